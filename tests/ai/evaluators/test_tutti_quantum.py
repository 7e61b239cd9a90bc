"""The evaluator of Tutti Quantum: what one sees at first sight, alone and together, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

import pytest

from ai.bot import Budget
from ai.evaluators.tutti_quantum import TuttiQuantumEvaluator
from ai.evaluators.tutti_quantum.light import points_now
from ai.evaluators.tutti_quantum.outlook import PARTNER, RUINED, SPOILT, Places, outlook
from ai.evaluators.tutti_quantum.team import CHOICES, PRICE, WON, TeamPlan
from ai.levels import make_bot
from game.core.phrase import Phrase
from game.core.rng import Rng
from game.core.session import Session
from game.rules.tutti_quantum import Move, State, TuttiQuantum, View
from game.rules.tutti_quantum.diagram import AROUND, END_A, END_B, Diagram, empty, natural
from game.rules.tutti_quantum.scoring import total
from game.rules.tutti_quantum.state import (
    BEGIN,
    CARDS_EACH,
    CARDS_TOGETHER,
    COOP,
    DUEL,
    NOWHERE,
    PICK,
    PLACE,
    PLACING,
    PLAY,
    REFILL,
    SECRET,
    TALK,
    TEAMS,
    WANT,
)
from game.rules.tutti_quantum.vertex import (
    DECK,
    ELECTRON,
    GLUON,
    HIGGS,
    PHOTON,
    QUARK,
    STANDING,
    VertexStatus,
    thirds,
)
from game.words.text import Text
from tests.rules.feynman import HERE, LETTERS, facing_into, meet, ring, ring_edge
from tests.rules.test_tutti_quantum_missions import higgs

GAME = TuttiQuantum()
EVALUATOR = TuttiQuantumEvaluator()
TEXT = Text("en")
CHANCE = Rng("evaluator", "")


def cards(letters: str) -> list[int]:
    return sorted(LETTERS[letter] for letter in letters)


def duel(diagram: Diagram, row: str, *, own_card: str = "g", scoring: int = 0) -> State:
    """A duel in which seat 0 is to pick; the rival has laid a gluon."""
    options = GAME.info.complete({"mode": DUEL, "scoring": scoring})
    state = GAME.initial_state(2, options, Rng("duel", ""))
    state.diagrams = [diagram, meet("g")]
    state.phase, state.turn, state.first = PICK, 0, 0
    state.row, state.secrets = cards(row), [LETTERS[own_card], GLUON]
    return shared_out(state)


def team(diagram: Diagram, hand: str, *, phase: int = PLAY, seats: int = 2) -> State:
    """One diagram for all; seat 0 acts with this hand, the others hold gluons."""
    state = GAME.initial_state(seats, GAME.info.complete({"mode": COOP}), Rng("team", ""))
    state.diagrams = [diagram]
    state.phase, state.turn = phase, 0
    state.hands = [cards(hand)] + [[GLUON, GLUON]] * (seats - 1)
    return shared_out(state)


def shared_out(state: State) -> State:
    """The pile: whatever of the deck lies nowhere else."""
    left = list(DECK)
    for pile in (state.row, state.secrets, *state.hands, *state.thrown, state.buried):
        for card in pile:
            left[card] -= 1
    for diagram in state.diagrams:
        for _, card, _ in diagram.laid:
            left[card] -= 1
    state.pile = [card for card, copies in enumerate(left) for _ in range(max(0, copies))]
    return state


def played(seats: int, seed: str, to_come: int, **options: int) -> State:
    """A game by first sight, up to where so many cards are to be laid onto the mover's diagram."""
    state = GAME.initial_state(seats, GAME.info.complete(options), Rng(seed, "deal"))
    while True:
        diagram = state.diagrams[0 if state.mode == COOP else state.turn]
        all_cards = CARDS_TOGETHER[2] if state.mode == COOP else CARDS_EACH[2]
        if state.phase in PLACING and all_cards - len(diagram.laid) <= to_come:
            return state
        GAME.apply(state, favourite(state), CHANCE)


def ratings(state: State) -> dict[Move, float]:
    moves = GAME.legal_moves(state)
    return dict(zip(moves, EVALUATOR.move_scores(state, moves), strict=True))


def favourite(state: State) -> Move:
    rated = ratings(state)
    return max(rated, key=rated.__getitem__)


def gain(state: State, move: Move) -> int:
    """Points more, counted by the rules."""
    before = state.diagrams[0]
    after = before.copy()
    after.lay(move.edge, move.card, move.facing)
    return total(after, state.scoring) - total(before, state.scoring)


def why(state: State, move: Move) -> str:
    reason = EVALUATOR.reason(GAME.observe(state, state.turn), move)
    assert isinstance(reason, Phrase)
    return TEXT.say(reason)


