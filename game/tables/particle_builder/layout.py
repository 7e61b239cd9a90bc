"""Everything that lies on the table, as spots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.particles import PARTICLES, STATISTICS
from game.core.phrase import Phrase, literal, say
from game.rules.particle_builder import View
from game.rules.particle_builder.deck import ANTI, BOSON, POINTS
from game.rules.particle_builder.mat import AREAS, EMPTY, PLACES, STACKS, TARGETS
from game.rules.particle_builder.state import AIM, BETWEEN, HIDDEN, OVER, PLACE, STATISTIC, SWAP
from game.tables.particle_builder.pictures import Annihilation, Mat, Result, Statistic
from game.tables.pictures import (
    Back,
    Button,
    Card,
    Chip,
    Die,
    Label,
    Nothing,
    Place,
    Player,
    ScorePicture,
)
from game.tables.sheet import Rect, Sheet
from game.tables.table import TAG, Spot, seat_name

from .geometry import (
    Z_CARD,
    Z_CHIP,
    Z_HAND,
    Z_PLACE,
    Z_SHEET,
    MatPlan,
    Plan,
    Plates,
    plan_for,
)
from .touches import headline, is_of_use_back, offers, prompt, to_take_back, would_complete
from .wording import (
    VERDICT,
    G,
    at_address,
    card_art,
    card_spoken,
    family_key,
    in_hand,
    particle,
    said_value,
    target_name,
    wants,
)


def layout(view: View, seat: int, sheet: Sheet) -> list[Spot]:
    """The whole table as this seat sees it."""
    viewer = max(seat, 0)
    plan = plan_for(view.seats, sheet)
    spots: list[Spot] = []
    for turn in range(view.seats):
        owner = (viewer + turn) % view.seats
        spots += _mat(view, viewer, owner, plan.mat(owner, viewer, view.seats))
    spots += _own_names(view, viewer, plan)
    for i, rival in enumerate(plan.rivals):
        owner = (viewer + 1 + i) % view.seats
        spots += _names(view, owner, rival.plates)
        if rival.called is not None and seat >= 0:
            words = say(f"{G}spot-rival")
            art = Label("second", 18, "left")
            spots.append(Spot(f"rival:{owner}", art, *rival.called.placed, Z_CHIP, words))
        spots += _aim(view, owner, rival.aim, Label("second", 18, "left"))
    spots += _deck(view, plan)
    spots += _hands(view, viewer, plan)
    choices = offers(view, viewer, plan)
    spots += choices or statistics(view, viewer, plan)
    spots += side_column(view, viewer, plan)
    return spots


STAR = 22.0
"""Height of the star with the points of a target, which begins `WORTH` left of its name."""
WORTH = 59.0


def _aim(view: View, owner: int, box: Rect, art: Label, *, worded: bool = False) -> Iterator[Spot]:
    """The target of a player, and the points that it will bring.

    ``worded``: there is room to say so. A bare number was taken for points that are there already.
    """
    if view.aims[owner] == EMPTY:
        return
    target = TARGETS[view.aims[owner]]
    name, points = target_name(target.id), target.points
    worth = say(f"{G}meaning-aim", points=points)
    if worded:
        whole = Rect.between(box.left - WORTH, box.top, box.right, box.bottom)
        words = say(f"{G}spot-aim-worth", target=name, points=points)
        yield Spot(f"aim:{owner}", art, *whole.placed, Z_CHIP, words, meaning=worth)
        return
    words = say(f"{G}spot-aim", target=name) if art.bold else name
    x, bonus = box.left - WORTH / 2 - 1, literal(f"+{points}")
    star, w = ScorePicture(points, left=True), WORTH - 2
    yield Spot(f"aim:{owner}:points", star, x, box.y, w, STAR, Z_CHIP, bonus, meaning=worth)
    yield Spot(f"aim:{owner}", art, *box.placed, Z_CHIP, words)


# --- mats ---------------------------------------------------------------------------------------


def _mat(view: View, viewer: int, owner: int, plan: MatPlan) -> Iterator[Spot]:
    """A sheet with its places, cards, stacks and annihilated pairs."""
    turn = view.mover == owner and view.phase != OVER
    shares = tuple(round(share, 4) for share in plan.shares)
    name = say(f"{G}spot-mat", seat=seat_name(owner))
    sheet = Spot(f"mat:{owner}", Mat(shares, turn), *plan.sheet.placed, Z_SHEET, meaning=name)
    yield sheet if owner == viewer else sheet._replace(spoken=name)
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
        called = _place_spoken(view, address) if card == EMPTY else None
        spot = Spot(f"place:{address}", art, *box.placed, Z_PLACE)
        # A rival's places are never chosen.
        yield spot._replace(spoken=called) if owner == viewer else spot._replace(meaning=called)
        if card != EMPTY:
            yield Spot(
                f"card:{view.pieces[address]}",
                # A card is seldom taken back from the target: it asks for nothing.
                card_art(card, view.colours[address], aside=place in AREAS),
                *box.placed,
                Z_CARD,
                spoken=card_spoken(view, address),
                codex=PARTICLES[card].key,
            )
        if place in STACKS:
            yield from _height(view, owner, place, box, plan.least)
    yield from _pairs(view, owner, plan)


def closer(view: View, seat: int, spot: str, sheet: Sheet) -> list[Spot]:
    """A rival's mat as large as an own one."""
    kind, _, owner = spot.partition(":")
    if kind != "mat":
        return []
    plan = plan_for(view.seats, sheet)
    return [
        part._replace(spoken=None) if part.id == spot else part
        for part in _mat(view, int(owner), int(owner), plan.own)
    ]


