"""A learner's way through the quiz: a code, both rounds, what to look at again."""

from __future__ import annotations

import datetime
import re
from typing import Self

import pygame
import pytest

from game.app import App
from game.core.phrase import day, literal, say
from game.kiosk.policy import Policy, completed
from game.progress import learners
from game.progress.lesson_progress import take_over
from game.scenes.base.dialog import Dialog
from game.scenes.lab.law_lab import LawLabScene
from game.scenes.lesson.finish import FinishScene
from game.scenes.lesson.lesson import lesson_at
from game.scenes.lesson.level import LevelScene
from game.scenes.quiz.asking import CHOICE, Question, view
from game.scenes.quiz.code import CodeScene
from game.scenes.quiz.outcome import OutcomeScene
from game.scenes.quiz.round import MARKED, AgainScene, RoundScene
from game.scenes.quiz.start import StartScene
from game.services import Services
from game.tables.pictures import Button
from game.ui.layout import solve
from game.window import open_window
from game.words.text import Text
from tests.learner import LESSONS, wait_for_the_coach
from tests.learner import solve as solve_step
from tests.pilot import Pilot
from tests.scenes.quiz.desk import (
    APART,
    ASKED,
    CODE,
    LESSON,
    OTHER,
    TOPIC,
    answer,
    answer_round,
    at,
    at_level,
    choose_code,
    finish_lesson,
    knows,
    knows_all,
    touch,
)
from tests.some import some
from tests.upright import PHONE
from tutorial.items.bank import read_topic, topics
from tutorial.quiz.learner import Learner, QuizAnswer, first_form, other
from tutorial.quiz.sheet import written

LAWS = [pair.law for pair in read_topic(TOPIC).pairs]


@pytest.fixture
def pilot(services: Services) -> Pilot:
    pilot = at_level(services)
    pilot.tap("quiz")
    assert isinstance(pilot.top, StartScene)
    return pilot


def stored_learner(services: Services, code: tuple[str, ...] = CODE) -> Learner:
    member = learners.learner(services.store, learners.group(services.store), written(code))
    assert member is not None
    return member


def on_day(monkeypatch: pytest.MonkeyPatch, to: datetime.date) -> None:
    class Day(datetime.date):
        @classmethod
        def today(cls) -> Self:
            return cls(to.year, to.month, to.day)

    for module in ("start", "round", "asking"):
        monkeypatch.setattr(f"game.scenes.quiz.{module}.date", Day)


@pytest.mark.long
def test_before_and_after_take_a_form_each_and_no_name(pilot: Pilot, services: Services) -> None:
    services.change(nickname="Ada")
    choose_code(pilot)
    answer_round(pilot, knows(*LAWS[:3]))
    pilot.tap("done")
    finish_lesson(pilot.app.services)
    assert isinstance(pilot.top, LevelScene)
    pilot.tap("quiz")
    answer_round(pilot, knows(*LAWS[:6]))
    before, after = stored_learner(services).rounds
    assert (before.moment, after.moment) == ("before", "after")
    assert before.form == first_form(written(CODE), TOPIC)
    assert after.form == other(before.form)
    assert (before.score, after.score) == (3 + APART, 6 + APART)
    entry = services.store.progress(services.store.progress_keys(learners.PREFIX)[0])
    assert entry is not None
    assert "Ada" not in entry


def test_only_what_the_lesson_teaches_is_asked(pilot: Pilot) -> None:
    choose_code(pilot)
    pilot.tap("begin")
    assert isinstance(pilot.top, RoundScene)
    assert {item.topic for item in pilot.top.items} == {TOPIC}
    assert [item.law for item in pilot.top.items if item.form != "c"] == LAWS


def test_nothing_tells_what_is_right_before_the_lesson(pilot: Pilot, services: Services) -> None:
    choose_code(pilot)
    outcome = answer_round(pilot, knows(*LAWS[:3]))
    assert outcome.find("score") is None
    assert not any(spot.id.startswith("look:") for spot in outcome.placed)
    pilot.tap("lesson")
    lesson = lesson_at(pilot.top)
    assert lesson is not None
    assert lesson.coach.lesson.id == LESSON


