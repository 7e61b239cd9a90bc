"""The settings: how big, how loud, how fast, in which language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.arcade import Arcade
from game.core.phrase import Phrase, literal, say
from game.scenes.parts import MIDDLE, button, heading, stepper, words
from game.scenes.scene import Pop, Transition
from game.scenes.screen import Screen
from game.tables.table import Spot
from game.text import languages
from game.ui.intents import Intent, Want
from game.ui.stage import Stage
from game.ui.widgets import Widgets

CHOICES: dict[str, tuple[Any, ...]] = {
    "language": (),
    "text_size": (1.0, 1.25, 1.5),
    "speed": (0.5, 1.0, 2.0, 0.0),
    "full_screen": (False, True),
    "muted": (False, True),
    "reduced_motion": (False, True),
    "high_contrast": (False, True),
}
"""Setting -> the values that it steps through."""

SLIDERS = ("volume_effects", "volume_music")
LEFT, RIGHT = 340.0, 940.0
WIDTH = 560.0


class SettingsScene(Screen):
    """Every change is seen and kept at once."""

    overlay = False

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self.focused = "done"

    def choices(self, name: str) -> tuple[Any, ...]:
        """The values of a setting."""
        return languages() if name == "language" else CHOICES[name]

    def set(self, stage: Stage) -> None:
        """Lay out, with sliders."""
        super().set(stage)
        self.widgets = Widgets(stage)
        for spot in self.laid:
            if spot.id in SLIDERS:
                value = getattr(self.arcade.settings, spot.id)
                self.widgets.slider(spot._replace(h=30), value)

    def spots(self) -> Sequence[Spot]:
        """Two columns of rows."""
        spots = [heading(say("settings-title"))]
        for i, name in enumerate(CHOICES):
            x, y = (LEFT, 150 + 84 * i) if i < 4 else (RIGHT, 150 + 84 * (i - 4))
            value = getattr(self.arcade.settings, name)
            spots += stepper(name, say(f"setting-{name}"), self._word(name, value), x, y, WIDTH)
        for i, name in enumerate(SLIDERS):
            x, y = (LEFT, RIGHT)[i], 150 + 84 * 4
            value = round(10 * getattr(self.arcade.settings, name))
            spots.append(Spot(f"{name}:row", "panel", x, y, WIDTH, 64, 2))
            label = say(f"setting-{name}")
            spots.append(words(f"{name}:name", label, x - 140, y, 250, 56, "second,19,left"))
            spoken = say("slider-spoken", name=label, value=value)
            spots.append(Spot(name, "nothing", x + 135, y, 260, 60, 6, spoken=spoken))
        note = self.arcade.notice or say("settings-note")
        spots.append(words("note", note, MIDDLE, 580, 1100, 56, "second,18,middle"))
        spots.append(button("done", say("done"), MIDDLE, 656, 320, 72, "primary,check"))
        return spots

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
        """Step a setting, or leave."""
        name, _, way = spot.id.partition(":")
        if name == "done":
            return Pop()
        if name in CHOICES and way in ("less", "more"):
            values = self.choices(name)
            at = values.index(getattr(self.arcade.settings, name))
            at = (at + (1 if way == "more" else -1)) % len(values)
            self.arcade.change(**{name: values[at]})
        return None

    def handle(self, intent: Intent) -> Transition:
        """Left and right move a slider that has the focus."""
        if self.focused in SLIDERS and intent.want in (Want.LEFT, Want.RIGHT):
            step = 0.1 if intent.want is Want.RIGHT else -0.1
            value = getattr(self.arcade.settings, self.focused) + step
            self._volume(self.focused, value)
            self.widgets.slide(self.focused, getattr(self.arcade.settings, self.focused))
            return None
        return super().handle(intent)

    def event(self, event: pygame.Event) -> None:
        """A slider was moved by hand."""
        moved = self.widgets.event(event)
        if moved:
            self._volume(*moved)

    def _volume(self, name: str, value: float) -> None:
        self.arcade.change(**{name: round(min(1.0, max(0.0, value)), 2)})
        # A new stage would take the slider out of the hand that moves it.
        self.arcade.stale = False
        self.arcade.sound.play("press")
        self.lay()

    def update(self, dt: float) -> Transition:
        """Widgets have a clock of their own."""
        self.widgets.update(dt)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The rows, then the sliders."""
        super().draw(surface)
        self.widgets.draw(surface)
