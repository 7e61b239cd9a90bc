"""Chances that Particle Panic tells its players, compared with the labs that were saved.

At the beginning of each turn the evaluator says how likely the lab is to be saved. In ten bins of
what it says, as many labs should be saved. A row of `TOLD_CHANCES` for this crew and rung,
fitted to the odd games, is checked on the even ones.

``python -m ai.lab.chances.particle_panic --players 3 --option ladder=1 --games 100 --lines FILE``
plays and compares; ``--write`` adopts the row, fitted to all games, where it tells better chances.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from math import inf, sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np
from scipy.optimize import isotonic_regression

from ai.bot import Budget
from ai.evaluators.particle_panic.plan import chance_at_once
from ai.evaluators.particle_panic.worth import SURE, calibrated_by, log_odds, own_row, row_in_use
from ai.levels import bot_seed, budget, make_bot
from ai.numbers import Learned, learned, written
from ai.registry import HOUSE
from game.core.session import AnySession, Session

GAME = "particle_panic"
PACKAGE, TABLE = "ai.evaluators.particle_panic", "told_chances"
FOLDER = Path(__file__).parents[2] / "evaluators" / GAME
ORIGIN = "turns of games that Researchers played, each row by a command of its own"
BINS = 10
POINTS = 12
"""Points of a line."""
STEEP = 0.0005
"""Least rise from one point to the next, so that a better choice has a better chance."""
FEW = 20
"""Games that a bin needs before its gap counts."""


class ToldGame(NamedTuple):
    """One game: the chance of each turn, as log-odds before it is calibrated, and how it ended."""

    raw: Sequence[float]
    won: bool


class ChanceBin(NamedTuple):
    """Turns with about the same chance."""

    told: float
    saved: float
    turns: int
    games: int

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the share, by the games in the bin."""
        return 1.96 * sqrt(max(self.saved * (1 - self.saved), 0.01) / self.games)


def play(players: int, options: Mapping[str, int], seed: str, level: str) -> ToldGame:
    """One game of a crew of this level."""
    session: AnySession = Session(HOUSE.game(GAME), players, options, seed)
    raw: list[float] = []
    turn = 0
    while (seat := session.to_move()) is not None:
        view = session.view(seat)
        if view.turn != turn:
            turn = view.turn
            chance = chance_at_once(view)
            if chance is not None:
                raw.append(log_odds(chance))
        chance_seed = bot_seed(seed, seat, len(session.moves))
        bot = make_bot(GAME, level, chance_seed)
        given = Budget(budget(GAME, level).iterations, inf)
        session.play(bot.choose(view, session.legal_moves(), given))
    return ToldGame(raw, session.returns()[0] > 0)


def fitted(games: Sequence[ToldGame]) -> list[float]:
    """Points of a rising line from log-odds to the share of games that were saved from there.

    Equally many turns lie around each point.
    """
    raw = np.concatenate([np.array(game.raw) for game in games])
    won = np.concatenate([np.full(len(game.raw), float(game.won)) for game in games])
    open_ = np.argsort(raw[raw < SURE], kind="stable")
    groups = np.array_split(open_, POINTS)
    odds = [float(raw[raw < SURE][group].mean()) for group in groups]
    # As if one more turn of each group had been won, and one lost.
    share = [(float(won[raw < SURE][group].sum()) + 1) / (len(group) + 2) for group in groups]
    rising = isotonic_regression(share).x + STEEP * np.arange(POINTS)
    return [
        round(number, 4)
        for point in zip(odds, np.minimum(rising, 0.999), strict=True)
        for number in map(float, point)
    ]


