"""Everything that lies on the table, as spots."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.particles import PARTICLES
from game.core.phrase import Phrase, literal, say
from game.core.printed import STATISTICS
from game.rules.particle_builder import View
from game.rules.particle_builder.deck import BOSON, POINTS
from game.rules.particle_builder.mat import AREAS, EMPTY, PLACES, STACKS
from game.rules.particle_builder.state import AIM, BETWEEN, HIDDEN, OVER, PLACE, STATISTIC, SWAP
from game.rules.particle_builder.targets import TARGETS
from game.tables.particle_builder.pictures import Annihilation, Mat, Result, Statistic
from game.tables.pictures import Align, Back, Button, Card, Chip, Die, Label, Place, Player, Score
from game.tables.table import TAG, Spot

from .answers import headline, prompt
from .finish import would_complete
from .geometry import (
    HEADINGS,
    OWN_NAME,
    OWN_PORTRAIT,
    OWN_SCORE,
    Box,
    MatPlan,
    Plan,
    plan_for,
)
from .paths import can_take_back, in_hand, offers
from .wording import (
    G,
    card_art,
    card_spoken,
    family_key,
    particle,
    said_value,
    seat_name,
    target_name,
)

_SHEET, _PLACE, _CARD, _CHIP, _HAND = 0, 2, 6, 9, 20


def layout(view: View, seat: int) -> list[Spot]:
    """The whole table as this seat sees it."""
    viewer = max(seat, 0)
    plan = plan_for(view.seats)
    spots: list[Spot] = []
    for turn in range(view.seats):
        owner = (viewer + turn) % view.seats
        spots += _mat(view, viewer, owner, plan.mat(owner, viewer, view.seats))
    spots += _own_names(view, viewer)
    for i, rival in enumerate(plan.rivals):
        owner = (viewer + 1 + i) % view.seats
        spots += _names(view, owner, rival.portrait, rival.name, rival.score)
        spots += _aim(view, owner, rival.aim, Label("second", 18, "left"))
    spots += _deck(view, plan)
    spots += _hands(view, viewer, plan)
    choices = offers(view, viewer)
    spots += choices or _statistics(view, viewer, plan)
    spots += _side(view, viewer, plan)
    return spots


def _label(spot: str, words: Phrase, box: Box, art: Label, z: int = _CHIP) -> Spot:
    return Spot(spot, art, *box, z, words)


def _aim(view: View, owner: int, box: Box, art: Label) -> Iterator[Spot]:
    """What a player builds: a star with its points, and its name."""
    if view.aims[owner] == EMPTY:
        return
    target = TARGETS[view.aims[owner]]
    words = target_name(target.id)
    if art.bold:
        words = say(f"{G}spot-aim", target=words)
    star = 22.0
    x = box.x - box.w / 2 - 34
    yield Spot(f"aim:{owner}:points", Score(target.points, left=True), x, box.y, 50, star, _CHIP)
    yield _label(f"aim:{owner}", words, box, art)


# --- mats ---------------------------------------------------------------------------------------


def _mat(view: View, viewer: int, owner: int, plan: MatPlan) -> Iterator[Spot]:
    """A sheet with its places, cards, stacks and annihilated pairs."""
    turn = view.mover == owner and view.phase != OVER
    shares = tuple(round(share, 4) for share in plan.shares)
    yield Spot(f"mat:{owner}", Mat(shares, turn), *plan.sheet, _SHEET)
    needs = TARGETS[view.aims[owner]].needs if view.aims[owner] != EMPTY else ()
    for place in range(PLACES):
        if place in AREAS and place - AREAS.start >= len(needs):
            continue
        address = owner * PLACES + place
        box = plan.place(place, len(needs))
        card = view.cards[address]
        if place in AREAS:
            wanted = needs[place - AREAS.start]
            art = Place(family_key(wanted), wanted)
        elif place in STACKS:
            art = Place("boson", place + 12)
        else:
            art = Place("quark" if place < 6 else "lepton", place if view.labelled else None)
        spoken = None
        if card == EMPTY and owner == viewer:
            spoken = _place_spoken(view, address)
        yield Spot(f"place:{address}", art, *box, _PLACE, spoken=spoken)
        if card != EMPTY:
            yield Spot(
                f"card:{view.pieces[address]}",
                card_art(card, view.colours[address]),
                *box,
                _CARD,
                spoken=card_spoken(view, address),
                codex=PARTICLES[card].key,
            )
        if place in STACKS:
            yield from _height(view, owner, place, box)
    yield from _pairs(view, owner, plan)


def _place_spoken(view: View, address: int) -> Phrase:
    owner, place = divmod(address, PLACES)
    if place in AREAS:
        wanted = TARGETS[view.aims[owner]].needs[place - AREAS.start]
        return say(f"{G}spot-area", card=particle(wanted))
    if place in STACKS:
        return say(f"{G}spot-stack", card=particle(place + 12))
    return say(f"{G}spot-slot-quark" if place < 6 else f"{G}spot-slot-lepton")


def _height(view: View, owner: int, place: int, box: Box) -> Iterator[Spot]:
    height = view.heights[owner * 6 + place - STACKS.start]
    if height > 1:
        side = min(26.0, 0.42 * box.h)
        yield Spot(
            f"height:{owner}:{place}", Chip("boson"), box.x + box.w / 2 - 0.7 * side,
            box.y + box.h / 2 - 0.4 * side, 1.8 * side, side, _CHIP, literal(f"×{height}"),
        )  # fmt: skip


def _pairs(view: View, owner: int, plan: MatPlan) -> Iterator[Spot]:
    """Where annihilated pairs end: the last one shown, and how many there are."""
    pairs = view.pairs[owner]
    box = plan.pairs
    label = say(f"{G}spot-pairs") if not pairs and box.h > 80 else None
    yield Spot(f"pairs:{owner}", Annihilation(), *box, _PLACE, label)
    if not pairs:
        return
    h = 0.82 * box.h
    w = h / 1.4
    x = box.x - 0.14 * box.w
    for i, card in enumerate((pairs[-1], pairs[-1] + 12)):
        way = 1 - 2 * i
        yield Spot(
            f"pair:{owner}:{len(pairs)}:{i}", Card(card), x - way * 0.58 * w, box.y, w, h,
            _CARD, angle=way * 7.0,
        )  # fmt: skip
    points = sum(2 * POINTS[card] for card in pairs)
    tall = min(26.0, 0.36 * box.h)
    yield Spot(
        f"pairs:{owner}:points", Chip("yellow"), box.x + box.w / 2 - 1.45 * tall,
        box.y + box.h / 2 - 0.7 * tall, 2.6 * tall, tall, _CHIP, literal(f"+{points}"),
    )  # fmt: skip


# --- names, deck, hands -------------------------------------------------------------------------


def _names(view: View, owner: int, portrait: Box, name: Box, score: Box) -> Iterator[Spot]:
    turn = view.mover == owner and view.phase != OVER
    yield Spot(f"seat:{owner}", Player(owner, turn), *portrait, _CHIP)
    align: Align = "middle" if name is OWN_NAME else "left"
    yield _label(f"name:{owner}", seat_name(owner), name, Label("text", 20, align, bold=True))
    yield Spot(f"score:{owner}", Score(view.scores[owner], align == "left"), *score, _CHIP)


def _own_names(view: View, viewer: int) -> Iterator[Spot]:
    yield from _names(view, viewer, OWN_PORTRAIT, OWN_NAME, OWN_SCORE)
    yield from _aim(view, viewer, HEADINGS[0], Label("text", 18, "left", bold=True))
    yield _label(
        "heading:fermions", say(f"{G}spot-fermions"), HEADINGS[1], Label("second", 18, "right")
    )
    yield _label(
        "heading:bosons", say(f"{G}spot-bosons"), HEADINGS[2], Label("second", 18, "right")
    )


def _deck(view: View, plan: Plan) -> Iterator[Spot]:
    box = plan.deck
    yield _label("level", say(f"{G}spot-level", level=view.level), plan.level, Label("second", 18))
    layers = min(4, (view.deck + 11) // 12)
    for i in range(layers - 1, 0, -1):
        yield Spot(f"deck:{i}", Back(), box.x + 3 * i, box.y + 3 * i, box.w, box.h, _PLACE)
    spoken = say(f"{G}spot-deck", cards=view.deck)
    yield Spot("deck", Back() if view.deck else Place("plain"), *box, _PLACE + 1, spoken=spoken)
    yield Spot("deck:count", Chip(), box.x, box.y + box.h / 2 - 10, 58, 30, _CHIP,
               literal(str(view.deck)))  # fmt: skip
    box = plan.discards
    top = view.discards[-1] if view.discards else EMPTY
    art = Place("plain") if top == EMPTY else Card(top)
    spoken = say(f"{G}spot-discards", cards=len(view.discards))
    yield Spot("discards", art, *box, _PLACE, spoken=spoken)


def _hands(view: View, viewer: int, plan: Plan) -> Iterator[Spot]:
    """The cards in hands: the own one left of the statistics, rivals' right of them."""
    for owner, card in enumerate(view.hands):
        if card == EMPTY:
            continue
        turn = (owner - viewer) % view.seats
        box = plan.rivals[turn - 1].hand if turn else plan.hand
        shown = card != HIDDEN
        name = particle(card) if shown else say(f"{G}spot-hidden")
        where = "hand" if turn == 0 else "rival"
        yield Spot(
            in_hand(view, owner),
            card_art(card) if shown else Back(),
            *box,
            _HAND,
            spoken=say(f"{G}spot-in-{where}", card=name, seat=seat_name(owner)),
            source="deck",
            codex=PARTICLES[card].key if shown else "",
        )
        if shown and view.phase in (STATISTIC, SWAP, PLACE):
            yield from _tag(view, viewer, card, box, owner)


