"""The evaluator of Big*Bang sees Carbon, counts endings and plans puzzles."""

from __future__ import annotations

import time
from itertools import combinations

import pytest

from ai.bot import Budget, Plans
from ai.evaluators.bigebang import BigEBangEvaluator
from ai.evaluators.bigebang import endings as beam
from ai.evaluators.bigebang.endings import CARBON, PuzzlePlan, few_left, solve
from ai.evaluators.bigebang.worth import PAIRS, Weights
from ai.levels import make_bot
from ai.search import Search
from game.core.phrase import Phrase, say
from game.core.rng import Rng
from game.rules.bigebang import scoring
from game.rules.bigebang.board import ANTI, CIRCLES, NEIGHBOURS, SIDE, sight
from game.rules.bigebang.scoring import carbon_fusions
from game.rules.bigebang.state import Move, State, View
from game.words.text import Text
from tests.rules.bigebang_positions import CHANCE, GAME, at, lay, look, universe
from tests.some import some

EVALUATOR = BigEBangEvaluator()
AT_ONCE = Budget(0, 0.1)


def rated(state: State) -> dict[Move, float]:
    moves = GAME.legal_moves(state)
    return dict(zip(moves, EVALUATOR.move_scores(state, moves), strict=True))


def student(view: View) -> Move:
    """The move of the greedy bot, which knows only the view."""
    moves = GAME.legal_moves(GAME.determinize(view, CHANCE))
    bot = make_bot("bigebang", "student", "test")
    move: Move = bot.choose(view, moves, AT_ONCE)
    return move


OWN_CARBON = ("4: He4 H2 . H2 . n", "5: He4", "0: ~He4 ~H2 . ~n ~H1")


def test_own_carbon_is_rated_above_all_else() -> None:
    ratings = rated(lay(*OWN_CARBON))
    assert max(ratings, key=ratings.__getitem__) == Move("fuse", at(4, 3), at(4, 1), at(4, 1))


# Antimatter is to move; matter threatens to fuse 2H + 2H beside its two 4He.
THREAT = ("4: He4 H2 . H2", "5: He4")


def test_gravity_a_fusion_may_stop_carbon_by_standing_in_its_way() -> None:
    rows = ("3: . . ~n", "4: He4 H2 . H2", "5: He4 ~H1")
    view = look(*rows, turn=1, played=universe(gravity=1))
    state = GAME.determinize(view, CHANCE)
    assert carbon_fusions(state, 0)
    played = student(view)
    GAME.apply(state, played, CHANCE)
    assert not carbon_fusions(state, 0), played


def test_carbon_fusions_are_exactly_those_that_make_carbon() -> None:
    """Along games that fuse what they can, with and without GRAVITY."""
    count = 0
    for options in ({}, {"gravity": 1}, {"small": 1, "gravity": 1, "time": 1}):
        rng = Rng("carbon", str(options))
        for _ in range(8):
            state = GAME.initial_state(2, GAME.info.complete(options), rng)
            while GAME.to_move(state) is not None:
                moves = GAME.legal_moves(state)
                wins = {move for move in moves if _wins(state, move)}
                fusions_to_carbon = carbon_fusions(state, state.turn ^ state.matter)
                assert sorted(fusions_to_carbon) == sorted(wins)
                count += len(wins)
                calm = [move for move in moves if move not in wins]
                fusions = [move for move in calm if move.kind == "fuse"]
                GAME.apply(state, rng.pick(fusions or calm), CHANCE)
    assert count, "no Carbon came up"


def _wins(state: State, move: Move) -> bool:
    after = state.copy()
    GAME.apply(after, move, CHANCE)
    return after.carbon >= 0


def test_helium_is_worth_more_than_a_step_on_the_way() -> None:
    ratings = rated(lay("4: n . He3 . . . H1 . n", "0: ~n"))
    helium = ratings[Move("fuse", at(4, 0), at(4, 2), at(4, 2))]
    step = ratings[Move("fuse", at(4, 6), at(4, 8), at(4, 8))]
    assert helium > step + 1


def test_a_pass_that_nothing_can_better_ends_the_game() -> None:
    """Against a rival who passed no stack is moved that could not change the tokens."""
    state = lay("1: He4 He3 . H1", "3: ~n ~H1", turn=1, passes=1)
    ratings = rated(state)
    assert max(ratings, key=ratings.__getitem__).kind == "pass"
    solution = solve(state, GAME.legal_moves(state))
    assert solution is not None
    assert solution.move.kind == "pass"


