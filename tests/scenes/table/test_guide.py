"""The light of a beginner's first games, and hints that are counted."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from ai.evaluators.particle_builder import ParticleBuilderEvaluator
from ai.worker.client import Answer
from game.app import App
from game.core.phrase import say
from game.games import GAMES
from game.match import guide
from game.match.match import AI, HUMAN, Match, new_match
from game.progress import challenges
from game.scenes.results.result import ResultScene
from game.scenes.table.keyframes import PROMPT
from game.scenes.table.model import Lit
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.particle_builder import ParticleBuilderTable
from game.tables.pictures import Button
from game.window import open_window
from tests.lit import Engine, play
from tests.pilot import FRAME, Pilot


def first_game(services: Services, game: str, level: str = "visitor") -> TableScene:
    services.__dict__["engine"] = Engine()
    services.change(speed=0.0, remarks=False, unhurried=True)
    info = GAMES[game].info
    seats = [HUMAN] + [AI + level] * (info.usual_seats - 1)
    table = open_table(services, new_match(game, seats, info.suggested, "first"))
    Pilot(App(services, open_window((1280, 720), full_screen=False), table)).wait(2.0)
    return table


def lit(table: TableScene) -> set[str]:
    return {spot.id for spot, state in table.marks() if state == "hint"}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_who_touches_only_what_is_lit_finishes_without_a_warning(
    services: Services, game: str
) -> None:
    played = play(services, game, "lit 3")
    assert played.warnings == 0
    assert played.touches > 0


def test_the_light_is_the_way_of_the_hint_and_no_other_button_is_lit(services: Services) -> None:
    table = first_game(services, "particle_panic")
    assert table.policy.may_move()
    assert len(lit(table)) == 1
    primary = {
        spot.id
        for spot in table.placed
        if isinstance(spot.art, Button) and spot.art.kind == "primary"
    }
    assert primary <= lit(table)
    way = table.model.lit
    table.hint()
    table.hint()
    assert table.model.hinted == way


class Slow(Engine):
    """An engine that is asked at once and answers only when it may; the first answer gets lost."""

    def __init__(self, *, loses: bool = False) -> None:
        super().__init__()
        self.may, self.loses, self.asked = False, loses, 0

    def ask(self, *question: Any, **more: Any) -> int:
        self.asked += 1
        return super().ask(*question, **more)

    def poll(self) -> Answer | None:
        if not self.may:
            return None
        answer = super().poll()
        if self.loses and answer is not None:
            self.loses = False
            return answer._replace(ticket=0)
        return answer


def slowly(
    services: Services, engine: Engine, game: str = "particle_builder"
) -> tuple[Pilot, TableScene]:
    """A first game at the usual speed, in which the person begins."""
    services.__dict__["engine"] = engine
    services.change(remarks=False, unhurried=True)
    for number in range(20):
        options = {"level": 1} if game == "particle_builder" else {}
        match = new_match(game, [HUMAN, AI + "visitor"], options, f"s{number}")
        if match.session.to_move() == 0 and len(match.session.legal_moves()) > 1:
            break
    table = open_table(services, match)
    return Pilot(App(services, open_window((1280, 720), full_screen=False), table)), table


def test_the_light_is_there_as_soon_as_something_can_be_touched(services: Services) -> None:
    """It is looked for while the cards are still dealt."""
    engine = Slow()
    engine.may = True
    pilot, table = slowly(services, engine)
    assert engine.asked == 1
    assert table.motion.busy
    for _ in range(300):
        pilot.wait(FRAME)
        if table.picker is not None and not table.motion.busy:
            break
    pilot.wait(FRAME)
    assert len(lit(table)) == 1


@pytest.fixture
def no_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rule of a first game, which would stand in place of the reason."""
    monkeypatch.setattr(ParticleBuilderTable, "first_rules", staticmethod(lambda *_: ()))


