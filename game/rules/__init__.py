"""The rulebooks, and the one list of them."""

from __future__ import annotations

from game.core.session import AnyGame
from game.rules.tutti_quantum import TuttiQuantum

GAMES: dict[str, AnyGame] = {
    "tutti_quantum": TuttiQuantum(),
from game.rules.bigebang import BigEBang

GAMES: dict[str, AnyGame] = {
    "bigebang": BigEBang(),
}
