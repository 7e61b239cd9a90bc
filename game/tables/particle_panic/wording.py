"""Names and figures of Particle Panic as phrases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, floor

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.core.shares import counted_share
from game.rules.particle_panic.detector import KEYS
from game.rules.particle_panic.options import LadderFigures, Rung, chosen
from game.rules.particle_panic.state import DIAMONDS, NO_ROOM, ROOM, SPADES, SUITS, View

G = "particle_panic-"
"""Prefix of every text key of this game."""

SUIT_KEYS = ("hearts", "clubs", "diamonds", "spades", "stars")


def seat_name(seat: Seat) -> Phrase:
    """The name of the player at a seat."""
    return say("seat", seat=seat)


def suit_name(suit: int) -> Phrase:
    """Hearts, clubs ..."""
    return say(f"{G}suit-{SUIT_KEYS[suit]}")


def card_name(suit: int) -> Phrase:
    """One card of a suit: "heart"."""
    return say(f"{G}card-{SUIT_KEYS[suit]}")


def gift(facts: Mapping[str, int], view: View) -> tuple[Seat, Phrase]:
    """The scientist who gets a card, and the sentence for this one.

    ``view``: after the gift.
    """
    to, suit, need = facts["to"], facts["suit"], view.setting.code
    count = view.hands[to][suit]
    coded = not view.entered[suit] and count <= need
    names = {"seat": seat_name(facts["seat"]), "card": card_name(suit), "suit": suit_name(suit)}
    return to, say(f"{G}gift{'-code' if coded else ''}", count=count, need=need, **names)


def kind_name(kind: int) -> Phrase:
    """A kind of particle that leaves a picture in the detector."""
    return say(f"{G}kind-{KEYS[kind]}")


def held(view: View, seat: Seat) -> int:
    """Cards in a hand."""
    return sum(view.hands[seat])


def fullest(view: View, suit: int) -> int:
    """Cards of a suit in the hand that has most of them."""
    return max(hand[suit] for hand in view.hands)


def pressure(view: View) -> int:
    """Particles in the lab, of 36."""
    return sum(view.particles)


def turns_left(view: View) -> int:
    """Turns until the lab is full if no particle is neutralized."""
    return turns_until_full(view.setting, pressure(view))


def turns_until_full(setting: LadderFigures, count: int) -> int:
    """The same from so many particles: the room over the mean emergence.

    The mean of a die is 3.5, of half a die rounded up 2.
    """
    return round((ROOM - count) / (2.0 if setting.half else 3.5))


def may_spend(view: View) -> bool:
    """True if cards can still be spent in this turn (ruling 2)."""
    return view.spending == 1 or view.specials > 0


def untouched(view: View) -> bool:
    """True if nothing was done in this turn."""
    setting = view.setting
    whole = (view.basics, view.specials) == (setting.basics, setting.specials)
    return whole and not (view.spending or view.neutralizing or view.taken)


def has_use(view: View, suit: int) -> bool:
    """True if the mover can use a card of this suit while acting: enter, give or spend it."""
    count = view.hands[view.seat][suit]
    if not count:
        return False
    beside = any(
        at == view.pawns[view.seat] for seat, at in enumerate(view.pawns) if seat != view.seat
    )
    if beside and (view.specials or view.sharing >= 0):
        return True
    if view.specials and count >= view.setting.code and not view.entered[suit]:
        return True
    return may_spend(view) and (suit == DIAMONDS or (suit == SPADES and any(view.particles)))


def chance(view: View) -> int:
    """The plain chance to neutralize a particle, in per cent."""
    return round(100 * (7 - view.setting.hit) / 6)


def chance_with_cards(view: View) -> int:
    """The same with all hearts and clubs of the hand, in per cent.

    With c clubs a die fails below ``hit - c``; with h hearts it must fail h + 1 times.
    """
    if not may_spend(view):
        return chance(view)
    hearts, clubs = view.hands[view.seat][0], view.hands[view.seat][1]
    fails = max(0, view.setting.hit - 1 - clubs) / 6
    return round(100 * (1 - fails ** (hearts + 1)))


def reason(view: View) -> Phrase:
    """Why a finished game ended: a lost one names the limit, the room, and whose turn it was."""
    room = view.source if view.outcome == NO_ROOM else view.pawns[view.seat]
    seat = seat_name(view.seat)
    return say(f"{G}result-reason-{view.outcome}", seat=seat, room=room + 1, places=ROOM)


def hand_words(view: View, seat: Seat) -> Phrase:
    """A hand, spoken: how many of each suit, and the limit."""
    counts = {SUIT_KEYS[suit]: view.hands[seat][suit] for suit in range(SUITS)}
    limit = view.limits[seat]
    return say(f"{G}spot-panel", seat=seat_name(seat), limit=limit, **counts)


def differs(seats: int, old: Mapping[str, int], new: Mapping[str, int]) -> Sequence[Phrase]:
    """The figures of the rung of the ``new`` options that the ``old`` ones do not have."""
    before, after = chosen(seats, old)._asdict(), chosen(seats, new)._asdict()
    changed = [name for name in Rung._fields if before[name] != after[name]]
    return [say(f"{G}step-{name}", figure=after[name]) for name in changed]


# --- odds -----------------------------------------------------------------------------------------
# Measured chances of a strong crew to save the lab; shown on the set-up screen.
#
# A row comes from ``main.py arena --game particle_panic --seats nobel --players 3 --games 200
# --seed odds --option ladder=2`` (with ``--option easing=1`` for the small-group easing, and with
# ``--games 100`` or ``20`` where so many were played). A new planner makes all rows old.


WON: dict[tuple[int, int, int], tuple[int, int]] = {
    (0, 0, 1): (97, 100),
    (0, 0, 2): (100, 100),
    (0, 0, 3): (82, 100),
    (0, 0, 4): (98, 100),
    (0, 1, 3): (99, 100),
    (0, 1, 4): (100, 100),
    (1, 0, 1): (166, 200),
    (1, 0, 2): (191, 200),
    (1, 0, 3): (127, 200),
    (1, 0, 4): (170, 200),
    (1, 1, 3): (96, 100),
    (1, 1, 4): (95, 100),
    (2, 0, 1): (182, 200),
    (2, 0, 2): (194, 200),
    (2, 0, 3): (73, 200),
    (2, 0, 4): (133, 200),
    (2, 1, 3): (99, 100),
    (2, 1, 4): (98, 100),
    (3, 0, 1): (6, 100),
    (3, 0, 2): (59, 100),
    (3, 0, 3): (13, 100),
    (3, 0, 4): (20, 100),
    (3, 1, 3): (16, 20),
    (3, 1, 4): (20, 20),
    (4, 0, 1): (1, 100),
    (4, 0, 2): (23, 100),
    (4, 0, 3): (0, 100),
    (4, 0, 4): (0, 100),
    (4, 1, 3): (25, 100),
    (4, 1, 4): (76, 100),
    (5, 0, 1): (0, 100),
    (5, 0, 2): (1, 100),
    (5, 0, 3): (0, 100),
    (5, 0, 4): (0, 100),
    (5, 1, 3): (2, 100),
}
"""Games won and played by crews of *Nobel*: by rung of the ladder, easing and seats.

