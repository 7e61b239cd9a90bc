"""The rating that is kept: which games count, what they change, and what a bad store cannot do."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

import pytest

from ai.levels import make_bot
from ai.strength import BASE, curve, first_share, strength_of, together
from game.commands.shots import middle
from game.core.session import AnySession
from game.games import GAMES
from game.match import saving
from game.match.guide import guided
from game.match.match import AI, FIT, HUMAN, MATCHED, Match, SeriesScore, new_match
from game.progress import player_rating as rating
from game.services import Services
from game.unattended import OF_A_VISITOR

DAY = date(2026, 11, 27)
GAME = "u_know_feynman"


def played(services: Services, match: Match) -> Match:
    """Play a kept match to its end by chance."""
    saving.begin(services.store, match)
    session: AnySession = match.session
    while session.to_move() is not None:
        bot = make_bot(match.id, "random", f"{session.seed} {len(session.moves)}")
        moves = session.legal_moves()
        move: Any = bot.choose(session.view(session.to_move()), moves, None)  # type: ignore[arg-type]
        session.play(move)
        saving.keep_move(services.store, match, move)
    return match


def fresh(seats: int = 2, rival: str = "student", seed: str = "one") -> Match:
    match = new_match(GAME, [HUMAN] + [AI + rival] * (seats - 1), {}, seed)
    match.rated = True
    return match


@pytest.mark.long
def test_a_game_moves_the_rating_once(services: Services) -> None:
    match = played(services, fresh())
    assert rating.note(services.store, match, DAY)
    kept = rating.history(services.store, GAME, 2).games
    (game,) = kept
    won = match.session.returns()[0] > 0
    assert (game.value > BASE) == won
    assert game.deviation < rating.FIRST.deviation
    assert match.rating is not None
    assert not rating.note(services.store, match, DAY), "no game counts twice"
    assert rating.history(services.store, GAME, 2).games == kept
    assert rating.history(services.store, GAME, 3).games == (), "each table has its own"


def test_the_same_deal_and_a_typed_seed_do_not_count(services: Services) -> None:
    match = played(services, saving.same_match(fresh()))
    assert not rating.note(services.store, match, DAY)
    assert rating.history(services.store, GAME, 2).games == ()


def test_a_hint_or_an_undo_ends_the_counting(services: Services) -> None:
    match = fresh()
    saving.begin(services.store, match)
    assert saving.counting(services.store, match.kept)
    scene = middle(services, GAME, 0.2)
    scene.match.kept = match.kept
    scene.helped()
    assert not saving.counting(services.store, match.kept)


def test_games_for_two_people_or_in_teams_or_together_are_not_rated(services: Services) -> None:
    both = new_match(GAME, [HUMAN, HUMAN], {}, "two")
    both.rated = True
    assert not rating.note(services.store, played(services, both), DAY)
    tutti, bang = GAMES["tutti_quantum"].info, GAMES["bigebang"].info
    assert rating.curve_at(tutti, 4, tutti.complete({})) is not None
    assert rating.curve_at(tutti, 4, tutti.complete({"mode": 1})) is None
    assert rating.curve_at(tutti, 4, tutti.complete({"mode": 2})) is None
    assert rating.curve_at(bang, 2, bang.complete({"puzzle": 1})) is None
    assert rating.tables("particle_panic") == []


def test_opponents_at_a_large_table_count_together(services: Services) -> None:
    """One of three equal players wins a third of the games."""
    assert first_share(0.0, [0.0, 0.0]) == pytest.approx(1 / 3)
    assert first_share(0.0, [together([0.0, 0.0])]) == pytest.approx(1 / 3)
    match = played(services, fresh(3, "student"))
    assert rating.note(services.store, match, DAY)
    (game,) = rating.history(services.store, GAME, 3).games
    assert game.opponents == pytest.approx(BASE + together([0.0, 0.0]), abs=80)


@pytest.mark.parametrize("target", [0.35, 0.5, 0.65])
@pytest.mark.parametrize("game", ["bigebang", GAME, "tutti_quantum"])
def test_who_fits_is_met_as_often_as_was_wished(game: str, target: float) -> None:
    ratings = curve(game, 2)
    assert ratings is not None
    person = (ratings.points[0][1] + ratings.points[-1][1]) / 2
    rival = ratings.rating(ratings.strength_for(person, target))
    least, most = ratings.points[0][1], ratings.points[-1][1]
    if least < rival < most:
        assert first_share(person, [rival]) == pytest.approx(target, abs=0.02)


@pytest.mark.parametrize("target", MATCHED.values())
def test_a_second_game_fits_the_rating_after_the_first(services: Services, target: float) -> None:
    strength = rating.matched(services.store, GAME, 2, target)
    match = played(services, fresh(rival=f"fit{strength}"))
    assert rating.note(services.store, match, DAY)
    assert match.rating is not None
    second = rating.refitted(services.store, match, saving.next_match(services.store, match))
    now = rating.matched(services.store, GAME, 2, target)
    assert now != strength
    assert second.seats == (HUMAN, f"{FIT}{now}")
    assert second.rated


def test_a_level_and_a_series_keep_their_opponents(services: Services) -> None:
    match = played(services, fresh())
    rating.note(services.store, match, DAY)
    after = saving.next_match(services.store, match)
    assert rating.refitted(services.store, match, after).seats == match.seats
    fits = fresh(rival="fit50")
    fits.series_score = SeriesScore((0, 0), games=1, deals=3)
    assert rating.refitted(services.store, match, fits) is fits


def test_every_strength_has_a_place_between_its_neighbours() -> None:
    for game, descriptor in GAMES.items():
        for seats in descriptor.info.seats:
            ratings = curve(game, seats)
            if ratings is not None:
                along = [round(ratings.rating(strength), 6) for strength in range(0, 301, 10)]
                assert along == sorted(along)
    assert [strength_of(name) for name in ("visitor", "nobel", "fit130")] == [0, 300, 130]


def test_damage_in_the_store_means_no_rating(services: Services) -> None:
    key = f"{rating.PREFIX}{GAME}-2"
    for text in ("{", "[]", json.dumps({"format": 2, "games": []}), "x" * 70):
        services.store.set_progress(key, text)
        assert rating.rating(services.store, GAME, 2) == rating.FIRST
    row = {"day": "2026-11-27", "opponents": 1e9, "score": 1, "value": 1500, "deviation": 90}
    row["volatility"] = 0.06
    services.store.set_progress(key, json.dumps({"format": 1, "games": [row]}))
    assert rating.history(services.store, GAME, 2).games == ()


def test_a_visitor_leaves_no_rating_behind() -> None:
    assert rating.PREFIX.startswith(OF_A_VISITOR)
    assert saving.COUNTING.startswith(OF_A_VISITOR)


@pytest.mark.long
def test_the_curve_stays_within_its_room(services: Services) -> None:
    match = played(services, fresh())
    assert rating.note(services.store, match, DAY)
    key = f"{rating.PREFIX}{GAME}-2"
    (row,) = json.loads(services.store.progress(key) or "")["games"]
    rows = {"format": 1, "games": [row] * rating.MOST, "before": 7}
    services.store.set_progress(key, json.dumps(rows))
    again = played(services, fresh(seed="two"))
    assert rating.note(services.store, again, DAY)
    kept = rating.history(services.store, GAME, 2)
    assert (len(kept.games), kept.before) == (rating.MOST, 8)


def test_a_strength_between_levels_is_named_and_seated() -> None:
    match = new_match(GAME, [HUMAN, f"{FIT}150"], {}, "fit")
    assert match.level(1) == "student"
    assert [name.key for name in match.names] == ["seat-you", "level-fit"]


def test_no_light_shines_in_a_game_that_fits(services: Services) -> None:
    """It is help, and would end the counting of a player's first games."""
    fits = new_match(GAME, [HUMAN, f"{FIT}50"], {}, "light")
    saving.begin(services.store, fits)
    assert not guided(services.store, fits, "first", visitor=False)
    easy = fresh(rival="visitor")
    saving.begin(services.store, easy)
    assert guided(services.store, easy, "first", visitor=False)