@pytest.mark.usefixtures("no_rules")
def test_a_reason_beside_the_light_stands_in_place_of_the_question(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = say("particle_builder-hint-keep", card=say("particle-up"))
    monkeypatch.setattr(ParticleBuilderEvaluator, "beside_light", lambda *_: words)
    engine = Slow()
    pilot, table = slowly(services, engine)
    pilot.wait(4.0)
    prompt = table.find(PROMPT)
    assert prompt is not None
    assert prompt.label == say("particle_builder-prompt-statistic")
    engine.may = True
    pilot.wait(0.1)
    prompt = table.find(PROMPT)
    assert prompt is not None
    assert prompt.label == words


@pytest.mark.usefixtures("no_rules")
def test_before_the_first_touch_other_words_may_stand_there(services: Services) -> None:
    engine = Slow()
    engine.may = True
    pilot, table = slowly(services, engine)
    pilot.wait(4.0)
    assert table.picker is not None
    first, later = say("particle_builder-prompt-wait"), say("particle_builder-prompt-over")
    table.send(Lit(table.model.lit, later, first))
    table.layout()
    prompt = table.find(PROMPT)
    assert prompt is not None
    assert prompt.label == first


def test_no_choice_shines_while_its_light_is_looked_for(services: Services) -> None:
    engine = Slow()
    pilot, table = slowly(services, engine)
    pilot.wait(4.0)
    assert {state for _, state in table.marks()} == {"aside"}
    engine.may = True
    pilot.wait(0.1)
    assert len(lit(table)) == 1


def test_a_touch_before_the_light_is_there_is_not_answered_by_a_light_elsewhere(
    services: Services,
) -> None:
    shone = []
    for at in range(2):
        engine = Slow()
        pilot, table = slowly(services, engine, "tutti_quantum")
        pilot.wait(4.0)
        assert table.picker is not None
        card = sorted(table.picker.firsts())[at]
        pilot.tap(card)
        engine.may = True
        pilot.wait(0.3)
        begun = lit(table)
        assert all(name.startswith("place:") for name in begun)
        pilot.tap(card)
        pilot.wait(0.1)
        assert lit(table) == {card} if begun else len(lit(table)) == 1
        shone.append(bool(begun))
    assert sum(shone) == 1


def test_a_light_whose_answer_gets_lost_is_looked_for_again(services: Services) -> None:
    engine = Slow(loses=True)
    engine.may = True
    pilot, table = slowly(services, engine)
    pilot.wait(4.0)
    assert engine.asked == 2
    assert len(lit(table)) == 1


def test_two_at_one_screen_are_told_the_rules_by_name_and_shown_no_best_move(
    services: Services,
) -> None:
    services.__dict__["engine"] = Engine()
    services.change(speed=0.0, remarks=False, unhurried=True)
    table = open_table(services, new_match("bigebang", [HUMAN, HUMAN], {}, "first"))
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    said = []
    for _ in range(14):
        pilot.wait(1.0)
        assert not lit(table)
        said.append(pilot.words(PROMPT))
        table.play(table.session.legal_moves()[0])
    assert said[0].startswith("Player 1! Your stacks are round")
    assert said[1].startswith("Player 2! Your stacks are six-sided")
    begins = [line.partition("! ")[2].partition(" ")[0] for line in said[2:]]
    rules = sorted(word for word in begins if word != "Your")
    assert rules == ["Carbon:", "Helium", "Light", "Stacks", "Star"], "each of them once"
    assert said[-1].endswith("! Your turn: choose one of your stacks, or pass.")


@pytest.mark.long
def test_the_light_is_for_the_first_games_against_easy_levels(services: Services) -> None:
    assert lit(first_game(services, "bigebang"))
    assert not lit(first_game(services, "bigebang", "nobel"))
    services.change(guide="never")
    assert not lit(first_game(services, "bigebang"))
    services.change(guide="first")
    for number in range(guide.FIRST):
        finished(services, f"done {number}")
    assert guide.finished(services.store, "bigebang") == guide.FIRST
    assert not lit(first_game(services, "bigebang"))
    services.change(guide="always")
    assert lit(first_game(services, "bigebang", "nobel"))


def finished(services: Services, seed: str) -> Match:
    from game.match.saving import keep

    seats = (HUMAN, AI + "student")
    match = new_match("bigebang", seats, {}, seed)
    session = match.session
    while session.to_move() is not None:
        session.play(session.legal_moves()[-1])
    match.kept = keep(services.store, session, seats)
    return match


def test_a_hint_is_counted_and_kept_and_a_game_with_hints_meets_no_challenge(
    services: Services,
) -> None:
    table = first_game(services, "bigebang", "nobel")
    table.hint()
    assert table.line == say("hint-costs"), "before the first hint of all games"
    assert table.match.hints == 0
    table.hint()
    assert table.match.hints == 1
    again = Match(table.session, table.match.seats, table.match.kept)
    guide.recall(services.store, again)
    assert again.hints == 1
    other = first_game(services, "bigebang", "nobel")
    other.hint()
    assert other.match.hints == 1, "the cost is known from now on"

    match = finished(services, "helped")
    met = challenges.met_by(match)
    match.hints = 2
    assert challenges.note(services.store, match, date(2026, 1, 1)) == ()
    result = ResultScene(services, match)
    app = App(services, open_window((1280, 720), full_screen=False), result)
    assert "2" in Pilot(app).words("helped")
    assert met is not None


def test_in_a_lit_first_game_a_hint_is_free(services: Services) -> None:
    table = first_game(services, "bigebang")
    assert lit(table)
    table.hint()
    assert table.line != say("hint-costs")
    assert table.model.hinted, "it is given at the first touch"
    assert table.match.hints == 0
    free = "Hints are free in your first games."
    assert said(table).endswith(free)
    table.session.play(table.session.legal_moves()[-1])
    while table.session.to_move() != 0:
        table.session.play(table.session.legal_moves()[0])
    table.hint()
    assert free not in said(table), "it is said once"


def said(table: TableScene) -> str:
    assert table.line is not None
    return table.services.text.say(table.line)


def test_hints_in_one_position_count_as_one(services: Services) -> None:
    table = first_game(services, "bigebang", "nobel")
    for _ in range(3):
        table.hint()
    assert table.match.hints == 1
    opened = open_table(services, Match(table.session, table.match.seats, table.match.kept))
    guide.note_hint(services.store, opened.match, visitor=False)
    assert opened.match.hints == 1, "also after the table was left"
    table.session.play(table.session.legal_moves()[0])
    guide.note_hint(services.store, opened.match, visitor=False)
    assert opened.match.hints == 2
    assert services.store.progress(guide.HINTS) is not None


def test_hints_of_older_versions_are_read(services: Services) -> None:
    services.store.set_progress(guide.HINTS, "[[7, 3]]")
    match = new_match("bigebang", [HUMAN, AI + "student"], {}, "old")
    match.kept = 7
    guide.recall(services.store, match)
    assert match.hints == 3


@pytest.mark.long
def test_in_an_always_lit_game_each_lit_choice_is_a_hint(services: Services) -> None:
    services.change(guide="always")
    table = first_game(services, "bigebang", "nobel")
    assert lit(table)
    assert table.match.hints == 1
