"""The statistics, and the column at the side: what is asked, buttons for it, dice."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.particles import STATISTICS
from game.core.phrase import Phrase, literal, say
from game.rules.particle_builder import View
from game.rules.particle_builder.mat import EMPTY
from game.rules.particle_builder.state import AIM, BETWEEN, OVER, STATISTIC, SWAP
from game.tables.particle_builder.pictures import Result, Statistic
from game.tables.pictures import Button, Die, Label
from game.tables.table import Spot

from .answers import headline, prompt
from .geometry import (
    Z_CHIP,
    Z_PLACE,
    Box,
    Plan,
)
from .paths import can_take_back
from .wording import (
    G,
    said_value,
    seat_name,
)

TWO_LINES = 62.0
"""Height of a button, at least, that has a second line in smaller letters."""


def label(spot: str, words: Phrase, box: Box, art: Label, z: int = Z_CHIP) -> Spot:
    """Words in a box."""
    return Spot(spot, art, *box, z, words)


def _opponent(view: View, viewer: int) -> int:
    """Whose values stand on the right: the active rival's, or the strongest rival's."""
    if view.active != viewer:
        return view.active
    rivals = [(viewer + turn) % view.seats for turn in range(1, view.seats)]
    return max(rivals, key=lambda seat: view.announced[seat])


def statistics(view: View, viewer: int, plan: Plan) -> Iterator[Spot]:
    """The four statistics with what is known of both values, the compared one lit."""
    if view.phase in (AIM, OVER):
        return
    rival = _opponent(view, viewer)
    mine = view.phase == STATISTIC and view.mover == viewer
    for which, box in enumerate(plan.statistics):
        state: Result = "open" if mine else "closed"
        if which == view.statistic and EMPTY not in (view.announced[viewer], view.announced[rival]):
            ahead = view.announced[viewer] - view.announced[rival]
            state = "left" if ahead > 0 else "right" if ahead < 0 else "tie"
        left, right = said_value(view, viewer, which), said_value(view, rival, which)
        name = say(f"stat-{STATISTICS[which]}")
        yield Spot(
            f"statistic:{which}",
            Statistic(STATISTICS[which], state, left, right),
            *box,
            Z_PLACE,
            spoken=say(f"{G}spot-statistic", statistic=name, value=left or literal("")),
        )


def side_column(view: View, viewer: int, plan: Plan) -> Iterator[Spot]:
    """What is asked, the buttons for it, and the dice that fell."""
    side = plan.side
    top = side.y - side.h / 2
    title = headline(view, viewer)
    if title is not None:
        high = 36.0 if view.finisher == EMPTY else 84.0
        if plan.keys is not None:
            high = 26.0
        box = Box(side.x, top + high / 2, side.w, high)
        yield label("headline", title, box, Label("yellow", 22, bold=True))
        top += high + 2
    deciding = view.phase == SWAP and view.mover == viewer
    high = 34.0 if deciding else 132.0
    takes_back = view.mover == viewer and can_take_back(view)
    if plan.keys is not None:
        # Without buttons below it the question has their room too.
        free = not deciding and not takes_back and not view.dice
        high = (plan.keys.y + plan.keys.h / 2 if free else side.y + side.h / 2) - top
    if view.phase != BETWEEN:
        box = Box(side.x, top + high / 2, side.w, high)
        yield label("prompt", prompt(view, viewer), box, Label("text", 18, top=plan.keys is None))
    if deciding:
        yield from _swap_buttons(view, side, plan.keys)
    if takes_back:
        words = say(f"{G}button-take-back")
        box = Box(side.x, side.y + 42, side.w, 60)
        if plan.keys is not None:
            # The dice lie in the right third of the row.
            keys = plan.keys
            h = max(keys.h, TWO_LINES)
            box = Box(keys.x - 95, keys.y + (keys.h - h) / 2, keys.w - 190, h)
        why = say(f"{G}meaning-take-back")
        art = Button(aside=True)
        yield Spot("take-back", art, *box, Z_CHIP, words, words, meaning=why, story=why)
    yield from _dice(view, plan)


def _swap_buttons(view: View, side: Box, keys: Box | None) -> Iterator[Spot]:
    """Swap with each of the others, or keep: stacked, the last one at the foot of the column.

    None is lit: which of them is better is a question for the hint.
    """
    others = [seat for seat in range(view.seats) if seat != view.mover]
    high, pitch = (70.0, 80.0) if len(others) == 1 else (58.0, 63.0)
    y = side.y + side.h / 2 - high / 2 - pitch * len(others)
    boxes = [Box(side.x, y + pitch * i, side.w, high) for i in range(len(others) + 1)]
    if keys is not None:
        w = (keys.w - 8 * len(others)) / len(boxes)
        left = keys.x - keys.w / 2 + w / 2
        boxes = [Box(left + i * (w + 8), keys.y, w, keys.h) for i in range(len(boxes))]
    for i, seat in enumerate(others):
        words = say(f"{G}button-swap")
        if len(others) > 1:
            words = say(f"{G}button-swap-with", seat=seat_name(seat))
        art = Button("outline", "swap")
        yield Spot(f"swap:{seat}", art, *boxes[i], Z_CHIP, words, words)
    keep = say(f"{G}button-keep")
    art = Button("outline", "check")
    yield Spot("keep", art, *boxes[-1], Z_CHIP, keep, keep)


def _dice(view: View, plan: Plan) -> Iterator[Spot]:
    """The last dice of the move before, up to four."""
    if view.phase == SWAP:
        return
    faces = view.dice[-4:]
    # In the row of buttons they lie right: in its middle one may have a card to take back.
    row, side = plan.keys, plan.side
    x, y = (side.x, side.y + side.h / 2 - 24) if row is None else (row.x + row.w / 2 - 90, row.y)
    for i, face in enumerate(faces):
        at = x + (i - (len(faces) - 1) / 2) * 44
        yield Spot(f"die:{i}", Die(face), at, y, 42, 42, Z_CHIP, meaning=say("spot-die", face=face))
