"""Everything that lies on the table, as spots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.u_know_feynman import Move, View
from game.rules.u_know_feynman.faces import (
    ACTION,
    FADED,
    FLIP,
    GLUON,
    PARTICLE_FACES,
    PENALTY,
    PHOTON,
    W_ANSWERS,
    WILD_FACE,
    face_name,
    top_suit,
)
from game.rules.u_know_feynman.state import ANSWER, CATCH, DRAWN, NAME, OVER, TURN
from game.tables.capabilities import Moment
from game.tables.pictures import Button, Chip, Hue, Label, Panel, Place, Player, Star
from game.tables.sheet import Rect, Sheet
from game.tables.table import ORDER, Spot, seat_name
from game.tables.u_know_feynman.geometry import Plan, Rival, plan_for
from game.tables.u_know_feynman.pictures import Dome, Duo, Follow, Orbit
from game.tables.u_know_feynman.touches import offered, prompt
from game.tables.u_know_feynman.wording import (
    G,
    card_art,
    card_id,
    card_name,
    codex,
    following,
)

_RING, _PILE, _CARD, _CHIP, _HAND = 0, 2, 5, 12, 20


def _by_colour(face: int) -> tuple[int, int]:
    """Suit by suit, wilds last."""
    return (4, 0) if face == WILD_FACE else (face & 3, face >> 2)


def _by_kind(face: int) -> tuple[int, int]:
    """Symbol by symbol, wilds last."""
    return (face >> 2, face & 3)


Order = Callable[[int], tuple[int, int]]
ORDERS: tuple[Order, ...] = (_by_colour, _by_kind)
"""In which the own hand may lie."""
SHOWN = 4
"""Cards of the discard pile that are seen under each other."""


def layout(view: View, seat: Seat, order: int, sheet: Sheet) -> list[Spot]:
    """The whole table as this seat sees it, the own hand in one of the `ORDERS`."""
    viewer = max(seat, 0)
    moves = offered(view, viewer)
    plan = plan_for(view.seats, sheet)
    spots = [Spot("orbit", Orbit(view.step), *plan.orbit.placed, _RING)]
    spots += _draw_pile(view, moves, plan)
    spots += _discard_pile(view, plan)
    for turn, rival in enumerate(plan.rivals, start=1):
        spots += _rival(view, (viewer + turn) % view.seats, rival, tells=not sheet.small)
    spots += _own_hand(view, viewer, moves, ORDERS[order], plan)
    spots += _column(view, viewer, moves, plan)
    asked = Label("yellow", 20, bold=True) if view.mover == viewer else Label("second", 18)
    spots.append(Spot("prompt", asked, *plan.prompt.placed, _CHIP, prompt(view, viewer)))
    words = say(f"{G}button-order-{order}")
    spoken = say(f"{G}spot-order-{(order + 1) % len(ORDERS)}")
    spots.append(Spot(ORDER, Button(), *plan.sort.placed, _CHIP, words, spoken))
    if view.rounds > 1:
        now = min(view.round + 1, view.rounds)
        words = say(f"{G}spot-round", n=now, of=view.rounds)
        spots.append(Spot("round", Label("second", 18, "left"), *plan.round.placed, _CHIP, words))
    return spots


# --- a card that waits for a call -----------------------------------------------------------------


def with_laid(moment: Moment, view: View, seat: Seat, move: Move, sheet: Sheet) -> Moment:
    """The moment after a silent play, with the table as the play leaves it.

    The play is not made yet, but its cards lie on the pile: all the rest has to agree with them.
    """
    plan = plan_for(view.seats, sheet)
    laid = [card for card in (move.card, move.second, move.third) if card >= 0]
    # The antiquark that answers a gluon lies with the face up that the flip turns up.
    turns = move.third < 0 <= move.second
    hands = list(view.hands)
    hands[seat] = tuple(card for card in hands[seat] if card not in laid)
    waits = PARTICLE_FACES <= move.face < ACTION and view.phase != ANSWER
    after = view._replace(
        hands=tuple(hands),
        discard=(*view.discard, *laid),
        top=move.face,
        mover=(seat + view.step) % view.seats,
        phase=CATCH,
        thrower=seat if waits else view.thrower,
        then_phase=ANSWER if waits else TURN,
        drawn=-1,
    )
    own = {"prompt", "decay", ORDER, *(spot.id for spot in moment.spots)}
    there = {spot.id: spot for spot in layout(after, seat, 0, sheet) if spot.id not in own}
    # Until the moment is over it is still the turn of the seat that plays.
    for spot in _pills(after._replace(mover=seat), seat, plan):
        there[spot.id] = spot
    if turns:
        answer = card_id(move.second)
        there[answer] = there[answer]._replace(art=card_art(view, move.second, turned=True))
        there.pop("follow", None)
    hides = [s.id for s in layout(view, seat, 0, sheet) if s.id not in there and s.id not in own]
    return moment._replace(spots=(*there.values(), *moment.spots), hides=tuple(hides))


def _pills(view: View, viewer: Seat, plan: Plan) -> Iterator[Spot]:
    """The pills of all seats."""
    yield from _pill(view, viewer, plan.own_pill)
    for turn, rival in enumerate(plan.rivals, start=1):
        yield from _pill(view, (viewer + turn) % view.seats, rival.pill)


# --- the middle -----------------------------------------------------------------------------------


def _draw_pile(view: View, moves: Sequence[Move], plan: Plan) -> Iterator[Spot]:
    """The draw pile with the face that all see, and the effect of a touch."""
    box, count = plan.pile, len(view.pile)
    layers = min(4, (count + 24) // 25)
    for i in range(layers - 1, 0, -1):
        art = Duo(1 - view.side, WILD_FACE, asleep=True)
        yield Spot(f"pile:{i}", art, box.x + 3 * i, box.y + 3 * i, box.w, box.h, _PILE)
    spoken = say(f"{G}spot-pile-empty")
    if count:
        card = view.pile[-1]
        name = face_name(1 - view.side, view.down[card])
        spoken = say(f"{G}spot-pile", cards=count, card=name)
        art = Duo(1 - view.side, view.down[card])
        yield Spot("pile", art, *box.placed, _PILE + 1, spoken=spoken)
    else:
        yield Spot("pile", Place("plain"), *box.placed, _PILE + 1, spoken=spoken)
    words = say(f"{G}label-pile", cards=count)
    hue: Hue = "plain"
    if any(move.kind == "take" for move in moves):
        words, hue = say(f"{G}label-take", n=PENALTY[view.top >> 2]), "danger"
    elif any(move.kind == "pass" for move in moves):
        words = say(f"{G}label-pass")
    yield Spot("pile:label", Chip(hue), *plan.pile_label.placed, _CHIP, words)


def _discard_pile(view: View, plan: Plan) -> Iterator[Spot]:
    """The last cards laid; a waiting force beside the particle it lies on."""
    box = plan.discard
    waits = view.phase == ANSWER or (view.phase == CATCH and view.then_phase == ANSWER)
    cards = view.discard[-SHOWN:]
    for depth, card in enumerate(reversed(cards)):
        x, angle = box.x, float((card * 37) % 13 - 6) if depth else 0.0
        if waits and depth < 2:
            x, angle = box.x + (26 if depth == 0 else -34), -3.0 if depth == 0 else 3.0
        last, name = depth == 0, card_name(view, card)
        yield Spot(
            card_id(card),
            Duo(view.side, view.up[card]),
            x,
            box.y,
            box.w,
            box.h,
            _CARD + SHOWN - depth,
            spoken=say(f"{G}spot-top", card=name) if last else None,
            meaning=name,
            source="pile",
            angle=angle,
            codex=codex(view.side, view.up[card]) if last else "",
        )
    face = view.up[cards[-1]]
    # In the middle of a flip the card that lies on top already counts: it is what is seen.
    # Below a spent photon its particle stays in force (ruling 12).
    spent = view.top >= FADED and face >> 2 == PHOTON
    top = view.top if face == WILD_FACE or spent else face
    words = following(view._replace(top=top))
    if waits:
        words = say(f"{G}label-waits", n=PENALTY[view.top >> 2])
    suit = top_suit(top)
    if view.phase != NAME:
        yield Spot("follow", Follow(view.side, suit, waits), *plan.follow.placed, _CHIP, words)
    if waits:
        yield from _stops(view, plan)


def _stops(view: View, plan: Plan) -> Iterator[Spot]:
    """The faces that would complete the interaction."""
    force, under = view.top >> 2, view.up[view.discard[-2]]
    side = view.side
    if force == GLUON:
        faces = [(side, 4 * FLIP + (under & 3)), (1 - side, under)]
    elif force == PHOTON:
        faces = [(side, under)]
    else:
        wanted = W_ANSWERS[view.strict][under]
        faces = [(side, face) for face in range(PARTICLE_FACES) if wanted[face]]
    words = say(f"{G}label-stops")
    yield Spot("stops:frame", Panel(), *plan.stops.placed, _RING + 1)
    yield Spot("stops", Label("second", 18), *plan.stops_label.placed, _CHIP, words)
    for i, ((on, face), box) in enumerate(zip(faces, plan.stop_faces(len(faces)), strict=True)):
        yield Spot(f"stops:{i}", Duo(on, face), *box.placed, _CHIP, meaning=face_name(on, face))


# --- rivals ---------------------------------------------------------------------------------------


def _rival(view: View, owner: Seat, place: Rival, *, tells: bool) -> Iterator[Spot]:
    """The backs of a hand, as they face the table.

    ``tells``: each can be touched; on a telephone the hand is shown large instead.
    """
    yield from _pill(view, owner, place.pill)
    hand = sorted(view.hands[owner], key=lambda card: _by_colour(view.down[card]))
    for i, (card, box) in enumerate(zip(hand, place.cards(len(hand)), strict=True)):
        art = card_art(view, card, turned=True)
        name = face_name(1 - view.side, view.down[card])
        spot = Spot(card_id(card), art, *box.placed, _CARD + i, source="pile", meaning=name)
        yield spot._replace(spoken=name, story=both_sides(view, owner, card)) if tells else spot


def both_sides(view: View, owner: Seat, card: int) -> Phrase:
    """The side of a rival's card that is seen, the one that is played, and their use."""
    back = face_name(1 - view.side, view.down[card])
    if view.up[card] < 0:
        return say(f"{G}rival-back", seat=seat_name(owner), card=back)
    face = card_name(view, card)
    return say(f"{G}rival-known", seat=seat_name(owner), card=back, face=face)


