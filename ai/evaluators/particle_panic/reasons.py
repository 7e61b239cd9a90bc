"""Reasons for a move of Particle Panic: one sentence with the chance, the need or the danger."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.particle_panic.detector import KEYS
from game.rules.particle_panic.state import (
    CLUBS,
    COLLECT,
    DIAMONDS,
    FULL,
    HEARTS,
    NEAR,
    ROOM,
    SPACES,
    SPADES,
    STARS,
    Move,
    View,
    beyond_saving,
    can_keep,
    gathers,
    has_the_rest,
    in_crew,
    is_split,
    lacks,
    to_spare,
)

G = "particle_panic-"
SUIT_KEYS = ("hearts", "clubs", "diamonds", "spades", "stars")
FEW = 2
"""So few particles are soon gone, and then there are cards to collect."""
SCARCE = 8
"""With so few free places left, pressure is the reason for everything."""


def reason(view: View, move: Move, less: int | None = None) -> Phrase:
    """The sentence for a move that is recommended.

    ``less``: the suit of the card that a full hand discards for one that it collects, if known.
    """
    if beyond_saving(view, view.hands[view.seat]):
        return _hint("hopeless", need=view.setting.code)
    match move.kind:
        case "code":
            return _hint("code", suit=_suit(move.at), need=view.setting.code)
        case "collect":
            return _collect(view, less)
        case "neutralize":
            return _neutralize(view)
        case "move":
            return _move(view)
        case "go" | "diamond":
            return _place(view, move)
        case "spade":
            key = "spade-clear" if move.at == view.pawns[view.seat] else "spade"
            return _hint(key, source=move.at + 1, room=move.to + 1)
        case "share":
            return _share(view, move)
        case "heart" | "club" | "accept":
            return _answer(view, move)
        case "detect":
            return _hint("detect")
        case "name":
            return say(f"{G}trace-{KEYS[move.at]}")
        case "discard":
            return _discard(view, move)
        case "spill" | "spread":
            return _hint(move.kind, room=move.at + 1)
    return _end(view)


def _hint(key: str, **args: int | Phrase) -> Phrase:
    return say(f"{G}hint-{key}", **args)


def _suit(suit: int) -> Phrase:
    return say(f"{G}suit-{SUIT_KEYS[suit]}")


def _card(suit: int) -> Phrase:
    return say(f"{G}card-{SUIT_KEYS[suit]}")


def _room_left(view: View) -> int:
    return ROOM - sum(view.particles)


def _collect(view: View, less: int | None) -> Phrase:
    top, need = view.tops[view.pawns[view.seat]], view.setting.code
    hand = view.hands[view.seat]
    missing = need - in_crew(view, top)
    if not view.entered[top] and hand[top] + 1 == need:
        return _hint("collect-code", card=_card(top), suit=_suit(top), need=need)
    full = sum(hand) >= view.limits[view.seat]
    if view.entered[top] or any(held[top] >= need for held in view.hands):
        return _collect_spare(view, top, full=full)
    if full:
        other = _useless(view) if less is None or less == top else less
        if other is None:
            return say("hint-best-found")
        return _hint("collect-swap", card=_card(top), other=_card(other))
    if missing > 0:
        return _hint("collect-wanted", card=_card(top), suit=_suit(top), missing=missing)
    return _hint("collect-apart", suit=_suit(top))


def _useless(view: View) -> int | None:
    """A suit in the own hand whose code is entered."""
    hand = view.hands[view.seat]
    return next((suit for suit, count in enumerate(hand) if count and view.entered[suit]), None)


def _collect_spare(view: View, top: int, *, full: bool) -> Phrase:
    """Purpose of a card that no code needs: the card below it, or its effect."""
    setting, taken = view.setting, view.taken + 1
    basics = view.basics - (view.taken % setting.cards == 0)
    again = taken < setting.cards if setting.free else basics > 0 or taken % setting.cards > 0
    if again and view.heights[view.pawns[view.seat]] > 2:
        return _hint("collect-below-full" if full else "collect-below", card=_card(top))
    if full or top == STARS:
        return say("hint-best-found")
    return _hint("collect", card=_card(top))


def _move(view: View) -> Phrase:
    """Purpose: a colleague with the rest of a code, a card that is lacking, a room to collect."""
    met = _to_meet(view)
    if met is not None:
        seat, suit = met
        room = view.pawns[seat] + 1
        return _hint("move-meet", seat=say("seat", seat=seat), room=room, suit=_suit(suit))
    at = view.pawns[view.seat]
    here = view.particles[at]
    open_ = [room for room in range(SPACES) if room != at and view.heights[room] > 1]
    free = [room for room in open_ if not view.particles[room]]
    if not here and view.heights[at] > 1 and lacks(view, view.tops[at]):
        # A card elsewhere is no reason: the one here is as good.
        full = sum(view.hands[view.seat]) >= view.limits[view.seat]
        return _hint("move-first" if view.setting.free else "move-full" if full else "move")
    for room in free:
        if lacks(view, view.tops[room]):
            return _hint("move-card", room=room + 1, card=_card(view.tops[room]))
    if not here and view.heights[at] == 1:
        return _hint("move-last")
    if not here:
        return _hint("move-spare", card=_card(view.tops[at]))
    if free:
        return _hint("move-free") if free[1:] else _hint("go-free", room=free[0] + 1)
    return _hint("move-fewer" if any(view.particles[room] < here for room in open_) else "move")


def _to_meet(view: View) -> tuple[int, int] | None:
    """Colleague elsewhere who has, together with the mover, a whole code that no hand has."""
    for seat, at in enumerate(view.pawns):
        if at == view.pawns[view.seat] or not view.specials:
            continue
        for suit in range(view.setting.suits):
            if is_split(view, suit, seat):
                return seat, suit
    return None


def _neutralize(view: View) -> Phrase:
    hit = view.setting.hit
    if not view.neutralizing and _room_left(view) <= SCARCE:
        return _hint("neutralize-pressure", hit=hit, left=_room_left(view))
    sure = _sure_way(view)
    if sure:
        return _hint(f"neutralize-{sure}", hit=hit)
    if view.neutralizing:
        return _hint("neutralize-again", hit=hit)
    here = view.particles[view.pawns[view.seat]]
    if here <= FEW and (view.setting.free or view.basics):
        return _hint("neutralize-collect", hit=hit)
    return _hint("neutralize", hit=hit)


def _sure_way(view: View) -> str:
    """Card that would surely free the room, or lead to a free one, and why the die is better: the
    end of a text key; "" where there is no such card.
    """
    if not (view.spending or view.specials):
        return ""
    at, hand = view.pawns[view.seat], view.hands[view.seat]
    beside = NEAR[at][1]
    if hand[SPADES] and any(view.particles[room] < FULL for room in beside):
        return "not-spade" if to_spare(view, SPADES) else "keep-spade"
    if hand[DIAMONDS] and any(
        not view.particles[room] and view.heights[room] > 1 for room in beside
    ):
        return "not-diamond" if to_spare(view, DIAMONDS) else "keep-diamond"
    return ""


def _place(view: View, move: Move) -> Phrase:
    """Destination: a colleague to whom cards may be given, a free room, or work to do."""
    step = "diamond-" if move.kind == "diamond" else "go-"
    there = [seat for seat, at in enumerate(view.pawns) if at == move.at and seat != view.seat]
    giver = next((seat for seat in there if _may_give(view, move, seat)), None)
    if giver is not None:
        return _hint(f"{step}share", seat=say("seat", seat=giver), room=move.at + 1)
    count, top = view.particles[move.at], view.tops[move.at]
    if move.kind == "go" and count <= FEW and view.heights[move.at] > 1 and lacks(view, top):
        key = "go-few-card" if count else "go-free-card"
        return _hint(key, room=move.at + 1, count=count, card=_card(top))
    later = next((seat for seat in there if _may_share(view, seat)), None)
    if move.kind == "go" and later is not None:
        return _hint("go-share-later", seat=say("seat", seat=later), room=move.at + 1)
    if not count:
        return _hint(f"{step}free", room=move.at + 1)
    if move.kind == "go" and count <= FEW:
        return _hint("go-few", room=move.at + 1, count=count)
    return _hint(f"{step}work", room=move.at + 1, count=count)


def _may_give(view: View, move: Move, to: Seat) -> bool:
    """True if, after this step, a gift to this colleague brings a code nearer.

    In 42 labs for two, 32 of 40 such steps of a hint were followed by a gift in the same turn. Of
    108 steps to a colleague with cards of the same suit, only 35 were.
    """
    specials = view.specials - (move.kind == "diamond" and not view.spending)
    return specials > 0 and any(gathers(view, suit, to) for suit in range(view.setting.suits))


def _may_share(view: View, seat: Seat) -> bool:
    """True if a gift between the mover and this colleague would bring a code nearer."""
    turned = view._replace(seat=seat)
    suits = range(view.setting.suits)
    return any(gathers(view, suit, seat) or gathers(turned, suit, view.seat) for suit in suits)


def _share(view: View, move: Move) -> Phrase:
    """The code that is put together, and what the colleague or the giver gains by it."""
    own, theirs = view.hands[view.seat], view.hands[move.to]
    seat, suit = say("seat", seat=move.to), _suit(move.at)
    code = theirs[move.at] + own[move.at] >= view.setting.code
    full = sum(theirs) >= view.limits[move.to]
    if code or theirs[move.at] > own[move.at]:
        key = f"share{'-code' if code else ''}{'-over' if full else ''}"
        return _hint(key, seat=seat, suit=suit)
    if full:
        return _hint("share-full", seat=seat)
    if view.limits[view.seat] < view.setting.code <= view.limits[move.to]:
        limit = view.limits[view.seat]
        return _hint("share-limit", seat=seat, limit=limit, need=view.setting.code)
    if theirs[move.at] == own[move.at] and not view.entered[move.at]:
        return _hint("share-together", count=2 * own[move.at], suit=suit)
    if sum(own) + _to_come(view) > view.limits[view.seat]:
        return _hint("share-room", seat=seat)
    return _hint("share-sooner", seat=seat)


def is_clear_gift(view: View, move: Move) -> bool:
    """True for a gift whose use both hands show, and for all that is no gift.

    Teammates give only where `gathers`, so a card given against it would soon be missed.
    """
    if move.kind != "share" or gathers(view, move.at, move.to):
        return True
    own, theirs = view.hands[view.seat][move.at], view.hands[move.to]
    equal = theirs[move.at] == own and not view.entered[move.at]
    keeps = view.setting.code <= view.limits[move.to]
    return equal and keeps and sum(theirs) < view.limits[move.to]


def _to_come(view: View) -> int:
    """Cards that the mover can still collect in this turn."""
    return view.setting.cards * (1 if view.setting.free else max(1, view.basics))


def risks_all(view: View) -> bool:
    """True if the mover's hand is the last that can keep a code, and cannot after one more miss."""
    limits, need = list(view.limits), view.setting.code
    limits[view.seat] -= 1
    lost = can_keep(view.limits, need) and not can_keep(limits, need)
    return lost and not has_the_rest(view, view.hands[view.seat])


