"""Count the files of the project to read when one follows a tap to its picture.

A file counts when one of its functions is entered between the first event of the tap and the end of
the first picture of what came of it. ``python -m tests.walk`` prints the figures of every game and
every lesson, and how many of the files belong to the client, without rules, painters and store;
with ``-v`` the files of the longest walks, too.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene
    from game.services import Services
    from tests.pilot import Pilot
    from tutorial.lesson import Lesson

ROOT = Path(__file__).parents[1]
OURS = tuple(str(ROOT / name) + os.sep for name in ("game", "ai", "tutorial"))
CLIENT = ("game/app.py", "game/scenes/", "game/tables/", "game/ui/")
"""Events, messages, update, view and layout: what one reads to change how a table works."""
TURNS = 3
"""Of a person, in each game."""
STEPS = 12
"""Of each lesson, from its first."""
PATIENCE = 900
"""Frames in which a person is asked again."""
AHEAD = 6
"""Frames in which a picture is painted ahead, at most."""


class Walk(NamedTuple):
    """The files that one tap entered."""

    where: str
    """The game or the lesson."""
    what: str
    """``pick``: the first touch of a longer move. ``move``: its last. ``step``: of a lesson."""
    files: frozenset[str]

    @property
    def client(self) -> int:
        """Number of files of the client."""
        return sum(name.startswith(CLIENT) for name in self.files)


@contextmanager
def entered() -> Iterator[set[str]]:
    """The files of the project whose functions are entered meanwhile, relative to its root."""
    files: set[str] = set()

    def note(frame: FrameType, event: str, _arg: object) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(OURS) and frame.f_code.co_name != "<module>":
            files.add(Path(name).relative_to(ROOT).as_posix())

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield files
    finally:
        sys.setprofile(before)


def tapped(pilot: Pilot, spot_id: str) -> frozenset[str]:
    """Touch a spot; the files that were entered until its picture stood."""
    import pygame

    from tests.pilot import FRAME

    table = pilot.table()
    spot = pilot.spot(spot_id)
    at = table.viewport.pixel(spot.x, spot.y)
    with entered() as files:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.app.step([pygame.Event(kind, pos=at, button=1)], FRAME)
        for _ in range(AHEAD):
            if table.motion.busy or not table.frames:
                break
            pilot.app.step([], FRAME)
    return frozenset(files)


def at_rest(pilot: Pilot, table: TableScene) -> bool:
    """Wait until a person is asked; False when the game is over."""
    from tests.pilot import FRAME

    for _ in range(PATIENCE):
        if pilot.top is not table:
            return False
        if table.picker is not None and not table.motion.busy:
            return True
        pilot.wait(FRAME)
    raise AssertionError("nobody is asked any more")


def through_game(services: Services, game: str) -> Iterator[Walk]:
    """Each touch of a few moves against the easiest opponents."""
    from game.app import App
    from game.games import GAMES
    from game.match.match import AI, HUMAN, new_match
    from game.scenes.table.opening import open_table
    from game.window import open_window
    from tests.pilot import Pilot

    services.change(guide="never")  # the search for the light is the opponents' way
    count = GAMES[game].info.usual_seats
    match = new_match(game, [HUMAN] + [AI + "visitor"] * (count - 1), {}, "walk")
    table = open_table(services, match)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    for _ in range(TURNS):
        if not at_rest(pilot, table) or table.picker is None:
            return
        *picks, last = min(table.picker.paths)
        for spot_id in picks:
            yield Walk(game, "pick", tapped(pilot, spot_id))
        yield Walk(game, "move", tapped(pilot, last))


def through_lesson(services: Services, lesson: Lesson) -> Iterator[Walk]:
    """Each touch of the first steps of a lesson, as the coach asks for them."""
    from game.scenes.lesson.lesson import lesson_at
    from tests.learner import begin, wait_for_the_coach

    pilot = begin(services, lesson)
    for _ in range(STEPS):
        wait_for_the_coach(pilot)
        taught = lesson_at(pilot.top)
        if taught is None or taught.playing:
            return
        step = taught.coach.step
        answers = step.choices and not taught.course.model.known
        choice = f"coach:choice:{step.right or step.choices[0]}" if answers else "coach:next"
        if not taught.course.path() and taught.scene.find(choice) is None:
            return  # an experiment runs: its throws are no step
        for spot_id in taught.course.path() or (choice,):
            yield Walk(lesson.id, "step", tapped(pilot, spot_id))


def main() -> None:
    """The longest walk of each kind through each game and each lesson."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.games import GAMES
    from game.window import opened
    from tests.learner import LESSONS

    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder), None, None) as services,
    ):
        walks = [walk for game in GAMES for walk in through_game(services, game)]
        walks += [walk for lesson in LESSONS.values() for walk in through_lesson(services, lesson)]
    longest: dict[tuple[str, str], Walk] = {}
    for walk in walks:
        key = walk.where, walk.what
        if key not in longest or len(walk.files) > len(longest[key].files):
            longest[key] = walk
    for walk in longest.values():
        print(f"{walk.where:26} {walk.what:5} {len(walk.files)} ({walk.client} of the client)")
        if "-v" in sys.argv:
            print(*(f"    {name}" for name in sorted(walk.files)), sep="\n")


if __name__ == "__main__":
    main()