def closer(view: View, spot: str, sheet: Sheet) -> list[Spot]:
    """A rival's cards, as large as own ones."""
    kind, _, owner = spot.partition(":")
    if kind != "seat" or int(owner) == view.seat:
        return []
    hand = sorted(view.hands[int(owner)], key=lambda card: _by_colour(view.down[card]))
    boxes = plan_for(view.seats, sheet).hand([True] * len(hand))
    return [
        Spot(
            card_id(card),
            card_art(view, card, turned=True),
            *box.placed,
            _HAND,
            spoken=face_name(1 - view.side, view.down[card]),
        )
        for card, box in zip(hand, boxes, strict=True)
    ]


def _pill(view: View, owner: Seat, box: Rect) -> Iterator[Spot]:
    """Portrait, name, rounds won, number of cards."""
    turn = view.mover == owner and view.phase != OVER
    count = len(view.hands[owner])
    spoken = say(f"{G}spot-seat", seat=seat_name(owner), cards=count)
    yield Spot(f"pill:{owner}", Panel("yellow") if turn else Panel(), *box.placed, _CHIP)
    left, right = box.left, box.right
    yield Spot(
        f"seat:{owner}", Player(owner, turn), left + 21, box.y, 34, 34, _CHIP + 1, spoken=spoken
    )
    stars = view.wins[owner] if view.rounds > 1 else 0
    wide = right - left - 88 - 20 * stars
    style = Label("text", 18, "left", bold=True)
    yield Spot(
        f"name:{owner}", style, left + 42 + wide / 2, box.y, wide, 34, _CHIP + 1, seat_name(owner)
    )
    for k in range(stars):
        yield Spot(f"win:{owner}:{k}", Star(), right - 62 - 20 * k, box.y, 20, 20, _CHIP + 1)
    hue: Hue = "danger" if count == 1 and view.phase != OVER else "plain"
    yield Spot(
        f"count:{owner}",
        Chip(hue),
        right - 24,
        box.y,
        40,
        28,
        _CHIP + 1,
        literal(str(count)),
        meaning=spoken,
    )


