"""Everything that lies on the table of Particle Panic, as spots."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.particle_panic.state import (
    CHOOSE,
    DISCARD,
    FULL,
    NAME,
    SPACES,
    SUITS,
    View,
    in_crew,
)
from game.tables.particle_panic import desk, geometry
from game.tables.particle_panic.geometry import (
    NUMBER,
    NUMBERS,
    PAWN,
    PILE,
    ROOM_SIZE,
    SLOTS,
    STANDS,
    TICKS,
    TOKEN,
    Plan,
    plan_for,
)
from game.tables.particle_panic.pictures import (
    CodeLock,
    Core,
    Exotic,
    Gauge,
    GaugeFigure,
    HandLimit,
    HandPlace,
    HexRoom,
    LabRing,
    LockState,
    Pawn,
    Reach,
    RoomNumber,
    SuitCard,
    SuitStack,
    Tick,
)
from game.tables.particle_panic.wording import (
    SUIT_KEYS,
    G,
    card_name,
    fullest,
    hand_words,
    held,
    pressure,
    seat_name,
    suit_name,
    turns_left,
)
from game.tables.pictures import Chip, Die, Label, Nothing, Panel, Player
from game.tables.sheet import Rect, Sheet
from game.tables.table import TAG, Spot

SMALL = 0.9
"""Of a ring that is smaller, the words in its middle run beyond it."""
_GROUND, _ROOM, _PILE, _TOKEN, _CARD, _TOUCH = 0, 2, 4, 6, 10, 14


def layout(view: View, seat: Seat, sheet: Sheet) -> list[Spot]:
    """The whole table as this seat sees it. All seats see the same cards."""
    viewer, view = max(seat, 0), _within_limits(view)
    plan = plan_for(sheet, view.setting.seats, view.setting.suits)
    lab = desk.picture(view, plan) if desk.in_sight(view) else _lab(view, plan)
    asked = [*_locks(view, plan), *desk.desk(view, viewer, plan)]
    if view.phase == NAME:
        asked = list(desk.naming(view, viewer, plan))
    elif sheet.tall and desk.in_sight(view):
        # The picture lies over the codes too.
        asked = list(desk.desk(view, viewer, plan))
    gauge = () if sheet.tall and desk.in_sight(view) else _gauge(view, plan)
    return [*lab, *gauge, *asked, *_hands(view, viewer, plan)]


def _within_limits(view: View) -> View:
    """The view of the scientist of the turn again, once the last card over a limit is discarded.

    Until particles emerge, the rules still name the colleague who discarded it.
    """
    over = any(held(view, seat) > limit for seat, limit in enumerate(view.limits))
    return view if view.phase != DISCARD or over else view._replace(chooser=view.seat)


def _lab(view: View, plan: Plan) -> Iterator[Spot]:
    yield from _ring(view, plan)
    yield from _rooms(view, plan)
    yield from _pawns(view, plan)
    yield from _dice(view, plan)


def label(spot: str, words: Phrase, box: Rect, art: Label, z: int = _CARD) -> Spot:
    """Words in a box."""
    return Spot(spot, art, *box.placed, z, words)


# --- the ring -------------------------------------------------------------------------------------


def _ring(view: View, plan: Plan) -> Iterator[Spot]:
    yield Spot("ring", LabRing(pressure(view)), *plan.ring.placed, _GROUND)
    yield Spot("core", Core(), *plan.core.placed, _GROUND + 1)
    if view.phase == CHOOSE:
        steps = min(view.roll[1], 3)
        yield Spot("reach", Reach(view.pawns[view.seat], steps), *plan.ring.placed, _GROUND + 1)


def _rooms(view: View, plan: Plan) -> Iterator[Spot]:
    k = plan.scale
    size = ROOM_SIZE[0] * k, ROOM_SIZE[1] * k
    for space, (x, y) in enumerate(plan.rooms):
        count, height, top = view.particles[space], view.heights[space], view.tops[space]
        shown = card_name(top) if top >= 0 else literal("–")
        spoken = say(f"{G}spot-room", room=space + 1, particles=count, cards=height, card=shown)
        yield Spot(
            f"room:{space}", HexRoom(count), x, y, *size, _ROOM, spoken=spoken, codex="collider"
        )
        dx, dy = NUMBERS[space]
        yield Spot(
            f"number:{space}",
            RoomNumber(space + 1, count),
            x + dx * k,
            y + dy * k,
            NUMBER * k,
            NUMBER * k,
            TAG,
            meaning=spoken,
        )
        yield Spot(
            f"pile:{space}",
            SuitStack(top, height),
            x + PILE.x * k,
            y + PILE.y * k,
            PILE.w * k,
            PILE.h * k,
            _PILE,
        )
        yield from _particles(view, space, plan)


def _particles(view: View, space: int, plan: Plan) -> Iterator[Spot]:
    """New ones come out of the middle, those that spill or are pushed from where they were."""
    (x, y), k = plan.rooms[space], plan.scale
    source = "core" if view.source in (space, -1) else f"room:{view.source}"
    for slot in range(min(view.particles[space], FULL)):
        dx, dy = SLOTS[slot]
        name = f"particle:{space}:{slot}"
        yield Spot(
            name, Exotic(), x + dx * k, y + dy * k, TOKEN * k, TOKEN * k, _TOKEN, source=source
        )


def _pawns(view: View, plan: Plan) -> Iterator[Spot]:
    for space in range(SPACES):
        here = [seat for seat, at in enumerate(view.pawns) if at == space]
        for (dx, dy), seat in zip(STANDS[len(here)], here, strict=True):
            turn = seat == view.seat and not view.outcome
            (x, y), k = plan.rooms[space], plan.scale
            at = x + dx * k, y + dy * k, PAWN[0] * k, PAWN[1] * k
            yield Spot(f"pawn:{seat}", Pawn(seat, turn), *at, TAG)


def _dice(view: View, plan: Plan) -> Iterator[Spot]:
    """The last dice, and what they said."""
    kind, die, space = view.roll
    core, k = plan.core, plan.scale
    x, y = core.x, core.y - 20 * k
    box = Rect.around(core.x, core.y + 42 * k, 124 * k, 46 * k)
    if k < SMALL:
        # Letters do not get smaller with the ring: they run across it, below the dice.
        box = Rect.around(core.x, core.y + 8, 290 * k, 32)
        y = box.y - box.h / 2 - 40 * k
    if not kind:
        small = k < SMALL
        w, h = (290 * k, 32.0) if small else (124 * k, 60 * k)
        quiet = Rect.around(core.x, core.y, w, h)
        look: Chip | Label = Chip("danger") if small else Label("danger", 18)
        yield Spot("rolled", look, *quiet.placed, _CARD, say(f"{G}roll-none"))
        return
    dice: tuple[tuple[int, float, float], ...]
    if kind == "emerge":
        count = (die + 1) // 2 if view.setting.half else die
        full = "-full" if view.particles[space] == FULL else ""
        words = say(f"{G}roll-emerge{full}", count=count, room=space + 1)
        dice = ((die, -34 * k, 60 * k), (space + 1, 34 * k, 60 * k))
    else:
        words = say(f"{G}roll-{_came_of(view)}")
        dice = ((die, 0.0, 76 * k),)
    for i, (face, dx, side) in enumerate(dice):
        yield Spot(f"die:{i}", Die(face), x + dx, y, side, side, _PILE, meaning=words)
    look = Chip("danger") if k < SMALL else Label("danger", 18, bold=True)
    yield Spot("rolled", look, *box.placed, _CARD, words)


def _came_of(view: View) -> str:
    """End of a text key: the result of the last die, or its kind where cards changed it."""
    kind, die, _ = view.roll
    if kind == "neutralize" and die >= view.setting.hit:
        return "hit"
    return "miss" if kind == "neutralize" and 0 < view.die < view.setting.hit else kind


# --- pressure -------------------------------------------------------------------------------------


def _gauge(view: View, plan: Plan) -> Iterator[Spot]:
    count = pressure(view)
    turns = turns_left(view)
    spoken = say(f"{G}spot-pressure", count=count, turns=turns)
    yield label("pressure", say(f"{G}pressure"), plan.pressure, Label("text", 18, bold=True))
    yield Spot("gauge", Gauge(count), *plan.gauge.placed, _ROOM, spoken=spoken)
    tube = plan.gauge
    inner = 0.93 * tube.h
    foot = tube.y + inner / 2
    for mark in TICKS:
        if abs(mark - count) > 2:
            y = foot - inner * mark / 36
            yield Spot(f"tick:{mark}", Tick(mark), tube.x + 50, y, 46, 24, _ROOM, meaning=spoken)
    y = min(foot - 12, foot - inner * min(count, 36) / 36)
    yield Spot("level", GaugeFigure(count), tube.x + 8, y, 86, 34, _PILE)
    yield label("turns-left", say(f"{G}turns-left", turns=turns), plan.left, Label("second", 18))


# --- codes ----------------------------------------------------------------------------------------


def _locks(view: View, plan: Plan) -> Iterator[Spot]:
    setting = view.setting
    done = sum(view.entered)
    title = say(f"{G}locks", done=done, codes=setting.suits)
    yield label("locks", title, plan.title, Label("text", 20, "left", bold=True))
    yield label("turn", say(f"{G}turn", turn=view.turn), plan.turn, Label("second", 18, "right"))
    for suit, box in enumerate(plan.lock_boxes(setting.suits)):
        need, best, crew = setting.code, fullest(view, suit), in_crew(view, suit)
        state: LockState = "open" if view.entered[suit] else "ready" if best >= need else "shut"
        words = say(f"{G}lock-{state}", best=min(best, need), need=need)
        spoken = say(f"{G}spot-lock-{state}", suit=suit_name(suit), best=best, crew=crew, need=need)
        art = CodeLock(suit, min(best, need), min(crew, need), need, state)
        yield Spot(f"lock:{suit}", art, *box.placed, _ROOM, words, spoken)


# --- hands ----------------------------------------------------------------------------------------


def _hands(view: View, viewer: Seat, plan: Plan) -> Iterator[Spot]:
    seats = view.setting.seats
    for seat, panel in enumerate(plan.panels(seats, viewer)):
        cards = [suit for suit in range(SUITS) for _ in range(view.hands[seat][suit])]
        first, limit = view.setting.limit, view.limits[seat]
        finger = plan.finger if seat == viewer else 0.0
        held = geometry.hand(panel, max(first, len(cards)), finger)
        chooses = seat == view.chooser and not view.outcome
        sheet = Panel("yellow") if chooses else Panel()
        yield Spot(f"panel:{seat}", sheet, *panel.placed, _GROUND, spoken=hand_words(view, seat))
        yield Spot(f"seat:{seat}", Player(seat, chooses), *held.face.placed, _ROOM)
        yield Spot(f"badge:{seat}", Pawn(seat), *held.pawn.placed, _ROOM)
        yield label(
            f"name:{seat}", seat_name(seat), held.name, Label("text", 19, "left", bold=True)
        )
        yield Spot(f"limit:{seat}", HandLimit(limit, first, seat), *held.meter.placed, _ROOM)
        for i in range(first):
            yield Spot(f"place:{seat}:{i}", HandPlace(i >= limit), *held.places[i].placed, _PILE)
        # What comes into a hand comes from the scientist of the turn, or out of a stack.
        giver = view.seat if view.sharing == seat else -1
        source = f"panel:{giver}" if giver >= 0 else f"pile:{view.pawns[seat]}"
        met = [0] * SUITS
        for suit, box in zip(cards, held.places, strict=False):
            yield Spot(
                f"card:{seat}:{suit}:{met[suit]}", SuitCard(suit), *box.placed, _CARD, source=source
            )
            met[suit] += 1
        if seat == viewer:
            yield from _touches(view, seat, cards, held.places, finger)


def _touches(
    view: View, seat: Seat, cards: list[int], places: tuple[Rect, ...], finger: float
) -> Iterator[Spot]:
    """One place to touch for all cards of a suit: they are alike.

    ``finger``: its width and height at least; cards side by side share what is between them.
    """
    between = min(finger, places[1].x - places[0].x) - places[0].w if finger else 0.0
    above = max(0.0, finger - places[0].h)
    for suit in range(SUITS):
        count = view.hands[seat][suit]
        if not count:
            continue
        left, right = places[cards.index(suit)], places[cards.index(suit) + count - 1]
        box = Rect.between(left.left, left.top, right.right, left.bottom)
        box = box.inset(-max(0.0, between) / 2, -above / 2)
        spoken = say(f"{G}spot-hand-{SUIT_KEYS[suit]}", count=count)
        yield Spot(f"hand:{seat}:{suit}", Nothing(), *box.placed, _TOUCH, spoken=spoken)
