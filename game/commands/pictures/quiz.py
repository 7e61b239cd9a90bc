"""What ``shots`` shows of the quiz and of the teacher's pages, with a class that never was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.arcade import Arcade
    from game.scenes.base.scene import Scene
    from tutorial.quiz.learner import Learner

GROUP = "7b"
MANY = 24
"""Learners of the class."""


def asked(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """What a learner sees: the door, the code, every question, the outcome, what comes back."""
    from game.scenes.quiz.code import CodeScene
    from game.scenes.quiz.outcome import OutcomeScene
    from game.scenes.quiz.round import AgainScene, RoundScene
    from game.scenes.quiz.start import StartScene
    from tutorial.items.bank import topics
    from tutorial.items.reading import read_topic
    from tutorial.quiz.codes import SYMBOLS
    from tutorial.quiz.rounds import MOMENTS, Answer, form_at
    from tutorial.quiz.spacing import Due

    arcade.learner = None
    yield "quiz-who", [StartScene(arcade, topics()[0])]
    code = CodeScene(arcade, "new")
    code.code = list(SYMBOLS[:3])
    yield "quiz-code-new", [code]
    yield "quiz-code-known", [CodeScene(arcade, "known")]
    for topic in topics():
        who = _learner(topic, 0)
        for moment in MOMENTS:
            for at, item in enumerate(read_topic(topic).form(form_at(moment, who.seed, topic))):
                name = f"quiz-{topic}-{item.law}-{item.form}"
                scene = RoundScene(arcade, who, topic, moment)
                scene.answers = [Answer()] * at
                yield name, [scene]
                if item.reason is not None:
                    why = RoundScene(arcade, who, topic, moment)
                    why.answers = [Answer()] * at
                    why.answered = item.choices[0]
                    yield f"{name}-why", [why]
                again = AgainScene(arcade, who, [Due(topic, item.law, item.form, "2026-01-01")])
                again.verdict = moment == "after"
                yield f"{name}-again", [again]
        yield f"quiz-{topic}-outcome", [OutcomeScene(arcade, who, topic)]
    arcade.learner = _learner(topics()[0], 0)
    yield "quiz-hello", [StartScene(arcade, topics()[0])]
    yield "quiz-thanks", [OutcomeScene(arcade, _learner(topics()[0], 0, rounds=1), topics()[0])]
    arcade.learner = None


def tables(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """What a teacher sees."""
    from game.progress import learners
    from game.scenes.quiz.teacher import TeacherScene
    from game.scenes.quiz.teacher_pin import AskPinScene, SetPinScene
    from game.scenes.quiz.teacher_tables import ItemScene, LawsScene, LearnersScene
    from tutorial.items.bank import topics
    from tutorial.items.reading import read_topic
    from tutorial.quiz.figures import item_figures

    yield "teacher-empty", [TeacherScene(arcade)]
    arcade.store.set_progress(learners.GROUP, GROUP)
    for topic in topics():
        members = [_learner(topic, n) for n in range(MANY)]
        yield f"teacher-{topic}-laws", [LawsScene(arcade, members, topic)]
        items = item_figures(members, topic)
        for n in range(0, len(items), 2):
            for at in (0, 1):
                item = ItemScene(arcade, items[n : n + 2])
                item.at = at
                yield f"teacher-{topic}-{read_topic(topic).pairs[n // 2].law}-{at}", [item]
    for who in members:
        learners.keep(arcade.store, who)
    yield "teacher", [TeacherScene(arcade)]
    yield "teacher-learners", [LearnersScene(arcade, members, topic)]
    yield "teacher-pin-ask", [AskPinScene(arcade)]
    yield "teacher-pin-set", [SetPinScene(arcade)]
    learners.forget_all(arcade.store)
    arcade.store.forget(learners.GROUP)


def _learner(topic: str, number: int, rounds: int = 2) -> Learner:
    """Knows more after the lesson; who knows what goes round with the number."""
    from tutorial.quiz.codes import SYMBOLS, written
    from tutorial.quiz.learner import Learner
    from tutorial.quiz.rounds import MOMENTS, Answer, Round, form_at, items

    code = written([SYMBOLS[(number // 16**n + 5 * n + number) % 16] for n in range(4)])
    made = []
    for known, moment in zip((3, 5), MOMENTS[:rounds], strict=False):
        form = form_at(moment, code, topic)
        answers = {}
        for n, item in enumerate(items(topic, form)):
            wrong = next(each for each in item.choices if each != item.right)
            sure = (3 * n + number // 4) % 8 < known + number % 4 - 1
            reason = item.reason.right if item.reason else ""
            answers[item.law] = Answer(item.right if sure else wrong, reason)
        made.append(Round(topic, moment, form, "2026-01-31", answers))
    return Learner(GROUP, code, tuple(made))
