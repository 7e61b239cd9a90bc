"""Histograms of masses: cuts, counts, and the fit of a peak on a sloping background."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

from game.collisions.data import NEAR, SOFT, Sample
from game.collisions.windows import Window

Charge = Literal["all", "opposite", "same"]
CHARGES: Final[tuple[Charge, ...]] = ("all", "opposite", "same")


class Cuts(NamedTuple):
    """Conditions that an event must fulfil to be counted."""

    charge: Charge = "all"
    soft: float = 0.0
    """GeV that each of the two has at least across the beam."""
    near: float = math.inf
    """GeV that fly near each of the two at most."""


def passing(sample: Sample, cuts: Cuts, start: int, stop: int) -> list[int]:
    """Numbers of the events from ``start`` up to ``stop`` that pass the cuts."""
    soft, marks = sample.soft, sample.marks
    least = math.ceil(cuts.soft / SOFT)
    most = 255 if math.isinf(cuts.near) else 2 * int(cuts.near / NEAR) + 1
    wanted = {"opposite": (0,), "same": (1,), "all": (0, 1)}[cuts.charge]
    return [
        n
        for n in range(start, min(stop, len(sample)))
        if soft[n] >= least and marks[n] <= most and marks[n] & 1 in wanted
    ]


def fill(counts: list[int], sample: Sample, cuts: Cuts, start: int, stop: int) -> None:
    """Add the events from ``start`` up to ``stop`` that pass the cuts to the counts of bins."""
    window = sample.window
    scale, last = len(counts) / 65_536, len(counts) - 1
    assert last + 1 == window.bins
    masses = sample.masses
    for n in passing(sample, cuts, start, stop):
        counts[int(masses[n] * scale)] += 1


def binned(masses: Iterable[float], window: Window) -> list[int]:
    """Counts of masses in GeV; those outside the window are left out."""
    counts = [0] * window.bins
    for mass in masses:
        if window.low <= mass < window.high:
            counts[window.bin_of(mass)] += 1
    return counts


# --- fit ------------------------------------------------------------------------------------------


class Fit(NamedTuple):
    """A bell curve on a straight line, fitted to counts."""

    mass: float
    """Middle of the peak in GeV."""
    error: float
    """One standard deviation of that."""
    sigma: float
    """Width of the bell: one standard deviation, in GeV."""
    height: float
    """Of the peak above the line, in events a bin."""
    level: float
    """The line in the middle of the range, in events a bin."""
    slope: float
    """Change of the line from bin to bin."""
    chi2: float
    freedom: int

    def at(self, mass: float, window: Window) -> float:
        """Events that a bin around a mass would have."""
        bins = (mass - sum(window.peak) / 2) / window.step
        z = (mass - self.mass) / self.sigma
        return self.height * math.exp(-z * z / 2) + self.level + self.slope * bins


FEWEST: Final = 60
"""Events in the range of a fit, below which there is none."""
TURNS: Final = 80


def fit(counts: Sequence[int], window: Window) -> Fit | None:
    """Least squares by Levenberg and Marquardt; None where there is no peak to be fitted.

    K. Levenberg, Quart. Appl. Math. 2 (1944) 164. Weights are those of the expected counts.
    """
    low, high = window.peak
    ys = [float(counts[n]) for n in window.peak_bins]
    if sum(ys) < FEWEST:
        return None
    # In units of bins, from the middle of the range.
    xs = [
        (window.low + (n + 0.5) * window.step - (low + high) / 2) / window.step
        for n in window.peak_bins
    ]
    top = max(range(len(ys)), key=ys.__getitem__)
    floor = (sum(ys[:3]) + sum(ys[-3:])) / 6
    guess = [max(1.0, ys[top] - floor), xs[top], max(1.0, len(xs) / 10), floor, 0.0]
    weights = [1 / max(1.0, y) for y in ys]
    for _ in range(3):  # weights by what is fitted, not by what chance has made
        guess, chi2, matrix = _minimum(xs, ys, weights, guess)
        weights = [1 / max(0.5, _curve(guess, x)) for x in xs]
    height, middle, sigma, level, slope = guess
    errors = _inverse_diagonal(matrix)
    if errors is None or height <= 0 or not xs[0] < middle < xs[-1]:
        return None
    return Fit(
        (low + high) / 2 + middle * window.step,
        math.sqrt(max(0.0, errors[1])) * window.step,
        abs(sigma) * window.step,
        height,
        level,
        slope,
        chi2,
        len(xs) - len(guess),
    )


def _curve(p: Sequence[float], x: float) -> float:
    z = (x - p[1]) / p[2]
    return p[0] * math.exp(-z * z / 2) + p[3] + p[4] * x


def _gradient(p: Sequence[float], x: float) -> list[float]:
    z = (x - p[1]) / p[2]
    bell = math.exp(-z * z / 2)
    return [bell, p[0] * bell * z / p[2], p[0] * bell * z * z / p[2], 1.0, x]


def _chi2(
    xs: Sequence[float], ys: Sequence[float], weights: Sequence[float], p: Sequence[float]
) -> float:
    return sum(w * (y - _curve(p, x)) ** 2 for x, y, w in zip(xs, ys, weights, strict=True))


def _minimum(
    xs: Sequence[float], ys: Sequence[float], weights: Sequence[float], start: Sequence[float]
) -> tuple[list[float], float, list[list[float]]]:
    """Parameters with the least chi², that chi², and the matrix of its second derivatives."""
    p, damping = list(start), 1e-3
    chi2 = _chi2(xs, ys, weights, p)
    matrix: list[list[float]] = []
    for _ in range(TURNS):
        matrix = [[0.0] * len(p) for _ in p]
        vector = [0.0] * len(p)
        for x, y, w in zip(xs, ys, weights, strict=True):
            slope = _gradient(p, x)
            miss = w * (y - _curve(p, x))
            for i, a in enumerate(slope):
                vector[i] += miss * a
                for j, b in enumerate(slope):
                    matrix[i][j] += w * a * b
        damped = [
            [value * (1 + damping) if i == j else value for j, value in enumerate(row)]
            for i, row in enumerate(matrix)
        ]
        step = _solved(damped, vector)
        if step is None:
            break
        tried = [a + b for a, b in zip(p, step, strict=True)]
        better = _chi2(xs, ys, weights, tried) if abs(tried[2]) > 0.2 else math.inf
        if better < chi2:
            done = chi2 - better < 1e-9 * max(1.0, chi2)
            p, chi2, damping = tried, better, damping / 10
            if done:
                break
        elif damping > 1e12:
            break
        else:
            damping *= 10
    return p, chi2, matrix


def _solved(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float] | None:
    """Solution of a system of linear equations by elimination; None where there is none."""
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda n: abs(rows[n][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        if abs(rows[i][i]) < 1e-12:
            return None
        for n in range(size):
            if n != i:
                factor = rows[n][i] / rows[i][i]
                rows[n] = [a - factor * b for a, b in zip(rows[n], rows[i], strict=True)]
    return [row[size] / row[i] for i, row in enumerate(rows)]


def _inverse_diagonal(matrix: Sequence[Sequence[float]]) -> list[float] | None:
    """Variances of the parameters."""
    found = []
    for i in range(len(matrix)):
        column = _solved(matrix, [1.0 if n == i else 0.0 for n in range(len(matrix))])
        if column is None:
            return None
        found.append(column[i])
    return found
