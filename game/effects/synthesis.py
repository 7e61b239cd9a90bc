"""Origin of the sounds: sines and noise, computed once and kept in ``assets/sounds``.

``python -m game.effects.synthesis`` writes them again with numpy. Playing does not need numpy: it
would be a third of the download of a first start, and of the memory of the arcade.
"""

from __future__ import annotations

import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.effects.sound import MUSIC, RATE, SOUNDS, TENSE

Samples = NDArray[np.float64]
"""A mono wave, one float per sample."""
Frames = NDArray[np.int16]
"""Content of a file: frames x sides (1 or 2)."""

LOW_RATE = RATE // 4
"""Samples a second of the music, which has no note above 500 hertz."""


class Synthesiser:
    """Waves of a sound, as samples between about -1 and 1."""

    def __init__(self) -> None:
        self._rng = np.random.default_rng(7)

    def times(self, seconds: float) -> Samples:
        """The time of each sample."""
        return np.arange(int(RATE * seconds)) / RATE

    def sine(self, turns: Samples) -> Samples:
        """A sine, by how often it has turned."""
        samples: Samples = np.sin(2 * np.pi * turns)
        return samples

    def tone(self, seconds: float, *notes: float) -> Samples:
        """A chord, notes in hertz."""
        t = self.times(seconds)
        samples: Samples = np.mean([self.sine(note * t) for note in notes], axis=0)
        return samples

    def run(self, seconds: float, each: float, *notes: float) -> Samples:
        """Notes one after another, ``each`` so many seconds."""
        t = self.times(seconds)
        at = np.minimum((t / each).astype(int), len(notes) - 1)
        return self.sine(np.asarray(notes)[at] * t)

    def sweep(self, seconds: float, low: float, high: float) -> Samples:
        """From one note to another."""
        t = self.times(seconds)
        return self.sine(low * t + (high - low) * t * t / (2 * seconds))

    def noise(self, seconds: float) -> Samples:
        """A rustle."""
        white = self._rng.uniform(-1, 1, int(RATE * seconds))
        return np.convolve(white, np.full(6, 1 / 6), "same")

    def ripple(self, seconds: float, rate: float) -> Samples:
        """Noise, cut ``rate`` times a second."""
        return self.noise(seconds) * (self.sine(rate * self.times(seconds)) > 0)


def clip(samples: Samples, fade: float) -> Frames:
    """The sound, which falls to a third in ``fade`` seconds."""
    t = np.arange(samples.size) / RATE
    shaped = samples * np.minimum(1.0, t / 0.004) * np.exp(-t / fade)
    return (shaped * 9000).clip(-32000, 32000).astype(np.int16)[:, None]


CHAIN = (523.3, 587.3, 659.3, 784.0, 880.0)
"""Hertz of the tones of points that come one after another: C, D, E, G, A."""


def effects() -> dict[str, Frames]:
    """Every short sound of the arcade, at `RATE`, the same on both sides."""
    synthesiser = Synthesiser()
    tone, run, times = synthesiser.tone, synthesiser.run, synthesiser.times
    sweep, noise, ripple = synthesiser.sweep, synthesiser.noise, synthesiser.ripple
    flutter = 0.6 + 0.4 * synthesiser.sine(22 * times(0.45))
    return {
        "focus": clip(tone(0.05, 880), 0.02),
        "press": clip(tone(0.08, 520, 780), 0.03),
        "wrong": clip(tone(0.22, 196, 207), 0.09),
        "card": clip(noise(0.14), 0.04),
        "swap": clip(sweep(0.25, 300, 700), 0.12),
        "chime": clip(tone(0.35, 660, 990), 0.15),
        "good": clip(run(0.45, 0.09, 523, 659, 784), 0.25),
        "annihilate": clip(sweep(0.5, 1800, 300), 0.2),
        "decay": clip(sweep(0.45, 700, 180) * flutter, 0.22),
        "fuse": clip(sweep(0.35, 220, 440) + tone(0.35, 220, 330), 0.2),
        "flip": clip(np.concatenate([noise(0.05), 0 * times(0.05), noise(0.09)]), 0.08),
        "shuffle": clip(ripple(0.5, 26), 0.4),
        **{f"point{n}": clip(tone(0.16, note, 2 * note), 0.07) for n, note in enumerate(CHAIN, 1)},
        "tick": clip(tone(0.06, 1320), 0.015),
        "jolt": clip(sweep(0.28, 140, 60), 0.12),
        "die": clip(ripple(0.3, 14), 0.2),
        "siren": clip(np.concatenate([sweep(0.3, 420, 900), sweep(0.3, 900, 420)] * 2), 0.3),
        "alarm": clip(run(0.4, 0.2, 440, 330), 0.3),
        "turn": clip(tone(0.18, 392, 588), 0.08),
        "win": clip(run(1.2, 0.14, 523, 659, 784, 1047), 0.7),
        "thud": clip(sweep(0.22, 120, 48), 0.08),
        "loss": clip(run(0.9, 0.2, 392, 330, 262), 0.5),
    }


