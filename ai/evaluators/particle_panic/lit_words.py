"""Words beside the light: why the move is good, what it is worth its price for, its risk."""

from __future__ import annotations

from ai.evaluators.particle_panic import reasons
from game.core.phrase import Phrase, say
from game.rules.particle_panic.state import (
    CLUBS,
    HEARTS,
    NEUTRALIZE,
    Move,
    View,
    beyond_saving,
    to_spare,
)

_LIGHT = f"{reasons.G}light-"


def beside_light(view: View, move: Move) -> Phrase | None:
    """The words for a lit move; None: it needs none."""
    if move.kind in ("neutralize", "accept") and beyond_saving(view, view.hands[view.seat]):
        return reasons.reason(view, move)
    match move.kind:
        case "neutralize":
            return _try(view)
        case "accept":
            return _accept(view)
        case "spill" | "spread" | "detect" | "name":
            return None  # the question says more
    return reasons.reason(view, move)


def _try(view: View) -> Phrase | None:
    """The gain of a try, and the risk where it may take the hand limit below a code, or to 0.

    None for another try, whose question names its price.
    """
    limit, need = view.limits[view.seat], view.setting.code
    plain = round(100 * (7 - view.setting.hit) / 6)
    if limit == 1:
        return say(f"{_LIGHT}try-last", plain=plain)
    if limit < need:
        return say(f"{_LIGHT}try-weak", plain=plain)
    if limit > need:
        return None if view.neutralizing else reasons.reason(view, NEUTRALIZE)
    if reasons.risks_all(view):
        return say(f"{_LIGHT}try-last-hand", plain=plain)
    basics = view.basics - (not view.neutralizing)
    last = view.particles[view.pawns[view.seat]] == 1
    key = "try-collect" if last and (view.setting.free or basics > 0) else "try-code"
    return say(f"{_LIGHT}{key}", plain=plain, limit=limit - 1)


def _accept(view: View) -> Phrase | None:
    """The card for a code that is worth more than the point; None: no card could be spent."""
    if not (view.spending or view.specials):
        return None
    hand = view.hands[view.seat]
    kept = [suit for suit in (CLUBS, HEARTS) if hand[suit] and not to_spare(view, suit)]
    if not kept:
        return None
    if reasons.risks_all(view):
        return reasons.reason(view, Move("accept"))
    card = say(f"{reasons.G}card-{reasons.SUIT_KEYS[kept[0]]}")
    need = view.setting.code
    others = (seat for seat, limit in enumerate(view.limits) if seat != view.seat and limit >= need)
    holder = next(others, None)
    if view.limits[view.seat] > need or holder is None:
        return say(f"{_LIGHT}accept", card=card)
    return say(f"{_LIGHT}accept-other", card=card, seat=say("seat", seat=holder))
