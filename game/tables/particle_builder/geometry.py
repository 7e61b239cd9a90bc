"""Where everything of Particle Builder lies: rivals small above, the duel in the middle, own mat
large below. Stage units; boxes are (x of the centre, y of the centre, width, height).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.rules.particle_builder.mat import AREAS, PLACES, SLOTS, STACKS
from game.tables.pictures import Align
from game.tables.sheet import Rect

Z_SHEET, Z_PLACE, Z_CARD, Z_CHIP, Z_HAND = 0, 2, 6, 9, 20
"""In which order things are painted: what is higher lies above."""


RATIO = 1.39
"""Height to width of a place on a mat."""


@dataclass(frozen=True, slots=True)
class MatPlan:
    """A mat: its sheet, its places and the corner for annihilated pairs."""

    sheet: Rect
    shares: tuple[float, ...]
    """Where the sheet is divided, as shares of its width."""
    pairs: Rect
    cell: Rect
    """Size of a slot (its centre does not matter)."""
    target_left: float
    target_y: float
    target_width: float
    gap: float
    fixed: tuple[Rect, ...]
    """Slots and stacks by place."""
    least: float = 0.0
    """Height of the figures on it, at least."""

    def place(self, place: int, areas: int) -> Rect:
        """The box of a place; ``areas`` is how many areas the target has."""
        if place not in AREAS:
            return self.fixed[place]
        width = self.cell.w
        if areas > 3:
            width = min(width, (self.target_width - self.gap * (areas - 1)) / areas)
        step = width + self.gap
        left = self.target_left + (self.target_width - step * areas + self.gap) / 2
        x = left + width / 2 + step * (place - AREAS.start)
        return Rect.around(x, self.target_y, width, self.cell.h * width / self.cell.w)


def strip(left: float, top: float, w: float, h: float, gap: float, split: float) -> MatPlan:
    """A mat of slots of ``w`` by ``h``: target and pairs, six by two, three by two."""
    target = 3 * w + 2 * gap
    fermions = left + target + split
    bosons = fermions + 6 * w + 5 * gap + split
    rows = (top + h / 2, top + 1.5 * h + gap)

    def column(start: float, i: int) -> float:
        return start + w / 2 + i * (w + gap)

    fixed = [Rect.around(column(fermions, p % 6), rows[p // 6], w, h) for p in SLOTS]
    fixed += [Rect.around(column(bosons, p % 3), rows[p // 3], w, h) for p in range(len(STACKS))]
    pad = 0.45 * split
    right = bosons + target + pad
    sheet = Rect.between(left - pad, top - pad, right, rows[1] + h / 2 + pad)
    shares = tuple((x - split / 2 - sheet.left) / sheet.w for x in (fermions, bosons))
    return MatPlan(
        sheet,
        (shares[0], shares[1]),
        Rect.around(left + target / 2, rows[1], target, h),
        Rect.around(0, 0, w, h),
        left,
        rows[0],
        target,
        gap,
        tuple(fixed),
    )


@dataclass(frozen=True, slots=True)
class Rival:
    """Where one rival's things lie."""

    mat: MatPlan
    portrait: Rect
    name: Rect
    aim: Rect
    """The name of the target; the star of its points stands left of it."""
    score: Rect
    hand: Rect
    """The rival's card in the duel."""


class Plates(NamedTuple):
    """Where it stands who the viewer is, with how many points."""

    portrait: Rect
    name: Rect
    score: Rect
    align: Align = "middle"


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole table for two or for three."""

    own: MatPlan
    rivals: tuple[Rival, ...]
    level: Rect
    deck: Rect
    discards: Rect
    hand: Rect
    statistics: tuple[Rect, ...]
    offers: Rect
    """Where a choice lies that opens while a card is held."""
    choices: Rect
    """Where a choice lies while the own hand is empty: wider by the place of the card."""
    side: Rect
    """The column of prompt and buttons; on a tall sheet only the prompt."""
    owner: Plates
    headings: tuple[Rect, ...]
    """Above the own mat: target (right of its star); quarks and leptons, and bosons."""
    keys: Rect | None = None
    """A row of buttons, where they do not lie in the column."""
    aims: Rect | None = None
    """Where targets are offered in rows, and not in one row between deck and column."""

    def mat(self, seat: int, viewer: int, seats: int) -> MatPlan:
        """The mat of a seat as the viewer sits."""
        turn = (seat - viewer) % seats
        return self.rivals[turn - 1].mat if turn else self.own

    def place(self, address: int, viewer: int, seats: int, areas: int) -> Rect:
        """The box of an address; ``areas`` of its owner's target."""
        owner, place = divmod(address, PLACES)
        return self.mat(owner, viewer, seats).place(place, areas)


