"""A search from elsewhere knows our games by their rules, and sees no more than a seat does."""

from __future__ import annotations

import json

import pytest

from ai.lab import arena
from ai.lab.oracle import honest
from ai.lab.peer import PEER, HouseState
from ai.levels import PLAIN
from game.core.rng import Rng
from game.core.session import AnySession, Session
from game.games import GAMES

HIDDEN = ("u_know_feynman", "particle_builder")


def position(game: str, seed: str = "peer") -> HouseState:
    session: AnySession = Session(GAMES[game], 2, {}, seed)
    rng = Rng(seed, "moves")
    for _ in range(6):
        session.play(rng.pick(session.legal_moves()))
    view = session.view(session.to_move() or 0)
    world = session.game.determinize(view, rng)
    return HouseState(session.game, world, rng, {})


@pytest.mark.parametrize("game", HIDDEN)
def test_a_resampled_position_looks_the_same_to_its_seat(game: str) -> None:
    state = position(game)
    seat = state.current_player()
    for _ in range(20):
        other = state.resample_from_infostate(seat, None)
        assert other.information_state_string() == state.information_state_string()
        assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("game", HIDDEN)
def test_a_clone_is_free_to_be_played_to_the_end(game: str) -> None:
    state = position(game)
    before, clone, rng = state.information_state_string(), state.clone(), Rng("x", "clone")
    while not clone.is_terminal():
        clone.apply_action(rng.pick(clone.legal_actions()))
    assert clone.current_player() == -4
    assert sum(clone.returns()) == pytest.approx(0.0)
    assert state.information_state_string() == before
    assert not state.is_terminal()


def test_its_name_says_how_long_it_thinks() -> None:
    assert arena.MEASURED.fullmatch("ismcts:500")
    assert PEER.fullmatch("ismcts:0500x") is None
    assert honest("ismcts:500") == PLAIN


def test_it_plays_a_game_in_the_arena() -> None:
    pytest.importorskip("open_spiel")
    game = GAMES["particle_builder"]
    job = arena.schedule(game, ("ismcts:3", "random"), 1, "peer")[0]
    line = json.loads(arena.play(json.dumps(job)))
    assert line["illegal"] == [0, 0]
    assert sum(line["returns"]) == pytest.approx(0.0)
