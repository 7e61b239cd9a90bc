"""Reasons for a move, in one sentence: the rule, what the backs show, or the physics.

And the step after it, counted from what its player can see.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from ai.evaluators.u_know_feynman.rating import fitting, top_of
from game.core.contract import Seat
from game.core.phrase import Filling, Phrase, say
from game.rules.u_know_feynman import Move, View
from game.rules.u_know_feynman.faces import (
    ACTION,
    DECK,
    FACES,
    FLIP,
    FOLLOWS,
    FORCES,
    GLUON,
    MATTER,
    NAMED,
    PARTICLE_FACES,
    PENALTY,
    PHOTON,
    REVERSE,
    SKIP,
    W_ANSWERS,
    WILD,
    WILD_FACE,
    baryon,
    face_name,
    feels,
    interaction_key,
    nucleon_name,
    suit_name,
    symbol_name,
    top_suit,
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
        case "draw" if not fitting(view.side, view.top, [view.up[c] for c in _rest(view, move)]):
            return say(f"{_G}draw-none")
        case "draw":
            key = "draw-shut" if _shut_out(view) else "draw"
            return say(f"{_G}{key}", seat=say("seat", seat=_next(view)))
        case "keep":
            return _keeping(view)
        case _:
            return say(f"{_G}{move.kind}")


def beside_light(view: View, move: Move) -> Phrase | None:
    """The words beside a lit draw where a card fits: without them it seems a mistake."""
    if move.kind != "draw":
        return None
    why = reason(view, move)
    return None if why.key == f"{_G}draw-none" else why


def _shut_out(view: View) -> bool:
    """True if all cards of the next seat were seen, and none of them fits now."""
    foe = _next(view)
    seen = all(view.up[card] >= 0 for card in view.hands[foe])
    return seen and _seen_to_fit(view, foe, view.top) is None


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
    if PARTICLE_FACES <= move.face < ACTION and (move.kind != "call" or not rest):
        key = "last-force" if not rest else f"force-{FORCES[force]}"
        return say(f"{_G}{key}", seat=foe, n=PENALTY[force], wanted=_wanted(view))
    if not rest:
        return say(f"{_G}out", n=len(view.hands[view.mover]))
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


def _wanted(view: View) -> str:
    """The kind of particle that answers a W on the top card, by the rule in force."""
    if feels(view.top >> 2, GLUON):
        return "charge" if view.strict else "flavour"
    return "partner" if view.strict else "lepton"


def _keeping(view: View) -> Phrase:
    """The card just drawn does not fit, waits for a need, or is worth more in the hand."""
    face = view.up[view.drawn]
    if not fitting(view.side, view.top, [face]):
        return say(f"{_G}keep-none")
    if face >> 2 == FLIP:
        rest = [card for card in view.hands[view.mover] if card != view.drawn]
        mine, theirs = _fitting_after_flip(view, rest)
        if not mine:
            return say(f"{_G}keep-flip")
        if theirs:
            return say(f"{_G}keep-flip-foe", seat=say("seat", seat=_next(view)), n=theirs)
    return say(f"{_G}keep-wild" if face == WILD_FACE else f"{_G}keep")


def _particle(view: View, move: Move, rest: list[int]) -> Phrase:
    suit = move.face & 3
    foe = _next(view)
    if _lacks(view, suit) and _seen_to_fit(view, foe, move.face) is None:
        suit_said = suit_name(view.side, suit)
        return say(f"{_G}lacks", seat=say("seat", seat=foe), suit=suit_said)
    keeps = fitting(view.side, move.face, [view.up[card] for card in rest])
    if keeps:
        return say(f"{_G}keeps", n=keeps)
    same = top_symbol(view.top) == move.face >> 2
    return say(f"{_G}{'particle' if same else 'colour'}")


def alike(view: View, move: Move, near: Sequence[Move], moves: Sequence[Move]) -> Phrase | None:
    """The reason for all particles of the asked colour, where any of them will do.

    They must be as good as this one, and the cards that stay must go on as well after each.
    """
    if view.phase == ANSWER or top_suit(view.top) != move.face & 3 or not _plain(move):
        return None
    group = [one for one in moves if _plain(one) and one.face & 3 == move.face & 3]
    if len(group) < 2 or not all(one == move or one in near for one in group):
        return None
    (why, _), *others = ends = [
        (_particle(view, one, _rest(view, one)), _pairs(view, one)) for one in group
    ]
    if any(other != ends[0] for other in others):
        return None
    suit = suit_name(view.side, move.face & 3)
    shared: dict[str, Filling] = {"all": len(group), "suit": suit}
    if why.key == f"{_G}colour":
        return say(f"{_G}any-colour", **shared)
    return say(f"{_G}any", reason=why, **shared)


def _pairs(view: View, move: Move) -> int:
    """The number of ways in which two cards of the rest could follow this one, one on the other."""
    rest, follows = [view.up[card] for card in _rest(view, move)], FOLLOWS[view.side]
    return sum(
        fitting(view.side, top_of(view.side, face), rest[:place] + rest[place + 1 :])
        for place, face in enumerate(rest)
        if follows[move.face][face]
    )


def _plain(move: Move) -> bool:
    """True for one particle that is played without a call."""
    return move.kind == "play" and move.second < 0 and move.face < PARTICLE_FACES


def better_played(view: View, best: Move, near: Sequence[Move]) -> Move:
    """The card just drawn, played, where to keep it is no better; a wild waits for a need.

    ``near``: moves as good as the ``best``.
    """
    if best.kind != "keep" or view.up[view.drawn] == WILD_FACE:
        return best
    played = {move.kind: move for move in near if move.kind in ("play", "call")}
    return played.get("call") or played.get("play") or best


def longest_suit(view: View, best: Move, near: Sequence[Move]) -> Move:
    """Of moves that differ in the named colour alone, the one of most cards that stay in the hand.

    ``near``: moves as good as the ``best``, which stays where it names no colour.
    """
    if best.kind != "name" and best.face < NAMED:
        return best
    alike = [move for move in near if move._replace(face=best.face) == best]
    held = _held(view, _rest(view, best))
    return max((best, *alike), key=lambda move: held[move.face & 3])


def _held(view: View, cards: Sequence[int]) -> list[int]:
    """The number of these cards by suit; wild ones have none."""
    held = [0, 0, 0, 0]
    for card in cards:
        if view.up[card] != WILD_FACE:
            held[view.up[card] & 3] += 1
    return held


def _seen_to_fit(view: View, seat: Seat, top: int) -> int | None:
    """The face of a card in this hand that was seen and fits on this top; None if there is none."""
    follows = FOLLOWS[view.side][top]
    faces = (view.up[card] for card in view.hands[seat] if view.up[card] >= 0)
    return next((face for face in faces if follows[face]), None)


def _suit(view: View, key: str, suit: int, rest: list[int]) -> Phrase:
    """Longest suit of the hand; else what the next seat lacks; else that it was found."""
    held = _held(view, rest)
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
    mine, theirs = _fitting_after_flip(view, rest)
    if not theirs:
        return say(f"{_G}flip-foe", seat=say("seat", seat=_next(view)))
    return say(f"{_G}flip", n=mine)


def _fitting_after_flip(view: View, rest: list[int]) -> tuple[int, int]:
    """The cards that fit after a flip, among those that stay in the hand and those of the next."""
    side = 1 - view.side
    top = top_of(side, view.down[view.discard[0]])
    mine = fitting(side, top, [view.down[card] for card in rest])
    return mine, fitting(side, top, [view.down[card] for card in view.hands[_next(view)]])


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


# --- the step after the move ----------------------------------------------------------------------


def next_step(view: View, move: Move) -> Phrase | None:
    """Cards that could answer or follow, or be drawn, among those that the player cannot see."""
    match move.kind:
        case "draw":
            return _drawn(view)
        case "play" | "call" | "name":
            if PARTICLE_FACES <= move.face < ACTION:
                return _answers(view, move)
            return _followers(view, move)
        case _:
            return None


def _hidden(view: View) -> list[int]:
    """Copies of each face on the side in play that the player cannot see."""
    left = [0] * FACES
    for face in DECK:
        left[face] += 1
    for face in view.up:
        if face >= 0:
            left[face] -= 1
    return left


def _drawn(view: View) -> Phrase | None:
    """The chance that the card drawn fits; the card, where the player has seen it."""
    if not view.pile:
        return None
    seen = view.up[view.pile[-1]]
    if seen >= 0:
        return say(f"{_G}next-seen", card=face_name(view.side, seen))
    hidden, follows = _hidden(view), FOLLOWS[view.side][view.top]
    fits = sum(n for face, n in enumerate(hidden) if follows[face])
    return say(f"{_G}next-draw", percent=round(100 * fits / sum(hidden)))


def _followers(view: View, move: Move) -> Phrase | None:
    """Own cards that fit on the new top where the player goes on; else the chances of the next."""
    rest, symbol = _rest(view, move), move.face >> 2
    if not rest or symbol == FLIP or (move.second >= 0 and move.third < 0):
        return None
    higgs = move.kind != "name" and symbol == WILD and view.side != MATTER
    if view.seats == 2 and view.phase != ANSWER and (symbol in (SKIP, REVERSE) or higgs):
        own = fitting(view.side, move.face, [view.up[card] for card in rest])
        return say(f"{_G}next-again", n=own)
    return _chance(view, _after(view, symbol, higgs=higgs), move.face)


def _after(view: View, symbol: int, *, higgs: bool) -> Seat:
    """The seat that has the next turn of its own, after a card with this symbol."""
    if symbol == REVERSE:
        return (view.mover - view.step) % view.seats
    return (view.mover + (2 if symbol == SKIP or higgs else 1) * view.step) % view.seats


def _answers(view: View, move: Move) -> Phrase:
    """Cards that would complete the interaction: all of them, and those still hidden."""
    under, force = view.top, move.face >> 2
    if force == GLUON:
        wanted = [4 * FLIP + (under & 3)]
    elif force == PHOTON:
        wanted = [under]
    else:
        answers = W_ANSWERS[view.strict][under]
        wanted = [face for face in range(PARTICLE_FACES) if answers[face]]
    hidden = _hidden(view)
    left, copies = sum(hidden[face] for face in wanted), sum(map(DECK.count, wanted))
    foe = _next(view)
    if not left and not any(view.up[card] in wanted for card in view.hands[foe]):
        return say(f"{_G}next-answer-none", seat=say("seat", seat=foe))
    if force == GLUON:
        return say(f"{_G}next-flip", flip=face_name(view.side, wanted[0]), left=left, all=copies)
    return say(f"{_G}next-answer", left=left, all=copies)


def _chance(view: View, seat: Seat, top: int) -> Phrase | None:
    """The chance that a seat holds no card for this top, or such a card that was seen.

    None where the seat drew when this suit was asked for, which changes the chance.
    """
    named, holds = say("seat", seat=seat), _seen_to_fit(view, seat, top)
    if holds is not None:
        return say(f"{_G}next-holds", seat=named, card=face_name(view.side, holds))
    unseen = [card for card in view.hands[seat] if view.up[card] < 0]
    if any(view.notes[card] >> DOUBT >> (top & 3) & 1 for card in unseen):
        return None
    hidden, follows = _hidden(view), FOLLOWS[view.side][top]
    whole, fits = sum(hidden), sum(n for face, n in enumerate(hidden) if follows[face])
    without = comb(whole - fits, len(unseen)) / comb(whole, len(unseen))
    return say(f"{_G}next-draws", seat=named, percent=round(100 * without))
