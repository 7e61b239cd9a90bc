"""The planner of Particle Panic: its light model keeps to the rules, its plans are sensible."""

from __future__ import annotations

import copy
from itertools import product

import pytest

from ai import bot_seed, make_bot
from ai.bot import Budget
from ai.evaluators.particle_panic import worth as pair
from ai.evaluators.particle_panic.plan import WHOLE, TurnChances, TurnPlan, Unfinished, remembered
from ai.evaluators.particle_panic.position import (
    PARTICLE,
    Now,
    by_name,
    circumstances_of,
    in_hand,
    now_of,
    of_hands,
    packed_hand,
    packed_ring,
    room_left,
)
from ai.evaluators.particle_panic.worth import (
    SOLO,
    WEIGHTS,
    Tuning,
    Worth,
    chance_of,
    crew_of,
    opening_of,
    row_of,
)
from ai.levels import budget
from game.core.contract import mute
from game.core.rng import Rng
from game.rules.particle_panic.options import (
    ALERT,
    CONTAINED,
    CONTROLLED,
    FIVE_CODES,
    LADDER,
    MELTDOWN,
    setting_of,
)
from game.rules.particle_panic.state import ACT, CODE, MOVE, NEUTRALIZE, SHARE, TAKE, Move, State
from tests import laws
from tests.rules.loaded import Loaded
from tests.rules.particle_panic_lab import GAME, do, lab, top


def plan(state: State, goal: int = WHOLE) -> TurnPlan:
    turn_plan = TurnPlan(GAME.observe(state, state.chooser), GAME.legal_moves(state))
    turn_plan.run(goal)
    return turn_plan


def chances(state: State, begun: State | None = None) -> dict[Move, float]:
    return dict(outlook(state, begun).prospects(GAME.observe(state, state.chooser)))


def outlook(state: State, begun: State | None = None) -> TurnChances:
    """The plan for the rest of a turn; ``begun``: where it began, if not here."""
    given = circumstances_of(GAME.observe(state, state.chooser))
    if begun is not None:
        first = circumstances_of(GAME.observe(begun, begun.chooser))
        given = given._replace(diamonds=first.diamonds, limit=first.limit)
    thought = TurnChances(given, brief=False)
    thought.budget(1 << 60, float("inf"))
    return thought


def after(state: State, move: Move, *dice: int) -> float:
    """The promise of the planner once a move was made in the rules, with these dice."""
    then = copy.deepcopy(state)
    GAME.apply(then, move, Loaded(*dice), mute)
    assert then.turn == state.turn
    return max(chances(then, state).values())


# --- the light model and the rules ----------------------------------------------------------------


@pytest.mark.parametrize("number", range(8))
def test_the_light_model_keeps_to_the_rules(number: int) -> None:
    """Each act leads where the rules lead, and what it promises is what is promised there."""
    _, seats, options, seed = list(laws.cases(GAME, 8))[number]
    rng = Rng(seed, "light")
    state = GAME.initial_state(seats, options, Rng(seed, "deal"))
    compared = 0
    while GAME.to_move(state) is not None and compared < 2:
        if state.phase == ACT and state.basics and rng.random() < 0.25:
            compared += 1
            _compare(state)
        GAME.apply(state, rng.pick(GAME.legal_moves(state)), rng)
    assert compared


def _compare(state: State) -> None:
    promised = chances(state)
    for move, chance in promised.items():
        assert move in GAME.legal_moves(state)
        if move.kind in ("diamond", "spade", "share", "code"):
            won = sum(state.entered) + 1 == state.setting.suits
            if not (move.kind == "code" and won):
                assert after(state, move) == pytest.approx(chance, abs=1e-12)
    if MOVE in promised:
        mean = sum(after(state, MOVE, die) for die in range(1, 7)) / 6
        assert mean == pytest.approx(promised[MOVE], abs=1e-12)
    if NEUTRALIZE in promised and state.limits[state.seat] > 1:
        mean = sum(after(state, NEUTRALIZE, die) for die in range(1, 7)) / 6
        assert mean == pytest.approx(promised[NEUTRALIZE], abs=1e-12)


