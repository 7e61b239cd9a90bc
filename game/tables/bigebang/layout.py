"""Spots of Big*Bang: the sky, the panels beside it, players and buttons below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.bigebang.board import (
    ANTI,
    BOARD,
    CIRCLES,
    DARK,
    H1,
    HE4,
    NEIGHBOURS,
    NEUTRONS,
    PROTONS,
)
from game.rules.bigebang.certain import gains_nothing, is_decided
from game.rules.bigebang.moves import listed
from game.rules.bigebang.scoring import (
    UNSOLVED,
    balance,
    bars,
    carbon_fusions,
    medal,
    most_massive,
    puzzle_score,
    standing,
    tokens,
)
from game.rules.bigebang.state import ANTI_P, LIFE, P, View, restore
from game.tables.bigebang.carbon import NEEDED, in_reach, linked_helium
from game.tables.bigebang.geometry import Plan
from game.tables.bigebang.names import (
    HUES,
    SIDE_NAMES,
    figure,
    side_of,
    spoken_name,
    stack_art,
    why_no_stack,
    word,
)
from game.tables.bigebang.pictures import (
    Hub,
    LeadPanel,
    MoveTrace,
    Obstacle,
    PrizeToken,
    Sky,
    SkySpace,
    Space,
)
from game.tables.pictures import Button, Chip, Icon, Ink, Label, Line, Nothing, Panel, Player
from game.tables.sheet import Rect
from game.tables.table import CONFIRM, Spot


def board(view: View, plan: Plan) -> Iterator[Spot]:
    """The sky and everything in it."""
    yield Spot("sky", Sky(plan.turned), *plan.sky.placed, -10)
    size = plan.circle
    last = {view.last.source, view.last.target, view.last.spot} if view.last.target >= 0 else set()
    for circle in range(CIRCLES):
        x, y = plan.places[circle]
        code = view.cells[circle]
        art = Hub() if code else SkySpace()
        spoken = say(
            "bigebang-spot-circle",
            row=BOARD[circle][1] + 1,
            place=_place(circle),
            what=spoken_name(code),
        )
        yield Spot(f"cell:{circle}", art, x, y, size, size, 1, None, spoken, codex=word(code))
        if circle in last or (view.last.kind == "decay" and circle == view.last.source):
            yield Spot(f"last:{circle}", MoveTrace(), x, y, size + 8, size + 8, 2)
        if code == DARK:
            yield Spot(f"dark:{circle}", Obstacle(), x, y, size, size, 3)
        elif code:
            yield _stack(view, circle, code, plan)
    if not view.universe.puzzle:
        yield from _bonds(view, plan)


def _stack(view: View, circle: int, code: int, plan: Plan) -> Spot:
    (x, y), size = plan.places[circle], plan.stack
    art = stack_art(code, unstable=bool(view.universe.time))
    # What was just fused comes from where it started; a move later it is a stack like all others.
    if view.last.kind == "fuse" and view.last.spot == circle:
        return Spot(f"made:{circle}", art, x, y, size, size, 4, source=f"stack:{view.last.source}")
    return Spot(f"stack:{circle}", art, x, y, size, size, 3, source=f"made:{circle}")


def _bonds(view: View, plan: Plan) -> Iterator[Spot]:
    """Short bars between the linked stacks that make each side's most massive star."""
    for side, hue in enumerate(HUES):
        star = set(most_massive(view.cells, side)[1])
        for circle in star:
            for near in NEIGHBOURS[circle]:
                if near > circle and near in star:
                    x, y, length, angle = plan.between(circle, near, plan.stack - 8)
                    yield Spot(f"bond:{circle}-{near}", Line(hue), x, y, length, 5, 2, angle=angle)


def _place(circle: int) -> int:
    """Which circle of its row it is, counted from 1."""
    row = BOARD[circle][1]
    return circle - next(i for i, (_, r) in enumerate(BOARD) if r == row) + 1


BROAD = 250.0
"""Units of a button that has room for a large piece beside it."""
MISSING = ((0, 2), (2, 0))
"""Protons and neutrons of the two places of the chart that nature leaves empty."""


