"""U-kNOw Feynman: cards with two faces, and what lies around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.art.u_know_feynman.cards import duo
from game.art.u_know_feynman.ring import countdown, dome, follow, orbit, suit_key

if TYPE_CHECKING:
    from game.art.ink.easel import Painter

PAINTERS: Final[dict[str, Painter]] = {
    "duo": duo,
    "orbit": orbit,
    "follow": follow,
    "suit_key": suit_key,
    "decay": dome,
    "countdown": countdown,
}
SHAPES: Final[dict[str, str]] = {
    "duo": "card",
    "orbit": "round",
    "follow": "pill",
    "suit_key": "button",
    "decay": "round",
    "countdown": "round",
}
