"""Hints in words: the step after the move is counted from the view, and an arrow shows the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pygame
import pytest

from ai.analysis import Hint, explain
from ai.bot import Foresees, Leads
from ai.levels import budget, make_bot
from ai.registry import HOUSE
from ai.worker.client import EngineClient
from game.app import App
from game.core.particles import DOWN, PARTICLES
from game.core.phrase import Phrase, say
from game.core.rng import Rng
from game.core.session import AnySession, Session
from game.games import GAMES
from game.match.drivers import Adviser, Person
from game.match.match import AI, HUMAN, new_match
from game.rules.particle_builder.deck import deck_of
from game.rules.particle_builder.state import SWAP
from game.rules.particle_panic.detector import KINDS
from game.rules.particle_panic.state import Move
from game.rules.tutti_quantum.vertex import DECK, KEYS
from game.rules.u_know_feynman.faces import DECK as FACES_IN_DECK
from game.rules.u_know_feynman.faces import FOLLOWS, PHOTON
from game.scenes.table.model import Hinted
from game.scenes.table.opening import open_table, people_table
from game.services import Services
from game.tables.particle_builder.wording import in_hand
from game.tables.pictures import Label
from game.tables.sheet import Rect
from game.tables.table import Spot
from game.ui.beside import of
from game.ui.paint import paint_arrow
from game.window import open_window
from game.words.text import Text
from tests.pilot import Pilot
from tests.some import some
from tutorial.coach import Coach
from tutorial.particle_builder import FIRST_MINUTE

CORNER = 0.05
"""Part of the box of a hexagon that lies outside of it at a corner."""
EDGE = 1.0
"""Units of a piece that the rim of a bubble may touch."""
FORESEEN = [game for game in GAMES if isinstance(HOUSE.evaluator(game), Foresees)]


def next_step(session: AnySession, move: Any) -> Phrase | None:
    evaluator = HOUSE.evaluator(session.game.info.id)
    seat = session.to_move()
    assert isinstance(evaluator, Foresees)
    assert seat is not None
    return evaluator.next_step(session.view(seat), move)


def named(game: str) -> Iterator[tuple[AnySession, Any, dict[str, Any]]]:
    """Positions of random games with a move after which a next step is named, and its figures."""
    for number in range(4):
        rng = Rng(f"next {number}", game)
        session: AnySession = Session(
            GAMES[game], GAMES[game].info.usual_seats, {}, f"next {number}"
        )
        while session.to_move() is not None:
            move = rng.pick(session.legal_moves())
            step = next_step(session, move)
            if step is not None:
                yield session, move, dict(step.args)
            session.play(move)


def test_the_games_whose_hints_could_repeat_themselves_name_a_next_step() -> None:
    assert {"particle_builder", "tutti_quantum", "bigebang", "u_know_feynman"} <= set(FORESEEN)
    for game in FORESEEN:
        assert next(named(game), None) is not None, game


def test_cards_that_are_left_are_those_that_were_not_seen() -> None:
    keys = {say(f"particle-{particle.key}"): particle.id for particle in PARTICLES}
    for session, _, facts in some(named("particle_builder")):
        view, kind = session.view(session.to_move() or 0), keys[facts["card"]]
        assert facts["all"] == deck_of(view.level).count(kind)
        seen = sum(card == kind for card in (*view.cards, *view.hands))
        assert 0 <= facts["left"] <= facts["all"] - min(seen, facts["all"])


def test_the_first_quark_of_a_proton_leaves_five_downs() -> None:
    coach = Coach(FIRST_MINUTE)
    step = next_step(coach.session, coach.answer())
    assert step is not None
    assert Text("en").say(step) == "Next for your proton: down quark (5 of 5 are left)."
    assert deck_of(1).count(DOWN) == 5


def test_what_a_vertex_waits_for_is_not_on_any_diagram_yet() -> None:
    for session, move, facts in some(named("tutti_quantum")):
        session_view = session.view(session.to_move() or 0)
        laid = [card for diagram in session_view.diagrams for _, card, _ in diagram]
        kind = next(k for k, key in enumerate(KEYS) if facts["card"].key.endswith(key))
        assert facts["all"] == DECK[kind]
        assert facts["left"] == DECK[kind] - laid.count(kind) - (move.card == kind)


def test_what_can_be_drawn_or_answer_is_counted_from_what_the_player_cannot_see() -> None:
    steps = set()
    for session, move, facts in some(named("u_know_feynman")):
        steps.add(move.kind)
        if "percent" in facts:
            assert 0 <= facts["percent"] <= 100
        if "all" in facts:
            assert 0 <= facts["left"] <= facts["all"]
        if facts.keys() == {"percent"}:
            assert move.kind == "draw"
            view = session.view(session.to_move() or 0)
            follows = FOLLOWS[view.side][view.top]
            seen = Counter(face for face in view.up if face >= 0)
            hidden = Counter(FACES_IN_DECK) - seen
            fits = sum(n for face, n in hidden.items() if follows[face])
            assert facts["percent"] == round(100 * fits / hidden.total())
    assert {"draw", "play"} <= steps


def test_a_photon_has_the_same_particle_as_its_only_answer() -> None:
    thrown = 0
    for session, move, facts in some(named("u_know_feynman")):
        if move.kind == "play" and move.face >> 2 == PHOTON:
            view = session.view(session.to_move() or 0)
            seen = sum(face == view.top for face in view.up)
            if seen < 2:
                assert facts == {"left": 2 - seen, "all": 2}
            thrown += seen < 2
    assert thrown


class Repeats(Adviser):
    """Advises the first legal move and gives one reason for all of them."""

    def __init__(self) -> None:
        super().__init__(EngineClient())

    def poll(self, session: AnySession) -> Hint | None:
        return Hint(session.legal_moves()[0], say("hint-best-found"), None)


@pytest.mark.long
def test_two_positions_in_a_row_never_get_the_same_sentence(services: Services) -> None:
    services.change(speed=0.0, unhurried=True)
    match = new_match("bigebang", (HUMAN, HUMAN), {}, "twice")
    pilot = Pilot(
        App(services, open_window((640, 360), full_screen=False), open_table(services, match))
    )
    table = pilot.table()
    lines = []
    for _ in range(4):
        pilot.wait(1.0)
        table.adviser = Repeats()
        table.hint()
        lines.append(table.line)
        table.hint()
        assert table.line == lines[-1], "the same position, the same words"
        assert table.picker is not None
        for spot_id in table.model.hinted:
            pilot.tap(spot_id)
    assert len(match.session.moves) == 4
    assert all(one != other for one, other in pairwise(lines))


def test_a_hint_leaves_the_choice_open_that_its_way_leads_on_from(services: Services) -> None:
    """A card need not be picked again because of a question about what comes after it."""
    services.change(speed=0.0, unhurried=True)
    match = new_match("bigebang", (HUMAN, HUMAN), {}, "kept")
    pilot = Pilot(
        App(services, open_window((640, 360), full_screen=False), open_table(services, match))
    )
    table = pilot.table()
    pilot.wait(1.0)
    while len(way := table.table.clicks(table.view(), match.session.legal_moves()[0])) < 2:
        pilot.tap(way[0])
        pilot.wait(1.0)
    pilot.tap(way[0])
    table.adviser = Repeats()
    table.hint()
    assert table.picker is not None
    assert table.picker.picked == way[:1]
    assert (way[1], "hint") in [(spot.id, mark) for spot, mark in table.marks()]


def test_a_hint_marks_no_place_for_another_card(services: Services) -> None:
    """After a first card that leads elsewhere the place of the hint is one among others."""
    services.change(speed=0.0, unhurried=True, guide="never")
    match = new_match("tutti_quantum", (HUMAN, AI + "visitor"), {"starts": 1}, "another")
    window = open_window((640, 360), full_screen=False)
    pilot = Pilot(App(services, window, open_table(services, match)))
    table = pilot.table()
    pilot.wait(1.0)
    table.adviser = Repeats()
    table.hint()  # the first time it says what a hint costs
    table.hint()
    assert table.picker is not None
    other = next(spot for spot in table.picker.beginnings() if spot not in table.model.hinted)
    pilot.tap(other)
    assert table.picker.picked == (other,)
    assert table.picker.nexts() & set(table.model.hinted), "it could lie on the same place"
    assert "hint" not in [mark for _, mark in table.marks()]
    pilot.tap(table.model.hinted[0])
    assert "hint" in [mark for _, mark in table.marks()]


class Asks(Adviser):
    """Advises the first legal move, by a question first."""

    def __init__(self) -> None:
        super().__init__(EngineClient())

    def poll(self, session: AnySession) -> Hint | None:
        question = say("particle_panic-hint-look")
        return Hint(session.legal_moves()[0], say("hint-best-found"), None, question=question)


def test_a_question_comes_first_and_names_nothing(services: Services) -> None:
    services.change(speed=0.0, unhurried=True)
    match = new_match("bigebang", (HUMAN, HUMAN), {}, "asked")
    window = open_window((640, 360), full_screen=False)
    pilot = Pilot(App(services, window, open_table(services, match)))
    table = pilot.table()
    pilot.wait(1.0)
    table.adviser = Asks()
    table.hint()
    assert table.line == say("particle_panic-hint-look")
    assert not table.model.hinted
    table.hint()
    assert table.line == say("hint-line", reason=say("hint-best-found"))
    assert table.model.hinted


def test_a_picture_of_the_detector_is_looked_at_before_it_is_named() -> None:
    evaluator = HOUSE.evaluator("particle_panic")
    assert isinstance(evaluator, Leads)
    view = Session(GAMES["particle_panic"], 2, {}, "look").view(0)
    questions = {evaluator.question(view, Move("name", at=kind)) for kind in range(KINDS)}
    assert len(questions) == 1, "the same for every particle: it gives nothing away"
    assert evaluator.question(view, Move("end")) is None


def test_the_arrow_leads_from_the_piece_to_its_place_and_hides_neither(
    services: Services,
) -> None:
    surface = open_window((1280, 720), full_screen=False)
    match = new_match("bigebang", (HUMAN, AI + "visitor"), {}, "arrow")
    viewport = Pilot(App(services, surface, open_table(services, match))).table().viewport
    surface = pygame.Surface((1280, 720))
    source = Spot("a", Label("text", 20), 200, 200, 100, 140)
    goal = Spot("b", Label("text", 20), 700, 400, 60, 60)
    paint_arrow(surface, viewport, source, goal)
    dark = surface.map_rgb((0, 0, 0))
    assert surface.get_at_mapped((450, 300)) != dark
    assert surface.get_at_mapped((200, 200)) == dark
    assert surface.get_at_mapped((700, 400)) == dark
    assert surface.get_bounding_rect().size
    still = surface.copy()
    paint_arrow(surface, viewport, goal, goal)
    assert surface.get_buffer().raw == still.get_buffer().raw, "no way, no arrow"


def test_large_words_in_a_narrow_window_leave_the_board_free(services: Services) -> None:
    """They lie below it, over the foot of the table, which says the same."""
    services.change(speed=0.0, unhurried=True, text_size=1.5, language="de")
    match = new_match("particle_panic", (HUMAN, HUMAN), {}, "narrow")
    window = open_window((720, 1280), full_screen=False)
    pilot = Pilot(App(services, window, open_table(services, match)))
    table = pilot.table()
    pilot.wait(1.0)
    words = say("hint-line", reason=say("hint-best-found"))
    board = [spot for spot in table.placed if spot.id.startswith(("room:", "lock:", "gauge"))]
    assert len(board) > 6
    for name in ("move", "neutralize", "collect", "end"):
        about = pilot.spot(f"act:{name}")
        table.answer(say("hint-line-then", reason=words, then=words), "chime", about)
        bubble = Rect.of(pilot.spot("callout"))
        assert not Rect.of(about).overlap(bubble), name
        assert not any(Rect.of(spot).overlap(bubble) for spot in board), name
        foot = Rect.around(*table.viewport.sheet.log)
        over = foot.overlap(bubble)
        assert over == 0 or over == pytest.approx(foot.w * foot.h), "never half of a line"


@pytest.mark.parametrize("language", ["en", "de"])
def test_large_words_in_a_wide_window_leave_the_rooms_free(
    services: Services, language: str
) -> None:
    """Whatever the hint is about: a room holds its subject, and may be the next touch."""
    services.change(speed=0.0, unhurried=True, text_size=1.5, language=language)
    match = new_match("particle_panic", (HUMAN, HUMAN), {}, "wide")
    pilot = Pilot(
        App(services, open_window((1280, 720), full_screen=False), open_table(services, match))
    )
    table, rng, kinds, hidden = pilot.table(), Rng("wide", "moves"), set(), []
    while len(match.session.moves) < 16:
        pilot.wait(1.0)
        legal = match.session.legal_moves()
        assert table.picker is not None
        for move in {each.kind: each for each in legal}.values():
            kinds.add(move.kind)
            way = table.table.clicks(table.view(), move)
            placed = {spot.id: spot for spot in table.placed}
            pieces = [placed[name] for name in way if name in placed]
            reason = explain(match.session.game, table.view(), move)
            table.send(Hinted(way))
            table.answer(say("hint-line", reason=reason), "chime", pieces[-1] if pieces else None)
            bubble = table.find("callout")
            if bubble is not None:
                rooms = [spot for spot in table.placed if spot.id.startswith("room:")]
                hidden += [
                    (move.kind, spot.id, part)
                    for spot in rooms
                    if (part := of(spot).overlap(of(bubble)) / (spot.w * spot.h)) > CORNER
                ]
        chosen = rng.pick(legal)
        for spot_id in next(path for path, m in table.picker.paths.items() if m == chosen):
            pilot.tap(spot_id)
    assert {"move", "go"} <= kinds
    assert hidden == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_a_hint_lies_on_none_of_the_pieces_that_it_leads_to(
    services: Services, game: str, size: tuple[int, int]
) -> None:
    """Neither on the piece to be moved nor on its place, with the largest letters."""
    services.change(speed=0.0, unhurried=True, text_size=1.5, language="de")
    info = GAMES[game].info
    seats = (HUMAN, *[AI + "visitor"] * (info.usual_seats - 1))
    match = new_match(game, seats, info.suggested, "beside")
    pilot = Pilot(App(services, open_window(size, full_screen=False), open_table(services, match)))
    table = pilot.table()
    for _ in range(90):
        pilot.wait(0.5)
        if table.picker is not None:
            break
    words = say("hint-line", reason=say("hint-best-found"))
    placed = {spot.id: spot for spot in table.placed}
    legal, hidden, looked = match.session.legal_moves(), [], 0
    for move in legal[:: max(1, len(legal) // 12)]:
        way = table.table.clicks(table.view(), move)
        pieces = [placed[name] for name in way if name in placed]
        if pieces:
            looked += 1
            table.send(Hinted(way))
            table.answer(say("hint-line-then", reason=words, then=words), "chime", pieces[-1])
            bubble = of(pilot.spot("callout"))
            hidden += [spot.id for spot in pieces if of(spot).overlap(bubble) > EDGE * spot.w]
    assert looked
    assert hidden == []


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("letters", [1.0, 1.5])
def test_a_hint_to_swap_hides_neither_of_the_two_cards(
    services: Services, size: tuple[int, int], letters: float
) -> None:
    """It tells what one of them is worth."""
    services.change(speed=0.0, unhurried=True, text_size=letters)
    match = new_match("particle_builder", (HUMAN, AI + "student"), {}, "swap")
    session = match.session
    while session.to_move() != 0 or session.view(0).phase != SWAP:
        seat, legal = session.to_move(), session.legal_moves()
        assert seat is not None
        bot, view = make_bot(match.id, "student", "swap"), session.view(seat)
        session.play(bot.choose(view, legal, budget(match.id, "student")))
    window = open_window(size, full_screen=False)
    pilot = Pilot(App(services, window, people_table(services, match, {0: Person()})))
    table, view = pilot.table(), session.view(0)
    pilot.wait(1.0)
    cards = [in_hand(view, seat) for seat in (0, 1)]
    swap = next(move for move in session.legal_moves() if move.kind == "swap")
    table.send(Hinted(table.table.clicks(view, swap)))
    table.answer(explain(session.game, view, swap), "chime", pilot.spot("swap:1"))
    bubble = of(pilot.spot("callout"))
    assert [card for card in cards if of(pilot.spot(card)).overlap(bubble) > 0] == []
