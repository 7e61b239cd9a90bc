"""Beside the board: left the tokens, reserve or score; right the stacks, and how near Carbon is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.bigebang.board import ANTI, DARK, FUSED, H1, HE4, MIRROR, NEUTRONS, PROTONS, SIDE
from game.rules.bigebang.scoring import (
    UNSOLVED,
    balance,
    bars,
    carbon_fusions,
    groups,
    medal,
    puzzle_score,
    standing,
    tokens,
)
from game.rules.bigebang.state import ANTI_P, LIFE, P, View, restore
from game.tables.bigebang.geometry import Box, Plan
from game.tables.bigebang.names import (
    SYMBOLS,
    figure,
    side_of,
    spoken_name,
    stack_art,
    stack_name,
    why_no_stack,
)
from game.tables.bigebang.pictures import Space, Token
from game.tables.pictures import Chip, Icon, Ink, Label, Nothing, Panel
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


TokenName = Literal["light", "helium", "star"]
TOKENS: tuple[TokenName, ...] = ("light", "helium", "star")

Leads = tuple[tuple[TokenName, tuple[int, int], int], ...]
"""Token, the two figures, and who has the lead: 1 the first, -1 the second, 0 nobody."""


def leads(view: View, seat: Seat) -> Leads:
    """The tokens that are played for, from a seat's point of view (MASS: without Light)."""
    mine, theirs = standing(view, seat), standing(view, 1 - seat)
    pairs = ((mine.light, theirs.light), (mine.he4, theirs.he4), (mine.star, theirs.star))
    all_three = tuple(zip(TOKENS, pairs, tokens(mine, theirs), strict=True))
    return all_three[1:] if view.universe.mass else all_three


def if_passed(view: View) -> Phrase:
    """How it would end if both passed now: "You: 2–1"."""
    won = [lead for _, _, lead in leads(view, 0)]
    first, second = won.count(1), won.count(-1)
    lead = balance(view)
    if lead == 0:
        return say("bigebang-even", each=first)
    who = say("seat", seat=0 if lead > 0 else 1)
    return say("bigebang-ahead", who=who, more=max(first, second), fewer=min(first, second))


def tracker(view: View, seat: Seat, plan: Plan) -> Iterator[Spot]:
    """The tokens as they stand, the leader's figure lit; a puzzle's score and medals instead."""
    if view.universe.puzzle:
        yield from _puzzle(view, plan)
        return
    me = max(0, seat)
    yield Spot("if", Label("second", 18, "left"), *plan.condition, 5, say("bigebang-if"))
    yield Spot("lead", Label("text", 20, "left", bold=True), *plan.lead, 5, if_passed(view))
    side = side_of(view, me)
    for i, (name, pair, lead) in enumerate(leads(view, me)):
        title = say(f"bigebang-{name}")
        if name == "helium" and lead and pair[0] == pair[1]:
            # Equal in 4He: without this line nobody sees why the token has gone to somebody.
            mine, theirs = standing(view, me).he3, standing(view, 1 - me).he3
            title = say("bigebang-helium-he3", mine=mine, theirs=theirs)
        yield from _token(plan.tokens[i], name, title, pair, lead, side)
    if view.universe.mass:
        yield from _common(view, plan)
    if view.universe.time:
        yield from _coins(view, me, plan)


