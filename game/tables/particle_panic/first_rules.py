"""Rules for a beginner, one at each of the first choices (`game.tables.capabilities.Teaches`)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.particle_panic.state import ACT, COLLECT, FULL, View
from game.tables.particle_panic.wording import G, seat_name


def first_rules(view: View, seat: Seat) -> Sequence[Phrase]:
    """The rules that matter for the choice of this seat, the most important one first.

    While a player acts: a full room, the actions, the cards, the dice that have just fallen, a
    teammate in the same room. While cards are taken: codes. Before a die that may miss: the hand
    limit.
    """
    setting = view.setting
    if view.outcome or view.chooser != seat or view.phase not in (ACT, COLLECT):
        return ()
    limit = say(f"{G}first-limit", limit=view.limits[seat])
    codes = [say(f"{G}first-code", need=setting.code, seats=setting.seats)]
    if setting.seats > 1:
        codes.append(say(f"{G}first-bars"))
    if view.phase == COLLECT:
        return (*codes, limit)
    full = [room for room, count in enumerate(view.particles) if count == FULL]
    actions = [say(f"{G}first-full", room=room + 1) for room in full[:1]]
    actions.append(say(f"{G}first-actions", free=setting.free))
    if any(view.hands[seat]):
        actions.append(say(f"{G}first-cards"))
    if view.roll[0] == "emerge":
        actions.append(say(f"{G}first-dice", half=setting.half))
    gifts, apart = _gifts(view, seat)
    risky = view.particles[view.pawns[seat]]
    limits = (limit, *gifts, *codes) if risky else (*gifts, *codes, limit)
    return (*actions, *limits, *apart)


def _gifts(view: View, seat: Seat) -> tuple[list[Phrase], list[Phrase]]:
    """The rule about gifts with a teammate in the same room, or the one with no teammate there."""
    if view.setting.seats == 1 or not any(view.hands[seat]) or not view.specials:
        return [], []
    here = [at for at in range(view.setting.seats) if view.pawns[at] == view.pawns[seat]]
    mates = [mate for mate in here if mate != seat]
    if not mates:
        return [], [say(f"{G}first-apart")]
    return [say(f"{G}first-share", seat=seat_name(mates[0]))], []