# --- the own hand ---------------------------------------------------------------------------------


def _own_hand(
    view: View, viewer: Seat, moves: Sequence[Move], order: Order, plan: Plan
) -> Iterator[Spot]:
    """The own fan: what can be laid now is uncovered and stands out."""
    known = view.seat == viewer
    faces = view.up if known else view.down
    hand = sorted(view.hands[viewer], key=lambda card: order(faces[card]))
    fits = {card for move in moves for card in (move.card, move.second, move.third)}
    # The card just drawn stands out, whether it fits or not.
    fits.add(view.drawn)
    choosing = known and view.mover == viewer and view.phase in (TURN, DRAWN, ANSWER)
    boxes = plan.hand([not choosing or card in fits for card in hand])
    for card, box in zip(hand, boxes, strict=True):
        raised = plan.raised(len(hand)) if choosing and card in fits else 0.0
        spoken = None
        if known:
            other = face_name(1 - view.side, view.down[card])
            spoken = say(f"{G}spot-card", card=card_name(view, card), other=other)
        art = card_art(view, card, turned=not known, asleep=choosing and card not in fits)
        reads = codex(view.side, view.up[card]) if known else ""
        yield Spot(
            card_id(card),
            art,
            box.x,
            box.y - raised,
            box.w,
            box.h,
            _HAND,
            spoken=spoken,
            source="pile",
            codex=reads,
        )


def _column(view: View, viewer: Seat, moves: Sequence[Move], plan: Plan) -> Iterator[Spot]:
    """The side panel: the own pill, the button for the choice now, and the dome."""
    yield from _pill(view, viewer, plan.own_pill)
    kinds = {move.kind for move in moves}
    if "let" in kinds:
        words = say(f"{G}button-let")
        yield Spot("let", Button(), *plan.action.placed, _CHIP, words, words)
        words = say(f"{G}button-catch")
        yield Spot("catch", Dome(lit=True), *plan.dome.placed, _CHIP, words, words)
        return
    if "keep" in kinds:
        words = say(f"{G}button-keep")
        keep = Button("outline" if len(moves) > 1 else "primary")
        yield Spot("keep", keep, *plan.action.placed, _CHIP, words, words)
    elif any(move.third >= 0 for move in moves):
        words = say(f"{G}button-baryon")
        yield Spot("baryon", Button("outline"), *plan.action.placed, _CHIP, words, words)
    dome = Dome(lit="call" in kinds)
    words = say(f"{G}button-decay")
    spoken = say(f"{G}spot-decay")
    yield Spot("decay", dome, *plan.dome.placed, _CHIP, words, spoken)