def _token(
    box: Box, name: TokenName, title: Phrase, pair: tuple[int, int], lead: int, side: int
) -> Iterator[Spot]:
    spoken = say("bigebang-spot-token", name=title, mine=pair[0], theirs=pair[1])
    at = f"token:{name}"
    left, y = box.x - box.w / 2, box.y - 34 / 134 * box.h
    won_by = say(f"bigebang-why-token-{name}")
    yield Spot(at, Panel(), *box, 2, None, spoken, meaning=won_by)
    icon = min(40.0, 0.42 * box.h)
    yield Spot(f"{at}:icon", Token(name), left + 8 + icon / 2, y, icon, icon, 5)
    w = box.w - icon - 28
    x = left + icon + 16 + w / 2
    yield Spot(f"{at}:name", Label("text", 20, "left"), x, y, w, min(56.0, box.h / 2), 5, title)
    wide, high = (box.w - 16) / 2, 58.0 if box.h >= 134 else 0.42 * box.h
    k, foot = wide / 82, box.y + box.h / 2 - 8 - high / 2
    for j, number in enumerate(pair):
        x = left + 5 + wide / 2 + (wide + 6) * j
        won = lead == (1, -1)[j]
        whose = H1 + ANTI * (side ^ j)
        yield Spot(f"{at}:box{j}", Panel("yellow") if won else Panel(), x, foot, wide, high, 3)
        yield Spot(f"{at}:side{j}", stack_art(whose), x - 23 * k, foot, 26, 26, 5)
        ink: Ink = "yellow" if won else "text"
        style = Label(ink, 26, bold=True)
        yield Spot(f"{at}:{j}", style, x + 15 * k, foot, 46 * k, high - 14, 5, figure(number))


def _common(view: View, plan: Plan) -> Iterator[Spot]:
    """MASS: the light that belongs to nobody."""
    label = say("bigebang-common", light=sum(view.reserve))
    yield Spot("common", Label("second", 18, "left"), *plan.common, 5, label)


def _coins(view: View, me: Seat, plan: Plan) -> Iterator[Spot]:
    """TIME: the protons and antiprotons of the reserve, which pay for decays."""
    pocket = 4 * me if not view.universe.shared else 0
    box = plan.coins
    left, y = box.x - box.w / 2, box.y + box.h / 2 - 14
    high = box.h - 32
    label = Label("second", 18, "left")
    words = say("bigebang-coins")
    yield Spot("coins", label, box.x, y - 17 - high / 2, box.w, high, 5, words)
    pitch = min(88.0, box.w / 2)
    for j, (kind, stack) in enumerate(((P, H1), (ANTI_P, H1 + ANTI))):
        x = left + 20 + pitch * j
        have = view.reserve[pocket + kind]
        coin = Spot(f"coins:{j}:art", stack_art(stack), x, y, 28, 28, 5, dim=not have)
        yield coin._replace(meaning=spoken_name(stack))
        style = Label("text", 20, "left", bold=True)
        yield Spot(f"coins:{j}", style, x + pitch / 2 - 2, y, pitch - 44, 30, 5, figure(have))


def _puzzle(view: View, plan: Plan) -> Iterator[Spot]:
    number, box = view.universe.puzzle, plan.score
    name = say(f"bigebang-option-puzzle-{number}")
    yield Spot("puzzle", Label("text", 20, "left", bold=True), *plan.puzzle, 5, name)
    yield Spot("score:panel", Panel(), *plan.score, 2)
    yield Spot(
        "score:what",
        Label("second", 18),
        box.x,
        box.y - 36,
        box.w - 16,
        46,
        5,
        say(f"bigebang-score-{number}"),
    )
    yield Spot(
        "score",
        Label("yellow", 44, bold=True),
        box.x,
        box.y + 22,
        box.w - 16,
        64,
        5,
        figure(abs(puzzle_score(view))),
    )
    won = medal(view)
    if won == UNSOLVED:
        yield Spot(
            "unsolved",
            Label("danger", 18, "left"),
            *plan.unsolved,
            5,
            say("bigebang-unsolved"),
        )
    for i, (rank, bar) in enumerate(sorted(bars(view).items(), reverse=True)):
        art = Label("yellow", 18, "left", bold=True) if won == rank else Label("second", 18, "left")
        label = say(f"bigebang-medal-{rank}-from-{number}", score=abs(bar))
        line = plan.medals
        yield Spot(f"medal:{rank}", art, *line._replace(y=line.y + 34 * i), 5, label)


def medal_phrase(view: View) -> Phrase:
    """The medal of a puzzle as it stands."""
    won = medal(view)
    return say("bigebang-unsolved" if won == UNSOLVED else f"bigebang-medal-{won}")
