"""Everything on the table of Big*Bang: board, tracker, chart, seats, what passing would mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.bigebang.board import CIRCLES
from game.rules.bigebang.nuclei import ANTI, DARK, DECAYED, FUSED, HE4, MIRROR, SIDE
from game.rules.bigebang.scoring import (
    GOLD,
    UNSOLVED,
    balance,
    groups,
    medal,
    puzzle_score,
    standing,
    tokens,
)
from game.rules.bigebang.state import View
from game.tables.bigebang.geometry import CIRCLE, PLACES, SKY
from game.tables.bigebang.names import SIDE_NAMES, SYMBOLS, TOKENS, stack_art, stack_name
from game.tables.table import Spot

CHART = ((None, 1, None), (2, 3, 4), (None, 5, 6))
"""The stacks by protons (rows) and neutrons (columns); None does not exist."""
CHART_AT = (1060.0, 112.0)
CHART_PITCH = 54.0
TRACKER = 106.0
"""Centre of the tracker, left of the board."""


def board(view: View) -> Iterator[Spot]:
    """The sky, the circles, and what stands on them."""
    yield Spot("sky", "sky", *SKY, -10)
    last = {view.last.source, view.last.target, view.last.spot} - {-1}
    for circle in range(CIRCLES):
        x, y = PLACES[circle]
        code = view.cells[circle]
        spoken = say(
            "bigebang-spot-circle", row=_row(circle), place=_place(circle), what=_what(code)
        )
        art = "space" if not code else "hub"
        yield Spot(f"cell:{circle}", art, x, y, CIRCLE, CIRCLE, 1, None, spoken)
        if circle in last:
            yield Spot(f"last:{circle}", "trace", x, y, CIRCLE + 8, CIRCLE + 8, 2)
        if code == DARK:
            yield Spot(f"dark:{circle}", "dark", x, y, CIRCLE, CIRCLE, 3)
        elif code:
            yield _stack(view, circle, code, x, y)


def _stack(view: View, circle: int, code: int, x: float, y: float) -> Spot:
    art = stack_art(code, unstable=bool(view.universe.time))
    # What was just fused comes from where it started; a move later it is a stack like all others.
    if view.last.kind == "fuse" and view.last.spot == circle:
        return Spot(f"made:{circle}", art, x, y, 52, 52, 4, source=f"stack:{view.last.source}")
    return Spot(f"stack:{circle}", art, x, y, 52, 52, 3, source=f"made:{circle}")


def _what(code: int) -> Phrase:
    if code == DARK:
        return say("bigebang-dark")
    return stack_name(code) if code else say("bigebang-empty")


_ROWS: list[int] = [
    round((y - PLACES[0][1]) / (PLACES[-1][1] - PLACES[0][1]) * 7) for _, y in PLACES
]


def _row(circle: int) -> int:
    return _ROWS[circle] + 1


def _place(circle: int) -> int:
    return circle - _ROWS.index(_ROWS[circle]) + 1


# --- what counts --------------------------------------------------------------------------------


def tracker(view: View, seat: Seat) -> Iterator[Spot]:
    """The three tokens as they stand, the leader's figure lit; a puzzle's score instead."""
    if view.universe.puzzle:
        yield from _puzzle(view)
        return
    me = max(0, seat)
    mine, theirs = standing(view, me), standing(view, 1 - me)
    leads = tokens(mine, theirs)
    yield Spot("if", "label:second,18,left", TRACKER, 34, 176, 30, 5, say("bigebang-if"))
    yield Spot("lead", "label:text,20,left,bold", TRACKER, 66, 176, 34, 5, if_passed(view, me))
    pairs = (
        (mine.light, theirs.light), (mine.he4, theirs.he4), (mine.star, theirs.star),
    )  # fmt: skip
    for i, (name, pair, lead) in enumerate(zip(TOKENS, pairs, leads, strict=True)):
        if name == "light" and view.universe.shared:
            continue
        yield from _token(i, name, pair, lead, view.matter == me)


def _token(
    i: int, name: str, pair: tuple[int, int], lead: int, matter_first: int
) -> Iterator[Spot]:
    y = 166 + 146 * i
    title = say(f"bigebang-{name}")
    spoken = say("bigebang-spot-token", name=title, mine=pair[0], theirs=pair[1])
    yield Spot(f"token:{name}", "panel", TRACKER, y, 180, 134, 2, None, spoken)
    yield Spot(f"token:{name}:icon", f"tracker:{name}", 44, y - 34, 40, 40, 5)
    yield Spot(f"token:{name}:name", "label:text,20,left", 128, y - 34, 112, 40, 5, title)
    for j, figure in enumerate(pair):
        x = 62 + 88 * j
        won = lead == (1, -1)[j]
        side = (0 if matter_first else 1) ^ j
        art = "panel:yellow" if won else "panel"
        yield Spot(f"token:{name}:box{j}", art, x, y + 30, 82, 58, 3)
        yield Spot(f"token:{name}:side{j}", f"stack:1,0,{1 - side}", x - 23, y + 30, 26, 26, 5)
        role = "yellow" if won else "text"
        yield Spot(
            f"token:{name}:{j}", f"label:{role},26,center,bold", x + 15, y + 30, 46, 44, 5,
            literal(str(figure)),
        )  # fmt: skip


def _puzzle(view: View) -> Iterator[Spot]:
    score = puzzle_score(view)
    name = say(f"bigebang-option-puzzle-{view.universe.puzzle}")
    yield Spot("puzzle", "label:text,20,left,bold", TRACKER, 60, 176, 84, 5, name)
    yield Spot("score:panel", "panel", TRACKER, 170, 180, 120, 2)
    label = say(f"bigebang-score-{view.universe.puzzle}")
    yield Spot("score:what", "label:second,18,center", TRACKER, 138, 164, 48, 5, label)
    yield Spot("score", "label:yellow,44,center,bold", TRACKER, 192, 164, 64, 5,
               literal(str(abs(score))))  # fmt: skip
    yield Spot("medal", "label:text,20,center", TRACKER, 280, 176, 80, 5, medal_phrase(view))


def medal_phrase(view: View) -> Phrase:
    """The medal of a puzzle as it stands."""
    won = medal(view)
    return say("bigebang-unsolved" if won == UNSOLVED else f"bigebang-medal-{min(won, GOLD + 1)}")


def if_passed(view: View, seat: Seat) -> Phrase:
    """What would be if both passed now."""
    lead = balance(view) * (-1 if seat else 1)
    mine, theirs = standing(view, seat), standing(view, 1 - seat)
    leads = tokens(mine, theirs)
    if view.universe.shared:
        leads = (0, *leads[1:])
    won, lost = leads.count(1), leads.count(-1)
    kind = "lead" if lead > 0 else "trail" if lead < 0 else "even"
    return say(f"bigebang-{kind}", mine=won, theirs=lost)


# --- the chart, Carbon, the seats ---------------------------------------------------------------


def chart(view: View, seat: Seat) -> Iterator[Spot]:
    """The stacks that exist, and how near Carbon is."""
    left, top = CHART_AT
    middle = left + CHART_PITCH
    yield Spot("chart:title", "label:text,19,center", middle, 50, 170, 30, 5, say("bigebang-chart"))
    yield Spot("chart:panel", "panel", middle, top + CHART_PITCH, 178, 178, 2)
    for protons, row in enumerate(CHART):
        for neutrons, code in enumerate(row):
            if code is None and protons + neutrons == 0:
                continue
            x, y = left + CHART_PITCH * neutrons, top + CHART_PITCH * protons
            art = stack_art(code) if code else "icon:cross,danger"
            size = 44 if code else 22
            yield Spot(f"chart:{protons}{neutrons}", art, x, y, size, size, 5)
    if view.universe.puzzle in (1, 2):
        return
    linked, danger = carbon_watch(view, seat)
    yield Spot(
        "carbon:title", "label:text,19,center", middle, 372, 170, 30, 5, say("bigebang-carbon")
    )
    for i in range(3):
        x = middle + (-46, 46, 0)[i]
        y = 424 + (0, 0, 0)[i]
        art = stack_art(HE4) if i < linked else "space"
        yield Spot(f"carbon:{i}", art, x, y, 42, 42, 5)
    style = "danger" if danger else "second"
    key = "bigebang-carbon-danger" if danger else "bigebang-carbon-rule"
    yield Spot("carbon:rule", f"label:{style},18,center", middle, 478, 176, 60, 5, say(key))


def carbon_watch(view: View, seat: Seat) -> tuple[int, bool]:
    """How many ⁴He of one's own are linked (3 at most), and whether the rival has two linked."""
    mine = 0 if view.matter == max(0, seat) else 1
    most = []
    for side in (mine, 1 - mine):
        wanted = [code == HE4 + ANTI * side for code in range(14)]
        most.append(max((len(group) for group in groups(view.cells, wanted)), default=0))
    return min(3, most[0]), most[1] >= 2


