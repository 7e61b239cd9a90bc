"""The learning path: every lesson, long or short, and every step of the law lab, by idea.

The ideas, and the stops of each, come in an order to take.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

StopKind = Literal["lesson", "short", "evidence", "lab", "hunt"]


@dataclass(frozen=True, slots=True)
class PathStop:
    """One thing to learn on the path."""

    kind: StopKind
    name: str
    """Id of the lesson or short lesson, number of the step of the law lab, or nothing."""

    @property
    def key(self) -> str:
        """Name that tells it from the others."""
        return f"{self.kind}:{self.name}"


@dataclass(frozen=True, slots=True)
class PathIdea:
    """A few stops about one idea."""

    id: str
    """Ends the text key ``path-idea-<id>``."""
    stops: tuple[PathStop, ...]


def _idea(name: str, *stops: str) -> PathIdea:
    """An idea; its stops are written ``particle_builder-1``, ``short:muons``, ``lab:1`` ..."""
    return PathIdea(name, tuple(_stop(stop) for stop in stops))


def _stop(written: str) -> PathStop:
    if written == "hunt":
        return PathStop("hunt", "")
    if written == "evidence":
        return PathStop("evidence", written)
    kind, colon, name = written.partition(":")
    if colon and kind == "lab":
        return PathStop("lab", name)
    if colon and kind == "short":
        return PathStop("short", name)
    return PathStop("lesson", f"learn_{written}")


IDEAS: Final[tuple[PathIdea, ...]] = (
    _idea("charge", "particle_builder-1", "lab:1"),
    _idea("forces", "particle_builder-2", "short:exchange", "tutti_quantum-1"),
    _idea("colour", "particle_builder-3", "short:gluon_string", "tutti_quantum-2"),
    _idea("inside", "short:powers", "short:balance", "short:nuclides", "lab:2"),
    _idea("chance", "particle_builder-4", "short:half_life", "hunt"),
    _idea("change", "particle_builder-5", "u_know_feynman-1", "lab:3"),
    _idea("energy", "bigebang-1", "short:thresholds", "short:higgs_field", "lab:4"),
    _idea("seeing", "particle_panic-1", "short:muons", "evidence"),
    _idea("oscillation", "particle_builder-6", "short:waves", "short:open_questions"),
    _idea("decay", "particle_builder-7", "short:lifetimes", "short:mirror", "lab:5"),
)
"""The ideas in the order of the path. Level 7 takes up the neutrinos of level 6."""

STOPS: Final[tuple[PathStop, ...]] = tuple(stop for idea in IDEAS for stop in idea.stops)
"""All stops in the order of the path."""
