"""The log lines, shows and result of Particle Panic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.phrase import Phrase, literal, say
from game.rules.particle_panic.state import WON, View
from game.tables.particle_panic.duty import kind_name
from game.tables.particle_panic.wording import G, card_name, seat_name, suit_name
from game.tables.table import Effect, Line


def tell(kind: str, facts: Mapping[str, int], view: View) -> Phrase | None:
    """The log line of a beat; None for one that needs no words."""
    key = f"{G}log-{kind}"
    match kind:
        case "emerge" | "spill":
            return say(key, room=facts["at"] + 1, count=facts.get("count", 1))
        case "spade":
            seat = seat_name(facts["seat"])
            return say(key, seat=seat, source=facts["at"] + 1, room=facts["to"] + 1)
        case "share":
            names = {name: seat_name(facts[name]) for name in ("seat", "to")}
            return say(key, card=card_name(facts["suit"]), **names)
        case "code":
            return say(key, seat=seat_name(facts["seat"]), suit=suit_name(facts["suit"]))
        case "collect" | "discard":
            return say(key, seat=seat_name(facts["seat"]), card=card_name(facts["suit"]))
        case "crowded":
            return say(key, seat=seat_name(facts["seat"]), count=facts["count"])
        case "won" | "lost":
            return say(f"{G}result-cause-{facts.get('cause', WON)}")
        case "named":
            key += "-right" if facts["kind"] == facts["truth"] else "-wrong"
            names = {name: kind_name(facts[name]) for name in ("kind", "truth")}
            return say(key, seat=seat_name(facts["seat"]), **names)
        case (
            "move"
            | "go"
            | "try"
            | "neutralized"
            | "limit"
            | "heart"
            | "club"
            | "diamond"
            | "detect"
        ):
            more = {name: facts[name] for name in ("die", "limit") if name in facts}
            room = facts.get("at", -1) + 1
            return say(key, seat=seat_name(facts["seat"]), room=room, **more)
    return None


VERDICT = 2.4
"""Seconds for the sentence that says why a name was right, before the die is rolled again."""


def reading(kind: str, facts: Mapping[str, int]) -> float:
    """A right name is confirmed; a wrong one stays in sight in any case until one goes on."""
    return VERDICT if kind == "named" and facts["kind"] == facts["truth"] else 0.0


def effects(kind: str, facts: Mapping[str, int], view: View) -> Sequence[Effect]:
    """Dice in the middle, light where a particle goes out, a jolt where something is lost."""
    match kind:
        case "move" | "try" | "emerge":
            return [Effect("roll", "core", value=facts["die"])]
        case "named":
            right = facts["kind"] == facts["truth"]
            return [Effect("ring" if right else "shake", "detector")]
        case "neutralized":
            return [Effect("burst", f"room:{facts['at']}")]
        case "spill":
            return [Effect("ring", f"room:{facts['at']}")]
        case "limit":
            return [Effect("shake", f"panel:{facts['seat']}")]
        case "code":
            return [Effect("shower", f"lock:{facts['suit']}")]
        case "won":
            return [Effect("shower", "core")]
        case "lost":
            return [Effect("shake", "ring")]
    return []


def result(view: View) -> Sequence[Line]:
    """The cause, what was lived through, and the codes, which count."""
    figures = (
        ("turns", literal(str(view.turn))),
        ("neutralized", literal(str(view.neutralized))),
        ("emerged", literal(str(view.emerged))),
        ("limits", literal(f"{sum(view.limits)} / {view.setting.limit * view.setting.seats}")),
    )
    return [
        Line(say(f"{G}result-end"), (say(f"{G}result-cause-{view.outcome}"),)),
        *(Line(say(f"{G}result-{name}"), (figure,)) for name, figure in figures),
        Line(
            say(f"{G}result-codes"),
            (literal(f"{sum(view.entered)} / {view.setting.suits}"),),
            total=True,
            scores=(sum(view.entered),),
        ),
    ]