def bins(games: Sequence[ToldGame], row: Sequence[float]) -> list[ChanceBin]:
    """Chances that were told with this row and shares that were saved, in bins of equal width."""
    kept: list[list[tuple[float, bool, int]]] = [[] for _ in range(BINS)]
    for number, game in enumerate(games):
        for raw in game.raw:
            told = calibrated_by(row, raw)
            kept[min(BINS - 1, int(told * BINS))].append((told, game.won, number))
    return [
        ChanceBin(
            sum(told for told, *_ in each) / len(each),
            sum(won for _, won, _ in each) / len(each),
            len(each),
            len({number for *_, number in each}),
        )
        for each in kept
        if each
    ]


def worst(of: Sequence[ChanceBin]) -> float:
    """The largest gap between told and saved of bins with enough games."""
    return max((abs(one.told - one.saved) for one in of if one.games >= FEW), default=0.0)


def error(games: Sequence[ToldGame], row: Sequence[float]) -> float:
    """Mean squared error of the told chances (Brier score)."""
    each = [(calibrated_by(row, raw) - game.won) ** 2 for game in games for raw in game.raw]
    return sum(each) / len(each)


def read(lines: Path, key: str) -> dict[str, ToldGame]:
    """Games of a table by their seeds, those that were played before."""
    if not lines.is_file():
        return {}
    rows = map(json.loads, lines.read_text("utf-8").splitlines())
    return {row["seed"]: ToldGame(row["raw"], row["won"]) for row in rows if row["table"] == key}


def adopt(key: str, row: Sequence[float], games: int, command: str) -> Path:
    """Write a row into the table in use."""
    before = learned(PACKAGE, TABLE)
    numbers = before.numbers | {key: list(row)}
    provenance = before.provenance | {"origin": ORIGIN, key: {"command": command, "games": games}}
    ordered = Learned(dict(sorted(numbers.items())), dict(sorted(provenance.items())))
    file = FOLDER / f"{TABLE}.json"
    file.write_text(written(ordered), "utf-8")
    return file


def _option(text: str) -> tuple[str, int]:
    """An option such as ``ladder=1``. Raises ValueError."""
    name, _, value = text.partition("=")
    return name, int(value)


def main() -> None:
    """Play, compare and adopt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--option", type=_option, action="append", default=[])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="researcher")
    parser.add_argument("--lines", type=Path, default=Path("chances.jsonl"))
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    options = dict(args.option)
    setting = Session(HOUSE.game(GAME), args.players, options, "setting").view(0).setting
    key = own_row(setting)
    before = read(args.lines, key)
    with args.lines.open("a", encoding="utf-8") as file:
        for number in range(args.games):
            seed = f"chances {number}"
            if seed in before:
                continue
            game = before[seed] = play(args.players, options, seed, args.level)
            line = {"table": key, "seed": seed, "raw": [round(r, 4) for r in game.raw]}
            file.write(json.dumps(line | {"won": bool(game.won)}) + "\n")
            file.flush()
    games = [game for game in before.values() if game.raw]
    row = row_in_use(setting)
    share = sum(game.won for game in games) / len(games)
    print(f"{key}: {len(games)} games, {100 * share:.0f} % saved, as it is:")
    _print(games, row)
    trained, held = games[::2], games[1::2]
    new = fitted(trained)
    print("fitted to every other game, on the others:")
    _print(held, new)
    if args.write and error(held, new) < error(held, row):
        every = fitted(games)
        option = " ".join(f"--option {name}={value}" for name, value in sorted(options.items()))
        command = (
            f"python -m ai.lab.chances.particle_panic --players {args.players} {option}".strip()
        )
        print(f"adopted in {adopt(key, every, len(games), command).name}")


def _print(games: Sequence[ToldGame], row: Sequence[float]) -> None:
    found = bins(games, row)
    for one in found:
        saved = f"saved {100 * one.saved:3.0f} ± {100 * one.margin:.0f} %"
        print(f"  told {100 * one.told:3.0f} %, {saved}, turns {one.turns}, games {one.games}")
    print(f"  largest gap {100 * worst(found):.0f} points, error {error(games, row):.3f}")


if __name__ == "__main__":
    main()
