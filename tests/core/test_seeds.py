"""Seeds as people type and share them."""

from __future__ import annotations

from datetime import date

import pytest

from game.core.rng import LETTERS, LONGEST, SHORT, day_seed, new_seed, short, shown, tidy, word_seed


def test_capitals_and_spaces_do_not_matter() -> None:
    assert tidy("  Gluon Nova  spin-47 ") == "gluon-nova-spin-47"
    assert tidy("gluon_nova") == "gluon-nova"


@pytest.mark.parametrize("typed", ["", "   ", "---", "é!?", "日本"])
def test_what_has_no_letter_of_a_seed_means_chance(typed: str) -> None:
    assert tidy(typed) == ""


def test_the_long_form_is_shown_in_groups_and_can_be_typed_as_shown() -> None:
    seed = new_seed()
    assert shown(seed).count(" ") == 7
    assert tidy(shown(seed)) == tidy(shown(seed).upper().replace(" ", "-")) == seed


def test_every_proposed_seed_stays_as_it_is_when_typed() -> None:
    for seed in [word_seed() for _ in range(50)] + [day_seed(date(2026, 11, 21))]:
        assert tidy(seed) == shown(seed) == seed
        assert len(seed) <= LONGEST
        assert set(seed) <= set(LETTERS)


def test_a_seed_ends_where_the_longest_one_does() -> None:
    assert len(tidy("z" * 200)) == LONGEST


def test_the_deal_of_the_day_is_its_date() -> None:
    assert day_seed(date(2027, 1, 5)) == "2027-01-05"


def test_a_seed_takes_no_more_room_than_a_narrow_place_has() -> None:
    fits = "z" * SHORT
    assert short(fits) == fits
    assert short(fits + "z") == "z" * (SHORT - 1) + "…"