def test_a_collected_card_is_seen_before_the_next_is_wanted() -> None:
    """Two cards a Collect: the second one is averaged over all cards that no player has seen."""
    state = lab(2, CONTAINED, hands=("hh", "c"), particles="022222")
    state.basics = 1
    now = now_of(GAME.observe(state, 0))
    thought = outlook(state)
    promised = thought._take(now, state.stacks[0][-1], len(state.stacks[0]))
    mean = 0.0
    for suit, share in thought.draws:
        then = copy.deepcopy(state)
        stack = then.stacks[0]
        if stack[-2] != suit:
            other = next(pile for pile in then.stacks[1:] if suit in pile[:-1])
            other.remove(suit)
            other.insert(0, stack[-2])
            stack[-2] = suit
        do(then, "collect")
        mean += share * max(dict(outlook_of(then)).values())
    assert promised == pytest.approx(mean, rel=0.02)


def outlook_of(state: State) -> list[tuple[Move, float]]:
    return outlook(state).prospects(GAME.observe(state, state.chooser))


def test_packed_numbers_hold_what_they_were_given() -> None:
    assert in_hand(packed_hand((3, 0, 12, 1, 5))) == 21
    assert room_left(packed_ring((6, 0, 1, 2, 3, 6))) == 18


def test_a_chance_grows_with_its_score_and_never_is_flat() -> None:
    scores = [step / 3 for step in range(-60, 61)]
    values = [chance_of(score) for score in scores]
    assert values == sorted(set(values))
    assert chance_of(0.0) == 0.5
    assert chance_of(1.5) + chance_of(-1.5) == pytest.approx(1.0)


# --- sensible plans -------------------------------------------------------------------------------


def test_the_last_code_is_entered_at_once() -> None:
    state = lab(3, CONTAINED, hands=("dddd", "", ""))
    for suit in (0, 1, 3):
        state.entered[suit] = 1
    turn_plan = plan(state)
    assert turn_plan.best() == CODE[2]
    assert turn_plan.analysis(WHOLE).prospects[0].value == 1.0


def test_nobody_takes_the_last_card_of_a_stack() -> None:
    state = lab(3, CONTAINED, hands=("hh", "", ""))
    for suit in state.stacks[0][:-1]:
        state.spent[suit] += 1
    del state.stacks[0][:-1]
    assert plan(state).best() != TAKE


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_points_of_hand_limit_and_free_places_are_worth_something(seats: int) -> None:
    """Each point up to a whole code in hand; a place beyond it that stays empty hardly matters."""
    view = GAME.observe(midgame(seats), 0)
    now, given = now_of(view), circumstances_of(view)
    worth = Worth(given)
    by_limit = [worth.of(now.at, now.ring, now.hands, limit, now.codes) for limit in range(1, 7)]
    low = by_limit[: given.setting.code]
    assert low == sorted(set(low))
    assert min(by_limit[given.setting.code :]) > by_limit[given.setting.code - 2]
    crowded = now.ring + PARTICLE[1] + PARTICLE[2]
    assert worth.of(now.at, crowded, now.hands, 6, now.codes) < by_limit[-1]


def test_the_missing_card_is_given_to_who_can_enter_the_code() -> None:
    state = lab(4, CONTAINED, hands=("s", "sss", "", ""), particles="311111")
    played = []
    while state.turn == 1:
        played.append(plan(state).best())
        GAME.apply(state, played[-1], Loaded(6, 6, 6, 6), mute)
    assert SHARE[3][1] in played


def test_a_wanted_card_is_collected_in_a_free_space() -> None:
    state = lab(3, CONTROLLED, hands=("", "", ""), particles="000000")
    top(state, 0, 1)
    played = []
    while state.turn == 1:
        played.append(plan(state).best())
        GAME.apply(state, played[-1], Loaded(*[6] * 9), mute)
    assert TAKE in played


