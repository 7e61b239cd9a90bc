"""Looking back: the most costly move is found, with a better one; luck is not a mistake."""

from __future__ import annotations

from typing import Any

import pytest

from ai import analysis, bot_seed, make_bot
from ai.analysis import SHOWN, WORTH, Blunder, Review, explain, outlook
from ai.bot import Analysis, Budget, Prospect
from ai.greedy import sure_win
from game.core.contract import move_text
from game.core.rng import Rng
from game.core.session import Session
from game.games import GAMES
from game.rules.u_know_feynman import Move, View
from game.tables.u_know_feynman import recount
from game.words.text import Text
from tests.ai import toys
from tests.ai.here import Here

BRIEF = Budget(200, 60.0)


def reviewed(session: Session[Any, Any, Any], *people: int, engine: Here | None = None) -> Review:
    """A whole review of a finished game."""
    assert session.to_move() is None
    looked = Review(engine or Here(toys.REGISTRY), session, people)
    frames = 0
    while not looked.done:
        looked.update()
        frames += 1
        assert frames < 1000
    return looked


def view_of(blunder: Blunder) -> toys.NimView:
    """The view of the seat when it chose."""
    assert isinstance(blunder.choice.view, toys.NimView)
    return blunder.choice.view


def heaps(view: toys.NimView, move: object) -> list[int]:
    """The heaps after a move."""
    assert isinstance(move, toys.NimMove)
    left = [*view.heaps]
    left[move.heap] -= move.number
    return left


def whole_game(seed: str, first: str, second: str) -> Session[Any, Any, Any]:
    """A game of Nim: one side by the theory ("wise") and one that always takes one match."""
    session = Session(toys.GAMES["nim"], 2, {}, seed)
    while (seat := session.to_move()) is not None:
        legal = session.legal_moves()
        best = legal[0]
        if (first, second)[seat] == "wise":
            for move in legal:
                if toys.nim_sum(heaps(session.view(seat), move)) == 0:
                    best = move
        session.play(best)
    return session


def test_a_lost_win_is_found_with_the_move_that_kept_it() -> None:
    """If the exclusive or of the heaps is not zero the mover wins, by making it zero.

    What is not won for sure is an estimate; the others are wins thrown away.
    """
    lost_wins = 0
    for number in range(100):
        session = whole_game(f"review {number}", "foolish", "wise")
        if len(session.moves) > 7:
            continue
        for blunder in reviewed(session, 0).blunders:
            assert blunder.choice.seat == 0
            assert blunder.cost >= WORTH
            if blunder.could < 1.0:
                continue
            lost_wins += 1
            assert toys.nim_sum(view_of(blunder).heaps) != 0, "it could be won"
            assert toys.nim_sum(heaps(view_of(blunder), blunder.better)) == 0, (
                "the better move wins"
            )
            assert toys.nim_sum(heaps(view_of(blunder), blunder.choice.move)) != 0
    assert lost_wins >= 4


def test_who_plays_well_is_told_so_and_others_are_not_looked_at() -> None:
    session = whole_game("review 1", "wise", "foolish")
    looked = reviewed(session, 0)
    assert looked.looked_at > 0
    assert not [blunder for blunder in looked.blunders if toys.nim_sum(view_of(blunder).heaps) == 0]
    assert all(blunder.choice.seat == 0 for blunder in looked.blunders)
    nobody = reviewed(session)
    assert (nobody.looked_at, nobody.blunders) == (0, [])


@pytest.mark.parametrize("game", ["shed", "row", "dam"])
def test_chance_and_hidden_cards_are_judged_by_what_was_known(game: str) -> None:
    """Each choice comes with the view that its seat had, and a legal better move."""
    rules = toys.GAMES[game]
    for seed in range(3):
        session = Session(rules, rules.info.seats[0], {}, f"review {seed}")
        while session.to_move() is not None:
            session.play(session.legal_moves()[-1])
        looked = reviewed(session, 0)
        assert len(looked.blunders) <= SHOWN
        costs = [blunder.cost for blunder in looked.blunders]
        assert costs == sorted(costs, reverse=True)
        for blunder in looked.blunders:
            assert blunder.choice.move == session.moves[blunder.choice.number]
            assert blunder.better in blunder.choice.legal
            assert blunder.better != blunder.choice.move
            assert -1.0 <= blunder.got < blunder.could <= 1.0