def chart(view: View, seat: Seat, plan: Plan) -> Iterator[Spot]:
    """The six stacks of one's own side by protons (down) and neutrons (across)."""
    side = side_of(view, seat)
    yield Spot("chart:title", Label("text", 19), *plan.chart_title.placed, 5, say("bigebang-chart"))
    panel = Spot("chart:panel", Panel(), *plan.chart.placed, 2)
    yield panel._replace(spoken=say("bigebang-chart")) if plan.close_up else panel
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


def closer(view: View, seat: Seat, spot: str, plan: Plan) -> list[Spot]:
    """The chart, large, with something to tell about each place."""
    if spot != "chart:panel" or not plan.close_up:
        return []
    return [
        part._replace(story=about(part.id)) if part.spoken is not None else part
        for part in chart(view, seat, replace(plan, close_up=False))
        if part.id != "chart:title"
    ]


def without_chart(plan: Plan) -> Iterator[Spot]:
    """Nothing in the place of the chart, and in its title the name of the list that lies there."""
    yield Spot(
        "chart:title", Label("text", 19), *plan.chart_title.placed, 5, say("bigebang-outcomes")
    )
    names = ["panel", *map(str, range(1, ANTI + 1))]
    names += [f"{kind}{p}{n}" for p, n in MISSING for kind in ("cross", "no")]
    for name in names:
        yield Spot(f"chart:{name}", Nothing(), *plan.chart.placed, 2)


def pick_line(label: Phrase, plan: Plan) -> Spot:
    """A line in the place of the chart, about what is picked."""
    return Spot("chart:line", Label("green", 18), *plan.line.placed, 6, label)


def about(spot: str) -> Phrase:
    """Explanation of a place of the chart (``chart:3``, ``chart:no20``)."""
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
    yield Spot(
        "carbon:title", Label("text", 19), *plan.carbon_title.placed, 5, say("bigebang-carbon")
    )
    linked, reach = linked_helium(view, side), in_reach(view, side)
    asleep = 0 <= reach < linked
    about_it = say("bigebang-carbon-new-help") if asleep else _about_carbon(view, reach)
    for i, (x, y) in enumerate(((-26, 22), (26, 22), (0, -22))):
        art = stack_art(he4) if i < linked else Space()
        at = plan.carbon.x + x, plan.carbon.y + y, 44, 44, 5 + i
        # Those that no third one can join any more are asleep.
        dim = reach < 0 or reach <= i < linked
        yield Spot(f"carbon:{i}", art, *at, dim=dim, meaning=about_it)
    if not view.universe.puzzle and not view.over and threatened(view, 1 - side):
        rival = 1 - max(0, seat)
        label = say("bigebang-carbon-danger", who=say("seat", seat=rival))
        yield Spot("carbon:rule", Chip("danger"), *plan.rule.moved(0, 2).placed, 6, label)
    else:
        label = say("bigebang-carbon-rule" if reach >= 0 else "bigebang-carbon-out")
        if asleep:
            label = say("bigebang-carbon-new", new=NEEDED - reach)
        style = Label("second", 18)
        yield Spot("carbon:rule", style, *plan.rule.placed, 5, label, meaning=about_it)


def _about_carbon(view: View, reach: int) -> Phrase:
    """The need of Carbon, or that it cannot be met any more."""
    if view.universe.puzzle:
        return say("bigebang-carbon-rule")
    return say("bigebang-carbon-help" if reach >= 0 else "bigebang-carbon-out-help")


def threatened(view: View, side: int) -> bool:
    """True if a side could make Carbon if it were to move."""
    return view.cells.count(HE4 + ANTI * side) > 1 and bool(carbon_fusions(restore(view), side))


TokenName = Literal["light", "helium", "star"]
TOKENS: tuple[TokenName, ...] = ("light", "helium", "star")

Leads = tuple[tuple[TokenName, tuple[int, int], int], ...]
"""Token, the two figures, and the leader: 1 the first, -1 the second, 0 neither."""


