"""Openings of Big*Bang in which both players only annihilate, as each other's mirror image.

``python -m tests.mirror 200`` plays 200 games between *Students* and prints the share
of their first ten moves that annihilate, and of the games in which all of them do; with
``--level researcher`` for others.
"""

from __future__ import annotations

import argparse

from ai.levels import bot_seed, budget, make_bot
from game.core.session import Session
from game.games import GAMES

GAME = "bigebang"
OPENING = 10
"""Moves after the choice of a side."""


def opening(level: str, seed: str) -> list[str]:
    """The kinds of the first moves of one game."""
    info = GAMES[GAME].info
    session = Session(GAMES[GAME], info.usual_seats, info.suggested, seed)
    kinds: list[str] = []
    while len(kinds) <= OPENING and (seat := session.to_move()) is not None:
        bot = make_bot(GAME, level, bot_seed(session.seed, seat, len(session.moves)))
        move = bot.choose(session.view(seat), session.legal_moves(), budget(GAME, level))
        session.play(move)
        kinds.append(move.kind)
    return kinds[1:]


def main() -> None:
    """The shares over some games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--level", default="student")
    chosen = parser.parse_args()
    openings = [opening(chosen.level, f"mirror {number}") for number in range(chosen.games)]
    kinds = [kind for each in openings for kind in each]
    alone = sum(set(each) == {"annihilate"} for each in openings)
    print(
        f"annihilations {kinds.count('annihilate') / len(kinds):.0%} of the first {OPENING} moves"
    )
    print(f"openings of annihilations alone {alone / len(openings):.0%} of {len(openings)} games")


if __name__ == "__main__":
    main()
