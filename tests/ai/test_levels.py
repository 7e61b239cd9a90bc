"""Levels: each plays as it should, by iterations and not by the clock, and gives its reasons."""

from __future__ import annotations

import time
from dataclasses import replace
from math import exp
from typing import Any

import pytest

from ai import LEVELS, bot_seed, greedy, make_bot
from ai.analysis import explain, hint
from ai.bot import Budget
from ai.greedy import SURE, USUAL, BlunderBot, BlunderModel, GreedyBot, ratings, settled, sure_win
from ai.lab import speed
from ai.levels import PLAIN, RANDOM, SEARCH, budget, style
from ai.registry import HOUSE
from ai.search import listed
from game.core.phrase import say
from game.core.rng import Rng
from game.core.session import AnyGame, Session
from game.games import GAMES
from tests import laws
from tests.ai import toys
from tests.inside import state_of
from tests.some import some

SHED, NIM, DAM = toys.GAMES["shed"], toys.GAMES["nim"], toys.GAMES["dam"]
ANY = Budget(10, 1.0)


def choices(seats: int = 2) -> list[Session[Any, Any, Any]]:
    """Openings of `Shed` in which there is something to choose."""
    sessions = (Session(SHED, seats, {}, f"choice {seed}") for seed in range(150))
    return [session for session in sessions if len(session.legal_moves()) > 1]


# --- the bots -------------------------------------------------------------------------------------


def test_the_greedy_bot_plays_what_the_evaluator_rates_highest() -> None:
    evaluator = toys.ShedEvaluator()
    for session in some(choices()):
        rated = evaluator.move_scores(state_of(session), session.legal_moves())
        move = GreedyBot(SHED, evaluator, "seed").choose(
            session.view(0), session.legal_moves(), ANY
        )
        assert rated[session.legal_moves().index(move)] == max(rated)


def test_equal_ratings_are_decided_by_the_bots_own_chance() -> None:
    session = next(
        session
        for session in choices()
        if len({*toys.ShedEvaluator().move_scores(state_of(session), session.legal_moves())}) == 1
    )
    view, moves = session.view(0), session.legal_moves()
    chosen = {
        GreedyBot(SHED, toys.ShedEvaluator(), str(seed)).choose(view, moves, ANY)
        for seed in range(30)
    }
    assert chosen == {*moves}
    again = [
        GreedyBot(SHED, toys.ShedEvaluator(), "seed").choose(view, moves, ANY) for _ in range(5)
    ]
    assert len({*again}) == 1


def test_without_a_evaluator_a_win_in_one_is_still_taken() -> None:
    for seed in range(20):
        view = toys.NimView((0, 0, 3, 0), 1)
        bot = GreedyBot(NIM, None, str(seed))
        assert bot.choose(view, toys.NIM_TAKE[2][1:4], ANY) == toys.NIM_TAKE[2][3]


def test_a_win_by_luck_is_not_a_sure_one() -> None:
    """The last leak of the dam is mended on 4 to 6: `SURE` worlds do not all agree."""
    assert not settled(DAM)
    assert SURE >= 8
    view = toys.DamView(6, 1, 0, 3, 1)
    sure = [sure_win(DAM, view, (toys.DAM_MEND,), Rng(str(seed), "win")) for seed in range(50)]
    assert sure.count(None) >= 48
    assert sure_win(DAM, view._replace(days=7), (toys.DAM_BAIL,), Rng("w", "win")) is toys.DAM_BAIL


def test_a_visitor_blunders_sometimes_and_never_badly() -> None:
    """Not every choice is the best one, and none is what the evaluator thinks hopeless."""

    class Opinionated(toys.ShedEvaluator):
        """Likes low cards, and hates the highest."""

        def move_scores(self, state: toys.ShedState, moves: Any) -> Any:
            worst = max(move.card for move in moves)
            return [-9.0 if move.card == worst else -0.2 * move.card for move in moves]

    blunders = count = 0
    for number, session in enumerate(choices()):
        moves = session.legal_moves()
        rated = Opinionated().move_scores(state_of(session), moves)
        bot = BlunderBot(SHED, Opinionated(), f"visitor {number}")
        move = bot.choose(session.view(0), moves, ANY)
        rating = rated[moves.index(move)]
        assert rating > -9.0
        blunders += rating < max(rated)
        count += len(moves) > 2
    assert 0.05 < blunders / count < 0.4