def _answer(view: View, move: Move) -> Phrase:
    limit = view.limits[view.seat]
    need = view.setting.code
    if risks_all(view):
        return _hint("accept-last" if move.kind == "accept" else "spend-last", need=need)
    if move.kind == "accept":
        return _hint("accept" if limit > need else "accept-low", limit=limit - 1, need=need)
    suit = HEARTS if move.kind == "heart" else CLUBS
    if move.kind == "heart" and _clubs_suffice(view) and not to_spare(view, CLUBS):
        return _hint("heart-keep-club")
    if to_spare(view, suit):
        return _hint(f"{move.kind}-spare")
    return _hint(f"{move.kind}-limit", limit=limit)


def _clubs_suffice(view: View) -> bool:
    """True if the clubs in hand make a success of the failed die."""
    return view.die + view.hands[view.seat][CLUBS] >= view.setting.hit


def _discard(view: View, move: Move) -> Phrase:
    if view.entered[move.at]:
        return _hint("discard-entered", card=_card(move.at), suit=_suit(move.at))
    if to_spare(view, move.at):
        return _hint("discard-spare", card=_card(move.at), suit=_suit(move.at))
    hand, crew = view.hands[view.chooser], in_crew(view, move.at)
    others = [at for at, count in enumerate(hand) if count and at != move.at]
    if others and all(in_crew(view, at) > crew for at in others):
        return _hint("discard-fewest", card=_card(move.at), suit=_suit(move.at), count=crew)
    most = max(others, key=lambda at: hand[at], default=move.at)
    if hand[most] > hand[move.at] and not view.entered[most]:
        more, card = _suit(most), _card(move.at)
        return _hint("discard-closer", card=card, suit=more, count=hand[most])
    if lacks(view, move.at):
        missing = view.setting.code - crew
        return _hint("discard-lacks", card=_card(move.at), suit=_suit(move.at), missing=missing)
    return _hint("discard", suit=_suit(move.at))


