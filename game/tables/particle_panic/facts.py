"""Facts about real labs and particles, told on the desk while a player waits for a teammate."""

from __future__ import annotations

from game.core.phrase import Phrase, say
from game.rules.particle_panic.state import View
from game.tables.particle_panic.wording import G

FACTS = (
    f"{G}fact-dump",
    "codex-story-muon",
    f"{G}fact-vacuum",
    "codex-story-anti-electron",
    f"{G}fact-cold",
    "codex-story-photon",
    f"{G}fact-rock",
    "codex-story-tau",
    "codex-story-electron",
    "codex-story-gluon",
)
"""Text keys. Those of this game are about the LHC (CERN, *LHC: the guide*, 2017)."""


def fact(view: View) -> Phrase:
    """The fact of this round: it stays until the player has had a turn."""
    return say(FACTS[view.turn // len(view.hands) % len(FACTS)])
