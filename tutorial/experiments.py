"""Experiments of a lesson: many throws at once, by the dice of the rules, counted in bars."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.rng import Rng

NOWHERE = -1
"""What a throw that no bar counts has for its bar."""

Throw = Callable[[Rng, int], int]
"""One throw, given its number from 0: which bar counts it, or `NOWHERE`."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One outcome, or one place at which is counted. Chances are from 0 to 1."""

    name: str
    """Ends the text key ``<lesson>-<chapter>-<text>-<name>`` of its step."""
    printed: float | None = None
    """Its chance by the dice of the game; None: there is none."""
    nature: float | None = None
    """Its chance in nature, with its source beside it; None: not asked here."""
    particles: tuple[int, ...] = ()
    """Particle ids, whose symbols are its name then."""
    figure: str = ""
    """A number with a unit that is its name then, the same in all languages."""


@dataclass(frozen=True, slots=True)
class Experiment:
    """What is thrown, and what is counted."""

    bars: tuple[Bar, ...]
    throw: Throw
    batch: int = 100
    """Throws at each start."""
    apart: bool = False
    """Each bar has its own share of the throws, and its chance is one of those alone."""
    top: float = 1.0
    """The share of the throws at which a bar is full."""
    curve: tuple[float, ...] = ()
    """Chances at even distances from the first bar to the last: a line through nature's."""


class Series:
    """Throws of one experiment, one after another; equal seeds give equal throws."""

    def __init__(self, experiment: Experiment, seed: str) -> None:
        self.experiment = experiment
        self.thrown = 0
        self.counts = [0] * len(experiment.bars)
        """How often each bar was counted."""
        self._rng = Rng(seed, "experiment")

    def go_on(self, throws: int) -> None:
        """Throw so many times more."""
        for _ in range(throws):
            bar = self.experiment.throw(self._rng, self.thrown)
            self.thrown += 1
            if bar != NOWHERE:
                self.counts[bar] += 1

    def share(self, bar: int) -> float:
        """Which part of the throws it has, of its own where bars stand `Experiment.apart`."""
        all_of_them = self.thrown
        if self.experiment.apart:
            all_of_them //= len(self.counts)
        return self.counts[bar] / all_of_them if all_of_them else 0.0
