"""Words beside the light on a move that seems a mistake: its risk, or why it is worth its price."""

from __future__ import annotations

from ai.evaluators.particle_panic import reasons
from game.core.phrase import Phrase, say
from game.rules.particle_panic.state import CLUBS, COLLECT, HEARTS, Move, View, to_spare

_LIGHT = f"{reasons.G}light-"


def beside_light(view: View, move: Move) -> Phrase | None:
    """The words for a lit move; None: it needs none."""
    match move.kind:
        case "neutralize":
            return _try(view)
        case "accept":
            return _accept(view)
        case "share" if sum(view.hands[move.to]) >= view.limits[move.to]:
            return say(f"{_LIGHT}share-full", seat=say("seat", seat=move.to))
        case "end" if view.phase != COLLECT and view.basics:
            return reasons.reason(view, move)
    return None


def _try(view: View) -> Phrase | None:
    """The risk of a try that may take the hand limit below a whole code, or to 0."""
    limit, need = view.limits[view.seat], view.setting.code
    if limit == 1:
        return say(f"{_LIGHT}try-last")
    return say(f"{_LIGHT}try-code", limit=limit - 1) if limit == need else None


def _accept(view: View) -> Phrase | None:
    """The card for a code that is worth more than the point; None: no card could be spent."""
    if not (view.spending or view.specials):
        return None
    hand = view.hands[view.seat]
    kept = [suit for suit in (CLUBS, HEARTS) if hand[suit] and not to_spare(view, suit)]
    if not kept:
        return None
    card = say(f"{reasons.G}card-{reasons.SUIT_KEYS[kept[0]]}")
    need = view.setting.code
    others = (seat for seat, limit in enumerate(view.limits) if seat != view.seat and limit >= need)
    holder = next(others, None)
    if view.limits[view.seat] > need or holder is None:
        return say(f"{_LIGHT}accept", card=card)
    return say(f"{_LIGHT}accept-other", card=card, seat=say("seat", seat=holder))