# --- budgets --------------------------------------------------------------------------------------


def midgame(seats: int = 4) -> State:
    state = lab(seats, CONTAINED, hands=("hhcs", "ccd", "hdd", "sss")[:seats], particles="232112")
    state.turn = 5
    return state


def test_a_plan_goes_on_where_it_was_interrupted() -> None:
    state = midgame()
    view, moves = GAME.observe(state, 0), GAME.legal_moves(state)
    whole, sliced = TurnPlan(view, moves), TurnPlan(view, moves)
    whole.run(WHOLE - 1)
    for goal in range(50, 10_000, 50):
        sliced.run(goal)
    assert whole.done
    assert sliced.done
    assert sliced.iterations == whole.iterations
    assert sliced.analysis(0).prospects == whole.analysis(0).prospects


def test_a_deadline_in_the_past_still_leaves_a_move() -> None:
    state = midgame()
    turn_plan = TurnPlan(GAME.observe(state, 0), GAME.legal_moves(state))
    turn_plan.run(WHOLE - 1, deadline=0.0)
    assert turn_plan.best() in GAME.legal_moves(state)
    assert turn_plan.analysis(WHOLE - 1).capped


def test_thinking_before_changes_no_answer() -> None:
    """A turn is remembered for its later choices; equal questions still get equal answers."""
    state = midgame(2)
    first = plan(state).best()
    goal = budget("particle_panic", "researcher").iterations
    brief = plan(state, goal)
    again = plan(state, goal)
    assert plan(state).best() == first
    assert (brief.best(), brief.iterations) == (again.best(), again.iterations)
    assert brief.iterations <= goal


def test_an_outlook_without_budget_is_unfinished() -> None:
    state = midgame()
    thought = TurnChances(circumstances_of(GAME.observe(state, 0)), brief=False)
    thought.budget(5, float("inf"))
    with pytest.raises(Unfinished):
        thought.prospects(GAME.observe(state, 0))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_crew_of_planners_plays_legally_to_the_end(seats: int) -> None:
    options = GAME.info.complete({"ladder": CONTAINED})
    state = GAME.initial_state(seats, options, Rng("crew", "deal"))
    rng = Rng("crew", "dice")
    number = 0
    while (seat := GAME.to_move(state)) is not None:
        moves = GAME.legal_moves(state)
        bot = make_bot("particle_panic", "researcher", bot_seed("crew", seat, number))
        move = bot.choose(GAME.observe(state, seat), moves, Budget(100, 60.0))
        assert move in moves
        GAME.apply(state, move, rng)
        number += 1
    assert state.turn > 4


def test_what_a_feature_says_is_what_is_weighed() -> None:
    """The worth in parts, each remembered, is the worth of all features together."""
    state = midgame()
    view = GAME.observe(state, 0)
    now: Now = now_of(view)
    given = circumstances_of(view)
    worth = Worth(given)
    features = worth.features(now.at, now.ring, now.hands, now.limit, now.codes)
    score = 0.0
    for numbers, weights in zip(features, worth._weights, strict=True):
        assert type(numbers) is type(weights)
        score += sum(one * weight for one, weight in zip(numbers, weights, strict=True))
    whole = worth.of(now.at, now.ring, now.hands, now.limit, now.codes)
    assert whole == pytest.approx(chance_of(score + worth.anchor))


def test_the_rows_of_weights_have_the_names_of_the_features() -> None:
    for row in (*WEIGHTS.values(), pair.PAIR.weights):
        named = by_name(row)
        assert [weight for group in named for weight in group] == list(row)
    row = WEIGHTS["4 0"]
    named = by_name(row)
    assert (named.hands.ready, named.hands.ready_next) == (row[0], row[23])
    assert (named.ring.next_on_0, named.ring.low_stacks) == (row[24], row[35])
    assert (named.race.always, named.together.shared_in_free_space) == (row[36], row[47])