# --- alone ----------------------------------------------------------------------------------------


def test_the_last_card_brings_all_that_it_can() -> None:
    for seed in range(6):
        state = played(2, f"last {seed}", 1, mode=DUEL)
        assert state.phase == SECRET
        diagram = state.diagrams[state.turn]
        best = max(_more(diagram, move) for move in GAME.legal_moves(state))
        assert _more(diagram, favourite(state)) == best


def test_a_hint_gives_no_point_away_with_the_last_card() -> None:
    """A search that sees a win either way may have chosen any place."""
    evaluator, worse = TuttiQuantumEvaluator(), 0
    for seed in range(6):
        state = played(2, f"last {seed}", 1, mode=DUEL)
        moves = GAME.legal_moves(state)
        diagram = state.diagrams[state.turn]
        best = max(_more(diagram, move) for move in moves)
        poor = min(moves, key=lambda move: _more(diagram, move))
        worse += _more(diagram, poor) < best
        advised = evaluator.advised(GAME.observe(state, state.turn), poor, (), moves)
        assert _more(diagram, advised) == best
    assert worse > 3


def _more(diagram: Diagram, move: Move) -> int:
    """Points more for the mover's own diagram."""
    after = diagram.copy()
    after.lay(move.edge, move.card, move.facing)
    return after.points - diagram.points


def test_the_dearer_card_is_rated_higher_for_the_same_place() -> None:
    """An electron line waits for a third card: a Higgs brings 4, a photon 3."""
    state = duel(meet("e>", "e<"), "hp")
    rated = ratings(state)
    (edge,) = (edge for edge in AROUND[HERE] if not state.diagrams[0].cards[edge])
    assert rated[Move("place", edge, HIGGS, 0)] > rated[Move("place", edge, PHOTON, 0)]


def test_arrows_run_through() -> None:
    state = duel(meet("e>", "p"), "e")
    (edge,) = (edge for edge in AROUND[HERE] if not state.diagrams[0].cards[edge])
    wrong = facing_into(edge, HERE)
    rated = ratings(state)
    right = Move("place", edge, ELECTRON, 1 - wrong)
    assert gain(state, right) == 4, "3 points, and the debt is paid"
    assert rated[Move("place", edge, ELECTRON, wrong)] < rated[right] - 4


def test_an_electron_never_goes_to_a_gluon() -> None:
    state = duel(meet("g", "g"), "e")
    corners = state.diagrams[0].corners
    best = favourite(state)
    for vertex in (END_A[best.edge], END_B[best.edge]):
        after = state.diagrams[0].copy()
        after.lay(best.edge, best.card, best.facing)
        if corners[vertex]:
            assert STANDING[after.corners[vertex]] is not VertexStatus.INVALID


def test_a_debt_is_worth_less_when_nothing_is_left_to_pay_it() -> None:
    hopeful = outlook(team(meet("q>"), "hh"), PARTNER)
    hopeless = replace(hopeful, left=2)
    state = meet("q>", "h").corners[HERE]
    assert hopeful.prospects()[state] > hopeless.prospects()[state]


def test_the_secret_card_is_counted_on() -> None:
    """A player who keeps a photon for the end leaves a place where it fits."""
    pair = meet("e>", "e<").corners[HERE]
    with_it = outlook(duel(meet("e>"), "e", own_card="p"), EVALUATOR._duellist)
    assert with_it.prospects((PHOTON,))[pair] > with_it.prospects((GLUON,))[pair]


@pytest.mark.parametrize("scoring", [1, 2])
def test_a_loop_is_closed_where_loops_count(scoring: int) -> None:
    """Five gluons around a hexagon: the sixth closes it, or lies elsewhere for nothing."""
    state = duel(ring("ggggg-"), "g", scoring=scoring)
    best = favourite(state)
    assert best.edge == ring_edge(5)
    assert gain(state, best) == 2


def test_a_mission_is_completed_where_missions_count() -> None:
    """The Higgs discovery lacks its last photon."""
    whole = higgs()
    edge, card, facing = next(laid for laid in reversed(whole.laid) if laid[1] == PHOTON)
    state = duel(without(whole, edge), "p", scoring=2)
    move = Move("place", edge, card, facing)
    assert favourite(state) == move
    assert gain(state, move) >= 3 + 4


def without(diagram: Diagram, edge: int) -> Diagram:
    """The same cards but one, laid again."""
    rest = meet()
    left = [laid for laid in diagram.laid if laid[0] != edge]
    while left:
        laid = next(one for one in left if one[0] in rest.open or not rest.laid)
        if not rest.laid:
            rest.open[:] = [laid[0]]
        rest.lay(*laid)
        left.remove(laid)
    return rest


