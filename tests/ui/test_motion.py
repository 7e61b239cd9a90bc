"""Motion ends where the layout says, whatever happened before."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.phrase import say
from game.tables.particle_panic.pictures import GaugeFigure
from game.tables.pictures import Back, Card, Label, Line, Picture, Place, ScorePicture, Star
from game.tables.table import Effect, Spot
from game.tables.tutti_quantum.pictures import Feynman, FeynmanBack
from game.tables.u_know_feynman.pictures import Duo
from game.ui.motion import DEALT, FLASHES, GLIDE, Motion
from tests.some import some

WORDS = Label("text", 20)


def spot(name: str, x: float = 0.0, art: Picture = WORDS) -> Spot:
    return Spot(name, art, x, 0, 60, 60)


def finish(motion: Motion) -> None:
    for _ in range(200):
        motion.update(0.05)
    assert not motion.busy


def test_what_moved_glides_what_is_new_appears_what_is_gone_fades() -> None:
    motion = Motion()
    motion.cut([spot("stays"), spot("moves", 10), spot("goes", 20)])
    motion.towards([spot("stays"), spot("moves", 99), spot("comes", 30)], (), 1.0)
    assert {actor.spot.id: actor.kind for actor in motion.moving} == {
        "moves": "glide",
        "comes": "in",
        "goes": "out",
    }
    assert [s.id for s in motion.resting] == ["stays"]
    finish(motion)
    assert {s.id: s.x for s in motion.resting} == {"stays": 0, "moves": 99, "comes": 30}


def test_a_new_card_comes_out_of_its_source() -> None:
    motion = Motion()
    motion.cut([spot("deck", 500)])
    motion.towards([spot("deck", 500), spot("card", 100)._replace(source="deck")], (), 1.0)
    actor = motion.moving[0]
    assert actor.kind == "glide"
    assert actor.place[0] == 500


def test_points_fly_to_their_score_which_changes_when_they_are_there() -> None:
    was, now = ScorePicture(3), ScorePicture(7)
    motion = Motion()
    motion.cut([spot("card", 500), spot("score", 0, was)])
    flies = Effect("points", "card", "score", 4)
    motion.towards([spot("card", 500), spot("score", 0, now)], [flies], 1.0)
    landed = 0
    while motion.shows:
        (score,) = motion.moving
        assert score.face.art == was
        motion.update(0.05)
        landed += motion.landed
    assert landed == 1
    motion.update(0.05)
    assert motion.landed == 0
    finish(motion)
    assert motion.where("score") == spot("score", 0, now)


def test_a_hidden_card_turns_over_when_it_is_shown() -> None:
    motion = Motion()
    motion.cut([spot("card", art=Back())])
    motion.towards([spot("card", art=Card(3))], (), 1.0)
    actor = motion.moving[0]
    assert actor.kind == "turn"
    assert isinstance(actor.face.art, Back)
    actor.t = 0.6
    assert isinstance(actor.face.art, Card)


def test_words_about_a_card_rise_when_it_has_turned_over() -> None:
    motion = Motion()
    motion.cut([spot("card", art=Back()), spot("bar", 200)])
    verdict = Effect("words", "bar", words=say("particle_builder-verdict-ties"))
    motion.towards([spot("card", art=Card(3)), spot("bar", 200)], [verdict], 1.0)
    (card,) = motion.moving
    (show,) = motion.shows
    while show.t < 0:
        assert card.t < 1
        motion.update(0.05)
    assert card.t >= 1
    finish(motion)


def test_effects_end() -> None:
    motion = Motion()
    motion.cut([spot("a")])
    motion.towards([spot("a")], [Effect("burst", "a")], 1.0)
    assert motion.busy
    finish(motion)
    assert motion.shows == []


@given(st.lists(st.lists(st.integers(0, 12), unique=True), max_size=6), st.integers(1, 12))
def test_any_chain_of_layouts_settles_on_the_last(layouts: list[list[int]], frames: int) -> None:
    motion = Motion()
    for number, layout in enumerate(layouts):
        motion.towards([spot(str(i), i * 10 + number) for i in layout], (), 1.0)
        for _ in range(frames):
            motion.update(0.03)
    finish(motion)
    last = layouts[-1] if layouts else []
    assert sorted(s.id for s in motion.resting) == sorted(map(str, last))


def test_a_deal_brings_what_has_a_source_one_after_another_the_near_ones_first() -> None:
    motion = Motion()
    deck = spot("deck", 500)
    cards = [spot(f"card:{n}", 400 - 90 * n)._replace(source="deck") for n in range(5)]
    motion.deal([deck, *cards], 1.0)
    assert [s.id for s in motion.resting] == ["deck"]
    waits = {actor.spot.id: -actor.t for actor in motion.moving}
    assert list(waits.values()) == sorted(waits.values())
    assert waits["card:0"] == 0
    assert max(waits.values()) * GLIDE <= DEALT
    last = next(actor for actor in motion.moving if actor.spot.id == "card:4")
    assert last.place[0] == 500, "it waits on the deck"
    finish(motion)
    assert {s.id for s in motion.resting} == {"deck", *(card.id for card in cards)}


@given(
    st.lists(st.sampled_from(["annihilate", "burst", "ring", "roll"]), max_size=3),
    st.sampled_from([0.5, 1.0, 2.0]),
)
def test_from_one_flash_to_the_next_there_is_more_than_a_third_of_a_second(
    kinds: list[str], pace: float
) -> None:
    motion = Motion()
    motion.cut([spot("a")])
    motion.towards([spot("a")], [Effect(kind, "a") for kind in kinds], pace)
    lit = [show.seconds for show in motion.shows if show.effect.kind in FLASHES]
    assert (motion.dark > 0) <= bool(lit)
    assert not lit or max(lit) + motion.dark > 1 / 3


def test_what_comes_from_nowhere_comes_out_of_one_point_and_lines_come_last() -> None:
    motion = Motion()
    stacks = [spot(f"stack:{n}", 100 * n, Star())._replace(source="gone") for n in range(5)]
    bond = spot("bond", 50, Line("quark"))
    motion.deal([*stacks, bond], 1.0)
    starts = {actor.start.x for actor in motion.moving if actor.spot.id != "bond"}
    assert starts == {200}
    for _ in range(200):
        lines = [actor for actor in motion.moving if actor.spot.id == "bond"]
        if not lines or lines[0].t >= 0:
            break
        motion.update(0.01)
    assert all(actor.t > 0 for actor in motion.moving if actor.spot.id != "bond")
    finish(motion)


def test_a_card_turns_over_only_when_another_side_is_up() -> None:
    ways: tuple[tuple[Picture, Picture, str], ...] = (
        (Duo(0, 20, 61), Duo(1, 61, 20), "turn"),
        (Duo(0, 20, 61), Duo(0, 20, 61, asleep=True), "glide"),
        (Duo(1, 20, 61), Place("plain"), "glide"),
        (Card(3, 2), Card(3, 1), "glide"),
        (Back(), Card(3), "turn"),
        (Card(3), Back(), "turn"),
        (FeynmanBack(), Feynman("quark"), "turn"),
        (GaugeFigure(5), GaugeFigure(6), "glide"),
    )
    for before, after, kind in some(ways):
        motion = Motion()
        motion.cut([spot("a", 0, before)])
        motion.towards([spot("a", 90, after)], (), 1.0)
        assert motion.moving[0].kind == kind, (before, after)


def test_a_card_that_falls_asleep_where_it_lies_needs_no_way() -> None:
    motion = Motion()
    motion.cut([spot("a", 0, Duo(0, 20, 61))])
    motion.towards([spot("a", 0, Duo(0, 20, 61, asleep=True))], (), 1.0)
    assert not motion.busy
    assert motion.resting[0].art == Duo(0, 20, 61, asleep=True)


def test_what_is_told_changes_when_its_cause_has_arrived() -> None:
    """The score waits for the card; without a card on its way nothing waits."""
    motion, before, after = Motion(), ScorePicture(3), ScorePicture(7)
    motion.cut([spot("score", art=before), spot("card", 10, Card(3))])
    motion.towards([spot("score", art=after), spot("card", 400, Card(3))], (), 1.0)
    late = next(actor for actor in motion.moving if actor.spot.id == "score")
    motion.update(0.9 * GLIDE)
    assert late.face.art == before
    finish(motion)
    assert {s.id: s.art for s in motion.resting}["score"] == after
    motion.towards([spot("score", art=before), spot("card", 400, Card(3))], (), 1.0)
    assert not motion.moving
    assert {s.id: s.art for s in motion.resting}["score"] == before


def test_words_that_are_new_come_when_their_cause_has_arrived() -> None:
    """A verdict beside a card that is still turning over would be told before it is seen."""
    motion = Motion()
    motion.cut([spot("card", art=Back())])
    motion.towards([spot("card", art=Card(3)), spot("verdict")], (), 1.0)
    turning, words = sorted(motion.moving, key=lambda actor: actor.spot.id)
    while turning.t < 1:
        assert words.alpha == 0
        motion.update(0.02)
    finish(motion)
    assert motion.where("verdict") == spot("verdict")


def test_points_arise_where_the_card_has_arrived() -> None:
    motion = Motion()
    motion.cut([spot("card", 10, Card(3)), spot("score", 0, ScorePicture(3))])
    flies = Effect("points", "card", "score", 4)
    motion.towards(
        [spot("card", 400, Card(3)), spot("score", 0, ScorePicture(7))], [flies], 1.0, 2.7
    )
    (show,) = motion.shows
    assert show.t * show.seconds == pytest.approx(-2.7 * GLIDE)
    (card,) = (actor for actor in motion.moving if actor.kind == "glide")
    while show.t < 0:
        assert card.t < 1
        motion.update(0.05)
    finish(motion)


def test_points_for_what_cards_complete_wait_for_the_last_of_them() -> None:
    """They arise from a place: the first of three, where the card may lie already."""
    motion = Motion()
    motion.cut([spot("card", 10, Card(3)), spot("first", 400, ScorePicture(0))])
    moved = [spot("card", 500, Card(3)), spot("first", 400, ScorePicture(0))]
    motion.towards(moved, [Effect("shower", "first"), Effect("points", "first")], 1.0)
    assert [show.t * show.seconds for show in motion.shows] == pytest.approx([-GLIDE, -GLIDE])


def test_a_card_that_is_held_up_grows_out_of_the_smaller_one() -> None:
    motion = Motion()
    pile = spot("pile", 500, Card(3))
    motion.cut([pile])
    large = spot("card", 100, Card(3))._replace(w=180, h=250, source="pile")
    motion.towards([pile, large], (), 1.0)
    assert motion.moving[0].size == (60, 60)
    finish(motion)


def test_a_slow_way_takes_longer() -> None:
    motion = Motion()
    motion.cut([spot("card", 10, Card(3))])
    motion.towards([spot("card", 400, Card(3))], (), 1.0, 2.7)
    motion.update(2 * GLIDE)
    assert motion.busy
    motion.update(GLIDE)
    assert not motion.busy
