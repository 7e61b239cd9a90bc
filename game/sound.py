"""Sounds, synthesised at start; silence where there is no device, and never an error."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable

import pygame

from game.settings import Settings

RATE = 44_100
"""Samples a second."""


class Sound:
    """One short sound per kind of beat. Every call is safe without an audio device."""

    def __init__(self, settings: Settings) -> None:
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._volume = 0.0
        self.set(settings)

    def set(self, settings: Settings) -> None:
        """Follow the settings: volume and mute."""
        self._volume = 0.0 if settings.muted else settings.volume_effects
        for sound in self._sounds.values():
            sound.set_volume(self._volume)

    def open(self) -> bool:
        """Open the device and make the palette; False, and silence for good, where there is none."""
        try:
            pygame.mixer.init(RATE, -16, 2, 512)
        except pygame.error:
            # ALSA would go on complaining on stderr: give it a device that hears nothing.
            os.environ["SDL_AUDIODRIVER"] = "dummy"
            return False
        self._sounds = palette()
        for sound in self._sounds.values():
            sound.set_volume(self._volume)
        return True

    def play(self, kind: str) -> None:
        """Play the sound of a beat kind, or the family's, or nothing."""
        sound = self._sounds.get(kind) or self._sounds.get(FAMILY.get(kind, ""))
        if sound is not None and self._volume > 0:
            with contextlib.suppress(pygame.error):
                sound.play()


FAMILY = {
    "placed": "card", "moved": "card", "drawn": "card", "dealt": "card", "discarded": "card",
    "swapped": "swap", "flipped": "swap", "turned": "swap", "collected": "card", "shared": "card",
    "fused": "good", "completed": "good", "stole": "swap", "compared": "chime",
    "annihilated": "annihilate", "neutralised": "annihilate", "neutralized": "annihilate",
    "rolled": "die", "emerged": "alarm", "carbon": "win", "decayed": "annihilate",
}  # fmt: skip
"""Beat kind -> sound, where the two have different names."""


def palette() -> dict[str, pygame.mixer.Sound]:
    """Every sound of the arcade, from sines and noise: about 15 ms and 1 MB."""
    import numpy as np

    rng = np.random.default_rng(7)

    def clip(seconds: float, wave: Callable[[np.ndarray], np.ndarray], fade: float) -> pygame.mixer.Sound:
        t = np.arange(int(RATE * seconds)) / RATE
        attack = np.minimum(1.0, t / 0.004)
        samples = wave(t) * attack * np.exp(-t / fade)
        stereo = np.repeat((samples * 9000).clip(-32000, 32000).astype(np.int16)[:, None], 2, axis=1)
        return pygame.sndarray.make_sound(np.ascontiguousarray(stereo))

    def tone(*notes: float) -> Callable[[np.ndarray], np.ndarray]:
        return lambda t: sum(np.sin(2 * np.pi * f * t) for f in notes) / len(notes)

    def run(notes: tuple[float, ...], each: float) -> Callable[[np.ndarray], np.ndarray]:
        def wave(t: np.ndarray) -> np.ndarray:
            at = np.minimum((t / each).astype(int), len(notes) - 1)
            return np.sin(2 * np.pi * np.asarray(notes)[at] * t)

        return wave

    def sweep(low: float, high: float) -> Callable[[np.ndarray], np.ndarray]:
        return lambda t: np.sin(2 * np.pi * (low * t + (high - low) * t * t / (2 * t[-1])))

    def noise(t: np.ndarray) -> np.ndarray:
        return np.convolve(rng.uniform(-1, 1, t.size), np.ones(6) / 6, "same")

    return {
        "focus": clip(0.05, tone(880), 0.02),
        "press": clip(0.08, tone(520, 780), 0.03),
        "wrong": clip(0.22, tone(196, 207), 0.09),
        "card": clip(0.14, noise, 0.04),
        "swap": clip(0.25, sweep(300, 700), 0.12),
        "chime": clip(0.35, tone(660, 990), 0.15),
        "good": clip(0.45, run((523, 659, 784), 0.09), 0.25),
        "annihilate": clip(0.5, sweep(1800, 300), 0.2),
        "die": clip(0.3, lambda t: noise(t) * (np.sin(2 * np.pi * 14 * t) > 0), 0.2),
        "alarm": clip(0.4, run((440, 330), 0.2), 0.3),
        "turn": clip(0.18, tone(392, 588), 0.08),
        "win": clip(1.2, run((523, 659, 784, 1047), 0.14), 0.7),
        "loss": clip(0.9, run((392, 330, 262), 0.2), 0.5),
    }