def test_values_turn_round_with_the_sides() -> None:
    state = duel(ring("gggggg"), "q")
    ahead = EVALUATOR.value(state)
    assert ahead[0] > 0 > ahead[1]
    state.diagrams.reverse()
    behind = EVALUATOR.value(state)
    assert behind[1] > 0 > behind[0]
    assert ahead[0] == -ahead[1], "what one hopes for the other fears"


def test_team_mates_share_a_value() -> None:
    options = GAME.info.complete({"mode": TEAMS, "scoring": 2})
    state = GAME.initial_state(4, options, Rng("teams", ""))
    state.diagrams[0] = ring("gggggg")
    value = EVALUATOR.value(state)
    assert value[0] == value[2] > 0 > value[1] == value[3]


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, DUEL), (4, DUEL), (4, TEAMS), (2, COOP), (1, COOP)]
)
def test_ratings_and_values_stay_in_bounds_all_game_long(seats: int, mode: int) -> None:
    options = GAME.info.complete({"mode": mode, "scoring": 1})
    state = GAME.initial_state(seats, options, Rng("bounds", str(seats)))
    phases = set()
    while GAME.to_move(state) is not None:
        phases.add(state.phase)
        rated = ratings(state)
        assert len(rated) == len(GAME.legal_moves(state))
        value = EVALUATOR.value(state)
        assert len(value) == seats
        assert all(-1 <= one <= 1 for one in value)
        GAME.apply(state, max(rated, key=rated.__getitem__), CHANCE)
    assert phases >= ({BEGIN, PLAY, REFILL} if mode == COOP else {PICK, SECRET})


# --- together -------------------------------------------------------------------------------------


@pytest.mark.parametrize("bad", [RUINED, SPOILT])
def test_harmless_places_are_counted_as_one_would_by_hand(bad: Sequence[bool]) -> None:
    """All through a game, as the diagram is and after every placement."""
    state = GAME.initial_state(2, GAME.info.complete({"mode": COOP}), Rng("places", ""))
    while GAME.to_move(state) is not None:
        diagram = state.diagrams[0]
        if state.phase == PLAY:
            room = Places(diagram, bad)
            assert room.now() == by_hand(diagram, bad)
            for move in GAME.legal_moves(state):
                after = diagram.copy()
                after.lay(move.edge, move.card, move.facing)
                assert room.after(move) == by_hand(after, bad)
        GAME.apply(state, favourite(state), CHANCE)


def by_hand(diagram: Diagram, bad: Sequence[bool]) -> list[int]:
    """Every card tried on every free edge."""
    ways = [0] * 5
    for card, edge in product(range(5), diagram.open):
        for move in PLACE[card][edge]:
            after = diagram.copy()
            after.lay(edge, card, move.facing)
            ends = (after.corners[END_A[edge]], after.corners[END_B[edge]])
            ways[card] += not any(bad[end] for end in ends)
    return ways


def test_whoever_has_a_card_that_fits_begins() -> None:
    fits, does_not = team(meet("g"), "gg", phase=BEGIN), team(meet("g"), "ee", phase=BEGIN)
    assert favourite(fits).kind == "begin"
    assert favourite(does_not).kind == "wait"


def test_a_card_without_a_place_is_thrown_away() -> None:
    wanted = team(meet("e>", "p"), "e", phase=REFILL)
    unwanted = team(meet("g", "g", "g"), "e", phase=REFILL)
    assert favourite(wanted).kind == "draw"
    assert favourite(unwanted).kind == "swap"


def test_a_good_place_is_asked_for_and_nothing_else_is_said() -> None:
    asks = favourite(team(meet("e>", "p"), "e", phase=TALK))
    assert asks.kind == "want"
    assert asks.edge in AROUND[HERE]
    assert favourite(team(meet("g", "g", "g"), "ee", phase=TALK)).kind == "hush"


def test_a_place_that_somebody_asked_for_is_left_to_them() -> None:
    state = team(meet("g", "g"), "gg")
    (edge,) = (edge for edge in AROUND[HERE] if not state.diagrams[0].cards[edge])
    assert favourite(state).edge == edge
    alone = ratings(state)[Move("place", edge, GLUON, 0)]
    state.wants[1] = edge
    assert ratings(state)[Move("place", edge, GLUON, 0)] < alone
    state.wants[1], state.avoids[1] = NOWHERE, edge
    assert ratings(state)[Move("place", edge, GLUON, 0)] < alone


@pytest.mark.parametrize("level", ["student", "researcher"])
@pytest.mark.parametrize("kind", ["wants", "avoids"])
def test_a_partner_leaves_a_marked_place_alone(level: str, kind: str) -> None:
    """Three gluon pairs wait for a third gluon: the one that was marked is left out."""
    state = team(ring("gggg--"), "gg")
    state.hands[1] = cards("qg")
    shared_out(state)

    def choice() -> Move:
        bot = make_bot("tutti_quantum", level, "marked")
        legal = GAME.legal_moves(state)
        chosen: Move = bot.choose(GAME.observe(state, 0), legal, Budget(60, 60.0))
        return chosen

    free = choice()
    assert gain(state, free) == 2
    getattr(state, kind)[1] = free.edge
    heeding = choice()
    assert heeding.edge != free.edge
    assert gain(state, heeding) == 2