def _tag(view: View, viewer: int, card: int, box: Box, owner: int) -> Iterator[Spot]:
    """At a card that the own target needs: that it does, or that it would complete it."""
    key = _use(view, viewer, card)
    if key:
        yield Spot(f"tag:{owner}", Chip("green"), box.x, box.y + box.h / 2 + 1, box.w - 12, 27,
                   TAG, say(f"{G}tag-{key}"))  # fmt: skip


def _use(view: View, viewer: int, card: int) -> str:
    """What a card does for the own target: "completes", "wanted" or nothing."""
    if card in (EMPTY, HIDDEN) or BOSON[card] or view.finisher != EMPTY:
        return ""
    if card not in TARGETS[view.aims[viewer]].needs:
        return ""
    if would_complete(view, viewer, card):
        return "completes"
    base = viewer * PLACES
    own = [*view.cards[base : base + 12], *view.cards[base + 18 : base + 22]]
    return "wanted" if own.count(card) < TARGETS[view.aims[viewer]].needs.count(card) else ""


# --- the duel -----------------------------------------------------------------------------------


def _opponent(view: View, viewer: int) -> int:
    """Whose values stand on the right: the active rival's, or the strongest rival's."""
    if view.active != viewer:
        return view.active
    rivals = [(viewer + turn) % view.seats for turn in range(1, view.seats)]
    return max(rivals, key=lambda seat: view.said[seat])


