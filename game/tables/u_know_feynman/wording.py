"""Names, log lines, shows and results of U-kNOw Feynman."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.phrase import Phrase, literal, say
from game.rules.u_know_feynman import View
from game.rules.u_know_feynman.faces import (
    FERMIONS,
    GLUON,
    MATTER,
    PENALTY,
    PHOTON,
    WILD_FACE,
    W,
    face_name,
    interaction_key,
    nucleon_name,
    particle_key,
    suit_name,
    symbol_name,
    top_suit,
    top_symbol,
)
from game.tables.capabilities import share
from game.tables.table import LOUD, CountLine, Effect, seat_name
from game.tables.u_know_feynman.pictures import Duo

G = "u_know_feynman-"


def card_id(card: int) -> str:
    """The spot of a card: every eye can follow it, so its number tells nothing."""
    return f"card:{card}"


def card_art(view: View, card: int, *, turned: bool, asleep: bool = False) -> Duo:
    """A card as it is shown: in one's own hand its face, in a rival's (``turned``) its back.

    The tag at its foot is the other face, where that is known.
    """
    shown, tag = view.up[card], view.down[card]
    side = view.side
    if turned:
        shown, tag, side = tag, shown, 1 - side
    return Duo(side, shown, tag if tag >= 0 else None, asleep)


def codex(side: int, face: int) -> str:
    """The particle that can be read about at this face, if it shows one."""
    if face < 0:
        return ""
    symbol = face >> 2
    if symbol < FERMIONS:
        return particle_key(side, symbol)
    if symbol in PENALTY:
        return {W: "w-plus", PHOTON: "photon", GLUON: "gluon"}[symbol]
    return "higgs" if face == WILD_FACE and side != MATTER else ""


def card_name(view: View, card: int) -> Phrase:
    """The name of the face that is played now."""
    return face_name(view.side, view.up[card])


def following(view: View) -> Phrase:
    """Faces that may follow the top, in words: a suit, or a suit and a symbol."""
    suit = suit_name(view.side, top_suit(view.top))
    symbol = top_symbol(view.top)
    if symbol < 0:
        return say(f"{G}follow-suit", suit=suit)
    return say(f"{G}follow-both", suit=suit, what=symbol_name(view.side, symbol))


MANY = 3
"""Cards drawn at once from which each is felt by itself."""
SHOUT = 3
"""Size of the word that is called with the last card but one, against words that only rise."""


def tell(kind: str, facts: Mapping[str, int], view: View) -> Phrase | None:
    """The log line of an event."""
    key = f"{G}log-{kind}"
    match kind:
        case "played":
            return say(key, seat=seat_name(facts["seat"]), card=face_name(view.side, facts["face"]))
        case "called" | "kept" | "missed" | "skipped" | "stuck":
            return say(key, seat=seat_name(facts["seat"]))
        case "drew":
            return say(key, seat=seat_name(facts["seat"]))
        case "bound":
            nucleon = nucleon_name(facts["side"], facts["nucleon"])
            return say(key, seat=seat_name(facts["seat"]), nucleon=nucleon)
        case "took" | "backfired":
            return _penalty(key, facts, view)
        case "neutralised":
            return neutralised(facts, view)
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


def neutralised(facts: Mapping[str, int], view: View) -> Phrase:
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
    """The show of an event."""
    top = card_id(view.discard[-1])
    match kind:
        case "neutralised" if facts["force"] == GLUON:
            return (Effect("annihilate", top, "pile"),)
        case "neutralised" | "bound":
            return (Effect("burst", top),)
        case "searched" | "took" if facts["cards"] >= MANY:
            return (Effect("thuds", "pile", f"seat:{facts['seat']}", facts["cards"]),)
        case "turned":
            side = ("matter", "antimatter")[facts["side"]]
            shout = say(f"{G}shout-{side}")
            return (Effect("ring", top), Effect("words", top, value=LOUD, words=shout))
        case "called":
            at, shout = f"seat:{facts['seat']}", say(f"{G}button-decay")
            return (Effect("decay", at), Effect("words", at, value=SHOUT, words=shout))
        case "caught" | "backfired":
            return (Effect("shake", f"seat:{facts['seat']}"),)
        case "won" if facts["seat"] >= 0:
            return (Effect("shower", f"seat:{facts['seat']}"),)
    return ()


def result(view: View) -> Sequence[CountLine]:
    """Cards left in the last round; rounds won, which for a single round the headline has said."""
    cards = tuple(literal(str(len(hand))) for hand in view.hands)
    wins = tuple(literal(str(won)) for won in view.wins)
    return (
        CountLine(say(f"{G}result-cards"), cards, fewest=True),
        CountLine(
            say(f"{G}result-rounds"), wins, total=True, scores=view.wins, unseen=view.rounds == 1
        ),
    )


# --- goal, tension and the parts of the result ----------------------------------------------------


FAR = 6
"""Size of the smallest hand from which no player is near the end."""


def goal(view: View) -> Phrase:
    """The goal: to be rid of all cards first; in several rounds, to win most of them."""
    return say(f"{G}goal", rounds=view.rounds)


def tension(view: View) -> float:
    """The tension: higher the fewer cards the smallest hand has, a number that all see."""
    return 1.0 - share(min(len(hand) for hand in view.hands) - 1, FAR - 1)


def parts(view: View) -> tuple[tuple[int, ...], ...]:
    """Star by star: the rounds won."""
    return tuple((1,) * won for won in view.wins)
