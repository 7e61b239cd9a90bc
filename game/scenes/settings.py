"""The settings: how big, how loud, how fast, in which language, with which keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.arcade import Arcade
from game.core.phrase import Phrase, literal, say
from game.scenes.parts import MIDDLE, button, heading, stepper, words
from game.scenes.scene import Pop, Transition
from game.scenes.screen import Screen
from game.tables.table import Spot
from game.ui.intents import ALWAYS, CHOOSABLE, Intent, Want, own_keys
from game.ui.keynames import key_names
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
    "thoughts": ON_OFF,
    "speech": ON_OFF,
    "unhurried": ON_OFF,
}
"""Setting -> the values that it steps through."""

SLIDERS = ("volume_effects", "volume_music", "volume_speech")

PAGES: Mapping[str, Sequence[str]] = {
    "picture": (
        "language", "text_size", "full_screen", "high_contrast", "reduced_motion",
    ),
    "play": ("speed", "unhurried", "thoughts"),
    "sound": ("muted", "captions", "speech", *SLIDERS),
    "keys": tuple(want.name.lower() for want in CHOOSABLE),
}  # fmt: skip
"""Page -> what is set on it, down the first column and then down the second."""

LEFT, RIGHT = 340.0, 940.0
WIDTH = 560.0
TOP, FOOT = 210.0, 550.0
"""Centres of the first row, and of the last one on a full page."""


class SettingsScene(Screen):
    """Every change is seen and kept at once."""

    overlay = False

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self.page = "picture"
        self.focused = "done"
        self.asking: str | None = None
        """The want whose key is being chosen: the next key that is pressed."""

    def choices(self, name: str) -> tuple[Any, ...]:
        """The values of a setting."""
        return self.arcade.languages if name == "language" else CHOICES[name]

    def set(self, stage: Stage) -> None:
        """Lay out, with sliders."""
        super().set(stage)
        self._fill()

    def _fill(self) -> None:
        self.widgets = Widgets(self.stage)
        for spot in self.laid:
            if spot.id in SLIDERS:
                value = getattr(self.arcade.settings, spot.id)
                self.widgets.slider(spot._replace(h=36), value)

    def spots(self) -> Sequence[Spot]:
        """A row of pages, two columns of rows, a note."""
        spots = [heading(say("settings-title"))]
        for i, page in enumerate(PAGES):
            x = MIDDLE + (i - (len(PAGES) - 1) / 2) * 290
            style = "outline" if page == self.page else "ghost"
            spots.append(button(f"page:{page}", say(f"settings-{page}"), x, 124, 270, 62, style))
        names = PAGES[self.page]
        half = (len(names) + 1) // 2
        pitch = min(84.0, (FOOT - TOP) / max(1, half - 1))
        for i, name in enumerate(names):
            x, y = (LEFT if i < half else RIGHT), TOP + pitch * (i % half)
            spots += self._row(name, x, y)
        if self.page == "keys":
            usual = button("usual", say("settings-usual"), LEFT - 90, 656, 380, 72)
            spots.append(usual._replace(dim=not self.arcade.settings.keys))
        spots.append(words("note", self._note(), MIDDLE, 604, 1160, 40, "second,18,middle"))
        spots.append(button("done", say("done"), MIDDLE, 656, 280, 72, "primary,check"))
        return spots

    def _row(self, name: str, x: float, y: float) -> list[Spot]:
        if self.page == "keys":
            return self._key_row(name, x, y)
        label = say(f"setting-{name}")
        value = getattr(self.arcade.settings, name)
        if name not in SLIDERS:
            return stepper(name, label, self._word(name, value), x, y, WIDTH)
        spoken = say("slider-spoken", name=label, value=round(10 * value))
        return [
            Spot(f"{name}:row", "panel", x, y, WIDTH, 64, 2),
            words(f"{name}:name", label, x - 143, y, 244, 56, "second,19,left"),
            Spot(name, "nothing", x + 135, y, 260, 60, 6, spoken=spoken),
        ]

    def _key_row(self, name: str, x: float, y: float) -> list[Spot]:
        label = say(f"want-{name}")
        shown = say("key-ask") if name == self.asking else self._keys_of(name)
        style = "outline" if name == self.asking else "ghost"
        spoken = say("stepper-spoken", name=label, value=shown)
        return [
            Spot(f"{name}:row", "panel", x, y, WIDTH, 64, 2),
            words(f"{name}:name", label, x - 143, y, 244, 56, "second,19,left"),
            button(f"key:{name}", shown, x + 135, y, 270, 60, style)._replace(spoken=spoken),
        ]

    def _keys_of(self, name: str) -> Phrase:
        keys = own_keys(self.arcade.settings.keys).items()
        return key_names(key for key, want in keys if want.name.lower() == name)

    def _note(self) -> Phrase:
        if self.page == "keys":
            return say("settings-keys-note")
        if self.arcade.settings.speech and not self.arcade.speech.voiced:
            return say("speech-mute")
        kept = say("settings-visit" if self.arcade.policy else "settings-note")
        return self.arcade.notice or kept

    def _word(self, name: str, value: Any) -> Phrase:
        match name:
            case "language":
                return say(f"language-{value}")
            case "text_size":
                return literal(f"{round(value * 100)} %")
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
                self.page = way
                self.lay()
                self._fill()
            case "key":
                self.asking = way
                self.lay()
            case "usual" if self.arcade.settings.keys:
                self.arcade.change(keys={})
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
        if self.focused in SLIDERS and intent.want in (Want.LEFT, Want.RIGHT):
            step = 0.1 if intent.want is Want.RIGHT else -0.1
            value = getattr(self.arcade.settings, self.focused) + step
            self._volume(self.focused, value)
            self.widgets.slide(self.focused, getattr(self.arcade.settings, self.focused))
            return None
        return super().handle(intent)

    def event(self, event: pygame.Event) -> bool | None:
        """A key for what is being asked, or a slider moved by hand."""
        if self.asking is not None and event.type == pygame.KEYDOWN:
            self._bind(self.asking, event.key)
            return True
        moved = self.widgets.event(event)
        if moved:
            self._volume(*moved)
        return None

    def _bind(self, want: str, key: int) -> None:
        """Give a want its key; whoever had it gets back the usual ones."""
        name = pygame.key.name(key)
        if key in ALWAYS or not name:
            # These mean what they mean: whoever presses one has changed their mind.
            self._ask_no_more()
            return
        kept = {w: k for w, k in self.arcade.settings.keys.items() if k != name}
        self.asking = None
        self.arcade.change(keys=kept | {want: name})

    def _ask_no_more(self) -> None:
        self.asking = None
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
