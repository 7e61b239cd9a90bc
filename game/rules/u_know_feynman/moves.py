"""Legal moves: their list, and a random one drawn without the list."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from game.core.particles import DOWN, UP
from game.core.rng import Rng
from game.rules.u_know_feynman.faces import (
    CARDS,
    FLIP,
    FOLLOWS,
    GLUON,
    NAMED,
    PHOTON,
    SUITS,
    W_ANSWERS,
    WILD_FACE,
    baryon,
)
from game.rules.u_know_feynman.state import (
    ANSWER,
    CALL,
    CATCH,
    CATCHES,
    DRAW,
    DRAWN,
    KEEP,
    NAME,
    NAMES,
    PASS,
    PLAY,
    SHUFFLES,
    TAKE,
    TURN,
    Laid,
    Move,
    State,
    several,
)

LIGHT = 4 * (DOWN + 1)
"""Faces below this are up and down quarks, the quarks of nucleons."""
assert UP == 0
assert DOWN == 1

ON_A_WHIM = 1 / 16
"""Probability that a random player draws although a card fits."""


def legal_moves(state: Laid) -> list[Move]:
    """All moves of the seat to move, in the order of its hand; draw, pass, keep or take last.

    ``state`` may also be the view of the seat to move.
    """
    phase = state.phase
    if phase == TURN:
        return [*_lays(state), *_baryons(state), *_draws(state)]
    if phase == DRAWN:
        fits = FOLLOWS[state.side][state.top][state.up[state.drawn]]
        return [*(_ways(state, state.drawn) if fits else ()), KEEP]
    if phase == ANSWER:
        return [*_answers(state), TAKE]
    if phase == NAME:
        return list(NAMES)
    assert phase == CATCH
    return list(CATCHES)


def _lays(state: Laid) -> Iterator[Move]:
    up, fits = state.up, FOLLOWS[state.side][state.top]
    for card in state.hands[state.mover]:
        if fits[up[card]]:
            yield from _ways(state, card)


def _ways(state: Laid, card: int) -> Iterator[Move]:
    """Moves that lay one card: each suit for a wild, silently or with the call (ruling 44)."""
    face = state.up[card]
    faces = range(NAMED, NAMED + len(SUITS)) if face == WILD_FACE else (face,)
    for shown in faces:
        yield PLAY[shown * CARDS + card]
    if len(state.hands[state.mover]) == 2:
        for shown in faces:
            yield CALL[shown * CARDS + card]


def _draws(state: Laid) -> Iterator[Move]:
    """The draw, if a card can be drawn.

    Otherwise only a player who cannot lay gets a move: a draw that counts the round out, when the
    pile is empty for the third time (ruling 46), or a pass, when all the cards are in hands.
    """
    if _drawable(state):
        yield DRAW
    elif not any(_lays(state)) and not any(_baryons(state)):
        yield DRAW if len(state.discard) > 1 else PASS


def _drawable(state: Laid) -> bool:
    """True if a card can be drawn in an ordinary turn."""
    return bool(state.pile) or (len(state.discard) > 1 and state.shuffles < SHUFFLES)


def _baryons(state: Laid) -> Iterator[Move]:
    """Three quarks uud or udd in any suits and any order, the first of which fits (ruling 26)."""
    up, hand = state.up, state.hands[state.mover]
    light = [card for card in hand if up[card] < LIGHT]
    if len(light) < 3:
        return
    fits = FOLLOWS[state.side][state.top]
    kinds = ("play", "call") if len(hand) == 4 else ("play",)
    for trio in permutations(light, 3):
        first, second, third = trio
        if not (state.loose or fits[up[first]]):
            continue
        if baryon((up[first] >> 2, up[second] >> 2, up[third] >> 2)) is not None:
            for kind in kinds:
                yield several(kind, up[third], *trio)


def _answers(state: Laid) -> Iterator[Move]:
    """Moves that neutralise a waiting force, or turn the table under a gluon (rulings 13 to 18)."""
    up, down = state.up, state.down
    hand = state.hands[state.mover]
    force, under = state.top >> 2, up[state.discard[-2]]
    if force == GLUON:
        flip = 4 * FLIP + (state.top & 3)
        for turning in hand:
            if up[turning] != flip:
                continue
            for quark in hand:
                if down[quark] == under and quark != turning:
                    yield several("play", under, turning, quark)
                    if len(hand) == 3:
                        yield several("call", under, turning, quark)
            # Four penalty cards follow, so the player keeps more than one card: no DECAY to call.
            yield PLAY[flip * CARDS + turning]
        return
    for card in hand:
        if up[card] == under if force == PHOTON else W_ANSWERS[state.strict][under][up[card]]:
            yield from _ways(state, card)


def sample_move(state: State, rng: Rng) -> Move:
    """A random legal move, straight from the hand: rather lays than draws, usually calls DECAY."""
    phase = state.phase
    if phase != TURN:
        moves = legal_moves(state)
        # The last move is to keep, to take or to let: rarely chosen.
        return rng.pick(moves[:-1]) if len(moves) > 1 and rng.random() >= ON_A_WHIM else moves[-1]
    up, fits = state.up, FOLLOWS[state.side][state.top]
    hand = state.hands[state.mover]
    fitting = [card for card in hand if fits[up[card]]]
    chance = rng.random() - ON_A_WHIM
    if not fitting or chance < 0.0:
        drawable = _drawable(state)
        if state.loose and (baryons := list(_baryons(state))) and not (drawable and chance < 0.5):
            return rng.pick(baryons)
        if drawable:
            return DRAW
        if not fitting:
            return next(_draws(state))
        chance = rng.random() - ON_A_WHIM
    card = fitting[int(max(0.0, chance / (1.0 - ON_A_WHIM)) * len(fitting))]
    face = up[card]
    if face < LIGHT and len(hand) > 2 and (trio := _trio(state, card, rng)):
        return trio
    if face == WILD_FACE:
        face = NAMED + int(rng.random() * 4)
    if len(hand) == 2 and rng.random() >= ON_A_WHIM:
        return CALL[face * CARDS + card]
    return PLAY[face * CARDS + card]


def _trio(state: State, first: int, rng: Rng) -> Move | None:
    """A baryon that begins with this quark, if two quarks picked at random complete it."""
    up, hand = state.up, state.hands[state.mover]
    light = [card for card in hand if up[card] < LIGHT and card != first]
    if len(light) < 2:
        return None
    i, j = rng.below(len(light)), rng.below(len(light) - 1)
    second, third = light[i], light[j + (j >= i)]
    if baryon((up[first] >> 2, up[second] >> 2, up[third] >> 2)) is None:
        return None
    kind = "call" if len(hand) == 4 and rng.random() >= ON_A_WHIM else "play"
    return several(kind, up[third], first, second, third)
