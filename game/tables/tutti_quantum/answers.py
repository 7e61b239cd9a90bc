"""What is asked, and why something cannot be touched now."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.tutti_quantum.state import BEGIN, COOP, OVER, PICK, PLAY, REFILL, SECRET, TALK, View
from game.tables.tutti_quantum.wording import G, seat_name

_ASKED = {PICK: "pick", SECRET: "secret", PLAY: "play", REFILL: "refill", TALK: "talk"}


def prompt(view: View, seat: Seat) -> Phrase:
    """What the seat is asked for now, or whom everybody waits for."""
    if view.phase == OVER:
        return say(f"{G}prompt-over")
    if view.mover != seat:
        return say(f"{G}prompt-other", who=seat_name(view.mover))
    if view.phase == BEGIN:
        return say(f"{G}prompt-begin-hands" if view.seats == 1 else f"{G}prompt-begin")
    return say(f"{G}prompt-{_ASKED[view.phase]}")


def why_not(view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
    """The rule that closes a spot, in one sentence."""
    kind = spot.partition(":")[0]
    if view.mover != seat:
        return prompt(view, seat)
    if view.phase in (BEGIN, REFILL):
        return say(f"{G}why-choose")
    if view.phase == TALK:
        return say(f"{G}why-mark")
    match kind:
        case "secret" if view.phase == PICK:
            return say(f"{G}why-secret")
        case "hand" if view.mode == COOP:
            return say(f"{G}why-other-hand")
        case "turn":
            return say(f"{G}why-turn")
        case "place":
            return say(f"{G}why-first")
        case "card":
            return say(f"{G}why-card")
    return say(f"{G}why-place" if picked else f"{G}why-first")
