"""Reasons for a move, in one sentence: the rule, what the backs show, or the physics."""

from __future__ import annotations

from ai.evaluators.u_know_feynman.rating import fitting, top_of
from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.u_know_feynman import Move, View
from game.rules.u_know_feynman.faces import (
    ACTION,
    FLIP,
    FORCES,
    GLUON,
    MATTER,
    NAMED,
    PARTICLE_FACES,
    PENALTY,
    REVERSE,
    SKIP,
    WILD_FACE,
    baryon,
    interaction_key,
    nucleon_name,
    suit_name,
    symbol_name,
    top_symbol,
)
from game.rules.u_know_feynman.state import ANSWER, DOUBT

_G = "u_know_feynman-hint-"


def reason(view: View, move: Move) -> Phrase:
    """Reason for this move."""
    match move.kind:
        case "play" | "call":
            return _laying(view, move)
        case "name":
            return _suit(view, "name", move.face & 3, _rest(view, move))
        case "take":
            force = view.top >> 2
            return say(f"{_G}take", force=symbol_name(view.side, force), n=PENALTY[force])
        case "catch":
            return say(f"{_G}catch", seat=say("seat", seat=view.suspect))
        case _:
            return say(f"{_G}{move.kind}")


def _next(view: View) -> Seat:
    return (view.mover + view.step) % view.seats


def _rest(view: View, move: Move) -> list[int]:
    """Cards that stay in the hand."""
    laid = (move.card, move.second, move.third)
    return [card for card in view.hands[view.mover] if card not in laid]


def _laying(view: View, move: Move) -> Phrase:
    rest = _rest(view, move)
    foe = say("seat", seat=_next(view))
    if view.phase == ANSWER:
        return _answering(view, move)
    force = move.face >> 2
    if PARTICLE_FACES <= move.face < ACTION:
        key = "last-force" if not rest else f"force-{FORCES[force]}"
        return say(f"{_G}{key}", seat=foe, n=PENALTY[force])
    if not rest:
        return say(f"{_G}out")
    if move.kind == "call":
        return say(f"{_G}call")
    if move.third >= 0:
        symbols = [view.up[card] >> 2 for card in (move.card, move.second, move.third)]
        nucleon = baryon((symbols[0], symbols[1], symbols[2]))
        assert nucleon is not None
        return say(f"{_G}baryon", nucleon=nucleon_name(view.side, nucleon))
    if move.face >= NAMED:
        if view.side == MATTER:
            return _suit(view, "wild", move.face & 3, rest)
        suit = suit_name(view.side, move.face & 3)
        return say(f"{_G}higgs", seat=foe, suit=suit)
    if force == FLIP:
        return _flip(view, rest)
    if force == SKIP or (force == REVERSE and view.seats == 2):
        return say(f"{_G}skip", seat=foe)
    if force == REVERSE:
        return say(f"{_G}reverse", seat=foe)
    return _particle(view, move, rest)


def _particle(view: View, move: Move, rest: list[int]) -> Phrase:
    suit = move.face & 3
    foe = _next(view)
    if _lacks(view, suit):
        suit_said = suit_name(view.side, suit)
        return say(f"{_G}lacks", seat=say("seat", seat=foe), suit=suit_said)
    keeps = fitting(view.side, move.face, [view.up[card] for card in rest])
    if keeps:
        return say(f"{_G}keeps", n=keeps)
    same = top_symbol(view.top) == move.face >> 2
    return say(f"{_G}{'particle' if same else 'colour'}")


def _suit(view: View, key: str, suit: int, rest: list[int]) -> Phrase:
    """Longest suit of the hand; else what the next seat lacks; else that it was found."""
    held = [0, 0, 0, 0]
    for card in rest:
        if view.up[card] != WILD_FACE:
            held[view.up[card] & 3] += 1
    name = suit_name(view.side, suit)
    if held[suit] and held[suit] == max(held):
        return say(f"{_G}{key}", suit=name, n=held[suit])
    if _lacks(view, suit):
        return say(f"{_G}lacks", seat=say("seat", seat=_next(view)), suit=name)
    return say("hint-best-found")


def _lacks(view: View, suit: int) -> bool:
    """True if the next seat drew not long ago when this suit was asked for."""
    return any(view.notes[card] >> DOUBT >> suit & 1 for card in view.hands[_next(view)])


def _flip(view: View, rest: list[int]) -> Phrase:
    """Facts that the backs show about the table after a flip."""
    foe, side = _next(view), 1 - view.side
    top = top_of(side, view.down[view.discard[0]])
    if not fitting(side, top, [view.down[card] for card in view.hands[foe]]):
        return say(f"{_G}flip-foe", seat=say("seat", seat=foe))
    mine = fitting(side, top, [view.down[card] for card in rest])
    return say(f"{_G}flip", n=mine)


def _answering(view: View, move: Move) -> Phrase:
    """The interaction that the answer completes."""
    force, under = view.top >> 2, view.up[view.discard[-2]]
    if force == GLUON and move.second < 0:
        return say(f"{_G}flip-only", suit=suit_name(1 - view.side, under & 3))
    return say(
        f"{_G}answer-{interaction_key(force, under >> 2, move.face >> 2)}",
        before=symbol_name(view.side, under >> 2),
        after=symbol_name(view.side if force != GLUON else 1 - view.side, move.face >> 2),
        seat=say("seat", seat=view.thrower),
        n=PENALTY[force],
    )
