"""The one search finds what is known to be best, the same way every time."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import replace
from typing import Any

import pytest

from ai.bot import Budget
from ai.forest import SearchBot
from ai.registry import HOUSE
from ai.search import CLOCK, OpponentModel, Search, SearchNode, SearchStyle, observation_child
from game.core.contract import move_text
from game.core.rng import Rng
from game.core.session import AnyGame, Session
from game.games import GAMES
from tests.ai import toys

NIM, SHED, ROW, DAM = (toys.GAMES[name] for name in ("nim", "shed", "row", "dam"))


def search_of(game: AnyGame, view: Any, seed: str = "seed") -> Search[Any, Any, Any]:
    moves = game.legal_moves(game.determinize(view, Rng(seed, "moves")))
    evaluator = toys.EVALUATORS.get(game.info.id)
    return Search(game, evaluator, view, moves, Rng(seed, "search"))


def choice_of(game: AnyGame, seats: int) -> Any:
    """A view early in some game, of a seat that has something to choose."""
    for seed in range(100):
        session = Session(game, seats, {}, str(seed))
        if len(session.legal_moves()) > 2:
            return session.view(0)
    raise AssertionError(game.info.id)


@pytest.mark.parametrize("seed", range(12))
def test_nim_is_solved(seed: int) -> None:
    """The exclusive or of the heaps says who wins; the search proves it and leaves it at zero."""
    rng = Rng(str(seed), "nim")
    heaps = (rng.below(4), rng.below(4), rng.below(4), 1)
    search = search_of(NIM, toys.NimView(heaps, 0), str(seed))
    search.run(20_000)
    assert search.done
    value = search.analysis(20_000).prospects[0].value
    if toys.nim_sum(heaps):
        left = list(heaps)
        left[search.best().heap] -= search.best().number
        assert toys.nim_sum(left) == 0
        assert value == 1.0
    else:
        assert value == -1.0


@pytest.mark.parametrize("name", ["nim", "shed"])
def test_own_win_in_one_is_found_without_any_search(name: str) -> None:
    if name == "nim":
        view: Any = toys.NimView((0, 0, 4, 0), 1)
        best: Any = toys.NIM_TAKE[2][4]
    else:
        view, best = toys.ShedView(0, 2, (3,), (1, 5), (4,), 0, 0), toys.SHED_PLAY[3]
        view = view._replace(hand=(3,))
    search = search_of(toys.GAMES[name], view)
    assert search.best() == best
    assert search.done


def test_three_players_each_play_for_themselves() -> None:
    """Max-n: the outcome of `Row` is one that exhaustive max-n allows."""
    for seed in range(20):
        row = Session(ROW, 3, {}, str(seed)).view(0).row[2:]
        search = search_of(ROW, toys.RowView(row, (0, 0, 0), 0), str(seed))
        search.run(60_000)
        assert search.root.proven is not None, "seven numbers can be searched to the end"
        outcome = tuple(round(value * toys.ROW_WHOLE) for value in search.root.proven)
        assert outcome in toys.row_ends(row, 0)


@pytest.mark.parametrize("seats", [1, 2])
def test_dice_are_weighed(seats: int) -> None:
    """If one move of `Dam` is clearly better by exact odds, the search plays it."""
    for water, leaks, days in [(6, 2, 0), (2, 1, 2), (0, 3, 0), (7, 1, 3), (4, 2, 6)]:
        bail = toys.dam_odds(max(0, water - 2) + leaks, leaks, days + 1)[0]
        odds, best = toys.dam_odds(water, leaks, days)
        if best == "mend" and odds - bail < 0.05:
            continue
        search = search_of(DAM, toys.DamView(water, leaks, 0, days, seats))
        search.run(4000)
        if odds < 1.0:
            assert search.best().kind == best, (water, leaks, days)
        first = search.analysis(4000).prospects[0]
        assert first.value == pytest.approx(2 * odds - 1, abs=0.12)


def choices(game: AnyGame, seed: str, iterations: int) -> list[str]:
    """The moves of the search in every seat of one game."""
    session = Session(game, game.info.seats[0], {}, seed)
    analysis = []
    while (seat := session.to_move()) is not None:
        bot = SearchBot(game, toys.EVALUATORS.get(game.info.id), f"{seed}/{len(session.moves)}")
        moves = session.legal_moves()
        session.play(bot.choose(session.view(seat), moves, Budget(iterations, 60.0)))
        assert bot.analysis is not None
        analysis.append(f"{session.moves[-1]} {bot.analysis}")
    return analysis


_ELSEWHERE = """
from tests.ai.test_search import choices
from tests.ai.toys import GAMES
print(*choices(GAMES[{name!r}], "same", 150), sep="\\n")
"""


@pytest.mark.parametrize("name", toys.GAMES)
def test_equal_questions_get_equal_answers_everywhere(name: str) -> None:
    """Not only the moves: all the analysis, in another process, under another hash seed."""
    here = choices(toys.GAMES[name], "same", 150)
    for hash_seed in ("0", "1"):
        completed = subprocess.run(
            [sys.executable, "-c", _ELSEWHERE.format(name=name)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert completed.stdout.splitlines() == here


def test_growing_in_slices_changes_nothing() -> None:
    """The worker stops now and then to tell how far it is; the tree must not notice."""
    view = choice_of(SHED, 3)
    whole, sliced = search_of(SHED, view), search_of(SHED, view)
    whole.run(333)
    for goal in (1, 8, 50, 51, 200, 333):
        sliced.run(goal)
    assert sliced.analysis(333) == whole.analysis(333)
    assert sliced.iterations == 333


def test_the_clock_caps_and_says_so() -> None:
    view = choice_of(SHED, 2)
    search = search_of(SHED, view)
    search.run(10**9, time.monotonic() + 0.05)
    assert CLOCK <= search.iterations < 10**9
    assert search.analysis(10**9).capped
    assert not search.analysis(search.iterations).capped


def twin_of(state: toys.ShedState, seat: int, rng: Rng) -> toys.ShedState:
    """The same game with everything dealt anew that ``seat`` cannot see."""
    others = [other for other in range(len(state.hands)) if other != seat]
    unseen = [*state.pile, *(card for other in others for card in state.hands[other])]
    rng.shuffle(unseen)
    hands = [list(hand) for hand in state.hands]
    for other in others:
        hands[other] = sorted(unseen.pop() for _ in hands[other])
    return toys.ShedState(hands, unseen, list(state.discards), state.turn, state.stalled)


class LeakyShed(toys.Shed):
    """A planted fault: the view's discards begin with a card of the opponent."""

    def observe(self, state: toys.ShedState, seat: int) -> toys.ShedView:
        view = super().observe(state, seat)
        return view._replace(discards=(state.hands[1 - seat][0], *view.discards))