def test_partners_ask_for_places_that_they_can_use() -> None:
    """All through a game, a player who sets a marker holds a card that does no harm there."""
    markers = 0
    for n in range(3):
        state = GAME.initial_state(2, GAME.info.complete({"mode": COOP}), Rng(f"asks {n}", ""))
        while GAME.to_move(state) is not None:
            move = favourite(state)
            if move.kind == "want":
                ways = [way for card in state.hands[state.turn] for way in PLACE[card][move.edge]]
                assert not all(ruins(state.diagrams[0], way) for way in ways)
                markers += 1
            assert move.kind != "avoid"
            GAME.apply(state, move, CHANCE)
    assert markers > 10


def test_nobody_ruins_what_all_have_built() -> None:
    """With a card that fits, no vertex is made that nothing puts right."""
    for hand in ("gq", "pq", "hq"):
        state = team(ring("gggggg", {0: "q<"}), hand)
        best = favourite(state)
        assert not ruins(state.diagrams[0], best)


def ruins(diagram: Diagram, move: Move) -> bool:
    """True if a placement makes a vertex that no card puts right."""
    after = diagram.copy()
    after.lay(move.edge, move.card, move.facing)
    ends = (after.corners[END_A[move.edge]], after.corners[END_B[move.edge]])
    return any(STANDING[end] in (VertexStatus.INVALID, VertexStatus.CLASHING) for end in ends)


def test_a_ruined_diagram_is_a_lost_one() -> None:
    assert EVALUATOR.value(team(meet("q<", "e>"), "gg")) == (-1.0, -1.0)
    assert EVALUATOR.value(team(meet("g", "g"), "gg"))[0] > -0.5


# --- together, played to the end ------------------------------------------------------------------


def plan(state: State, games: int) -> TeamPlan:
    view = GAME.observe(state, state.turn)
    team_plan = EVALUATOR.plan(view, GAME.legal_moves(state))
    assert isinstance(team_plan, TeamPlan)
    team_plan.run(games)
    return team_plan


def test_together_the_choices_are_played_to_the_end_and_alone_they_are_searched() -> None:
    state = played(2, "plan", 6, mode=COOP)
    team_plan = plan(state, 40)
    assert 1 < len(team_plan.choices) <= CHOICES
    assert PRICE * sum(team_plan.tried) == team_plan.iterations >= 40
    assert team_plan.best() in GAME.legal_moves(state)
    rival = duel(meet("g"), "q")
    assert EVALUATOR.plan(GAME.observe(rival, 0), GAME.legal_moves(rival)) is None


def test_the_last_card_is_laid_where_it_wins() -> None:
    """Nothing is hidden any more that matters: what comes out is what was foreseen."""
    for seed in range(4):
        state = played(2, f"end {seed}", 1, mode=COOP, opening=1)
        if EVALUATOR.plan(GAME.observe(state, state.turn), GAME.legal_moves(state)) is None:
            continue
        team_plan = plan(state, 3 * PRICE * CHOICES)
        best = max(result(state, move) for move in GAME.legal_moves(state))
        assert result(state, team_plan.best()) == pytest.approx(best)
        if best > 0:
            best = WON + (1 - WON) * best
        assert team_plan.analysis(9).prospects[0].value == pytest.approx(best)


def result(state: State, move: Move) -> float:
    """The result that the last card leads to."""
    after = GAME.determinize(GAME.observe(state, state.turn), CHANCE)
    GAME.apply(after, move, CHANCE)
    assert GAME.to_move(after) is None
    return GAME.returns(after)[0]


def test_equal_questions_get_equal_answers() -> None:
    state = played(2, "equal", 8, mode=COOP)
    one, other = plan(state, 30), plan(state, 30)
    assert one.analysis(30) == other.analysis(30)


def test_a_marker_is_believed() -> None:
    """Asking to play between two electrons means a photon or a Higgs in all drawn worlds."""
    state = team(meet("e>", "e<"), "gg")
    (edge,) = (edge for edge in AROUND[HERE] if not state.diagrams[0].cards[edge])

    def share() -> float:
        view = GAME.observe(state, 0)
        team_plan = TeamPlan(view, GAME.legal_moves(state), EVALUATOR.move_scores)
        hands = [team_plan._world(number).hands[1] for number in range(60)]
        return sum(PHOTON in hand or HIGGS in hand for hand in hands) / 60

    before = share()
    state.wants[1] = edge
    assert share() > before + 0.2