MODES = [
    *((game.info.id, seats, {}) for game in GAMES.values() for seats in (2, 4)
      if seats in game.info.seats),
    ("particle_builder", 3, {"level": 4}), ("particle_builder", 2, {"level": 7}),
    ("tutti_quantum", 4, {"mode": 1}), ("tutti_quantum", 1, {"mode": 2}),
    ("tutti_quantum", 2, {"mode": 2}), ("u_know_feynman", 6, {}),
    pytest.param("bigebang", 1, {"puzzle": 1}, marks=pytest.mark.long),
    ("bigebang", 2, {"puzzle": 2}),
    pytest.param("bigebang", 1, {"puzzle": 3}, marks=pytest.mark.long),
    ("bigebang", 2, {"side": 2, "gravity": 1, "time": 1}), ("bigebang", 2, {"mass": 1}),
    ("particle_panic", 3, {"ladder": 0}),
]  # fmt: skip


@pytest.mark.parametrize(("game", "seats", "options"), MODES)
def test_every_game_and_mode_can_be_looked_back_at(
    game: str, seats: int, options: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A careless player among *Students*: the review tells of that player, who could do better."""
    monkeypatch.setattr(analysis, "LEAST", 12)
    monkeypatch.setattr(analysis, "ITERATIONS", 300)
    monkeypatch.setattr(analysis, "CLOSER", 40)
    rules = GAMES[game]
    session, rng = Session(rules, seats, options, "back"), Rng("back", game)
    while (seat := session.to_move()) is not None:
        legal, chance = session.legal_moves(), bot_seed("back", seat, len(session.moves))
        move = rng.pick(legal)
        if seat or rng.below(3):
            move = make_bot(game, "student", chance).choose(session.view(seat), legal, BRIEF)
        session.play(move)
    looked = reviewed(session, 0, engine=Here())
    assert looked.looked_at > 0
    curve = {point.number: point.value for point in looked.course}
    for blunder in looked.blunders:
        assert curve[blunder.choice.number] == blunder.could, "as the words about it say"
        assert blunder.choice.move == session.moves[blunder.choice.number]
        assert blunder.better in blunder.choice.legal
        assert -1.0 <= blunder.got <= blunder.could - WORTH
        assert explain(rules, blunder.choice.view, blunder.better).key


def test_a_call_that_was_left_out_and_caught_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search hardly visits the silent card, so that its error hides what it costs."""
    monkeypatch.setattr(analysis, "LEAST", 12)
    monkeypatch.setattr(analysis, "ITERATIONS", 300)
    monkeypatch.setattr(analysis, "CLOSER", 40)
    rules, silent = GAMES["u_know_feynman"], list[int]()
    session = Session(rules, 2, {"cards": 3}, "silent")
    while (seat := session.to_move()) is not None:
        legal, chance = session.legal_moves(), bot_seed("silent", seat, len(session.moves))
        move = make_bot(rules.info.id, "student", chance).choose(session.view(seat), legal, BRIEF)
        if seat == 0 and move.kind == "call" and not silent:
            move = move._replace(kind="play")
            silent.append(len(session.moves))
        catch = next((one for one in legal if one.kind == "catch"), None)
        session.play(catch or move)
    assert silent
    blunders = reviewed(session, 0, engine=Here()).blunders
    (told,) = [one for one in blunders if one.choice.number == silent[0]]
    played, better = told.choice.move, told.better
    assert isinstance(played, Move)
    assert isinstance(better, Move)
    assert isinstance(told.choice.view, View)
    assert better == played._replace(kind="call")
    said = recount.choice(told.choice.view, played, better)
    assert said is not None
    assert "did not call DECAY" in Text("en").say(said)
    assert explain(rules, told.choice.view, better).key == "u_know_feynman-hint-call"


def test_a_crew_that_throws_its_win_away_is_told() -> None:
    """By the chances of the planner: sure before, hardly any after."""
    rules = GAMES["particle_panic"]
    for number in range(40):
        session, blundered = Session(rules, 2, {"ladder": 0}, f"thrown {number}"), -1
        while (seat := session.to_move()) is not None:
            view, legal = session.view(seat), session.legal_moves()
            chance = bot_seed(session.seed, seat, len(session.moves))
            move = make_bot("particle_panic", "search:200", chance).choose(view, legal, BRIEF)
            if blundered >= 0 or (seat == 0 and sure_win(rules, view, legal, Rng("sure", "win"))):
                # It is won with this move; and from now on everything is done as badly as can be.
                others = [other for other in legal if other != move and other.kind != "enter"]
                move = next((o for o in others if o.kind == "end"), (others or legal)[0])
                blundered = len(session.moves) if blundered < 0 else blundered
            session.play(move)
        if blundered < 0 or session.returns()[0] > 0:
            continue
        worst = reviewed(session, 0, engine=Here()).blunders[0]
        assert worst.could == 1.0
        assert session.moves[worst.choice.number] == worst.choice.move
        return
    raise AssertionError("no crew was ever about to win")


def test_what_nobody_weighed_costs_nothing() -> None:
    """A plan by first sight names a move and no figure: that is no loss of outlook."""

    class AtSight(Here):
        def poll(self) -> Any:
            answer = super().poll()
            if answer is None or answer.analysis is None:
                return answer
            sight = Prospect(answer.analysis.prospects[0].move, 0, 0.0)
            return answer._replace(analysis=Analysis(0, False, (sight,)))

    looked = reviewed(whole_game("review 2", "foolish", "wise"), 0, engine=AtSight(toys.REGISTRY))
    assert (looked.looked_at, looked.blunders) == (0, [])


def test_nothing_is_lost_where_nobody_can_think() -> None:
    """A `EngineClient` that rests answers with moves and no analysis."""

    class Resting(Here):
        def poll(self) -> Any:
            answer = super().poll()
            return answer and answer._replace(analysis=None, fault="resting")

    looked = reviewed(whole_game("review 2", "foolish", "wise"), 0, engine=Resting(toys.REGISTRY))
    assert (looked.looked_at, looked.blunders, looked.progress) == (0, [], 1.0)


@pytest.mark.parametrize(("visits", "counts"), [(40, False), (4000, True)])
def test_only_what_is_outside_its_error_is_told(visits: int, counts: bool) -> None:
    """One of two moves alike looks better by chance: few visits, and it is no blunder."""

    class Noisy(Here):
        def poll(self) -> Any:
            answer = super().poll()
            if answer is None or answer.analysis is None or self.asked_for is None:
                return answer
            prospects = [
                Prospect(move_text(move), visits, 0.1 if move.number > 1 else 0.0)
                for move in self.asked_for
            ]
            prospects.sort(key=lambda one: -one.value)
            return answer._replace(analysis=Analysis(visits, False, tuple(prospects)))

        def ask(self, game: str, view: Any, legal: Any, *rest: Any, **more: Any) -> int:
            self.asked_for = tuple(legal)
            return super().ask(game, view, legal, *rest, **more)

    looked = reviewed(whole_game("review 2", "foolish", "wise"), 0, engine=Noisy(toys.REGISTRY))
    noise = [blunder for blunder in looked.blunders if blunder.error]
    assert bool(noise) == counts


def test_a_review_can_be_left() -> None:
    engine = Here(toys.REGISTRY)
    looked = Review(engine, whole_game("review 3", "foolish", "wise"), (0,))
    while not engine.questions:
        looked.update()
    looked.stop()
    for _ in range(5):
        looked.update()
    assert looked.done
    assert engine.questions == 1


@pytest.mark.parametrize(
    ("value", "returns", "percent"),
    [
        (1.0, (1.0, -1.0), 100),
        (0.0, (1.0, -1.0), 50),
        (-1.0, (1.0, -1.0), 0),
        (-0.5, (1.0, -0.5, -0.5), 0),
        (0.25, (1.0, -0.5, -0.5), 50),
        (0.4, (0.4, 0.4), 70),
    ],
)
def test_an_outlook_is_between_a_sure_loss_and_a_sure_win(
    value: float, returns: tuple[float, ...], percent: int
) -> None:
    assert outlook(value, returns) == percent
