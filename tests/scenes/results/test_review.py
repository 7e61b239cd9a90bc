"""Review after a game: by finger, keys and pad; every game shows its blunders on its table."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from ai import analysis
from ai.analysis import outlook
from ai.levels import bot_seed, budget, make_bot
from game.app import App
from game.art.menu.chart import Course
from game.core.phrase import say
from game.core.rng import Rng
from game.core.session import Session
from game.games import GAMES
from game.match.match import AI, HUMAN, Match, new_match
from game.scenes.results.lookback import course_of, turning_point
from game.scenes.results.result import ResultScene
from game.scenes.results.review import ReviewScene, turns_of, view
from game.scenes.table.model import Ended
from game.scenes.table.opening import people_table
from game.services import Services
from game.tables.sheet import Rect
from game.tables.table import seat_name
from game.ui.beside import of
from game.ui.layout import solve
from game.window import open_window
from game.words.text import Text
from tests.ai.here import Here
from tests.pilot import FRAME, Pilot
from tests.some import some


@pytest.fixture
def services(services: Services, monkeypatch: pytest.MonkeyPatch) -> Services:
    monkeypatch.setattr(analysis, "ITERATIONS", 300)
    monkeypatch.setattr(analysis, "LEAST", 12)
    monkeypatch.setattr(analysis, "CLOSER", 40)
    monkeypatch.setattr(analysis, "TRIED", 1)
    monkeypatch.setattr(analysis, "WORTH", 1e-9)
    monkeypatch.setattr(analysis, "SURE", 0.0)
    services.change(speed=0.0)
    services.engine = Here()
    return services


def finished(game: str, who: str = HUMAN) -> Match:
    """A game that a careless person has played against a *Student*."""
    count = GAMES[game].info.usual_seats
    match = new_match(game, [who] + [AI + "student"] * (count - 1), {}, "review")
    session, rng = match.session, Rng("review", game)
    careless = 0.3 if session.game.info.bound > 100 else 1.0  # a short game gives few chances
    while (seat := session.to_move()) is not None:
        bot = make_bot(game, "student", bot_seed("review", seat, len(session.moves)))
        legal = session.legal_moves()
        move = bot.choose(session.view(seat), legal, budget(game, "student"))
        session.play(rng.pick(legal) if seat == 0 and rng.random() < careless else move)
    return match


def ended(services: Services, match: Match) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    table = people_table(services, match, {})
    table.send(Ended())
    app = App(services, surface, table)
    app.push(ResultScene(services, match))
    return Pilot(app)


def looked(pilot: Pilot) -> ReviewScene:
    """The review, once it is complete."""
    for _ in range(2000):
        scene = pilot.top
        assert isinstance(scene, ReviewScene)
        if scene.review.done:
            return scene
        pilot.wait(1 / 30)
    raise AssertionError("it takes for ever")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_blunders_are_shown_on_the_table(services: Services, game: str) -> None:
    pilot = ended(services, finished(game))
    pilot.tap("review")
    assert isinstance(pilot.top, ReviewScene)
    assert "%" in pilot.words("state")
    scene = looked(pilot)
    assert scene.review.blunders, "a careless person has blundered"
    pictures = set()
    for number, blunder in enumerate(scene.review.blunders):
        pilot.tap(f"blunder:{number}")
        assert scene.blunder == blunder
        assert blunder.choice.seat == 0
        assert scene.picture is not None
        pictures.add(pygame.image.tobytes(scene.picture, "RGB"))
        for words in ("you", "better", "outlook"):
            assert pilot.words(words)
        marked = {state for _, state in scene.marks()}
        assert {"last", "hint"} <= marked, "both have a sign in the legend"
    assert len(pictures) == len({blunder.choice.number for blunder in scene.review.blunders})
    pilot.tap("close")
    assert isinstance(pilot.top, ResultScene)


def test_a_slip_is_named_by_the_players_own_turn() -> None:
    """The number of moves of all players said little."""
    movers = [0, 0, 1, 2, 0, 1, 2, 0, 0]
    assert turns_of(movers, 0) == 3
    assert turns_of(movers[:2], 0) == 1, "to draw and to keep are one turn"
    assert turns_of(movers, 2) == 2


@pytest.mark.parametrize(("game", "luck"), [("bigebang", False), ("tutti_quantum", True)])
def test_luck_is_named_only_in_a_game_that_has_it(
    services: Services, game: str, *, luck: bool
) -> None:
    pilot = ended(services, finished(game))
    pilot.tap("review")
    assert looked(pilot).review.blunders
    pilot.wait(0.1)
    assert ("luck" in pilot.words("why")) == luck
    assert "  " not in pilot.words("why")


def test_the_course_of_the_game_is_a_curve_with_its_errors_and_a_ring_at_each_slip(
    services: Services,
) -> None:
    match = finished("tutti_quantum")
    pilot = ended(services, match)
    pilot.tap("review")
    scene = looked(pilot)
    pilot.wait(0.1)
    curve = pilot.spot("course").art
    assert isinstance(curve, Course)
    assert len(curve.points) == scene.review.looked_at + 1, "each choice, and the end"
    assert [point.x for point in curve.points] == sorted(point.x for point in curve.points)
    for point in curve.points:
        assert 0 <= point.least <= point.value <= point.most <= 1
    assert curve.points[-1].value == outlook(match.session.returns()[0], [-1, 1]) / 100
    assert len(curve.blunders) == len(scene.review.blunders)
    pilot.tap("blunder:1")
    marked = pilot.spot("course").art
    assert isinstance(marked, Course)
    assert marked.shown == curve.blunders[1]


def test_a_touch_on_the_curve_leads_nowhere(services: Services) -> None:
    pilot = ended(services, finished("tutti_quantum"))
    pilot.tap("review")
    scene = looked(pilot)
    pilot.wait(0.1)
    shown = scene.shown
    pilot.tap("course")
    assert pilot.top is scene
    assert scene.shown == shown


def test_where_the_curve_stands_alone_it_is_explained(services: Services) -> None:
    """While the thinking goes on, and where no choice cost anything."""
    pilot = ended(services, finished("tutti_quantum"))
    pilot.tap("review")
    scene = pilot.top
    assert isinstance(scene, ReviewScene)
    while scene.find("course") is None:
        pilot.wait(FRAME)
    assert scene.blunder is None
    key, curve = pilot.spot("key"), pilot.spot("course")
    assert key.y - key.h / 2 >= curve.y + curve.h / 2


def test_nothing_moves_when_the_turning_point_is_told(services: Services) -> None:
    match = finished("particle_builder")
    pilot = ended(services, match)
    pilot.tap("review")
    scene = looked(pilot)
    turn = turning_point(course(match, 0.1, 0.2, -0.4, -0.3), match)
    assert turn is not None
    busy = replace(scene.model(), state=say("review-busy", percent=65), turn=None)
    stage, page = scene.viewport, Rect(40, 40, 1200, 640)
    places = [
        {spot.id: of(spot) for spot in solve(view(model), stage.renderer, stage.sheet, page)}
        for model in (busy, replace(busy, turn=turn.words))
    ]
    assert places[1].pop("turn").overlap(places[1]["course"]) == 0
    assert places[0] == places[1]


def test_the_curve_ends_where_the_thinking_is(services: Services) -> None:
    """No line leads to the end through choices that are not looked at yet; nothing jumps later."""
    match = finished("tutti_quantum")
    pilot = ended(services, match)
    pilot.tap("review")
    scene = pilot.top
    assert isinstance(scene, ReviewScene)
    places = {name: pilot.spot(name)[2:6] for name in ("close", "course", "state")}
    while len(scene.review.course) < 3:
        pilot.wait(FRAME)
    curve = pilot.spot("course").art
    assert isinstance(curve, Course)
    assert len(curve.points) == len(scene.review.course)
    assert curve.points[-1].x < 1
    scene.review.stop()
    scene.review.blunders.clear()
    scene.review.looked_at = len(curve.points)
    pilot.wait(FRAME)
    assert {name: pilot.spot(name)[2:6] for name in places} == places


def test_by_keys_and_by_pad(services: Services) -> None:
    pilot = ended(services, finished("bigebang"))
    pilot.walk_to("review")
    pilot.press(pygame.K_RETURN)
    scene = looked(pilot)
    pilot.wait(0.1)
    last = len(scene.review.blunders) - 1
    pilot.walk_to(f"blunder:{last}")
    pilot.button(0)
    assert scene.shown == last
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, ResultScene)


def test_leaving_early_ends_the_thinking(services: Services) -> None:
    pilot = ended(services, finished("tutti_quantum"))
    pilot.tap("review")
    scene = pilot.top
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, ResultScene)
    assert isinstance(scene, ReviewScene)
    assert scene.review.done
    pilot.tap("review")
    assert looked(pilot).review.blunders


def test_there_is_nothing_to_look_back_at_where_only_programs_played(services: Services) -> None:
    pilot = ended(services, finished("bigebang", AI + "visitor"))
    assert isinstance(pilot.top, ResultScene)
    assert pilot.top.find("review") is None


def test_a_loss_without_a_blunder_shows_what_cost_a_little(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words name the person and the rival, who made something of it."""
    monkeypatch.setattr(analysis, "WORTH", 5.0)
    monkeypatch.setattr(analysis, "LEAST_SMALL", 1e-9)
    match = finished("tutti_quantum")
    assert match.session.returns()[0] < 0
    pilot = ended(services, match)
    pilot.tap("review")
    scene = looked(pilot)
    assert not scene.review.blunders
    assert 1 <= len(scene.blunders) <= analysis.SMALL
    assert scene.blunder == scene.blunders[0]
    assert scene.turn is None
    pilot.wait(0.1)
    assert "cost a little" in pilot.words("why")
    for number in range(len(scene.blunders)):
        pilot.tap(f"blunder:{number}")
        assert all(services.text.say(seat_name(seat)) in pilot.words("you") for seat in (0, 1))


