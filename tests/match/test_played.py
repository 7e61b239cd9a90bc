"""Which kept games belong to one match: noted with each of them, read whatever stands there."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import DESCRIPTORS
from game.games.descriptor import Form
from game.match import saving
from game.match.match import SeriesScore, new_match
from game.store import Store
from tests.match.whole import PAIR, deals, play

FORMS = [
    (game, form)
    for game, descriptor in DESCRIPTORS.items()
    for form in descriptor.series.forms
    if form != Form()
]


@pytest.mark.parametrize(("game", "form"), FORMS)
def test_the_deals_of_a_match_belong_together(tmp_path: Path, game: str, form: Form) -> None:
    """Ruling 66: 2 or 5 deals, the same deal from every seat; Big*Bang's series of tokens."""
    with Store.open(tmp_path) as store:
        matches = deals(store, game, form, most=6)
        last = matches[-1]
        together = saving.series_of_games(store)
    assert last.standing.over or len(matches) == 6
    ids = tuple(match.kept for match in matches if match.kept is not None)
    assert set(together) == set(ids)
    assert all(one == saving.PlayedSeries(ids, last.standing.points) for one in together.values())
    assert last.standing.ids == ids
    assert last.standing.moves == sum(len(match.session.moves) for match in matches)


def test_games_that_just_follow_one_another_belong_to_no_match(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        play(store, new_match("particle_builder", PAIR, {}, "alone"))
        assert deals(store, "particle_builder", Form(), most=2)
        assert saving.series_of_games(store) == {}


def test_the_next_match_has_games_of_its_own(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        first = deals(store, "particle_builder", Form(deals=2))
        second = deals(store, "particle_builder", Form(deals=2))
        together = saving.series_of_games(store)
        for matches in (first, second):
            for match in matches:
                assert match.kept is not None
                assert together[match.kept].ids == tuple(one.kept for one in matches)


def test_only_the_latest_are_remembered(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for number in range(1, saving.MOST_SERIES + 4):
            saving.note_series(store, SeriesScore((1, 2), 1, deals=2, ids=(number,)))
        assert set(saving.series_of_games(store)) == set(range(4, saving.MOST_SERIES + 4))
        long = tuple(range(1000, 1000 + 10 * saving.LONGEST_SERIES))
        saving.note_series(store, SeriesScore((1, 2), len(long), goal=5, ids=long))
        assert saving.series_of_games(store)[long[-1]].ids == long[-saving.LONGEST_SERIES :]


@pytest.mark.parametrize("text", ["", "{}", "[1]", "[[]]", '[[["a"],[1]]]', "[" * 40])
def test_what_makes_no_sense_is_left_out(tmp_path: Path, text: str) -> None:
    with Store.open(tmp_path) as store:
        store.set_progress(saving.SERIES, text)
        assert saving.series_of_games(store) == {}
        saving.note_series(store, SeriesScore((1, 2), 1, deals=2, ids=(3,)))
        assert set(saving.series_of_games(store)) == {3}
