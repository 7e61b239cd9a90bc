"""The turn of a teammate: what it changed in one line, and a code in large letters."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.core.session import RuleEvent
from game.rules.particle_panic.state import View
from game.tables.capabilities import Facts, Notice
from game.tables.particle_panic.pictures import SuitCard
from game.tables.particle_panic.wording import G, seat_name, suit_name

_COUNTED = {
    "share": "gave",
    "neutralized": "neutralized",
    "limit": "missed",
    "heart": "spent",
    "club": "spent",
    "spade": "spent",
    "diamond": "spent",
    "collect": "collected",
    "discard": "discarded",
}
"""Kind of event -> act of which the line gives the number."""


def summed(seat: Seat, events: Sequence[RuleEvent[View]]) -> Phrase | None:
    """The acts of this seat in their order; None where they changed nothing."""
    counts: dict[str, int] = {}
    suits: list[int] = []
    stepped = False
    before = after = events[0].view.pawns[seat]
    for kind, facts in ((event.kind, event.facts) for event in events):
        if facts.get("seat") != seat:
            continue
        if kind in ("go", "diamond"):
            after, stepped = facts["at"], stepped or kind == "diamond"
            counts.setdefault("room", 0)
        if kind == "code":
            suits.append(facts["suit"])
            counts.setdefault("code", 0)
        elif kind in _COUNTED:
            act = _COUNTED[kind]
            counts[act] = counts.get(act, 0) + 1
    acts: list[Phrase] = []
    for act, count in counts.items():
        if act == "room":
            acts += [say(f"{G}sum-room", room=after + 1)] if stepped or after != before else []
        elif act == "code":
            acts += [say(f"{G}sum-code", suit=suit_name(suit)) for suit in suits]
        else:
            acts.append(say(f"{G}sum-{act}", count=count))
    if not acts:
        return None
    line = acts[0]
    for act_ in acts[1:]:
        line = say(f"{G}sum-and", first=line, next=act_)
    return say(f"{G}sum", seat=seat_name(seat), acts=line)


def notice(kind: str, facts: Facts, view: View) -> Notice | None:
    """The words for the first code and for the last, for those who have not entered it."""
    if kind != "code":
        return None
    by, suit, count = facts["seat"], facts["suit"], sum(view.entered)
    key = f"{G}notice-{'last-' if count == view.setting.suits else ''}code"
    title = say(key, seat=seat_name(by))
    line = say(f"{G}notice-code-line", suit=suit_name(suit), count=count, codes=view.setting.suits)
    return Notice(by, title, line, (SuitCard(suit),) * view.setting.code, once=True, news=True)
