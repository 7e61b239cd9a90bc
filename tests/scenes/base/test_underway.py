"""Challenges are told when they are met: in the game what lasts, and all of them on the result."""

from __future__ import annotations

import pytest

from game.app import App
from game.core.phrase import Phrase, say
from game.core.record import Record
from game.core.session import Session
from game.games import DESCRIPTORS, GAMES
from game.kiosk.policy import Policy
from game.match.match import Match, match_of
from game.progress.challenges import PREFIX, met_by, met_for_good
from game.scenes.base.overlays import TableCaption
from game.scenes.base.underway import Underway
from game.scenes.results.result import ResultScene
from game.services import Services
from game.tables.pictures import Button, Label
from game.ui.beside import ink_of, of
from game.window import open_window
from tests.pilot import Pilot
from tests.progress.find_challenges import stored_games

RECORDS = [(game, record) for game in GAMES for record in stored_games(game)]


def begun(record: Record) -> tuple[Match, list[object]]:
    """The same game before its first move, and its moves."""
    whole = match_of(record, None).session
    rules = whole.game
    return Match(Session(rules, whole.seats, whole.options, whole.seed), record.seats, 1), list(
        whole.moves
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_in_the_game_is_met_in_the_end(game: str) -> None:
    """One truth: nothing that was told is taken away again."""
    ever = set()
    for record in stored_games(game):
        match, moves = begun(record)
        if len(match.people) != 1:
            continue
        met: set[str] = set()
        for move in moves:
            match.session.play(move)
            if match.session.to_move() is None:
                break
            now = set(met_for_good(match))
            assert met <= now, "it lasts"
            met = now
        ever |= met
        assert met <= set(met_by(match))
    lasting = {challenge.name for challenge in DESCRIPTORS[game].challenges if challenge.lasting}
    assert bool(ever) == bool(lasting), "where something lasts, it is told"
    assert ever <= lasting


def captions_of(services: Services, record: Record) -> list[Phrase]:
    """The messages about challenges in a game that is played move by move."""
    match, moves = begun(record)
    underway = Underway(services, match)
    captions: list[Phrase] = []
    for move in moves:
        services.captions.shown = None
        underway.look()
        underway.look()
        if services.captions.shown is not None:
            captions.append(services.captions.shown)
        match.session.play(move)
    return captions


def a_game() -> tuple[Record, str]:
    """A game of one person that meets something on its way, and what."""
    for record in stored_games("u_know_feynman"):
        match = match_of(record, None)
        met = [name for name in met_by(match) if name in met_for_good(match)]
        if len(match.people) == 1 and met and heard_in(record):
            return record, met[0]
    raise AssertionError("no such game")


def heard_in(record: Record) -> bool:
    match, moves = begun(record)
    for move in moves[:-1]:
        match.session.play(move)
    return bool(met_for_good(match))


def test_it_is_told_once_with_its_name(services: Services) -> None:
    record, _ = a_game()
    captions = captions_of(services, record)
    assert captions
    assert len(captions) == len(set(captions))
    assert all(phrase.key == "daily-challenge-underway" for phrase in captions)
    assert services.store.progress(PREFIX + "u_know_feynman") is None, "kept in the end only"


def test_a_finished_game_tells_nothing_beside_its_result(services: Services) -> None:
    record, _ = a_game()
    match, moves = begun(record)
    underway = Underway(services, match)
    for move in moves:
        match.session.play(move)
    underway.look()
    assert services.captions.shown is None


def test_a_caption_leaves_the_words_of_a_result_free(services: Services) -> None:
    record, _ = a_game()
    scene = ResultScene(services, match_of(record, 1))
    Pilot(App(services, open_window((1280, 720), full_screen=False), scene)).wait(0.2)
    words = say("daily-challenge-underway", text=say("particle_panic-challenge-win"))
    assert scene.captions_free
    pill = of(TableCaption().spot(scene.viewport, words, scene.placed, scene.goes_on()))
    read = [spot for spot in scene.placed if isinstance(spot.art, Label | Button)]
    assert read
    assert not [s.id for s in read if ink_of(scene.viewport, s).overlap(pill) > 0]


def test_in_a_kiosk_it_is_not_told(services: Services) -> None:
    record, _ = a_game()
    services.policy = Policy()
    assert captions_of(services, record) == []


def test_the_page_of_the_result_has_its_name(services: Services) -> None:
    record, _ = a_game()
    match = match_of(record, 1)
    window = open_window((1280, 720), full_screen=False)
    line = Pilot(App(services, window, ResultScene(services, match))).spot("met").label
    assert line is not None
    name = services.text.say(dict(line.args)["text"])  # type: ignore[arg-type]
    assert name in {
        services.text.say(Phrase(f"u_know_feynman-challenge-{met}")) for met in met_by(match)
    }
