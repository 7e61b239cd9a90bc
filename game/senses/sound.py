"""Sounds, synthesised at start; silence where there is no device, and never an error."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.settings.settings import Settings

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Samples = NDArray[np.float64]
    """A mono wave, one float per sample."""

RATE = 44_100
"""Samples a second."""
SOFT = 0.4
"""The music at full volume, as a part of what the device could do."""


class Sound:
    """Short sounds, and the music behind them. Every call is safe without an audio device."""

    def __init__(self, settings: Settings) -> None:
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self.on_play: Callable[[str], None] | None = None
        """Called with the name of every sound, audible or not: captions are made of them."""
        self._volume = self._music_volume = 0.0
        self._music: pygame.mixer.Channel | None = None
        self.hushed = False
        """Whether nothing is to be heard for the moment, whatever the settings say: see `hush`."""
        self.set(settings)

    def set(self, settings: Settings) -> None:
        """Follow the settings: volumes and mute."""
        self._volume = 0.0 if settings.muted else settings.volume_effects
        self._music_volume = 0.0 if settings.muted else settings.volume_music * SOFT
        self.hush(on=self.hushed)
        for sound in self._sounds.values():
            sound.set_volume(self._volume)

    def open(self) -> bool:
        """Open the device and make the palette; False, and silence, where there is none."""
        if not likely():
            return False
        try:
            pygame.mixer.init(RATE, -16, 2, 512)
        except pygame.error:
            return False
        self._sounds = palette()
        for sound in self._sounds.values():
            sound.set_volume(self._volume)
        # The first channel is the music's own: effects never push it out.
        pygame.mixer.set_reserved(1)
        self._music = pygame.mixer.Channel(0)
        self.hush(on=self.hushed)
        self._music.play(ambience(), loops=-1, fade_ms=4000)
        return True

    def hush(self, *, on: bool) -> None:
        """Nothing is to be heard from now on, music included; or all of it again."""
        self.hushed = on
        if self._music is not None:
            self._music.set_volume(0.0 if on else self._music_volume)

    def play(self, name: str) -> None:
        """Play a sound of the palette."""
        if self.on_play is not None:
            self.on_play(name)
        sound = self._sounds.get(name)
        if sound is not None and self._volume > 0 and not self.hushed:
            with contextlib.suppress(pygame.error):
                sound.play()


def likely() -> bool:
    """Whether it is worth trying: without a device, ALSA fills a terminal with complaints."""
    if os.environ.get("SDL_AUDIODRIVER") or not sys.platform.startswith("linux"):
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"))
    servers = (runtime / "pulse" / "native", runtime / "pipewire-0", Path("/dev/snd/controlC0"))
    return "PULSE_SERVER" in os.environ or any(server.exists() for server in servers)


def palette() -> dict[str, pygame.mixer.Sound]:
    """Every sound of the arcade, from sines and noise: about 15 ms and 1 MB."""
    import numpy as np

    rng = np.random.default_rng(7)

    def times(seconds: float) -> Samples:
        return np.arange(int(RATE * seconds)) / RATE

    def clip(samples: Samples, fade: float) -> pygame.mixer.Sound:
        """``fade``: seconds in which the sound falls to a third."""
        t = np.arange(samples.size) / RATE
        shaped = samples * np.minimum(1.0, t / 0.004) * np.exp(-t / fade)
        mono = (shaped * 9000).clip(-32000, 32000).astype(np.int16)
        return pygame.sndarray.make_sound(np.repeat(mono[:, None], 2, axis=1))

    def tone(seconds: float, *notes: float) -> Samples:
        t = times(seconds)
        wave: Samples = np.mean([np.sin(2 * np.pi * note * t) for note in notes], axis=0)
        return wave

    def run(seconds: float, each: float, *notes: float) -> Samples:
        t = times(seconds)
        at = np.minimum((t / each).astype(int), len(notes) - 1)
        wave: Samples = np.sin(2 * np.pi * np.asarray(notes)[at] * t)
        return wave

    def sweep(seconds: float, low: float, high: float) -> Samples:
        t = times(seconds)
        phase = low * t + (high - low) * t * t / (2 * seconds)
        wave: Samples = np.sin(2 * np.pi * phase)
        return wave

    def noise(seconds: float) -> Samples:
        white = rng.uniform(-1, 1, int(RATE * seconds))
        return np.convolve(white, np.full(6, 1 / 6), "same")

    def ripple(seconds: float, rate: float) -> Samples:
        """Noise, cut ``rate`` times a second."""
        return noise(seconds) * (np.sin(2 * np.pi * rate * times(seconds)) > 0)

    return {
        "focus": clip(tone(0.05, 880), 0.02),
        "press": clip(tone(0.08, 520, 780), 0.03),
        "wrong": clip(tone(0.22, 196, 207), 0.09),
        "card": clip(noise(0.14), 0.04),
        "swap": clip(sweep(0.25, 300, 700), 0.12),
        "chime": clip(tone(0.35, 660, 990), 0.15),
        "good": clip(run(0.45, 0.09, 523, 659, 784), 0.25),
        "annihilate": clip(sweep(0.5, 1800, 300), 0.2),
        "decay": clip(
            sweep(0.45, 700, 180) * (0.6 + 0.4 * np.sin(2 * np.pi * 22 * times(0.45))), 0.22
        ),
        "fuse": clip(sweep(0.35, 220, 440) + tone(0.35, 220, 330), 0.2),
        "flip": clip(np.concatenate([noise(0.05), 0 * times(0.05), noise(0.09)]), 0.08),
        "shuffle": clip(ripple(0.5, 26), 0.4),
        "tick": clip(tone(0.06, 1320), 0.015),
        "jolt": clip(sweep(0.28, 140, 60), 0.12),
        "die": clip(ripple(0.3, 14), 0.2),
        "alarm": clip(run(0.4, 0.2, 440, 330), 0.3),
        "turn": clip(tone(0.18, 392, 588), 0.08),
        "win": clip(run(1.2, 0.14, 523, 659, 784, 1047), 0.7),
        "loss": clip(run(0.9, 0.2, 392, 330, 262), 0.5),
    }


def ambience() -> pygame.mixer.Sound:
    """The music: four slow open fifths that swell into one another for 24 seconds, then again.

    Every voice turns whole times in the loop, so that its seam is not heard. Notes this low are
    drawn at an eighth of the rate: 40 ms in all, and 4 MB.
    """
    import numpy as np

    seconds, rate = 24, RATE // 8
    t = np.arange(rate * seconds, dtype=np.float32) / rate
    sides = [np.zeros_like(t), np.zeros_like(t)]
    for i, (low, fifth) in enumerate(((110.0, 164.8), (87.3, 130.8), (98.0, 146.8), (82.4, 123.5))):
        # Each pair rises over a quarter of the loop and sinks over the next.
        swell = np.maximum(0.0, np.cos(2 * np.pi * (t / seconds - i / 4))) ** 2
        for j, note in enumerate((low, fifth, 2 * low, 3 * fifth)):
            whole = round(note * seconds) / seconds
            voice = swell * np.sin(2 * np.pi * whole * t) / (1.0 + j)
            sides[0] += voice * (0.4 + 0.2 * (j % 2))
            sides[1] += voice * (0.6 - 0.2 * (j % 2))
    fine = np.arange(RATE * seconds, dtype=np.float32) / RATE
    both = np.stack([np.interp(fine, t, side, period=seconds) for side in sides], axis=1)
    return pygame.sndarray.make_sound((both / np.abs(both).max() * 14000).astype(np.int16))