def music() -> Frames:
    """Four slow open fifths that swell into one another for 24 seconds, then again; two sides.

    Every voice turns whole times in the loop, so that its seam is not heard.
    """
    seconds = 24
    t = np.arange(LOW_RATE * seconds) / LOW_RATE
    sides = [np.zeros_like(t), np.zeros_like(t)]
    for i, (low, fifth) in enumerate(((110.0, 164.8), (87.3, 130.8), (98.0, 146.8), (82.4, 123.5))):
        # Each pair rises over a quarter of the loop and sinks over the next.
        swell = np.maximum(0.0, np.cos(2 * np.pi * (t / seconds - i / 4))) ** 2
        for j, note in enumerate((low, fifth, 2 * low, 3 * fifth)):
            whole = round(note * seconds) / seconds
            voice = swell * np.sin(2 * np.pi * whole * t) / (1.0 + j)
            sides[0] += voice * (0.4 + 0.2 * (j % 2))
            sides[1] += voice * (0.6 - 0.2 * (j % 2))
    both = np.stack(sides, axis=1)
    frames: Frames = (both / np.abs(both).max() * 14000).astype(np.int16)
    return frames


def tension() -> Frames:
    """A low heart that beats eight times in six seconds under a trembling fifth; one side.

    Both turn whole times in the loop; four of these loops are one of the music.
    """
    seconds, events = 6, 8
    t = np.arange(LOW_RATE * seconds) / LOW_RATE
    since = np.mod(t, seconds / events)
    low, fifth = (round(note * seconds) / seconds for note in (55.0, 82.4))
    heart = np.sin(2 * np.pi * low * t) * (np.exp(-since / 0.09) + 0.6 * _second(since))
    tremble = np.sin(2 * np.pi * 2 * fifth * t) * (0.5 - 0.5 * np.cos(2 * np.pi * 4 * t))
    sum_ = heart + 0.16 * tremble
    frames: Frames = (sum_ / np.abs(sum_).max() * 12000).astype(np.int16)
    return frames[:, None]


def _second(since: Samples) -> Samples:
    """The second half of a heartbeat, a fifth of a second after the first."""
    samples: Samples = np.where(since > 0.2, np.exp(-(since - 0.2) / 0.07), 0.0)
    return samples


def write(path: Path, frames: Frames, rate: int) -> None:
    """Keep a sound as a WAV file of 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setparams((frames.shape[1], 2, rate, 0, "NONE", ""))
        file.writeframes(frames.astype("<i2").tobytes())


def main() -> None:
    """Write every sound."""
    MUSIC.parent.mkdir(parents=True, exist_ok=True)
    for name, frames in effects().items():
        write(SOUNDS / f"{name}.wav", frames, RATE)
    write(MUSIC, music(), LOW_RATE)
    write(TENSE, tension(), LOW_RATE)


if __name__ == "__main__":
    main()
