"""The teacher's PIN, asked for before results are deleted: kept in the store as a salted hash."""

from __future__ import annotations

from game.store import Store
from game.visitors.pin import Door, can_tell, is_hash, is_portable, portable_hash, tries

PIN, TRIES = "teacher-pin", "teacher-tries"
"""Keys in the store."""


def is_set(store: Store) -> bool:
    """Whether there is a PIN."""
    return is_hash(store.progress(PIN) or "")


def can_be_asked(store: Store) -> bool:
    """Whether a PIN can be checked here: one that was set in an earlier version, in no browser."""
    return can_tell(store.progress(PIN) or "")


def door(store: Store) -> Door:
    """What asks for it. Wrong tries are kept, so that opening the page anew is not quicker."""
    return Door(
        store.progress(PIN) or "",
        tries(store.progress(TRIES)),
        lambda wrong: store.set_progress(TRIES, str(wrong)),
    )


def set_pin(store: Store, pin: str) -> None:
    """From now on it is this one, here and wherever these games are taken."""
    store.set_progress(PIN, portable_hash(pin))
    store.set_progress(TRIES, "0")


def renew(store: Store, pin: str) -> None:
    """Keep the PIN that was just right so that it can be checked everywhere."""
    if not is_portable(store.progress(PIN) or ""):
        set_pin(store, pin)
