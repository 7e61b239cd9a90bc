"""What Particle Panic asks, and why something cannot be touched now."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.particle_panic.state import (
    ACT,
    CHOOSE,
    CLUBS,
    COLLECT,
    DIAMONDS,
    DISCARD,
    FAILED,
    HEARTS,
    NAME,
    SPADES,
    SPILL,
    STARS,
    SUITS,
    View,
)
from game.tables.particle_panic.wording import (
    SUIT_KEYS,
    G,
    hand_words,
    has_use,
    held,
    may_spend,
    pressure,
    seat_name,
    suit_name,
    turns_left,
)

PHASES = {
    ACT: "act",
    CHOOSE: "choose",
    FAILED: "failed",
    COLLECT: "collect",
    DISCARD: "discard",
    SPILL: "spill",
    NAME: "name",
}


def headline(view: View, seat: Seat) -> Phrase:
    """Whose turn it is and how many actions are left; how it ended."""
    if view.outcome:
        return say(f"{G}result-cause-{view.outcome}")
    whose = "yours" if view.chooser == seat else "theirs"
    if view.phase in (DISCARD, SPILL):
        key = f"{G}headline-{PHASES[view.phase]}-{whose}"
        return say(key, seat=seat_name(view.chooser))
    return say(
        f"{G}headline-{whose}",
        seat=seat_name(view.chooser),
        basics=view.basics,
        specials=view.specials,
        spending=view.spending,
    )


def prompt(view: View, seat: Seat) -> Phrase:
    """What the seat is asked for now, or whom everybody waits for."""
    if view.outcome:
        return say(f"{G}prompt-over")
    if view.chooser != seat:
        return say(f"{G}prompt-wait", seat=seat_name(view.chooser))
    over = held(view, seat) - view.limits[seat]
    phase = _act(view) if view.phase == ACT else PHASES[view.phase]
    return say(
        f"{G}prompt-{phase}",
        die=view.roll[1],
        steps=min(3, view.roll[1]),
        hit=view.setting.hit,
        limit=view.limits[seat],
        over=over,
        extra=view.extra,
        room=view.source + 1,
    )


def _act(view: View) -> str:
    """What special actions are good for now."""
    need = view.setting.code
    hand = view.hands[view.seat]
    if view.specials and any(
        count >= need and not view.entered[suit] for suit, count in enumerate(hand)
    ):
        return "act-code"
    if not may_spend(view) and view.sharing < 0:
        return "act-done"
    if not any(has_use(view, suit) for suit in range(SUITS)):
        return "act-none"
    return "act-solo" if view.setting.seats == 1 else "act"


def why_not(view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
    """Why this spot cannot be touched now, in one sentence."""
    kind, _, rest = spot.partition(":")
    if kind == "gauge":
        return say(f"{G}spot-pressure", count=pressure(view), turns=turns_left(view))
    if view.outcome or view.chooser != seat:
        return prompt(view, seat)
    match kind:
        case "act":
            return _why_not_act(view, rest)
        case "lock":
            return _why_not_lock(view, int(rest))
        case "room":
            return _why_not_room(view, picked)
        case "hand":
            return _why_not_card(view, int(rest.split(":")[1]))
        case "panel":
            return _why_not_panel(view, picked, int(rest))
    return prompt(view, seat)


def _why_not_act(view: View, act: str) -> Phrase:
    if view.phase != ACT:
        return say(f"{G}why-first")
    here = view.particles[view.pawns[view.seat]]
    match act:
        case "neutralize" if not here:
            return say(f"{G}why-no-particle")
        case "collect" if here:
            return say(f"{G}why-particles")
        case "move" | "neutralize" | "collect":
            return say(f"{G}why-no-basic")
    return say(f"{G}why-first")


def _why_not_lock(view: View, suit: int) -> Phrase:
    need = view.setting.code
    if view.entered[suit]:
        return say(f"{G}why-entered", suit=suit_name(suit))
    for seat, hand in enumerate(view.hands):
        if seat != view.seat and hand[suit] >= need:
            return say(f"{G}why-code-theirs", seat=seat_name(seat), suit=suit_name(suit))
    if view.phase != ACT:
        return say(f"{G}why-first")
    if view.hands[view.seat][suit] < need:
        have = view.hands[view.seat][suit]
        return say(f"{G}why-code", suit=suit_name(suit), have=have, need=need)
    return say(f"{G}why-no-special")


def _why_not_room(view: View, picked: Sequence[str]) -> Phrase:
    if view.phase == CHOOSE:
        return say(f"{G}why-too-far", die=view.roll[1])
    if view.phase == SPILL:
        return say(f"{G}why-not-nearest")
    if len(picked) == 1 and picked[0].endswith(f":{DIAMONDS}"):
        return say(f"{G}why-diamond")
    if len(picked) == 1 and picked[0].endswith(f":{SPADES}"):
        return say(f"{G}why-spade-from")
    if len(picked) == 2:
        return say(f"{G}why-spade-to")
    return say(f"{G}why-room")


def _why_not_card(view: View, suit: int) -> Phrase:
    if view.phase == DISCARD:
        return say(f"{G}why-order")
    if view.phase == FAILED:
        return say(f"{G}why-failed")
    if view.phase != ACT:
        return say(f"{G}why-first")
    if not may_spend(view):
        return say(f"{G}why-no-special")
    if suit in (HEARTS, CLUBS):
        return say(f"{G}why-{SUIT_KEYS[suit]}")
    if suit == STARS:
        return say(f"{G}why-stars")
    if view.sharing >= 0 and suit < view.floor:
        return say(f"{G}why-order")
    return say(f"{G}why-spade-full")


def _why_not_panel(view: View, picked: Sequence[str], seat: Seat) -> Phrase:
    if seat == view.seat or view.phase != ACT:
        return hand_words(view, seat)
    if view.pawns[seat] != view.pawns[view.seat]:
        return say(f"{G}why-apart", seat=seat_name(seat))
    if seat != view.sharing and not view.specials:
        return say(f"{G}why-no-special")
    if not picked:
        return say(f"{G}why-card-first", seat=seat_name(seat))
    return say(f"{G}why-order")
