"""What Particle Panic brings into the lab notebook: pictures of the detector that one has read."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.phrase import say
from game.rules.particle_panic.detector import KEYS
from game.tables.challenge import Finished
from game.tables.note import Chapter, Entry, Notes
from game.tables.particle_panic.wording import G

PICTURE = "picture:"


def _noticed(game: Finished) -> Iterator[str]:
    for beat in game.happened("named", seat=game.seat):
        if beat["kind"] == beat["truth"]:
            yield PICTURE + KEYS[beat["truth"]]


NOTES = Notes(
    _noticed,
    chapters=(
        Chapter(
            "pictures",
            tuple(
                Entry(PICTURE + key, say(f"{G}kind-{key}"), say(f"{G}trace-{key}"), "detector")
                for key in KEYS
            ),
        ),
    ),
)
