"""Sounds, speech and vibration, made by the browser."""

from __future__ import annotations

from collections.abc import Callable

from game.senses.sound import SOFT, Sound
from game.senses.speech import LOCALES, Speech
from game.settings.settings import Settings
from game.web.page import Page

CALM = 0.7
"""Part of its volume that the music has with nothing at stake."""


class PageSound(Sound):
    """The sounds that were rendered when the site was built, played by the page."""

    def __init__(self, settings: Settings, page: Page) -> None:
        self._page = page
        self._open = False
        super().__init__(settings)

    def set(self, settings: Settings) -> None:
        """Follow the settings: volumes and mute."""
        self._volume = 0.0 if settings.muted else settings.volume_effects
        self._music_volume = 0.0 if settings.muted else settings.volume_music * SOFT
        self._follows = settings.music_follows
        self.hush(on=self.hushed)

    def open(self) -> bool:
        """From now on there is music; the page begins as soon as the browser lets it."""
        self._open = True
        self.hush(on=self.hushed)
        return True

    def hush(self, *, on: bool) -> None:
        """Nothing is to be heard from now on, music included; or all of it again."""
        self.hushed = on
        if self._open:
            loud = self._music_volume * (CALM + (1 - CALM) * self._swell)
            self._page.music(0.0 if on else loud)

    def swell(self, _dt: float) -> None:
        """The page lets it grow by itself: it is told once."""
        goal = self.tension if self._follows else 0.0
        if self._swell != goal:
            self._swell = goal
            self.hush(on=self.hushed)

    def play(self, name: str, gain: float = 1.0) -> None:
        """Play a sound of the palette."""
        if self.on_play is not None:
            self.on_play(name)
        if self._open and self._volume > 0 and not self.hushed:
            self._page.play(name, self._volume * gain)


def tremble_by(page: Page) -> Callable[[float, float], None]:
    """`Machine.tremble` of a page: browsers know no strength, so what is weaker is shorter."""
    return lambda strength, seconds: page.vibrate(round(1000 * strength * seconds))


class PageSpeech(Speech):
    """The voices of the browser."""

    def __init__(self, settings: Settings, page: Page) -> None:
        self._page = page
        super().__init__(settings)
        self._sought = True

    @property
    def _locale(self) -> str:
        return LOCALES.get(self._language, "en-GB")

    @property
    def voiced(self) -> bool:
        """Whether there is a voice for this language; where not, words have to be shown."""
        return self._page.voiced(self._locale)

    @property
    def busy(self) -> bool:
        """Whether something is being said or waits for it."""
        return bool(self._waiting) or self._page.speaking()

    def hush(self) -> None:
        """Stop speaking, and forget what waits."""
        self._waiting.clear()
        self._page.hush()

    def update(self) -> None:
        """Begin the next sentence once the voice is free. To be called every frame."""
        if not self._waiting or self._page.speaking():
            return
        words = self._waiting.popleft()
        if self._volume > 0:
            self._page.speak(words, self._locale, self._volume)
