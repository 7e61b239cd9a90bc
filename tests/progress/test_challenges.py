"""Challenges: each is met by a game that is kept here, and missed by another."""

from __future__ import annotations

from datetime import date

import pytest

from game.core.phrase import say
from game.games import DESCRIPTORS
from game.match.match import Match, match_of
from game.progress.challenges import PREFIX, met, met_by, note
from game.services import Services
from game.words.text import Text, languages
from tests.progress.find_challenges import stored_games
from tests.some import some

GAMES = [game for game, descriptor in DESCRIPTORS.items() if descriptor.challenges]
DAY = date(2026, 11, 22)


@pytest.fixture(scope="module")
def meeting() -> dict[str, list[tuple[Match, tuple[str, ...]]]]:
    """By game, the kept games, each with the challenges that it meets."""
    matches = {game: [match_of(row, None) for row in stored_games(game)] for game in GAMES}
    return {game: [(match, met_by(match)) for match in rows] for game, rows in matches.items()}


@pytest.mark.parametrize("game", GAMES)
def test_there_are_twenty_and_each_has_words_of_its_own(game: str) -> None:
    names = [challenge.name for challenge in DESCRIPTORS[game].challenges]
    assert len(names) == len(set(names)) == 20
    for language in languages():
        text = Text(language)
        sentences = {text.say(say(f"{game}-challenge-{name}")) for name in names}
        assert len(sentences) == 20
        assert text.missing == set()


@pytest.mark.parametrize("game", GAMES)
def test_each_is_met_by_one_game_and_missed_by_another(
    game: str, meeting: dict[str, list[tuple[Match, tuple[str, ...]]]]
) -> None:
    for challenge in some(DESCRIPTORS[game].challenges):
        met_here = [challenge.name in names for _, names in meeting[game]]
        assert any(met_here), f"{challenge.name}: no kept game meets it"
        assert not all(met_here), f"{challenge.name}: every kept game meets it"


@pytest.mark.parametrize("game", GAMES)
def test_what_was_met_is_kept_with_its_first_day(
    game: str, services: Services, meeting: dict[str, list[tuple[Match, tuple[str, ...]]]]
) -> None:
    match, names = meeting[game][0]
    assert names
    assert note(services.store, match, DAY) == names
    assert note(services.store, match, date(2026, 11, 23)) == ()
    assert met(services.store, game) == dict.fromkeys(names, "2026-11-22")


def test_what_programs_did_among_themselves_meets_nothing() -> None:
    record = stored_games("bigebang")[0]
    match = match_of(record, None)
    assert met_by(match)
    match.seats = ("ai:student",) * len(match.seats)
    assert met_by(match) == ()


@pytest.mark.parametrize(
    "damaged",
    ["", "[]", '{"format": 2, "met": {"win": "2026-01-01"}}', '{"format": 1, "met": {"win": 3}}'],
)
def test_what_cannot_be_read_is_forgotten(services: Services, damaged: str) -> None:
    services.store.set_progress(PREFIX + "bigebang", damaged)
    assert met(services.store, "bigebang") == {}


def test_a_challenge_that_there_is_no_more_is_left_out(services: Services) -> None:
    kept_met = '{"format": 1, "met": {"win": "2026-01-01", "gone": "2026-01-01"}}'
    services.store.set_progress(PREFIX + "bigebang", kept_met)
    assert met(services.store, "bigebang") == {"win": "2026-01-01"}
