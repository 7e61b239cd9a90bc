"""Feats of Big*Bang: physics that somebody made happen, noticed in the beats."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from game.core.contract import Seat
from game.core.session import Beat
from game.rules.bigebang.board import ANTI, HE4
from game.rules.bigebang.scoring import GOLD, medal

BRIGHT = 8
"""Particles of light from one annihilation: two heliums, the most there can be."""


def feats(beat: Beat[Any], people: Collection[Seat]) -> Iterator[str]:
    """The feats that this beat is, done by one of these people."""
    facts = beat.facts
    match beat.kind:
        case "fused" if facts["seat"] in people and facts["made"] in (HE4, HE4 + ANTI):
            yield "helium"
        case "annihilated" if facts["seat"] in people and facts["light"] >= BRIGHT:
            yield "flash"
        case "carbon" if facts["seat"] in people:
            yield "carbon"
        case "ended" if beat.view.universe.puzzle and medal(beat.view) >= GOLD:
            yield "gold"
