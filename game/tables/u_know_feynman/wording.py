"""Names of things and the art of cards, shared by all parts of the table."""

from __future__ import annotations

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.u_know_feynman import View
from game.rules.u_know_feynman.faces import (
    FERMIONS,
    GLUON,
    MATTER,
    PENALTY,
    PHOTON,
    WILD_FACE,
    W,
    face_name,
    particle_key,
    suit_name,
    symbol_name,
    top_suit,
    top_symbol,
)
from game.tables.u_know_feynman.pictures import Duo

G = "u_know_feynman-"


def seat_name(seat: Seat) -> Phrase:
    """The player who sits there."""
    return say("seat", seat=seat)


def card_id(card: int) -> str:
    """The spot of a card: everybody's eye can follow it, so its number tells nothing."""
    return f"card:{card}"


def card_art(view: View, card: int, *, turned: bool, asleep: bool = False) -> Duo:
    """A card as it is shown: in one's own hand its face, in a rival's (``turned``) its back.

    The tag at its foot is the other face, where that is known.
    """
    shown, tag = view.up[card], view.down[card]
    side = view.side
    if turned:
        shown, tag, side = tag, shown, 1 - side
    return Duo(side, shown, tag if tag >= 0 else None, asleep)


def codex(side: int, face: int) -> str:
    """The particle that can be read about at this face, if it shows one."""
    if face < 0:
        return ""
    symbol = face >> 2
    if symbol < FERMIONS:
        return particle_key(side, symbol)
    if symbol in PENALTY:
        return {W: "w-plus", PHOTON: "photon", GLUON: "gluon"}[symbol]
    return "higgs" if face == WILD_FACE and side != MATTER else ""


def card_name(view: View, card: int) -> Phrase:
    """The name of the face that is played now."""
    return face_name(view.side, view.up[card])


def following(view: View) -> Phrase:
    """What may follow the top, in words: a suit, or a suit and a symbol."""
    suit = suit_name(view.side, top_suit(view.top))
    symbol = top_symbol(view.top)
    if symbol < 0:
        return say(f"{G}follow-suit", suit=suit)
    return say(f"{G}follow-both", suit=suit, what=symbol_name(view.side, symbol))