@pytest.mark.long
def test_the_learner_sees_before_against_after_and_one_touch_leads_to_the_step(
    pilot: Pilot,
) -> None:
    choose_code(pilot)
    answer_round(pilot, knows(*LAWS[:3]))
    pilot.tap("done")
    finish_lesson(pilot.app.services)
    pilot.tap("quiz")
    outcome = answer_round(pilot, knows(*LAWS[:6]))
    assert pilot.spot("score").label == say(
        "quiz-score", before=3 + APART, after=6 + APART, all=ASKED
    )
    assert outcome.missed == tuple(LAWS[6:])
    pilot.tap("look:sum_before_after")
    lesson = lesson_at(pilot.top)
    assert lesson is not None
    assert (lesson.coach.chapter.id, lesson.coach.step.text) == ("charge", "look")


@pytest.mark.long
def test_more_missed_laws_than_fit_have_pages(pilot: Pilot) -> None:
    choose_code(pilot)
    answer_round(pilot, knows())
    pilot.tap("done")
    finish_lesson(pilot.app.services)
    pilot.tap("quiz")
    answer_round(pilot, knows())
    ids = set()
    for _ in range(2):
        assert isinstance(pilot.top, OutcomeScene)
        ids |= {spot.id for spot in pilot.top.placed if spot.id.startswith("look:")}
        pilot.tap("more")
    assert len(ids) == 8


def test_an_item_with_a_reason_asks_twice(pilot: Pilot, services: Services) -> None:
    choose_code(pilot)
    pilot.tap("begin")
    answer(pilot, knows_all)
    top = pilot.top
    assert isinstance(top, RoundScene)
    assert top.item.reason is not None
    touch(pilot, f"choice:{top.item.right}")
    assert len(top.answers) == 1, "the reason is still to come"
    assert pilot.spot("asked").label == say(top.item.why_key)
    touch(pilot, "choice:mass")
    assert top.answers[1] == QuizAnswer(top.items[1].right, "mass")
    pilot.press(pygame.K_ESCAPE)
    assert stored_learner(services).rounds == (), "a round that is left does not count"


@pytest.mark.parametrize("topic", [TOPIC, "particle_builder_1"])
def test_the_first_touch_marks_the_answer_and_a_second_one_changes_nothing(
    services: Services, topic: str
) -> None:
    who = Learner(draw="mark")
    pilot = at(services, RoundScene(services, who, topic, "before"))
    top = pilot.top
    assert isinstance(top, RoundScene)
    first, second = top.question.choices[:2]
    pilot.tap(CHOICE + first)
    assert pilot.spot(CHOICE + first).art == Button("primary")
    assert pilot.spot(CHOICE + second).art == Button("outline")
    at_second = pilot.spot(CHOICE + second)
    pilot.wait(MARKED / 4)
    top.chosen(at_second)
    asked = top.question
    pilot.wait(MARKED)
    assert top.question != asked, "the next question follows by itself"
    given = [top.answered] if top.answered else [each.choice for each in top.answers]
    assert given == [first]


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_learner_is_told_who_can_see_the_code(language: str) -> None:
    text = Text(language)
    teacher = {"en": "your teacher", "de": "deine Lehrkraft", "fr": "ton prof", "it": "chi insegna"}
    for asked in (say("quiz-who"), say("quiz-who-group", group=literal("7b"))):
        words = text.say(asked)
        assert teacher[language] in words
        assert "PIN" in words


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
@pytest.mark.parametrize("topic", topics())
def test_cards_and_names_keep_inside_their_choice(
    services: Services, topic: str, size: tuple[int, int]
) -> None:
    page = RoundScene(services, Learner(draw="x"), topic, "before")
    App(services, open_window(size, full_screen=False), page)
    for item in some(read_topic(topic).items):
        spots = solve(
            view(page.title, Question(item, "any")), page.viewport.renderer, page.viewport.sheet
        )
        boxes = {spot.id.removeprefix(CHOICE): spot for spot in spots if spot.id.startswith(CHOICE)}
        assert len(boxes) == len(item.choices)
        for spot in spots:
            kind, _, rest = spot.id.partition(":")
            if kind in ("card", "name"):
                box = boxes[rest.partition(":")[0]]
                assert abs(spot.x - box.x) + spot.w / 2 <= box.w / 2 - 10, spot.id
                assert abs(spot.y - box.y) + spot.h / 2 <= box.h / 2, spot.id
        heights = [spot.h for spot in spots if spot.id.startswith("card:")] or [1.0]
        assert max(heights) < 1.02 * min(heights), "no choice is larger than another"
        leave = next(spot for spot in spots if spot.id == "leave")
        lowest = max(box.y + box.h / 2 for box in boxes.values())
        assert lowest <= leave.y - leave.h / 2, "the ways past it are free"


