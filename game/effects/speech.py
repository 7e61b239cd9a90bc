"""Reading aloud: the voice of the system, driven by a command that reads words and speaks them."""

from __future__ import annotations

import contextlib
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.settings.settings import Settings

if TYPE_CHECKING:
    import subprocess  # imported when something is first spoken

WAITING = 8
"""Sentences that may wait for the voice; beyond that the oldest is passed over."""

LOCALES: Mapping[str, str] = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "it": "it-IT"}
MAC_VOICES: Mapping[str, str] = {"en": "Daniel", "fr": "Thomas", "de": "Anna", "it": "Alice"}
"""Voices that come with macOS."""

WINDOWS = (
    "Add-Type -AssemblyName System.Speech;"
    "[Console]::InputEncoding = [Text.Encoding]::UTF8;"
    "$v = New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "$v.Volume = {volume};"
    "try {{ $v.SelectVoiceByHints('NotSet', 'NotSet', 0,"
    " [Globalization.CultureInfo]'{locale}') }} catch {{}};"
    "$v.Speak([Console]::In.ReadToEnd())"
)

Command = Callable[[str, float], Sequence[str]]
"""(language, volume from 0 to 1) -> a command that speaks the words it is given on its input."""


def find_voice() -> Command | None:
    """The voice of this computer, or None where it has none that we know of."""
    import shutil

    if espeak := shutil.which("espeak-ng") or shutil.which("espeak"):
        return lambda language, volume: [
            espeak,
            "-v",
            language,
            "-a",
            str(round(200 * volume)),
            "-s",
            "160",
            "--stdin",
        ]
    if sys.platform == "darwin" and (mac := shutil.which("say")):
        # It has no option for its loudness: the words carry a command of their own.
        return lambda language, _: [mac, "-v", MAC_VOICES.get(language, "Daniel"), "-f", "-"]
    if sys.platform == "win32" and (shell := shutil.which("powershell")):
        return lambda language, volume: [
            shell,
            "-NoProfile",
            "-Command",
            WINDOWS.format(volume=round(100 * volume), locale=LOCALES.get(language, "en-GB")),
        ]
    return None


class Speech:
    """One voice and what waits for it. Nothing here blocks or fails: a voice may be missing."""

    def __init__(self, settings: Settings, voice: Command | None = None) -> None:
        """``voice``: for tests; otherwise looked for when speech is first switched on."""
        self.spoken: deque[str] = deque(maxlen=400)
        """All words so far, spoken or not: what captions show."""
        self._voice = voice
        self.sought = voice is not None
        self._waiting: deque[str] = deque()
        self._speaking: subprocess.Popen[bytes] | None = None
        self.set(settings)

    def set(self, settings: Settings) -> None:
        """Follow the settings: on or off, volume, language."""
        self.on = settings.speech
        self._language = settings.language
        self._volume = 0.0 if settings.muted else settings.volume_speech
        if self.on and not self.sought:
            self.sought = True
            self._voice = find_voice()
        if not self.on:
            self.hush()

    @property
    def voiced(self) -> bool:
        """True if a voice can be heard; otherwise words have to be shown."""
        return self._voice is not None

    @property
    def waiting(self) -> tuple[str, ...]:
        """Phrases that will be spoken next."""
        return tuple(self._waiting)

    @property
    def busy(self) -> bool:
        """True while words are spoken or wait for it."""
        return self._speaking is not None or bool(self._waiting)

    def say(self, words: str, *, over: bool = False) -> None:
        """Speak this after what waits; ``over``: at once, and stop what is being spoken."""
        if not self.on or not words.strip():
            return
        self.spoken.append(words)
        if over:
            self.hush()
        self._waiting.append(words)
        while len(self._waiting) > WAITING:
            self._waiting.popleft()
        self.update()

    def hush(self) -> None:
        """Stop speaking, and forget what waits."""
        self._waiting.clear()
        if self._speaking is not None:
            self._speaking.kill()
            self._speaking.wait()
            self._speaking = None

    def update(self) -> None:
        """Begin the next sentence once the voice is free. To be called every frame."""
        if self._speaking is not None:
            if self._speaking.poll() is None:
                return
            self._speaking = None
        if not self._waiting:
            return
        words = self._waiting.popleft()
        if self._voice is None or self._volume <= 0:
            return
        import subprocess

        try:
            # The program is looked up by its name on this computer; the words are only its input.
            self._speaking = subprocess.Popen(  # noqa: S603
                self._voice(self._language, self._volume),
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except OSError:
            self._voice = None
            return
        assert self._speaking.stdin is not None
        with contextlib.suppress(OSError), self._speaking.stdin as ear:
            ear.write(words.encode())