def asked(view: View, seat: int, picked: Sequence[str], sheet: Sheet) -> list[Spot]:
    """The question once a card is to be taken back: which one, from where to where."""
    words = _asked_back(view, seat, picked)
    if words is None:
        return []
    return [spot._replace(label=words) for spot in layout(view, seat, sheet) if spot.id == "prompt"]


def _asked_back(view: View, seat: int, picked: Sequence[str]) -> Phrase | None:
    """The question by the button; or about a card of the target that was touched without it."""
    if tuple(picked) == ("take-back",):
        anti = ANTI[view.hands[seat]]
        annihilates = any(view.cards[at] == anti for at in to_take_back(view))
        return say(f"{G}prompt-take-back{'-pair' if annihilates else ''}")
    for at in to_take_back(view):
        if view.mover == seat and tuple(picked) == (at_address(view, at),):
            return say(f"{G}prompt-take-back-card", card=particle(view.cards[at]))
    return None


def _place_spoken(view: View, address: int) -> Phrase:
    owner, place = divmod(address, PLACES)
    if place in AREAS:
        wanted = TARGETS[view.aims[owner]].needs[place - AREAS.start]
        return say(f"{G}spot-area", card=particle(wanted))
    if place in STACKS:
        return say(f"{G}spot-stack", card=particle(place + 12))
    return say(f"{G}spot-slot-quark" if place < 6 else f"{G}spot-slot-lepton")


def _height(view: View, owner: int, place: int, box: Rect, least: float) -> Iterator[Spot]:
    height = view.heights[owner * 6 + place - STACKS.start]
    if height > 1:
        side = max(least, min(26.0, 0.42 * box.h))
        wide, low = 1.8 * side, box.bottom - 0.4 * side
        if wide > 13 * box.w / 12 and (place - STACKS.start) % 3 == 1:
            low = box.top + 0.4 * side  # the middle of three: clear of the numbers beside it
        yield Spot(
            f"height:{owner}:{place}",
            Chip("boson"),
            box.right - 0.7 * side,
            low,
            wide,
            side,
            Z_CHIP,
            literal(f"×{height}"),
            meaning=say(f"{G}spot-stack", card=particle(place + 12)),
        )


ROOMY = 200.0
"""Width of the corner of annihilated pairs from which on their sum is told in words."""


