"""The learning path: every lesson and every step of the law lab, by idea, in an order to take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

StopKind = Literal["lesson", "lab", "hunt"]


@dataclass(frozen=True, slots=True)
class Stop:
    """One thing to learn on the path."""

    kind: StopKind
    name: str
    """Id of the lesson, number of the step of the law lab, or nothing."""

    @property
    def key(self) -> str:
        """Name that tells it from the others."""
        return f"{self.kind}:{self.name}"


@dataclass(frozen=True, slots=True)
class Idea:
    """A few stops about one idea."""

    id: str
    """Ends the text key ``path-idea-<id>``."""
    stops: tuple[Stop, ...]


def _idea(name: str, *stops: str) -> Idea:
    """An idea; a lesson is written ``particle_builder-1``, a step of the lab ``lab:1``."""
    return Idea(name, tuple(_stop(stop) for stop in stops))


def _stop(written: str) -> Stop:
    if written == "hunt":
        return Stop("hunt", "")
    kind, colon, name = written.partition(":")
    if colon and kind == "lab":
        return Stop("lab", name)
    return Stop("lesson", f"learn_{written}")


IDEAS: Final[tuple[Idea, ...]] = (
    _idea("charge", "particle_builder-1", "lab:1"),
    _idea("forces", "particle_builder-2", "tutti_quantum-1"),
    _idea("colour", "particle_builder-3", "tutti_quantum-2", "lab:2"),
    _idea("chance", "particle_builder-4"),
    _idea("change", "particle_builder-5", "u_know_feynman-1", "lab:3"),
    _idea("energy", "bigebang-1", "lab:4"),
    _idea("seeing", "particle_panic-1", "hunt"),
    _idea("oscillation", "particle_builder-6"),
    _idea("decay", "particle_builder-7", "lab:5"),
)
"""The ideas in the order of the path. Level 7 takes up the neutrinos of level 6."""

STOPS: Final[tuple[Stop, ...]] = tuple(stop for idea in IDEAS for stop in idea.stops)
"""All stops in the order of the path."""