def told_apart(game: toys.Shed) -> int:
    """In how many of twenty positions some twin got another view, or another answer."""
    met = 0
    for number in range(20):
        rng = Rng(str(number), "twins")
        state = game.initial_state(2, {"hand": 4}, rng)
        for _ in range(3):
            game.apply(state, rng.pick(game.legal_moves(state)), rng)
        seat = state.turn
        answers = set()
        for alike in (state, *(twin_of(state, seat, rng) for _ in range(5))):
            view, moves = game.observe(alike, seat), game.legal_moves(alike)
            bot = SearchBot(game, toys.ShedEvaluator(), str(number))
            answers.add((view, bot.choose(view, moves, Budget(60, 60.0)), bot.analysis))
        met += len(answers) > 1
    return met


def test_what_a_seat_cannot_see_changes_nothing() -> None:
    """Twin states get the same view, the same move and the same analysis."""
    assert told_apart(toys.Shed()) == 0


def test_a_planted_leak_is_caught() -> None:
    """The test above has teeth."""
    assert told_apart(LeakyShed()) == 20


def test_availability_counts_only_where_a_move_was_legal() -> None:
    """An opponent's card is tried only in worlds where they hold it; visits never exceed that."""
    view = choice_of(SHED, 2)
    search = search_of(SHED, view)
    search.run(2000)
    nodes = [search.root]
    met = 0
    while nodes:
        node = nodes.pop()
        nodes += [child for child in node.children if child is not None]
        for available, count in zip(node.seen, node.counts, strict=True):
            assert count - 1 <= available <= node.visits
            met += available < node.visits
    assert met, "some moves were missing in some worlds"


@pytest.mark.parametrize(("seats", "crowded"), [(2, False), (3, True)])
def test_a_style_may_name_another_for_more_than_two(seats: int, crowded: bool) -> None:
    view = choice_of(SHED, seats)
    moves = SHED.legal_moves(SHED.determinize(view, Rng("crowd", "moves")))

    def counts(style: SearchStyle) -> list[int]:
        evaluator = toys.EVALUATORS["shed"]
        search = Search(SHED, evaluator, view, moves, Rng("crowd", "search"), style)
        search.run(200)
        return search.root.counts

    bold, broad = SearchStyle(explore=0.2), SearchStyle(explore=5.0)
    assert counts(bold) != counts(broad)
    assert counts(replace(bold, multiplayer=broad)) == counts(broad if crowded else bold)


