"""Pictures on the rules pages."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.particles import DOWN, ELECTRON, UP
from game.rules.u_know_feynman.faces import (
    ANTIMATTER,
    FLIP,
    GLUON,
    MATTER,
    PHOTON,
    RED,
    W,
    face_name,
)
from game.tables.pictures import Icon
from game.tables.table import Spot
from game.tables.u_know_feynman.pictures import Duo

FORCES = 4
"""The rules page about answers to forces."""
CARD_W, CARD_H = 88.0, 128.0
GAP, BETWEEN, ARROW = 8.0, 64.0, 40.0
"""Between cards, between examples, and the size of an arrow."""
EXAMPLES = (
    ((UP, W), ((MATTER, DOWN),)),
    ((ELECTRON, PHOTON), ((MATTER, ELECTRON),)),
    ((UP, GLUON), ((MATTER, FLIP), (ANTIMATTER, UP))),
)
"""For each force: the particle and the force on it, and the cards that turn it back."""


def illustration(page: int, *, tall: bool) -> Sequence[Spot]:
    """An answer to each force: side by side, on a tall page below one another."""
    if page != FORCES:
        return ()
    shown: list[Spot] = []
    x = y = 0.0
    for number, (played, answer) in enumerate(EXAMPLES):
        cards = [(MATTER, symbol) for symbol in played]
        for place, (side, symbol) in enumerate([*cards, *answer]):
            if place == len(played):
                at = x + ARROW / 2, y + CARD_H / 2
                shown.append(Spot(f"answers:{number}", Icon("next"), *at, ARROW, ARROW, 1))
                x += ARROW + GAP
            face = 4 * symbol + RED
            name = face_name(side, face)
            at, art = (x + CARD_W / 2, y + CARD_H / 2), Duo(side, face)
            shown.append(
                Spot(f"example:{number}:{place}", art, *at, CARD_W, CARD_H, 1, meaning=name)
            )
            x += CARD_W + GAP
        if tall:
            x, y = 0.0, y + CARD_H + 2 * GAP
        else:
            x += BETWEEN
    return shown