def test_a_visitor_blunders_at_a_fixed_rate() -> None:
    """`BlunderModel.rate` of the choices are made in haste, and most of those are not the best."""

    class Sure(toys.ShedEvaluator):
        """Thinks one card a little better than all others, which are alike."""

        def move_scores(self, state: toys.ShedState, moves: Any) -> Any:
            return [0.5 if move == moves[0] else 0.0 for move in moves]

    session = next(one for one in choices() if len(one.legal_moves()) == 3)
    moves, tries = session.legal_moves(), 3000
    others = 0
    for number in range(tries):
        bot = BlunderBot(SHED, Sure(), f"rate {number}")
        others += bot.choose(session.view(0), moves, ANY) != moves[0]
    weight = exp(0.5 / USUAL.temperature)
    meant = USUAL.rate * 2 / (2 + weight)
    spread = (meant * (1 - meant) / tries) ** 0.5
    assert others / tries == pytest.approx(meant, abs=4 * spread)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_no_blunders_is_illegal_or_absurd(game: AnyGame) -> None:
    """In no game a visitor makes a move that the evaluator finds clearly bad."""
    evaluator = HOUSE.evaluator(game.info.id)
    assert evaluator is not None
    blunders = hasty = tries = 0
    for _, seats, options, seed in laws.cases(game, 3 * len(game.info.seats)):
        usual = HOUSE.opponents(game.info.id).blunders_of("visitor").at(seats)
        session = Session(game, seats, options, seed)
        while (seat := session.to_move()) is not None and len(session.moves) < 30:
            view, moves = session.view(seat), session.legal_moves()
            own = bot_seed(seed, seat, len(session.moves))
            move = BlunderBot(game, evaluator, own, blunders=usual).choose(view, moves, ANY)
            assert move in moves
            rng = Rng(own, "visitor")
            if len(moves) > 1 and rng.random() < usual.rate:
                rated = ratings(game, evaluator, view, moves, rng)
                rating = rated[moves.index(move)]
                assert rating >= max(rated) - usual.clearly_bad, (options, move)
                blunders += rating < max(rated)
                hasty += 1
            tries += len(moves) > 1
            session.play(move)
    assert 0.02 * tries < blunders < hasty


def differing(game: str, seats: int, games: int) -> int:
    """The moves of a *Student* that differ from those of a plain player, in so many games."""
    count = 0
    for number in range(games):
        session = Session(GAMES[game], seats, {}, f"blunders {number}")
        while (seat := session.to_move()) is not None and len(session.moves) < 60:
            chance = bot_seed(session.seed, seat, len(session.moves))
            view, moves = session.view(seat), session.legal_moves()
            chosen = [make_bot(game, one, chance).choose(view, moves, ANY) for one in SAME]
            count += chosen[0] != chosen[1]
            session.play(chosen[0])
    return count


SAME = ("student", PLAIN)


@pytest.mark.parametrize("game", GAMES)
def test_for_two_a_student_never_slips(game: str) -> None:
    assert differing(game, 2, 2) == 0


SPACED = {"u_know_feynman": 4, "particle_builder": 3}
"""Games and seats at which the next level would be no better than a *Student* without blunders."""


@pytest.mark.parametrize("game", [one for one in GAMES if max(GAMES[one].info.seats) > 2])
def test_at_a_large_table_a_student_blunders_where_its_game_says_so(game: str) -> None:
    seats = SPACED.get(game, 3)
    assert (differing(game, seats, 3) > 3) == (game in SPACED)


def test_at_a_large_table_a_level_may_think_less_but_a_hint_does_not() -> None:
    """A hint is a plain search with a level's iterations: see `game.match.drivers`."""
    game = "u_know_feynman"
    assert replace(style(game, "researcher"), multiplayer=None) == style(game, "search:400")
    assert style(game, "researcher").at(4).price > style(game, "nobel").at(4).price
    assert style(game, "search:400").at(4).price == 1


def test_blunders_at_a_large_table_may_be_others() -> None:
    here, crowded = BlunderModel(rate=0.0), BlunderModel(rate=1.0)
    assert [replace(here, multiplayer=crowded).at(seats).rate for seats in (1, 2, 3, 6)] == [
        0,
        0,
        1,
        1,
    ]
    assert crowded.at(4) is crowded


# --- weights --------------------------------------------------------------------------------------


def test_a_rating_point_more_is_e_times_the_weight() -> None:
    some = greedy.weights([0.0, 1.0, 2.0, -3.0])
    assert some[1] / some[0] == pytest.approx(2.71828, rel=1e-3)
    assert some[2] / some[3] == pytest.approx(148.41, rel=1e-2)
    assert all(isinstance(weight, int) for weight in some)


