"""Windows of mass in which there is a peak to find, and what is known of the particle there.

Masses and widths: Particle Data Group, Review of Particle Physics, Phys. Rev. D 110 (2024) 030001,
with the update of 2025.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.collisions.event import Kind


class Window(NamedTuple):
    """A range of masses in GeV, and its particle."""

    id: str
    kind: Kind
    """Kind of the two leptons."""
    low: float
    high: float
    bins: int
    peak: tuple[float, float]
    """Range in which a peak on a sloping background is fitted."""
    mass: float
    """Of the particle."""
    width: float
    """Full width of its peak at half height, by its lifetime alone; 0.0: too small to be seen."""
    resolution: float
    """By how much the detector smears a mass, one standard deviation."""

    @property
    def step(self) -> float:
        """Width of a bin."""
        return (self.high - self.low) / self.bins

    @property
    def peak_bins(self) -> range:
        """Numbers of the bins in which the peak is fitted."""
        return range(*(round((edge - self.low) / self.step) for edge in self.peak))

    def bin_of(self, mass: float) -> int:
        """Number of the bin of a mass inside the window."""
        return min(self.bins - 1, max(0, int((mass - self.low) / self.step)))


WINDOWS: Final[tuple[Window, ...]] = (
    Window("z-muon", "muon", 60.0, 120.0, 60, (84.0, 98.0), 91.188, 2.4955, 1.5),
    Window("z-electron", "electron", 60.0, 120.0, 60, (82.0, 100.0), 91.188, 2.4955, 2.5),
    Window("upsilon", "muon", 9.0, 9.7, 35, (9.14, 9.7), 9.4604, 0.0, 0.09),
    Window("psi", "muon", 3.5, 3.9, 40, (3.55, 3.85), 3.6861, 0.0, 0.04),
    Window("phi", "muon", 0.9, 1.13, 46, (0.96, 1.08), 1.01946, 0.00425, 0.012),
    Window("omega", "muon", 0.65, 0.9, 50, (0.73, 0.84), 0.78266, 0.00868, 0.01),
)
BY_ID: Final = {window.id: window for window in WINDOWS}

FOUR: Final = Window("four", "muon", 70.0, 181.0, 37, (118.0, 132.0), 125.20, 0.0041, 2.0)
"""Four leptons: a Z, and the Higgs boson."""
