"""A turn of Particle Panic in a few numbers: what its scientist can change, and what not."""

from __future__ import annotations

from typing import NamedTuple

from ai.evaluators.particle_panic.packed import Hands, packed_codes, packed_hands, packed_ring
from game.rules.particle_panic.options import Setting
from game.rules.particle_panic.state import DIAMONDS, View, unseen


class Now(NamedTuple):
    """Where a turn stands: all of it that the scientist's own acts can change."""

    at: int
    """The scientist's space."""
    ring: int
    hands: Hands
    limit: int
    codes: int
    basics: int
    specials: int
    spending: int
    neutralizing: int
    sharing: int
    floor: int
    taken: int


def now_of(view: View) -> Now:
    """Where the turn of a view stands."""
    return Now(
        view.pawns[view.seat],
        packed_ring(view.particles),
        packed_hands(view),
        view.limits[view.seat],
        packed_codes(view.entered),
        view.basics,
        view.specials,
        view.spending,
        view.neutralizing,
        view.sharing,
        view.floor if view.sharing >= 0 else 0,
        view.taken,
    )


class Circumstances(NamedTuple):
    """What a turn cannot change until a card is collected."""

    setting: Setting
    seat: int
    pawns: tuple[int, ...]
    """That of ``seat`` is 0: see `Now`; so is its limit."""
    limits: tuple[int, ...]
    tops: tuple[int, ...]
    heights: tuple[int, ...]
    under: tuple[int, ...]
    """Cards by suit that lie under the tops."""
    diamonds: int
    """In the scientist's hand where the plan begins; see `outlook.STEPS`."""
    limit: int
    """The scientist's hand limit where the plan begins; see `outlook.MISSES`."""
    duty: int
    """1: a failed die may be looked up in the detector, once a try."""


def circumstances_of(view: View) -> Circumstances:
    """Those of a view."""
    seat = view.seat
    pawns = (*view.pawns[:seat], 0, *view.pawns[seat + 1 :])
    limits = (*view.limits[:seat], 0, *view.limits[seat + 1 :])
    return Circumstances(
        view.setting,
        seat,
        pawns,
        limits,
        view.tops,
        view.heights,
        tuple(unseen(view)),
        view.hands[seat][DIAMONDS],
        view.limits[seat],
        view.duty.on,
    )