def test_a_pass_that_wins_is_taken_and_one_that_loses_is_not() -> None:
    ahead = lay("4: H1 n . ~n", passes=1, reserve=(1, 1, 1, 1, 0, 0, 0, 0))
    behind = lay("4: H1 n . ~n ~n ~n", passes=1, reserve=(0, 0, 0, 0, 1, 0, 0, 0))
    for state, good in ((ahead, True), (behind, False)):
        ratings = rated(state)
        best = max(ratings, key=ratings.__getitem__)
        assert (best.kind == "pass") == good


@pytest.mark.parametrize("options", [{}, {"mass": 1}, {"side": 1}, {"time": 1}, {"side": 2}])
def test_values_lie_in_range_and_favour_who_leads(options: dict[str, int]) -> None:
    """Of the last six positions of each of eight games by chance, most favour who wins."""
    right = []
    for number in range(8):
        rng = Rng("values", f"{options} {number}")
        state = GAME.initial_state(2, GAME.info.complete(options), rng)
        hopes = []
        while GAME.to_move(state) is not None:
            value = EVALUATOR.value(state)
            assert value[0] == -value[1]
            assert -1 < value[0] < 1
            hopes.append(value[0])
            GAME.apply(state, GAME.sample_move(state, rng), CHANCE)
        if lead := GAME.returns(state)[0]:
            right += [(hope > 0) == (lead > 0) for hope in hopes[-6:]]
    assert len(right) >= 18
    assert sum(right) > 2 / 3 * len(right)


def test_the_value_of_a_mirrored_position_is_turned_round() -> None:
    """Seat 0 hopes for the same as seat 1 with the sides exchanged."""
    one = lay("4: He4 . H1", "2: ~He3 . ~n", reserve=(2, 1, 2, 1, 1, 0, 1, 0))
    other = lay("4: ~He4 . ~H1", "2: He3 . n", reserve=(1, 0, 1, 0, 2, 1, 2, 1), turn=1, matter=0)
    assert EVALUATOR.value(one)[0] == pytest.approx(EVALUATOR.value(other)[1])


def pair(weights: Weights, matter: bool, one: int, other: int, *, linked: bool) -> int:
    """The worth to matter of two stacks in sight of each other, read off the triangles."""
    kinds = [stack - 1 if SIDE[stack] == 0 else stack - 1 - ANTI for stack in (one, other)]
    few, many = min(kinds), max(kinds)
    if SIDE[one] == SIDE[other]:
        triangle = weights.linked if linked else weights.seen
        return triangle[few][many - few] * (1 if SIDE[one] == 0 else -1)
    if few == many:
        return weights.mirrors[few] * (1 if matter else -1)
    poorer = one if kinds[0] == few else other
    return weights.facing[few][many - few - 1] * (1 if SIDE[poorer] == 0 else -1)


def test_a_position_is_worth_all_pairs_in_sight() -> None:
    """Every two circles of the board, with either player to move and to play matter."""
    rng = Rng("worth", "pairs")
    checked = 0
    for number in range(12):
        state = GAME.initial_state(2, GAME.info.complete({}), rng)
        for _ in range(5 * number):
            GAME.apply(state, GAME.sample_move(state, rng), CHANCE)
        if GAME.to_move(state) is None or state.matter < 0:
            continue
        cells, matter = state.cells, state.turn == state.matter
        mine, theirs = (scoring.standing(state, seat) for seat in (state.matter, 1 - state.matter))
        now = sum(scoring.tokens(mine, theirs))
        majority = (now > 0) - (now < 0)
        sums = []
        early, late, majority_worth, token_worth = PAIRS
        for phase, weights in enumerate((early, late)):
            total = (mine.light - theirs.light) * weights.light
            total += (mine.star - theirs.star) * weights.star
            total += weights.turn if matter else -weights.turn
            for stack in cells:
                if SIDE[stack] >= 0:
                    alone = weights.alone[(stack - 1) % ANTI]
                    total += alone if SIDE[stack] == 0 else -alone
            for one, other in combinations(range(CIRCLES), 2):
                if other in [sight(cells, one, way) for way in range(6)] and cells[one]:
                    linked = other in NEIGHBOURS[one]
                    total += pair(weights, matter, cells[one], cells[other], linked=linked)
            tied = majority * majority_worth[1] + now * token_worth[1]
            sums.append(total if phase else total + tied)
        share = 1.0 / (sum(map(len, state.stacks)) + 6)
        lead = (majority * majority_worth[0] + now * token_worth[0] + share * sums[0]) / 100
        lead += share * share * sums[1]
        hope = lead / (1 + lead * lead) ** 0.5
        if not carbon_fusions(state, state.turn ^ state.matter):
            checked += 1
            assert EVALUATOR.value(state)[state.matter] == pytest.approx(hope)
    assert checked >= 8


