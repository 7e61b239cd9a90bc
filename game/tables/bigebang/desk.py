"""Below the board: who plays what, what is asked, and the buttons."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.bigebang.actions import listed
from game.rules.bigebang.nuclei import ANTI, H1
from game.rules.bigebang.scoring import balance
from game.rules.bigebang.state import View, restore
from game.tables.bigebang.geometry import Plan
from game.tables.bigebang.names import SIDE_NAMES, stack_art
from game.tables.bigebang.tracker import if_passed
from game.tables.pictures import Button, Label, Player
from game.tables.table import Spot

CONFIRM = "confirm"
"""The touch that answers a question about a move."""


def seats(view: View, seat: Seat, plan: Plan) -> Iterator[Spot]:
    """Who plays which side, whose turn it is; the viewer sits left."""
    for i in range(view.universe.seats):
        who = (max(0, seat) + i) % view.universe.seats
        box = plan.plates[i]
        x, k = box.x - box.w / 2, box.h / 64
        turn = view.turn == who and not view.over
        yield Spot(f"seat:{who}", Player(who, turn), x + 32 * k, box.y, 64 * k, 64 * k, 5)
        name = Label("text", 20, "left", bold=True)
        yield Spot(
            f"seat:{who}:name",
            name,
            x + 64 * k + 10 + (box.w - 64 * k - 4) / 2,
            box.y - 14 * k,
            box.w - 64 * k - 4,
            30,
            5,
            say("seat", seat=who),
        )
        if view.matter >= 0 and view.universe.seats > 1:
            side = 0 if view.matter == who else 1
            yield Spot(
                f"seat:{who}:art",
                stack_art(H1 + ANTI * side),
                x + 64 * k + 22,
                box.y + 16 * k,
                24,
                24,
                5,
            )
            yield Spot(
                f"seat:{who}:side",
                Label("second", 18, "left"),
                x + 64 * k + 42 + (box.w - 64 * k - 36) / 2,
                box.y + 16 * k,
                box.w - 64 * k - 36,
                28,
                5,
                SIDE_NAMES[side],
            )


def prompt_line(prompt: Phrase, plan: Plan) -> Spot:
    """What is asked now, in the middle."""
    return Spot("prompt", Label("yellow", 20), *plan.prompt, 6, prompt)


def doubtful(view: View) -> bool:
    """Whether a pass would lose, or end what is not won, while something else could be done."""
    if view.universe.puzzle or view.universe.seats == 1 or view.over or view.matter < 0:
        return False
    lead = balance(view) * (1 if view.turn == 0 else -1)
    return (lead < 0 or (lead == 0 and view.passes > 0)) and len(listed(restore(view))) > 1


def question(view: View, plan: Plan) -> Iterator[Spot]:
    """Before a pass that loses: what it would mean, the way back, and the way on."""
    key = "bigebang-pass-ask-ends" if view.passes else "bigebang-pass-ask"
    yes, no = say("bigebang-pass-yes"), say("bigebang-pass-no")
    yield prompt_line(say(key, then=if_passed(view)), plan)
    yield Spot("pass", Button("primary"), *plan.way_on, 10, no, no)
    yield Spot(CONFIRM, Button("danger"), *plan.second, 12, yes, yes)


def buttons(view: View, plan: Plan) -> Iterator[Spot]:
    """Pass with what it would mean, or the stop of a puzzle, or the choice of a side."""
    if view.over:
        return
    if view.matter < 0:
        for side, name in enumerate(SIDE_NAMES):
            box = plan.sides[side]
            yield Spot(f"side:{side}", Button("outline"), *box, 10, name, name)
            x, y = box.x - box.w / 2 - 24, box.y - 2
            yield Spot(f"side:{side}:art", stack_art(H1 + ANTI * side), x, y, 40, 40, 11)
        return
    if view.universe.seats == 1:
        label = say("bigebang-stop")
        yield Spot("stop", Button(), *plan.way_on, 10, label, label)
        return
    what = say("bigebang-pass-ends" if view.passes else "bigebang-pass")
    if view.universe.puzzle:
        yield Spot("pass", Button(), *plan.way_on, 10, what, what)
        return
    label = say("bigebang-pass-label", what=what, then=if_passed(view))
    yield Spot("pass", Button(), *plan.way_on, 10, label, label)
