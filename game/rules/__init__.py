"""The rulebooks, and the one list of them."""

from __future__ import annotations

from game.core.session import AnyGame
from game.rules.u_know_feynman import UKnowFeynman

GAMES: dict[str, AnyGame] = {
    game.info.id: game
    for game in (UKnowFeynman(),)
}
