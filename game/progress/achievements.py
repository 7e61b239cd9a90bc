"""Feats: physics that a person made happen here for the first time."""

from __future__ import annotations

from typing import Any

from game.core.phrase import Phrase, say
from game.core.session import RuleEvent
from game.games import DESCRIPTORS
from game.match.match import Match
from game.store import Store


def _key(game: str) -> str:
    return f"feats-{game}"


def earned(store: Store, game: str) -> tuple[str, ...]:
    """The achievements of a game that were done here, in the order of its descriptor."""
    kept = (store.progress(_key(game)) or "").split()
    return tuple(
        achievement for achievement in DESCRIPTORS[game].achievements if achievement in kept
    )


def earn(store: Store, game: str, achievement: str) -> bool:
    """Keep a achievement; whether it is new."""
    before = earned(store, game)
    if achievement in before:
        return False
    store.set_progress(_key(game), " ".join((*before, achievement)))
    return True


def honour(store: Store, match: Match, event: RuleEvent[Any]) -> list[Phrase]:
    """Keep what a person did in a kept match; a sentence for each achievement that is new."""
    if match.kept is None:
        return []
    return [
        say("feat-earned", name=say(f"feat-{match.id}-{achievement}"))
        for achievement in DESCRIPTORS[match.id].achievements_in(event, match.people)
        if earn(store, match.id, achievement)
    ]
