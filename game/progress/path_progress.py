"""Progress of a learner on the learning path: the stops that are mastered, and the next one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from game.progress.hunt_notebook import STEPS as HUNT_STEPS
from game.progress.hunt_notebook import hunt_notebook
from game.progress.law_notebook import notebook, of_step
from game.progress.lesson_progress import place_of, short_place
from game.store import Store
from tutorial.learning_path import STOPS, PathStop
from tutorial.lesson import Lesson
from tutorial.mastery import STARS
from tutorial.quiz.learner import Learner

StopState = Literal["new", "begun", "done", "mastered"]
OVER: Final = ("done", "mastered")


@dataclass(frozen=True, slots=True)
class StopProgress:
    """Progress of one stop."""

    state: StopState
    done: int
    """Stars of a lesson; reactions that were sorted; steps of the hunt."""
    all: int


def progress_of(
    store: Store, stop: PathStop, lessons: Mapping[str, Lesson], who: Learner | None = None
) -> StopProgress:
    """Progress of a learner with a code, or else of this computer."""
    if stop.kind == "lesson":
        lesson = lessons[stop.name]
        place = place_of(store, lesson, who)
        state: StopState = "begun" if place.begun or place.done else "new"
        if place.finished(lesson):
            state = "mastered" if place.stars == len(STARS) else "done"
        return StopProgress(state, place.stars, len(STARS))
    if stop.kind in ("short", "evidence"):
        short = short_place(store, stop.name, who)
        state = "mastered" if short.stars == len(STARS) else "done" if short.done else "new"
        return StopProgress(state, short.stars, len(STARS))
    if stop.kind == "lab":
        every = len(of_step(int(stop.name)))
        done = every - len(notebook(store).left(int(stop.name)))
    else:
        every = len(HUNT_STEPS)
        done = len(hunt_notebook(store, who).done)
    return StopProgress(_state(done, every), done, every)


def _state(done: int, every: int) -> StopState:
    if done == every:
        return "mastered"
    return "begun" if done else "new"


def next_stop(progress: Mapping[PathStop, StopProgress]) -> PathStop | None:
    """The one next step: the first that is not over; None: all are."""
    return next((stop for stop in STOPS if progress[stop].state not in OVER), None)