def completes(view: View, suit: int) -> bool:
    """True if the crew has as many cards of this suit as the code needs, in whatever hands."""
    return not view.entered[suit] and in_crew(view, suit) == view.setting.code


def _stop(view: View) -> Phrase:
    """Why the next card of the stack is left there."""
    at = view.pawns[view.seat]
    top = view.tops[at]
    if view.heights[at] == 1:
        return _hint("stop-last")
    if sum(view.hands[view.seat]) >= view.limits[view.seat]:
        return _hint("stop-full", card=_card(top))
    return _hint("stop" if lacks(view, top) else "stop-spare", card=_card(top))


def _end(view: View) -> Phrase:
    if view.phase == COLLECT:
        return _stop(view)
    ready = _whole_code(view)
    if ready is not None:
        seat, suit = ready
        return _hint("end-code", seat=say("seat", seat=seat), suit=_suit(suit))
    tries = view.particles[view.pawns[view.seat]] and (view.basics or view.neutralizing)
    if tries and view.limits[view.seat] <= view.setting.code:
        return _hint("end-limit", limit=view.limits[view.seat])
    if _packed(view) and (view.basics or tries):
        return _hint("end-full")
    if any(view.hands[view.seat][suit] and not done for suit, done in enumerate(view.entered)):
        return _hint("end-keep")
    return _hint("end")


