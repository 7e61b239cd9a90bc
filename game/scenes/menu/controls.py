"""Keys and buttons of one's own: two pages of the settings that ask for one and give it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

import pygame

from game.core.phrase import Phrase, say
from game.services import Services
from game.settings.pad_buttons import CHOOSABLE as PAD_ACTS
from game.settings.pad_buttons import given, own_buttons
from game.ui.actions import ALWAYS, CHOOSABLE, button_names, keys_for


class Controls(ABC):
    """A page of acts, each with what brings it about."""

    acts: ClassVar[Sequence[str]]
    """Names of wants, down the first column and then down the second."""
    ask: ClassVar[Phrase]
    usual: ClassVar[Phrase]
    """Words of the button that takes every choice back."""
    kind: ClassVar[int]
    """The type of the events that answer."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @property
    @abstractmethod
    def changed(self) -> bool:
        """True if a choice differs from the usual one."""

    @abstractmethod
    def shown(self, act: str) -> Phrase:
        """The keys or buttons of an act."""

    @abstractmethod
    def note(self) -> Phrase:
        """Note about this page."""

    @abstractmethod
    def bind(self, act: str, event: pygame.Event) -> Phrase | None:
        """Give an act the key or button that was pressed; a sentence if there is one to say."""

    @abstractmethod
    def restore(self) -> None:
        """Everything as usual."""

    @property
    def ready(self) -> bool:
        """True if a button could be pressed."""
        return True


class Keys(Controls):
    """The keyboard."""

    acts = tuple(action.name.lower() for action in CHOOSABLE)
    ask = say("key-ask")
    usual = say("settings-usual")
    kind = pygame.KEYDOWN

    @property
    def changed(self) -> bool:
        """True if a key was chosen."""
        return bool(self.services.settings.keys)

    def shown(self, act: str) -> Phrase:
        """The keys of an act."""
        return keys_for(act, self.services.settings.keys)

    def note(self) -> Phrase:
        """Instruction, and the keys that cannot be changed."""
        return say("settings-keys-note")

    def bind(self, act: str, event: pygame.Event) -> Phrase | None:
        """The act that had the key gets back its usual ones."""
        name = pygame.key.name(event.key)
        if event.key in ALWAYS or not name:
            # These cannot be assigned: pressing one cancels.
            return None
        kept = {w: k for w, k in self.services.settings.keys.items() if k != name}
        self.services.change(keys=kept | {act: name})
        return None

    def restore(self) -> None:
        """No key is chosen."""
        self.services.change(keys={})


class Buttons(Controls):
    """The game pad."""

    acts = PAD_ACTS
    ask = say("pad-ask")
    usual = say("settings-pad-usual")
    kind = pygame.JOYBUTTONDOWN

    @property
    def changed(self) -> bool:
        """True if a button was chosen."""
        return bool(self.services.settings.pad)

    @property
    def ready(self) -> bool:
        """True if a pad is plugged in."""
        return self.services.pads.first is not None

    def shown(self, act: str) -> Phrase:
        """The buttons of an act, on the pad that was plugged in first."""
        chosen, pad = self.services.settings.pad, self.services.pads.first
        buttons = own_buttons(chosen, pad.get_numbuttons()) if pad else own_buttons(chosen)
        return button_names(button for button, does in buttons.items() if does == act)

    def note(self) -> Phrase:
        """Instruction, or that no pad is there."""
        return say("settings-pad-note" if self.ready else "pad-none")

    def bind(self, act: str, event: pygame.Event) -> Phrase | None:
        """The act that had the button gets this one's old one; some buttons are not given away."""
        has = self.services.pads.buttons(event)
        chosen, answer = given(self.services.settings.pad, act, event.button, has)
        if chosen != self.services.settings.pad:
            self.services.change(pad=chosen)
        return answer

    def restore(self) -> None:
        """No button is chosen."""
        self.services.change(pad={})
