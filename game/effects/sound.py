"""Sounds; silence where there is no device, and never an error."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pygame

from game.settings.settings import Settings

RATE = 44_100
"""Samples a second."""
SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"
"""The short sounds, a file each, and in a folder of its own the music: see `synthesis`."""
MUSIC = SOUNDS / "music" / "ambience.wav"
TENSE = MUSIC.with_name("tension.wav")
"""A layer over it, the louder the more is at stake."""
SWELLS = 0.35
"""By how much that layer may grow or sink in a second."""
SOFT = 0.4
"""The music at full volume, as a part of what the device could do."""


class Sound:
    """Short sounds, and the music behind them. Every call is safe without an audio device."""

    def __init__(self, settings: Settings) -> None:
        self.sounds: dict[str, pygame.mixer.Sound] = {}
        self.on_play: Callable[[str], None] | None = None
        """Called with the name of every sound, audible or not: captions are made of them."""
        self._volume = self._music_volume = 0.0
        self.music: pygame.mixer.Channel | None = None
        self.layer: pygame.mixer.Channel | None = None
        self._follows = True
        self.tension = 0.0
        """Tension of the table that is played, 0 to 1: see `follow`."""
        self._swell = 0.0
        """Tension that the music has reached."""
        self.hushed = False
        """Silent for the moment, independent of the settings: see `hush`."""
        self.set(settings)

    def set(self, settings: Settings) -> None:
        """Follow the settings: volumes and mute."""
        self._volume = 0.0 if settings.muted else settings.volume_effects
        self._music_volume = 0.0 if settings.muted else settings.volume_music * SOFT
        self._follows = settings.music_follows
        self.hush(on=self.hushed)
        for sound in self.sounds.values():
            sound.set_volume(self._volume)

    def open(self) -> bool:
        """Open the device and make the palette; False, and silence, where there is none."""
        if not likely():
            return False
        try:
            pygame.mixer.init(RATE, -16, 2, 512)
        except pygame.error:
            return False
        self.sounds = palette()
        for sound in self.sounds.values():
            sound.set_volume(self._volume)
        # The first channels are the music's own: effects never push it out.
        pygame.mixer.set_reserved(2)
        self.music, self.layer = pygame.mixer.Channel(0), pygame.mixer.Channel(1)
        self.hush(on=self.hushed)
        self.music.play(ambience(), loops=-1, fade_ms=4000)
        self.layer.play(pygame.mixer.Sound(TENSE), loops=-1, fade_ms=4000)
        return True

    def hush(self, *, on: bool) -> None:
        """Nothing is to be heard from now on, music included; or all of it again."""
        self.hushed = on
        if self.music is not None:
            self.music.set_volume(0.0 if on else self._music_volume)
        if self.layer is not None:
            self.layer.set_volume(0.0 if on else self._music_volume * self._swell)

    def follow(self, tension: float) -> None:
        """From now on the music has this much at stake, 0 to 1, where that is wanted."""
        self.tension = min(1.0, max(0.0, tension))

    def swell(self, dt: float) -> None:
        """Let the music come a little nearer to what is at stake."""
        goal = self.tension if self._follows else 0.0
        if self._swell == goal:
            return
        most = SWELLS * dt
        self._swell += min(most, max(-most, goal - self._swell))
        self.hush(on=self.hushed)

    def play(self, name: str, gain: float = 1.0) -> None:
        """Play a sound of the palette, ``gain`` times as loud as the settings have it."""
        if self.on_play is not None:
            self.on_play(name)
        sound = self.sounds.get(name)
        if sound is not None and self._volume > 0 and not self.hushed:
            with contextlib.suppress(pygame.error):
                channel = sound.play()
                if channel is not None:
                    channel.set_volume(gain)


def likely() -> bool:
    """True if a device is worth trying: without one, ALSA fills a terminal with complaints."""
    if os.environ.get("SDL_AUDIODRIVER") or not sys.platform.startswith("linux"):
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"))
    servers = (runtime / "pulse" / "native", runtime / "pipewire-0", Path("/dev/snd/controlC0"))
    return "PULSE_SERVER" in os.environ or any(server.exists() for server in servers)


def palette() -> dict[str, pygame.mixer.Sound]:
    """Every short sound of the arcade, by the name of its file: 1 MB."""
    return {path.stem: pygame.mixer.Sound(path) for path in sorted(SOUNDS.glob("*.wav"))}


def ambience() -> pygame.mixer.Sound:
    """The music: 24 seconds whose end leads into their beginning, 4 MB."""
    return pygame.mixer.Sound(MUSIC)
