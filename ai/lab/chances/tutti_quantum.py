"""Chances that the look-back tells at a choice of Tutti Quantum, compared with who won.

*Students* play a duel. At some choices of each game a search of the look-back says how likely the
seat is to win. For some rounds together the command prints what was told and won in the middle of
the scale, and the stretch that suits best: with 0.5, chances of 70 % would have to be told as 60 %.

``python -m ai.lab.chances.tutti_quantum --games 200 --lines FILE``
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import inf, sqrt
from pathlib import Path
from typing import NamedTuple

from ai.analysis import MOST
from ai.bot import Budget
from ai.forest import SearchBot
from ai.levels import bot_seed, budget, make_bot
from ai.registry import HOUSE
from game.core.rng import Rng
from game.core.session import AnySession, Session

GAME, SEATS, LEVEL = "tutti_quantum", 2, "student"
LOOKS = 4
"""Choices of each game that are looked at."""
SPANS = ((1, 5), (6, 9), (10, 12), (13, 14))
"""Rounds, first and last, that are told together."""
GOOD = (0.6, 0.8)
"""Chances that are hopeful and not yet sure."""


class ToldChoice(NamedTuple):
    """A choice: its round, the chance that was told, and the share of the game that was won."""

    round: int
    told: float
    won: float


def play(seed: str) -> list[ToldChoice]:
    """One game, with what was told at some of its choices."""
    session: AnySession = Session(HOUSE.game(GAME), SEATS, {}, seed)
    views = []
    while (seat := session.to_move()) is not None:
        view, legal = session.view(seat), session.legal_moves()
        if len(legal) > 1:
            views.append((seat, view, legal, len(session.moves)))
        bot = make_bot(GAME, LEVEL, bot_seed(seed, seat, len(session.moves)))
        session.play(bot.choose(view, legal, Budget(budget(GAME, LEVEL).iterations, inf)))
    Rng(seed, "looks").shuffle(views)
    told = []
    for seat, view, legal, number in views[:LOOKS]:
        bot = make_bot(GAME, f"search:{MOST}", bot_seed(seed, seat, number))
        assert isinstance(bot, SearchBot)
        search = bot.start(view, legal)
        search.run(MOST, inf)
        best = next(iter(search.analysis(MOST).prospects), None)
        if best is not None:
            won = (1 + session.returns()[seat]) / 2
            told.append(ToldChoice(view.round, (1 + best.value) / 2, won))
    return told


def read(lines: Path) -> dict[str, list[ToldChoice]]:
    """Games by their seeds, those that were played before."""
    if not lines.is_file():
        return {}
    rows = map(json.loads, lines.read_text("utf-8").splitlines())
    return {row["seed"]: [ToldChoice(*each) for each in row["told"]] for row in rows}


def stretch(choices: Sequence[ToldChoice]) -> tuple[float, float]:
    """Factor by which the told distances from even chances come closest to the results.

    With half of its 95 % interval, for results that are as uncertain as can be.
    """
    far = sum((each.told - 0.5) ** 2 for each in choices)
    factor = sum((each.told - 0.5) * (each.won - 0.5) for each in choices) / far
    return factor, 1.96 * sqrt(0.25 / far)


def spans(choices: Sequence[ToldChoice]) -> list[str]:
    """A line for each span of rounds."""
    said = []
    for first, last in SPANS:
        own = [each for each in choices if first <= each.round <= last]
        good = [each for each in own if GOOD[0] <= each.told <= GOOD[1]]
        if not good:
            continue
        factor, margin = stretch(own)
        told, won = (sum(shares) / len(good) for shares in zip(*(g[1:] for g in good), strict=True))
        said.append(
            f"rounds {first} to {last}: told {told:.2f}, won {won:.2f} ({len(good)} choices), "
            f"stretch {factor:.2f} ± {margin:.2f} ({len(own)} choices)"
        )
    return said


def main() -> None:
    """Play and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--lines", type=Path, default=Path("tutti_chances.jsonl"))
    args = parser.parse_args()
    games = read(args.lines)
    with args.lines.open("a", encoding="utf-8") as file:
        for number in range(args.games):
            seed = f"told {number}"
            if seed not in games:
                games[seed] = play(seed)
                file.write(json.dumps({"seed": seed, "told": games[seed]}) + "\n")
                file.flush()
    for line in spans([each for told in games.values() for each in told]):
        print(line)


if __name__ == "__main__":
    main()
