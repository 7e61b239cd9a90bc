"""Below the board: who plays what, what is asked, and the buttons."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.bigebang.board import ANTI, H1
from game.rules.bigebang.moves import listed
from game.rules.bigebang.scoring import balance
from game.rules.bigebang.state import View, restore
from game.tables.bigebang.chart import if_passed
from game.tables.bigebang.geometry import Box, Plan
from game.tables.bigebang.names import SIDE_NAMES, stack_art
from game.tables.pictures import Button, Label, Player
from game.tables.table import CONFIRM, Spot


def seats(view: View, seat: Seat, plan: Plan) -> Iterator[Spot]:
    """Who plays which side, whose turn it is; the viewer sits left."""
    for i in range(view.universe.seats):
        who = (max(0, seat) + i) % view.universe.seats
        box = plan.plates[i]
        x, k = box.x - box.w / 2, box.h / 64
        turn, called = view.turn == who and not view.over, say("seat", seat=who)
        face = x + 32 * k, box.y, 64 * k, 64 * k, 5
        yield Spot(f"seat:{who}", Player(who, turn), *face, meaning=called)
        room = box.w - 64 * k - 4
        place = x + 64 * k + 10 + room / 2, box.y - 14 * k, room, 30, 5
        yield Spot(f"seat:{who}:name", Label("text", 20, "left", bold=True), *place, called)
        if view.matter >= 0 and view.universe.seats > 1:
            yield from _side(who, 0 if view.matter == who else 1, box)


def _side(who: Seat, side: int, box: Box) -> Iterator[Spot]:
    """Which side somebody plays, below the name."""
    x, k = box.x - box.w / 2, box.h / 64
    y, name = box.y + 16 * k, SIDE_NAMES[side]
    art = stack_art(H1 + ANTI * side)
    yield Spot(f"seat:{who}:art", art, x + 64 * k + 22, y, 24, 24, 5, meaning=name)
    room = box.w - 64 * k - 36
    place = x + 64 * k + 42 + room / 2, y, room, 28, 5
    yield Spot(f"seat:{who}:side", Label("second", 18, "left"), *place, name)


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


def buttons(view: View, plan: Plan, *, waits: bool) -> Iterator[Spot]:
    """Pass with what it would mean, or the stop of a puzzle, or the choice of a side.

    While the viewer ``waits`` for a rival the pass is asleep: it is the rival's to end the game.
    """
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
    what = say("bigebang-pass-ends" if view.passes and not waits else "bigebang-pass")
    if view.universe.puzzle:
        yield Spot("pass", Button(), *plan.way_on, 10, what, what)
        return
    label = say("bigebang-pass-label", what=what, then=if_passed(view))
    yield Spot("pass", Button(), *plan.way_on, 10, label, label, dim=waits)