def _pairs(view: View, owner: int, plan: MatPlan) -> Iterator[Spot]:
    """Corner of annihilated pairs: the last one, and the points of all."""
    pairs = view.pairs[owner]
    box = plan.pairs
    label = say(f"{G}spot-pairs") if not pairs and box.h > 80 else None
    points = sum(2 * POINTS[card] for card in pairs)
    meaning = say(f"{G}meaning-pairs", points=points)
    yield Spot(f"pairs:{owner}", Annihilation(), *box.placed, Z_PLACE, label, meaning=meaning)
    if not pairs:
        return
    # The sum of several pairs has words, below the last one, where there is room for them.
    worded = len(pairs) > 1 and box.w > ROOMY
    h = (0.66 if worded else 0.82) * box.h
    w = h / 1.4
    x, y = (box.x, box.y - 0.13 * box.h) if worded else (box.x - 0.14 * box.w, box.y)
    for i, card in enumerate((pairs[-1], pairs[-1] + 12)):
        way = 1 - 2 * i
        yield Spot(
            f"pair:{owner}:{len(pairs)}:{i}",
            Card(card),
            x - way * 0.58 * w,
            y,
            w,
            h,
            Z_CARD,
            angle=way * 7.0,
        )
    yield _sum_of_pairs(owner, len(pairs), points, plan)._replace(meaning=meaning)


def _sum_of_pairs(owner: int, pairs: int, points: int, plan: MatPlan) -> Spot:
    """The badge with the points of all annihilated pairs."""
    box = plan.pairs
    tall = max(plan.least, min(26.0, 0.36 * box.h))
    wide, words = 2.6 * tall, literal(str(points))
    if pairs > 1 and box.w > ROOMY:
        wide = min(box.w - 4, 8.0 * tall)
        words = say(f"{G}pairs-sum", points=points, pairs=pairs)
    right, low = box.right - 0.15 * tall, box.bottom - 0.7 * tall
    at = right - wide / 2, low, wide, tall
    return Spot(f"pairs:{owner}:points", Chip("yellow", "points"), *at, Z_CHIP, words)


# --- names, deck, hands -------------------------------------------------------------------------


def _names(view: View, owner: int, plates: Plates) -> Iterator[Spot]:
    portrait, name, score, align = plates
    turn = view.mover == owner and view.phase != OVER
    points = view.scores[owner]
    meaning = say(f"{G}meaning-score", seat=seat_name(owner), points=points)
    yield Spot(f"seat:{owner}", Player(owner, turn), *portrait.placed, Z_CHIP, meaning=meaning)
    yield Spot(
        f"name:{owner}",
        Label("text", 20, align, bold=True),
        *name.placed,
        Z_CHIP,
        seat_name(owner),
    )
    art = ScorePicture(points, align == "left")
    yield Spot(f"score:{owner}", art, *score.placed, Z_CHIP, meaning=meaning)


def _own_names(view: View, viewer: int, plan: Plan) -> Iterator[Spot]:
    yield from _names(view, viewer, plan.owner)
    art = Label("text", 18, "left", bold=True)
    yield from _aim(view, viewer, plan.headings[0], art, worded=plan.keys is None)
    for family, box in zip(("fermions", "bosons"), plan.headings[1:], strict=False):
        words = say(f"{G}spot-{family}")
        yield Spot(f"heading:{family}", Label("second", 18, "right"), *box.placed, Z_CHIP, words)


def _deck(view: View, plan: Plan) -> Iterator[Spot]:
    box = plan.deck
    yield Spot(
        "level",
        Label("second", 18),
        *plan.level.placed,
        Z_CHIP,
        say(f"{G}spot-level", level=view.level),
    )
    layers = min(4, (view.deck + 11) // 12)
    for i in range(layers - 1, 0, -1):
        yield Spot(f"deck:{i}", Back(), box.x + 3 * i, box.y + 3 * i, box.w, box.h, Z_PLACE)
    spoken = say(f"{G}spot-deck", cards=view.deck)
    yield Spot(
        "deck", Back() if view.deck else Place("plain"), *box.placed, Z_PLACE + 1, spoken=spoken
    )
    yield Spot(
        "deck:count", Chip(), box.x, box.bottom - 10, 58, 30, Z_CHIP, literal(str(view.deck))
    )
    box = plan.discards
    top = view.discards[-1] if view.discards else EMPTY
    art = Place("plain") if top == EMPTY else Card(top)
    spoken = say(f"{G}spot-discards", cards=len(view.discards))
    yield Spot("discards", art, *box.placed, Z_PLACE, spoken=spoken)


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
            *box.placed,
            Z_HAND,
            spoken=say(f"{G}spot-in-{where}", card=name, seat=seat_name(owner)),
            source="deck",
            codex=PARTICLES[card].key if shown else "",
        )
        # Another's card can be got until it is decided who wins the comparison.
        won = view.phase == SWAP and view.mover == viewer
        within_reach = owner == viewer or won or view.phase == STATISTIC
        if shown and within_reach and view.phase in (STATISTIC, SWAP, PLACE):
            yield from _tag(view, viewer, card, box, owner, plan)