def course(match: Match, *values: float) -> analysis.Review:
    """A review whose curve has these values at the first choices of the person."""
    own = [number for number, seat in enumerate(match.session.movers) if seat == 0]
    review = analysis.Review(Here(), match.session, match.people)
    review.course = [
        analysis.CurvePoint(number, 0, value, 0.0)
        for number, value in zip(own, values, strict=False)
    ]
    return review


def told_turn(match: Match, *values: float) -> str:
    """The words about the turning point of a course; empty: there is none."""
    turn = turning_point(course(match, *values), match)
    return "" if turn is None else Text("en").say(turn.words)


def test_a_lost_game_tells_of_its_largest_fall(services: Services) -> None:
    """The fall was luck, or what the others did: no choice cost anything."""
    match = finished("u_know_feynman")
    assert match.session.returns()[0] < 0
    turn = turning_point(course(match, 0.1, 0.2, -0.4, -0.3), match)
    assert turn is not None
    assert turn.number == [n for n, seat in enumerate(match.session.movers) if seat == 0][1]
    fell = "Here your chances fell most: from {}% to {}%. That was bad luck, or "
    assert told_turn(match, 0.1, 0.2, -0.4, -0.3).startswith(fell.format(60, 30))
    assert told_turn(match, 0.0, 0.5, 0.3).startswith(fell.format(75, 65)), "not of the rise"
    assert told_turn(match, 0.0, 0.1, 0.05).startswith(fell.format(52, 0)), "of the end itself"
    assert told_turn(match) == ""


