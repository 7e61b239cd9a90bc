"""Danger in the lab: the siren, and what is told as the pressure rises and hand limits fall."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.phrase import say
from game.rules.particle_panic.options import TRAINING
from game.rules.particle_panic.state import FULL, ROOM, View, can_keep, has_the_rest
from game.tables.capabilities import Facts, Highlight
from game.tables.particle_panic.wording import G, seat_name, turns_until_full

FIRST = (0, 1, 1, 1, 1, 1)
"""Particles in each room at the beginning."""
FEW = sum(FIRST)
HALF = ROOM // 2
MARKS = (HALF, 24, 30)
"""Pressure that is told when it is first reached."""
SIREN = 24
"""Pressure above which a siren sounds ..."""
SOONER = {TRAINING: HALF}
"""... and on rungs where that much is rare (decision 142)."""


def sounds(view: View, pressure: int) -> str:
    """The sound of a particle that emerges at this pressure."""
    loud = pressure > SOONER.get(view.setting.ladder, SIREN)
    return "siren" if loud else "alarm"


def highlights(
    events: Sequence[tuple[str, Facts]], new: int, view: View
) -> Sequence[Highlight | None]:
    """The danger that each of the last ``new`` of these events brought, if any.

    The first full room comes before the pressure, which is told at the next particle then. Once no
    hand can hold a code any more, limits are not told. ``events``: all of this game.
    """
    rooms, reached, full, found = list(FIRST), 0, False, list[Highlight | None]()
    limits, over = [view.setting.limit] * view.setting.seats, False
    for kind, facts in events:
        told: Highlight | None = None
        match kind:
            case "emerged" | "spill":
                rooms[facts["at"]] += facts.get("count", 1)
                mark = max((mark for mark in MARKS if mark <= sum(rooms)), default=0)
                if rooms[facts["at"]] >= FULL and not full:
                    told, full = _full(facts["at"]), True
                elif mark > reached:
                    told, reached = _filled(view, mark, sum(rooms)), mark
            case "spade":
                rooms[facts["at"]] -= 1
                rooms[facts["to"]] += 1
                if rooms[facts["to"]] >= FULL and not full:
                    told, full = _full(facts["to"]), True
            case "neutralized":
                rooms[facts["at"]] -= 1
            case "limit":
                limits[facts["seat"]] = facts["limit"]
                if not over:
                    over = _is_over(view, limits)
                    told = _lost(view, facts["seat"]) if over else _weakened(view, facts)
        found.append(told)
    return found[len(found) - new :]


def _full(room: int) -> Highlight:
    """A room is full: the next particle there goes elsewhere."""
    shout, line = (say(f"{G}told-full{end}", room=room + 1) for end in ("", "-line"))
    return Highlight(shout, line, f"room:{room}", "thud")


def _filled(view: View, mark: int, pressure: int) -> Highlight:
    """The lab is half full, or fuller."""
    left = ROOM - pressure
    shout = say(f"{G}told-half") if mark == HALF else say(f"{G}told-left", left=left)
    line = say(f"{G}spot-pressure", count=pressure, turns=turns_until_full(view.setting, pressure))
    return Highlight(shout, line, "core", "thud")


def _is_over(view: View, limits: Sequence[int]) -> bool:
    """True if no hand can hold a code any more: see `state.beyond_saving`."""
    hand = view.hands[view.seat]
    return not can_keep(limits, view.setting.code) and not has_the_rest(view, hand)


def _lost(view: View, seat: int) -> Highlight:
    """The crew can only play for time."""
    line = say(f"{G}told-hopeless-line", need=view.setting.code)
    return Highlight(say(f"{G}told-hopeless"), line, f"panel:{seat}", "thud")


def _weakened(view: View, facts: Facts) -> Highlight | None:
    """A hand can keep no code any more, or is at its last point."""
    seat, limit, need = facts["seat"], facts["limit"], view.setting.code
    if limit not in (1, need - 1):
        return None
    key = f"{G}told-last" if limit == 1 else f"{G}told-weak"
    line = say(f"{key}-line", seat=seat_name(seat), limit=limit, need=need)
    return Highlight(say(key), line, f"panel:{seat}", "thud")
