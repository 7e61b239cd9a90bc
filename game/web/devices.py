"""Sound, speech, vibration, game pads, clipboard and downloads, by the browser."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import pygame

from game.core.phrase import Phrase, literal, say
from game.effects.sound import SOFT, Sound
from game.effects.speech import LOCALES, Speech
from game.files.atomic_files import remove
from game.match.saving import HandOver
from game.settings.settings import Settings
from game.web.browser import BrowserPage

CALM = 0.7
"""Part of its volume that the music has with nothing at stake."""


class PageSound(Sound):
    """The sounds that were rendered when the site was built, played by the page."""

    def __init__(self, settings: Settings, page: BrowserPage) -> None:
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
        """The page lets it grow by itself: it is reported once."""
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


def tremble_by(page: BrowserPage) -> Callable[[float, float], None]:
    """`Machine.tremble` of a page: browsers know no strength, so what is weaker is shorter."""
    return lambda strength, seconds: page.vibrate(round(1000 * strength * seconds))


class PageClipboard:
    """The clipboard, as far as the browser lets a page write to it."""

    def __init__(self, page: BrowserPage) -> None:
        self._page = page

    def copy(self, text: str) -> None:
        """Put a text there."""
        self._page.copy(text)

    def copied(self) -> bool | None:
        """True if the last text is there; None: not known yet."""
        return {"yes": True, "no": False}.get(self._page.copied())


class PageSpeech(Speech):
    """The voices of the browser."""

    def __init__(self, settings: Settings, page: BrowserPage) -> None:
        self._page = page
        super().__init__(settings)
        self.sought = True

    @property
    def _locale(self) -> str:
        return LOCALES.get(self._language, "en-GB")

    @property
    def voiced(self) -> bool:
        """True if there is a voice for this language; where not, words have to be shown."""
        return self._page.voiced(self._locale)

    @property
    def busy(self) -> bool:
        """True if something is being said or waits for it."""
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


STANDARD: Final = (0, 1, 2, 3, 9, 10, 15, 16, 4, 6, 7, 8, 11, 12, 13, 14, 5)
"""Number in a browser -> number of SDL: https://www.w3.org/TR/gamepad/#remapping.

The two triggers, which SDL does not count as buttons, come after all others.
"""
BUTTONS = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)


def renumbered(events: Iterable[pygame.Event]) -> Iterator[pygame.Event]:
    """The events of standard pads as they are in a program: its usual buttons hold here too."""
    for event in events:
        if event.type in BUTTONS and event.button < len(STANDARD):
            yield pygame.Event(event.type, {**event.dict, "button": STANDARD[event.button]})
        else:
            yield event


ONE_BY_ONE = 2
"""So many files are downloads of their own. Browsers ask a person before they take many."""


def download_to(page: BrowserPage) -> HandOver:
    """Hands files over by this page."""

    def hand_over(files: Sequence[Path]) -> Phrase:
        if len(files) > ONE_BY_ONE:
            files = [together(files)]
        for file in files:
            page.download(str(file))
            # A file that was handed over does not stay here: it may be a table of learners.
            remove(file)
        return say("web-downloads", files=literal(", ".join(file.name for file in files)))

    return hand_over


def together(files: Sequence[Path]) -> Path:
    """One zip instead of the files, named after their folder."""
    folder = files[0].parent
    archive = folder.with_name(f"quarkade-{folder.parent.name}-{folder.name}.zip")
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as pack:
        for file in files:
            pack.write(file, file.name)
            remove(file)
    return archive