def leads(view: View, seat: Seat) -> Leads:
    """The tokens that are played for, from a seat's point of view (MASS: without Light).

    While the side is being chosen the first figure is matter's, the second antimatter's.
    """
    if view.matter < 0:
        view = view._replace(matter=seat)
    mine, theirs = standing(view, seat), standing(view, 1 - seat)
    pairs = ((mine.light, theirs.light), (mine.he4, theirs.he4), (mine.star, theirs.star))
    all_three = tuple(zip(TOKENS, pairs, tokens(mine, theirs), strict=True))
    return all_three[1:] if view.universe.mass else all_three


def if_passed(view: View) -> Phrase:
    """Result if both passed now: "You: 2–1"."""
    won = [lead for _, _, lead in leads(view, 0)]
    first, second = won.count(1), won.count(-1)
    lead = balance(view)
    if lead == 0:
        return say("bigebang-even", each=first)
    who = say("seat", seat=0 if lead > 0 else 1)
    return say("bigebang-ahead", who=who, more=max(first, second), fewer=min(first, second))


def _passed(view: View) -> Phrase:
    """The result for the player on turn if both passed now: "You win 2–1"."""
    won = [lead for _, _, lead in leads(view, view.turn)]
    mine, theirs = won.count(1), won.count(-1)
    if mine == theirs:
        return say("bigebang-even", each=mine)
    key = "bigebang-pass-won" if mine > theirs else "bigebang-pass-lost"
    return say(key, more=max(mine, theirs), fewer=min(mine, theirs))


def tracker(view: View, seat: Seat, plan: Plan) -> Iterator[Spot]:
    """The tokens as they stand, the leader's figure lit; a puzzle's score and medals instead.

    The figures of the first seat are on the left, as its plate is and its column of the result.
    """
    if view.universe.puzzle:
        yield from _puzzle(view, plan)
        return
    me = max(0, seat)
    sides = tuple(side_of(view, one) for one in (0, 1)) if view.matter >= 0 else (0, 1)
    if view.matter >= 0:
        style = Label("text", 20, "left", bold=True)
        yield Spot("if", Label("second", 18, "left"), *plan.condition.placed, 5, say("bigebang-if"))
        yield Spot("lead", style, *plan.lead.placed, 5, if_passed(view))
    for i, (name, pair, lead) in enumerate(leads(view, 0)):
        title = say(f"bigebang-{name}")
        if name == "helium" and lead and pair[0] == pair[1]:
            # Equal in 4He: without this line the reason for the token's owner cannot be seen.
            mine, theirs = standing(view, 0).he3, standing(view, 1).he3
            title = say("bigebang-helium-he3", mine=mine, theirs=theirs)
        yield from _token(plan.tokens[i], name, title, pair, lead, sides, me)
    if view.universe.mass:
        yield from _common(view, plan)
    if view.universe.time:
        yield from _coins(view, me, plan)


def _token(
    box: Rect,
    name: TokenName,
    title: Phrase,
    pair: tuple[int, int],
    lead: int,
    sides: Sequence[int],
    own: Seat,
) -> Iterator[Spot]:
    """A token with the figures of the two seats and their ``sides``; ``own``: the viewer's seat."""
    spoken = say("bigebang-spot-token", name=title, mine=pair[own], theirs=pair[1 - own])
    at = f"token:{name}"
    left, y = box.left, box.y - 34 / 134 * box.h
    won_by = say(f"bigebang-why-token-{name}")
    yield Spot(at, Panel(), *box.placed, 2, None, spoken, meaning=won_by)
    icon = min(40.0, 0.42 * box.h)
    yield Spot(f"{at}:icon", PrizeToken(name), left + 8 + icon / 2, y, icon, icon, 5)
    w = box.w - icon - 28
    x = left + icon + 16 + w / 2
    yield Spot(f"{at}:name", Label("text", 20, "left"), x, y, w, min(56.0, box.h / 2), 5, title)
    wide, high = (box.w - 16) / 2, 58.0 if box.h >= 134 else 0.42 * box.h
    k, foot = wide / 82, box.bottom - 8 - high / 2
    for j, number in enumerate(pair):
        x = left + 5 + wide / 2 + (wide + 6) * j
        won = lead == (1, -1)[j]
        whose = H1 + ANTI * sides[j]
        sheet = LeadPanel("yellow" if won else None)
        yield Spot(f"{at}:box{j}", sheet, x, foot, wide, high, 3)
        yield Spot(f"{at}:side{j}", stack_art(whose), x - 23 * k, foot, 26, 26, 5)
        ink: Ink = "yellow" if won else "text"
        place = x + 15 * k, foot, 46 * k, high - min(14.0, 0.2 * high), 5
        yield Spot(f"{at}:{j}", Label(ink, 26, bold=True), *place, figure(number))


