"""The detector of Particle Panic: a picture shows what its kind leaves, layer by layer."""

from __future__ import annotations

import pytest

from game.art import detector
from game.art.detector import ELECTROMAGNETIC, HADRONIC, LIT, TRACKER, Sketch, Track
from game.art.particle_panic import detector as questions
from game.rules.particle_panic.detector import KEYS, KINDS, SEVERAL, TRACES, Trace
from game.tables.particle_panic.pictures import DetectorPicture


@pytest.mark.parametrize("kind", range(KINDS), ids=KEYS)
def test_a_picture_shows_the_traces_of_its_kind(kind: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opponents read `TRACES`, people the picture: both have to be the same."""
    lines: list[str] = []
    showers: list[int] = []
    chambers: list[Track] = []

    def line(self: Sketch, track: Track, ink: str, width: float, *, glow: bool = False) -> None:
        del self, track, width
        if glow:
            lines.append(ink)

    def shower(sketch: Sketch, layer: int, degrees: float, wide: float, width: float) -> None:
        del sketch, degrees, wide, width
        showers.append(layer)

    def hits(sketch: Sketch, way: Track) -> None:
        del sketch
        chambers.append(way)

    monkeypatch.setattr(Sketch, "line", line)
    for module in (detector, questions):
        monkeypatch.setattr(module, "shower", shower)
        monkeypatch.setattr(module, "hits", hits)
    questions.asked(Sketch((200, 200), "any"), DetectorPicture(kind, 1, 12, 5, 7), 25.0, 1.5)
    assert set(lines) <= {LIT[TRACKER]}
    trace = Trace(
        min(len(lines), SEVERAL),
        int(ELECTROMAGNETIC in showers),
        int(HADRONIC in showers),
        int(bool(chambers)),
    )
    assert trace == TRACES[kind]
