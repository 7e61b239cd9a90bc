"""From a move to the spots to touch, the choices on the way, and the reasons for closed spots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.core.particles import (
    DOWN,
    GLUON,
    PARTICLES,
    PHOTON,
    STATISTICS,
    UP,
    W_MINUS,
    W_PLUS,
)
from game.core.phrase import Phrase, literal, say
from game.rules.particle_builder import Move, View
from game.rules.particle_builder.abilities import ATTRACTS, FEELS
from game.rules.particle_builder.deck import ANTI, BOSON, QUARK
from game.rules.particle_builder.mat import (
    AREAS,
    COLOURS,
    EMPTY,
    PLACES,
    SLOTS,
    STACKS,
    TARGETS,
    areas_of,
    completion,
    free_area,
    free_slot,
    is_stack,
    slots_for,
)
from game.rules.particle_builder.state import BETWEEN, OVER, PLACE, STATISTIC, SWAP
from game.tables.pictures import Button, Card, Chip, Ink, Label, Panel, ScorePicture
from game.tables.sheet import Rect, Sheet
from game.tables.table import TAG, Drop, Spot, seat_name

from .geometry import Plan, plan_for
from .wording import (
    G,
    at_address,
    card_art,
    colour_name,
    in_hand,
    outcome,
    particle,
    target_name,
)


def clicks(view: View, move: Move) -> tuple[str, ...]:
    """The spots of a move, in order."""
    hand = in_hand(view, view.mover)
    there = at_address(view, move.at) if move.kind in _AT else ""
    match move.kind:
        case "place" | "annihilate":
            return hand, there
        case "shift":
            path = (there, at_address(view, move.to))
            # Where it is of use there is a button for it, which says so.
            back = move.at % PLACES in AREAS and is_of_use_back(view)
            return ("take-back", *path) if back else path
        case "attract" | "exchange":
            return hand, there, at_address(view, move.to)
        case "recolour" | "transform":
            return hand, there, f"offer:{move.kind}:{move.to}"
        case "discard":
            return hand, "discards"
        case "keep":
            return ("keep",)
        case "swap" | "statistic":
            return (f"{move.kind}:{move.at}",)
        case "retain":
            return (f"offer:retain:{move.at}:{move.to}",)
    return (f"offer:{move.kind}:{move.at}",)


def detours(view: View, move: Move) -> Sequence[tuple[str, ...]]:
    """Of two cards that swap their colours either may be touched first (ruling 67).

    A card that goes from the mat to the target may be laid on any place that asks for it.
    """
    if move.kind == "shift" and move.to % PLACES in AREAS:
        there, place = clicks(view, move)
        return [(there, other) for other in _alike_areas(view, move.to) if other != place]
    if move.kind != "exchange":
        return ()
    hand, one, other = clicks(view, move)
    return ((hand, other, one),)


def drop(view: View, touch: str) -> Drop | None:
    """The own card is compared where it is laid; it is swapped where it meets the other one."""
    kind, _, number = touch.partition(":")
    own = in_hand(view, view.mover)
    match kind:
        case "statistic":
            return Drop(own, frozenset((touch,)))
        case "swap":
            return Drop(own, frozenset((in_hand(view, int(number)), touch)))
        case "keep":
            return Drop(own, frozenset((touch,)))
        case "place" if view.phase == PLACE and int(number) == _first_slot(view):
            # Free slots of a family are alike: a card let go over another means this one.
            return Drop(own, frozenset(_alike(view)))
        case "place" if view.phase == PLACE and _is_for_hand(view, int(number)):
            return Drop(own, frozenset(_alike_areas(view, int(number))))
    return None


def _is_for_hand(view: View, address: int) -> bool:
    """True for the place of the mover's target on which the rules put the card in hand."""
    card = view.hands[view.mover]
    return card != EMPTY and address == free_area(view, view.mover, card)