def test_a_won_game_tells_of_its_largest_rise(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished("u_know_feynman")
    monkeypatch.setattr(Session, "returns", lambda _: (1.0, -1.0))
    assert told_turn(match, 0.0, -0.6, -0.2, 0.3).startswith(
        "Here your chances rose most: from 40% to 65%. That was luck, or "
    )


def test_of_two_people_the_one_whose_choice_it_was_is_named(services: Services) -> None:
    """Both sit before the page: "you" alone would mean either."""
    alone = finished("particle_builder")
    match = Match(alone.session, (HUMAN, HUMAN))
    pilot, told = ended(services, match), services.text.say
    pilot.tap("review")
    assert "Looking at the moves" in pilot.words("state")
    page = looked(pilot)
    model, number = page.model(), 1 + page.review.blunders[0].choice.seat
    first = model.blunders[0]
    assert model.person == say("seat-player", number=number)
    for words in (first.name, first.better, first.outlook):
        assert f"Player {number}" in told(words)
    for line in some(model.blunders):
        assert not told(line.you).startswith("You")
    assert "your" not in told(say("review-why-of", luck=1))
    turn = turning_point(course(match, 0.1, 0.2, -0.4, -0.3), match)
    assert turn is not None
    assert told(turn.words).startswith("Here the chances of Player 1 fell most")


def test_a_turning_point_tells_of_all_who_moved_in_it(services: Services) -> None:
    """A choice of one point is not alone the reason where the rival's turn lies in the step."""
    match = finished("u_know_feynman")
    own = [n for n, seat in enumerate(match.session.movers) if seat == 0]
    step = next(i for i, at in enumerate(own) if own[i + 1] > at + 1)
    turn = turning_point(course(match, *[0.0] * (step + 1), 0.5), match)
    assert turn is not None
    words = services.text.say(turn.words)
    assert all(services.text.say(seat_name(seat)) in words for seat in (0, 1))


def test_a_card_that_was_put_down_is_not_told_as_the_cause(services: Services) -> None:
    """After it cards are drawn and compared: these are told, with the target that needs one."""
    match = finished("particle_builder")
    own = [n for n, seat in enumerate(match.session.movers) if seat == 0]
    steps = [i for i, at in enumerate(own[:-1]) if str(match.session.moves[at]).count("'place'")]
    told = [
        services.text.say(turn.words)
        for step in steps
        for change in (-0.5, 0.5)
        for turn in [turning_point(course(match, *[0.0] * (step + 1), change), match)]
        if turn is not None and turn.words.key.startswith("review-cause")
    ]
    assert any("from the deck" in words for words in told)
    assert not any("to the mat" in words for words in told)


def test_what_follows_a_choice_is_not_told_as_the_choice(services: Services) -> None:
    """Particles that emerge after the turn are luck: the own card comes first, and they then."""
    match = new_match("particle_panic", (HUMAN, AI + "student"), {"ladder": 2}, "luck")
    session = match.session
    while (seat := session.to_move()) is not None:
        bot = make_bot(match.id, "student", bot_seed("luck", seat, len(session.moves)))
        view, legal = session.view(seat), session.legal_moves()
        session.play(bot.choose(view, legal, budget(match.id, "student")))
    own = [n for n, seat in enumerate(session.movers) if seat == 0]
    step = next(
        i
        for i, (at, to) in enumerate(pairwise(own))
        if session.moves[at][0] == "collect" and to > at + 1
    )
    turn = turning_point(course(match, *[0.0] * (step + 1), 0.5), match)
    assert turn is not None
    first, _, then = services.text.say(turn.words).partition(" Then: ")
    assert "from the stack." in first
    assert "emerge" not in first
    assert then


def test_the_turning_point_has_a_mark_on_the_curve(services: Services) -> None:
    match = finished("particle_builder")
    review = course(match, 0.1, 0.2, -0.4, -0.3)
    turn = turning_point(review, match)
    assert turn is not None
    spot = course_of(review, match, None, turn)
    assert spot is not None
    assert isinstance(spot.art, Course)
    assert spot.art.shown == turn.number / len(match.session.moves)
    assert spot.art.shown in spot.art.blunders


def test_the_table_of_the_turning_point_is_shown(services: Services) -> None:
    """As it lay before the marked choice, which is framed; until it is known, as it lies now."""
    match = finished("tutti_quantum")
    pilot = ended(services, match)
    pilot.tap("review")
    scene = pilot.top
    assert isinstance(scene, ReviewScene)
    seat = min(match.people)
    assert scene.pictured() == (seat, match.session.view(seat), ())
    assert pilot.spot("picture").w > 300
    looked(pilot)
    scene.review.blunders.clear()
    own = [number for number, mover in enumerate(match.session.movers) if mover == seat]
    scene.review.course = course(match, 0.1, 0.2, -0.4, -0.3).course
    scene.turn = turning_point(scene.review, match)
    _, seen, marks = scene.pictured()
    assert marks == ((match.session.moves[own[1]], "last"),)
    diagrams = getattr(seen, "diagrams")  # noqa: B009 - a view of any game is an object
    assert len(diagrams[seat]) == 1
