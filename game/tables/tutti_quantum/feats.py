"""Feats of Tutti Quantum: physics that somebody made happen, noticed in the beats."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from game.core.contract import Seat
from game.core.session import Beat
from game.rules.tutti_quantum.processes import process_counts
from game.rules.tutti_quantum.state import COOP, side_of
from game.tables.tutti_quantum.wording import diagram_of


def feats(beat: Beat[Any], people: Collection[Seat]) -> Iterator[str]:
    """The feats that this beat is, done by one of these people."""
    view = beat.view
    if beat.kind == "ended":
        for side in {0 if view.mode == COOP else side_of(s, view.mode, view.seats) for s in people}:
            keys = {key for key, _ in process_counts(diagram_of(view, side))}
            yield from sorted(keys & {"compton", "higgs-self", "light-by-light"})
            if diagram_of(view, side).loops():
                yield "loop"
