"""Where a seed is typed: by keys, or letter by letter with a finger or a pad."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game.arcade import Arcade
from game.core.phrase import literal, say
from game.core.seeds import LETTERS, LONGEST, day_seed, shown, tidy, word_seed
from game.scenes.base.entry import EntryScreen
from game.scenes.base.menu_widgets import FINGER, MIDDLE, button, heading, legible, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.upright_page import (
    AIR,
    EDGE,
    LOW,
    NAME,
    below_name,
    by_id,
    foot,
    full_width,
    page_name,
    worded,
)
from game.tables.pictures import Button, Label, Nothing
from game.tables.sheet import Sheet
from game.tables.table import Spot
from game.ui.intents import Want
from game.ui.stage import Stage

ENTRY = Spot("entry", Nothing(), MIDDLE, 148, 1080, 68, 6)
COLUMNS = 13
PITCH = 86.0
TOP = 304.0
TALL_COLUMNS, LOW_COLUMNS = 7, 12
"""Of letters on a sheet as narrow as a telephone, and on a low one: the last row leaves room."""
WHAT = 84.0
"""Height of what a seed is, on an upright page."""
TYPED = LONGEST + 16
"""Characters that fit into the line: the long form with its gaps."""


class SeedScene(EntryScreen):
    """Pops the seed, "" for one by chance; None if nothing was changed."""

    upright = True

    def __init__(self, arcade: Arcade, seed: str, day: date) -> None:
        """``seed``: what was typed before. ``day``: today, for the deal of the day."""
        super().__init__(arcade, ENTRY, TYPED, shown(seed), 22)
        self.day = day
        self.focused = "take"

    def set(self, stage: Stage) -> None:
        """Lay out; the line stands where this window has room for it."""
        sheet = stage.sheet
        box = full_width(ENTRY, EDGE + NAME, FINGER + AIR, sheet)
        self.entry = box if sheet.tall else ENTRY
        super().set(stage)

    def spots(self) -> Sequence[Spot]:
        """The line, the letters, three proposals, the way back."""
        sheet = self.stage.sheet
        return self._upright(self._wide(), sheet) if sheet.tall else self._wide()

    def _upright(self, wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
        spot = by_id(wide)
        ways = [[spot["words"], spot["day"]], [spot["chance"]], [spot["back"], spot["take"]]]
        top = EDGE + NAME + FINGER + AIR
        what = full_width(spot["what"], top, WHAT, sheet)
        room = below_name(sheet, len(ways))
        room = room._replace(top=top + WHAT, h=room.top + room.h - top - WHAT)
        keys = [each for each in wide if each.id.startswith("key:")] + [spot["erase"]]
        columns = TALL_COLUMNS if sheet.h >= LOW else LOW_COLUMNS
        pitch, step = room.w / columns, min(2 * FINGER, room.h / -(-len(keys) // columns))
        spots = []
        for i, key in enumerate(keys):
            x, y = room.cell(i, columns, pitch, step)
            spots.append(key._replace(x=x, y=y, w=pitch - AIR / 2, h=step - AIR / 2))
        # What takes a letter away fills the last row.
        last = spots[-1]
        left = last.x - last.w / 2
        right = room.x + room.w / 2
        spots[-1] = worded(last)._replace(x=(left + right) / 2, w=right - left)
        rows = [[worded(each) for each in row] for row in ways]
        return legible([page_name(spot["heading"], sheet), what, *spots, *foot(rows, sheet)])

    def _wide(self) -> list[Spot]:
        spots = [
            heading(say("seed-title"), 60),
            words("what", say("seed-what"), MIDDLE, 220, 1080, 56, Label("second", 19)),
        ]
        for i, letter in enumerate(LETTERS):
            column, row = i % COLUMNS, i // COLUMNS
            x = MIDDLE + (column - (COLUMNS - 1) / 2) * PITCH
            spots.append(button(f"key:{letter}", literal(letter), x, TOP + 72 * row, 78, 64))
        x = MIDDLE + (COLUMNS - 1) / 2 * PITCH - PITCH / 2
        spots.append(
            button("erase", say("seed-erase"), x, TOP + 144, 164, 64, Button("ghost", "back"))
        )
        for i, name in enumerate(("chance", "words", "day")):
            x = MIDDLE + (i - 1) * 372
            spots.append(button(name, say(f"seed-{name}"), x, 546, 352, 68, Button("outline")))
        spots.append(button("back", say("back"), 240, 654, 260, 72, Button("ghost", "back")))
        spots.append(
            button("take", say("seed-take"), MIDDLE + 300, 660, 420, 80, Button("primary", "next"))
        )
        return spots

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

    def wanted(self, want: Want) -> Transition:
        """BACK changes nothing."""
        return Pop() if want is Want.BACK else None