def test_markers_are_not_played_out() -> None:
    state = team(meet("e>", "p"), "e", phase=TALK)
    team_plan = plan(state, 40)
    assert team_plan.done
    assert team_plan.iterations == 0
    assert team_plan.best() == favourite(state)


def test_the_first_cards_are_laid_at_first_sight() -> None:
    state = team(meet("g"), "gq")
    team_plan = plan(state, 40)
    assert (team_plan.done, team_plan.iterations) == (True, 0)
    assert team_plan.best() == favourite(state)


def test_when_the_game_is_lost_nobody_plays_it_out() -> None:
    state = team(meet("q<", "e>"), "gg")
    view: View = GAME.observe(state, 0)
    assert EVALUATOR.plan(view, GAME.legal_moves(state)) is None


def test_a_pair_of_researchers_reaches_the_end() -> None:
    """A whole game with few analysis: every choice is legal, and the diagram is complete."""
    state = GAME.initial_state(2, GAME.info.complete({"mode": COOP}), Rng("pair", ""))
    while (seat := GAME.to_move(state)) is not None:
        bot = make_bot("tutti_quantum", "researcher", f"pair {len(state.pile)}")
        legal = GAME.legal_moves(state)
        move = bot.choose(GAME.observe(state, seat), legal, Budget(6, 60.0))
        assert move in legal
        GAME.apply(state, move, CHANCE)
    assert len(state.diagrams[0].laid) == CARDS_TOGETHER[2]


# --- reasons --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "row", "words"),
    [
        (("e>", "e<"), "p", "electron, electron, photon"),
        (("e>", "p"), "e", "+4 (3 for the vertex, and the lost point is back)"),
        ((), "q", "a good start"),
        (("q>",), "q", "keeps the line running"),
    ],
)
def test_a_hint_says_what_the_card_does(laid: tuple[str, ...], row: str, words: str) -> None:
    state = duel(meet(*laid), row)
    assert words in why(state, dearest(state))


def dearest(state: State) -> Move:
    """The placement that brings most at once."""
    return max(GAME.legal_moves(state), key=lambda move: gain(state, move))


def test_a_debt_is_called_one() -> None:
    state = duel(meet("q>"), "h")
    edge = next(edge for edge in AROUND[HERE] if not state.diagrams[0].cards[edge])
    assert "costs a point for now" in why(state, Move("place", edge, HIGGS, 0))


def test_two_vertices_at_once_are_named() -> None:
    state = duel(ring("ggggg-", {0: "g", 5: "g"}), "g")
    reason = why(state, dearest(state))
    assert "two vertices at once" in reason
    assert "4 points" in reason


