"""The reaction builder: built, asked and read by touch, by keys and by pad, on any window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.core.phrase import say
from game.progress.law_notebook import KEY, keep, notebook
from game.scenes.base.screen import Screen
from game.scenes.lab.builder import MOST, SHELVES, BuilderModel, BuilderScene, asked
from game.scenes.lab.law_lab import LawLabScene
from game.scenes.lab.ruling import lives, mega, one_in, reasons
from game.services import Services
from game.tables.pictures import Button
from game.window import open_window, opened
from game.words.text import Text
from tests.layout import LANGUAGES, faults
from tests.pilot import Pilot
from tests.tutorial.reactions.test_missions import SOLUTIONS
from tests.upright import StandsUpright
from tutorial.law_lab import BODIES, Law, reaction
from tutorial.reactions.judge import Finding, Force, Why, judge
from tutorial.reactions.listed import COLLISIONS, lifetime_of, listings
from tutorial.reactions.missions import MISSIONS


def begin(services: Services) -> Pilot:
    services.change(reduced_motion=True)
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, BuilderScene(services)))


def bench(pilot: Pilot) -> BuilderScene:
    assert isinstance(pilot.top, BuilderScene)
    return pilot.top


def build(pilot: Pilot, text: str) -> None:
    """Put a reaction onto the bench by touches alone."""
    for side, keys in zip(("before", "after"), text.split(" -> "), strict=True):
        pilot.tap(f"side:{side}")
        for key in keys.split():
            if bench(pilot).find(f"put:{key}") is None:
                pilot.tap("shelf:" + next(s for s, held in SHELVES.items() if key in held))
            pilot.tap(f"put:{key}")


# --- the bench ------------------------------------------------------------------------------------


def test_everything_of_the_lab_without_colour_is_in_a_drawer() -> None:
    held = {key for keys in SHELVES.values() for key in keys}
    loose = {body.key for body in BODIES.values() if body.elementary and body.contents[0].coloured}
    assert held == set(BODIES) - loose


@pytest.mark.long
def test_every_mission_by_touch(services: Services) -> None:
    pilot = begin(services)
    for n, mission in enumerate(MISSIONS):
        for part in range(1, mission.parts + 1):
            assert bench(pilot).model.mission == n
            build(pilot, SOLUTIONS[mission.name, part])
            pilot.tap("ask")
            assert pilot.spot("praise") is not None
            bright = "on" if part == mission.parts else "clear"
            art = pilot.spot(bright).art
            assert isinstance(art, Button)
            assert art.kind == "primary"
            pilot.tap(bright)
    pages = notebook(services.store)
    assert all(pages.done(mission) == mission.parts for mission in MISSIONS)


def test_a_reaction_by_keys_alone(services: Services) -> None:
    pilot = begin(services)
    pilot.walk_to("put:electron")
    pilot.press(pygame.K_RETURN)
    pilot.walk_to("side:after")
    pilot.press(pygame.K_RETURN)
    pilot.walk_to("put:electron")
    pilot.press(pygame.K_RETURN)
    pilot.walk_to("ask")
    pilot.press(pygame.K_RETURN)
    assert bench(pilot).model.ruling == judge(reaction("electron -> electron"))
    assert bench(pilot).focused == "change"
    pilot.press(pygame.K_RETURN)
    assert bench(pilot).model.ruling is None
    assert bench(pilot).model.before == ("electron",)


def test_a_particle_by_pad_alone(services: Services) -> None:
    pilot = begin(services)
    pilot.button(0)
    assert bench(pilot).model.before == ("photon",)


def test_a_touch_takes_a_particle_away_again(services: Services) -> None:
    pilot = begin(services)
    build(pilot, "proton neutron -> deuteron")
    pilot.tap("out:before:0")
    assert bench(pilot).model.before == ("neutron",)
    assert bench(pilot).model.side == "before"


@pytest.mark.parametrize("side", ["before", "after"])
def test_a_side_is_full_at_last(services: Services, side: str) -> None:
    pilot = begin(services)
    pilot.tap(f"side:{side}")
    for _ in range(MOST[side] + 2):
        pilot.tap("put:proton")
    assert len(bench(pilot).model.of(bench(pilot).model.side)) == MOST[side]


def test_nature_is_not_asked_with_an_empty_side(services: Services) -> None:
    pilot = begin(services)
    pilot.tap("put:proton")
    pilot.tap("ask")
    assert bench(pilot).model.ruling is None


# --- the answer -----------------------------------------------------------------------------------


def test_rows_that_do_not_add_up_are_marked(services: Services) -> None:
    pilot = begin(services)
    build(pilot, "muon -> electron photon")
    pilot.tap("ask")
    marked = {law for law in Law if pilot.spot(f"row:{law}").spoken.key == "lab-row-broken"}  # type: ignore[union-attr]
    assert marked == {Law.ELECTRON, Law.MUON}
    assert pilot.spot("answer").label == say("reactions-finding-forbidden")


def test_a_tall_window_shows_the_words_or_the_sums(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        page = BuilderScene(services)
        page.model = asked(BuilderModel(0, ("muon",), ("electron", "photon")))
        pilot = Pilot(App(services, open_window((720, 1280), full_screen=False), page))
        assert page.find("row:charge") is None
        pilot.tap("sums")
        assert page.find("row:charge")
        assert page.find("answer") is None


def test_a_law_has_no_name_before_it_was_found(services: Services) -> None:
    pilot = begin(services)
    build(pilot, "proton -> neutron")
    pilot.tap("ask")
    assert pilot.spot("law-name:charge").label == say("lab-count-charge")
    pilot.tap("row:charge")
    assert "law lab" in pilot.words("line")
    keep(services.store, notebook(services.store).with_law(Law.CHARGE))
    pilot.tap("row:charge")
    assert pilot.words("law-name:charge") == "Charge"
    assert pilot.spot("line").label == say("lab-law-charge-says")


def test_a_diagram_is_drawn_where_there_is_one_and_what_is_forbidden_has_none(
    services: Services,
) -> None:
    pilot = begin(services)
    build(pilot, "neutron -> proton electron anti-electron-neutrino")
    pilot.tap("ask")
    assert pilot.spot("diagram")
    pilot.tap("change")
    pilot.tap("clear")
    build(pilot, "electron -> electron photon")
    pilot.tap("ask")
    assert bench(pilot).find("diagram") is None


def test_the_stars_of_a_mission_only_grow(services: Services) -> None:
    mission = next(each for each in MISSIONS if each.best)
    pages = notebook(services.store).with_mission(mission, 3)
    assert pages.done(mission) == 3
    assert pages.with_mission(mission, 1).done(mission) == 3


@pytest.mark.parametrize(
    "kept",
    ['{"judged": ["beta"], "laws": ["charge"]}', '{"judged": ["beta"], "laws": ["charge"],'
     ' "missions": ["sun:9", "moon:1", "light:1"]}'],
)  # fmt: skip
def test_older_notes_still_open_and_unknown_missions_are_left_out(
    services: Services, kept: str
) -> None:
    services.store.set_progress(KEY, kept)
    pages = notebook(services.store)
    assert (pages.judged, pages.laws) == (("beta",), ("charge",))
    assert pages.missions in ((), ("light:1",))


@pytest.mark.parametrize(
    ("energy", "text"),
    [
        (0.511, "0.511 MeV"),
        (1876.544, "1.88 GeV"),
        (5629.6, "5.63 GeV"),
        (7e6, "7 TeV"),
        (4.582e10, "45800 TeV"),
    ],
)
def test_energies_have_three_figures(energy: float, text: str) -> None:
    assert mega(energy) == text


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("neutron", "880\u00a0s"),
        ("triton", "18 years"),
        ("muon", "2.2×10⁻⁶\u00a0s"),
        ("delta", "10⁻²⁴\u00a0s"),
    ],
)
def test_a_lifetime_has_the_unit_that_people_take(key: str, words: str) -> None:
    life = lifetime_of(key)
    assert life is not None
    assert words in Text("en").say(lives(say("lab-body-neutron"), life))


def test_shares_are_rounded_to_one_figure() -> None:
    assert one_in(1.23e-4) == "8000"


def test_back_leads_from_the_answer_to_the_bench_first(services: Services) -> None:
    services.change(reduced_motion=True)
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, LawLabScene(services)))
    pilot.tap("build")
    build(pilot, "proton -> neutron")
    pilot.tap("ask")
    pilot.press(pygame.K_ESCAPE)
    assert bench(pilot).model.before == ("proton",)
    assert bench(pilot).model.ruling is None
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, LawLabScene)


def test_the_way_there(services: Services) -> None:
    services.change(reduced_motion=True)
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, LawLabScene(services)))
    pilot.tap("build")
    assert isinstance(pilot.top, BuilderScene)
    pilot.tap("back")
    assert isinstance(pilot.top, LawLabScene)


# --- words and room -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language: str) -> None:
    text = Text(language)
    for mission in MISSIONS:
        for kind in ("mission", "done"):
            assert text.say(say(f"reactions-{kind}-{mission.name}"))
    for name in SHELVES:
        assert text.say(say(f"reactions-shelf-{name}"))
    for finding in Finding:
        assert text.say(say(f"reactions-finding-{finding}"))
    for why in Why:
        assert text.say(say(f"reactions-why-{why}"))
    for force in Force:
        assert text.say(say(f"reactions-force-{force}"))
    texts = [mode.reaction for mode in listings()][::5] + [text for text, _ in COLLISIONS]
    for each in texts:
        built = reaction(each)
        assert all(text.say(phrase) for phrase in reasons(built, judge(built)))
    assert not text.missing


def pages(services: Services) -> Iterator[Screen]:
    """The empty bench, each drawer, a full bench, and an answer of each kind."""
    for shelf in SHELVES:
        page = BuilderScene(services)
        page.model = BuilderModel(shelf=shelf)
        yield page
    crowd = ("proton",) * 4, ("alpha", *("anti-electron-neutrino",) * 5)
    page = BuilderScene(services)
    page.model = BuilderModel(7, *crowd)
    yield page
    for number, (before, after) in enumerate(
        (
            crowd,
            (("neutron",), ("proton", "electron", "anti-electron-neutrino")),
            (("electron", "alpha"), ("electron", "alpha", "proton", "antiproton")),
            (("anti-b-zero",), ("j-psi", "anti-kaon-zero", "pion-zero", "pion-zero")),
            (("muon-neutrino", "electron"), ("muon-neutrino", "electron")),
            (("pion-zero",), ("photon",) * 3),
            (("electron", "anti-electron"), ("photon", "photon")),
        )
    ):
        page = BuilderScene(services, (7, 1, 8, 0, 5, 9, 0)[number])
        page.model = asked(BuilderModel((7, 1, 8, 0, 5, 9, 0)[number], before, after))
        yield page
        if number < 2:
            page = BuilderScene(services)
            page.model = replace(asked(BuilderModel(7, before, after)), sums=True)
            yield page


class TestBuilderUpright(StandsUpright):
    pages = staticmethod(pages)


@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_it_says_fits_a_wide_window(tmp_path: Path, language: str, size: float) -> None:
    with opened(tmp_path, language, size) as services:
        pilot = begin(services)
        for page in pages(services):
            pilot.app.show(page)
            pilot.app.step([], 0.05)
            assert list(faults(pilot.app)) == []