def seats(view: View, seat: Seat) -> Iterator[Spot]:
    """Who plays which side, whose turn it is."""
    for i in range(view.universe.seats):
        who = (max(0, seat) + i) % view.universe.seats
        x = 60 + 330 * i
        turn = ",turn" if view.turn == who and not view.over else ""
        yield Spot(f"seat:{who}", f"seat:{who}{turn}", x, 646, 64, 64, 5)
        yield Spot(f"seat:{who}:name", "label:text,20,left,bold", x + 160, 634, 230, 30, 5,
                   say("seat", seat=who))  # fmt: skip
        if view.matter >= 0 and not view.universe.puzzle:
            side = SIDE_NAMES[0 if view.matter == who else 1]
            yield Spot(f"seat:{who}:side", "label:second,18,left", x + 160, 662, 230, 28, 5, side)


def buttons(view: View, seat: Seat) -> Iterator[Spot]:
    """Pass with what it would mean, or the stop of a puzzle, or the choice of a side."""
    if view.over:
        return
    if view.matter < 0:
        for side, name in enumerate(SIDE_NAMES):
            y = 590 + 74 * side
            yield Spot(f"side:{side}", "button:primary" if not side else "button:outline",
                       1080, y, 216, 66, 10, name, name)  # fmt: skip
        return
    if view.universe.puzzle:
        label = say("bigebang-stop")
        yield Spot("stop", "button:ghost", 1090, 650, 196, 72, 10, label, label)
        return
    means = say("bigebang-pass-ends" if view.passes else "bigebang-pass")
    label = say("bigebang-pass-label", what=means, then=if_passed(view, max(0, seat)))
    yield Spot("pass", "button:ghost", 1090, 646, 196, 80, 10, label, label)


