"""The bump hunt, played from end to end by touch, by keys and by pad; and with a damaged file."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.art.collision_picture import CollisionPicture, bends_left, way
from game.collisions import data
from game.collisions.data import collisions
from game.collisions.event import RecoParticle, invariant_mass, opposite
from game.collisions.windows import WINDOWS
from game.core.phrase import literal, say
from game.kiosk.policy import Policy, completed
from game.progress.hunt_notebook import (
    KEY,
    SLOTS,
    STEPS,
    TEN,
    HuntNotebook,
    events_of,
    hunt_notebook,
    keep_hunt,
)
from game.scenes.base import routes
from game.scenes.base.scene import Scene
from game.scenes.bump_hunt.chance import ChanceScene
from game.scenes.bump_hunt.chart_screen import axis
from game.scenes.bump_hunt.decay_puzzle import DECAYS, ROUNDS, DecaysScene, puzzles
from game.scenes.bump_hunt.four import FourScene
from game.scenes.bump_hunt.hunt import HuntScene
from game.scenes.bump_hunt.peaks import ALL, PeaksScene
from game.scenes.bump_hunt.sorting import SortScene
from game.scenes.bump_hunt.sorting_pages import RANGES, symbol
from game.scenes.lesson.level import LevelScene
from game.scenes.menu.title import TitleScene
from game.scenes.quiz.asking import next_step, to_law
from game.scenes.quiz.start import StartScene
from game.services import Services
from game.unattended import OF_A_VISITOR
from game.window import open_window
from tests.pilot import Pilot
from tutorial.items.bank import BUMP_HUNT, read_topic
from tutorial.quiz.learner import Learner


def begin(services: Services, scene: Scene | None = None, *, still: bool = True) -> Pilot:
    services.change(reduced_motion=still)
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, scene or HuntScene(services)))


def sorting(pilot: Pilot) -> SortScene:
    assert isinstance(pilot.top, SortScene)
    return pilot.top


def peaks(pilot: Pilot) -> PeaksScene:
    assert isinstance(pilot.top, PeaksScene)
    return pilot.top


def right_answer(scene: SortScene) -> str:
    return "pair" if opposite(*scene.pairs[scene.number - 1]) else "alike"


# --- the way there ------------------------------------------------------------------------------


def test_from_the_title_and_from_the_lessons(services: Services) -> None:
    pilot = begin(services, TitleScene(services, "particle_builder"))
    pilot.tap("hunt")
    assert isinstance(pilot.top, HuntScene)
    pilot.tap("back")
    assert isinstance(pilot.top, TitleScene)
    pilot = begin(services, LevelScene(services, "particle_builder"))
    pilot.tap("path")
    pilot.tap("stop:hunt:")
    assert isinstance(pilot.top, HuntScene)


def test_the_hunt_has_a_quiz_whose_laws_lead_back_to_it(services: Services) -> None:
    pilot = begin(services)
    pilot.tap("quiz")
    assert isinstance(pilot.top, StartScene)
    assert pilot.top.topic == BUMP_HUNT
    pilot.tap("leave")
    assert isinstance(pilot.top, HuntScene)
    laws = [pair.law for pair in read_topic(BUMP_HUNT).pairs]
    assert {to_law(BUMP_HUNT, law) for law in laws} == {routes.BumpHunt()}


def test_the_quiz_before_is_open_until_the_hunt_begins_and_the_one_after_at_its_end(
    services: Services,
) -> None:
    who = Learner("7b", "up photon tau up", draw="w")
    assert next_step(services, BUMP_HUNT, who) == "before"
    for n in range(1, len(STEPS)):
        keep_hunt(services.store, HuntNotebook(done=STEPS[:n]), who)
        assert next_step(services, BUMP_HUNT, who) == "lesson"
    keep_hunt(services.store, HuntNotebook(done=STEPS), who)
    assert next_step(services, BUMP_HUNT, who) == "after"


def test_a_visitor_of_a_kiosk_may_hunt_and_leaves_nothing_behind(services: Services) -> None:
    services.attend(completed(Policy()))
    pilot = begin(services, TitleScene(services, "particle_builder"))
    pilot.tap("hunt")
    pilot.tap("step:sort")
    pilot.tap("range:84")
    assert services.store.progress(KEY) is not None
    services.store.forget(*OF_A_VISITOR)
    assert services.store.progress(KEY) is None


# --- all of it ----------------------------------------------------------------------------------


@pytest.mark.long
def test_the_whole_hunt_by_touch(services: Services) -> None:
    pilot = begin(services)
    pilot.tap("step:sort")
    pilot.tap("range:84")
    for _ in range(TEN):
        pilot.tap(right_answer(sorting(pilot)))
        pilot.tap("next")
    assert hunt_notebook(services.store).done == ("sort",)
    assert "84 to 96\u00a0GeV" in pilot.words("said")
    pilot.tap("on")
    pilot.tap("pour:100")
    assert pilot.words("found") == services.text.say(say("hunt-no-peak")) or peaks(pilot).fitted
    pilot.tap("pour:1000")
    pilot.tap(f"pour:{ALL}")
    assert sum(peaks(pilot).counts) == 10_583
    assert "90.88" in pilot.words("found")
    assert "91.19" in pilot.words("found")
    pilot.tap("on")
    for n in (10, 50, 278):
        pilot.tap(f"events:{n}")
        pilot.tap("throw:10")
    pilot.tap("throw:1000")
    assert "5.0 σ" in pilot.words("published")
    assert "4 Jul 2012" in pilot.words("published")
    pilot.tap("on")
    for _ in range(ROUNDS):
        scene = pilot.top
        assert isinstance(scene, DecaysScene)
        pilot.tap(f"decay:{scene.puzzles[scene.at].decay}")
        pilot.tap("next")
    assert f"{ROUNDS} of {ROUNDS}" in pilot.words("count")
    pilot.tap("back")
    assert isinstance(pilot.top, HuntScene)
    assert hunt_notebook(services.store).done == STEPS


def test_a_peak_by_keys_alone(services: Services) -> None:
    pilot = begin(services)
    pilot.press(pygame.K_RETURN)
    pilot.walk_to("range:84")
    pilot.press(pygame.K_RETURN)
    for _ in range(TEN):
        pilot.walk_to(right_answer(sorting(pilot)))
        pilot.press(pygame.K_RETURN)
        assert sorting(pilot).focused == "next"
        pilot.press(pygame.K_RETURN)
    assert sorting(pilot).focused == "on"
    pilot.press(pygame.K_RETURN)
    pilot.walk_to(f"pour:{ALL}")
    pilot.press(pygame.K_RETURN)
    assert peaks(pilot).fitted is not None
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, HuntScene)


def test_a_collision_by_pad_alone(services: Services) -> None:
    keep_hunt(services.store, HuntNotebook(prediction="84"))
    pilot = begin(services, SortScene(services))
    pilot.read()
    pilot.button(0)
    assert sorting(pilot).shown
    pilot.button(0)
    assert sorting(pilot).number == 2


# --- ten by hand --------------------------------------------------------------------------------


def test_the_first_ten_have_two_that_are_no_pairs(services: Services) -> None:
    pairs = SortScene(services).pairs
    assert len(pairs) == TEN
    assert sum(not opposite(*pair) for pair in pairs) == 2
    assert {pair[0].kind for pair in pairs} == {"muon", "electron"}


def test_no_two_sets_have_a_collision_in_common() -> None:
    every = [event for slot in range(SLOTS) for event in events_of(slot)]
    assert len(set(every)) == SLOTS * TEN
    assert all(n < len(collisions().samples[name].pairs) for name, n in every)


def test_a_wrong_answer_is_said_kindly_and_the_brick_lies_there_all_the_same(
    services: Services,
) -> None:
    keep_hunt(services.store, HuntNotebook(prediction="84"))
    pilot = begin(services, SortScene(services))
    assert right_answer(sorting(pilot)) == "pair"
    pilot.tap("alike")
    pair = sorting(pilot).pairs[0]
    (left,) = (symbol(each) for each in pair if bends_left(each))
    (right,) = (symbol(each) for each in pair if not bends_left(each))
    verdict = say("hunt-but-pair", minus=literal(left), plus=literal(right))
    assert pilot.spot("verdict").label == verdict
    assert sum(sorting(pilot).charts()["histogram"].counts) == 1


def test_who_has_equal_charges_makes_no_brick(services: Services) -> None:
    keep_hunt(services.store, HuntNotebook(prediction="84", answers=(True,)))
    pilot = begin(services, SortScene(services))
    pilot.tap("alike")
    assert pilot.spot("verdict").label == say("hunt-yes-alike")
    assert sorting(pilot).find("mass") is None
    assert sum(sorting(pilot).charts()["histogram"].counts) == 1


def test_energies_add_up_and_the_mass_follows_from_what_is_shown(services: Services) -> None:
    keep_hunt(services.store, HuntNotebook(prediction="84"))
    pilot = begin(services, SortScene(services))
    pilot.tap("pair")

    def number(spot: str) -> float:
        return float(pilot.words(spot).removesuffix("\u00a0GeV"))

    assert number("energy:0") + number("energy:1") == pytest.approx(number("energy:2"), abs=0.2)
    root = (number("energy:2") ** 2 - number("momentum:2") ** 2) ** 0.5
    shown = float(pilot.words("mass").rpartition("= ")[2].removesuffix("\u00a0GeV"))
    assert root == pytest.approx(shown, abs=0.3)


def test_ten_others_are_others(services: Services) -> None:
    keep_hunt(services.store, HuntNotebook(prediction="84", answers=(True,) * TEN))
    pilot = begin(services, SortScene(services))
    before = sorting(pilot).pairs
    pilot.tap("again")
    assert sorting(pilot).find(f"range:{RANGES[0]}") is not None
    assert not set(before) & set(sorting(pilot).pairs)


@pytest.mark.parametrize(
    "kept", ["", "{", '{"slot": 900}', '{"answers": 3}', '{"slot": 1, "done": ["x"]}', "[" * 40]
)
def test_nonsense_in_the_store_is_no_hindrance(services: Services, kept: str) -> None:
    services.store.set_progress(KEY, kept)
    assert hunt_notebook(services.store).done == ()
    begin(services, SortScene(services))


# --- the picture --------------------------------------------------------------------------------


def test_opposite_charges_bend_opposite_ways_and_are_told_in_words(services: Services) -> None:
    for pair in SortScene(services).pairs:
        assert (bends_left(pair[0]) != bends_left(pair[1])) == opposite(*pair)
    keep_hunt(services.store, HuntNotebook(prediction="84"))
    pilot = begin(services, SortScene(services))
    words = [services.text.say(phrase) for phrase in sorting(pilot).aloud()]
    assert sum("bends to the" in each for each in words) == 2


def test_less_momentum_bends_more() -> None:
    def turned(pt: float) -> float:
        x, y = way(RecoParticle("muon", 1, pt, 0.0, 0.0))[20]
        return abs(y / x)

    assert turned(10) > turned(30) > turned(90) > 0


def test_the_names_of_tracks_are_in_the_picture(services: Services) -> None:
    keep_hunt(services.store, HuntNotebook(prediction="84"))
    pilot = begin(services, SortScene(services))
    art = pilot.spot("event").art
    assert isinstance(art, CollisionPicture)
    assert art.names == ("A", "B")


# --- thousands ----------------------------------------------------------------------------------


@pytest.mark.parametrize("window", [window.id for window in WINDOWS])
def test_every_window_has_a_peak_with_its_known_mass(services: Services, window: str) -> None:
    pilot = begin(services, PeaksScene(services, window))
    pilot.tap(f"pour:{ALL}")
    assert peaks(pilot).fitted is not None
    assert pilot.spot("why").label == say(f"hunt-why-{window}")
    assert peaks(pilot).charts()["histogram"].mark == peaks(pilot).sample.window.mass


def test_cuts_hold_at_once_for_what_lies_there(services: Services) -> None:
    pilot = begin(services, PeaksScene(services, "z-electron"))
    pilot.tap(f"pour:{ALL}")
    every = sum(peaks(pilot).counts)
    pilot.tap("charge:more")
    pairs = sum(peaks(pilot).counts)
    assert (every, pairs) == (18_885, 14_548)
    pilot.walk_to("near")
    pilot.press(*[pygame.K_LEFT] * 8)
    lonely = sum(peaks(pilot).counts)
    assert 0 < lonely < pairs
    pilot.walk_to("soft")
    pilot.press(*[pygame.K_RIGHT] * 7)
    assert 0 < sum(peaks(pilot).counts) < lonely
    assert "35\u00a0GeV" in services.text.say(pilot.spot("soft").spoken)  # type: ignore[arg-type]


def test_a_slider_moves_by_hand(services: Services) -> None:
    pilot = begin(services, PeaksScene(services))
    pilot.tap(f"pour:{ALL}")
    spot, scene = pilot.spot("soft"), peaks(pilot)
    knob = scene.widgets.knob("soft")
    end = scene.viewport.pixel(spot.x, spot.y)
    for kind, at in (
        (pygame.MOUSEMOTION, knob),
        (pygame.MOUSEBUTTONDOWN, knob),
        (pygame.MOUSEMOTION, end),
        (pygame.MOUSEBUTTONUP, end),
    ):
        pygame.mouse.set_pos(at)
        more = (
            {"button": 1} if kind != pygame.MOUSEMOTION else {"rel": (0, 0), "buttons": (1, 0, 0)}
        )
        pilot.app.step([pygame.Event(kind, pos=at, **more)], 1 / 30)
        pilot.app.step(pygame.event.get(), 1 / 30)
    assert scene.shares["soft"] > 0.3
    assert sum(scene.counts) < 10_583


def test_bricks_fall_in_time_and_a_window_begins_empty(services: Services) -> None:
    pilot = begin(services, PeaksScene(services), still=False)
    pilot.tap("pour:1000")
    pilot.wait(0.5)
    assert 0 < sum(peaks(pilot).counts) < 1000
    pilot.wait(3.0)
    assert sum(peaks(pilot).counts) == 1000
    pilot.tap("window:more")
    assert sum(peaks(pilot).counts) == 0


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: window.id)
def test_an_axis_has_some_round_numbers_and_a_unit(services: Services, window: object) -> None:
    for each in WINDOWS:
        ticks = axis(services.text.say, each)
        assert 3 <= len(ticks) <= 8
        assert all(each.low - 1e-6 <= value <= each.high + 1e-6 for value, _ in ticks)
        assert ticks[-1][1].endswith("GeV (mass)")


# --- chance and decays --------------------------------------------------------------------------


def test_few_events_lead_to_more_of_them(services: Services) -> None:
    pilot = begin(services, ChanceScene(services))
    pilot.tap("throw:1")
    assert pilot.spot("more").label == say("hunt-look-at-all")
    pilot.tap("events:278")
    pilot.tap("throw:10")
    assert pilot.spot("more").label == say("hunt-throw-more")


def test_throws_come_some_a_frame_and_are_the_same_for_everybody(services: Services) -> None:
    pilot = begin(services, ChanceScene(services), still=False)
    pilot.tap("events:278")
    pilot.tap("throw:1000")
    scene = pilot.top
    assert isinstance(scene, ChanceScene)
    assert 0 < len(scene.throws) < 1000
    pilot.wait(3.0)
    assert len(scene.throws) == 1000
    other = ChanceScene(services)
    other.count = 278
    other.throw(1000)
    assert other.throws == scene.throws


def test_two_of_four_leptons_are_chosen_until_they_are_a_pair(services: Services) -> None:
    pilot = begin(services, ChanceScene(services))
    pilot.tap("four")
    scene = pilot.top
    assert isinstance(scene, FourScene)
    leptons = scene.events[scene.at].leptons
    assert 120 <= invariant_mass(leptons) < 130
    wrong = next(
        (a, b) for a, b in combinations(range(4), 2) if not opposite(leptons[a], leptons[b])
    )
    right = next((a, b) for a, b in combinations(range(4), 2) if opposite(leptons[a], leptons[b]))
    for n in wrong:
        pilot.tap(f"track:{n}")
    assert scene.find("mass") is None
    assert scene.find("verdict") is not None
    for n in wrong:
        pilot.tap(f"track:{n}")  # let go again
    for n in right:
        pilot.tap(f"track:{n}")
    assert pilot.spot("where").label == say("hunt-four-bump")
    shown = float(pilot.words("mass").rpartition(": ")[2].removesuffix("\u00a0GeV"))
    assert shown == pytest.approx(scene.events[scene.at].mass, abs=0.1)
    pilot.tap("more")
    assert scene.taken == ()
    assert scene.at == 1


def test_simulated_events_are_marked(services: Services) -> None:
    pilot = begin(services, DecaysScene(services, "marks"))
    scene = pilot.top
    assert isinstance(scene, DecaysScene)
    for at, puzzle in enumerate(scene.puzzles):
        scene.at = at
        scene.layout()
        key = "hunt-simulated" if puzzle.decay.startswith("w-") else "hunt-recorded"
        assert pilot.spot("kind").label == say(key)
        art = pilot.spot("event").art
        assert isinstance(art, CollisionPicture)
        assert (art.missing is not None) == puzzle.simulated


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_decay_comes_once_at_least(seed: str) -> None:
    drawn = puzzles(collisions(), seed)
    assert {puzzle.decay for puzzle in drawn} == set(DECAYS)
    assert len(drawn) == ROUNDS


# --- bad data -----------------------------------------------------------------------------------


@pytest.fixture(params=["missing", "cut", "damaged"])
def reason(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    raw = bytearray(data.FILE.read_bytes())
    path = tmp_path / "cms.bin"
    if request.param == "cut":
        path.write_bytes(raw[:1000])
    elif request.param == "damaged":
        raw[500] ^= 1
        path.write_bytes(raw)
    monkeypatch.setattr(data, "FILE", path)
    return str(request.param)


def test_a_bad_file_is_one_sentence_and_closes_only_this_place(
    services: Services, reason: str
) -> None:
    pilot = begin(services, TitleScene(services, "particle_builder"))
    pilot.tap("hunt")
    assert pilot.spot("bad").label == say(f"hunt-bad-{reason}")
    assert [spot.id for spot in pilot.top.touchable()] == ["back"]  # type: ignore[attr-defined]
    pilot.tap("back")
    pilot.tap("codex")
    assert not isinstance(pilot.top, HuntScene)


# --- figures ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_frame_with_all_events_takes_a_sixtieth_of_a_second(services: Services) -> None:
    """Processor time: other work on the machine does not count."""
    pilot = begin(services, PeaksScene(services, "z-electron"), still=False)
    pilot.tap(f"pour:{ALL}")
    began, frames = time.process_time(), 0
    while peaks(pilot).fallen < peaks(pilot).target:
        pilot.app.step([], 1 / 60)
        frames += 1
    assert (time.process_time() - began) / frames < 1 / 60


def test_opening_takes_less_than_three_tenths_of_a_second(services: Services) -> None:
    pilot = begin(services)
    data._read.clear()
    began = time.process_time()
    pilot.app.push(PeaksScene(services))
    pilot.app.step([], 1 / 60)
    assert time.process_time() - began < 0.3


@pytest.mark.medium
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux")
def test_the_histogram_takes_at_most_eight_megabytes() -> None:
    """In a process of its own, beyond the title; after all events of every window have fallen."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.scenes.bump_hunt.memory"], capture_output=True, check=True
    )
    course = json.loads(run.stdout.splitlines()[-1])
    title = course.pop("title")
    assert max(course.values()) - title <= 8, course


def test_pages_let_go_of_their_pictures(services: Services) -> None:
    pilot = begin(services, TitleScene(services, "particle_builder"))
    before = pilot.app.top.viewport.renderer.held()  # type: ignore[attr-defined]
    pilot.tap("hunt")
    pilot.tap("step:peaks")
    pilot.tap(f"pour:{ALL}")
    renderer = peaks(pilot).viewport.renderer
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, TitleScene)
    left = renderer.held() - before
    assert not [key for key in left if "hunt" in str(key) or "Collision" in str(key)]