What is missing was not counted yet, and the set-up screen says so: it takes up to 12 s a game.
"""

WITH_DUTY: dict[tuple[int, int, int], tuple[int, int]] = {
    (0, 0, 1): (100, 100),
    (0, 0, 2): (100, 100),
    (0, 0, 3): (95, 100),
    (0, 0, 4): (98, 100),
    (1, 0, 1): (91, 100),
    (1, 0, 2): (100, 100),
    (1, 0, 3): (86, 100),
    (1, 0, 4): (95, 100),
    (1, 1, 3): (100, 100),
    (1, 1, 4): (100, 100),
    (2, 0, 1): (93, 100),
    (2, 0, 2): (100, 100),
    (2, 0, 3): (57, 100),
    (2, 0, 4): (88, 100),
    (2, 1, 3): (99, 100),
    (2, 1, 4): (99, 100),
    (3, 0, 2): (94, 100),
    (3, 0, 3): (29, 100),
    (3, 0, 4): (60, 100),
    (3, 1, 3): (93, 100),
    (3, 1, 4): (100, 100),
    (4, 0, 2): (76, 100),
    (4, 0, 3): (0, 100),
    (4, 0, 4): (2, 100),
    (5, 0, 4): (0, 100),
}
"""The same with Detector duty: ``--games 100 --seed odds --option ladder=1 --option duty=1``.

Crews of *Student* (``--seats student``) win 68 of 100 for two and 48 of 100 for three: 50 and 42
without it.
"""

UNKNOWN = -1
"""The games have not been counted yet."""


def of_hundred(seats: int, options: Mapping[str, int]) -> dict[str, int]:
    """For a crew of this size under these options: the games won of a hundred, ``odds``, and the
    95 % interval around that, ``low`` and ``high``. The easing changes nothing for one or two.
    """
    easing = options["easing"] if seats > 2 else 0
    counted = (WITH_DUTY if options.get("duty") else WON).get((options["ladder"], easing, seats))
    if counted is None:
        return {"odds": UNKNOWN, "low": 0, "high": 100}
    share = counted_share(*counted)
    return {
        "odds": round(100 * share.share),
        "low": floor(100 * share.low),
        "high": ceil(100 * share.high),
    }
