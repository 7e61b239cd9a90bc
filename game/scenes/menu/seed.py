"""Entry of a seed: by keys, or letter by letter with a finger or a pad."""

from __future__ import annotations

from datetime import date

from game.core.phrase import literal, say
from game.core.rng import LETTERS, LONGEST, day_seed, shown, tidy, word_seed
from game.scenes.base.entry import LINE, EntryScreen, line
from game.scenes.base.scene import Pop, Transition
from game.services import Services
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Fits, Node
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.parts import button, foot, foot_button, text, title
from game.ui.sizes import KEY, PAGE
from game.ui.sizes import LINE as WHAT

COLUMNS, TALL_COLUMNS = 13, (7, 10, 8)
"""Of letters: the last row leaves room for what takes one away. A tall sheet has the first number
with which letters and rows have room, or else the last."""
HIGH = 0.8 * KEY
"""Greatest height of a letter's key, in units."""
TYPED = LONGEST + 16
"""Characters that fit into the line: the long form with its gaps."""


class SeedScene(EntryScreen):
    """Pops the seed, "" for one by chance; None if nothing was changed."""

    upright = fluid = True

    def __init__(self, services: Services, seed: str, day: date) -> None:
        """``seed``: what was typed before. ``day``: today, for the deal of the day."""
        super().__init__(services, LINE, TYPED, shown(seed), 22)
        self.day = day
        self.focused = "take"

    def view(self) -> Node:
        """The line, the letters, three proposals, the way back."""
        keys = [
            button(f"key:{letter}", literal(letter), grow=1.0, most_h=HIGH) for letter in LETTERS
        ]
        keys.append(button("erase", say("seed-erase"), icon="back", grow=1.0, most_h=HIGH))
        broad, *narrow = (
            Grid(keys, columns=n, last="fill", grow=1.0) for n in (COLUMNS, *TALL_COLUMNS)
        )
        ways = [button(name, say(f"seed-{name}"), "outline") for name in ("chance", "words", "day")]
        chance, words, today = ways
        back = foot_button("back", say("back"), icon="back")
        take = foot_button("take", say("seed-take"), "primary", "next")
        return Column(
            [
                title(say("seed-title")),
                line(),
                text("what", say("seed-what"), WHAT),
                Choose(broad, Fits(narrow, grow=1.0), grow=1.0),
                Choose(
                    Grid(ways, columns=3, aisle=2 * GAP),
                    Column([Grid([words, today], columns=2), chance]),
                ),
                foot([back, take]),
            ],
            gap=2 * GAP,
            most_w=PAGE,
        )

    def chosen(self, spot: Spot) -> Transition:
        """A letter, a proposal, or back."""
        typed = self.typed()
        match spot.id:
            case "back":
                return Pop()
            case "take":
                return Pop(result=tidy(typed))
            case "chance":
                typed = ""
            case "words":
                typed = word_seed()
            case "day":
                typed = day_seed(self.day)
            case "erase":
                typed = typed[:-1]
            case _:
                typed += spot.id.removeprefix("key:")
        self.type(typed[:TYPED], select=spot.id in ("words", "day"))
        self.dirty = True
        return None

    def on_action(self, action: Action) -> Transition:
        """BACK changes nothing."""
        return Pop() if action is Action.BACK else None
