"""Help among scientists: a partner offers to come, or to give cards, and keeps to the answer.

A question is put as the partner's turn begins, and only where it may decide something. Either the
two are in different rooms and hold a code of one suit together, or lack one card of it; or they are
in one room, and the partner's cards would complete a code in the person's hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.particle_panic.state import ACT, CHOOSE, SPACES, Move, View, is_split
from game.tables.capabilities import Offer
from game.tables.particle_panic import desk
from game.tables.particle_panic.geometry import plan_for
from game.tables.particle_panic.wording import G, card_name, held, suit_name, untouched
from game.tables.sheet import Sheet

SPARED = 1
"""Cards that a person may have to discard for a gift: for more, it is no help."""
LACKS = 1
"""Cards of a code that two who meet may lack together: with more, a way brings little."""


class _Help(NamedTuple):
    """One act for the person."""

    kind: str
    """Ends the text keys."""
    words: Phrase


def offer(view: View, person: Seat, sheet: Sheet) -> Offer | None:
    """The question of the scientist whose turn begins; None where it would change nothing."""
    if view.outcome or view.phase != ACT or view.chooser == person or not untouched(view):
        return None
    apart = view.pawns[view.seat] != view.pawns[person]
    help_ = _coming(view, person) if apart else _giving(view, person)
    if help_ is None:
        return None
    plan = plan_for(sheet, view.setting.seats, view.setting.suits)
    return Offer(help_.words, tuple(desk.answers(view, plan, help_.words, help_.kind)))


def _coming(view: View, person: Seat) -> _Help | None:
    """To come to the person: for the suit of which the two have most together."""
    need, best, most = view.setting.code, -1, view.setting.code - LACKS - 1
    mine, theirs = view.hands[view.seat], view.hands[person]
    for suit in range(view.setting.suits):
        if view.entered[suit] or not mine[suit] or max(mine[suit], theirs[suit]) >= need:
            continue
        if theirs[suit] and mine[suit] + theirs[suit] > most:
            best, most = suit, mine[suit] + theirs[suit]
    if best < 0:
        return None
    if most >= need:
        return _Help("come", say(f"{G}offer-come", suit=suit_name(best)))
    words = say(f"{G}offer-come-part", count=most, need=need, suit=suit_name(best))
    return _Help("come", words)


def _giving(view: View, person: Seat) -> _Help | None:
    """To give the person the rest of a code."""
    suit = next(_to_give(view, person), None)
    if suit is None:
        return None
    count, names = view.hands[view.seat][suit], {"suit": suit_name(suit), "card": card_name(suit)}
    over = max(0, held(view, person) + count - view.limits[person])
    if over > SPARED:
        return None
    return _Help("give", say(f"{G}offer-give", count=count, over=over, **names))


def _to_give(view: View, person: Seat) -> Iterator[int]:
    """The suits of codes that the partner's cards complete in a hand that can hold them.

    A hand that holds a whole code may have no room for a second one until the first is entered.
    """
    need, codes = view.setting.code, range(view.setting.suits)
    whole = sum(not view.entered[suit] and view.hands[person][suit] >= need for suit in codes)
    if view.limits[person] >= need * (whole + 1):
        yield from (suit for suit in codes if is_split(view, suit, person))


def kept(view: View, person: Seat, moves: Sequence[Move], *, accepted: bool) -> Sequence[Move]:
    """Moves with which the scientist comes, stays and gives, after a yes; or does not, after a no.

    ``moves``: all legal ones. Never none: a turn can be ended and a room kept after a no, and after
    a yes nothing is left out that has no other move beside it.
    """
    here, there = view.pawns[view.seat], view.pawns[person]
    gifts = {("share", suit, person) for suit in _to_give(view, person)}
    if not accepted:
        comes = {(kind, there, 0) for kind in ("go", "diamond") if here != there}
        return [move for move in moves if move not in gifts | comes]
    if view.phase == CHOOSE:
        nearest = min(_far(move.at, there) for move in moves)
        return [move for move in moves if _far(move.at, there) == nearest]
    if view.phase != ACT:
        return moves
    if here == there:
        given = [move for move in moves if move in gifts]
        return given or [move for move in moves if move.kind not in ("move", "diamond")]
    rolls = [move for move in moves if move.kind == "move"]
    nearer = [
        move
        for move in moves
        if move.kind == "diamond" and _far(move.at, there) < _far(here, there)
    ]
    # Without a basic action the cards are the scientist's own affair.
    return [*rolls, *nearer] if rolls else moves


def _far(room: int, other: int) -> int:
    """Steps along the ring."""
    return min((room - other) % SPACES, (other - room) % SPACES)