# --- endings --------------------------------------------------------------------------------


def brute(state: State) -> int:
    """Tokens of the mover less the rival's under best play, by looking at everything."""
    if state.over:
        lead = scoring.balance(state)
        return lead if state.turn == 0 else -lead
    best = -CARBON - 1
    for move in GAME.legal_moves(state):
        after = state.copy()
        GAME.apply(after, move, CHANCE)
        best = max(best, -brute(after))
    return best


def endings(count: int, most: int) -> list[State]:
    """The last positions of random games in which at most so many things can be done."""
    positions: list[State] = []
    rng = Rng("endings", "test")
    while len(positions) < count:
        state = GAME.initial_state(2, GAME.info.complete({"small": 1}), rng)
        while GAME.to_move(state) is not None:
            before = state.copy()
            moves = GAME.legal_moves(state)
            GAME.apply(state, rng.pick(moves[:-1] or moves), CHANCE)
            if len(GAME.legal_moves(before)) > 1 and few_left(before) and _actions(before) <= most:
                positions.append(before)
                break
    return positions


def _actions(state: State) -> int:
    other = state.copy()
    other.turn = 1 - other.turn
    return len(GAME.legal_moves(state)) + len(GAME.legal_moves(other)) - 2


def test_endings_are_counted_exactly() -> None:
    for state in some(endings(25, 5)):
        moves = GAME.legal_moves(state)
        solution = solve(state, moves)
        assert solution is not None
        assert solution.tokens == brute(state)
        after = state.copy()
        GAME.apply(after, solution.move, CHANCE)
        assert -brute(after) == solution.tokens


def test_a_count_that_takes_too_long_is_given_up() -> None:
    state = GAME.initial_state(2, GAME.info.complete({}), CHANCE)
    before = GAME.observe(state, 0)
    assert solve(state, GAME.legal_moves(state), nodes=50) is None
    assert GAME.observe(state, 0) == before


def test_the_search_plays_a_counted_ending_and_the_hint_says_so() -> None:
    assert isinstance(EVALUATOR, Plans)
    state = endings(1, 8)[0]
    view = GAME.observe(state, state.turn)
    moves = GAME.legal_moves(state)
    bot = make_bot("bigebang", "researcher", "test")
    solution = solve(state, moves)
    assert solution is not None
    assert bot.choose(view, moves, Budget(10, 1.0)) == solution.move
    assert EVALUATOR.reason(view, solution.move).key == "bigebang-hint-counted"


def test_an_open_position_is_left_to_the_search() -> None:
    state = GAME.initial_state(2, GAME.info.complete({}), CHANCE)
    view = GAME.observe(state, 0)
    assert EVALUATOR.plan(view, GAME.legal_moves(state)) is None
    assert isinstance(Search(GAME, EVALUATOR, view, GAME.legal_moves(state), CHANCE), Search)


# --- puzzles --------------------------------------------------------------------------------


def puzzle(number: int, seed: str) -> State:
    return GAME.initial_state(1, GAME.info.complete({"puzzle": number}), Rng(seed, "deal"))


@pytest.mark.long
@pytest.mark.parametrize(("number", "medal"), [(1, 2), (2, 2), (3, 1)])
def test_a_short_plan_earns_a_medal_in_each_puzzle(number: int, medal: int) -> None:
    earned = []
    for seed in ("one", "two", "three"):
        state = puzzle(number, seed)
        plan = PuzzlePlan(GAME.observe(state, 0))
        plan.run(6000)
        line = plan.line()
        assert plan.best() == line[0]
        for move in line:
            assert move in GAME.legal_moves(state)
            GAME.apply(state, move, CHANCE)
        assert GAME.returns(state)[0] == pytest.approx(plan.score)
        earned.append(scoring.medal(state))
    assert sorted(earned)[1] >= medal, earned


