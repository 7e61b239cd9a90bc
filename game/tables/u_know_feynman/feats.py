"""Feats of U-kNOw Feynman: physics that somebody made happen, noticed in the beats."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from game.core.contract import Seat
from game.core.session import Beat
from game.rules.u_know_feynman.faces import GLUON


def feats(beat: Beat[Any], people: Collection[Seat]) -> Iterator[str]:
    """The feats that this beat is, done by one of these people."""
    facts = beat.facts
    match beat.kind:
        case "bound" if facts["seat"] in people:
            yield "nucleon"
        case "neutralised" if facts["seat"] in people and facts["force"] == GLUON:
            yield "gluon"
        case "caught" if facts["by"] in people:
            yield "caught"
