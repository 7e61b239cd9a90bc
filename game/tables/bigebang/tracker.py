"""Left of the board: how the three tokens stand, the reserve, or the score of a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.bigebang.board import ANTI, H1
from game.rules.bigebang.scoring import (
    UNSOLVED,
    balance,
    bars,
    medal,
    puzzle_score,
    standing,
    tokens,
)
from game.rules.bigebang.state import ANTI_P, P, View
from game.tables.bigebang.geometry import Box, Plan
from game.tables.bigebang.names import figure, side_of, spoken_name, stack_art
from game.tables.bigebang.pictures import Token
from game.tables.pictures import Ink, Label, Panel
from game.tables.table import Spot

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