def test_a_plan_goes_on_where_it_was_interrupted() -> None:
    view = GAME.observe(puzzle(1, "slices"), 0)
    whole, sliced = PuzzlePlan(view), PuzzlePlan(view)
    whole.run(3000)
    for goal in range(100, 3001, 100):
        sliced.run(goal)
    assert whole.line() == sliced.line()
    assert whole.analysis(3000) == sliced.analysis(3000)


def test_a_plan_for_a_move_is_never_so_short_that_none_were_better() -> None:
    """However few positions a level has for a choice: see `beam.LEAST`."""
    state = puzzle(3, "short")
    view = GAME.observe(state, 0)
    plan = BigEBangEvaluator().plan(view, GAME.legal_moves(state))
    assert plan is not None
    plan.run(400)
    assert plan.iterations >= beam.LEAST
    assert not plan.analysis(400).capped


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_position_has_the_same_key_wherever_a_plan_began(number: int) -> None:
    """Keys decide ties: so who plans anew after a move may find the line of before again."""
    state = puzzle(number, "again")
    root = PuzzlePlan(GAME.observe(state, 0)).root
    children = beam._fresh([root], 5, 1.0)
    assert len(children) == 5
    for key, _, move in children:
        later = state.copy()
        GAME.apply(later, move, CHANCE)
        assert PuzzlePlan(GAME.observe(later, 0)).root.key == key


def test_a_plan_watches_the_clock() -> None:
    plan = PuzzlePlan(GAME.observe(puzzle(3, "clock"), 0))
    plan.run(10**9, time.monotonic() + 0.05)
    assert plan.analysis(10**9).capped
    assert plan.best().kind in ("fuse", "annihilate")


def test_universes_that_are_apart_are_left_alone() -> None:
    state = lay("4: H1 n . . ~H1", played=universe(1, puzzle=2))
    plan = PuzzlePlan(GAME.observe(state, 0))
    plan.run(1000)
    assert plan.best().kind == "stop"
    assert max(rated(state), key=rated(state).__getitem__).kind == "stop"


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"small": 1}, {"darkness": 1}])
def test_student_never_gives_up_parallel_universes(options: dict[str, int]) -> None:
    """It stops when the universes are apart, and before only when nothing is left to do."""
    solved = 0
    for seed in range(4):
        complete = GAME.info.complete({"puzzle": 2, **options})
        state = GAME.initial_state(1, complete, Rng(f"student {seed}", "deal"))
        while GAME.to_move(state) is not None:
            view, legal = GAME.observe(state, 0), GAME.legal_moves(state)
            move = make_bot("bigebang", "student", "7").choose(view, legal, Budget(0, 1.0))
            apart = not scoring.touching(state.cells)
            assert (move.kind == "stop") <= (apart or len(legal) == 1)
            GAME.apply(state, move, CHANCE)
        solved += not scoring.touching(state.cells)
    assert solved >= 2


def test_student_makes_the_one_move_that_solves_a_puzzle() -> None:
    """However much light it costs: the two lonely stacks would be left alone otherwise."""
    position = lay("4: He4 ~He4 . . ~H1", played=universe(1, puzzle=2))
    legal = GAME.legal_moves(position)
    bot = make_bot("bigebang", "student", "7")
    assert bot.choose(GAME.observe(position, 0), legal, Budget(0, 1.0)).kind == "annihilate"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_two_who_solve_a_puzzle_together_value_it_alike(number: int) -> None:
    state = GAME.initial_state(2, GAME.info.complete({"puzzle": number}), CHANCE)
    rng = Rng("together", str(number))
    while GAME.to_move(state) is not None:
        value = EVALUATOR.value(state)
        assert value[0] == value[1]
        assert -1 <= value[0] <= 1
        legal = GAME.legal_moves(state)
        assert len(EVALUATOR.move_scores(state, legal)) == len(legal)
        GAME.apply(state, GAME.sample_move(state, rng), CHANCE)


# --- reasons --------------------------------------------------------------------------------


