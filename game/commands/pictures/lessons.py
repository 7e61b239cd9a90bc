"""What ``shots`` shows of the way to the lessons, the quiz and the codex."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.arcade import Arcade
    from game.scenes.base.scene import Scene


def learning(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """Each screen by name, as the stack of scenes that shows it."""
    from game.cabinets import CABINETS, every_lesson
    from game.scenes.lesson.finish import FinishScene
    from game.scenes.lesson.lesson import lesson_scene
    from game.scenes.lesson.lesson_pause import LessonPause
    from game.scenes.lesson.level import LevelScene
    from game.scenes.menu.login import LoginScene
    from tutorial.coach import Coach
    from tutorial.which_particle import QUESTIONS

    for asked in range(len(QUESTIONS) + 1):
        login = LoginScene(arcade)
        login.persona.answers = [next(iter(each)) for each in QUESTIONS.values()][:asked]
        yield f"login-{asked + 1}", [login]
    login = LoginScene(arcade)
    login.listing = True
    yield "login-names", [login]
    for game, cabinet in CABINETS.items():
        if lessons := cabinet.lessons:
            yield f"{game}-levels", [LevelScene(arcade, game)]
            yield f"{game}-finish", [FinishScene(arcade, lessons[0])]
    for lesson in every_lesson().values():
        steps = lesson_scene(arcade, lesson)
        yield lesson.id, [steps]
        yield f"{lesson.id}-pause", [steps, LessonPause(arcade, Coach(lesson))]
    yield from quizzes(arcade)
    yield from reading(arcade)


def quizzes(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """See `game.commands.pictures.quiz`."""
    from game.commands.pictures.quiz import asked, tables

    yield from asked(arcade)
    yield from tables(arcade)


def reading(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """What there is to read: particles, how they meet, words."""
    from game.art.interactions import MEETINGS
    from game.core.particles import PARTICLES
    from game.scenes.codex.card import CardScene
    from game.scenes.codex.codex import CodexScene
    from game.scenes.codex.forces import FORCES, ForcesScene, rows
    from game.scenes.codex.glossary import GlossaryScene, WordScene
    from game.scenes.codex.interactions import InteractionsScene
    from game.words.glossary import WORDS, named

    codex = CodexScene(arcade)
    yield "codex", [codex]
    for particle in PARTICLES:
        yield f"codex-{particle.key}", [codex, CardScene(arcade, particle.key)]
    for name in MEETINGS:
        meetings = InteractionsScene(arcade)
        meetings.name = name
        yield f"meeting-{name}", [meetings]
    yield "forces", [ForcesScene(arcade)]
    whole = ForcesScene(arcade)
    whole.met = frozenset((*rows(), *FORCES))
    yield "forces-whole", [whole]
    yield from law_lab(arcade)
    for number, word in enumerate(named(arcade.text)[::30], 1):  # a wide leaf has thirty
        yield f"words-{number}", [GlossaryScene(arcade, word)]
    for word in named(arcade.text):
        yield f"word-{word}", [codex, WordScene(arcade, word, WORDS)]


def law_lab(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """Its steps; each item about which there is more to say, as a question and answered."""
    from game.scenes.lab.bench import BenchScene
    from game.scenes.lab.law_lab import LawLabScene
    from tutorial.law_lab import ITEMS, STEPS

    yield "lab", [LawLabScene(arcade)]
    for item in (item for item in ITEMS if item.noted):
        for name in ("asked", "which", "shown"):
            bench = BenchScene(arcade, item.step)
            bench.queue = [item]
            if name != "asked":
                bench.judgement = not item.happens
            if name == "shown" and not item.happens:
                bench.answer, bench.discovered = item.laws[0], True
            if name != "which" or not item.happens:
                yield f"lab-{item.name}-{name}", [bench]
    for step in STEPS:
        bench = BenchScene(arcade, step)
        bench.queue = []
        yield f"lab-done-{step}", [bench]
