"""What beats say and show, and what is counted at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.phrase import Phrase, literal, say
from game.rules.u_know_feynman import View
from game.rules.u_know_feynman.faces import (
    GLUON,
    face_name,
    interaction_key,
    nucleon_name,
    suit_name,
    symbol_name,
)
from game.tables.table import Effect, Line
from game.tables.u_know_feynman.wording import G, card_id, seat_name

MANY = 3
"""Cards drawn at once from which each is felt by itself."""


def tell(kind: str, facts: Mapping[str, int], view: View) -> Phrase | None:
    """The log line of a beat."""
    key = f"{G}log-{kind}"
    match kind:
        case "played":
            return say(key, seat=seat_name(facts["seat"]), card=face_name(view.side, facts["face"]))
        case "called" | "kept" | "skipped" | "stuck":
            return say(key, seat=seat_name(facts["seat"]))
        case "drew":
            return say(key, seat=seat_name(facts["seat"]))
        case "bound":
            nucleon = nucleon_name(facts["side"], facts["nucleon"])
            return say(key, seat=seat_name(facts["seat"]), nucleon=nucleon)
        case "took" | "backfired":
            return _penalty(key, facts, view)
        case "neutralised":
            return _neutralised(facts, view)
        case "beaten":
            force = symbol_name(view.side, facts["force"])
            return say(key, seat=seat_name(facts["thrower"]), force=force)
        case "turned":
            return say(f"{key}-{('matter', 'antimatter')[facts['side']]}")
        case "reversed" | "shuffled" | "dealt":
            return say(key)
        case "named":
            return say(key, seat=seat_name(facts["seat"]), suit=suit_name(view.side, facts["suit"]))
        case "searched":
            suit = suit_name(view.side, facts["suit"])
            end = "" if facts["found"] else "-vain"
            return say(key + end, seat=seat_name(facts["seat"]), n=facts["cards"], suit=suit)
        case "caught":
            by = seat_name(facts["by"])
            return say(key, seat=seat_name(facts["seat"]), by=by, n=facts["cards"])
        case "counted":
            return say(key, n=facts["cards"])
        case "won":
            return _won(facts, view)
    return None


def _penalty(key: str, facts: Mapping[str, int], view: View) -> Phrase:
    force = symbol_name(view.side, facts["force"])
    return say(key, seat=seat_name(facts["seat"]), force=force, n=facts["cards"])


def _neutralised(facts: Mapping[str, int], view: View) -> Phrase:
    """The interaction that was completed, in the words of physics."""
    force = facts["force"]
    # A gluon's answer has turned the table in the meantime.
    before = 1 - view.side if force == GLUON else view.side
    return say(
        f"{G}log-neutralised-{interaction_key(force, facts['under'] >> 2, facts['face'] >> 2)}",
        seat=seat_name(facts["seat"]),
        before=symbol_name(before, facts["under"] >> 2),
        after=symbol_name(view.side, facts["face"] >> 2),
    )


def _won(facts: Mapping[str, int], view: View) -> Phrase:
    if facts["seat"] < 0:
        return say(f"{G}log-shared")
    key = "won" if view.rounds == 1 else "won-round"
    return say(f"{G}log-{key}", seat=seat_name(facts["seat"]), n=facts["round"])


def effects(kind: str, facts: Mapping[str, int], view: View) -> Sequence[Effect]:
    """The show of a beat."""
    top = card_id(view.discard[-1])
    match kind:
        case "neutralised" if facts["force"] == GLUON:
            return (Effect("annihilate", top, "pile"),)
        case "neutralised" | "bound":
            return (Effect("burst", top),)
        case "searched" | "took" if facts["cards"] >= MANY:
            return (Effect("thuds", "pile", f"seat:{facts['seat']}", facts["cards"]),)
        case "turned":
            return (Effect("ring", top),)
        case "called":
            return (Effect("decay", f"seat:{facts['seat']}"),)
        case "caught" | "backfired":
            return (Effect("shake", f"seat:{facts['seat']}"),)
        case "won" if facts["seat"] >= 0:
            return (Effect("shower", f"seat:{facts['seat']}"),)
    return ()


def result(view: View) -> Sequence[Line]:
    """Cards left in the last round; rounds won."""
    cards = tuple(literal(str(len(hand))) for hand in view.hands)
    wins = tuple(literal(str(won)) for won in view.wins)
    return (
        Line(say(f"{G}result-cards"), cards),
        Line(say(f"{G}result-rounds"), wins, total=True, scores=view.wins),
    )
