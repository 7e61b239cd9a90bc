"""Help among scientists: a partner offers to come, or to give cards, and keeps to the answer.

A question is put only where it may decide something. As the partner's turn begins, the two may be
in different rooms and hold a code of one suit together, or lack one card of it. Or they are in one
room, if only since the partner's Move, and its cards bring a code nearer in the person's hand.
Nothing is given to a person against a no, nor where it brings no code nearer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.particle_panic.state import (
    ACT,
    CHOOSE,
    SPACES,
    Move,
    View,
    gathers,
    is_split,
)
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
    """The question of the scientist whose turn it is; None where it would change nothing."""
    if view.outcome or view.phase != ACT or view.chooser == person:
        return None
    if view.pawns[view.seat] == view.pawns[person]:
        help_ = _giving(view, person)
    else:
        help_ = _coming(view, person) if untouched(view) else None
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
    """To give the person the rest of a code, or cards towards one."""
    suits = _to_give(view, person)
    if not suits:
        return None
    suit = suits[0]
    need, theirs, room = view.setting.code, view.hands[person][suit], _room(view, person)
    names = {"suit": suit_name(suit), "card": card_name(suit)}
    count = view.hands[view.seat][suit]
    if is_split(view, suit, person):
        if count > room + SPARED:
            count = need - theirs
        over = max(0, count - room)
        return _Help("give", say(f"{G}offer-give", count=count, over=over, **names))
    count = min(count, room)
    words = say(f"{G}offer-give-part", count=count, have=theirs + count, need=need, **names)
    return _Help("give", words)


def _room(view: View, seat: Seat) -> int:
    """Cards that this hand can still take."""
    return view.limits[seat] - held(view, seat)


def _to_give(view: View, person: Seat) -> Sequence[int]:
    """The suits that the partner offers, or begins to give: those that complete a code, or else the
    one of which the person then holds most.

    All gifts of a turn are of one suit: that which was asked about.
    """
    suits = [suit for suit in range(view.setting.suits) if _helps(view, suit, person)]
    if view.sharing == person:
        return [suit for suit in suits if suit == view.floor]
    if view.spending or view.sharing >= 0 or view.specials < view.setting.specials:
        return []
    codes = [suit for suit in suits if is_split(view, suit, person)]
    return codes or sorted(suits, key=lambda suit: -view.hands[person][suit])[:1]


def _helps(view: View, suit: int, person: Seat) -> bool:
    """True if a gift of this suit brings its code nearer, and breaks up no other code.

    A hand that holds a whole code may have no room for a second one until the first is entered.
    """
    need, codes = view.setting.code, range(view.setting.suits)
    whole = sum(not view.entered[one] and view.hands[person][one] >= need for one in codes)
    if not gathers(view, suit, person):
        return False
    if not is_split(view, suit, person):
        return True
    lacks = need - view.hands[person][suit]
    return view.limits[person] >= need * (whole + 1) and lacks <= _room(view, person) + SPARED


def kept(
    view: View, person: Seat, moves: Sequence[Move], *, accepted: bool | None
) -> Sequence[Move]:
    """Moves with which the scientist comes, stays and gives, after a yes; or does not, after a no.

    ``accepted``: None where no question was put; then it gives only where one could have been.
    ``moves``: all legal ones. Never none: a turn can be ended and a room kept after a no, and after
    a yes nothing is left out that has no other move beside it.
    """
    here, there = view.pawns[view.seat], view.pawns[person]
    gifts = {("share", suit, person) for suit in _to_give(view, person)}
    if accepted is None:
        return [move for move in moves if not _is_gift(move, person) or move in gifts]
    if not accepted:
        comes = {(kind, there, 0) for kind in ("go", "diamond") if here != there}
        return [move for move in moves if not _is_gift(move, person) and move not in comes]
    moves = [move for move in moves if not _is_gift(move, person) or move in gifts]
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


def _is_gift(move: Move, person: Seat) -> bool:
    """True for a card that goes to the person."""
    return move.kind == "share" and move.to == person


def _far(room: int, other: int) -> int:
    """Steps along the ring."""
    return min((room - other) % SPACES, (other - room) % SPACES)
