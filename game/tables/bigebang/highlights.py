"""Highlights of a duel of Big*Bang: a fact of nature at the first time of each of a few events."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.phrase import say
from game.rules.bigebang.board import ANTI, H2, HE4
from game.rules.bigebang.state import View
from game.tables.capabilities import Facts, Highlight

FUSED_FIRST = {H2: "deuterium", H2 + ANTI: "deuterium", HE4: "helium", HE4 + ANTI: "antihelium"}
"""The facts that a fusion into these stacks tells; of ²H and its mirror image one fact."""


def highlights(
    events: Sequence[tuple[str, Facts]], new: int, view: View
) -> Sequence[Highlight | None]:
    """The fact that each of the last ``new`` of these events tells, each one once in a game."""
    told, found = set[str](), list[Highlight | None]()
    for kind, facts in events:
        name = "" if view.universe.puzzle else _fact(kind, facts)
        spot = facts.get("target" if kind == "annihilated" else "spot", 0)
        found.append(_told(name, spot) if name and name not in told else None)
        told.add(name)
    return found[len(found) - new :]


def _fact(kind: str, facts: Facts) -> str:
    """The fact of an event; empty: there is none."""
    if kind == "fused":
        return FUSED_FIRST.get(facts["made"], "")
    return {"annihilated": "annihilation", "carbon": "carbon"}.get(kind, "")


def _told(name: str, spot: int) -> Highlight:
    shout, line = (say(f"bigebang-told-{name}{end}") for end in ("", "-line"))
    return Highlight(shout, line, f"cell:{spot}", "chime", reads=True)
