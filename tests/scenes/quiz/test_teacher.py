"""The teacher's pages: the group, the figures, every answer as a file, and a lock on deleting."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import replace

import pygame
import pytest

from game.core.phrase import figure, say
from game.kiosk import pins
from game.kiosk.pins import PAUSE, TRIES, hash_pin
from game.progress import earlier_quiz, learners
from game.scenes.base.dialog import Dialog
from game.scenes.base.keypad import KeypadScene
from game.scenes.lesson.level import LevelScene
from game.scenes.quiz.class_results import EARLIER_FILE, FILE
from game.scenes.quiz.class_table import ClassScene
from game.scenes.quiz.teacher import TeacherScene
from game.scenes.quiz.teacher_page import ALL
from game.scenes.quiz.teacher_pin import AskPinScene, SetPinScene
from game.scenes.quiz.teacher_tables import ItemScene, LawsScene, LearnersScene, signed
from game.services import Services
from game.words.text import Text
from tests.pilot import Pilot
from tests.scenes.quiz.desk import ASKED, TOPIC, at, at_level
from tests.some import some
from tests.tutorial.quiz.pupils import Teaching, school_class
from tutorial.items.bank import topics
from tutorial.quiz.figures import FEW, class_figures, item_figures
from tutorial.quiz.learner import Learner
from tutorial.quiz.sheet import learners as learners_of
from tutorial.quiz.sheet import parse

PIN = "2718"
EARLIER = json.dumps([{"day": "2025-01-01", "group": "6a", "before": [0] * 8, "after": [1] * 8}])


def with_class(services: Services, many: int = 24, group: str = "7b") -> list[Learner]:
    learners.set_group(services.store, group)
    members = school_class(Teaching(), many, "teacher")
    for who in members:
        learners.keep(services.store, who)
    return sorted(members, key=lambda who: who.code)


@pytest.fixture
def members(services: Services) -> list[Learner]:
    return with_class(services)


@pytest.fixture
def pilot(services: Services, members: list[Learner]) -> Pilot:
    pilot = at_level(services)
    pilot.tap("teacher")
    assert isinstance(pilot.top, TeacherScene)
    return pilot


def type_pin(pilot: Pilot, pin: str) -> None:
    assert isinstance(pilot.top, KeypadScene)
    for digit in pin:
        pilot.tap(f"digit:{digit}")
    pilot.tap("enter")


def unlock(pilot: Pilot) -> None:
    """Set a PIN, and enter it once to see the codes."""
    pins.set_pin(pilot.app.services.store, PIN)
    page = pilot.top
    assert isinstance(page, TeacherScene)
    pilot.tap("pin")
    type_pin(pilot, PIN)
    for _ in range(2):
        type_pin(pilot, PIN)
    assert pilot.top is page


def test_the_page_tells_the_gain_of_the_group_with_its_interval(
    pilot: Pilot, members: list[Learner]
) -> None:
    figures = class_figures(members, TOPIC)
    assert figures.gain is not None
    assert figures.interval is not None
    label = pilot.spot("gain").label
    assert label is not None
    values = [dict(value.args)["text"] for _, value in label.args if not isinstance(value, str)]  # type: ignore[union-attr]
    assert values == [f"{number:.2f}" for number in (figures.gain, *figures.interval)]
    assert figures.interval.low > 0
    assert pilot.spot("how").label == say("quiz-teacher-learned")


def test_an_empty_page_says_how_to_begin(services: Services) -> None:
    """Without figures the gain explains nothing; what is missing is the name of the group."""
    pilot = at(services, TeacherScene(services, TOPIC))
    assert pilot.spot("how").label == say("quiz-teacher-start")
    learners.set_group(services.store, "7b")
    pilot = at(services, TeacherScene(services, TOPIC))
    assert pilot.spot("none").label == say("quiz-teacher-ready", n=0)
    page = pilot.top
    assert isinstance(page, TeacherScene)
    assert page.find("how") is None


def test_an_interval_with_zero_says_what_can_be_seen(services: Services) -> None:
    learners.set_group(services.store, "7b")
    for who in school_class(Teaching(learnt=0.0), 24, "untaught"):
        learners.keep(services.store, who)
    pilot = at(services, TeacherScene(services, TOPIC))
    seen = say("quiz-teacher-seen", n=24, least=figure("0.2"))
    assert pilot.spot("how").label == say("quiz-teacher-unsure", seen=seen)


def test_all_lessons_together_have_figures_of_their_own(pilot: Pilot) -> None:
    top = pilot.top
    assert isinstance(top, TeacherScene)
    while top.topic != ALL:
        pilot.tap("topic:less")
    assert pilot.spot("gain").label is not None
    pilot.tap("laws")
    assert pilot.top is top, "laws are of one lesson"


GREY = ("class", "laws", "learners", "clear", "export")


@pytest.mark.parametrize("name", GREY)
def test_a_grey_button_says_why(services: Services, name: str) -> None:
    pins.set_pin(services.store, PIN)
    pilot = at(services, TeacherScene(services, TOPIC))
    assert pilot.spot(name).dim
    pilot.tap(name)
    why = "kept" if name in ("clear", "export") else "results"
    assert pilot.spot("line").label == say(f"quiz-teacher-grey-{why}")


def test_all_lessons_together_say_why_they_have_no_laws(pilot: Pilot) -> None:
    top = pilot.top
    assert isinstance(top, TeacherScene)
    while top.topic != ALL:
        pilot.tap("topic:less")
    pilot.tap("laws")
    assert pilot.spot("line").label == say("quiz-teacher-grey-laws")
    pilot.tap("topic:more")
    assert pilot.spot("line").label != say("quiz-teacher-grey-laws"), "one lesson has laws"


def test_after_the_pin_the_page_says_why_buttons_stay_grey(services: Services) -> None:
    pilot = at(services, TeacherScene(services, TOPIC))
    pilot.tap("pin")
    for _ in range(2):
        type_pin(pilot, PIN)
    why = services.text.say(say("quiz-teacher-grey-results"))
    assert pilot.words("line").endswith(why)
    assert not pilot.spot("monday").dim, "a lesson can be prepared"


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_smallest_gain_comes_with_its_scale(language: str) -> None:
    """0.2 of what: of the wrong answers, from none (0) to all (1)."""
    words = Text(language).say(say("quiz-teacher-seen", n=25, least=figure("0.2")))
    scale, told = words.split(". ", 1)
    assert {"0", "1"} <= {*scale.replace(":", " ").replace(",", " ").split()}
    assert "25" in told


def test_a_touch_on_a_learner_shows_the_laws_that_are_known(pilot: Pilot) -> None:
    unlock(pilot)
    pilot.tap("learners")
    page = pilot.top
    assert isinstance(page, LearnersScene)
    pilot.tap("row:1")
    one = pilot.top
    assert isinstance(one, ClassScene)
    assert one.members == [page.members[1]]
    assert one.topic == TOPIC
    pilot.tap("back")
    assert pilot.top is page


def test_who_clicked_through_is_left_out_by_one_button(services: Services) -> None:
    learners.set_group(services.store, "7b")
    quick, *others = school_class(Teaching(), 22, "quick")
    before, after = quick.rounds
    hasty = replace(after, seconds=dict.fromkeys(after.answers, 0.9))
    for who in (replace(quick, rounds=(before, hasty)), *others):
        learners.keep(services.store, who)
    pilot = at(services, TeacherScene(services, TOPIC))
    top = pilot.top
    assert isinstance(top, TeacherScene)
    assert pilot.spot("flagged").label == say("quiz-teacher-no-flagged", n=1)
    assert len(top.figures().scores) == 22
    pilot.tap("flagged")
    assert len(top.figures().scores) == 21
    assert pilot.spot("flagged").label == say("quiz-teacher-with-flagged", n=1)


def test_below_twenty_learners_it_warns(services: Services) -> None:
    with_class(services, FEW - 1)
    pilot = at(services, TeacherScene(services, TOPIC))
    assert pilot.spot("how").label == say("quiz-teacher-few", n=FEW)


def test_another_group_has_its_own_figures(pilot: Pilot, services: Services) -> None:
    top = pilot.top
    assert isinstance(top, TeacherScene)
    top.type("8a")
    pilot.tap("topic:more")
    assert learners.group(services.store) == "8a"
    assert pilot.spot("count").label == say("quiz-teacher-count", n=0, others=24)
    assert top.find("gain") is None


def test_laws_and_items_are_shown_with_what_was_chosen(
    pilot: Pilot, members: list[Learner]
) -> None:
    pilot.tap("laws")
    top = pilot.top
    assert isinstance(top, LawsScene)
    assert len([spot for spot in top.placed if spot.id.startswith("row:")]) == 8
    pilot.tap("row:partner")
    item = pilot.top
    assert isinstance(item, ItemScene)
    counted = []
    for _ in range(2):
        counts = [spot for spot in item.placed if spot.id.startswith("count:choice:")]
        counted.append(
            sum(int(str(dict(spot.label.args)["text"])) for spot in counts if spot.label)
        )
        says = {spot.id for spot in item.placed if spot.id.startswith("says:choice:")}
        assert len(says) == 3, "every wrong choice has its misconception"
        pilot.tap("other")
    assert sum(counted) == 2 * len(members), "both forms, before and after"


def leaves(pilot: Pilot) -> int:
    """The number of those that the page has."""
    label = pilot.spot("leaf").label
    assert label is not None
    return int(pilot.app.services.text.say(label).rpartition("/")[2])


def test_laws_in_large_words_go_over_several_leaves(
    services: Services, members: list[Learner]
) -> None:
    services.change(text_size=1.5)
    pilot = at(services, LawsScene(services, members, TOPIC))
    rows = []
    for _ in range(leaves(pilot)):
        assert isinstance(pilot.top, LawsScene)
        rows += [spot.id for spot in pilot.top.placed if spot.id.startswith("row:")]
        pilot.tap("leaf:more")
    assert len(rows) == len(set(rows)) == 8


@pytest.mark.parametrize("wish", ["learners", "export"])
def test_codes_and_single_results_need_a_pin(pilot: Pilot, services: Services, wish: str) -> None:
    """The learner was told: "a code of four particles that only you know"."""
    page = pilot.top
    assert isinstance(page, TeacherScene)
    pilot.tap(wish)
    assert pilot.top is page
    assert pilot.spot("line").label == say("quiz-teacher-no-pin")
    assert page.focused == "pin"
    assert pilot.spot("gain"), "the figures of all together are shown"
    assert list(services.folder.glob("*.csv")) == []


@pytest.mark.parametrize("wish", ["learners", "export"])
def test_codes_and_single_results_ask_for_the_pin(
    pilot: Pilot, services: Services, wish: str
) -> None:
    pins.set_pin(services.store, PIN)
    pilot.tap(wish)
    assert isinstance(pilot.top, AskPinScene)
    type_pin(pilot, "1234")
    assert isinstance(pilot.top, AskPinScene)
    pilot.tap("close")
    assert isinstance(pilot.top, TeacherScene)
    assert list(services.folder.glob("*.csv")) == []


def test_the_pin_is_asked_for_once_on_a_page(pilot: Pilot, services: Services) -> None:
    unlock(pilot)
    for _ in range(2):
        pilot.tap("learners")
        assert isinstance(pilot.top, LearnersScene)
        pilot.tap("back")
    pilot.tap("clear")
    assert isinstance(pilot.top, AskPinScene), "deleting asks each time"
    pilot.tap("close")
    pilot.tap("back")
    pilot.tap("teacher")
    pilot.tap("learners")
    assert isinstance(pilot.top, AskPinScene), "the next one at this computer is asked again"


def test_who_sets_the_pin_need_not_enter_it_once_more(pilot: Pilot) -> None:
    pilot.tap("pin")
    for _ in range(2):
        type_pin(pilot, PIN)
    pilot.tap("learners")
    assert isinstance(pilot.top, LearnersScene)


@pytest.mark.skipif(os.name != "posix", reason="rights of files")
def test_only_the_owner_may_read_the_answers(services: Services, members: list[Learner]) -> None:
    assert members
    services.store.set_progress(earlier_quiz.KEY, EARLIER)
    before = os.umask(0o022)
    try:
        pilot = at(services, TeacherScene(services))
        unlock(pilot)
        pilot.tap("export")
    finally:
        os.umask(before)
    modes = {path.name: path.stat().st_mode & 0o777 for path in services.folder.glob("*.csv")}
    assert len(modes) == 2
    assert set(modes.values()) == {0o600}


def test_learners_are_shown_by_their_codes(pilot: Pilot, members: list[Learner]) -> None:
    unlock(pilot)
    pilot.tap("learners")
    top = pilot.top
    assert isinstance(top, LearnersScene)
    rows = 0
    for _ in range(leaves(pilot)):
        rows += len([spot for spot in top.placed if spot.id.startswith("row:")])
        pilot.tap("leaf:more")
    assert rows == len(members)
    before, after = members[0].rounds
    score = say("quiz-score", before=before.score, after=after.score, all=ASKED)
    assert pilot.spot("score:0").label == score


def test_the_file_has_every_answer(
    pilot: Pilot, services: Services, members: list[Learner]
) -> None:
    unlock(pilot)
    pilot.tap("export")
    path = services.folder / FILE.format(computer=learners.computer(services.store))
    assert learners_of(parse(path.read_text(encoding="utf-8"))) == members
    assert not (services.folder / EARLIER_FILE).exists()


def test_the_line_to_type_into_stays_in_its_place_on_the_page(
    pilot: Pilot, services: Services
) -> None:
    """The facts may be longer, and move all above them."""
    services.change(text_size=1.5)
    pilot.wait(0.1)
    page = pilot.top
    assert isinstance(page, TeacherScene)
    page.type("8a")
    before = page.entry
    page.line = say("quiz-teacher-failed", why="No space left on device. " * 20)
    page.layout()
    assert page.entry != before
    assert page.widgets is not None
    assert page.widgets._entries[page.entry.id].rect == page.viewport.rect(page.entry)
    assert page.typed() == "8a"


def test_a_file_that_cannot_be_written_is_told(
    pilot: Pilot, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object, **_how: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.scenes.quiz.class_results.write_whole", full)
    unlock(pilot)
    pilot.tap("export")
    assert pilot.spot("line").label == say("quiz-teacher-failed", why="No space left on device")


def test_results_of_the_earlier_quiz_are_told_of_and_saved_apart(services: Services) -> None:
    services.store.set_progress(earlier_quiz.KEY, EARLIER)
    pilot = at(services, TeacherScene(services))
    assert pilot.spot("line").label == say("quiz-teacher-earlier", n=1)
    unlock(pilot)
    pilot.tap("export")
    lines = (services.folder / EARLIER_FILE).read_text(encoding="utf-8").splitlines()
    assert lines[1].startswith("2025-01-01,6a,0,8,")


def test_deleting_asks_for_the_pin_and_then_once_more(pilot: Pilot, services: Services) -> None:
    pins.set_pin(services.store, PIN)
    pilot.tap("clear")
    assert isinstance(pilot.top, AskPinScene)
    type_pin(pilot, "1234")
    assert isinstance(pilot.top, AskPinScene)
    assert pilot.spot("line").label == say("kiosk-pin-wrong")
    type_pin(pilot, PIN)
    assert isinstance(pilot.top, Dialog)
    pilot.press(pygame.K_RETURN)
    assert len(learners.learners(services.store)[0]) == 24, "what has the focus loses nothing"
    pilot.tap("clear")
    type_pin(pilot, PIN)
    pilot.tap("delete")
    assert learners.learners(services.store) == ([], 0)
    assert services.learner is None
    assert learners.group(services.store) == "7b"


def test_nobody_deletes_without_the_pin(pilot: Pilot, services: Services) -> None:
    pins.set_pin(services.store, PIN)
    pilot.tap("clear")
    for _ in range(TRIES):
        type_pin(pilot, "0000")
    type_pin(pilot, PIN)
    assert isinstance(pilot.top, AskPinScene), "too many wrong tries: even the right one waits"
    pilot.tap("close")
    pilot.tap("clear")
    type_pin(pilot, PIN)
    assert isinstance(pilot.top, AskPinScene), "opening the page anew is not quicker"
    pilot.wait(PAUSE + 1)
    type_pin(pilot, PIN)
    assert isinstance(pilot.top, Dialog)


def test_without_a_pin_one_is_set_first(pilot: Pilot, services: Services) -> None:
    assert pilot.spot("line").label == say("quiz-teacher-no-pin")
    pilot.tap("clear")
    assert isinstance(pilot.top, SetPinScene)
    type_pin(pilot, "12")
    assert pilot.spot("line").label == say("quiz-pin-short", shortest=4, longest=12)
    type_pin(pilot, PIN)
    type_pin(pilot, "3141")
    assert pilot.spot("line").label == say("quiz-pin-differs", shortest=4, longest=12)
    type_pin(pilot, PIN)
    type_pin(pilot, PIN)
    assert isinstance(pilot.top, Dialog)
    assert pins.door(services.store).try_(PIN)
    assert PIN not in (services.store.progress(pins.TEACHER_PIN) or "")


def test_another_pin_needs_the_old_one(pilot: Pilot, services: Services) -> None:
    pins.set_pin(services.store, PIN)
    pilot.tap("pin")
    type_pin(pilot, PIN)
    assert isinstance(pilot.top, SetPinScene)
    type_pin(pilot, "3141")
    type_pin(pilot, "3141")
    assert pilot.spot("line").label == say("quiz-teacher-pin-set")
    assert pins.door(services.store).try_("3141")


def test_in_a_page_the_pin_is_asked_for_too(
    pilot: Pilot, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("hashlib.scrypt", raising=False)  # a browser's Python has none
    pins.set_pin(services.store, PIN)
    pilot.tap("clear")
    assert isinstance(pilot.top, AskPinScene)
    type_pin(pilot, PIN)
    assert isinstance(pilot.top, Dialog)


@pytest.mark.skipif(not hasattr(hashlib, "scrypt"), reason="needs scrypt, which pages do without")
def test_a_pin_of_an_earlier_version_is_renewed_where_it_can_be_checked(
    pilot: Pilot, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    services.store.set_progress(pins.TEACHER_PIN, hash_pin(PIN))
    with monkeypatch.context() as page:
        page.delattr("hashlib.scrypt")
        pilot.tap("clear")
        assert isinstance(pilot.top, TeacherScene), "nobody deletes what nobody may"
        assert pilot.spot("line").label == say("quiz-teacher-pin-elsewhere")
        pilot.tap("pin")
        assert isinstance(pilot.top, TeacherScene)
    pilot.tap("clear")
    type_pin(pilot, PIN)
    pilot.press(pygame.K_RETURN)
    monkeypatch.delattr("hashlib.scrypt")
    pilot.tap("clear")
    type_pin(pilot, "0000")
    assert pilot.spot("line").label == say("kiosk-pin-wrong")
    type_pin(pilot, PIN)
    assert isinstance(pilot.top, Dialog)


def test_rounds_of_other_items_are_told_of(services: Services, members: list[Learner]) -> None:
    key = services.store.progress_keys(learners.PREFIX)[0]
    text = services.store.progress(key) or ""
    services.store.set_progress(key, text.replace('"nucleon"', '"atom"', 1))
    pilot = at(services, TeacherScene(services))
    assert pilot.spot("line").label == say("quiz-teacher-left-out", n=1)


def test_the_empty_page_leads_nowhere_but_back(services: Services) -> None:
    pilot = at_level(services)
    pilot.tap("teacher")
    page = pilot.top
    for name in ("clear", "export", "laws", "learners"):
        pilot.tap(name)
        assert pilot.top is page, name
    assert list(services.folder.glob("*.csv")) == []
    pilot.tap("back")
    assert isinstance(pilot.top, LevelScene)


@pytest.mark.parametrize("topic", topics())
def test_the_cards_of_an_item_lie_beside_its_words(services: Services, topic: str) -> None:
    for figures in some(item_figures([], topic)):
        page = ItemScene(services, [figures])
        at(services, page)
        placed = {spot.id: spot for spot in page.placed}
        stem, many = placed["asked"], len(figures.item.picture)
        for card in (placed[f"shown:{number}"] for number in range(many)):
            assert stem.x + stem.w / 2 <= card.x - card.w / 2
            assert card.x + card.w / 2 <= 1280


@pytest.mark.parametrize(
    ("number", "written"), [(-0.001, "0.00"), (0.004, "0.00"), (-0.126, "\u22120.13")]
)
def test_a_gain_of_nothing_has_no_minus_sign(number: float, written: str) -> None:
    assert Text("en").say(signed(number)) == written
