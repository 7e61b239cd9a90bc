"""Pressure in the lab of Particle Panic: games of crews of one level, rung by rung.

``python -m tests.pressure 40 --seats 2`` prints for each rung how many of 40 labs were saved. Then
for each mark: in how many games there were more particles at once, and how many of these were lost.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

from ai.levels import LEVELS, bot_seed, budget, make_bot
from game.core.session import Session
from game.games import GAMES
from game.rules.particle_panic.options import LADDER

GAME = "particle_panic"
MARKS = (12, 18, 24, 30)


class Lab(NamedTuple):
    """One game."""

    saved: bool
    most: int
    """Particles in the rooms at once."""


def play(seats: int, ladder: int, level: str, seed: str) -> Lab:
    """One game of this crew."""
    session, most = Session(GAMES[GAME], seats, {"ladder": ladder}, seed), 0
    while (seat := session.to_move()) is not None:
        bot = make_bot(GAME, level, bot_seed(seed, seat, len(session.moves)))
        view, moves = session.view(seat), session.legal_moves()
        session.play(bot.choose(view, moves, budget(GAME, level)))
        most = max(most, sum(session.view(0).particles))
    return Lab(session.returns()[0] > 0, most)


def main() -> None:
    """A line for each rung."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", choices=LEVELS, default="student")
    parser.add_argument("--rungs", type=int, nargs="*", default=range(len(LADDER)))
    chosen = parser.parse_args()
    for ladder in chosen.rungs:
        labs = [
            play(chosen.seats, ladder, chosen.level, f"p{number}") for number in range(chosen.games)
        ]
        parts = [f"saved {sum(lab.saved for lab in labs)} of {len(labs)}"]
        for mark in MARKS:
            above = [lab for lab in labs if lab.most > mark]
            parts.append(f">{mark}: {len(above)}, lost {sum(not lab.saved for lab in above)}")
        print(f"rung {ladder}:", "; ".join(parts), flush=True)


if __name__ == "__main__":
    main()
