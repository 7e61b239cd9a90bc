"""The length of a game that a person plays against opponents: by the table's own clock.

The person is a *Student* who looks at each choice for some seconds; what is forced, what others do
and what is shown takes the time that it takes at the table in its usual pace.
``python -m tests.tempo u_know_feynman 20 cards=5`` prints the minutes of 20 games in order and
their median; with ``--seats 3`` for three, with ``--look 10`` for a person who looks longer. Then
it prints how often there is something to tell: an event of weight two and more
(`game.effects.weights`), a penalty of several cards, or a highlight of the table
(`game.tables.capabilities.Highlights`).
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ai.levels import bot_seed, budget, make_bot
from game.core.contract import AnyMove, Seat
from game.core.session import AnyRuleEvent, AnySession
from game.effects.weights import BEATS
from game.match.drivers import Driver, Person

if TYPE_CHECKING:
    from game.services import Services

LEVEL = "student"
LOOK = 6.0
"""Seconds before a person's choice, of which there may be several in a move."""
FRAME = 0.1
"""Seconds: long ones, for only the sum of them counts."""
WINDOW = (320, 180)
"""Pixels: motion takes its time in units, and painting takes most of the measurement."""
SILENCE = 30.0
"""Seconds within which there should be something to tell."""
PENALTY = 2
"""Cards from which on a penalty is told."""


def told(event: AnyRuleEvent) -> bool:
    """True if a player would tell of this event."""
    if event.kind == "took":
        return event.facts.get("cards", 0) >= PENALTY
    return BEATS.get(event.kind, 1) > 1


def choice(session: AnySession, seat: Seat) -> AnyMove:
    """The move of a *Student*."""
    game, number = session.game.info.id, len(session.moves)
    bot = make_bot(game, LEVEL, bot_seed(session.seed, seat, number))
    move: AnyMove = bot.choose(session.view(seat), session.legal_moves(), budget(game, LEVEL))
    return move


class Here(Driver):
    """A *Student* that thinks in this process, and at once."""

    def __init__(self) -> None:
        self._move: AnyMove | None = None

    def begin(self, session: AnySession, seat: Seat) -> None:
        """Choose."""
        self._move = choice(session, seat)

    def poll(self) -> AnyMove | None:
        """The choice, once."""
        move, self._move = self._move, None
        return move

    def stop(self) -> None:
        """Choose anew when asked again."""
        self._move = None


class Tempo(NamedTuple):
    """One game, in seconds from the table's first frame to the end of its last move."""

    seconds: float
    told: Sequence[tuple[float, str]]
    """When something happened that a player would tell of, and what."""

    @property
    def silences(self) -> list[float]:
        """Seconds between one such event and the next, and to the end."""
        times = [0.0, *(at for at, _ in self.told), self.seconds]
        return [later - at for at, later in pairwise(times)]


def tempo(
    services: Services,
    game: str,
    seats: int,
    options: Mapping[str, int],
    seed: str,
    look: float = LOOK,
) -> Tempo:
    """The tempo of one game. ``look``: seconds before each choice of the person."""
    from game.app import App
    from game.match.match import AI, HUMAN, new_match
    from game.scenes.table.keyframes import Story
    from game.scenes.table.model import Hurried
    from game.scenes.table.opening import people_table
    from game.scenes.table.people import People
    from game.window import open_window

    services.change(throws=False)  # who plays at once throws at once
    match = new_match(game, [HUMAN] + [AI + LEVEL] * (seats - 1), options, seed)
    drivers: dict[int, Driver] = {0: Person()} | {seat: Here() for seat in range(1, seats)}
    table = people_table(services, match, drivers)
    app = App(services, open_window(WINDOW, full_screen=False), table)
    clock = looked = 0.0
    heard: list[tuple[float, str]] = []
    made, story = table.policy.move_made, Story()

    def noted(move: AnyMove, events: Sequence[AnyRuleEvent]) -> object:
        highlights = story.highlights(table.table, table.session, events)
        for event, highlight in zip(events, highlights, strict=True):
            if told(event):
                heard.append((clock, event.kind))
            elif highlight is not None:
                heard.append((clock, highlight.shout.key.rpartition("-")[2]))
        return made(move, events)

    setattr(table.policy, "move_made", noted)  # noqa: B010 - of this one table
    while app.top is table and not (table.model.over and not table.frames):
        app.step([], FRAME)
        clock += FRAME
        waiting = table.picker is not None and table.policy.may_move() and not table.motion.busy
        # The words of a notice that a touch ends are read as long as a choice takes.
        reads = isinstance(table.policy, People) and table.policy.own.notices.standing
        looked = looked + FRAME if waiting or (reads and not table.motion.busy) else 0.0
        if looked >= look:
            if reads:
                table.send(Hurried())
            else:
                table.play(choice(table.session, 0))
            looked = 0.0
    return Tempo(clock, heard)


def main() -> None:
    """The minutes of some games."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.games import GAMES
    from game.window import opened

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("games", type=int)
    parser.add_argument("options", nargs="*", metavar="NAME=VALUE")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--look", type=float, default=LOOK, help="seconds before each choice")
    chosen = parser.parse_args()
    info = GAMES[chosen.game].info
    named = (option.partition("=") for option in chosen.options)
    options = {**info.suggested, **{name: int(value) for name, _, value in named}}
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as services:
        games = [
            tempo(services, chosen.game, chosen.seats, options, f"tempo {number}", chosen.look)
            for number in range(chosen.games)
        ]
    lasted = [game.seconds / 60 for game in games]
    print(*(f"{minutes:.1f}" for minutes in sorted(lasted)))
    print(f"median {statistics.median(lasted):.1f}, mean {statistics.mean(lasted):.1f} minutes")
    kinds = Counter(kind for game in games for _, kind in game.told)
    silences = [silence for game in games for silence in game.silences]
    long = sum(silence for silence in silences if silence > SILENCE)
    print(f"{kinds.total() / sum(lasted):.1f} events a minute to tell of: {dict(kinds)}")
    print(
        f"silences above {SILENCE:.0f} s: {sum(one > SILENCE for one in silences) / len(games):.1f}"
        f" a game, {long / 60 / sum(lasted):.0%} of the time; the longest {max(silences):.0f} s,"
        f" median of the longest {statistics.median(max(game.silences) for game in games):.0f} s"
    )


if __name__ == "__main__":
    main()