def test_choices_stand_elsewhere_for_another_learner(services: Services) -> None:
    orders = set()
    for code in (CODE, OTHER):
        services.learner = learners.begin(services.store, "", written(code))
        pilot = at(services, RoundScene(services, services.learner, TOPIC, "before"))
        assert isinstance(pilot.top, RoundScene)
        choices = [spot.id for spot in pilot.top.placed if spot.id.startswith("choice:")]
        pilot.top.layout()
        again = [spot.id for spot in pilot.top.placed if spot.id.startswith("choice:")]
        assert again == choices, "the same for the same learner"
        orders.add(tuple(choices))
    assert len(orders) == 2


@pytest.mark.long
def test_two_learners_on_one_computer_are_paired_by_their_codes(
    pilot: Pilot, services: Services
) -> None:
    choose_code(pilot)
    answer_round(pilot, knows(*LAWS[:1]))
    pilot.tap("done")
    pilot.tap("quiz")
    pilot.tap("other")
    choose_code(pilot, OTHER)
    answer_round(pilot, knows(*LAWS[:5]))
    pilot.tap("done")
    pilot.tap("quiz")
    pilot.tap("other")
    choose_code(pilot, CODE, "known")
    finish_lesson(pilot.app.services)
    answer_round(pilot, knows(*LAWS[:2]))
    pilot.tap("done")
    assert [each.score for each in stored_learner(services).rounds] == [1 + APART, 2 + APART]
    assert [each.score for each in stored_learner(services, OTHER).rounds] == [5 + APART]


def test_an_unknown_code_begins_a_new_learner_only_if_wanted(
    pilot: Pilot, services: Services
) -> None:
    choose_code(pilot, CODE, "known")
    assert isinstance(pilot.top, Dialog)
    pilot.tap("again")
    assert isinstance(pilot.top, CodeScene)
    assert services.store.progress_keys(learners.PREFIX) == []
    for name in CODE:
        pilot.tap(f"symbol:{name}")
    pilot.tap("done")
    pilot.tap("new")
    assert isinstance(pilot.top, StartScene)
    assert stored_learner(services).rounds == ()


def test_a_new_code_that_somebody_has_is_refused(pilot: Pilot, services: Services) -> None:
    learners.begin(services.store, "", written(CODE))
    choose_code(pilot)
    assert isinstance(pilot.top, CodeScene)
    assert pilot.spot("line").label == say("quiz-code-taken")
    assert services.learner is None


def test_the_code_of_another_group_is_another_learner(pilot: Pilot, services: Services) -> None:
    learners.begin(services.store, "", written(CODE))
    learners.set_group(services.store, "8a")
    choose_code(pilot)
    assert isinstance(pilot.top, StartScene)
    assert stored_learner(services).group == "8a"


def test_the_last_symbol_can_be_taken_back(pilot: Pilot) -> None:
    pilot.tap("known")
    top = pilot.top
    assert isinstance(top, CodeScene)
    pilot.tap("symbol:higgs")
    pilot.tap("wipe")
    assert top.code == []
    pilot.tap("done")
    assert pilot.top is top, "four are needed"
    pilot.tap("back")
    assert isinstance(pilot.top, StartScene)


@pytest.mark.long
def test_without_a_code_nothing_is_kept(pilot: Pilot, services: Services) -> None:
    pilot.tap("without")
    answer_round(pilot, knows(*LAWS[:3]))
    pilot.tap("done")
    pilot.tap("quiz")
    answer_round(pilot, knows(*LAWS[:4]))
    assert pilot.spot("score").label == say(
        "quiz-score", before=3 + APART, after=4 + APART, all=ASKED
    )
    assert services.store.progress_keys("quiz-") == []


def test_no_room_for_more_learners_is_said(
    pilot: Pilot, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learners, "MOST", 1)
    learners.begin(services.store, "", written(OTHER))
    choose_code(pilot)
    assert pilot.spot("line").label == say("quiz-code-full", n=1)


