"""Rules for a beginner, each beside the light on a move to which it belongs.

See `game.tables.capabilities.Guides`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.phrase import Phrase, literal, say
from game.rules.particle_panic.state import ACT, COLLECT, Move, View
from game.tables.particle_panic.wording import G, held, seat_name, suit_name, untouched

_F = f"{G}first-"


def first_steps(view: View, move: Move, why: Phrase | None) -> Sequence[Phrase]:
    """Nature, price and purpose of the lit move; none where its risk matters more.

    ``why``: why it is good.
    """
    return () if view.outcome else tuple(_steps(view, move, why or literal("")))


def _steps(view: View, move: Move, why: Phrase) -> Iterator[Phrase]:
    setting, limit = view.setting, view.limits[view.seat]
    fresh = view.phase == ACT and untouched(view) and view.turn <= 2 * setting.seats
    if fresh and move.kind != "share":  # A gift needs its reason: it looks like a loss.
        yield say(f"{_F}actions", free=setting.free)
    match move.kind:
        case "share" if move.to == view.sharing and move.at >= view.floor:
            yield say(f"{_F}share-free", seat=seat_name(move.to), why=why)
        case "share":
            yield say(f"{_F}share", need=setting.code, why=why)
        case "collect" if view.phase == ACT:
            free = setting.free
            yield say(f"{_F}collect", need=setting.code, cards=setting.cards, free=free)
        case "collect" if view.phase == COLLECT and held(view, view.seat) < limit:
            yield say(f"{_F}limit", limit=limit, why=why)
        case "move":
            yield say(f"{_F}move", why=why)
        case "go":
            yield say(f"{_F}go", steps=min(3, view.roll[1]), die=view.roll[1], why=why)
        case "neutralize" if limit > setting.code and not view.neutralizing:
            yield say(f"{_F}try", hit=setting.hit, limit=limit - 1)
        case "heart" | "club" if not view.spending:
            yield say(f"{_F}{move.kind}", why=why)
        case "diamond" | "spade" if not view.spending:
            yield say(f"{_F}spend", why=why)
        case "accept" if limit > setting.code:
            yield say(f"{_F}accept", limit=limit - 1, why=why)
        case "code":
            suit, codes = suit_name(move.at), setting.suits
            yield say(f"{_F}code", need=setting.code, suit=suit, codes=codes)
        case "discard":
            yield say(f"{_F}discard", limit=view.limits[view.chooser], why=why)
        case "end" if view.phase == ACT and not view.basics:
            yield say(f"{_F}end")
