"""Rules for a beginner, one at each of the first choices (`game.tables.capabilities.Teaches`)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.particle_panic.state import ACT, COLLECT, View
from game.tables.particle_panic.wording import G


def first_rules(view: View, seat: Seat) -> Sequence[Phrase]:
    """The rules that matter for the choice of this seat, the most important one first.

    While a player acts: the actions, the cards, the dice that have just fallen. While cards are
    taken: codes. Before a die that may miss: the hand limit.
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
    actions = [say(f"{G}first-actions", free=setting.free)]
    if any(view.hands[seat]):
        actions.append(say(f"{G}first-cards"))
    if view.roll[0] == "emerge":
        actions.append(say(f"{G}first-dice", half=setting.half))
    risky = view.particles[view.pawns[seat]]
    return (*actions, limit, *codes) if risky else (*actions, *codes, limit)
