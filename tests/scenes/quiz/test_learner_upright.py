"""A learner's pages of the quiz in a window that is held upright."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.app import App
from game.core.phrase import Phrase, say
from game.progress import learners
from game.scenes.base.screen import Screen
from game.scenes.quiz.asking import choice_phrase, law_of
from game.scenes.quiz.code import CodeScene
from game.scenes.quiz.outcome import OutcomeScene
from game.scenes.quiz.round import AgainScene, RoundScene
from game.scenes.quiz.start import StartScene
from game.services import Services
from game.window import open_window, opened
from tests.pilot import Pilot
from tests.scenes.quiz.desk import (
    CODE,
    TOPIC,
    answer_round,
    choose_code,
    finish_lesson,
    knows,
    knows_all,
)
from tests.upright import LONG, PHONE, SHAPES, StandsUpright
from tutorial.items.bank import Item, read_topic, topics
from tutorial.quiz.learner import MOMENTS, Due, Learner, QuizAnswer, Round, form_at, round_items
from tutorial.quiz.sheet import SYMBOLS


def bank() -> list[Item]:
    """Every question there is."""
    return [item for topic in topics() for item in read_topic(topic).items]


def letters(services: Services, *phrases: Phrase) -> int:
    """The number of letters they have in the language of the day."""
    return sum(len(services.text.say(phrase)) for phrase in phrases)


def fullest(services: Services) -> Iterator[Item]:
    """Of each kind of question, the one with most letters."""
    kinds: dict[tuple[bool, int], list[Item]] = {}
    for item in bank():
        cards = max(map(len, item.choice_pictures.values()), default=0)
        kinds.setdefault((bool(item.picture), cards), []).append(item)
    for many in kinds.values():
        yield max(
            many,
            key=lambda item: letters(
                services, say(item.key), *(choice_phrase(item, name) for name in item.choices)
            ),
        )


def asks(services: Services, item: Item, *, why: bool = False) -> RoundScene:
    """The page that asks this."""
    moment = next(each for each in MOMENTS if item in round_items(each, "x", item.topic))
    page = RoundScene(services, Learner(draw="x"), item.topic, moment)
    page.answers = [QuizAnswer()] * page.items.index(item)
    page.answered = item.right if why else ""
    return page


def missed(topic: str) -> Learner:
    """A learner who answered nothing in both rounds."""
    rounds = []
    for moment in MOMENTS:
        form = form_at(moment, "x", topic)
        answers = {item.slot: QuizAnswer() for item in round_items(moment, "x", topic)}
        rounds.append(Round(topic, moment, form, "2026-01-31", answers))
    return Learner("7b", "up photon tau up", tuple(rounds))


def pages(services: Services) -> Iterator[Screen]:
    """The door, the code, questions, what is right, the outcome."""
    yield StartScene(services, TOPIC)
    learners.set_group(services.store, "7b")
    yield StartScene(services, TOPIC)
    code = CodeScene(services, "new")
    code.code = list(SYMBOLS[:3])
    yield code
    yield CodeScene(services, "known")
    for item in fullest(services):
        yield asks(services, item)
    reasons = [item for item in bank() if item.reason is not None]
    yield asks(services, max(reasons, key=lambda item: letters(services, say(item.key))), why=True)
    item = max(
        bank(), key=lambda item: letters(services, say(item.key), law_of(item.topic, item.law))
    )
    again = AgainScene(services, Learner(draw="x"), [Due(item.topic, item.law, "a", "2026-01-01")])
    again.verdict = False
    yield again
    for who in (missed(item.topic), Learner(draw="x")):
        services.learner = who
        yield StartScene(services, item.topic)
    outcome = OutcomeScene(services, missed(item.topic), item.topic)
    yield outcome
    outcome.page += 1
    yield outcome
    yield OutcomeScene(services, Learner(draw="x"), item.topic)
    services.learner = None


class TestLearnersPagesUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.0))
    pages = staticmethod(pages)


def test_by_touch_from_the_door_to_the_outcome(tmp_path: Path) -> None:
    """Both rounds, and one law that was missed."""
    with opened(tmp_path, "en", 1.0) as services:
        pilot = Pilot(
            App(services, open_window(PHONE, full_screen=False), StartScene(services, TOPIC))
        )
        choose_code(pilot, CODE)
        assert answer_round(pilot, knows_all).after is None
        pilot.tap("done")
        law = read_topic(TOPIC).pairs[0].law
        services.learner = learners.learner(services.store, "", "up photon tau up")
        finish_lesson(services)
        again = StartScene(services, TOPIC)
        pilot = Pilot(App(services, open_window(PHONE, full_screen=False), again))
        others = [pair.law for pair in read_topic(TOPIC).pairs if pair.law != law]
        outcome = answer_round(pilot, knows(*others))
        assert outcome.missed == (law,)
        assert outcome.find(f"look:{law}") is not None
