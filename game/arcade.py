"""What the scenes share: settings, words, store, sound and opponents. No globals anywhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from ai.worker import Thinker
from game.captions import Captions
from game.core.phrase import Phrase, say
from game.settings import Settings, save_settings
from game.sound import Sound
from game.speech import Speech
from game.store import Store
from game.text import Text


class Arcade:
    """One running arcade: what a scene gets in its hands when it is made."""

    def __init__(self, folder: Path, settings: Settings, store: Store, sound: Sound) -> None:
        self.folder = folder
        self.settings = settings
        self.store = store
        self.sound = sound
        self.text = Text(settings.language)
        self.speech = Speech(settings)
        self.captions = Captions()
        sound.heard = self._hear
        self.stale = False
        """Set when the stage must be made anew: a setting changed that is seen everywhere."""
        self.notice: Phrase | None = None
        """One sentence that the next scene shows: a damaged save, a full disk."""
        self.greeted = False
        """Whether somebody has come past the login page since the start."""
        self.hurry = 1.0
        """What all motion is hurried by besides the settings, where programs play alone."""
        self.thinker = Thinker()
        """Where the moves of opponents come from. Until `open_late` their judges answer alone."""

    def open_late(self) -> None:
        """What can wait until the first picture stands: sound, and the processes that think."""
        self.sound.open()
        self.thinker.open()

    def close(self) -> None:
        """End all thinking, and say no more."""
        self.thinker.close()
        self.speech.hush()

    def change(self, **changes: Any) -> None:
        """Change some settings, keep them, and have the screen laid out anew."""
        language = self.settings.language
        self.settings = replace(self.settings, **changes)
        if self.settings.language != language:
            self.text = Text(self.settings.language)
        self.sound.set(self.settings)
        self.speech.set(self.settings)
        self.notice = save_settings(self.folder, self.settings) or self.notice
        self.stale = True

    @property
    def pace(self) -> float:
        """What all times of motion are divided by; very large for "at once"."""
        if self.settings.reduced_motion or self.settings.speed <= 0:
            return 1000.0
        return self.settings.speed * self.hurry

    def _hear(self, sound: str) -> None:
        """A sound was played: say in words which, if that is wanted."""
        if self.settings.captions and self.text.has(f"caption-{sound}"):
            self.caption(say(f"caption-{sound}"))

    def caption(self, phrase: Phrase) -> None:
        """Show in words what is to be heard."""
        self.captions.show(phrase, self.text.say(phrase))