def _alike_areas(view: View, address: int) -> Iterator[str]:
    """The empty places of a target that ask for the same card as this one."""
    areas = dict(areas_of(view, address // PLACES))
    for at, wanted in areas.items():
        if wanted == areas[address] and view.cards[at] == EMPTY:
            yield at_address(view, at)


def _first_slot(view: View) -> int:
    """Slot of the mat for the card in hand, if it is no boson with a stack of its own."""
    card = view.hands[view.mover]
    return EMPTY if card == EMPTY or BOSON[card] else free_slot(view, view.mover, card)


def _alike(view: View) -> Iterator[str]:
    """The free slots of the mover's mat that are for the card in hand."""
    base = view.mover * PLACES
    for place in slots_for(view, view.hands[view.mover]):
        if view.cards[base + place] == EMPTY:
            yield at_address(view, base + place)


def is_of_use_back(view: View) -> bool:
    """True where the card in hand can do more once one of the target is back on the mat.

    It annihilates that card; a W transforms it; or another colour takes its place (Level 3).
    """
    card = view.hands[view.mover]
    back = [view.cards[at] for at in to_take_back(view)]
    if not back or card == EMPTY:
        return False
    transforms = view.level >= 5 and card in (W_MINUS, W_PLUS)
    return transforms or ANTI[card] in back or (view.level >= 3 and card in back)


def to_take_back(view: View) -> Iterator[int]:
    """The addresses of the cards on the mover's target that may go back to the mat."""
    if view.phase != PLACE or view.finisher != EMPTY:
        return
    for at, _ in areas_of(view, view.mover):
        card = view.cards[at]
        if card != EMPTY and at not in view.moved and free_slot(view, view.mover, card) != EMPTY:
            yield at


_AT = frozenset({"place", "shift", "annihilate", "attract", "recolour", "exchange", "transform"})


def aids(view: View, picked: Sequence[str], moves: Sequence[Move], sheet: Sheet) -> list[Spot]:
    """After a card and what it acts on were touched: the colours or products to choose from."""
    if len(picked) < 2:
        return []
    chosen = [move for move in moves if move.kind in ("recolour", "transform")]
    if not chosen:
        return []
    box = plan_for(view.seats, sheet).offers
    # Two sheets, because one lets the statistics below shimmer through.
    spots = [Spot(f"offers:{sheet}", Panel("bright"), *box.placed, 40) for sheet in range(2)]
    for move, place in zip(chosen, shared(box, len(chosen)), strict=True):
        there = view.cards[move.at]
        if move.kind == "recolour":
            name: Phrase = colour_name(there, move.to)
            art = card_art(there, move.to)
        else:
            name = particle(move.to)
            art = card_art(move.to, view.colours[move.at])
        spots += offer(f"offer:{move.kind}:{move.to}", art, place, name, 45)
    return spots


def shared(box: Rect, count: int) -> list[Rect]:
    """``count`` card boxes side by side in a box, with room for a name below each."""
    width = min(124.0, (box.w - 24.0 - 14.0 * (count - 1)) / count)
    height = min(width * 1.4, box.h - 76.0)
    pitch = width + (box.w - 24.0 - width * count) / (count + 1)
    first = box.x - pitch * (count - 1) / 2
    return [Rect.around(first + pitch * i, box.y - 18.0, width, height) for i in range(count)]


def offer(spot: str, art: Card, box: Rect, name: Phrase, z: int, more: float = 24.0) -> list[Spot]:
    """A card to choose, with its name below, by so ``more`` wider."""
    return [
        Spot(spot, art, *box.placed, z, spoken=name),
        Spot(
            f"{spot}:name",
            Label("text", 18),
            box.x,
            box.bottom + 26,
            box.w + more,
            46,
            z,
            name,
        ),
    ]


def offers(view: View, seat: int, plan: Plan) -> list[Spot]:
    """The choices that lie in the middle of the table in place of the statistics, if any."""
    if view.mover != seat:
        return []
    match view.phase:
        case "aim":
            return _targets(view, plan)
        case "colour":
            return _colours(view, plan)
        case "radiate":
            return _cards(plan, [(f"offer:radiate:{b}", b, 0, _twice(b)) for b in (PHOTON, GLUON)])
        case "pion":
            return _pions(plan)
        case "retain":
            quarks = any(QUARK[card] for card, _ in view.products)
            different = dict.fromkeys(p for p in view.products if QUARK[p[0]] == quarks)
            return _cards(
                plan,
                [(f"offer:retain:{c}:{tint}", c, tint, particle(c)) for c, tint in different],
            )
    return []


def _twice(boson: int) -> Phrase:
    return say(f"{G}offer-two-{PARTICLES[boson].key}")


def _cards(plan: Plan, choices: Sequence[tuple[str, int, int, Phrase]]) -> list[Spot]:
    spots: list[Spot] = []
    boxes = shared(plan.choices, len(choices))
    # On a tall sheet the name has all the width that there is.
    more = 24.0
    if plan.aims is not None and len(boxes) > 1:
        more = min(80.0, boxes[1].x - boxes[0].x - boxes[0].w - 4)
    for (spot, card, tint, name), box in zip(choices, boxes, strict=True):
        spots += offer(spot, card_art(card, tint), box, name, 12, more)
    return spots


def _colours(view: View, plan: Plan) -> list[Spot]:
    """Red, green, blue for the quark that waits, or for the first of a new pair."""
    if view.focus != EMPTY:
        card = view.cards[view.focus]
    else:
        card = next(card for card, tint in view.products if QUARK[card] and not tint)
    choices = [(f"offer:colour:{c}", card, c, colour_name(card, c)) for c in (1, 2, 3)]
    return _cards(plan, choices)


def _pions(plan: Plan) -> list[Spot]:
    """A pair of up or of down quarks."""
    spots: list[Spot] = []
    boxes = shared(plan.choices, 2)
    width = min(boxes[0].w, (boxes[1].x - boxes[0].x - 16) / 1.8)
    for quark, whole in zip((UP, DOWN), boxes, strict=True):
        name = say(f"{G}offer-pair", card=particle(quark))
        half, box = 0.4 * width, whole.sized(width, 1.4 * width)
        spots.append(
            Spot(
                f"offer:pion:{quark}:anti",
                card_art(ANTI[quark]),
                box.x + half,
                box.y,
                box.w,
                box.h,
                11,
            )
        )
        spots += offer(f"offer:pion:{quark}", card_art(quark), box.moved(-half, 0.0), name, 12)
    return spots


def _aim_places(plan: Plan, count: int) -> list[tuple[float, float, float]]:
    """The middle of the name of each target that is offered, and how much width each has."""
    if plan.aims is None:
        left, right = 190.0, plan.side.left - 10
        pitch = (right - left) / count
        return [(left + pitch * (i + 0.5), 344.0, pitch) for i in range(count)]
    box = plan.aims
    rows = 1 if count < 4 or box.w / count > 130 else 2
    each = -(-count // rows)
    pitch, high = box.w / each, min(240.0, box.h / rows)
    top = box.y - high * rows / 2
    places = []
    for i in range(count):
        here = min(each, count - i // each * each)
        x = box.x + pitch * (i % each - (here - 1) / 2)
        places.append((x, top + high * (i // each) + high / 2 + 20, pitch))
    return places


def _targets(view: View, plan: Plan) -> list[Spot]:
    """The targets of the tier, each with the particles it needs."""
    free = [t for t in view.offered if t not in view.aims]
    if len(view.offered) < view.seats:
        free = list(view.offered)
    spots = []
    for target, (x, y, pitch) in zip(free, _aim_places(plan, len(free)), strict=True):
        width = min(190.0, pitch - 5)
        name, needs = target_name(target), TARGETS[target].needs
        spots.append(
            Spot(f"offer:aim:{target}", Button("outline"), x, y, width, 72, 12, name, name)
        )
        points = ScorePicture(TARGETS[target].points)
        bonus = literal(f"+{TARGETS[target].points}")
        spots.append(Spot(f"worth:{target}", points, x, y + 60, width, 28, 12, bonus))
        small = min(44.0, (width - 6) / len(needs) - 3)
        for j, card in enumerate(needs):
            at = x + (j - (len(needs) - 1) / 2) * (small + 3)
            spots.append(Spot(f"need:{target}:{j}", Card(card), at, y - 82, small, small * 1.4, 12))
    return spots


# --- tags at cards that lie there -----------------------------------------------------------------


TAG_WIDE, TAG_HIGH = 44.0, 24.0
"""Of a tag; on small cards it is narrower, so that it covers none of the card beside it."""


Edits = Mapping[int, tuple[int, int]]
"""By address: the card that lies there afterwards, and its colour."""


def _completes(view: View, seat: int, edits: Edits) -> bool:
    """True where the seat has its whole system once the table is changed so."""
    cards, colours = list(view.cards), list(view.colours)
    for address, (card, colour) in edits.items():
        cards[address], colours[address] = card, colour
    changed = view._replace(cards=tuple(cards), colours=tuple(colours))
    return completion(changed, seat) is not None


def would_complete(view: View, seat: int, card: int) -> bool:
    """True where a card put down by this seat, in the best colour, makes its system whole."""
    to = free_slot(view, seat, card)
    if to == EMPTY:
        to = free_area(view, seat, card)
    if to == EMPTY:
        return False
    tints = COLOURS if view.level >= 3 and QUARK[card] else (0,)
    return any(_completes(view, seat, {to: (card, tint)}) for tint in tints)


def _changes(view: View, move: Move) -> Edits:
    """Changes of cards and colours by an ability that succeeds."""
    there, colour = view.cards[move.at], view.colours[move.at]
    match move.kind:
        case "attract" if not is_stack(move.at):
            return {move.at: (EMPTY, 0), move.to: (there, colour)}
        case "transform":
            return {move.at: (move.to, colour)}
        case "recolour":
            return {move.at: (there, move.to)}
        case "exchange":
            return {
                move.at: (there, view.colours[move.to]),
                move.to: (view.cards[move.to], colour),
            }
    return {}


def tags(
    view: View, seat: int, picked: Sequence[str], moves: Sequence[Move], sheet: Sheet
) -> list[Spot]:
    """Uses of the card in hand at the cards that lie there.

    Rays of light at an antiparticle that it annihilates with; with the card touched, the target's
    points at each card that would complete it.
    """
    hand = (in_hand(view, seat),)
    if tuple(picked) not in ((), hand):
        return []
    plan = plan_for(view.seats, sheet)
    rays = Chip("green", "annihilate")
    spots = [
        _tag(view, seat, f"pair:{move.at}", move.at, rays, plan)._replace(
            meaning=_pair(view, move.at)
        )
        for move in moves
        if move.kind == "annihilate"
    ]
    if not picked:
        return spots
    whole, art = literal(f"+{TARGETS[view.aims[seat]].points}"), Chip("green")
    addresses = dict.fromkeys(
        move.at
        for move in moves
        if (edits := _changes(view, move)) and _completes(view, seat, edits)
    )
    return [
        *spots,
        *(
            _tag(view, seat, f"completes:{at}", at, art, plan)._replace(label=whole)
            for at in addresses
        ),
    ]


def _pair(view: View, address: int) -> Phrase:
    """The card there and its antiparticle."""
    there = view.cards[address]
    return say(f"{G}meaning-pair", card=particle(ANTI[there]), anti=particle(there))


def _tag(view: View, seat: int, spot: str, address: int, art: Chip, plan: Plan) -> Spot:
    """A tag at the foot of a card that lies there."""
    areas = len(TARGETS[view.aims[address // PLACES]].needs)
    box = plan.place(address, seat, view.seats, areas)
    return Spot(spot, art, box.x, box.bottom - 9, min(TAG_WIDE, box.w), TAG_HIGH, TAG)


# --- prompts ------------------------------------------------------------------------------------


class Headline(NamedTuple):
    """Words above the prompt, and their colour."""

    words: Phrase
    ink: Ink = "yellow"


def headline(view: View, seat: int) -> Headline | None:
    """Two words above the prompt, where there is something to celebrate or to note."""
    if view.finisher != EMPTY and view.phase != OVER:
        target = target_name(view.aims[view.finisher])
        return Headline(say(f"{G}headline-completed", target=target))
    if view.mover != seat or view.phase in (OVER, BETWEEN):
        return None
    if view.phase == SWAP:
        return Headline(outcome(1, view.seats))
    if view.phase == PLACE:
        return _of_the_duel(view, seat)
    return Headline(say(f"{G}headline-turn"))


def _of_the_duel(view: View, seat: int) -> Headline | None:
    """Above the question for a card: that the own duel was not won, or that it is asked for."""
    if view.statistic == EMPTY:
        return None
    if view.active != seat:
        return Headline(say(f"{G}headline-card"))
    others = [other for other in range(view.seats) if other != seat]
    if view.hand_pieces[seat] > min(view.hand_pieces[other] for other in others):
        return None  # cards were numbered as they were drawn, the own one first: it was swapped
    best = max(view.announced[other] for other in others)
    if view.announced[seat] > best:
        return None
    tied = view.announced[seat] == best
    return Headline(outcome(0 if tied else -1, view.seats), "photon" if tied else "danger")


def prompt(view: View, seat: int) -> Phrase:
    """The question to the seat, or the player that all wait for."""
    if view.phase in (OVER, BETWEEN):
        return say(f"{G}prompt-{view.phase}")
    if view.mover != seat:
        key = "wait-statistic" if view.phase == STATISTIC else "wait"
        return say(f"{G}prompt-{key}", seat=seat_name(view.mover))
    if view.phase == SWAP:
        return say(f"{G}prompt-swap" if view.seats == 2 else f"{G}prompt-swap-three")
    if view.phase != PLACE:
        return say(f"{G}prompt-{view.phase}")
    return _place_prompt(view)


def first_rules(view: View, seat: int) -> Sequence[Phrase]:
    """The rule of the duel, at the first choice of a statistic."""
    if view.phase != STATISTIC or view.mover != seat:
        return ()
    return (say(f"{G}first-duel{'-three' if view.seats > 2 else ''}"),)


def _place_prompt(view: View) -> Phrase:
    card = view.hands[view.mover]
    if view.finisher != EMPTY:
        key = _last(view, card)
    elif BOSON[card]:
        key = "stack" if view.level == 1 else "boson"
    elif free_slot(view, view.mover, card) == EMPTY:
        key = "full"
    elif (owner := _owner_of_anti(view, card)) is not None:
        mat = "own" if owner == view.mover else "rival"
        anti = particle(ANTI[card])
        words = {"card": particle(card), "anti": anti, "seat": seat_name(owner)}
        return say(f"{G}prompt-annihilate-{mat}", **words)
    elif any(view.cards[at] == ANTI[card] for at in to_take_back(view)):
        anti = particle(ANTI[card])
        return say(f"{G}prompt-annihilate-target", card=particle(card), anti=anti)
    else:
        key = "place"
    return say(f"{G}prompt-{key}", card=particle(card))


def _last(view: View, card: int) -> str:
    """End of a text key: the only thing that the rules still allow with the card in hand."""
    if BOSON[card]:
        return "last-stack"
    return "last-full" if free_slot(view, view.mover, card) == EMPTY else "last"


def _owner_of_anti(view: View, card: int) -> int | None:
    """The seat on whose mat the antiparticle of a card lies, a rival's first; None: on no mat.

    With a rival's card one gains more.
    """
    mats = {seat: view.cards[seat * PLACES : seat * PLACES + 12] for seat in range(view.seats)}
    owners = [seat for seat, mat in mats.items() if ANTI[card] in mat]
    return min(owners, key=lambda seat: seat == view.mover, default=None)


# --- why not ------------------------------------------------------------------------------------


def why_not(view: View, seat: int, picked: Sequence[str], spot: str) -> Phrase:
    """The reason that this spot cannot be touched now."""
    if view.phase in (OVER, BETWEEN) or view.mover != seat:
        return prompt(view, seat)
    kind, _, number = spot.partition(":")
    match kind:
        case "deck":
            return say(f"{G}why-deck")
        case "discards":
            return say(f"{G}why-discards")
        case "statistic":
            return _why_statistic(view, int(number))
    hand = in_hand(view, seat)
    if view.phase == STATISTIC and (spot == hand or (kind == "place" and _owns(seat, int(number)))):
        return say(f"{G}why-statistic-first")
    if view.phase != PLACE:
        return prompt(view, seat)
    card = view.hands[seat]
    if kind == "place":
        return _why_place(view, seat, card, int(number), held=hand in picked)
    if kind == "card":
        if spot == hand:
            return _place_prompt(view)
        for owner in range(view.seats):
            if spot == in_hand(view, owner) and view.hands[owner] != EMPTY:
                return say(f"{G}why-rivals-hand")
        if int(number) in view.pieces:
            return _why_card(view, seat, card, view.pieces.index(int(number)))
    return prompt(view, seat)


def _owns(seat: int, address: int) -> bool:
    """True if this place is on the mat or the target of the seat."""
    return address // PLACES == seat


def _why_statistic(view: View, which: int) -> Phrase:
    if view.phase == STATISTIC:
        return prompt(view, view.mover)
    if view.statistic == EMPTY:
        return say(f"{G}why-statistic-later")
    name = say(f"stat-{STATISTICS[view.statistic]}")
    key = "why-statistic-this" if which == view.statistic else "why-statistic-done"
    return say(f"{G}{key}", statistic=name)


def _why_place(view: View, seat: int, card: int, address: int, *, held: bool) -> Phrase:
    """About an empty place."""
    owner, place = divmod(address, PLACES)
    if owner != seat:
        return say(f"{G}why-others-mat")
    if view.finisher != EMPTY and place in AREAS:
        return say(f"{G}why-finished-target")
    if place in AREAS:
        wanted = TARGETS[view.aims[seat]].needs[place - AREAS.start]
        if wanted != card:
            return say(f"{G}why-area", wanted=particle(wanted), card=particle(card))
    elif place not in slots_for(view, card):
        if place in STACKS:
            key = "why-stack" if BOSON[card] else "why-stack-fermion"
            return say(f"{G}{key}", card=particle(card), boson=particle(place + 12))
        if BOSON[card]:
            return say(f"{G}why-slot-boson", card=particle(card))
        if view.labelled:
            return say(f"{G}why-slot-label", card=particle(card))
        return say(f"{G}why-slot-{'lepton' if place < 6 else 'quark'}", card=particle(card))
    return say(f"{G}why-same-slot") if held else say(f"{G}why-hand-first")


def _why_card(view: View, seat: int, card: int, address: int) -> Phrase:
    """About a card that lies on a mat or a target."""
    owner, place = divmod(address, PLACES)
    there = view.cards[address]
    if view.finisher != EMPTY:
        return _why_card_last(view, card, owner == seat, place, there)
    if not BOSON[card]:
        if ANTI[card] == there:
            return say(f"{G}why-{'target-safe' if place in AREAS else 'hand-first'}")
        if owner == seat and place in SLOTS and place in slots_for(view, card):
            return say(f"{G}why-pauli")
        return say(f"{G}why-no-pair", card=particle(card), anti=particle(ANTI[card]))
    return _why_boson(view, seat, card, owner, there)


def _why_card_last(view: View, card: int, own: bool, place: int, there: int) -> Phrase:
    """The same after a target was completed: no card acts on another any more."""
    if not BOSON[card] and ANTI[card] == there:
        return say(f"{G}why-finished-pair")
    if own and place in AREAS:
        return say(f"{G}why-finished-target")
    return _place_prompt(view)


def _why_boson(view: View, seat: int, boson: int, owner: int, there: int) -> Phrase:
    """About a card that a boson in hand cannot act on."""
    if view.level == 1:
        return say(f"{G}why-level-1")
    if boson not in ATTRACTS:
        if view.level < 5:
            return say(f"{G}why-no-ability", card=particle(boson))
        return say(f"{G}why-transform", card=particle(boson), there=particle(there))
    if owner == seat:
        return say(f"{G}why-own", card=particle(boson))
    if not ATTRACTS[boson][there]:
        return say(f"{G}why-uncoupled", card=particle(boson), there=particle(there))
    base = seat * PLACES
    own = [c for c in view.cards[base : base + PLACES] if c != EMPTY]
    if not any(FEELS[boson][c] for c in own):
        return say(f"{G}why-no-partner", card=particle(boson))
    if free_slot(view, seat, there) == EMPTY:
        return say(f"{G}why-no-room-quark" if QUARK[there] else f"{G}why-no-room-lepton")
    return say(f"{G}why-hand-first")