def _common(view: View, plan: Plan) -> Iterator[Spot]:
    """MASS: the light that belongs to neither seat."""
    label = say("bigebang-common", light=sum(view.reserve))
    yield Spot("common", Label("second", 18, "left"), *plan.common.placed, 5, label)


def _coins(view: View, me: Seat, plan: Plan) -> Iterator[Spot]:
    """TIME: the protons and antiprotons of the reserve, which pay for decays."""
    pocket = 4 * me if not view.universe.shared else 0
    box = plan.coins
    left, y = box.left, box.bottom - 14
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
    yield Spot("puzzle", Label("text", 20, "left", bold=True), *plan.puzzle.placed, 5, name)
    yield Spot("score:panel", Panel(), *plan.score.placed, 2)
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
            *plan.unsolved.placed,
            5,
            say("bigebang-unsolved"),
        )
    for i, (rank, bar) in enumerate(sorted(bars(view).items(), reverse=True)):
        art = Label("yellow", 18, "left", bold=True) if won == rank else Label("second", 18, "left")
        label = say(f"bigebang-medal-{rank}-from-{number}", score=abs(bar))
        line = plan.medals
        yield Spot(f"medal:{rank}", art, *line.moved(0, 34 * i).placed, 5, label)


def medal_phrase(view: View) -> Phrase:
    """The medal of a puzzle as it stands."""
    won = medal(view)
    return say("bigebang-unsolved" if won == UNSOLVED else f"bigebang-medal-{won}")


def seats(view: View, seat: Seat, plan: Plan) -> Iterator[Spot]:
    """The players with their sides and the turn; on a tall sheet the viewer sits below.

    On the others the first seat is on the left, from the choice of a side to the result.
    """
    one, other = plan.plates
    first = 0 if one.y == other.y else max(0, seat)
    for i in range(view.universe.seats):
        who = (first + i) % view.universe.seats
        box = plan.plates[i]
        x, k = box.left, box.h / 64
        turn, called = view.turn == who and not view.over, say("seat", seat=who)
        face = x + 32 * k, box.y, 64 * k, 64 * k, 5
        yield Spot(f"seat:{who}", Player(who, turn), *face, meaning=called)
        room = box.w - 64 * k - 4
        place = x + 64 * k + 10 + room / 2, box.y - 14 * k, room, 30, 5
        yield Spot(f"seat:{who}:name", Label("text", 20, "left", bold=True), *place, called)
        if view.matter < 0:
            below = place[0], box.y + 16 * k, room, 28, 5
            does = say("bigebang-seat-picks" if turn else "bigebang-seat-begins")
            yield Spot(f"seat:{who}:side", Label("second", 18, "left"), *below, does)
        elif view.universe.seats > 1:
            yield from _side(who, 0 if view.matter == who else 1, box)


def _side(who: Seat, side: int, box: Rect) -> Iterator[Spot]:
    """The side of a player, below the name."""
    x, k = box.left, box.h / 64
    y, name = box.y + 16 * k, SIDE_NAMES[side]
    art = stack_art(H1 + ANTI * side)
    yield Spot(f"seat:{who}:art", art, x + 64 * k + 22, y, 24, 24, 5, meaning=name)
    room = box.w - 64 * k - 36
    place = x + 64 * k + 42 + room / 2, y, room, 28, 5
    yield Spot(f"seat:{who}:side", Label("second", 18, "left"), *place, name)


def prompt_line(prompt: Phrase, plan: Plan) -> Spot:
    """The question, in the middle."""
    return Spot("prompt", Label("yellow", 20), *plan.prompt.placed, 6, prompt)


