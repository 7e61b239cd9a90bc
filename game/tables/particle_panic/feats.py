"""Feats of Particle Panic: physics that somebody made happen, noticed in the beats."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from game.core.contract import Seat
from game.core.session import Beat
from game.rules.particle_panic.options import PUBLISHED


def feats(beat: Beat[Any], people: Collection[Seat]) -> Iterator[str]:
    """The feats that this beat is, done by one of these people."""
    match beat.kind:
        case "code" if beat.facts["seat"] in people:
            yield "code"
        case "won":
            yield "shutdown"
            if beat.view.setting.ladder == PUBLISHED:
                yield "published"
