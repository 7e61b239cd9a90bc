"""Everything that lies on the table of Particle Panic, as spots."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.particle_panic.lab import CHOOSE, FULL, NAME, SPACES, SUITS, View
from game.tables.particle_panic import desk, duty, geometry
from game.tables.particle_panic.geometry import (
    CORE,
    GAUGE,
    LEFT,
    LOCKS_TITLE,
    NUMBER,
    NUMBERS,
    PAWN,
    PILE,
    PRESSURE,
    RING,
    ROOM_SIZE,
    ROOMS,
    SLOTS,
    STANDS,
    TICKS,
    TOKEN,
    Box,
)
from game.tables.particle_panic.pictures import (
    CodeLock,
    Core,
    Exotic,
    Gauge,
    HandLimit,
    HandPlace,
    LabRing,
    Level,
    LockState,
    Pawn,
    Reach,
    Room,
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
    in_crew,
    pressure,
    seat_name,
    suit_name,
    turns_left,
)
from game.tables.pictures import Die, Label, Nothing, Panel, Player
from game.tables.table import Spot

_GROUND, _ROOM, _PILE, _TOKEN, _PAWN, _CARD, _TOUCH = 0, 2, 4, 6, 8, 10, 14


def layout(view: View, seat: Seat) -> list[Spot]:
    """The whole table as this seat sees it. Nobody sees more than another."""
    viewer = max(seat, 0)
    lab = duty.picture(view) if duty.in_sight(view) else _lab(view)
    asked = [*_locks(view), *desk.desk(view, viewer)]
    if view.phase == NAME:
        asked = list(duty.naming(view, viewer))
    return [*lab, *_gauge(view), *asked, *_hands(view, viewer)]


def _lab(view: View) -> Iterator[Spot]:
    yield from _ring(view)
    yield from _rooms(view)
    yield from _pawns(view)
    yield from _dice(view)


def label(spot: str, words: Phrase, box: Box, art: Label, z: int = _CARD) -> Spot:
    """Words in a box."""
    return Spot(spot, art, *box, z, words)


# --- the ring -------------------------------------------------------------------------------------


def _ring(view: View) -> Iterator[Spot]:
    yield Spot("ring", LabRing(pressure(view)), *RING, _GROUND)
    yield Spot("core", Core(), *CORE, _GROUND + 1)
    if view.phase == CHOOSE:
        steps = min(view.roll[1], 3)
        yield Spot("reach", Reach(view.pawns[view.seat], steps), *RING, _GROUND + 1)


def _rooms(view: View) -> Iterator[Spot]:
    for space, (x, y) in enumerate(ROOMS):
        count, height, top = view.particles[space], view.heights[space], view.tops[space]
        shown = card_name(top) if top >= 0 else literal("–")
        spoken = say(f"{G}spot-room", room=space + 1, particles=count, cards=height, card=shown)
        yield Spot(
            f"room:{space}", Room(count), x, y, *ROOM_SIZE, _ROOM, spoken=spoken, codex="collider"
        )
        dx, dy = NUMBERS[space]
        yield Spot(
            f"number:{space}",
            RoomNumber(space + 1, count),
            x + dx,
            y + dy,
            NUMBER,
            NUMBER,
            _PILE,
        )
        yield Spot(
            f"pile:{space}",
            SuitStack(top, height),
            x + PILE.x,
            y + PILE.y,
            PILE.w,
            PILE.h,
            _PILE,
        )
        yield from _particles(view, space)


def _particles(view: View, space: int) -> Iterator[Spot]:
    """New ones come out of the middle, those that spill or are pushed from where they were."""
    x, y = ROOMS[space]
    source = "core" if view.source in (space, -1) else f"room:{view.source}"
    for slot in range(min(view.particles[space], FULL)):
        dx, dy = SLOTS[slot]
        name = f"particle:{space}:{slot}"
        yield Spot(name, Exotic(), x + dx, y + dy, TOKEN, TOKEN, _TOKEN, source=source)


def _pawns(view: View) -> Iterator[Spot]:
    for space in range(SPACES):
        here = [seat for seat, at in enumerate(view.pawns) if at == space]
        for (dx, dy), seat in zip(STANDS[len(here)], here, strict=True):
            turn = seat == view.seat and not view.outcome
            x, y = ROOMS[space]
            yield Spot(f"pawn:{seat}", Pawn(seat, turn), x + dx, y + dy, *PAWN, _PAWN + seat)


def _dice(view: View) -> Iterator[Spot]:
    """The last dice, and what they said."""
    kind, die, space = view.roll
    if not kind:
        yield label("rolled", say(f"{G}roll-none"), CORE._replace(w=130, h=60), Label("danger", 18))
        return
    x, y = CORE.x, CORE.y - 20
    if kind == "emerge":
        yield Spot("die:0", Die(die), x - 34, y, 60, 60, _PILE)
        yield Spot("die:1", Die(space + 1), x + 34, y, 60, 60, _PILE)
        count = (die + 1) // 2 if view.setting.half else die
        words = say(f"{G}roll-emerge", count=count, room=space + 1)
    else:
        yield Spot("die:0", Die(die), x, y, 76, 76, _PILE)
        words = say(f"{G}roll-{kind}")
    box = Box(CORE.x, CORE.y + 42, 124, 46)
    yield label("rolled", words, box, Label("danger", 18, bold=True))


# --- pressure -------------------------------------------------------------------------------------


def _gauge(view: View) -> Iterator[Spot]:
    count = pressure(view)
    turns = turns_left(view)
    spoken = say(f"{G}spot-pressure", count=count, turns=turns)
    yield label("pressure", say(f"{G}pressure"), PRESSURE, Label("text", 18, bold=True))
    yield Spot("gauge", Gauge(count), *GAUGE, _ROOM, spoken=spoken)
    inner = 0.93 * GAUGE.h
    foot = GAUGE.y + inner / 2
    for mark in TICKS:
        if abs(mark - count) > 2:
            y = foot - inner * mark / 36
            yield Spot(f"tick:{mark}", Tick(mark), GAUGE.x + 50, y, 46, 24, _ROOM)
    y = min(foot - 12, foot - inner * min(count, 36) / 36)
    yield Spot("level", Level(count), GAUGE.x + 8, y, 86, 34, _PILE)
    yield label("turns-left", say(f"{G}turns-left", turns=turns), LEFT, Label("second", 18))


# --- codes ----------------------------------------------------------------------------------------


def _locks(view: View) -> Iterator[Spot]:
    setting = view.setting
    done = sum(view.entered)
    title = say(f"{G}locks", done=done, codes=setting.suits)
    yield label("locks", title, LOCKS_TITLE, Label("text", 20, "left", bold=True))
    box = LOCKS_TITLE._replace(x=LOCKS_TITLE.x + 212, w=196)
    yield label("turn", say(f"{G}turn", turn=view.turn), box, Label("second", 18, "right"))
    for suit, box in enumerate(geometry.locks(setting.suits)):
        need, best, crew = setting.code, fullest(view, suit), in_crew(view, suit)
        state: LockState = "open" if view.entered[suit] else "ready" if best >= need else "shut"
        words = say(f"{G}lock-{state}", best=min(best, need), need=need)
        spoken = say(f"{G}spot-lock-{state}", suit=suit_name(suit), best=best, crew=crew, need=need)
        art = CodeLock(suit, min(best, need), min(crew, need), need, state)
        yield Spot(f"lock:{suit}", art, *box, _ROOM, words, spoken)


# --- hands ----------------------------------------------------------------------------------------


def _hands(view: View, viewer: Seat) -> Iterator[Spot]:
    seats = view.setting.seats
    for seat, panel in enumerate(geometry.hands(seats)):
        cards = [suit for suit in range(SUITS) for _ in range(view.hands[seat][suit])]
        first, limit = view.setting.limit, view.limits[seat]
        plan = geometry.hand(panel, max(first, len(cards)))
        chooses = seat == view.chooser and not view.outcome
        sheet = Panel("yellow") if chooses else Panel()
        yield Spot(f"panel:{seat}", sheet, *panel, _GROUND, spoken=hand_words(view, seat))
        yield Spot(f"seat:{seat}", Player(seat, chooses), *plan.face, _ROOM)
        yield Spot(f"badge:{seat}", Pawn(seat), *plan.pawn, _ROOM)
        yield label(
            f"name:{seat}", seat_name(seat), plan.name, Label("text", 19, "left", bold=True)
        )
        yield Spot(f"limit:{seat}", HandLimit(limit, first, seat), *plan.meter, _ROOM)
        for i in range(first):
            yield Spot(f"place:{seat}:{i}", HandPlace(i >= limit), *plan.places[i], _PILE)
        # What comes into a hand comes from the scientist of the turn, or out of a stack.
        giver = view.seat if view.sharing == seat else -1
        source = f"panel:{giver}" if giver >= 0 else f"pile:{view.pawns[seat]}"
        met = [0] * SUITS
        for suit, box in zip(cards, plan.places, strict=False):
            yield Spot(
                f"card:{seat}:{suit}:{met[suit]}", SuitCard(suit), *box, _CARD, source=source
            )
            met[suit] += 1
        if seat == viewer:
            yield from _touches(view, seat, cards, plan.places)


def _touches(view: View, seat: Seat, cards: list[int], places: tuple[Box, ...]) -> Iterator[Spot]:
    """One place to touch for all cards of a suit: they are alike."""
    for suit in range(SUITS):
        count = view.hands[seat][suit]
        if not count:
            continue
        left, right = places[cards.index(suit)], places[cards.index(suit) + count - 1]
        box = Box((left.x + right.x) / 2, left.y, right.x - left.x + left.w, left.h)
        spoken = say(f"{G}spot-hand-{SUIT_KEYS[suit]}", count=count)
        yield Spot(f"hand:{seat}:{suit}", Nothing(), *box, _TOUCH, spoken=spoken)
