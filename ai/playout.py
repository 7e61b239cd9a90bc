"""Playing on by drawn moves, in the quickest way that a game offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game.core.contract import Game, M, PlaysOn, S, SamplesMoves, V
from game.core.rng import Rng

PlayOn: TypeAlias = Callable[[S, Rng, int], int]
"""Plays a state on, in place, by at most so many drawn moves, and returns how many."""


def play_on(game: Game[S, M, V]) -> PlayOn[S]:
    """By the moves that the game draws itself, where it does."""
    if isinstance(game, PlaysOn):
        return game.play_on
    return sampled(game) if isinstance(game, SamplesMoves) else listed(game)


def sampled(game: Game[S, M, V]) -> PlayOn[S]:
    """Move by move, each drawn by `sample_move`."""
    assert isinstance(game, SamplesMoves)
    sample, to_move, apply = game.sample_move, game.to_move, game.apply

    def drawn(state: S, rng: Rng, plies: int) -> int:
        for played in range(plies):
            if to_move(state) is None:
                return played
            apply(state, sample(state, rng), rng)
        return plies

    return drawn


def listed(game: Game[S, M, V]) -> PlayOn[S]:
    """Move by move, each picked from the whole list."""
    legal_moves, to_move, apply = game.legal_moves, game.to_move, game.apply

    def picked(state: S, rng: Rng, plies: int) -> int:
        for played in range(plies):
            if to_move(state) is None:
                return played
            apply(state, rng.pick(legal_moves(state)), rng)
        return plies

    return picked
