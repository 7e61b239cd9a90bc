"""Questions of earlier lessons: which are asked, when they return, and whose they are."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from game.games import every_lesson
from game.progress.learners import forget_all
from game.progress.leitner import KNOWN, WAITS
from game.progress.lesson_progress import keep_place
from game.progress.spaced_recall import MOST, keep_recall, questions, recall_notebook
from game.services import Services
from game.store import Store
from tests.learner import LESSONS
from tutorial.coach import Coach
from tutorial.items.bank import PAIRS, Item, read_topic
from tutorial.lesson import Lesson
from tutorial.mastery import RIGHT, WRONG
from tutorial.quiz.learner import Learner, QuizAnswer, Round, form_at, items

DAY = date(2026, 11, 27)
FIRST, SECOND = LESSONS["learn_particle_builder-1"], LESSONS["learn_particle_builder-2"]
TOPIC = "particle_builder_1"
LAWS = read_topic(TOPIC).pairs


def finish(store: Store, lesson: Lesson, who: Learner | None = None, wrong: str = "") -> None:
    """Finish all chapters of a lesson; the question ``wrong`` was missed."""
    coach = Coach(lesson)
    for at in range(len(lesson.chapters)):
        coach.at, coach.done = at, True
        coach.first = {wrong: WRONG} if wrong else {}
        keep_place(store, coach, who)


def asked(store: Store, today: date = DAY, who: Learner | None = None) -> list[Item]:
    return questions(store, every_lesson().values(), today, who)


def answer(store: Store, item: Item, today: date, *, right: bool = True) -> None:
    keep_recall(store, recall_notebook(store).answered(item, today, right=right))


def test_nothing_is_asked_before_a_lesson_is_finished(services: Services) -> None:
    assert asked(services.store) == []
    coach = Coach(FIRST)
    coach.at = 1
    keep_place(services.store, coach)
    assert asked(services.store) == []


def test_three_questions_of_finished_lessons_are_asked(services: Services) -> None:
    finish(services.store, FIRST)
    found = asked(services.store)
    assert len(found) == MOST == 3
    assert {item.topic for item in found} == {TOPIC}
    assert len({item.law for item in found}) == 3
    finish(services.store, SECOND)
    days = [asked(services.store, DAY + timedelta(days=n)) for n in range(20)]
    assert {item.topic for found in days for item in found} == {TOPIC, "particle_builder_2"}


def test_a_law_that_was_missed_in_the_lesson_comes_first(services: Services) -> None:
    finish(services.store, FIRST, wrong="finish-sum")
    missed = [pair for pair in LAWS if pair.step == "finish.sum"]
    assert missed
    assert {item.law for item in asked(services.store)} >= {pair.law for pair in missed[:MOST]}


def test_it_returns_after_the_days_of_the_five_boxes(services: Services) -> None:
    store = services.store
    finish(store, FIRST)
    item, today = asked(store)[0], DAY
    answer(store, item, today, right=False)
    for box in range(KNOWN):
        due = today + timedelta(days=WAITS[box])
        assert item not in asked(store, due - timedelta(days=1))
        assert asked(store, due)[0] == item, "what waits comes before what is new"
        answer(store, item, due)
        today = due
    assert item not in asked(store, today + timedelta(days=1000)), "it is known now"


def test_a_wrong_answer_sends_it_back(services: Services) -> None:
    finish(services.store, FIRST)
    item = asked(services.store)[0]
    answer(services.store, item, DAY)
    answer(services.store, item, DAY)
    answer(services.store, item, DAY, right=False)
    kept = recall_notebook(services.store).of(item.topic, item.law)
    assert kept is not None
    assert (kept.box, kept.day) == (0, "2026-11-28")


def test_all_laws_of_a_lesson_come_within_a_few_rounds(services: Services) -> None:
    finish(services.store, FIRST)
    laws: set[str] = set()
    for _ in range(PAIRS):
        for item in asked(services.store):
            laws.add(item.law)
            answer(services.store, item, DAY)
    assert len(laws) == PAIRS


def test_each_learner_with_a_code_has_their_own(services: Services) -> None:
    store = services.store
    ann = Learner("7b", "up up up up")
    ben = replace(ann, code="up up up down")
    finish(store, FIRST, ann)
    item = asked(store, DAY, ann)[0]
    keep_recall(store, recall_notebook(store, ann).answered(item, DAY, right=True), ann)
    assert asked(store, DAY, ben) == asked(store) == []
    assert recall_notebook(store, ben).laws == recall_notebook(store).laws == ()
    assert recall_notebook(store, ann).laws
    forget_all(store)
    assert recall_notebook(store, ann).laws == (), "it goes with all results of the class"


def test_nothing_is_asked_between_the_two_rounds_of_a_class(services: Services) -> None:
    """Practice just before the round after the lesson would spoil its measurement."""
    store, who = services.store, Learner("7b", "up up up up")
    finish(store, FIRST, who)
    rounds = []
    for moment in ("before", "after"):
        form = form_at(moment, who.seed, TOPIC)
        answers = {item.slot: QuizAnswer(item.right) for item in items(TOPIC, form)}
        rounds.append(Round(TOPIC, moment, form, "2026-11-20", answers))
    assert asked(store, DAY, replace(who, rounds=tuple(rounds[:1]))) == []
    again = asked(store, DAY, replace(who, rounds=tuple(rounds)))
    assert len(again) == MOST
    delayed = items(TOPIC, form_at("later", who.seed, TOPIC))
    assert not {item.key for item in again} & {item.key for item in delayed}, (
        "the delayed round has the other form"
    )


def test_a_damaged_entry_counts_as_none(services: Services) -> None:
    services.store.set_progress("lesson-recall", '{"laws": [{"topic": 3}]}')
    assert recall_notebook(services.store).laws == ()


def test_a_right_first_answer_in_the_lesson_is_no_reason_to_ask_first(services: Services) -> None:
    finish(services.store, FIRST)
    before = asked(services.store)
    coach = Coach(FIRST)
    coach.done, coach.first = True, {"finish-sum": RIGHT}
    keep_place(services.store, coach)
    assert asked(services.store) == before
