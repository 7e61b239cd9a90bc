"""Feats: physics that a person made happen here for the first time."""

from __future__ import annotations

from typing import Any

from game.cabinets import CABINETS
from game.core.phrase import Phrase, say
from game.core.session import Beat
from game.match.match import Match
from game.store import Store


def _key(game: str) -> str:
    return f"feats-{game}"


def earned(store: Store, game: str) -> tuple[str, ...]:
    """The feats of a game that were done here, in the order of its passport."""
    kept = (store.progress(_key(game)) or "").split()
    return tuple(feat for feat in CABINETS[game].feats if feat in kept)


def earn(store: Store, game: str, feat: str) -> bool:
    """Keep a feat; whether it is new."""
    before = earned(store, game)
    if feat in before:
        return False
    store.set_progress(_key(game), " ".join((*before, feat)))
    return True


def honour(store: Store, match: Match, beat: Beat[Any]) -> list[Phrase]:
    """Keep what a person did in a kept match; a sentence for each feat that is new."""
    if match.kept is None:
        return []
    return [
        say("feat-earned", name=say(f"feat-{match.id}-{feat}"))
        for feat in CABINETS[match.id].feats_in(beat, match.people)
        if earn(store, match.id, feat)
    ]
