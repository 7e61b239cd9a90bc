"""Pages of practice for ``main.py shots``: ratings, tasks, drills, and the games of a class."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ai.puzzles.puzzle import Puzzle
    from game.progress.mistakes import Mistake
    from game.scenes.base.scene import Scene
    from game.services import Services
    from tutorial.quiz.learner import Learner

DAY = date(2026, 11, 22)
"""The day that is shown."""
SCORES = (0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0)


def rated(services: Services, game: str, seats: int) -> int:
    """Keep twelve rated games against opponents that fit; returns the rating after them."""
    from game.progress.glicko import Encounter, after
    from game.progress.player_rating import FIRST, PREFIX

    now, rows = FIRST, []
    for day, score in enumerate(SCORES, 1):
        row = {"day": f"2026-11-{day:02}", "opponents": now.value, "score": score}
        now = after(now, [Encounter(now.value, 50.0, score)])
        rows.append(row | now._asdict())
    kept = {"format": 1, "games": rows}
    services.store.set_progress(f"{PREFIX}{game}-{seats}", json.dumps(kept))
    return round(now.value)


def exercises(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """A mistake that is due, its table, and the dialog that plays on from it."""
    from ai.puzzles.calendar import kept
    from ai.puzzles.puzzle import stood
    from game.games import GAMES
    from game.progress.mistakes import Mistake, keep_one
    from game.scenes.practice.insights import InsightsScene
    from game.scenes.practice.mending import ReviewsScene, mistake_scene
    from game.scenes.practice.play_on import PlayOnScene
    from game.scenes.practice.practice import PracticeScene
    from game.scenes.table.thoughts import may_be_shown

    game = next(name for name in services.games if may_be_shown(GAMES[name].info))
    puzzle = kept(game)[0]
    session = stood(GAMES[game], puzzle)
    other = next(move for move in puzzle.worths if move != puzzle.answer)
    day = DAY.isoformat()
    answers = (other, puzzle.answer, (puzzle.answer,))
    place = (puzzle.seats, dict(puzzle.options), puzzle.seed, tuple(puzzle.moves), puzzle.seat)
    mistake = Mistake(1, game, *place, *answers, 31, 58, day, day)
    keep_one(services.store, mistake)
    yield "practice-due", [PracticeScene(services, game, DAY)]
    yield "practice-reviews", [ReviewsScene(services, game)]
    table = mistake_scene(services, mistake)
    yield "practice-mistake", [table]
    yield "practice-play-on", [table, PlayOnScene(services, session, puzzle.seat)]
    yield "practice-insights", [InsightsScene(services, game, DAY)]
    yield "practice-think", [thinking(services, game, puzzle)]
    yield "practice-solved", [table, solved(services, game, puzzle)]
    yield from drills(services)


def solved(services: Services, game: str, puzzle: Puzzle) -> Scene:
    """The dialog of a puzzle of the day that took three tries."""
    from ai.analysis import explain, without_chance
    from game.core.contract import find_move
    from game.core.phrase import say
    from game.scenes.daily.puzzle import DailyTask
    from game.scenes.practice.solved import SolvedDialog

    task, tries = DailyTask(services.store, game, puzzle, DAY), 3
    session = task.stood()
    answer = find_move(puzzle.answer, session.legal_moves())
    reason = explain(session.game, session.view(puzzle.seat), answer)
    because = task.because(without_chance(reason))
    title = say("daily-puzzle-right-later", tries=tries)
    return SolvedDialog(services, title, because, task.told(tries), tries)


def drills(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """The first drill of each theme."""
    from ai.drills.drill import kept
    from game.scenes.practice.drilling import drill_scene

    for game in services.games:
        first = {drill.theme: at for at, drill in reversed(list(enumerate(kept(game))))}
        for theme, number in first.items():
            yield f"practice-drill-{theme}", [drill_scene(services, game, number, DAY)]


def thinking(services: Services, game: str, puzzle: Puzzle) -> Scene:
    """A search on the position of a puzzle, as it stands after some steps."""
    from ai.bot import Thinks
    from ai.levels import budget, make_bot
    from ai.puzzles.puzzle import stood
    from game.games import GAMES
    from game.match.match import AI, HUMAN, Match
    from game.scenes.table.opening import open_table
    from game.scenes.table.think import ThinkScene

    session = stood(GAMES[game], puzzle)
    seats = [AI + "student"] * puzzle.seats
    seats[puzzle.seat] = HUMAN
    scene = ThinkScene(services, open_table(services, Match(session, tuple(seats)), keep=False))
    services.engine.cancel()
    bot = make_bot(game, level := "search:850", "shots")
    bot.choose(scene.seen, scene.legal, budget(game, level))
    scene.analysis = bot.analysis if isinstance(bot, Thinks) else None
    return scene


def practice(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """A rating with its curve, and exercises."""
    from game.match.match import AI
    from game.scenes.menu.setup import SetupScene
    from game.scenes.practice.practice import PracticeScene

    for game in services.games:
        rated(services, game, 2)
        yield f"practice-{game}", [PracticeScene(services, game)]
    yield from exercises(services)
    setup = SetupScene(services, services.games[0])
    setup.seats[1] = setup.touched = f"{AI}match65"
    yield "practice-setup", [setup]


def class_games(
    services: Services, members: Sequence[Learner]
) -> Iterator[tuple[str, list[Scene]]]:
    """Practice of a class, before and after some learners have played."""
    from ai.drills.drill import kept
    from game.games import GAMES
    from game.progress import class_practice
    from game.scenes.quiz.class_games import ClassPracticeScene
    from game.scenes.table.thoughts import may_be_shown

    game = next(name for name in services.games if may_be_shown(GAMES[name].info))
    yield "teacher-games-empty", [ClassPracticeScene(services, members)]
    for number, who in enumerate(members[:9]):
        for drill in (kept(game)[0], kept(game)[-1]):
            right = number % 3 == 0
            class_practice.drill_answered(services.store, who, game, drill, right=right)
        class_practice.mistakes_found(services.store, who, [_example(game, number)])
    yield "teacher-games", [ClassPracticeScene(services, members)]


def _example(game: str, number: int) -> Mistake:
    """A mistake of a learner; the number tells of which kind."""
    from game.progress.mistakes import Mistake

    played, better = (("pass", "fuse"), ("fuse", "annihilate"), ("fuse", "fuse"))[number % 3]
    moves = (f"{played}:1,2,-1", f"{better}:3,4,-1", (f"{better}:3,4,-1",))
    day = DAY.isoformat()
    return Mistake(1, game, 2, {}, "shots", (), 0, *moves, 30 - number, 52, day, day)
