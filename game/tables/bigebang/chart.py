"""Right of the board: the stacks that exist, and how near Carbon is."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.bigebang.board import ANTI, DARK, FUSED, HE4, MIRROR, NEUTRONS, PROTONS, SIDE
from game.rules.bigebang.scoring import carbon_fusions, groups
from game.rules.bigebang.state import LIFE, View, restore
from game.tables.bigebang.geometry import Plan
from game.tables.bigebang.names import (
    SYMBOLS,
    side_of,
    spoken_name,
    stack_art,
    stack_name,
    why_no_stack,
)
from game.tables.bigebang.pictures import Space
from game.tables.pictures import Chip, Icon, Label, Nothing, Panel
from game.tables.table import Spot

MISSING = ((0, 2), (2, 0))
"""Protons and neutrons of the two places of the chart that nature leaves empty."""


def chart(view: View, seat: Seat, plan: Plan) -> Iterator[Spot]:
    """The six stacks of one's own side by protons (down) and neutrons (across)."""
    side = side_of(view, seat)
    yield Spot("chart:title", Label("text", 19), *plan.chart_title, 5, say("bigebang-chart"))
    yield Spot("chart:panel", Panel(), *plan.chart, 2)
    size, small = 0.8 * plan.pitch, 26 / 60 * plan.pitch
    for stack in range(1, ANTI + 1):
        code = stack + ANTI * side
        x, y = plan.chart_place(PROTONS[code], NEUTRONS[code])
        yield Spot(f"chart:{stack}", stack_art(code), x, y, size, size, 5, None, spoken_name(code))
    for protons, neutrons in MISSING:
        x, y = plan.chart_place(protons, neutrons)
        spoken = say("bigebang-spot-missing", protons=protons, neutrons=neutrons)
        yield Spot(
            f"chart:cross{protons}{neutrons}", Icon("cross", "danger"), x, y, small, small, 5
        )
        # A finger finds it as easily as a stack.
        yield Spot(f"chart:no{protons}{neutrons}", Nothing(), x, y, size, size, 6, None, spoken)


def chart_marks(code: int, plan: Plan) -> Iterator[Spot]:
    """The picked stack and its partners lit on the chart, and their names in a line below."""
    side = 56 / 60 * plan.pitch
    plain = code - ANTI * SIDE[code]
    fuses = sorted({other - ANTI * SIDE[code] for other in range(1, DARK) if FUSED[code][other]})
    for stack in (plain, *fuses):
        art = Panel("yellow") if stack == plain and stack not in fuses else Panel("green")
        x, y = plan.chart_place(PROTONS[stack], NEUTRONS[stack])
        if not (stack == plain and stack in fuses):
            yield Spot(f"chart:mark{stack}", art, x, y, side, side, 4)
    if plain in fuses:
        x, y = plan.chart_place(PROTONS[plain], NEUTRONS[plain])
        yield Spot(f"chart:mark{plain}", Panel("yellow"), x, y, side, side, 4)
    what, mirror = stack_name(code), stack_name(MIRROR[code])
    label = say("bigebang-fuses-none", what=what, mirror=mirror)
    if fuses:
        names = literal(", ".join(SYMBOLS[other] for other in fuses))
        label = say("bigebang-fuses", what=what, names=names)
    yield pick_line(label, plan)


def pick_line(label: Phrase, plan: Plan) -> Spot:
    """A line below the chart, about what is picked."""
    return Spot("chart:line", Label("green", 18), *plan.line, 6, label)


def about(spot: str) -> Phrase:
    """What is to be known about a place of the chart (``chart:3``, ``chart:no20``)."""
    place = spot.removeprefix("chart:")
    if place.startswith("no"):
        return why_no_stack(int(place[2]), int(place[3]))
    return say(f"bigebang-about-{place}")


def carbon_watch(view: View, seat: Seat, plan: Plan) -> Iterator[Spot]:
    """The longest chain of one's own 4He, and a warning before the rival wins by Carbon."""
    if view.universe.puzzle not in (0, LIFE) or view.matter < 0:
        return
    side = side_of(view, seat)
    he4 = HE4 + ANTI * side
    yield Spot("carbon:title", Label("text", 19), *plan.carbon_title, 5, say("bigebang-carbon"))
    linked = _linked(view, he4)
    for i, (x, y) in enumerate(((-26, 22), (26, 22), (0, -22))):
        art = stack_art(he4) if i < linked else Space()
        at = plan.carbon.x + x, plan.carbon.y + y, 44, 44, 5 + i
        yield Spot(f"carbon:{i}", art, *at, meaning=say("bigebang-carbon-rule"))
    if not view.universe.puzzle and not view.over and threatened(view, 1 - side):
        rival = 1 - max(0, seat)
        label = say("bigebang-carbon-danger", who=say("seat", seat=rival))
        yield Spot("carbon:rule", Chip("danger"), *plan.rule._replace(y=plan.rule.y + 2), 6, label)
    else:
        label = say("bigebang-carbon-rule")
        yield Spot("carbon:rule", Label("second", 18), *plan.rule, 5, label)


def _linked(view: View, he4: int) -> int:
    wanted = [code == he4 for code in range(DARK + 1)]
    return min(3, max((len(group) for group in groups(view.cells, wanted)), default=0))


def threatened(view: View, side: int) -> bool:
    """Whether a side could make Carbon if it were to move."""
    return view.cells.count(HE4 + ANTI * side) > 1 and bool(carbon_fusions(restore(view), side))
