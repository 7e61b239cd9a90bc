"""Rules for a beginner, one at each of the first choices (`game.tables.capabilities.Teaches`)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.u_know_feynman import View
from game.rules.u_know_feynman.faces import (
    ANTIMATTER,
    FERMIONS,
    FORCES,
    GLUON,
    PENALTY,
    suit_name,
    symbol_name,
    top_suit,
    top_symbol,
)
from game.rules.u_know_feynman.state import ANSWER, DRAWN, TURN
from game.tables.u_know_feynman.touches import offered, seeming
from game.tables.u_know_feynman.wording import G, following

_F = f"{G}first-"


def first_rules(view: View, seat: Seat) -> Sequence[Phrase]:
    """The rules that matter for the choice of this seat, the most important one first."""
    kinds = {move.kind for move in offered(view, seat)}
    if view.phase == ANSWER:
        return _answer(view, kinds)
    if view.phase in (TURN, DRAWN) and "call" in kinds:
        return (say(f"{_F}decay"),)
    if view.phase != TURN or not kinds or "pass" in kinds:
        return ()
    if kinds == {"draw"}:
        # Where a card seems to fit, the question says more.
        return () if seeming(view) is not None else (say(f"{_F}draw", what=following(view)),)
    rules = [_match(view)]
    if view.side == ANTIMATTER:
        rules.append(say(f"{_F}antimatter"))
    if any(move.third >= 0 for move in offered(view, seat)):
        rules.append(say(f"{_F}baryon"))
    rules.append(say(f"{_F}back"))
    forces = sorted({move.face >> 2 for move in offered(view, seat)} & PENALTY.keys())
    rules += [_force(view, force) for force in forces]
    return (*rules, say(f"{_F}rivals"))


def _force(view: View, force: int) -> Phrase:
    """The reason that a force acts on the top card, and its answer."""
    under = symbol_name(view.side, top_symbol(view.top))
    return say(f"{_F}force-{FORCES[force]}", what=under, n=PENALTY[force])


def _match(view: View) -> Phrase:
    suit, symbol = suit_name(view.side, top_suit(view.top)), top_symbol(view.top)
    if symbol < 0:
        return say(f"{_F}colour", suit=suit)
    key = "particle" if symbol < FERMIONS else "sign"
    return say(f"{_F}{key}", suit=suit, what=symbol_name(view.side, symbol))


def _answer(view: View, kinds: set[str]) -> Sequence[Phrase]:
    """The way to stop a W or a photon, where a card for it is in the hand."""
    force = view.top >> 2
    if "play" not in kinds or force == GLUON or not view.hands[view.thrower]:
        return ()
    return (say(f"{_F}answer", seat=say("seat", seat=view.thrower), n=PENALTY[force]),)