@lru_cache(maxsize=32)
def decided(view: View) -> bool:
    """True if no move can change the winner of a duel any more."""
    return view.universe.seats > 1 and is_decided(restore(view))


@lru_cache(maxsize=32)
def best_passed(view: View) -> bool:
    """True if a pass is the move to light: the only one, all is decided, or it ends at its best."""
    if view.matter < 0 or view.universe.puzzle or view.over:
        return False
    if decided(view) or len(listed(restore(view))) == 1:
        return True
    leads_now = balance(view) * (1 if view.turn == 0 else -1) > 0
    return bool(view.passes) and (leads_now or gains_nothing(restore(view)))


def doubtful(view: View) -> bool:
    """True if a pass would lose, or end a game not won, while another move is possible."""
    if view.universe.puzzle or view.universe.seats == 1 or view.over or view.matter < 0:
        return False
    lead = balance(view) * (1 if view.turn == 0 else -1)
    risky = lead < 0 or (lead == 0 and view.passes > 0)
    return risky and not best_passed(view) and len(listed(restore(view))) > 1


def _can_move(view: View, seat: Seat) -> bool:
    """True if this player would have a move other than a pass."""
    state = restore(view)
    state.turn = seat
    return len(listed(state)) > 1


def why_over(view: View) -> Phrase:
    """Why a duel has ended: Carbon, no moves, or two passes."""
    if view.carbon >= 0:
        return say("bigebang-over-carbon")
    free = _can_move(view, 0) or _can_move(view, 1)
    return say("bigebang-over-passed" if free else "bigebang-over-stuck")


def question(view: View, plan: Plan) -> Iterator[Spot]:
    """Before a pass that loses: what it would mean, the way back, and the way on."""
    key = "bigebang-pass-ask-ends" if view.passes else "bigebang-pass-ask"
    yes, no = say("bigebang-pass-yes"), say("bigebang-pass-no")
    yield prompt_line(say(key, then=if_passed(view)), plan)
    yield Spot("pass", Button("primary"), *plan.way_on.placed, 10, no, no)
    yield Spot(CONFIRM, Button("danger"), *plan.second.placed, 12, yes, yes)


def buttons(view: View, plan: Plan, *, waits: bool) -> Iterator[Spot]:
    """Pass with what comes after it, or the stop of a puzzle, or the choice of a side.

    The result stands there only where the pass brings it: else the rival moves before it is final.
    While the viewer ``waits`` for a rival the pass is asleep: it is the rival's to end the game.
    """
    if view.over:
        return
    if view.matter < 0:
        for side, name in enumerate(SIDE_NAMES):
            box = plan.sides[side]
            piece = 40 if box.w > BROAD or plan.sides[0].top != plan.sides[1].top else 28
            if plan.sides[0].top == plan.sides[1].top:  # side by side: no room between them
                box = Rect.between(box.left + 1.4 * piece, box.top, box.right, box.bottom)
            yield Spot(f"side:{side}", Button("outline"), *box.placed, 10, name, name)
            x, y = box.left - 0.75 * piece, box.y - 2
            yield Spot(f"side:{side}:art", stack_art(H1 + ANTI * side), x, y, piece, piece, 11)
        return
    if view.universe.seats == 1:
        label = say("bigebang-stop")
        yield Spot("stop", Button(), *plan.way_on.placed, 10, label, label)
        return
    puzzle = view.universe.puzzle
    ends = not waits and (view.passes or not (puzzle or _can_move(view, 1 - view.turn)))
    what = say("bigebang-pass-ends" if ends else "bigebang-pass")
    if puzzle:
        yield Spot("pass", Button(), *plan.way_on.placed, 10, what, what)
        return
    counts = not waits and decided(view)
    then = _passed(view) if ends or counts else say("bigebang-pass-rival")
    label = say("bigebang-pass-label", what=what, then=then)
    art = Button("primary") if not waits and best_passed(view) else Button()
    yield Spot("pass", art, *plan.way_on.placed, 10, label, label, dim=waits)