def test_chance_may_change_who_is_next() -> None:
    """A place where two seats may be next is two nodes, each with its mover's own values."""
    place: SearchNode[str] = SearchNode(0)
    assert observation_child(place, 1).mover == 1
    assert observation_child(place, 1) is observation_child(place, 1)


def test_what_the_mover_sees_is_a_place_of_its_own() -> None:
    """Swapping depends on the cards that were turned up: a place for each that was met."""
    session = Session(GAMES["particle_builder"], 2, {"level": 1}, "observation_key")
    view = session.view(session.to_move() or 0)
    evaluator = HOUSE.evaluator("particle_builder")
    search = Search(
        session.game, evaluator, view, session.legal_moves(), Rng("observation_key", "search")
    )
    search.run(300)
    after = [child for child in search.root.children if child is not None]
    places = [
        one for child in after for one in (child, *(child.children_by_observation or {}).values())
    ]
    swaps = [place for place in places if len(place.moves) == 2]
    assert len({place.observation_key for place in swaps}) > 5
    best = {place.moves[place.means.index(max(place.means))].kind for place in swaps}
    assert best == {"keep", "swap"}, "with some cards the one is right, with some the other"


# --- what others are taken to do ------------------------------------------------------------------


def grown(opponents: OpponentModel, iterations: int = 400) -> Search[Any, Any, Any]:
    view = choice_of(SHED, 3)
    moves = SHED.legal_moves(SHED.determinize(view, Rng("others", "moves")))
    style = SearchStyle(opponents=opponents)
    search = Search(SHED, toys.ShedEvaluator(), view, moves, Rng("others", "search"), style)
    search.run(iterations)
    return search


def replies(search: Search[Any, Any, Any]) -> list[SearchNode[Any]]:
    """The places after one move at which another player is to move."""
    children = [child for child in search.root.children if child is not None]
    twins = [node for child in children for node in (child.children_by_observation or {}).values()]
    return [node for node in children + twins if node.mover != search.root.mover and node.visits]


@pytest.mark.parametrize("opponents", ["max_n", "paranoid", "policy"])
def test_every_way_of_the_others_is_the_same_way_every_time(opponents: OpponentModel) -> None:
    assert grown(opponents).analysis(400) == grown(opponents).analysis(400)


def test_the_paranoid_see_their_loss_in_every_gain() -> None:
    """The others expect the opposite of the thinking seat."""
    search = grown("paranoid")
    root, met = search.root, 0
    for slot, child in enumerate(root.children):
        if (
            child is None
            or child.children_by_observation
            or child.mover == root.mover
            or child.visits < 5
        ):
            continue
        # The first visits of the move only looked ahead and are not in the place behind it.
        looked = root.counts[slot] - 1 - child.visits
        total = root.means[slot] * (root.counts[slot] - 1)
        assert abs(total + child.total) <= looked + 1e-9
        met += 1
    assert met
    assert grown("max_n").analysis(400) != search.analysis(400)


def test_others_who_move_as_rated_are_not_searched_for() -> None:
    """Their moves are tried about as often as the evaluator gives chances, however they end."""
    node = max(replies(grown("policy", 3000)), key=lambda one: one.visits)
    assert node.visits > 100
    tried = [count - 1 for count in node.counts]
    for slot, available in enumerate(node.seen):
        assert available == 0, "no bonus is reckoned there"
        assert tried[slot] > 0 or node.chances[slot] < 0.2


# --- the line that follows ------------------------------------------------------------------------


def test_the_line_is_what_both_sides_play_best() -> None:
    game = toys.Nim()
    session = Session(game, 2, {}, "line")
    search = search_of(game, session.view(session.to_move() or 0))
    search.run(4000)
    analysis = search.analysis(4000)
    assert analysis.line[0] == analysis.prospects[0].move
    for text in analysis.line:
        legal = {move_text(move): move for move in session.legal_moves()}
        own = search_of(game, session.view(session.to_move() or 0))
        own.run(4000)
        best = own.analysis(4000).prospects
        assert text in {each.move for each in best if each.value == best[0].value}
        session.play(legal[text])


def test_there_is_no_line_where_chance_decides() -> None:
    game = toys.Shed()
    session = Session(game, 2, {}, "line")
    search = search_of(game, session.view(session.to_move() or 0))
    search.run(200)
    assert search.analysis(200).line == ()
