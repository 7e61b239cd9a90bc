"""The evaluator of U-kNOw Feynman makes the choices that a sensible player makes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from ai.evaluators.u_know_feynman import UKnowFeynmanEvaluator
from ai.evaluators.u_know_feynman.evaluator import DRAWN_ANYWAY
from game.core.phrase import literal
from game.core.rng import Rng
from game.core.session import Session
from game.rules.u_know_feynman import Move, State
from game.rules.u_know_feynman.faces import ANTIMATTER, WILD_FACE
from game.rules.u_know_feynman.state import DOUBT, SEEN_UP
from game.words.text import Text
from tests.rules.two_faced import DULL, GAME, IDLE, do, legal, table
from tests.some import some

EVALUATOR = UKnowFeynmanEvaluator()


def best(state: State) -> str:
    """The words of the move that the evaluator likes best."""
    offered = legal(state)
    rated = EVALUATOR.move_scores(state, list(offered.values()))
    return list(offered)[rated.index(max(rated))]


def rated(state: State, move: str) -> float:
    return EVALUATOR.move_scores(state, [legal(state)[move]])[0]


# --- choices --------------------------------------------------------------------------------------


def test_laying_beats_drawing_and_three_beat_one() -> None:
    state = table("blue up", ["blue tau", *DULL], IDLE)
    assert best(state) == "blue tau"
    state = table("blue muon", ["blue up", "red up", "green down", *DULL], IDLE)
    assert " + " in best(state)


def test_decay_is_called_and_silence_is_caught() -> None:
    state = table("blue up", ["blue tau", "red muon"], DULL)
    assert best(state) == "call blue tau"
    do(state, "blue tau")
    assert best(state) == "catch"


def test_a_force_is_answered_when_it_can_be() -> None:
    for force, answer in (("W", "blue down"), ("photon", "blue up")):
        state = table("blue up", [f"blue {force}", *DULL], [answer, *IDLE])
        do(state, f"blue {force}")
        assert best(state) == answer
    state = table(
        "yellow down", ["yellow gluon", *DULL], ["yellow flip", "blue top|orange down", "red tau"]
    )
    do(state, "yellow gluon")
    assert best(state).endswith("yellow flip + yellow down")


def test_strikes_who_is_nearly_out() -> None:
    near = table("blue up", ["blue photon", "blue tau", *DULL], IDLE[:1])
    far = table("blue up", ["blue photon", "blue tau", *DULL], [*IDLE, "red top", "red charm"])
    assert rated(near, "blue photon") > rated(far, "blue photon")
    assert best(near) == "blue photon"


def test_a_card_that_a_flip_has_shown_warns_of_the_backfire() -> None:
    state = table("blue up", ["blue photon", *DULL], ["blue up", *IDLE])
    before = rated(state, "blue photon")
    state.notes[state.hands[1][0]] = 3
    assert rated(state, "blue photon") < before - 1.0


def test_a_wild_names_the_suit_that_the_hand_is_long_in() -> None:
    state = table("blue up", ["wild", "green up", "green tau", "green muon", "red top"], DULL)
    wilds = {move: rated(state, move) for move in legal(state) if "wild" in move}
    assert max(wilds, key=lambda move: wilds[move]) == "wild as green"


def test_a_colour_is_named_that_the_hand_holds() -> None:
    """The next player lacks green; but who has none of it either would draw, too."""
    state = table("blue up", ["wild", "wild", "red tau"], DULL)
    for card in state.hands[1]:
        state.notes[card] |= 1 << 2 + DOUBT  # green
    assert rated(state, "wild as green") == rated(state, "wild as blue")
    assert rated(state, "wild as green") < rated(state, "wild as red")


def test_a_hint_names_the_colour_of_the_hand_where_another_is_as_good() -> None:
    state = table("blue up", ["wild", "yellow up", "yellow tau", "red up"], IDLE)
    moves, view = legal(state), GAME.observe(state, 0)
    green, yellow = moves["wild as green"], moves["wild as yellow"]
    assert EVALUATOR.advised(view, green, [yellow], ()) == yellow
    assert EVALUATOR.advised(view, green, (), ()) == green, "nothing else is as good"
    plain = next(move for name, move in moves.items() if "wild" not in name)
    assert EVALUATOR.advised(view, plain, [yellow], ()) == plain


def test_a_flip_that_leaves_the_next_without_a_card_is_seen_coming() -> None:
    def flip(*backs: str) -> float:
        state = table(
            "blue up",
            ["blue flip", "red tau|orange up", "green muon|orange tau"],
            [f"{front}|{back}" for front, back in zip(DULL, backs, strict=True)],
            under=["red muon|orange charm"],
        )
        return rated(state, "blue flip")

    nothing_fits = flip("pink up", "cyan tau", "purple top")
    assert nothing_fits > flip("orange top", "orange muon", "orange skip")


def test_prefers_a_suit_that_the_next_did_not_follow() -> None:
    state = table("blue up", ["blue tau", "red up", *IDLE], DULL, DULL[:2])
    state.mover = 1
    do(state, "draw", "keep")
    state.mover = 0
    assert rated(state, "blue tau") > rated(state, "red up")


# --- values ---------------------------------------------------------------------------------------


def test_value_is_a_share_of_the_chance_to_win() -> None:
    fits = [*DULL[1:], "blue muon"]
    state = table("blue up", ["blue tau", "red up"], fits, [*IDLE, "red top", "red charm"])
    value = EVALUATOR.value(state)
    assert sum((one + 1) / 2 for one in value) == pytest.approx(1.0)
    assert value[0] > value[1] > value[2]


@pytest.mark.parametrize(
    ("hand", "other"),
    [
        (["red up"], ["red up", "red tau"]),
        (["blue up", "red tau"], ["red up", "red tau"]),
        (["wild", "red up"], ["blue tau", "red up"]),
        (["blue up", "red up", "red down"], ["blue up", "red up", "red top"]),
    ],
    ids=["fewer cards", "one that fits", "a wild in the hand", "quarks of a proton"],
)
def test_value_likes(hand: list[str], other: list[str]) -> None:
    """The first hand rather than the second."""
    first, second = (EVALUATOR.value(table("blue muon", some, DULL))[0] for some in (hand, other))
    assert first > second


# --- honesty --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_read_nothing_that_is_hidden(seats: int) -> None:
    session = Session(GAME, seats, {}, f"honest {seats}")
    rng = Rng("honest", "x")
    for _ in range(150):
        if (seat := session.to_move()) is None:
            break
        moves, view = session.legal_moves(), session.view(seat)
        worlds = [GAME.determinize(view, rng) for _ in range(3)]
        ratings = [EVALUATOR.move_scores(world, moves) for world in worlds]
        assert ratings[0] == ratings[1] == ratings[2]
        session.play(GAME.sample_move(worlds[0], rng))


# --- strength -------------------------------------------------------------------------------------

Player = Callable[[State, Rng], Move]


def greedy(state: State, rng: Rng) -> Move:
    moves = GAME.legal_moves(state)
    ratings = EVALUATOR.move_scores(state, moves)
    best = max(ratings)
    return rng.pick([move for move, one in zip(moves, ratings, strict=True) if one == best])


def anything(state: State, rng: Rng) -> Move:
    return rng.pick(GAME.legal_moves(state))


def share(one: Player, others: Player, seats: int, deals: int) -> float:
    """The share of wins of one player among others, sitting everywhere once per deal."""
    won = 0.0
    for deal in range(deals):
        for at in range(seats):
            rng = Rng(f"arena {deal}", "play")
            state = GAME.initial_state(seats, GAME.info.complete({}), rng)
            while (seat := GAME.to_move(state)) is not None:
                GAME.apply(state, (one if seat == at else others)(state, rng), rng)
            won += (GAME.returns(state)[at] + 1) / 2
    return won / (seats * deals)


@pytest.mark.parametrize(("seats", "floor"), [(2, 0.85), (4, 0.75)])
def test_greedy_clearly_beats_random(seats: int, floor: float) -> None:
    """Even would be 0.50 and 0.25; forty games leave a standard error below 0.04."""
    assert share(greedy, anything, seats, 40 // seats) > floor


@pytest.mark.parametrize(("seats", "even"), [(2, 0.5), (4, 0.25)])
@pytest.mark.slow
def test_greedy_beats_a_random_player_who_lays_what_fits(seats: int, even: float) -> None:
    got = share(greedy, GAME.sample_move, seats, 800 // seats)
    print(f"{seats} seats: {got:.3f} of the wins against sampled moves, even is {even:.2f}")
    assert got > even + 0.12


# --- reasons --------------------------------------------------------------------------------------


def test_every_reason_is_a_sentence() -> None:
    """In random games, every legal move of the mover has a reason that exists in English."""
    text = Text("en")
    for number in range(6):
        session = Session(GAME, 2 + number % 5, {"loose": number % 2}, f"reasons {number}")
        rng = Rng(f"reasons {number}", "x")
        text.name_seats([literal(f"P{seat}") for seat in range(session.seats)])
        for _ in range(250):
            if (seat := session.to_move()) is None:
                break
            view = session.view(seat)
            for move in some(session.legal_moves()[:12]):
                sentence = text.say(EVALUATOR.reason(view, move))
                assert sentence
                assert "{" not in sentence
                assert "u_know_feynman-" not in sentence
            session.play(rng.pick(session.legal_moves()))


def test_a_suit_is_named_for_cards_that_are_there() -> None:
    """The reason counts cards only where the hand is longest: never none."""
    counted = 0
    for number in range(8):
        session, rng = Session(GAME, 2, {}, f"suits {number}"), Rng(f"suits {number}", "x")
        for _ in range(150):
            if (seat := session.to_move()) is None:
                break
            view = session.view(seat)
            for move in session.legal_moves():
                reason = EVALUATOR.reason(view, move)
                if reason.key.endswith(("hint-wild", "hint-name")):
                    counted += 1
                    assert dict(reason.args)["n"] != 0
            session.play(rng.pick(session.legal_moves()))
    assert counted > 5


def said(state: State, name: str) -> tuple[str, str]:
    """The reason for a move and the step after it, in English."""
    text = Text("en")
    text.name_seats([literal("Ada"), literal("Emmy"), literal("Marie")])
    view, move = GAME.observe(state, state.mover), legal(state)[name]
    step = EVALUATOR.next_step(view, move)
    return text.say(EVALUATOR.reason(view, move)), "" if step is None else text.say(step)


def any_of(state: State, name: str, *near: str) -> str:
    """The reason for a move where those ``near`` are as good, in English; "" for it alone."""
    moves = legal(state)
    view, others = GAME.observe(state, state.mover), [moves[one] for one in near]
    why = EVALUATOR.alike(view, moves[name], others, list(moves.values()))
    return "" if why is None else Text("en").say(why)


def test_where_any_card_of_a_colour_will_do_the_hint_says_so() -> None:
    state = table("blue up", ["blue tau", "blue muon", "blue top", "red up", "red skip"], DULL)
    blue = ("blue muon", "blue top")
    assert any_of(state, "blue tau", *blue) == (
        "Any of your 3 blue particles will do. After that, 2 of your other cards fit."
    )
    assert any_of(state, "blue tau", "blue muon") == "", "the third costs something"
    assert any_of(state, "red up", *blue, "blue tau") == "", "it is another colour"
    alone = table("blue up", ["blue tau", "blue muon", "wild"], DULL)
    assert any_of(alone, "blue tau", "blue muon").startswith("Any of your 2 blue particles")


def test_the_rest_of_the_hand_tells_cards_of_a_colour_apart() -> None:
    """One card would leave fewer that fit, or fewer ways to play on after those."""
    mixed = table("blue up", ["blue tau", "blue muon", "red tau", "green charm"], DULL)
    assert any_of(mixed, "blue tau", "blue muon") == ""
    chain = ["blue down", "blue muon", "red down", "red muon", "red strange"]
    state = table("blue up", [*chain, "green strange"], DULL)
    assert any_of(state, "blue down", "blue muon") != "", "each has a red partner"
    hand = ["red up", "red muon-neutrino", "blue up", "green electron"]
    state = table("red charm", hand, DULL)
    assert any_of(state, "red muon-neutrino", "red up") == ""


def test_one_more_turn_without_a_card_that_fits_is_no_reproach() -> None:
    state = table("blue up", ["blue skip", "red tau", "green muon"], IDLE)
    assert said(state, "blue skip")[1] == (
        "Then it is your turn again, and you have one card fewer, although none of the others "
        "fits yet."
    )


def test_a_per_cent_says_of_what_it_is() -> None:
    state = table("blue up", ["blue tau", *IDLE], DULL)
    assert re.fullmatch(r"Chance that the card you draw fits: \d+%\.", said(state, "draw")[1])
    wanted = r"Chance that Emmy has to draw then: about \d+%\."
    assert re.fullmatch(wanted, said(state, "blue tau")[1])


def test_the_chance_is_that_of_the_player_who_comes_next() -> None:
    state = table("blue up", ["blue skip", "blue reverse", "blue tau", *IDLE], DULL, DULL[:2])
    assert "Marie has to draw" in said(state, "blue skip")[1]
    assert "Marie has to draw" in said(state, "blue reverse")[1]
    assert "Emmy has to draw" in said(state, "blue tau")[1]


def test_a_card_that_a_flip_has_shown_is_named_instead_of_a_chance() -> None:
    state = table("blue up", ["blue tau", *IDLE], ["blue muon", *DULL])
    state.notes[state.hands[1][0]] = SEEN_UP
    assert said(state, "blue tau")[1] == (
        "You have seen it: Emmy has a card that fits then, blue muon."
    )


def test_no_chance_is_named_of_a_player_who_drew_for_this_colour() -> None:
    state = table("blue up", ["blue tau", "red up", *IDLE], DULL)
    state.mover = 1
    do(state, "draw", "keep")
    state.mover = 0
    assert said(state, "blue tau")[1] == ""


def test_a_card_that_is_kept_does_not_fit_or_is_worth_more_later() -> None:
    for drawn, reason in (
        ("red tau", "It does not fit now. Keep it: it may fit in a later turn."),
        ("wild", "Keep it for a turn in which no other card of yours fits."),
        ("blue tau", "I tried out both: keeping this card now wins more often than playing it."),
    ):
        state = table("blue up", DULL, IDLE, pile=[drawn])
        do(state, "draw")
        assert said(state, "keep")[0] == reason


def flip_drawn(*backs: str) -> State:
    """A flip was drawn, after which orange charm lies on top; ``backs``: of the own hand."""
    own = [f"{front}|{back}" for front, back in zip(DULL, backs, strict=False)]
    foe = ["red muon|orange top", "red tau|cyan tau"]
    state = table("blue up", own, foe, pile=["blue flip"], under=["red muon|orange charm"])
    do(state, "draw")
    return state


def test_a_flip_is_kept_for_what_the_backs_show() -> None:
    assert said(flip_drawn("cyan up", "purple tau"), "keep")[0] == (
        "Keep it: the backs show that after the flip none of your other cards would fit."
    )
    assert said(flip_drawn("orange up", "purple tau"), "keep")[0] == (
        "Keep it: the backs show that after the flip Emmy would have a card that fits."
    )


def test_a_card_that_is_as_good_played_as_kept_is_played() -> None:
    state = flip_drawn("orange up", "purple tau")
    moves, view = legal(state), GAME.observe(state, 0)
    keep, play = moves["keep"], moves["blue flip"]
    assert EVALUATOR.advised(view, keep, [play], list(moves.values())) == play
    assert EVALUATOR.advised(view, keep, [], list(moves.values())) == keep


def test_a_wild_is_kept_though_it_is_as_good_played() -> None:
    state = table("blue up", DULL, IDLE, pile=["wild"])
    do(state, "draw")
    moves, view = legal(state), GAME.observe(state, 0)
    others = [move for move in moves.values() if move.kind == "play"]
    assert others
    assert EVALUATOR.advised(view, moves["keep"], others, list(moves.values())) == moves["keep"]


def test_a_card_that_was_seen_counts_more_than_a_draw_before() -> None:
    state = table("blue up", ["blue tau", "red up", *IDLE], DULL)
    state.mover = 1
    do(state, "draw", "keep")
    state.mover = 0
    assert said(state, "blue tau")[0].startswith("Emmy had to draw a short time ago")
    state.notes[state.hands[1][0]] |= SEEN_UP
    reason, step = said(state, "blue tau")
    assert not reason.startswith("Emmy had to draw")
    assert step == "You have seen it: Emmy has a card that fits then, red tau."


def test_a_lit_draw_says_why_where_a_card_fits() -> None:
    """The best reason to draw: all cards of the rival were seen, and none fits as it is."""
    state = table("blue up", ["blue tau", "red up", *IDLE], ["red muon", "red tau"])
    words = UKnowFeynmanEvaluator().beside_light
    draw = legal(state)["draw"]
    usual = words(GAME.observe(state, 0), draw)
    assert usual is not None
    assert usual.key == "u_know_feynman-hint-draw"
    for card in state.hands[1]:
        state.notes[card] |= SEEN_UP
    shut = words(GAME.observe(state, 0), draw)
    assert shut is not None
    assert shut.key == "u_know_feynman-hint-draw-shut"
    assert words(GAME.observe(state, 0), legal(state)["blue tau"]) is None
    stuck = table("blue up", DULL, IDLE)
    assert words(GAME.observe(stuck, 0), legal(stuck)["draw"]) is None, "plain to see"


@pytest.mark.parametrize(
    ("strict", "top", "wanted"),
    [
        (0, "up", "a quark of another flavour"),
        (1, "up", "a quark with one unit of charge more or less"),
        (0, "tau", "any lepton with one unit of charge more or less"),
        (1, "tau", "the lepton of the same generation"),
    ],
)
def test_a_hint_names_the_answers_to_a_w_by_the_rule_in_force(
    strict: int, top: str, wanted: str
) -> None:
    state = table(f"blue {top}", ["blue W", *DULL], IDLE)
    state.strict = strict
    assert f"Emmy needs {wanted}." in said(state, "blue W")[0]


def test_a_force_without_an_answer_is_told_as_such() -> None:
    state = table("blue up", ["blue photon", "blue up", *IDLE], DULL)
    step = said(state, "blue photon")[1]
    assert step == "Emmy cannot stop it: no card for that is hidden any more."


def test_the_last_cards_are_counted() -> None:
    one = table("blue up", ["blue tau"], DULL)
    assert said(one, "blue tau")[0] == "This is your last card: you win."
    three = table("blue muon", ["blue up", "red up", "green down"], IDLE)
    assert (
        said(three, "blue up + red up + green down")[0] == "These are your last 3 cards: you win."
    )


def test_reasons_say_the_physics() -> None:
    text = Text("en")
    text.name_seats([literal("Ada"), literal("Emmy")])
    state = table("blue up", ["blue photon", *DULL], ["blue up", *IDLE])
    do(state, "blue photon")
    reason = text.say(EVALUATOR.reason(GAME.observe(state, 1), legal(state)["blue up"]))
    assert "photon" in reason
    assert "up quark" in reason
    higgs = table("pink top", ["wild", *DULL], IDLE, side=ANTIMATTER)
    reason = text.say(EVALUATOR.reason(GAME.observe(higgs, 0), legal(higgs)["wild as green"]))
    assert "cyan" in reason


def test_a_flip_after_which_nothing_fits_is_told_with_its_use() -> None:
    text = Text("en")
    text.name_seats([literal("Ada"), literal("Emmy")])
    backs = ("orange top", "orange muon", "orange skip")
    state = table(
        "blue up",
        ["blue flip", "red tau|cyan up", "green muon|purple tau"],
        [f"{front}|{back}" for front, back in zip(DULL, backs, strict=True)],
        under=["red muon|orange charm"],
    )
    reason = text.say(EVALUATOR.reason(GAME.observe(state, 0), legal(state)["blue flip"]))
    assert reason.endswith("none of your cards fits. But you have one card fewer.")


# --- beliefs --------------------------------------------------------------------------------------


def test_who_drew_instead_of_laying_a_colour_is_not_believed_to_hold_it() -> None:
    state = table("blue up", DULL, DULL[:2], pile=["red muon"])
    do(state, "draw")
    view = GAME.observe(state, 1)
    rng = Rng("belief", "worlds")
    kinds = set()
    for _ in range(60):
        world = GAME.determinize(view, rng)
        blue = any(world.up[card] & 3 == 1 for card in state.hands[0][: len(DULL)])
        wild = any(world.up[card] == WILD_FACE for card in state.hands[0][: len(DULL)])
        if not wild:
            kinds.add((blue, EVALUATOR.belief(world, 1)))
    assert kinds == {(False, 0.0), (True, DRAWN_ANYWAY)}
    assert DRAWN_ANYWAY < -1


def test_of_its_own_hand_a_seat_needs_no_belief() -> None:
    state = table("blue up", [*DULL, "blue tau"], DULL[:2], pile=["red muon"])
    do(state, "draw")
    assert EVALUATOR.belief(state, 0) == 0.0
    assert EVALUATOR.belief(state, 1) == DRAWN_ANYWAY, "drew with a blue card in hand"
