"""The settings page: picture, play, sound, keys and game pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.core.access import Access
from game.core.phrase import Phrase, say
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.menu.controls import Buttons, Controls, Keys
from game.services import Services
from game.settings.settings import CONTROLS, Control
from game.tables.pictures import Button
from game.tables.table import Spot
from game.ui.actions import Action, Intent, keys_for
from game.ui.layout import Choose, Column, Leaf, Node, Pad
from game.ui.lists import Grid, Scroll
from game.ui.measure import GAP
from game.ui.parts import button, foot_button, page, setting_row, slider, stepper
from game.ui.viewport import Viewport
from game.ui.widgets import Widgets

SLIDERS = tuple(name for name, control in CONTROLS.items() if not control.values)
STEP = 0.1
"""Part of a slider's way that one key press moves it."""

PAGES: Mapping[str, Sequence[str]] = {
    name: tuple(setting for setting, control in CONTROLS.items() if control.page == name)
    for name in dict.fromkeys(control.page for control in CONTROLS.values())
} | {"keys": Keys.acts, "pad": Buttons.acts}
"""Page -> the settings or actions on it, down the first column and then down the second."""

OPEN = frozenset({"picture", "play", "sound", "pad"})
"""Pages that a visitor of a kiosk may reach; any other is for its staff."""


