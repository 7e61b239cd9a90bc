"""Pictures of the learning path and of the short lessons, for ``main.py shots``."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.base.scene import Scene
    from game.services import Services


def short_lessons(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Every step of each short lesson, with a wrong choice and with the right one, and its end."""
    from game.scenes.lesson.short import ShortScene
    from tutorial.short.lessons import SHORT_LESSONS
    from tutorial.short.short_lesson import answered, begun, onward, tried

    for lesson in SHORT_LESSONS.values():
        model = begun(lesson, lesson.apparatus.seeded("shots"))
        while not model.done:
            page = ShortScene(services, lesson.id, "shots")
            step, page.model = model.step, model
            if step.right:
                wrong = next(each for each in step.choices if each != step.right)
                page.model = answered(model, wrong)
            yield f"short-{lesson.id}-{model.at + 1}-{step.text}", [page]
            if step.until is not None:
                model = tried(model)
            if step.choices:
                model = answered(model, step.right or step.choices[0])
            if model.step is not step:
                continue
            if model.solved:
                page = ShortScene(services, lesson.id, "shots")
                page.model = model
                yield f"short-{lesson.id}-{model.at + 1}-{step.text}-known", [page]
            model = onward(model)
        page = ShortScene(services, lesson.id, "shots")
        page.model = model
        yield f"short-{lesson.id}-end", [page]


def evidence(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Every case, asked after a wrong choice and told, and the end."""
    from game.scenes.lesson.discoveries import EvidenceModel, EvidenceScene
    from tutorial.short.evidence import EVIDENCE

    for at, case in enumerate(EVIDENCE):
        wrong = next(each for each in case.choices if each != case.right)
        for name, model in (
            ("asked", EvidenceModel(at, (wrong,))),
            ("told", EvidenceModel(at, shown=True)),
        ):
            page = EvidenceScene(services)
            page.model = model
            yield f"evidence-{case.id}-{name}", [page]
    page = EvidenceScene(services)
    page.model = EvidenceModel(len(EVIDENCE), known=len(EVIDENCE))
    yield "evidence-end", [page]


def learning_path(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """The path of a newcomer, and half way along; a question of an earlier lesson."""
    from game.games import every_lesson
    from game.progress.lesson_progress import keep_place
    from game.scenes.lesson.path_map import PathScene
    from game.scenes.lesson.recall import RecallScene
    from tutorial.coach import Coach
    from tutorial.mastery import RIGHT, steps

    yield "path-new", [PathScene(services)]
    lessons = list(every_lesson().values())[:3]
    for n, lesson in enumerate(lessons):
        coach = Coach(lesson)
        coach.first = {each: RIGHT for each, _ in list(steps(coach.lesson))[n:]}
        for at in range(len(coach.lesson.chapters)):
            coach.at, coach.done = at, True
            keep_place(services.store, coach)
    yield "path", [PathScene(services)]
    for shown in (False, True):
        recall = RecallScene(services, lessons[-1], date(2026, 11, 27))
        recall.verdict = shown or None
        yield f"recall{'-shown' if shown else ''}", [recall]
