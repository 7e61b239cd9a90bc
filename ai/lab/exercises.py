"""Finds drills in games of Students, proves them, and rates how hard they are.

A drill is proved when the same moves are best in three drawn worlds, by a clear step, and few of
all legal moves are. Its difficulty is the location of a Rasch model, fitted to four simulated
players who misjudge the worth of every move by normal errors: by half the spread of the worths the
strongest, by six times as much the weakest.

``python -m ai.lab.exercises --game bigebang --count 200`` writes ``ai/drills/bigebang.json``;
``--more`` keeps the drills of that file and goes on with the next deal; ``--check`` proves the
drills that are kept once more.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from math import exp, log

import numpy as np

from ai.drills.drill import FOLDER, Drill, DrillTheme, kept, themes_of, written
from ai.lab.ladder import suggested
from ai.lab.puzzles import has_twins, played, stood_at
from ai.puzzles import calendar
from ai.puzzles.goals import goal_of
from ai.puzzles.puzzle import Position, position_of
from ai.registry import HOUSE
from ai.strength import BASE, PER_NAT
from game.core.contract import move_text
from game.core.session import AnyGame

WORLDS = 3
"""Drawn worlds in which the answer is the same."""
FEWEST, MOST = 3, 60
"""Legal moves of a drill."""
SHARE = 0.34
"""Of the legal moves that may be best, at most."""
LONGEST = 60
"""Moves before a drill: it is read from a file and played again."""
EACH = 2
"""Drills of one game at most."""
PLAYERS: Mapping[float, float] = {-450.0: 6.0, -200.0: 2.0, 0.0: 1.0, 120.0: 0.5}
"""Rating of a simulated player (*Student* 0) -> its error, in spreads of the worths."""
DRAWS = 400
OFTEN = 10
"""Drills after which the file is written again."""


def proved(position: Position, theme: DrillTheme, seed: str) -> tuple[list[int], list[int]] | None:
    """Places of the best moves, and the worths of all; None for what is no drill."""
    worths = theme.worths(position, f"{seed} 0")
    if worths is None:
        return None
    best = max(worths)
    good = [at for at, worth in enumerate(worths) if worth == best]
    if len(good) > SHARE * len(worths):
        return None
    for world in range(1, WORLDS):
        again = theme.worths(position, f"{seed} {world}")
        if again is None or list(again) != list(worths):
            return None
    return good, list(worths)


def difficulty(worths: Sequence[int], good: Sequence[int], seed: int) -> int:
    """Rating of the player who finds a best move every other time."""
    rng = np.random.default_rng(seed)
    values = np.array(worths, dtype=float)
    spread = float(values.std()) or 1.0
    found = []
    for error in PLAYERS.values():
        seen = values + rng.normal(0.0, error * spread, (DRAWS, len(values)))
        found.append(float(np.isin(seen.argmax(axis=1), good).mean()))
    return round(BASE + PER_NAT * _location([r / PER_NAT for r in PLAYERS], found))


def _location(strengths: Sequence[float], found: Sequence[float]) -> float:
    """Location of the item under which these shares are likeliest, by bisection.

    One success and one failure of a player of strength 0 keep it finite.
    """
    low, high = log(1e-3), log(1e3)
    wished = sum(found) + 1.0
    for _ in range(40):
        middle = (low + high) / 2
        expected = sum(1 / (1 + exp(middle - each)) for each in (*strengths, 0.0, 0.0))
        low, high = (middle, high) if expected > wished else (low, middle)
    return (low + high) / 2


def drills(game: AnyGame, seed: str, first: int = 0) -> Iterator[Drill]:
    """One drill after the other, from deal number ``first`` on; the themes take turns."""
    options = dict(suggested(game, {}))
    themes = themes_of(game.info.id)
    for number in count(first):
        deal = f"{seed} {number}"
        session = played(game, game.info.usual_seats, options, deal)
        moves = [move_text(move) for move in session.moves]
        found = 0
        wanted = list(themes)[number % len(themes)]
        for at in range(min(len(moves), LONGEST) - 1, 1, -3):
            position = position_of(stood_at(game, session.seats, options, deal, moves[:at]))
            texts = [move_text(move) for move in position.moves]
            if not FEWEST <= len(texts) <= MOST or has_twins(texts):
                continue
            theme = themes[wanted]
            answer = proved(position, theme, f"{deal} {at}") if theme.asks(position) else None
            if answer is None:
                continue
            good, worths = answer
            yield Drill(
                wanted,
                session.seats,
                position.seat,
                options,
                deal,
                tuple(moves[:at]),
                tuple(texts[place] for place in good),
                max(worths),
                difficulty(worths, good, number),
            )
            found += 1
            if found == EACH:
                break


def from_puzzles(game: AnyGame) -> Iterator[Drill]:
    """Puzzles of the day whose goal is a theme, for a game in which drills are rare."""
    for name, theme in themes_of(game.info.id).items():
        if theme is not goal_of(game.info.id):
            continue
        for number, puzzle in enumerate(calendar.kept(game.info.id)):
            worths = list(puzzle.worths.values())
            place = [list(puzzle.worths).index(puzzle.answer)]
            yield Drill(
                name,
                puzzle.seats,
                puzzle.seat,
                dict(puzzle.options),
                puzzle.seed,
                tuple(puzzle.moves),
                (puzzle.answer,),
                max(worths),
                difficulty(worths, place, number),
            )


def next_deal(before: Sequence[Drill], seed: str) -> int:
    """Number of the deal after those that drills were found in; 0: there are none of this seed."""
    deals = (drill.seed.rpartition(" ") for drill in before)
    return 1 + max((int(number) for named, _, number in deals if named == seed), default=-1)


def _write(game: str, found: Sequence[Drill]) -> None:
    """Write the file of a game at once, so that a stop leaves the old one or the new."""
    draft = FOLDER / f"{game}.json.draft"
    draft.write_text(written(found), "utf-8")
    draft.replace(FOLDER / f"{game}.json")


def check(game: AnyGame) -> list[str]:
    """A line for each kept drill that is none any more."""
    wrong = []
    themes = themes_of(game.info.id)
    for number, drill in enumerate(kept(game.info.id)):
        position = position_of(drill.stood(game))
        answer = proved(position, themes[drill.theme], f"check {number}")
        texts = [move_text(position.moves[place]) for place in answer[0]] if answer else []
        if answer is None or texts != list(drill.good) or max(answer[1]) != drill.best:
            wrong.append(f"{game.info.id} {number} {drill.theme}: {drill.good} is not {texts}")
    return wrong


def main() -> None:
    """Find drills, or prove them again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10.0, help="at most")
    parser.add_argument("--seed", default="drills")
    parser.add_argument("--puzzles", action="store_true", help="begin with puzzles of the day")
    parser.add_argument("--more", action="store_true", help="keep the drills that there are")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    game = HOUSE.game(args.game)
    if args.check:
        wrong = check(game)
        print("\n".join(wrong) or f"{args.game}: {len(kept(args.game))} drills hold")
        raise SystemExit(bool(wrong))
    ends = time.monotonic() + 60 * args.minutes
    found = list(kept(args.game)) if args.more else []
    if args.puzzles:
        found.extend(from_puzzles(game))
    first = next_deal(found, args.seed)
    wanted = args.minutes > 0 and len(found) < args.count
    for drill in drills(game, args.seed, first) if wanted else ():
        if time.monotonic() > ends:
            break
        found.append(drill)
        if len(found) >= args.count:
            break
        if len(found) % OFTEN == 0:
            _write(args.game, found)
    _write(args.game, found)
    print(f"{args.game}: {len(found)} drills")


if __name__ == "__main__":
    main()