@pytest.mark.long
def test_both_rounds_made_the_outcome_can_be_seen_again(pilot: Pilot, services: Services) -> None:
    choose_code(pilot)
    for _ in range(2):
        answer_round(pilot, knows_all)
        pilot.tap("done")
        if services.learner is not None:
            finish_lesson(services)
        pilot.tap("quiz")
    choose_code(pilot, CODE, "known")
    pilot.tap("begin")
    assert isinstance(pilot.top, OutcomeScene)
    assert pilot.spot("line").label == say("quiz-all-right")


@pytest.mark.long
def test_next_time_three_missed_ones_come_first(
    pilot: Pilot, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_code(pilot)
    today = datetime.date(2026, 1, 31)
    on_day(monkeypatch, today)
    for _ in range(2):
        answer_round(pilot, knows(*LAWS[:4]))
        pilot.tap("done")
        if services.learner is not None:
            finish_lesson(services)
        pilot.tap("quiz")
    asked_after = stored_learner(services).rounds[1].form
    choose_code(pilot, CODE, "known")
    pilot.tap("begin")
    assert isinstance(pilot.top, OutcomeScene), "not on the same day"
    pilot.tap("done")
    on_day(monkeypatch, today + datetime.timedelta(days=1))
    pilot.tap("quiz")
    choose_code(pilot, CODE, "known")
    pilot.tap("begin")
    top = pilot.top
    assert isinstance(top, AgainScene)
    assert [each.law for each in top.due] == LAWS[4:7]
    assert top.item.form == asked_after, "the other one is kept for the delayed round"
    answer(pilot, knows_all)
    assert pilot.spot("verdict").label == say("quiz-again-right")
    pilot.tap("next")
    answer(pilot, knows())
    assert pilot.spot("verdict").label == say("quiz-again-wrong")
    pilot.tap("next")
    answer(pilot, knows_all)
    pilot.tap("next")
    assert isinstance(pilot.top, OutcomeScene)
    due = {each.law: (each.day, each.times) for each in stored_learner(services).due}
    assert due == {
        LAWS[4]: ("2026-02-08", 1),
        LAWS[5]: ("2026-02-02", 0),
        LAWS[6]: ("2026-02-08", 1),
        LAWS[7]: ("2026-02-01", 0),
    }
    scores = [each.score for each in stored_learner(services).rounds]
    assert scores == [4 + APART, 4 + APART], "nothing is counted"


@pytest.mark.long
def test_what_was_asked_again_stays_answered_when_one_leaves(
    pilot: Pilot, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_code(pilot)
    for _ in range(2):
        answer_round(pilot, knows(*LAWS[:6]))
        pilot.tap("done")
        if services.learner is not None:
            finish_lesson(services)
        pilot.tap("quiz")
    on_day(monkeypatch, datetime.date.today() + datetime.timedelta(days=1))
    choose_code(pilot, CODE, "known")
    pilot.tap("begin")
    answer(pilot, knows_all)
    pilot.tap("look")
    assert lesson_at(pilot.top) is not None
    assert [each.times for each in stored_learner(services).due] == [0, 1]


@pytest.mark.long
def test_a_lesson_offers_the_quiz_first_where_a_teacher_set_up_a_group(services: Services) -> None:
    pilot = at_level(services)
    pilot.tap("tutorial")
    assert lesson_at(pilot.top) is not None, "at home nobody is asked"
    learners.set_group(services.store, "7b")
    pilot = at_level(services)
    pilot.tap("tutorial")
    assert isinstance(pilot.top, Dialog)
    pilot.tap("lesson")
    assert lesson_at(pilot.top) is not None
    pilot = at_level(services)
    pilot.tap("tutorial")
    pilot.tap("quiz")
    assert isinstance(pilot.top, StartScene)
    choose_code(pilot)
    pilot.tap("fresh")
    answer_round(pilot, knows_all)
    pilot.tap("lesson")
    assert lesson_at(pilot.top) is not None
    pilot = at_level(services)
    pilot.tap("tutorial")
    assert lesson_at(pilot.top) is not None, "the round before is made"


def test_who_has_begun_the_lesson_has_no_round_before_it(services: Services) -> None:
    services.serve(learners.begin(services.store, "", written(CODE)))
    lesson = LESSONS[LESSON]
    take_over(services.store, lesson, stored_learner(services), finished=False)
    pilot = at(services, StartScene(services, TOPIC))
    assert pilot.spot("state").label == say("quiz-state-late")
    pilot.tap("begin")
    assert lesson_at(pilot.top) is not None, "the lesson comes first"
    finish_lesson(services)
    pilot = at(services, StartScene(services, TOPIC))
    answer_round(pilot, knows(*LAWS[:3]))
    assert pilot.spot("score").label == say("quiz-score-once", after=3 + APART, all=ASKED)
    assert [each.moment for each in stored_learner(services).rounds] == ["after"]


@pytest.mark.long
def test_the_round_after_waits_for_the_end_of_the_lesson(pilot: Pilot) -> None:
    choose_code(pilot)
    answer_round(pilot, knows(*LAWS[:3]))
    pilot.tap("done")
    pilot.tap("quiz")
    assert pilot.spot("state").label == say("quiz-state-lesson")
    pilot.tap("begin")
    assert lesson_at(pilot.top) is not None


def test_who_comes_from_the_end_of_the_lesson_without_a_code_is_asked_after_it(
    services: Services,
) -> None:
    pilot = at(services, FinishScene(services, LESSONS[LESSON]))
    pilot.tap("quiz")
    choose_code(pilot)
    assert pilot.spot("state").label == say("quiz-state-after", all=ASKED)
    answer_round(pilot, knows_all)
    assert [each.moment for each in stored_learner(services).rounds] == ["after"]


def test_a_new_code_is_asked_where_somebody_without_one_has_begun_the_lesson(
    services: Services,
) -> None:
    pilot = at_level(services)
    pilot.tap("tutorial")
    assert lesson_at(pilot.top) is not None
    for code, reply, state in (
        (CODE, "fresh", say("quiz-state-before", all=ASKED)),
        (OTHER, "seen", say("quiz-state-late")),
    ):
        services.serve(None)
        pilot = at(services, StartScene(services, TOPIC))
        choose_code(pilot, code)
        assert isinstance(pilot.top, Dialog)
        pilot.tap(reply)
        assert pilot.spot("state").label == state


@pytest.mark.long
def test_in_a_class_the_next_learner_is_offered_the_quiz_though_the_teacher_began_the_lesson(
    services: Services,
) -> None:
    pilot = at_level(services)
    pilot.tap("tutorial")
    for _ in range(2):
        wait_for_the_coach(pilot)
        solve_step(pilot, pilot.tap)
    learners.set_group(services.store, "7b")
    pilot = at_level(services)
    pilot.tap("tutorial")
    assert isinstance(pilot.top, Dialog)
    pilot.tap("quiz")
    choose_code(pilot)
    pilot.tap("fresh")
    answer_round(pilot, knows_all)
    pilot.tap("lesson")
    lesson = lesson_at(pilot.top)
    assert lesson is not None
    assert (lesson.coach.at, lesson.coach.index) == (0, 0), "from its beginning"


@pytest.mark.long
def test_a_week_later_the_delayed_round_is_open(
    pilot: Pilot, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_code(pilot)
    today = datetime.date(2026, 1, 31)
    on_day(monkeypatch, today)
    for known in (2, 6):
        answer_round(pilot, knows(*LAWS[:known]))
        pilot.tap("done")
        if services.learner is not None:
            finish_lesson(services)
        pilot.tap("quiz")
    choose_code(pilot, CODE, "known")
    assert pilot.spot("state").label == say("quiz-state-wait", day=day("2026-02-07"))
    on_day(monkeypatch, today + datetime.timedelta(days=7))
    again = StartScene(services, TOPIC)
    again.spaced_done = True
    pilot = at(services, again)
    assert pilot.spot("state").label == say("quiz-state-later", all=ASKED)
    answer_round(pilot, knows(*LAWS[:5]))
    first, second, third = 2 + APART, 6 + APART, 5 + APART
    score = say("quiz-score-later", before=first, after=second, all=ASKED, later=third)
    assert pilot.spot("score").label == score
    before, _, later = stored_learner(services).rounds
    assert (later.moment, later.form) == ("later", before.form)
    assert set(later.answers) == set(before.answers)


def test_a_round_knows_when_it_was_and_how_long_each_answer_took(
    pilot: Pilot, services: Services
) -> None:
    choose_code(pilot)
    pilot.tap("begin")
    pilot.wait(3.0)
    while isinstance(pilot.top, RoundScene):
        answer(pilot, knows_all)
    [before] = stored_learner(services).rounds
    first, *others = before.seconds.values()
    assert re.fullmatch(r"\d\d:\d\d", before.time)
    assert before.lesson == "new"
    assert first > 3.0
    assert all(0.6 <= each < 3.0 for each in others)


@pytest.mark.long
def test_the_end_of_a_lesson_offers_the_round_after_it(services: Services) -> None:
    finish = FinishScene(services, LESSONS[LESSON])
    assert finish.focused == "again"
    pilot = at(services, finish)
    services.serve(learners.begin(services.store, "", written(CODE)))
    answer_round(at(services, StartScene(services, TOPIC)), knows_all)
    finish_lesson(services)
    finish = FinishScene(services, LESSONS[LESSON])
    assert finish.focused == "quiz"
    pilot = at(services, finish)
    pilot.tap("quiz")
    answer_round(pilot, knows_all)
    pilot.tap("done")
    assert pilot.top is finish


def test_the_law_lab_has_its_quiz_where_the_bank_has_one(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.lab.law_lab.is_there", lambda _topic: True)
    assert at(services, LawLabScene(services)).spot("quiz").spoken is not None
    monkeypatch.setattr("game.scenes.lab.law_lab.is_there", lambda _topic: False)
    scene = LawLabScene(services)
    at(services, scene)
    assert scene.find("quiz") is None


@pytest.mark.long
def test_after_both_rounds_the_next_to_sit_down_is_asked_who_it_is(
    pilot: Pilot, services: Services
) -> None:
    choose_code(pilot)
    answer_round(pilot, knows_all)
    pilot.tap("done")
    assert services.learner is not None, "the round after the lesson is still to come"
    finish_lesson(pilot.app.services)
    pilot.tap("quiz")
    answer_round(pilot, knows_all)
    pilot.tap("done")
    assert services.learner is None


@pytest.mark.long
def test_a_visitor_of_a_kiosk_needs_no_code_and_leaves_nothing(services: Services) -> None:
    services.attend(completed(Policy()))
    pilot = at_level(services)
    pilot.tap("quiz")
    assert isinstance(pilot.top, StartScene)
    assert pilot.top.find("other") is None
    answer_round(pilot, knows(*LAWS[:3]))
    pilot.tap("done")
    pilot.tap("quiz")
    answer_round(pilot, knows(*LAWS[:5]))
    assert pilot.spot("score").label == say(
        "quiz-score", before=3 + APART, after=5 + APART, all=ASKED
    )
    services.refresh()
    assert services.learner is None
    assert services.store.progress_keys("quiz-") == []


def test_every_question_and_choice_is_spoken(pilot: Pilot, services: Services) -> None:
    choose_code(pilot)
    services.speech.sought = True
    services.change(speech=True)
    pilot.tap("begin")
    for _ in range(ASKED):
        top = pilot.top
        assert isinstance(top, RoundScene)
        pilot.wait(0.1)
        assert services.text.say(say(top.item.key)) in services.speech.spoken
        choices = [spot for spot in top.touchable() if spot.id.startswith("choice:")]
        names = [services.text.say(spot.spoken) for spot in choices if spot.spoken is not None]
        assert len(set(names)) == len(top.item.choices)
        answer(pilot, lambda _item: QuizAnswer())


def test_by_keys_alone(pilot: Pilot, services: Services) -> None:
    pilot.walk_to("new")
    pilot.press(pygame.K_RETURN)
    for name in CODE:
        pilot.walk_to(f"symbol:{name}")
        pilot.press(pygame.K_RETURN)
    pilot.walk_to("done")
    pilot.press(pygame.K_RETURN)
    pilot.walk_to("begin")
    pilot.press(pygame.K_RETURN)
    while isinstance(pilot.top, RoundScene):
        pilot.walk_to(f"choice:{pilot.top.question.choices[0]}")
        pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.top, OutcomeScene)
    assert len(stored_learner(services).rounds) == 1
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, LevelScene)


def test_by_pad_alone(pilot: Pilot, services: Services) -> None:
    pilot.tap("without")
    ok, back = 0, 1
    pilot.button(ok)
    assert isinstance(pilot.top, RoundScene)
    pilot.button(back)
    assert isinstance(pilot.top, StartScene)
