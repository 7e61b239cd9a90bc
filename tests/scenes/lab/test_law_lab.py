"""The law lab, walked from end to end by touch, by keys and by pad."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import App
from game.art.interactions import Momenta
from game.core.phrase import say
from game.kiosk.policy import Policy
from game.progress.law_notebook import KEY, keep, notebook, of_step
from game.scenes.base.scene import Scene
from game.scenes.codex.codex import CodexScene
from game.scenes.codex.forces import ForcesScene
from game.scenes.lab.bench import BenchScene, after_touch
from game.scenes.lab.builder import BuilderScene
from game.scenes.lab.law_lab import LawLabScene
from game.scenes.lab.reaction_spots import made_of, name_of, places, sentence, values
from game.scenes.lesson.finish import FinishScene
from game.scenes.lesson.level import LevelScene
from game.scenes.menu.title import TitleScene
from game.services import Services
from game.unattended import OF_A_VISITOR
from game.window import open_window, opened
from game.words.text import Text, languages
from tests.layout import LANGUAGES, faults
from tests.learner import LESSONS
from tests.pilot import Pilot
from tests.some import some
from tutorial.law_lab import BODIES, COUNTS, ITEMS, STEPS, LabReaction, Law


def begin(services: Services, scene: Scene | None = None) -> Pilot:
    services.change(reduced_motion=True)
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, scene or LawLabScene(services)))


def bench(pilot: Pilot) -> BenchScene:
    assert isinstance(pilot.top, BenchScene)
    return pilot.top


def item_of(name: str) -> LabReaction:
    return next(item for item in ITEMS if item.name == name)


def on_the_bench(services: Services, name: str) -> Pilot:
    """A bench with this one item on it."""
    scene = BenchScene(services, item_of(name).step)
    scene.queue = [item_of(name)]
    return begin(services, scene)


def count(pilot: Pilot, law: str) -> None:
    """Touch a row, give each body its number, and say that this is the count."""
    pilot.tap(f"law:{law}")
    if bench(pilot).counting is None:  # masses are printed
        return
    for place, body in places(bench(pilot).item.reaction).items():
        for _ in range(12):
            if bench(pilot).counts[place] == COUNTS[Law(law)](body):
                break
            pilot.tap(f"count:{place}")
    pilot.tap("check")


# --- the way there ------------------------------------------------------------------------------


def test_from_the_title_by_way_of_learn(services: Services) -> None:
    services.greeted = True
    pilot = begin(services, TitleScene(services, "particle_builder"))
    pilot.tap("learn")
    assert isinstance(pilot.top, LevelScene)
    pilot.tap("path")
    pilot.tap("stop:lab:1")
    assert isinstance(pilot.top, BenchScene)


@pytest.mark.parametrize("lesson", LESSONS)
def test_from_the_end_of_every_lesson(services: Services, lesson: str) -> None:
    pilot = begin(services, FinishScene(services, LESSONS[lesson]))
    pilot.tap("lab")
    assert isinstance(pilot.top, LawLabScene)


def test_from_the_codex_and_from_the_chart_of_forces(services: Services) -> None:
    pilot = begin(services, CodexScene(services))
    pilot.tap("lab")
    assert isinstance(pilot.top, LawLabScene)
    pilot.tap("chart")
    assert isinstance(pilot.top, ForcesScene)
    pilot.tap("lab")
    assert isinstance(pilot.top, LawLabScene)


# --- through all of it --------------------------------------------------------------------------


@pytest.mark.long
def test_the_whole_lab_by_touch(services: Services) -> None:
    pilot = begin(services)
    pilot.tap("step:1")
    for step in STEPS:
        for item in of_step(step):
            assert bench(pilot).item is item
            pilot.tap("happens" if item.happens else "never")
            if not item.happens:
                count(pilot, item.laws[0])
            pilot.tap("next")
        assert not bench(pilot).queue
        pilot.tap("back" if step == STEPS[-1] else "on")
    assert isinstance(pilot.top, LawLabScene)
    assert all(pilot.spot(f"says:{law}") for law in Law)
    pages = notebook(services.store)
    assert {*pages.judged} == {item.name for item in ITEMS}
    assert {*pages.laws} == {*Law}


def test_the_last_step_leads_to_the_builder(services: Services) -> None:
    scene = BenchScene(services, STEPS[-1])
    scene.queue = []
    pilot = begin(services, scene)
    pilot.tap("build")
    assert isinstance(pilot.top, BuilderScene)
    pilot.tap("back")
    assert bench(pilot).find("build")


def test_nothing_moves_when_a_body_is_touched_or_counting_begins(services: Services) -> None:
    """The neutral pion has a line of its own below its name, which its number replaces."""
    pilot = on_the_bench(services, "pion-to-muons")

    def places_of(*starts: str) -> set[tuple[str, float, float]]:
        return {(s.id, s.x, s.y) for s in bench(pilot).placed if s.id.startswith(starts)}

    asked = places_of("happens", "never", "sheet")
    pilot.tap("body:before:0")
    assert places_of("happens", "never", "sheet") == asked
    pilot.tap("never")
    rows = places_of("law:", "sheet")
    names = places_of("name:")
    pilot.tap("law:charge")
    assert places_of("law:", "sheet") == rows
    assert places_of("name:") == names
    pilot.tap("check")
    assert places_of("law:", "sheet") == rows


def test_what_was_judged_wrongly_is_said_to_come_back(services: Services) -> None:
    for name, judged, returns in (("beta", "never", True), ("beta", "happens", False)):
        pilot = on_the_bench(services, name)
        pilot.tap(judged)
        assert (bench(pilot).find("returns") is not None) == returns


def test_a_step_by_keys_alone(services: Services) -> None:
    pilot = begin(services)
    pilot.press(pygame.K_RETURN)
    for item in of_step(1):
        pilot.walk_to("happens" if item.happens else "never")
        pilot.press(pygame.K_RETURN)
        if not item.happens:
            assert bench(pilot).focused == f"law:{Law.CHARGE}"
            pilot.walk_to(f"law:{item.laws[-1]}")
            pilot.press(pygame.K_RETURN)
            count_by_keys(pilot)
        assert bench(pilot).focused == "next"
        pilot.press(pygame.K_RETURN)
    assert bench(pilot).focused == "on"
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, LawLabScene)
    assert not notebook(services.store).left(1)


def count_by_keys(pilot: Pilot) -> None:
    law = bench(pilot).counting
    if law is None:
        return
    for place, body in places(bench(pilot).item.reaction).items():
        pilot.walk_to(f"count:{place}")
        for _ in range(12):
            if bench(pilot).counts[place] == COUNTS[law](body):
                break
            pilot.press(pygame.K_RETURN)
    pilot.walk_to("check")
    pilot.press(pygame.K_RETURN)


def test_an_item_by_pad_alone(services: Services) -> None:
    pilot = on_the_bench(services, "annihilation")
    pilot.read()
    pilot.button(0)
    assert bench(pilot).shown
    assert bench(pilot).focused == "next"


def test_arrows_reach_both_answers_and_every_row(services: Services) -> None:
    pilot = on_the_bench(services, "muon-to-light")
    pilot.read()
    pilot.press(pygame.K_RIGHT)
    assert bench(pilot).focused == "never"
    pilot.press(pygame.K_RETURN)
    focused = [bench(pilot).focused]
    for _ in range(len(Law) - 1):
        pilot.press(pygame.K_DOWN)
        focused.append(bench(pilot).focused)
    assert focused == [f"law:{law}" for law in Law]


# --- what it answers ----------------------------------------------------------------------------


@pytest.mark.parametrize("judged", ["happens", "never"])
@pytest.mark.parametrize("name", ["beta", "two-neutrons"])
def test_what_was_predicted_is_shown_again(services: Services, name: str, judged: str) -> None:
    pilot = on_the_bench(services, name)
    pilot.tap(judged)
    assert pilot.spot("judged").label == say(f"lab-said-{judged}")


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_bodies_of_a_reaction_stand_in_a_line_as_large_as_each_other(
    tmp_path: Path, text_size: float
) -> None:
    with opened(tmp_path, "de", text_size) as services:
        pilot = on_the_bench(services, "neutrons-to-pions")
        bodies = [spot for spot in bench(pilot).placed if spot.id.startswith(("body:", "arrow"))]
        assert len({round(spot.y) for spot in bodies}) == 1
        assert len({round(spot.h) for spot in bodies if spot.id != "arrow"}) == 1


def test_sums_of_all_laws_stand_in_common_columns(services: Services) -> None:
    pilot = on_the_bench(services, "neutrons-to-pions")
    pilot.tap("happens")
    for side in ("before", "after"):
        spots = [pilot.spot(side), *(pilot.spot(f"sum-{side}:{law}") for law in Law)]
        assert len({round(spot.x) for spot in spots}) == 1


def test_what_happens_shows_that_every_law_is_kept(services: Services) -> None:
    pilot = on_the_bench(services, "beta")
    pilot.tap("never")
    for law in Law:
        spoken = pilot.spot(f"law:{law}").spoken
        assert spoken is not None
        assert spoken.key == "lab-row-kept"
    assert pilot.words("sum-before:charge") == "0"
    assert pilot.words("sum-before:baryon") == "+1"
    assert pilot.words("sum-before:energy") == "939.565\u00a0MeV"


@pytest.mark.parametrize("law", ["lepton-e", "lepton-mu"])
def test_any_law_that_is_broken_counts_and_all_are_shown(services: Services, law: str) -> None:
    pilot = on_the_bench(services, "muon-to-light")
    pilot.tap("never")
    count(pilot, law)
    assert bench(pilot).shown
    marked = {each for each in Law if pilot.spot(f"law:{each}").spoken.key == "lab-row-broken"}  # type: ignore[union-attr]
    assert marked == {Law.ELECTRON, Law.MUON}
    assert pilot.spot("note").label == say("lab-note-muon-to-light")


def test_a_law_that_is_kept_is_answered_with_its_sums_and_may_be_followed_by_another(
    services: Services,
) -> None:
    pilot = on_the_bench(services, "two-neutrons")
    pilot.tap("never")
    count(pilot, "baryon")
    assert not bench(pilot).shown
    assert "+2" in pilot.words("note")
    assert pilot.words("sum-before:baryon") == "+2"
    count(pilot, "charge")
    assert bench(pilot).shown


def test_sums_are_not_there_before_the_learner_has_counted(services: Services) -> None:
    pilot = on_the_bench(services, "two-neutrons")
    pilot.tap("never")
    for law in COUNTS:
        assert pilot.words(f"sum-before:{law}") == pilot.words(f"sum-after:{law}") == "?"
    pilot.tap("law:charge")
    pilot.tap("count:after:0")
    assert (pilot.words("sum-before:charge"), pilot.words("sum-after:charge")) == ("0", "+1")
    assert pilot.words("number:after:0") == "+1"
    assert bench(pilot).answer is None


def test_a_wrong_count_says_which_body_to_look_at_again(services: Services) -> None:
    pilot = on_the_bench(services, "neutron-to-light")
    pilot.tap("never")
    pilot.tap("law:charge")
    pilot.tap("count:before:0")
    pilot.tap("check")
    assert bench(pilot).answer is None
    assert bench(pilot).focused == "count:before:0"
    assert "neutron" in pilot.words("note")


def test_a_number_comes_round_again(services: Services) -> None:
    reaction_ = item_of("alpha-apart").reaction
    numbers = [0]
    for _ in range(6):
        numbers.append(after_touch(reaction_, Law.BARYON, numbers[-1]))
    assert numbers == [0, 1, 2, 3, 4, -1, 0]


def test_a_law_has_its_name_only_when_it_was_found(services: Services) -> None:
    lab = begin(services)
    names = [services.text.say(say(f"lab-law-{law}")) for law in Law]
    shown = [lab.words(f"name:{law}") for law in Law] + [lab.words(f"step:{n}") for n in STEPS]
    assert not [name for name in names for words in shown if name.lower() in words.lower()]
    pilot = on_the_bench(services, "two-neutrons")
    pilot.tap("never")
    assert pilot.spot("law-name:charge").label == say("lab-count-charge")
    count(pilot, "charge")
    assert pilot.spot("law-name:charge").label == say("lab-law-charge")


def test_a_law_is_found_once(services: Services) -> None:
    pilot = on_the_bench(services, "two-neutrons")
    pilot.tap("never")
    count(pilot, "charge")
    assert bench(pilot).discovered
    again = on_the_bench(services, "charge-from-nowhere")
    again.tap("never")
    count(again, "charge")
    assert not bench(again).discovered
    lab = begin(services)
    assert lab.spot("says:charge").label == say("lab-law-charge-says")
    assert lab.spot("says:baryon").label == say("lab-hidden")


def test_what_was_judged_otherwise_comes_back_at_the_end(services: Services) -> None:
    pilot = begin(services)
    pilot.tap("step:1")
    first = bench(pilot).item
    pilot.tap("never" if first.happens else "happens")
    pilot.tap("next")
    assert bench(pilot).queue[-1] is first
    assert first.name not in notebook(services.store).judged


@pytest.mark.parametrize("name", ["one-photon", "light-alone"])
def test_momentum_is_drawn_where_it_alone_forbids(services: Services, name: str) -> None:
    pilot = on_the_bench(services, name)
    pilot.tap("never")
    assert bench(pilot).find("momenta") is None
    count(pilot, "energy")
    art = pilot.spot("momenta").art
    assert isinstance(art, Momenta)
    assert sorted((sum(art.before), sum(art.after))) == [0, 1]


def test_a_body_says_what_it_is_made_of(services: Services) -> None:
    pilot = on_the_bench(services, "beta")
    pilot.tap("body:before:0")
    assert pilot.words("line") == "neutron: made of up quark, down quark, down quark"
    nucleus = services.text.say(made_of(BODIES["helion"]))
    assert nucleus == "helium-3: a nucleus of 2 protons and 1 neutron"


def test_a_neutral_pion_is_said_to_be_a_mixture_where_it_is_drawn(services: Services) -> None:
    pilot = on_the_bench(services, "kaon-to-four")
    assert pilot.words("both:after:1") == "half u u\u0305, half d d\u0305"
    assert bench(pilot).find("both:after:0") is None
    assert "mixture" in services.text.say(made_of(BODIES["pion-zero"]))


def test_never_the_word_wrong() -> None:
    """A learner who judged otherwise learns what it would mean."""
    strict = {"en": "wrong", "fr": "faux", "de": "falsch", "it": "sbagliat"}
    for language in some(languages()):
        text = Text(language)
        for key in ("but-happens", "but-never", "kept", "kept-energy"):
            words = text.say(say(f"lab-{key}", law="", before="", after="")).lower()
            assert strict[language] not in words, (language, key)


# --- what is kept -------------------------------------------------------------------------------


def test_a_step_goes_on_where_it_was_left(services: Services) -> None:
    pilot = begin(services)
    pilot.tap("step:1")
    pilot.tap("happens")
    pilot.tap("next")
    pilot.press(pygame.K_ESCAPE)
    pilot.tap("step:1")
    assert bench(pilot).item is of_step(1)[1]


@pytest.mark.long
def test_a_finished_step_may_be_done_again_and_its_laws_stay_found(services: Services) -> None:
    pilot = begin(services)
    pilot.tap("step:1")
    for item in of_step(1):
        pilot.tap("happens" if item.happens else "never")
        if not item.happens:
            count(pilot, item.laws[0])
        pilot.tap("next")
    pilot.tap("back")
    pilot.tap("step:1")
    assert len(bench(pilot).queue) == len(of_step(1))
    assert {*notebook(services.store).laws} == {"charge", "energy", "baryon"}


@pytest.mark.parametrize(
    "notes",
    ["", "{", "[]", '{"judged": 3}', '{"judged": ["nothing"], "laws": ["gravity"]}', "[" * 40],
)
def test_damaged_notes_are_no_notes(services: Services, notes: str) -> None:
    services.store.set_progress(KEY, notes)
    assert notebook(services.store).judged == notebook(services.store).laws == ()


def test_what_a_visitor_found_goes_with_the_visitor(services: Services) -> None:
    assert KEY.startswith(OF_A_VISITOR)


def test_it_is_closed_where_the_policy_offers_no_lessons(services: Services) -> None:
    for lessons in (True, False):
        services.policy = Policy(lessons=lessons)
        for scene in (CodexScene(services), ForcesScene(services)):
            pilot = begin(services, scene)
            assert (pilot.top.find("lab") is not None) == lessons  # type: ignore[attr-defined]
    services.policy = None


# --- words and room -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language: str) -> None:
    text = Text(language)
    for body in BODIES.values():
        assert text.say(name_of(body))
        assert text.say(made_of(body))
    for item in ITEMS:
        assert text.say(sentence(item.reaction))
        for law in Law:
            assert all(map(text.say, values(item.reaction, law)))
        if item.noted:
            assert text.say(say(f"lab-note-{item.name}"))
    assert not text.missing


def test_a_note_belongs_to_an_item() -> None:
    """None is left over, in the file or in the list."""
    source = (Path("assets/locale/en/lab.ftl")).read_text(encoding="utf-8").splitlines()
    notes = {line.split(" ")[0] for line in source if line.startswith("lab-note-")}
    assert notes == {f"lab-note-{item.name}" for item in ITEMS if item.noted}


def test_a_reaction_is_read_aloud_as_a_sentence(services: Services) -> None:
    pilot = on_the_bench(services, "beta")
    aloud = [services.text.say(phrase) for phrase in bench(pilot).aloud()]
    assert aloud[0] == "Before: neutron. After: proton, electron, electron antineutrino."
    assert "+" not in aloud


@pytest.mark.long
@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_bench_says_fits(tmp_path: Path, language: str, size: float) -> None:
    with opened(tmp_path, language, size) as services:
        pilot = begin(services)
        for item in ITEMS:
            for named in item.laws or (None,):
                scene = BenchScene(services, item.step)
                scene.queue = [item]
                pilot.app.show(scene)
                pilot.app.step([], 0.05)
                problems = list(faults(pilot.app))
                scene.judgement, scene.answer, scene.discovered = not item.happens, named, True
                scene.layout()
                pilot.app.step([], 0.05)
                assert [*problems, *faults(pilot.app)] == [], (item.name, named)
        for law in Law:
            scene.chosen(pilot.spot(f"law:{law}"))
            pilot.app.step([], 0.05)
            assert list(faults(pilot.app)) == [], law
        for item in ITEMS:
            if item.happens:
                continue
            scene = BenchScene(services, item.step)
            scene.queue, scene.judgement = [item], False
            pilot.app.show(scene)
            pilot.wait(1.0)
            scene.chosen(pilot.spot(f"law:{item.laws[0]}"))
            pilot.app.step([], 0.05)
            assert list(faults(pilot.app)) == [], item.name
        scene = BenchScene(services, 5)
        scene.queue, scene.judgement = [item_of("one-photon")], True
        pilot.app.show(scene)
        pilot.wait(1.0)
        for law in COUNTS:
            count(pilot, law)
            pilot.app.step([], 0.05)
            assert list(faults(pilot.app)) == [], law


@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_laws_found_fit_their_page(tmp_path: Path, language: str, size: float) -> None:
    with opened(tmp_path, language, size) as services:
        for law in Law:
            keep(services.store, notebook(services.store).with_law(law))
        pilot = begin(services)
        assert list(faults(pilot.app)) == []
        for lesson in LESSONS.values():
            pilot.app.show(FinishScene(services, lesson))
            pilot.app.step([], 0.05)
            assert list(faults(pilot.app)) == [], lesson.id
