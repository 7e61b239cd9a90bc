"""What Tutti Quantum brings into the lab notebook: vertices laid, processes named, some lines."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.phrase import say
from game.rules.tutti_quantum.processes import PROCESSES, process_counts
from game.rules.tutti_quantum.vertex import KEYS, KIND, KIND_KEYS, QUARK
from game.tables.challenge import Finished
from game.tables.note import PARTICLE, Chapter, Entry, Notes
from game.tables.tutti_quantum.challenges import diagram_in
from game.tables.tutti_quantum.wording import G

VERTEX, PROCESS = "vertex:", "process:"
LINES = {card: key for card, key in enumerate(KEYS) if card != QUARK}
"""Cards that are one particle; a quark's card is any of six."""


def _noticed(game: Finished) -> Iterator[str]:
    for beat in game.happened("placed", seat=game.seat):
        if beat["card"] in LINES:
            yield PARTICLE + LINES[beat["card"]]
    diagram = diagram_in(game)
    for vertex in diagram.vertices():
        kind = KIND[diagram.corners[vertex]]
        if kind >= 0:
            yield VERTEX + KIND_KEYS[kind]
    for key, _ in process_counts(diagram):
        yield PROCESS + key


NOTES = Notes(
    _noticed,
    tuple(LINES.values()),
    (
        Chapter(
            "vertices",
            tuple(
                Entry(VERTEX + key, say(f"{G}vertex-{key}"), say(f"{G}nature-{key}"), "vertex")
                for key in KIND_KEYS
            ),
        ),
        Chapter(
            "processes",
            tuple(
                Entry(PROCESS + key, say(f"{G}process-{key}"), say(f"{G}story-{key}"))
                for key in PROCESSES
            ),
        ),
    ),
)