def test_what_is_hopeless_keeps_the_least_weight() -> None:
    assert min(greedy.weights([0.0, -50.0, float("-inf"), -1e300])) > 0


def test_draws_follow_the_weights() -> None:
    rng = Rng("draws", "weights")
    drawn = [greedy.draw([1, 0, 3], rng) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert drawn.count(2) / 4000 == pytest.approx(0.75, abs=0.03)


# --- levels ---------------------------------------------------------------------------------------


def test_there_are_four_levels_each_thinking_more() -> None:
    assert list(LEVELS) == ["visitor", "student", "researcher", "nobel"]
    assert [level.seconds for level in LEVELS.values()] == [0.1, 0.1, 0.5, 2.0]
    for game in ("bigebang", "u_know_feynman", "some_other"):
        assert 0 == budget(game, "student").iterations < budget(game, "researcher").iterations
        assert budget(game, "researcher").iterations < budget(game, "nobel").iterations
    for unknown in ("Nobel", "search:", "search:x", "search:9/depth=2", "search:9/plies", ""):
        with pytest.raises(KeyError):
            budget("shed", unknown)


def test_a_measured_search_may_change_its_style() -> None:
    measured = style("shed", "search:20/plies=0/explore=0.25")
    assert measured == replace(style("shed", "nobel"), plies=0, explore=0.25)
    assert budget("shed", "search:20/plies=0/explore=0.25").iterations == 20
    assert style("shed", "search:20/opponents=policy").opponents == "policy"
    assert style("shed", "search:20/opponents=greedy/price=3").price == 3
    assert not SEARCH.fullmatch("search:20/opponents=nobody")


@pytest.mark.parametrize("level", [*LEVELS, RANDOM, "search:25"])
@pytest.mark.parametrize("game", toys.GAMES)
def test_every_level_plays_every_game_to_its_end(game: str, level: str) -> None:
    """Legal moves only, and the same ones again: a level is a function of view, moves and seed."""
    session = Session(toys.GAMES[game], toys.GAMES[game].info.seats[-1], {}, level)
    while (seat := session.to_move()) is not None:
        view, moves = session.view(seat), session.legal_moves()
        seed = bot_seed(session.seed, seat, len(session.moves))
        given = Budget(min(60, budget(game, level).iterations), 60.0)
        move = make_bot(game, level, seed, toys.REGISTRY).choose(view, moves, given)
        assert move in moves
        assert move == make_bot(game, level, seed, toys.REGISTRY).choose(view, moves, given)
        session.play(move)


def test_the_seed_of_a_choice_tells_nothing_of_the_game() -> None:
    seeds = {bot_seed(seed, seat, n) for seed in ("a", "b") for seat in range(3) for n in range(9)}
    assert len(seeds) == 2 * 3 * 9
    assert all(len(seed) == 32 and "a/" not in seed for seed in seeds)
    assert bot_seed("a", 1, 12) == bot_seed("a", 1, 12)
    assert bot_seed("pinned", 0, 0) == "6124155a41006ffd717fb82f767c73e0"


# --- hints ----------------------------------------------------------------------------------------


def test_a_hint_is_a_legal_move_with_a_reason() -> None:
    for session in some(choices()[:5]):
        advice = hint(SHED, session.view(0), session.legal_moves(), registry=toys.REGISTRY)
        assert advice.move in session.legal_moves()
        assert advice.reason == say("shed-hint-most")
        assert advice.analysis is not None


@pytest.mark.slow
def test_a_hint_comes_at_once() -> None:
    """It is asked for between two frames."""
    session = Session(NIM, 2, {}, "slow")
    started = time.process_time()
    hint(
        NIM, session.view(0), session.legal_moves(), level="search:1000000", registry=toys.REGISTRY
    )
    assert time.process_time() - started < 0.15


def test_a_game_without_a_evaluator_has_a_plain_reason() -> None:
    view = Session(NIM, 2, {}, "plain").view(0)
    assert explain(NIM, view, toys.NIM_TAKE[0][1], toys.REGISTRY) == say("hint-best-found")


# --- speed ----------------------------------------------------------------------------------------


def test_speeds_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "SECONDS", 0.02)
    assert speed.calibration() > 0.5
    for name, game in toys.GAMES.items():
        rates = speed.measure(name, toys.REGISTRY)
        assert rates.keys() == {"moves_s", "search_s", "playouts_s"}
        assert min(rates.values()) > 100
        assert speed.moves(game, listed(game)) > 100
        assert speed.iterations(name, toys.REGISTRY, judged=False) > 100