def test_two_who_collect_freely_look_at_what_the_row_says_but_for_limits() -> None:
    """The table prices limits; all else is the row of `team`, on the scale of log-odds."""
    named, row = by_name(pair.PAIR.weights), by_name(WEIGHTS[pair.ROW])
    assert named.hands.limits == named.hands.weak_hands == named.hands.limits_of_1 == 0.0
    assert row.hands.limits != 0.0
    assert named.hands.codes_3 / row.hands.codes_3 == pytest.approx(0.5675, abs=0.001)
    assert named.race.always / row.race.always == pytest.approx(0.5675, abs=0.001)


def test_free_collecting_of_codes_of_five_has_its_own_row() -> None:
    """Fits for labs where collecting is an action are not used where it is free."""
    assert row_of(setting_of(4, MELTDOWN, 1)) == "4 0"
    assert row_of(setting_of(4, CONTAINED, 0)) == "4 0"
    for seats in (2, 3, 4):
        assert row_of(setting_of(seats, ALERT, 1)) == "2 1"
    assert row_of(setting_of(3, ALERT, 0)) == "3 0", "who is not eased"
    every = product(range(1, 5), range(len(LADDER)), (0, 1))
    crews = [setting_of(seats, rung, easing) for seats, rung, easing in every]
    assert {row_of(crew) for crew in crews} == WEIGHTS.keys()


def test_one_scientist_has_three_rows() -> None:
    """Codes of four collected freely, codes of five collected freely, collecting as an action."""
    crews = [setting_of(1, rung, 0) for rung in range(len(LADDER))]
    rows = [row_of(crew) for crew in crews]
    assert rows == [SOLO, SOLO, "1 0", "1 1", "1 0", "1 0"]
    assert len({tuple(WEIGHTS[row]) for row in rows}) == 3
    assert [opening_of(crew) for crew in crews] == [SOLO, SOLO, "1", "1", "1", "1"]
    named = [crew_of(crew) for crew in crews]
    assert named == ["solo", "solo", "1", "1 1", "1 whole", "1 whole"], "what chances have meant"


@pytest.mark.parametrize("easing", [0, 1])
def test_stars_beyond_their_code_are_worth_nothing_and_stop_no_plan(easing: int) -> None:
    """Five codes, ruling 22: a star has no power, so a sixth one is only a card too many."""
    setting = setting_of(2, FIVE_CODES, easing)
    five, six = ((packed_hand((0, 0, 0, 0, stars)), 0) for stars in (5, 6))
    sums = [of_hands(setting, 0, hands, (6, 6), 0)[0] for hands in (five, six)]
    assert sums[0].ready == sums[1].ready == 1
    assert sums[0].spare_spades == sums[1].spare_spades == 0
    hearts = of_hands(setting, 0, (packed_hand((6, 0, 0, 0, 0)), 0), (6, 6), 0)[0]
    assert hearts.spare_hearts == 1


def test_each_evaluator_weighs_by_its_own_tables() -> None:
    """Two evaluators of one process: what one reckons with, and remembers, is nothing to the
    other."""
    state = GAME.initial_state(2, GAME.info.complete({}), Rng("tuning", "deal"))
    view, moves = GAME.observe(state, 0), GAME.legal_moves(state)
    contrary = Tuning(weights={crew: [-one for one in row] for crew, row in WEIGHTS.items()})
    plans = [
        TurnPlan(view, moves),
        TurnPlan(view, moves, contrary),
        TurnPlan(view, moves, Tuning()),
    ]
    for plan in plans:
        plan.run(300)
    own, other, equal = (plan.analysis(300) for plan in plans)
    assert own == equal
    assert own != other
    assert remembered(circumstances_of(view)) is remembered(circumstances_of(view))
    assert remembered(circumstances_of(view)) is not remembered(circumstances_of(view), contrary)