def partners(code: int) -> Sequence[int]:
    """The stacks that a stack fuses with."""
    return [other for other in range(1, 13) if FUSED[code][other]]


def chart_marks(code: int) -> Iterator[Spot]:
    """On the chart: the picked stack and its partners, and their names in a line below."""
    left, top = CHART_AT
    plain = code - ANTI * SIDE[code]
    fuses = {other - ANTI * SIDE[other] for other in partners(code)}
    for protons, row in enumerate(CHART):
        for neutrons, other in enumerate(row):
            if other == plain or other in fuses:
                art = "panel:yellow" if other == plain else "panel:green"
                x, y = left + CHART_PITCH * neutrons, top + CHART_PITCH * protons
                yield Spot(f"chart:mark{protons}{neutrons}", art, x, y, 52, 52, 4)
    names = literal(", ".join(SYMBOLS[other] for other in sorted(fuses)))
    what, mirror = stack_name(code), stack_name(MIRROR[code])
    label = say("bigebang-fuses-none", what=what, mirror=mirror)
    if fuses:
        label = say("bigebang-fuses", what=what, names=names)
    yield Spot("chart:fuses", "label:green,18,center", left + CHART_PITCH, 298, 190, 76, 6, label)


def can_decay(view: View, circle: int) -> bool:
    """Whether TIME lets this stack decay, as far as its kind goes."""
    return bool(view.universe.time and DECAYED[view.cells[circle]])