def _tag(view: View, viewer: int, card: int, box: Rect, owner: int, plan: Plan) -> Iterator[Spot]:
    """At a card that the own target needs: that it does, or that it would complete it."""
    key = _use(view, viewer, card)
    x, w, short = box.x, max(box.w - 12, 134), ""
    if plan.keys is not None:
        # A card of a tall sheet may be narrower than the words, and lie at its edge.
        others = [rival.hand.x for rival in plan.rivals]
        if owner != viewer and len(others) > 1:  # that of the card beside it stays to be read
            beside = min(box.w, abs(others[1] - others[0]) - 2)
            w, short = (beside, "-short") if beside < w else (w, "")
        room = (plan.keys.w - w) / 2
        x = min(max(x, plan.keys.x - room), plan.keys.x + room)
    if key:
        yield Spot(
            f"tag:{owner}",
            Chip("green"),
            x,
            box.bottom + 1,
            w,
            27,
            TAG,
            say(f"{G}tag-{key}{short}"),
        )


def _use(view: View, viewer: int, card: int) -> str:
    """Use of a card for the own target: "completes", "wanted" or nothing."""
    if card in (EMPTY, HIDDEN) or BOSON[card] or view.finisher != EMPTY:
        return ""
    if card not in TARGETS[view.aims[viewer]].needs:
        return ""
    if would_complete(view, viewer, card):
        return "completes"
    return "wanted" if wants(view, viewer, card) else ""


# --- the duel -----------------------------------------------------------------------------------


TAKES_BACK = 60.0
"""Height of the button that takes a card back, in the column."""
DICE = 50.0
"""Height of the dice at the foot of the column, with what is free above them."""
TOLD = 100.0
"""Height of the room for the outcome of a comparison, at most."""
TWO_LINES = 62.0
"""Height of a button, at least, that has a second line in smaller letters."""


def _opponent(view: View, viewer: int) -> int:
    """Whose values stand on the right: the active rival's, or the strongest rival's."""
    if view.active != viewer:
        return view.active
    rivals = [(viewer + turn) % view.seats for turn in range(1, view.seats)]
    return max(rivals, key=lambda seat: view.announced[seat])


def statistics(view: View, viewer: int, plan: Plan) -> Iterator[Spot]:
    """The four statistics with what is known of both values, the compared one lit."""
    if view.phase in (AIM, OVER):
        return
    rival = _opponent(view, viewer)
    mine = view.phase == STATISTIC and view.mover == viewer
    for which, box in enumerate(plan.statistics):
        state: Result = "open" if mine else "closed"
        if which == view.statistic and EMPTY not in (view.announced[viewer], view.announced[rival]):
            ahead = view.announced[viewer] - view.announced[rival]
            state = "left" if ahead > 0 else "right" if ahead < 0 else "tie"
        elif which == view.statistic:
            state = "chosen"  # a card of the duel has been put down
        left, right = said_value(view, viewer, which), said_value(view, rival, which)
        name = say(f"stat-{STATISTICS[which]}")
        yield Spot(
            f"statistic:{which}",
            Statistic(STATISTICS[which], state, left, right),
            *box.placed,
            Z_PLACE,
            spoken=say(f"{G}spot-statistic", statistic=name, value=left or literal("")),
            codex=STATISTICS[which],  # a word of the glossary
        )