def _whole_code(view: View) -> tuple[int, int] | None:
    """Colleague who holds the one code that is not entered yet, and its suit."""
    if sum(view.entered) + 1 < view.setting.suits:
        return None
    for seat, hand in enumerate(view.hands):
        for suit in range(view.setting.suits):
            if seat != view.seat and not view.entered[suit] and hand[suit] >= view.setting.code:
                return seat, suit
    return None


# --- which of equally good moves ------------------------------------------------------------------


def clearest(view: View, moves: Sequence[Move]) -> Move:
    """Of moves that promise as much, best first: the one whose use a person sees at once.

    A scientist alone follows the plan. To stay in a room and collect there seems to cost less than
    one lab in a hundred each time, but in all it costs one in four.
    """
    alone = view.setting.seats == 1
    if moves[0].kind == "heart" or (moves[0].kind == "neutralize" and not alone):
        moves = _sure(view, moves) or moves
    if alone:
        # A code and a detection cost nothing that the plan needs: they are lit.
        return next((move for move in moves if move.kind in ("code", "detect")), moves[0])
    if moves[0].kind in ("move", "diamond") and _to_meet(view) is None:
        moves = _staying(view, moves) or moves
    if moves[0].kind == "move":
        moves = _idle(view, moves) or moves
    if moves[0].kind == "accept":
        moves = _saving(view, moves) or moves
    if moves[0].kind == "end" and _whole_code(view) is None:
        moves = _trying(view, moves) or moves
    return max(moves, key=lambda move: _clear(view, move))


def _staying(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Those that keep to the way of earlier hints: the work in this room, or the end of the turn
    of which the last die brought the pawn here.
    """
    work = [move for move in moves if move.kind in ("neutralize", "collect", "share")]
    came = view.roll[0] == "move"
    return work or [move for move in moves if came and move.kind == "end"]


def _idle(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """The end of a turn in which a Move is worth no more: with a full hand no try follows it,
    as a miss would cost a card.
    """
    return [move for move in moves if _packed(view) and move.kind == "end"]


def _packed(view: View) -> bool:
    """True if the mover's hand is full, and the crew needs each card of it."""
    hand = view.hands[view.seat]
    spare = any(count and to_spare(view, suit) for suit, count in enumerate(hand))
    return sum(hand) >= view.limits[view.seat] and not spare


def _saving(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """The cards to spare that may save a point of the hand limit, the sure one first."""
    spare = {kind: to_spare(view, suit) for kind, suit in (("club", CLUBS), ("heart", HEARTS))}
    spare["club"] = spare["club"] and _clubs_suffice(view)
    return [move for kind in spare for move in moves if spare[kind] and move.kind == kind]


def _trying(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """The try, where a Move led to this room or no basic action was used: who is told to end such
    a turn wonders what it was for.
    """
    idle = view.roll[0] == "move" or view.basics == view.setting.basics
    return [move for move in moves if idle and move.kind == "neutralize"]


def _sure(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Those that do surely, with a card to spare, what a die would do perhaps.

    A club makes a success of the failed die; a spade pushes the only particle out of the room.
    """
    if moves[0].kind == "heart":
        enough = _clubs_suffice(view) and to_spare(view, CLUBS)
        return [move for move in moves if enough and move.kind == "club"]
    at = view.pawns[view.seat]
    alone = view.particles[at] == 1 and to_spare(view, SPADES)
    return [move for move in moves if alone and move.kind == "spade" and move.at == at]


def _gathers(view: View, move: Move) -> bool:
    """True if the card joins more of its suit, in a hand with room for it."""
    theirs = view.hands[move.to]
    return theirs[move.at] > view.hands[view.seat][move.at] and sum(theirs) < view.limits[move.to]


def _clear(view: View, move: Move) -> int:
    """A code, a free second chance, a code put together, a card that lacks, then all the rest.

    A card for a full hand comes last: another would have to go.
    """
    met = _to_meet(view)
    match move.kind:
        case "code" | "detect":
            return 6
        case "share" if is_split(view, move.at, move.to):
            return 5
        case "share" if not _gathers(view, move):
            return -1
        case "go" | "move" if met is not None:
            return 5 if move.kind == "move" or move.at == view.pawns[met[0]] else 0
        case "collect" if sum(view.hands[view.seat]) >= view.limits[view.seat]:
            return -1
        case "collect" if lacks(view, view.tops[view.pawns[view.seat]]):
            return 3
        case "end" if _whole_code(view) is not None:
            return 2
    return 0