@pytest.mark.parametrize("mode", [DUEL, COOP])
def test_every_move_has_a_reason(mode: int) -> None:
    state = GAME.initial_state(2, GAME.info.complete({"mode": mode, "scoring": 2}), Rng("why", ""))
    while GAME.to_move(state) is not None:
        moves = GAME.legal_moves(state)
        for move in moves[:: max(1, len(moves) // 4)]:
            assert why(state, move).strip()
        assert not TEXT.missing
        GAME.apply(state, CHANCE.pick(moves), CHANCE)


def named(hint: Phrase) -> int:
    """The change of the score that a hint names; where it names none, nothing changes."""
    facts = dict(hint.args)
    if hint.key.endswith(("-beside", "-in-all")):
        total_said = facts["total"]
        assert isinstance(total_said, Phrase)
        return int(TEXT.say(total_said).replace("\u2212", "-"))
    silent = {"tutti_quantum-hint-debt": -1, "tutti_quantum-hint-loop": 2}
    points = facts.get("change", facts.get("points", silent.get(hint.key, 0)))
    assert isinstance(points, int)
    return points


def some_places(mode: int, scoring: int) -> Iterator[tuple[State, Move, int]]:
    """Placements of random games, the best of a few played on, with what each changes at once."""
    for seed in range(6):
        options = GAME.info.complete({"mode": mode, "scoring": scoring})
        rng = Rng("places", str(seed))
        state = GAME.initial_state(4 if mode == TEAMS else 2, options, Rng("sum", str(seed)))
        while GAME.to_move(state) is not None:
            moves = GAME.legal_moves(state)
            if state.phase not in PLACING:
                GAME.apply(state, rng.pick(moves), rng)
                continue
            diagram = state.diagrams[0 if mode == COOP else state.turn]
            gains = {
                move: points_now(diagram, move, scoring)
                for move in (rng.pick(moves) for _ in range(12))
            }
            for move, points in gains.items():
                yield state, move, points
            GAME.apply(state, max(gains, key=gains.__getitem__), rng)


@pytest.mark.parametrize(("mode", "scoring"), [*product((DUEL, TEAMS, COOP), (0, 2))])
def test_a_hint_names_all_that_its_move_changes(mode: int, scoring: int) -> None:
    changes: Counter[int] = Counter()
    for state, move, points in some_places(mode, scoring):
        hint = EVALUATOR.reason(GAME.observe(state, state.turn), move)
        assert named(hint) == points, TEXT.say(hint)
        changes[points] += hint.key.endswith("-beside")
    assert {-2, -1, 0, 2, 3} <= changes.keys()
    assert changes[1] > 0


def test_a_place_without_harm_to_waiting_vertices_is_told_as_such() -> None:
    """It is said only where it is true, and where another place would block one."""
    told: Counter[str] = Counter()
    for state, move, _ in some_places(DUEL, 0):
        hint = EVALUATOR.reason(GAME.observe(state, state.turn), move)
        line = dict(hint.args).get("line")
        key = line.key if isinstance(line, Phrase) else hint.key
        if not key.startswith("tutti_quantum-hint-least"):
            continue
        diagram = state.diagrams[state.turn]
        after = diagram.copy()
        after.lay(move.edge, move.card, move.facing)
        ends = (END_A[move.edge], END_B[move.edge])
        blocked = [end for end in ends if thirds(diagram.corners[end]) and not valid(after, end)]
        assert not (blocked and key.endswith("-spares"))
        told[key] += 1
    assert len(told) == 2, told


def valid(diagram: Diagram, vertex: int) -> bool:
    return STANDING[diagram.corners[vertex]] is VertexStatus.VALID


def test_the_words_beside_a_light_name_what_it_costs() -> None:
    dear = 0
    for state, move, points in some_places(DUEL, 0):
        view = GAME.observe(state, state.turn)
        for words in (EVALUATOR.beside_light(view, move), EVALUATOR.before_light(view, move)):
            if words is not None and points < 0:
                assert f"\u2212{-points}" in TEXT.say(words)
                dear += 1
    assert dear > 0


def test_a_hint_names_the_best_card_for_the_vertex_and_first_those_face_up() -> None:
    state = duel(meet("q>"), "qph")
    edge = next(edge for edge in AROUND[HERE] if not state.diagrams[0].cards[edge])
    move = at_the_end_of(state, QUARK, edge)
    assert nearby(state, move) == "Best card beside it: Higgs, +3. One is face up."
    state = duel(meet("q>"), "qqq")
    assert nearby(state, move) == "Best card beside it: Higgs, +3 (4 of 4 are left)."


def nearby(state: State, move: Move) -> str | None:
    words = EVALUATOR.next_step(GAME.observe(state, state.turn), move)
    return None if words is None else TEXT.say(words)


def test_markers_have_reasons_too() -> None:
    state = team(meet("e>", "p"), "e", phase=TALK)
    assert "you hold the card for it" in why(state, WANT[state.diagrams[0].open[0]])


def test_nothing_waits_for_a_card_after_the_last_one() -> None:
    """The secret card is the last: no reason promises a third one."""
    reasons = 0
    for number in range(6):
        session, rng = Session(TuttiQuantum(), 2, {}, f"last {number}"), Rng("last", str(number))
        while (seat := session.to_move()) is not None:
            view = session.view(seat)
            if view.phase == SECRET:
                for move in session.legal_moves():
                    key = TuttiQuantumEvaluator().reason(view, move).key
                    assert not key.endswith(("-open", "-debt"))
                    reasons += key.endswith("-last")
            session.play(rng.pick(session.legal_moves()))
    assert reasons > 0


# --- the light of a beginner ---------------------------------------------------------------------


def beside(state: State, move: Move) -> str | None:
    """The words beside the light on a move."""
    words = EVALUATOR.beside_light(GAME.observe(state, 0), move)
    return None if words is None else TEXT.say(words)


def at_the_end_of(state: State, card: int, edge: int) -> Move:
    """A placement of this card there, as it pays best."""
    diagram = state.diagrams[state.turn]
    return max(
        (move for move in GAME.legal_moves(state) if (move.card, move.edge) == (card, edge)),
        key=lambda move: (ratings(state)[move], move.facing == natural(diagram, edge, card)),
    )


def two_quarks() -> Diagram:
    """Two quarks of which a photon makes a vertex; the one goes on to a free end."""
    return meet("q>", "q<")


def test_a_light_on_a_place_without_points_says_what_it_prepares() -> None:
    state = duel(two_quarks(), "ep", own_card="h")
    (closing,) = (edge for edge in AROUND[HERE] if edge in state.diagrams[0].open)
    assert beside(state, at_the_end_of(state, PHOTON, closing)) is None, "it brings most"
    far = next(edge for edge in state.diagrams[0].open if edge not in AROUND[HERE])
    waits = "The +2 can wait: −1 here, +3 later with one more quark."
    assert beside(state, at_the_end_of(state, PHOTON, far)) == waits


def before(state: State, move: Move) -> str | None:
    """The words while no card is picked."""
    words = EVALUATOR.before_light(GAME.observe(state, 0), move)
    return None if words is None else TEXT.say(words)


def test_before_the_first_touch_the_card_is_named_and_no_place() -> None:
    """No place is lit yet: "here" would point at nothing."""
    state = duel(two_quarks(), "ep", own_card="h")
    (closing,) = (edge for edge in AROUND[HERE] if edge in state.diagrams[0].open)
    words = "Touch the photon: it earns +2 now."
    assert before(state, at_the_end_of(state, PHOTON, closing)) == words
    far = next(edge for edge in state.diagrams[0].open if edge not in AROUND[HERE])
    words = "Touch the photon: beside it, one more quark later earns +3. Now: −1."
    assert before(state, at_the_end_of(state, PHOTON, far)) == words
    first = duel(empty(), "ep")
    move = next(move for move in GAME.legal_moves(first) if move.card == ELECTRON)
    assert before(first, move) == "Touch the electron: a good start, many cards fit beside it."
    state = duel(meet("q>", "h"), "q", own_card="g")
    for move in GAME.legal_moves(state):
        said = before(state, move)
        assert said is not None or beside(state, move) is None
        assert said is None or said.startswith("Touch the quark")
        assert said is None or " here" not in said.lower()


def test_a_light_that_plans_for_the_secret_card_names_it_where_it_had_no_place() -> None:
    state = duel(meet("q>", "h"), "q", own_card="g")
    far = min(
        (move for move in GAME.legal_moves(state) if move.edge not in AROUND[HERE]),
        key=lambda move: (-gained(state, move), -ratings(state)[move]),
    )
    words = "Your secret gluon has no good place yet. Here: +2."
    assert beside(state, far) == words


def test_a_secret_card_that_has_a_place_is_no_reason_for_another() -> None:
    state = duel(two_quarks(), "pq", own_card="g")
    far = next(edge for edge in state.diagrams[0].open if edge not in AROUND[HERE])
    said = beside(state, at_the_end_of(state, QUARK, far))
    assert said == "The +2 can wait. This opens one more place for +2."
    gluons = duel(meet("g", "g"), "g", own_card="g")
    far = next(edge for edge in gluons.diagrams[0].open if edge not in AROUND[HERE])
    said = beside(gluons, at_the_end_of(gluons, GLUON, far))
    assert said == "The +2 can wait. This opens one more place for +2."


def test_nothing_is_promised_that_no_card_is_left_for() -> None:
    state = duel(two_quarks(), "pe")
    far = next(edge for edge in state.diagrams[0].open if edge not in AROUND[HERE])
    assert beside(state, at_the_end_of(state, ELECTRON, far)) is None, "they never meet"


def test_of_equal_moves_a_hint_takes_the_points_that_can_be_seen() -> None:
    state = duel(two_quarks(), "p")
    view, moves = GAME.observe(state, 0), GAME.legal_moves(state)
    best = max(moves, key=lambda move: gained(state, move))
    other = min(moves, key=lambda move: gained(state, move))
    assert EVALUATOR.advised(view, other, (best,), moves) == best
    prepares = next(move for move in moves if move.edge not in AROUND[HERE])
    assert EVALUATOR.advised(view, prepares, (), moves) == prepares, "there is a reason for it"
    assert EVALUATOR.advised(view, best, (other,), moves) == best


def test_a_hint_without_a_reason_gives_way_to_points_that_can_be_seen() -> None:
    """Two photons wait for no third card."""
    diagram = two_quarks()
    (closing,) = (edge for edge in AROUND[HERE] if edge in diagram.open)
    far = next(edge for edge in diagram.open if edge not in AROUND[HERE])
    diagram.lay(far, PHOTON, 0)
    state = duel(diagram, "p")
    view, moves = GAME.observe(state, 0), GAME.legal_moves(state)
    idle = next(move for move in moves if gained(state, move) == 0 and beside(state, move) is None)
    assert EVALUATOR.advised(view, idle, (), moves).edge == closing


def test_a_hint_turns_no_card_for_nothing() -> None:
    """A quark beside one gluon: its arrow may run either way."""
    state = duel(meet("g"), "q")
    view, moves = GAME.observe(state, 0), GAME.legal_moves(state)
    diagram = state.diagrams[0]
    turned = [move for move in moves if move.facing != natural(diagram, move.edge, move.card)]
    assert len(turned) == len(moves) / 2
    for move in turned:
        advised = EVALUATOR.advised(view, move, (), moves)
        assert advised.facing == natural(diagram, advised.edge, advised.card)
        said = EVALUATOR.beside_light(view, move)
        assert said is not None
        assert "arrow turned" in TEXT.say(said)
        assert EVALUATOR.beside_light(view, advised) is None


def gained(state: State, move: Move) -> int:
    """Points that a placement brings now."""
    after = state.diagrams[0].copy()
    after.lay(move.edge, move.card, move.facing)
    return total(after, state.scoring) - total(state.diagrams[0], state.scoring)


# --- the place of the secret card -----------------------------------------------------------------


def promised() -> tuple[State, set[int]]:
    """The last round but one: a quark and a gluon wait for the secret quark, worth +3.

    The row has two electrons, one of which goes to the rival. Returned with the edges at which an
    electron would spoil that vertex.
    """
    state = duel(meet("q>", "g"), "ee", own_card="q")
    state.round, state.first, state.pile = 12, 1, state.pile[:3]
    return state, {edge for edge in AROUND[HERE] if edge in state.diagrams[0].open}


def test_the_light_leaves_the_secret_card_its_place() -> None:
    state, place = promised()
    view, moves = GAME.observe(state, 0), GAME.legal_moves(state)
    usual = (move for move in moves if move.facing == natural(state.diagrams[0], *move[1:3]))
    keeping = next(move for move in usual if move.edge not in place)
    spoiling = next(move for move in moves if move.edge in place)
    assert gained(state, spoiling) == 0 > gained(state, keeping)
    for near in ((), (spoiling,)):
        assert EVALUATOR.advised(view, keeping, near, moves).edge not in place
    assert beside(state, keeping) == "This leaves your secret quark its place for +3. Now: −1."
    words = "Touch the electron: it leaves your secret quark its place, +3. Now: −1."
    assert before(state, keeping) == words


def test_the_place_of_the_secret_card_is_part_of_the_value_near_the_end() -> None:
    """The more a secret card can earn at the end, the better is the same diagram."""
    compared = 0
    for seed in "abcd":
        state = played(2, seed, 3)
        side = 1 - state.turn
        diagram = state.diagrams[side]
        earned, values = {}, {}
        for card in range(len(DECK)):
            ways = [move for edge in diagram.open for move in PLACE[card][edge]]
            earned[card] = max(_more(diagram, move) for move in ways)
            state.secrets[side] = card
            values[card] = EVALUATOR.value(state)[side]
        best, worst = (pick(earned, key=earned.__getitem__) for pick in (max, min))
        if earned[best] > earned[worst]:
            assert values[best] > values[worst]
            compared += 1
    assert compared


def test_a_card_that_would_earn_the_rival_most_is_taken_for_that_reason() -> None:
    """A Higgs makes +4 beside two electrons of the rival, and nothing beside gluons."""
    state = duel(meet("g", "g"), "gh", own_card="p")
    state.diagrams[1] = meet("e>", "e<")
    shared_out(state)
    higgs = next(move for move in GAME.legal_moves(state) if move.card == HIGGS)
    assert gained(state, higgs) == -1
    told = "Otherwise your rival earns +4 with this Higgs. Now: −1."
    assert beside(state, higgs) == told
    told_first = "Touch the Higgs: otherwise it earns your rival +4. Now: −1."
    assert before(state, higgs) == told_first
    state.row = cards("ghh")
    assert beside(state, higgs) != told, "one more is left for the rival"
    state.row, state.diagrams[1] = cards("gh"), meet("g")
    assert beside(state, higgs) != told


def test_a_card_that_spoils_a_vertex_for_good_waits_for_nothing() -> None:
    state, place = promised()
    spoiling = next(move for move in GAME.legal_moves(state) if move.edge in place)
    assert "nothing can mend" in why(state, spoiling)
    assert EVALUATOR.next_step(GAME.observe(state, 0), spoiling) is None
    spoilt = duel(meet("q>", "e>"), "g")
    third = next(move for move in GAME.legal_moves(spoilt) if move.edge in AROUND[HERE])
    assert "spoilt already" in why(spoilt, third)


def test_no_third_card_is_promised_that_goes_to_the_rival() -> None:
    """The last two Higgs cards lie in the row; the rival takes what is left of it."""
    state = duel(meet("h"), "hh")
    state.diagrams[1] = meet("h", "g")
    state.first = 1
    shared_out(state)
    move = GAME.legal_moves(state)[0]
    assert "no third card can complete" in why(state, move)
    state.first, state.row = 0, cards("hhg")
    shared_out(state)
    assert "waits for a third card" in why(state, move), "the first takes the last card too"


def test_a_place_that_costs_now_says_so_beside_what_it_brings_later() -> None:
    state = duel(two_quarks(), "ph", own_card="e")
    far = next(edge for edge in state.diagrams[0].open if edge not in AROUND[HERE])
    move = at_the_end_of(state, PHOTON, far)
    assert gained(state, move) == -1
    told = beside(state, move)
    assert told == "The +3 can wait: −1 here, +3 later with one more quark."