HEADINGS = tuple(Rect.around(x, 446, w, 26) for x, w in ((250, 300), (598, 280), (876, 224)))
_OWNER = Plates(
    Rect.around(1102, 502, 68, 68), Rect.around(1102, 556, 176, 26), Rect.around(1102, 612, 176, 48)
)
_OWN = strip(33.0, 476.0, 70.0, 97.0, 7.0, 26.0)
DUEL_TOP, DUEL_BOTTOM = 168.0, 428.0
_HANDS = (DUEL_TOP + DUEL_BOTTOM) / 2 - 4
"""A little higher than the middle: below a card there is room for a word about it."""


def _statistics(x: float, w: float) -> tuple[Rect, ...]:
    return tuple(Rect.around(x, DUEL_TOP + 33 + 64.7 * i, w, 60.0) for i in range(4))


def _for_two() -> Plan:
    rival = Rival(
        mat=strip(304.0, 16.0, 47.0, 65.0, 4.0, 18.0),
        portrait=Rect.around(54, 48, 66, 66),
        name=Rect.around(194, 32, 190, 28),
        aim=Rect.around(224, 62, 134, 26),
        score=Rect.around(90, 118, 140, 40),
        hand=Rect.around(911, _HANDS, 178, 249),
    )
    return Plan(
        own=_OWN,
        rivals=(rival,),
        level=Rect.around(97, 184, 150, 26),
        deck=Rect.around(97, 273, 104, 146),
        discards=Rect.around(97, 391, 52, 73),
        hand=Rect.around(273, _HANDS, 178, 249),
        statistics=_statistics(592, 430),
        offers=Rect.between(377, DUEL_TOP, 807, DUEL_BOTTOM),
        choices=Rect.between(182, DUEL_TOP, 807, DUEL_BOTTOM),
        side=Rect.between(1016, DUEL_TOP, 1194, DUEL_BOTTOM),
        owner=_OWNER,
        headings=HEADINGS,
    )


def _for_three() -> Plan:
    def rival(left: float, hand: float) -> Rival:
        return Rival(
            mat=strip(left + 60, 51.0, 34.0, 48.0, 3.0, 12.0),
            portrait=Rect.around(left + 22, 26, 36, 36),
            name=Rect.around(left + 113, 26, 134, 28),
            aim=Rect.around(left + 322, 26, 164, 28),
            score=Rect.around(left + 466, 26, 110, 30),
            hand=Rect.around(hand, _HANDS, 158, 221),
        )

    return Plan(
        own=_OWN,
        rivals=(rival(20, 752), rival(614, 922)),
        level=Rect.around(78, 184, 120, 26),
        deck=Rect.around(78, 268, 92, 129),
        discards=Rect.around(78, 391, 52, 73),
        hand=Rect.around(226, _HANDS, 172, 241),
        statistics=_statistics(492, 344),
        offers=Rect.between(320, DUEL_TOP, 664, DUEL_BOTTOM),
        choices=Rect.between(140, DUEL_TOP, 664, DUEL_BOTTOM),
        side=Rect.between(1016, DUEL_TOP, 1194, DUEL_BOTTOM),
        owner=_OWNER,
        headings=HEADINGS,
    )


def wide_plan(seats: int) -> Plan:
    """The table for this many on the wide sheet."""
    return _for_two() if seats == 2 else _for_three()