@dataclass(frozen=True, slots=True)
class Tab:
    """The button of a page."""

    page: str
    open: bool


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A row with a setting."""

    name: str
    label: Phrase
    value: Any
    control: Control


@dataclass(frozen=True, slots=True)
class Assignment:
    """A row with an action and the keys or buttons that do it."""

    action: str
    shown: Phrase
    asking: bool
    ready: bool


@dataclass(frozen=True, slots=True)
class SettingsModel:
    """Everything that the page shows."""

    tabs: Sequence[Tab]
    rows: Sequence[SettingRow | Assignment]
    leaf: int
    """Which rows are shown, where there is no room for all."""
    note: Phrase
    usual: Phrase | None = None
    """Words of the button that takes every choice of keys back; None: there is none."""
    changed: bool = False
    """True where that button has something to take back."""
    carry: bool = False
    """True where saved games can be taken along."""


def view(model: SettingsModel) -> Node:
    """The tabs, the rows of the open page, a note, and the buttons at the foot."""
    tabs = Pad(_tabs([_tab(tab) for tab in model.tabs]), 0.0, GAP / 2)
    rows = [_setting(row) if isinstance(row, SettingRow) else _action(row) for row in model.rows]
    body = Column([tabs, Scroll(rows, model.leaf, columns=2, grow=1.0)], grow=1.0)
    return page(say("settings-title"), body, _feet(model), model.note)


def _tabs(tabs: Sequence[Node]) -> Node:
    """One row on a wide page, two on a tall one: as many whatever the size of the text is.

    A further row would move the setting of the text size away from under the finger.
    """
    upper = (len(tabs) + 1) // 2
    rows = [Grid(part, columns=len(part)) for part in (tabs[:upper], tabs[upper:]) if part]
    return Choose(Grid(tabs, columns=len(tabs)), Column(rows))


def _tab(tab: Tab) -> Node:
    words = say(f"settings-{tab.page}")
    return button(f"page:{tab.page}", words, "outline" if tab.open else "ghost")


def _setting(row: SettingRow) -> Node:
    value = row.control.word(row.value)
    if row.control.values:
        return stepper(row.name, row.label, value)
    spoken = say("stepper-spoken", name=row.label, value=value)
    return setting_row(row.name, row.label, slider(row.name, spoken))


def _action(row: Assignment) -> Node:
    label = say(f"action-{row.action}")
    art = Button("outline" if row.asking else "ghost")
    spoken = say("stepper-spoken", name=label, value=row.shown)
    key = Spot(f"key:{row.action}", art, 0, 0, 0, 0, 10, row.shown, spoken, dim=not row.ready)
    return setting_row(row.action, label, Leaf(key, grow=1.0))


def _feet(model: SettingsModel) -> list[Node]:
    done = foot_button("done", say("done"), "primary", "check")
    if model.usual is not None:
        usual = foot_button("usual", model.usual)
        return [Leaf(usual.spot._replace(dim=not model.changed)), done]
    if model.carry:
        return [foot_button("carry", say("web-games-take"), icon="save"), done]
    return [done]


class SettingsScene(Screen):
    """Settings. Every change is seen and kept at once."""

    upright = fluid = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.page = "picture"
        self.leaf = 0
        self.focused = "done"
        self.controls: dict[str, Controls] = {"keys": Keys(services), "pad": Buttons(services)}
        """Pages on which keys or buttons are chosen."""
        self.asking: str | None = None
        """The action whose key or button is being chosen: the next one that is pressed."""
        self.answer: Phrase | None = None
        """Change by the last choice of a button."""

    def set(self, viewport: Viewport) -> None:
        """Lay out, with sliders; a pad that was unplugged is asked no more."""
        if self.page in self.controls and not self.controls[self.page].ready:
            self.asking = self.answer = None
        super().set(viewport)

    def layout(self) -> None:
        """Lay out again, with the sliders where they are now."""
        super().layout()
        self.widgets = Widgets(self.viewport)
        for spot in self.placed:
            if spot.id in SLIDERS:
                self.widgets.slider(spot, getattr(self.services.settings, spot.id))

    def model(self) -> SettingsModel:
        """The state of the page."""
        controls = self.controls.get(self.page)
        tabs = [
            Tab(name, name == self.page)
            for name in PAGES
            if name in OPEN or not self._closed(Access.STAFF)
        ]
        return SettingsModel(
            tabs,
            [self._assignment(controls, name) for name in controls.acts]
            if controls
            else [
                self._setting(name)
                for name in PAGES[self.page]
                if not self._closed(CONTROLS[name].access)
            ],
            self.leaf,
            self._note(),
            usual=controls.usual if controls else None,
            changed=controls is not None and controls.changed,
            carry=self.services.machine.carry is not None,
        )

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def _closed(self, access: Access) -> bool:
        return self.services.closed(access)

    def _setting(self, name: str) -> SettingRow:
        label = say(f"setting-{name}")
        if name == "speech":
            label = say("setting-speech", key=keys_for(name, self.services.settings.keys))
        return SettingRow(name, label, getattr(self.services.settings, name), CONTROLS[name])

    def _assignment(self, controls: Controls, name: str) -> Assignment:
        asking = name == self.asking
        shown = controls.ask if asking else controls.shown(name)
        return Assignment(name, shown, asking, controls.ready)

    def _note(self) -> Phrase:
        if self.page in self.controls:
            return self.answer or self.controls[self.page].note()
        if self.services.settings.speech and not self.services.speech.voiced:
            return say("speech-mute")
        kept = say("settings-visit" if self.services.policy else "settings-note")
        return self.services.notice or kept

    def values(self, name: str) -> tuple[Any, ...]:
        """The values of a setting that may be chosen here."""
        return self.services.languages if name == "language" else CONTROLS[name].values

    def chosen(self, spot: Spot) -> Transition:
        """Step a setting, turn to a page, ask for a key, or leave."""
        name, _, way = spot.id.partition(":")
        match name:
            case "done":
                return Pop()
            case "page":
                self.page, self.leaf = way, 0
                self._ask_no_more()
            case "leaf":
                self.leaf += 1 if way == "more" else -1
                self._ask_no_more()
            case "key" if self.controls[self.page].ready:
                self.asking, self.answer = way, None
                self.layout()
            case "carry" if self.services.machine.carry is not None:
                self.services.machine.carry()
            case "usual" if self.controls[self.page].changed:
                self.answer = None
                self.controls[self.page].restore()
            case _ if name in CONTROLS and way in ("less", "more"):
                values = self.values(name)
                at = values.index(getattr(self.services.settings, name))
                at = (at + (1 if way == "more" else -1)) % len(values)
                self.services.change(**{name: values[at]})
        return None

    def handle(self, intent: Intent) -> Transition:
        """Left and right move a slider that has the focus."""
        if self.asking is not None and intent.action in (Action.PRESS, Action.BACK):
            self._ask_no_more()
            if intent.action is Action.BACK:
                return None
        if self.focused in SLIDERS and intent.action in (Action.LEFT, Action.RIGHT):
            step = STEP if intent.action is Action.RIGHT else -STEP
            self._slide(self.focused, getattr(self.services.settings, self.focused) + step)
            self.layout()
            return None
        return super().handle(intent)

    def event(self, event: pygame.Event) -> bool | None:
        """A key or button for the action that is asked for, or a slider moved by hand."""
        action = self.asking
        if action is not None and event.type == self.controls[self.page].kind:
            self._ask_no_more()
            self.answer = self.controls[self.page].bind(action, event)
            self.layout()
            return True
        moved = self.widgets.event(event)
        if moved:
            self._slide(*moved)
            # The page is laid out again without its sliders: a new one would leave the hand.
            super().layout()
        return None

    def _ask_no_more(self) -> None:
        self.asking = self.answer = None
        self.layout()

    def _slide(self, name: str, value: float) -> None:
        self.services.slide(**{name: round(min(1.0, max(0.0, value)), 2)})

    def update(self, dt: float) -> Transition:
        """Sliders glow under the pointer."""
        self.widgets.update(dt)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The page with its sliders."""
        super().draw(surface)
        self.widgets.draw(surface)
