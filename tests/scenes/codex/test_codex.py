"""The codex: thirty particles, each a touch away, walked through by keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.art.interactions import MEETINGS, Meeting
from game.core.particles import BY_KEY, PARTICLES
from game.core.phrase import say
from game.games import GAMES
from game.match.match import AI, HUMAN, new_match
from game.scenes.codex.card import CardScene
from game.scenes.codex.codex import CodexScene
from game.scenes.codex.forces import InteractionsScene
from game.scenes.codex.glossary import GlossaryScene, WordScene
from game.scenes.codex.rules import RulesScene
from game.scenes.menu.title import TitleScene
from game.scenes.table.opening import open_table
from game.services import Services
from game.tables.sheet import Rect
from game.window import open_window, opened
from game.words.glossary import WORDS
from tests.pilot import Pilot
from tests.some import some


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with opened(tmp_path, None, None) as services:
        yield begin(services)
        assert not services.text.missing


def begin(services: Services) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, TitleScene(services)))
    pilot.tap("codex")
    assert isinstance(pilot.top, CodexScene)
    return pilot


def test_every_particle_has_a_place_of_its_own(pilot: Pilot) -> None:
    spots = [pilot.spot(f"particle:{particle.key}") for particle in PARTICLES]
    assert len({(spot.x, spot.y) for spot in spots}) == len(PARTICLES)


def test_generations_stand_in_columns_and_kinds_in_rows(pilot: Pilot) -> None:
    for column in (("up", "down", "electron"), ("top", "bottom", "tau", "tau-neutrino")):
        assert len({round(pilot.spot(f"particle:{key}").x) for key in column}) == 1
    for row in (("up", "charm", "anti-top", "photon", "gluon"), ("electron", "anti-tau", "z")):
        assert len({round(pilot.spot(f"particle:{key}").y) for key in row}) == 1


def test_nothing_lies_on_anything_else(pilot: Pilot) -> None:
    assert isinstance(pilot.top, CodexScene)
    boxes = [(spot.id, Rect.of(spot)) for spot in pilot.top.placed]
    for i, (name, box) in enumerate(boxes):
        for other_name, other in boxes[i + 1 :]:
            assert not box.overlap(other), (name, other_name)


@pytest.mark.long
def test_every_card_has_a_page(pilot: Pilot) -> None:
    for particle in PARTICLES:
        pilot.tap(f"particle:{particle.key}")
        assert isinstance(pilot.top, CardScene)
        assert pilot.top.particle is particle
        pilot.tap("close")


@pytest.mark.long
def test_every_card_says_what_it_feels_where_it_occurs_and_a_story(pilot: Pilot) -> None:
    services = pilot.top.services  # type: ignore[attr-defined]
    pilot.tap("particle:up")
    phrases = set()
    for _ in PARTICLES:
        for part in ("where", "feels", "story"):
            phrase = pilot.spot(part).label
            assert phrase is not None
            assert services.text.say(phrase)
        phrases.add(pilot.spot("where").label)
        pilot.tap("next")
    assert len(phrases) == len([p for p in PARTICLES if not p.is_anti]) + 3


@pytest.mark.long
def test_an_antineutrino_has_no_charge_to_reverse(pilot: Pilot) -> None:
    pilot.tap("particle:up")
    for _ in PARTICLES:
        assert isinstance(pilot.top, CardScene)
        particle, story = pilot.top.particle, pilot.spot("story").label
        assert story is not None
        if particle.is_anti and particle.neutrino:
            assert story.key == "codex-antineutrino"
        elif story.key == "codex-antiparticle":
            assert particle.charge != 0
        pilot.tap("next")


def test_whoever_walks_on_comes_back_to_the_last_card(pilot: Pilot) -> None:
    pilot.tap("particle:up")
    pilot.tap("next")
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, CodexScene)
    assert pilot.top.focused == "particle:down"


def test_arrows_walk_through_the_chart(pilot: Pilot) -> None:
    pilot.press(pygame.K_RIGHT, pygame.K_DOWN)
    assert isinstance(pilot.top, CodexScene)
    assert pilot.top.focused == "particle:strange"


def test_the_interactions_are_a_touch_away_each_with_its_sentence(pilot: Pilot) -> None:
    pilot.tap("meetings")
    assert isinstance(pilot.top, InteractionsScene)
    for name in MEETINGS:
        pilot.tap(f"meeting:{name}")
        assert pilot.spot("large").art == Meeting(name)
        assert pilot.spot("told").label == say(f"codex-meeting-{name}-says")


def test_every_vertex_keeps_charge_baryon_and_lepton_numbers() -> None:
    for name, legs in MEETINGS.items():
        joints = {leg.start for leg in legs} & {leg.end for leg in legs}
        for joint in some(joints):
            before = [PARTICLES[leg.particle] for leg in legs if leg.end == joint]
            after = [PARTICLES[leg.particle] for leg in legs if leg.start == joint]
            for count in (
                lambda p: p.charge,
                lambda p: p.baryon_thirds,
                *(lambda p, g=g: p.lepton_number(g) for g in (1, 2, 3)),
            ):
                assert sum(map(count, before)) == sum(map(count, after)), name


def test_the_words_are_a_touch_away(pilot: Pilot) -> None:
    pilot.tap("words")
    assert isinstance(pilot.top, GlossaryScene)
    ids: list[str] = []
    while (shown := [spot.id for spot in pilot.top.placed if spot.id.startswith("word:")]) != ids[
        : len(shown)
    ]:
        ids += shown
        pilot.tap("later")
    assert sorted(ids) == sorted(f"word:{word}" for word in WORDS)
    first, second = pilot.top.among[:2]
    pilot.tap(f"word:{first}")
    assert isinstance(pilot.top, WordScene)
    pilot.tap("next")
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, GlossaryScene)
    assert pilot.top.focused == f"word:{second}"


def test_from_a_card_to_the_whole_chart(pilot: Pilot) -> None:
    pilot.app.push(CardScene(pilot.top.services, "muon"))  # type: ignore[attr-defined]
    pilot.wait(0.1)
    pilot.tap("chart")
    assert isinstance(pilot.top, CodexScene)
    assert pilot.top.focused == "particle:muon"


@pytest.mark.long
@pytest.mark.parametrize("size", [1.0, 1.5])
def test_what_there_is_to_read_fits_its_place(pilot: Pilot, size: float) -> None:
    services = pilot.top.services  # type: ignore[attr-defined]
    services.change(text_size=size)
    pilot.wait(0.1)
    pilot.app.push(WordScene(services, WORDS[0]))
    pilot.wait(0.1)
    for _ in WORDS:
        pilot.tap("next")
    pilot.press(pygame.K_ESCAPE)
    pilot.tap("meetings")
    for name in MEETINGS:
        pilot.tap(f"meeting:{name}")
    top = pilot.top
    assert isinstance(top, InteractionsScene)
    assert not {text for text in top.viewport.renderer.cramped if text.count(" ") > 3}


# --- words in texts -----------------------------------------------------------------------------


def test_a_word_in_the_rules_is_a_link_and_a_button_for_keys(pilot: Pilot) -> None:
    rules = RulesScene(pilot.top.services, "particle_builder")  # type: ignore[attr-defined]
    pilot.app.push(rules)
    pilot.wait(0.1)
    assert "target" in rules.words
    pilot.tap("words")
    assert isinstance(pilot.top, WordScene)
    assert pilot.top.among == rules.words
    pilot.press(pygame.K_ESCAPE)
    rules.asked = "proton"
    pilot.wait(0.1)
    assert isinstance(pilot.top, WordScene)
    assert pilot.top.word == "proton"


def test_the_rules_are_those_of_the_game_that_is_played(pilot: Pilot) -> None:
    """From the table and from its pause; a fresh set-up screen suggests strict physics."""
    services = pilot.top.services  # type: ignore[attr-defined]
    for options, rule, hand in (
        ({"strict": 0, "cards": 7}, "any neutrino", "seven cards"),
        ({"strict": 1, "cards": 3}, "whose charge differs by one unit", "three cards"),
    ):
        match = new_match("u_know_feynman", [HUMAN, AI + "student"], options, "rules")
        pilot.app.show(open_table(services, match, keep=False))
        pilot.wait(0.5)
        pilot.press(pygame.K_F1)
        assert hand in rules_page(pilot, 1)
        assert rule in rules_page(pilot, 4)
        pilot.press(pygame.K_ESCAPE)
    pilot.app.show(RulesScene(services, "u_know_feynman"))
    assert "whose charge differs by one unit" in rules_page(pilot, 4)


def rules_page(pilot: Pilot, page: int) -> str:
    """The words of this page of the rules on top."""
    assert isinstance(pilot.top, RulesScene)
    pilot.top.page = page
    return " ".join(map(pilot.top.services.text.say, pilot.top.aloud()))


@pytest.mark.parametrize("game", GAMES)
def test_at_every_table_something_can_be_held_up_and_read_about(pilot: Pilot, game: str) -> None:
    services = pilot.top.services  # type: ignore[attr-defined]
    match = new_match(game, [HUMAN, AI + "student"], {}, "held up")
    pilot.app.show(open_table(services, match, keep=False))
    pilot.wait(0.5)
    spots = [spot for spot in pilot.table().placed if spot.codex and spot.spoken is not None]
    assert spots, f"no spot of {game} that can have the focus has a `codex`"
    unknown = {spot.codex for spot in spots} - {*BY_KEY, *WORDS}
    assert not unknown, "neither in game/core/particles.py nor in game/words/glossary.py"
    spot = spots[0]
    pilot.table().focused = spot.id
    pilot.press(pygame.K_i)
    assert isinstance(pilot.top, CardScene | WordScene)
    pilot.press(pygame.K_ESCAPE)
    # A finger that stays does the same.
    at = pilot.table().viewport.pixel(spot.x, spot.y)
    pilot.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)], 0.03)
    pilot.wait(1)
    assert isinstance(pilot.top, CardScene | WordScene)