def test_every_reason_has_words() -> None:
    text = Text("en")
    met: set[str] = set()

    def utter(phrase: Phrase) -> None:
        met.add(phrase.key)
        assert text.say(phrase).strip()
        assert not text.missing, text.missing
        for _, filling in phrase.args:
            if isinstance(filling, Phrase):
                met.add(filling.key)

    for options, seats in (
        ({}, 2),
        ({"small": 1, "time": 1}, 2),
        ({"mass": 1}, 2),
        ({"gravity": 1, "side": 2}, 2),
        ({"puzzle": 1}, 1),
        ({"puzzle": 2}, 1),
        ({"puzzle": 3}, 1),
    ):
        rng = Rng("words", str(options))
        state = GAME.initial_state(seats, GAME.info.complete(options), rng)
        while GAME.to_move(state) is not None:
            view = GAME.observe(state, 0)
            moves = GAME.legal_moves(state)
            for move in moves[:: max(1, len(moves) // 5)]:
                utter(EVALUATOR.reason(view, move))
            GAME.apply(state, rng.pick(moves[:-1] or moves), CHANCE)
    utter(EVALUATOR.reason(look(*OWN_CARBON), Move("fuse", at(4, 3), at(4, 1), at(4, 1))))
    for rows in ((*THREAT, "7: ~He4"),):
        utter(EVALUATOR.reason(look(*rows, turn=1), Move("annihilate", at(7, 0), at(5, 0))))
    assert met >= {
        "bigebang-hint-carbon",
        "bigebang-hint-light-stops",
        "bigebang-hint-light",
        "bigebang-hint-he4",
        "bigebang-hint-escape",
        "bigebang-hint-step",
        "bigebang-hint-counted",
        "bigebang-hint-puzzle-light",
    }


def test_the_hint_names_the_side_and_both_stars() -> None:
    view = look("4: H1 n H1 . ~n", played=universe(side=2), turn=1, matter=-1)
    facts = [dict(BigEBangEvaluator().reason(view, Move("side", side)).args) for side in (0, 1)]
    assert [(each["mine"], each["theirs"]) for each in facts] == [(3, 1), (1, 3)]
    assert [each["side"] for each in facts] == [say("bigebang-matter"), say("bigebang-antimatter")]


MANY_PAIRS = tuple(f"{row}: n ~n n ~n n ~n" for row in range(8))
"""Too many to count the ending. The largest stars are equal."""
BEHIND = (0, 0, 0, 0, 5, 5, 5, 5)
"""Reserves: the rival has so much light that one annihilation changes nothing."""


@pytest.mark.parametrize(
    ("reserve", "begins"),
    [
        ((0,) * 8, "You then lead 1–0 in tokens. This takes 2 light"),
        ((0, 0, 0, 0, 0, 1, 0, 1), "The tokens are then level, 0–0. This takes 2 light"),
        (BEHIND, "This takes 2 light"),
    ],
)
def test_a_hint_says_first_that_the_lead_changes(reserve: tuple[int, ...], begins: str) -> None:
    view = look(*MANY_PAIRS, reserve=reserve)
    move = Move("annihilate", at(0, 0), at(0, 1))
    assert move in GAME.legal_moves(GAME.determinize(view, CHANCE))
    assert Text("en").say(EVALUATOR.reason(view, move)).startswith(begins)
    says_light = EVALUATOR.next_step(view, move) is not None
    assert says_light == (reserve == BEHIND), "two sentences are enough"


def after_light(*rows: str) -> Phrase:
    """The second sentence of a hint to annihilate."""
    state = lay(*rows, played=universe(), turn=0, matter=0, reserve=BEHIND)
    annihilation = next(m for m in GAME.legal_moves(state) if m.kind == "annihilate")
    step = EVALUATOR.next_step(GAME.observe(state, 0), annihilation)
    assert step is not None
    return step


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "free line"), ("de", "freien Linie"), ("fr", "ligne libre"), ("it", "linea libera")],
)
def test_the_hint_says_which_pairs_it_counts(language: str, line: str) -> None:
    """ "Pairs in sight" was a riddle, and a hint cannot be asked about."""
    step = after_light("4: H1 ~H1 n ~n")
    assert step.key == "bigebang-hint-next-light-pairs"
    assert line in Text(language).say(step)


def test_the_hint_counts_no_pairs_where_they_are_too_many_to_find() -> None:
    step = after_light(*MANY_PAIRS)
    assert step.key == "bigebang-hint-next-light"
