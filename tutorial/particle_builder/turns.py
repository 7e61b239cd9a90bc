"""What all lessons of Particle Builder share: deals for two, written moves, what a turn is.

Seat 0 is the learner, seat 1 the rival. Places of a mat: 0-5 quark slots, 6-11 lepton slots, 12-17
boson stacks, 18-21 the target.
"""

from __future__ import annotations

from game.core.contract import move_text
from game.rules.particle_builder import View
from game.rules.particle_builder.mat import PLACES
from game.rules.particle_builder.state import KEEP, move
from tutorial.lesson import Deal

ME, RIVAL = range(2)
QUARKS, LEPTONS, PHOTONS, GLUONS, W_PLUSES = 0, 6, 12, 13, 14
TARGET = 18
AREA_2 = TARGET + 1
"""The second place of a target."""

STATISTICS = tuple(f"statistic:{which}" for which in range(4))
"""The spots of the four statistics."""


def deal(seed: str, *opening: str, level: int = 1, **options: int) -> Deal:
    """A game for two that the learner begins, with the proton to build."""
    return Deal(seed, opening, {"level": level, "starts": 1, **options})


def at(place: int, seat: int = ME) -> int:
    """The address of a place on a seat's mat or target."""
    return seat * PLACES + place


def spot(place: int, seat: int = ME) -> str:
    """The spot of a place."""
    return f"place:{at(place, seat)}"


def areas(seat: int = ME, count: int = 3) -> tuple[str, ...]:
    """The spots of a seat's target."""
    return tuple(spot(TARGET + i, seat) for i in range(count))


def compare(statistic: int) -> str:
    """Choose a statistic."""
    return move_text(move("statistic", statistic))


def swap() -> str:
    """Swap cards with the other."""
    return move_text(move("swap", RIVAL))


def keep() -> str:
    """Do not swap."""
    return move_text(KEEP)


def place(where: int, seat: int = ME) -> str:
    """Lay the card in hand there, on the mat or the target of its holder."""
    return move_text(move("place", at(where, seat)))


def annihilate(where: int, seat: int = RIVAL) -> str:
    """Annihilate the card in hand with one on a mat."""
    return move_text(move("annihilate", at(where, seat)))


def written(kind: str, first: int = 0, second: int = 0) -> str:
    """Any other move."""
    return move_text(move(kind, first, second))


def turns(before: View, now: View) -> int:
    """The learner's turns between two views: every second round is the rival's."""
    return (now.round - before.round) // now.seats


def card(number: int) -> str:
    """The spot of the card that was drawn as this one in the game, counted from 1."""
    return f"card:{number}"


def moves(text: str) -> tuple[str, ...]:
    """Moves with spaces between; ``place:7`` stands for ``place:7,0``."""
    return tuple(each if "," in each else f"{each},0" for each in text.split())
