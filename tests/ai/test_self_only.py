"""A tree of one's own moves: who has places in it, what the others do, which worlds are met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import pytest

from ai.forest import ForestBot
from ai.levels import make_bot, style
from ai.search import Search, SearchNode, SearchStyle
from ai.single_player import SelfOnlySearch, make_search
from game.core.contract import Emit, GameInfo, Seat, mute
from game.core.phrase import Phrase, say
from game.core.rng import Rng
from game.core.session import Session
from game.games import GAMES
from tests.ai import toys

GREEDY = SearchStyle(opponents="greedy", plies=0)
SHED, TUTTI = toys.GAMES["shed"], GAMES["tutti_quantum"]


def shed_view(seats: int) -> Any:
    """A view of a seat that has something to choose."""
    for seed in range(100):
        session = Session(SHED, seats, {}, str(seed))
        if len(session.legal_moves()) > 2:
            return session.view(0)
    raise AssertionError(seats)


def grown(
    game: Any, view: Any, style: SearchStyle = GREEDY, iterations: int = 300
) -> Search[Any, Any, Any]:
    moves = game.legal_moves(game.determinize(view, Rng("own", "moves")))
    search = make_search(game, toys.ShedEvaluator(), view, moves, Rng("own", "search"), style)
    search.run(iterations)
    return search


def places(search: Search[Any, Any, Any]) -> list[SearchNode[Any]]:
    met, left = [], [search.root]
    while left:
        node = left.pop()
        met.append(node)
        for child in node.children:
            if child is not None:
                left += [child, *(child.children_by_observation or {}).values()]
    return met


@pytest.mark.parametrize(("seats", "kind"), [(2, Search), (3, SelfOnlySearch)])
def test_a_style_may_ask_for_it_where_more_than_two_play(seats: int, kind: type) -> None:
    assert type(grown(SHED, shed_view(seats), SearchStyle(multiplayer=GREEDY))) is kind


def test_only_who_thinks_has_places() -> None:
    search = grown(SHED, shed_view(3))
    met = places(search)
    assert len(met) > 5
    assert {node.mover for node in met} == {0}
    assert {node.mover for node in places(grown(SHED, shed_view(3), SearchStyle()))} == {0, 1, 2}


def test_equal_arguments_grow_equal_trees_in_slices_too() -> None:
    view = shed_view(3)
    whole, sliced = grown(SHED, view), grown(SHED, view, iterations=1)
    for goal in (7, 8, 9, 150, 300):
        sliced.run(goal)
    assert sliced.analysis(300) == whole.analysis(300)
    assert sliced.best() == whole.best()
    assert sum(prospect.visits for prospect in whole.analysis(300).prospects) == 300


def test_a_walk_may_count_as_several_iterations() -> None:
    view = shed_view(3)
    dear = grown(SHED, view, replace(GREEDY, price=4), 1200)
    assert dear.iterations == 1200
    assert not dear.analysis(1200).capped
    assert dear.analysis(1200).prospects == grown(SHED, view).analysis(300).prospects


class Recorder(toys.Shed):
    """Notes which worlds each first move met."""

    def __init__(self) -> None:
        self.met: dict[toys.ShedMove, list[list[list[int]]]] = {}
        self._drawn: toys.ShedState | None = None

    def determinize(self, view: toys.ShedView, rng: Rng) -> toys.ShedState:
        self._drawn = super().determinize(view, rng)
        return self._drawn

    def apply(
        self, state: toys.ShedState, move: toys.ShedMove, rng: Rng, emit: Emit = mute
    ) -> None:
        if state is self._drawn:
            self.met.setdefault(move, []).append([*map(list, state.hands), list(state.pile)])
            self._drawn = None
        super().apply(state, move, rng, emit)


def test_every_move_of_the_root_meets_the_same_worlds() -> None:
    view, game = shed_view(3), Recorder()
    moves = game.legal_moves(game.determinize(view, Rng("own", "moves")))
    search = SelfOnlySearch(game, toys.ShedEvaluator(), view, moves, Rng("own", "search"), GREEDY)
    game.met.clear()
    search.run(120)
    assert sorted(map(len, game.met.values())) == sorted(
        p.visits for p in search.analysis(1).prospects
    )
    first, *others = game.met.values()
    assert others
    for worlds in others:
        both = min(len(first), len(worlds))
        assert worlds[:both] == first[:both]
    assert len({str(world) for world in first}) > len(first) / 2, "not one world again and again"


class Watched(toys.Shed):
    """Notes what is played after the first move of a walk, and what the evaluator would play."""

    def __init__(self) -> None:
        self.played: list[tuple[toys.ShedMove, toys.ShedMove]] = []
        self._first = True

    def determinize(self, view: toys.ShedView, rng: Rng) -> toys.ShedState:
        self._first = True
        return super().determinize(view, rng)

    def apply(
        self, state: toys.ShedState, move: toys.ShedMove, rng: Rng, emit: Emit = mute
    ) -> None:
        if not self._first:
            legal = self.legal_moves(state)
            rated = list(toys.ShedEvaluator().move_scores(state, legal))
            self.played.append((move, legal[rated.index(max(rated))]))
        self._first = False
        super().apply(state, move, rng, emit)


def test_everybody_goes_on_as_the_evaluator_rates_best() -> None:
    """If a place is never expanded, only the first move of a walk is chosen by the
    search."""
    view, game = shed_view(3), Watched()
    moves = game.legal_moves(game.determinize(view, Rng("own", "moves")))
    style = replace(GREEDY, expand_after=1000, plies=6)
    search = SelfOnlySearch(game, toys.ShedEvaluator(), view, moves, Rng("own", "search"), style)
    game.played.clear()
    search.run(50)
    assert len(game.played) > 50 * 6
    assert all(played == best for played, best in game.played)


# --- a game in which it matters what the others are taken to do -----------------------------------


class AskMove(NamedTuple):
    kind: str


class AskView(NamedTuple):
    moves: tuple[str, ...]


@dataclass(slots=True)
class AskState:
    moves: list[str]


ASK, REST, HELP, HARM = AskMove("ask"), AskMove("rest"), AskMove("help"), AskMove("harm")


class Ask:
    """A player who rests has a little; a player who asks has more if no other does harm."""

    info = GameInfo("ask", seats=range(3, 4), rules=1, bound=4, hidden=True)

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> AskState:
        return AskState([])

    def to_move(self, state: AskState) -> Seat | None:
        return None if len(state.moves) == 3 or state.moves == ["rest"] else len(state.moves)

    def legal_moves(self, state: AskState) -> Sequence[AskMove]:
        return (HARM, HELP) if state.moves else (ASK, REST)

    def apply(self, state: AskState, move: AskMove, rng: Rng, emit: Emit = mute) -> None:
        state.moves.append(move.kind)

    def returns(self, state: AskState) -> tuple[float, ...]:
        if "rest" in state.moves:
            return (0.2, 0.0, 0.0)
        return (-0.5 if "harm" in state.moves else 0.5, 0.0, 0.0)

    def observe(self, state: AskState, seat: Seat) -> AskView:
        return AskView(tuple(state.moves))

    def determinize(self, view: AskView, rng: Rng) -> AskState:
        return AskState(list(view.moves))


class AskEvaluator:
    """``kind``: which of the others' moves looks best to them. Of one's own, resting does."""

    def __init__(self, kind: str) -> None:
        self._kind = kind

    def move_scores(self, state: AskState, moves: Sequence[AskMove]) -> Sequence[float]:
        return [float(move.kind in (self._kind, "rest")) for move in moves]

    def value(self, state: AskState) -> tuple[float, ...]:
        return (0.0, 0.0, 0.0)

    def reason(self, view: AskView, move: AskMove) -> Phrase:
        return say("hint-best-found")


@pytest.mark.parametrize(("kind", "best"), [("help", ASK), ("harm", REST)])
def test_the_best_move_is_the_one_against_what_the_evaluator_would_do(
    kind: str, best: AskMove
) -> None:
    search = make_search(
        Ask(), AskEvaluator(kind), AskView(()), (ASK, REST), Rng("ask", "search"), GREEDY
    )
    search.run(60)
    assert search.best() == best
    assert search.analysis(60).prospects[0].value == (0.5 if best is ASK else 0.2)


def test_tutti_quantum_for_four_is_thought_about_so_and_for_two_it_is_not() -> None:
    for level in ("researcher", "nobel", "search:50"):
        how = style("tutti_quantum", level)
        assert how.at(4).opponents == "greedy"
        assert how.at(2).opponents == "max_n"
    session = Session(TUTTI, 4, TUTTI.info.complete({}), "own")
    bot = make_bot("tutti_quantum", "nobel", "own")
    assert isinstance(bot, ForestBot)
    forest: Any = bot.start(session.view(0), session.legal_moves())
    assert [type(tree) for tree in forest._trees] == [SelfOnlySearch] * 2