def _statistics(view: View, viewer: int, plan: Plan) -> Iterator[Spot]:
    """The four statistics with what is known of both values, the compared one lit."""
    if view.phase in (AIM, OVER):
        return
    rival = _opponent(view, viewer)
    mine = view.phase == STATISTIC and view.mover == viewer
    for which, box in enumerate(plan.statistics):
        state: Result = "open" if mine else "closed"
        if which == view.statistic and EMPTY not in (view.said[viewer], view.said[rival]):
            ahead = view.said[viewer] - view.said[rival]
            state = "left" if ahead > 0 else "right" if ahead < 0 else "tie"
        left, right = said_value(view, viewer, which), said_value(view, rival, which)
        name = say(f"stat-{STATISTICS[which]}")
        yield Spot(
            f"statistic:{which}",
            Statistic(STATISTICS[which], state, left, right),
            *box,
            _PLACE,
            spoken=say(f"{G}spot-statistic", statistic=name, value=left or literal("")),
        )


def _side(view: View, viewer: int, plan: Plan) -> Iterator[Spot]:
    """What is asked, the buttons for it, and the dice that fell."""
    side = plan.side
    top = side.y - side.h / 2
    title = headline(view, viewer)
    if title is not None:
        high = 36.0 if view.finisher == EMPTY else 84.0
        box = Box(side.x, top + high / 2, side.w, high)
        yield _label("headline", title, box, Label("yellow", 22, bold=True))
        top += high + 2
    deciding = view.phase == SWAP and view.mover == viewer
    high = 34.0 if deciding else 132.0
    if view.phase != BETWEEN:
        box = Box(side.x, top + high / 2, side.w, high)
        yield _label("prompt", prompt(view, viewer), box, Label("text", 18, top=True))
    if deciding:
        yield from _swap_buttons(view, side)
    if view.mover == viewer and can_take_back(view):
        words = say(f"{G}button-take-back")
        yield Spot("take-back", Button(), side.x, side.y + 42, side.w, 60, _CHIP, words,
                   words)  # fmt: skip
    yield from _dice(view, side)


def _swap_buttons(view: View, side: Box) -> Iterator[Spot]:
    """Swap with each of the others, or keep: stacked, the last one at the foot of the column.

    Between two, swapping is lit, unless it would give away what the own target needs for nothing.
    """
    others = [seat for seat in range(view.seats) if seat != view.mover]
    keeps = bool(_use(view, view.mover, view.hands[view.mover])) and not any(
        _use(view, view.mover, view.hands[seat]) for seat in others
    )
    high, pitch = (70.0, 80.0) if len(others) == 1 else (58.0, 63.0)
    y = side.y + side.h / 2 - high / 2 - pitch * len(others)
    for i, seat in enumerate(others):
        words = say(f"{G}button-swap")
        if len(others) > 1:
            words = say(f"{G}button-swap-with", seat=seat_name(seat))
        art = Button("primary" if len(others) == 1 and not keeps else "outline", "swap")
        yield Spot(f"swap:{seat}", art, side.x, y + pitch * i, side.w, high,
                   _CHIP, words, words)  # fmt: skip
    keep = say(f"{G}button-keep")
    art = Button("primary" if keeps else "ghost", "check")
    yield Spot("keep", art, side.x, y + pitch * len(others), side.w, high, _CHIP,
               keep, keep)  # fmt: skip


def _dice(view: View, side: Box) -> Iterator[Spot]:
    """The last dice of the move before, up to four."""
    if view.phase == SWAP:
        return
    faces = view.dice[-4:]
    for i, face in enumerate(faces):
        x = side.x + (i - (len(faces) - 1) / 2) * 44
        yield Spot(f"die:{i}", Die(face), x, side.y + side.h / 2 - 24, 42, 42, _CHIP)