def side_column(view: View, viewer: int, plan: Plan) -> Iterator[Spot]:
    """The side panel: the question, the buttons for it, and the dice that fell."""
    side = plan.side
    top = side.top
    title = headline(view, viewer)
    if title is not None:
        # For large letters on a telephone: two lines, where three buttons leave room for them.
        high = 84.0 if view.finisher != EMPTY else 56.0 if view.seats == 2 else 36.0
        if plan.keys is not None:
            high = 26.0
        box = Rect(side.left, top, side.w, high)
        art = Label(title.ink, 22, bold=True)
        yield Spot("headline", art, *box.placed, Z_CHIP, title.words)
        top += high + 2
    deciding = view.phase == SWAP and view.mover == viewer
    takes_back = view.mover == viewer and is_of_use_back(view)
    # Below it lies the button that takes a card back, or dice.
    foot = side.bottom - (DICE if view.dice else 0.0)
    asks = 50.0 if view.seats == 2 else 34.0  # a reason may stand there in two lines
    high = asks if deciding else foot - (TAKES_BACK + 4 if takes_back else 0.0) - top
    if plan.keys is not None:
        # Without buttons below it the question has their room too.
        free = not deciding and not takes_back and not view.dice
        high = (plan.keys.bottom if free else side.bottom) - top
    if view.phase != BETWEEN:
        box = Rect(side.left, top, side.w, high)
        yield Spot(
            "prompt",
            Label("text", 18, top=plan.keys is None),
            *box.placed,
            Z_CHIP,
            prompt(view, viewer),
        )
    if deciding:
        yield from _swap_buttons(view, side, plan.keys)
    if takes_back:
        yield _take_back(side, foot, plan.keys)
    yield from _dice(view, plan)
    told = Rect(side.left, side.top, side.w, min(side.h, TOLD))
    yield Spot(VERDICT, Nothing(), *told.placed, Z_PLACE)


def _take_back(side: Rect, foot: float, keys: Rect | None) -> Spot:
    """The button that takes a card back from the target."""
    box = Rect.around(side.x, foot - TAKES_BACK / 2, side.w, TAKES_BACK)
    if keys is not None:
        # The dice lie in the right third of the row.
        h = max(keys.h, TWO_LINES)
        box = Rect(keys.left, keys.bottom - h, keys.w - 190, h)
    words, why = say(f"{G}button-take-back"), say(f"{G}meaning-take-back")
    art = Button(aside=True)
    return Spot("take-back", art, *box.placed, Z_CHIP, words, words, meaning=why, story=why)


def _swap_buttons(view: View, side: Rect, keys: Rect | None) -> Iterator[Spot]:
    """Swap with each of the others, or keep: stacked, the last one at the foot of the column.

    None is lit: which of them is better is a question for the hint.
    """
    others = [seat for seat in range(view.seats) if seat != view.mover]
    high, pitch = (70.0, 80.0) if len(others) == 1 else (58.0, 63.0)
    y = side.bottom - high / 2 - pitch * len(others)
    boxes = [Rect.around(side.x, y + pitch * i, side.w, high) for i in range(len(others) + 1)]
    if keys is not None:
        w = (keys.w - 8 * len(others)) / len(boxes)
        left = keys.left + w / 2
        boxes = [Rect.around(left + i * (w + 8), keys.y, w, keys.h) for i in range(len(boxes))]
    for i, seat in enumerate(others):
        words = say(f"{G}button-swap")
        if len(others) > 1:
            words = say(f"{G}button-swap-with", seat=seat_name(seat))
        art = Button("outline", "swap")
        yield Spot(f"swap:{seat}", art, *boxes[i].placed, Z_CHIP, words, words)
    keep = say(f"{G}button-keep")
    art = Button("outline", "check")
    yield Spot("keep", art, *boxes[-1].placed, Z_CHIP, keep, keep)


def _dice(view: View, plan: Plan) -> Iterator[Spot]:
    """The last dice of the move before, up to four."""
    if view.phase == SWAP:
        return
    faces = view.dice[-4:]
    # In the row of buttons they lie right: in its middle one may have a card to take back.
    row, side = plan.keys, plan.side
    x, y = (side.x, side.bottom - 24) if row is None else (row.right - 90, row.y)
    for i, face in enumerate(faces):
        at = x + (i - (len(faces) - 1) / 2) * 44
        yield Spot(f"die:{i}", Die(face), at, y, 42, 42, Z_CHIP, meaning=say("spot-die", face=face))
