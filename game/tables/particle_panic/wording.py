"""Names and figures of Particle Panic as phrases."""

from __future__ import annotations

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.particle_panic.detector import KEYS
from game.rules.particle_panic.state import DIAMONDS, ROOM, SPADES, SUITS, View

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
    """Turns until the lab is full if no particle is neutralized: the room over the mean emergence.

    The mean of a die is 3.5, of half a die rounded up 2.
    """
    return round((ROOM - pressure(view)) / (2.0 if view.setting.half else 3.5))


def may_spend(view: View) -> bool:
    """True if cards can still be spent in this turn (ruling 2)."""
    return view.spending == 1 or view.specials > 0


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


def hand_words(view: View, seat: Seat) -> Phrase:
    """A hand, spoken: how many of each suit, and the limit."""
    counts = {SUIT_KEYS[suit]: view.hands[seat][suit] for suit in range(SUITS)}
    limit = view.limits[seat]
    return say(f"{G}spot-panel", seat=seat_name(seat), limit=limit, **counts)
