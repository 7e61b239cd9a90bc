"""What ``shots`` shows of the quiz and of the teacher's pages, with a class that never was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.arcade import Arcade
    from game.scenes.base.scene import Scene
    from tutorial.items.bank import Item
    from tutorial.quiz.learner import Learner

GROUP = "7b"
MANY = 24
"""Learners of the class."""


def asked(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """What a learner sees: the door, the code, some questions, the outcome, what comes back."""
    from game.scenes.quiz.code import CodeScene
    from game.scenes.quiz.outcome import OutcomeScene
    from game.scenes.quiz.round import AgainScene
    from game.scenes.quiz.start import StartScene
    from tutorial.items.bank import topics
    from tutorial.quiz.learner import Due
    from tutorial.quiz.sheet import SYMBOLS

    arcade.learner = None
    yield "quiz-who", [StartScene(arcade, topics()[0])]
    code = CodeScene(arcade, "new")
    code.code = list(SYMBOLS[:3])
    yield "quiz-code-new", [code]
    yield "quiz-code-known", [CodeScene(arcade, "known")]
    for n, topic in enumerate(topics()):
        who = _learner(topic, 0)
        fullest = _fullest(arcade, topic)
        yield from _rounds(arcade, topic, fullest)
        again = AgainScene(arcade, who, [Due(topic, fullest.law, fullest.form, "2026-01-01")])
        again.verdict = n % 2 == 0
        yield f"quiz-{topic}-again", [again]
        yield f"quiz-{topic}-outcome", [OutcomeScene(arcade, who, topic)]
    arcade.learner = _learner(topics()[0], 0)
    yield "quiz-hello", [StartScene(arcade, topics()[0])]
    yield "quiz-thanks", [OutcomeScene(arcade, _learner(topics()[0], 0, rounds=1), topics()[0])]
    arcade.learner = None


def every_item(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """Every question of the item bank, as a learner sees it and as a teacher does."""
    from game.scenes.quiz.teacher_tables import ItemScene
    from tutorial.items.bank import topics
    from tutorial.quiz.figures import item_figures

    for topic in topics():
        yield from _rounds(arcade, topic)
        members = [_learner(topic, n) for n in range(MANY)]
        for figures in item_figures(members, topic):
            name = f"teacher-{topic}-{figures.item.law}-{figures.item.form}"
            yield name, [ItemScene(arcade, [figures])]


def _fullest(arcade: Arcade, topic: str) -> Item:
    """The item with most letters, in the language of the day."""
    from game.core.phrase import say
    from game.scenes.quiz.asking import choice_phrase
    from game.scenes.quiz.ways import law_of
    from tutorial.items.bank import FORMS, read_topic

    def letters(item: Item) -> int:
        shown = [say(item.key), law_of(topic, item.law)]
        shown += [choice_phrase(item, choice) for choice in item.choices]
        return sum(len(arcade.text.say(phrase)) for phrase in shown)

    return max((each for form in FORMS for each in read_topic(topic).form(form)), key=letters)


def _rounds(
    arcade: Arcade, topic: str, only: Item | None = None
) -> Iterator[tuple[str, list[Scene]]]:
    """Each question of a topic, or one of them; with its second tier, if it has one."""
    from game.scenes.quiz.round import RoundScene
    from tutorial.quiz.learner import MOMENTS, Answer, form_at, items

    who = _learner(topic, 0)
    for moment in MOMENTS:
        for at, item in enumerate(items(topic, form_at(moment, who.seed, topic))):
            if only is not None and item.key != only.key:
                continue
            for tier in ("", "-why")[: 1 if item.reason is None else 2]:
                scene = RoundScene(arcade, who, topic, moment)
                scene.answers = [Answer()] * at
                scene.answered = item.choices[0] if tier else ""
                yield f"quiz-{topic}-{item.law}-{item.form}{tier}", [scene]


def tables(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """What a teacher sees."""
    from game.progress import learners
    from game.scenes.handouts.scene import HandoutsScene
    from game.scenes.quiz.teacher import TeacherScene
    from game.scenes.quiz.teacher_pin import AskPinScene, SetPinScene
    from game.scenes.quiz.teacher_tables import ItemScene, LawsScene, LearnersScene
    from tutorial.items.bank import topics
    from tutorial.quiz.figures import item_figures

    yield "teacher-empty", [TeacherScene(arcade)]
    arcade.store.set_progress(learners.GROUP, GROUP)
    for topic in topics():
        members = [_learner(topic, n) for n in range(MANY)]
        yield f"teacher-{topic}-laws", [LawsScene(arcade, members, topic)]
        fullest = _fullest(arcade, topic)
        both = [each for each in item_figures(members, topic) if each.item.law == fullest.law]
        yield f"teacher-{topic}-item", [ItemScene(arcade, both)]
    for who in members:
        learners.keep(arcade.store, who)
    yield "teacher", [TeacherScene(arcade)]
    yield "monday", [HandoutsScene(arcade)]
    yield "teacher-learners", [LearnersScene(arcade, members, topic)]
    yield "teacher-pin-ask", [AskPinScene(arcade)]
    yield "teacher-pin-set", [SetPinScene(arcade)]
    learners.forget_all(arcade.store)
    arcade.store.forget(learners.GROUP)


def _learner(topic: str, number: int, rounds: int = 2) -> Learner:
    """Knows more after the lesson; who knows what goes round with the number."""
    from tutorial.quiz.learner import MOMENTS, Answer, Learner, Round, form_at, items
    from tutorial.quiz.sheet import SYMBOLS, written

    code = written([SYMBOLS[(number // 16**n + 5 * n + number) % 16] for n in range(4)])
    kept = []
    for known, moment in zip((3, 5), MOMENTS[:rounds], strict=False):
        form = form_at(moment, code, topic)
        answers = {}
        for n, item in enumerate(items(topic, form)):
            wrong = next(each for each in item.choices if each != item.right)
            sure = (3 * n + number // 4) % 8 < known + number % 4 - 1
            reason = item.reason.right if item.reason else ""
            answers[item.law] = Answer(item.right if sure else wrong, reason)
        kept.append(Round(topic, moment, form, "2026-01-31", answers))
    return Learner(GROUP, code, tuple(kept))
