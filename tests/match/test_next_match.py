"""A game that is given up, the names of the seats, and when a beginner is shown a move."""

from __future__ import annotations

import pytest

from game.games.descriptor import Form
from game.match.guide import EASY, FIRST, acts_by_hand, finished, guided
from game.match.match import AI, FIT, HUMAN, MATCHED, Match, SeriesScore, new_match, seat_names
from game.match.saving import begin, next_match
from game.match.set_up import SetUp, match_for, remember, usual
from game.progress.player_rating import fitted, matched
from game.services import Services
from tests.match.whole import PAIR, play

GAME = "bigebang"


def fresh(rival: str = AI + "student", seed: str = "one") -> Match:
    match = new_match(GAME, (HUMAN, rival), {}, seed)
    match.rated = True
    return match


# --- given up ---------------------------------------------------------------------------------


def test_who_gives_up_gets_another_deal_that_counts(services: Services) -> None:
    match = fresh()
    begin(services.store, match)
    again = next_match(services.store, match)
    assert again.session.seed != match.session.seed
    assert again.rated
    assert again.series_score == SeriesScore((0, 0))
    assert services.store.unfinished() == [], "the game that was given up is dropped"


def test_a_game_that_is_not_kept_may_be_given_up_too(services: Services) -> None:
    again = next_match(services.store, fresh())
    assert list(again.session.moves) == []
    assert services.store.unfinished() == []


@pytest.mark.parametrize(("games", "same"), [(0, False), (1, True)])
def test_the_second_half_with_exchanged_seats_is_the_same_deal(
    services: Services, games: int, same: bool
) -> None:
    match = fresh()
    match.series_score = SeriesScore((games, 0), games, exchanged=1)
    begin(services.store, match)
    again = next_match(services.store, match)
    assert (again.session.seed == match.session.seed) == same
    assert again.rated != same, "a deal that is known does not count for the rating"
    assert again.series_score == match.series_score


# --- set-up -----------------------------------------------------------------------------------


def test_a_set_up_is_remembered_and_a_typed_seed_does_not_count(services: Services) -> None:
    chosen = SetUp(PAIR[::-1], {"passing": 1}, Form())
    remember(services.store, GAME, chosen)
    assert usual(services.store, GAME).seats == chosen.seats
    assert match_for(GAME, chosen).rated
    typed = match_for(GAME, chosen, "typed")
    assert (typed.session.seed, typed.rated) == ("typed", False)


def test_a_wish_for_an_opponent_that_fits_is_remembered_as_a_wish(services: Services) -> None:
    store, even = services.store, f"{AI}match50"
    remember(store, GAME, SetUp((HUMAN, even), {"passing": 1}))
    chosen = usual(store, GAME)
    assert chosen.seats == (HUMAN, even)
    strength = matched(store, GAME, 2, MATCHED[even])
    assert fitted(store, GAME, chosen).seats == (HUMAN, f"{FIT}{strength}")


@pytest.mark.parametrize("who", ["match51", "matched", "fit150"])
def test_a_wish_that_nobody_knows_is_forgotten(services: Services, who: str) -> None:
    remember(services.store, GAME, SetUp((HUMAN, AI + who), {}))
    assert usual(services.store, GAME).seats == (HUMAN, AI + "visitor")


# --- names ------------------------------------------------------------------------------------


def names(*seats: str) -> list[tuple[str, dict[str, object]]]:
    return [(name.key, dict(name.args)) for name in seat_names(seats)]


def test_the_only_person_is_you_and_others_have_their_seats_number() -> None:
    assert names(HUMAN, AI + "nobel") == [("seat-you", {}), ("level-nobel", {})]
    assert names(AI + "nobel", HUMAN, HUMAN)[1:] == [
        ("seat-player", {"number": 2}),
        ("seat-player", {"number": 3}),
    ]


def test_opponents_of_one_level_are_numbered_from_one() -> None:
    numbered = names(HUMAN, AI + "student", AI + "nobel", AI + "student")
    assert [key for key, _ in numbered] == [
        "seat-you", "seat-numbered", "level-nobel", "seat-numbered",
    ]  # fmt: skip
    assert [values.get("number") for _, values in numbered] == [None, 1, None, 2]


# --- the light of a beginner ------------------------------------------------------------------


def lit(services: Services, match: Match, setting: str = "first", *, visitor: bool = False) -> bool:
    return guided(services.store, match, setting, visitor=visitor)


def test_the_first_games_against_easy_levels_are_lit(services: Services) -> None:
    for level in EASY:
        match = fresh(AI + level)
        assert not lit(services, match), "a game that is not kept"
        begin(services.store, match)
        assert lit(services, match)
    hard = fresh(AI + "nobel")
    begin(services.store, hard)
    assert not lit(services, hard)
    assert lit(services, hard, "always")
    assert not lit(services, hard, "never")
    assert lit(services, hard, visitor=True)


def test_a_game_for_the_rating_is_not_lit(services: Services) -> None:
    match = fresh(FIT + "1200")
    begin(services.store, match)
    assert not lit(services, match)


def test_two_people_play_without_light(services: Services) -> None:
    match = new_match(GAME, (HUMAN, HUMAN), {}, "two")
    assert not lit(services, match, "always")


def test_two_people_act_by_hand_as_long_as_one_is_lit(services: Services) -> None:
    def by_hand(setting: str = "first", *, visitor: bool = False) -> bool:
        match = new_match(GAME, (HUMAN, HUMAN), {}, "two")
        begin(services.store, match)
        return acts_by_hand(services.store, match, setting, visitor=visitor)

    assert by_hand()
    assert not by_hand("never")
    for number in range(FIRST):
        match = fresh(seed=str(number))
        begin(services.store, match)
        play(services.store, match)
    assert not by_hand()
    assert by_hand(visitor=True)


def test_the_light_ends_after_so_many_games(services: Services) -> None:
    for number in range(FIRST):
        assert finished(services.store, GAME) == number
        match = fresh(seed=str(number))
        begin(services.store, match)
        assert lit(services, match)
        play(services.store, match)
    last = fresh(seed="last")
    begin(services.store, last)
    assert not lit(services, last)
