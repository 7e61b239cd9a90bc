"""The settings: how big, how loud, how fast, in which language, with which keys and buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.arcade import Arcade
from game.core.phrase import Phrase, say
from game.scenes.base.menu_widgets import MIDDLE, button, heading, stepper, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.menu import settings_upright
from game.scenes.menu.controls import Buttons, Controls, Keys
from game.tables.pictures import Button, Label, Nothing, Panel
from game.tables.table import Access, Spot
from game.ui.intents import Intent, Want
from game.ui.keynames import keys_for
from game.ui.stage import Stage
from game.ui.widgets import Widgets

ON_OFF = (False, True)

CHOICES: dict[str, tuple[Any, ...]] = {
    "language": (),
    "text_size": (1.0, 1.25, 1.5),
    "speed": (0.5, 1.0, 2.0, 0.0),
    "full_screen": ON_OFF,
    "reduced_motion": ON_OFF,
    "high_contrast": ON_OFF,
    "muted": ON_OFF,
    "captions": ON_OFF,
    "forced": ON_OFF,
    "remarks": ON_OFF,
    "vibration": ON_OFF,
    "music_follows": ON_OFF,
    "thoughts": ON_OFF,
    "speech": ON_OFF,
    "unhurried": ON_OFF,
}
"""Setting -> the values that it steps through."""

ACCESS = {"keys": Access.STAFF, "full_screen": Access.STAFF, "language": Access.LANGUAGE}
"""Page or setting -> who may reach it; the others are for all."""

SLIDERS = ("volume_effects", "volume_music", "volume_speech")

PAGES: Mapping[str, Sequence[str]] = {
    "picture": (
        "language", "text_size", "full_screen", "high_contrast", "reduced_motion",
    ),
    "play": ("speed", "unhurried", "forced", "remarks", "vibration", "thoughts"),
    "sound": ("muted", "captions", "speech", "music_follows", *SLIDERS),
    "keys": Keys.acts,
    "pad": Buttons.acts,
}  # fmt: skip
"""Page -> what is set on it, down the first column and then down the second."""

LEFT, RIGHT = 340.0, 940.0
WIDTH = 560.0
TOP, FOOT = 210.0, 550.0
"""Centres of the first row, and of the last one on a full page."""
CLOSE = 192.0, 560.0
"""The same, for pages of keys and buttons."""


def access(name: str) -> Access:
    """Who may reach a page or a setting."""
    return ACCESS.get(name, Access.ALL)


class SettingsScene(Screen):
    """Every change is seen and kept at once."""

    overlay = False
    upright = True

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self.page = "picture"
        self.leaf = 0
        """Which rows of the page are shown, in an upright window that has no room for all."""
        self.focused = "done"
        self.controls: dict[str, Controls] = {"keys": Keys(arcade), "pad": Buttons(arcade)}
        """Pages on which keys or buttons are chosen."""
        self.asking: str | None = None
        """The act whose key or button is being chosen: the next one that is pressed."""
        self.answer: Phrase | None = None
        """What came of the last choice of a button."""

    def choices(self, name: str) -> tuple[Any, ...]:
        """The values of a setting."""
        return self.arcade.languages if name == "language" else CHOICES[name]

    def set(self, stage: Stage) -> None:
        """Lay out, with sliders; a pad that was unplugged is asked no more."""
        if self.page in self.controls and not self.controls[self.page].ready:
            self.asking = self.answer = None
        super().set(stage)
        self._fill()

    def _fill(self) -> None:
        self.widgets = Widgets(self.stage)
        for spot in self.laid:
            if spot.id in SLIDERS:
                value = getattr(self.arcade.settings, spot.id)
                high = spot.h if self.stage.sheet.tall else 36.0
                self.widgets.slider(spot._replace(h=high), value)

    def spots(self) -> Sequence[Spot]:
        """A row of pages, two columns of rows, a note."""
        if self.stage.sheet.tall:
            return self._upright()
        spots = [heading(say("settings-title")), *self._tabs()]
        names = PAGES[self.page]
        half = (len(names) + 1) // 2
        top, foot = CLOSE if self.page in self.controls else (TOP, FOOT)
        pitch = min(84.0, (foot - top) / max(1, half - 1))
        for i, name in enumerate(names):
            x, y = (LEFT if i < half else RIGHT), top + pitch * (i % half)
            spots += [spot.only(access(name)) for spot in self._row(name, x, y)]
        spots += self._feet()
        spots.append(words("note", self._note(), MIDDLE, 604, 1160, 40, Label("second", 18)))
        return spots

    def _upright(self) -> list[Spot]:
        """The same in one column, as much of it as there is room for."""
        rows = [self._row(name, 0, 0) for name in PAGES[self.page]]
        rows = [
            [spot.only(access(name)) for spot in row]
            for name, row in zip(PAGES[self.page], rows, strict=True)
            if not self.arcade.closed(access(name))
        ]
        frame = settings_upright.Frame(
            say("settings-title"), self._tabs(), self._note(), self._feet()
        )
        spots, leaf = settings_upright.page(frame, rows, self.leaf, self.stage.sheet)
        self.leaf = leaf.at
        return spots

    def _tabs(self) -> list[Spot]:
        """The names of the pages, in a row."""
        spots = []
        pages = [page for page in PAGES if not self.arcade.closed(access(page))]
        for i, page in enumerate(pages):
            x = MIDDLE + (i - (len(pages) - 1) / 2) * 236
            art = Button("outline" if page == self.page else "ghost")
            spots.append(button(f"page:{page}", say(f"settings-{page}"), x, 124, 220, 62, art))
        return spots

    def _feet(self) -> list[Spot]:
        """What all choices are taken back by, or all games taken along by; the way out."""
        done = button("done", say("done"), MIDDLE, 656, 280, 72, Button("primary", "check"))
        if self.page in self.controls:
            controls = self.controls[self.page]
            usual = button("usual", controls.usual, LEFT - 90, 656, 380, 72)
            return [usual._replace(dim=not controls.changed), done]
        if self.arcade.machine.carry is not None:
            art = Button("ghost", "save")
            carry = button("carry", say("web-games-take"), RIGHT + 80, 656, 400, 72, art)
            return [carry, done]
        return [done]

    def _row(self, name: str, x: float, y: float) -> list[Spot]:
        if self.page in self.controls:
            return self._act_row(self.controls[self.page], name, x, y)
        label = say(f"setting-{name}")
        if name == "speech":
            label = say("setting-speech", key=keys_for(name, self.arcade.settings.keys))
        value = getattr(self.arcade.settings, name)
        if name not in SLIDERS:
            return stepper(name, label, self._word(name, value), x, y, WIDTH)
        spoken = say("slider-spoken", name=label, value=round(10 * value))
        return [
            Spot(f"{name}:row", Panel(), x, y, WIDTH, 64, 2),
            words(f"{name}:name", label, x - 143, y, 244, 56, Label("second", 19, "left")),
            Spot(name, Nothing(), x + 135, y, 260, 60, 6, spoken=spoken),
        ]

    def _act_row(self, controls: Controls, name: str, x: float, y: float) -> list[Spot]:
        label = say(f"want-{name}")
        shown = controls.ask if name == self.asking else controls.shown(name)
        art = Button("outline" if name == self.asking else "ghost")
        spoken = say("stepper-spoken", name=label, value=shown)
        return [
            Spot(f"{name}:row", Panel(), x, y, WIDTH, 60, 2),
            words(f"{name}:name", label, x - 143, y, 244, 56, Label("second", 19, "left")),
            button(f"key:{name}", shown, x + 135, y, 270, 60, art)._replace(
                spoken=spoken, dim=not controls.ready
            ),
        ]

    def _note(self) -> Phrase:
        if self.page in self.controls:
            return self.answer or self.controls[self.page].note()
        if self.arcade.settings.speech and not self.arcade.speech.voiced:
            return say("speech-mute")
        kept = say("settings-visit" if self.arcade.policy else "settings-note")
        return self.arcade.notice or kept

    def _word(self, name: str, value: Any) -> Phrase:
        match name:
            case "language":
                return say(f"language-{value}")
            case "text_size":
                return say("percent", n=round(value * 100))
            case "speed":
                return say(f"speed-{round(value * 100)}")
        return say("on" if value else "off")

    def chosen(self, spot: Spot) -> Transition:
        """Step a setting, turn to a page, ask for a key, or leave."""
        name, _, way = spot.id.partition(":")
        match name:
            case "done":
                return Pop()
            case "page":
                self.page, self.leaf = way, 0
                self._ask_no_more()
                self._fill()
            case "leaf":
                self.leaf += 1 if way == "more" else -1
                self._ask_no_more()
                self._fill()
            case "key" if self.controls[self.page].ready:
                self.asking, self.answer = way, None
                self.lay()
            case "carry" if self.arcade.machine.carry is not None:
                self.arcade.machine.carry()
            case "usual" if self.controls[self.page].changed:
                self.answer = None
                self.controls[self.page].restore()
            case _ if name in CHOICES and way in ("less", "more"):
                values = self.choices(name)
                at = values.index(getattr(self.arcade.settings, name))
                at = (at + (1 if way == "more" else -1)) % len(values)
                self.arcade.change(**{name: values[at]})
        return None

    def handle(self, intent: Intent) -> Transition:
        """Left and right move a slider that has the focus."""
        if self.asking is not None and intent.want in (Want.PRESS, Want.BACK):
            self._ask_no_more()
            if intent.want is Want.BACK:
                return None
        if self.focused in SLIDERS and intent.want in (Want.LEFT, Want.RIGHT):
            step = 0.1 if intent.want is Want.RIGHT else -0.1
            value = getattr(self.arcade.settings, self.focused) + step
            self._volume(self.focused, value)
            self.widgets.slide(self.focused, getattr(self.arcade.settings, self.focused))
            return None
        return super().handle(intent)

    def event(self, event: pygame.Event) -> bool | None:
        """A key or button for what is being asked, or a slider moved by hand."""
        act = self.asking
        if act is not None and event.type == self.controls[self.page].kind:
            self._ask_no_more()
            self.answer = self.controls[self.page].bind(act, event)
            self.lay()
            return True
        moved = self.widgets.event(event)
        if moved:
            self._volume(*moved)
        return None

    def _ask_no_more(self) -> None:
        self.asking = self.answer = None
        self.lay()

    def _volume(self, name: str, value: float) -> None:
        self.arcade.change(**{name: round(min(1.0, max(0.0, value)), 2)})
        # A new stage would take the slider out of the hand that moves it.
        self.arcade.stale = False

    def update(self, dt: float) -> Transition:
        """Sliders glow under the pointer."""
        self.widgets.update(dt)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The page with its sliders."""
        super().draw(surface)
        self.widgets.draw(surface)
