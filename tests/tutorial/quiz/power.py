"""Power of the teacher's figures in classes of model learners.

Run it as ``python -m tests.tutorial.quiz.power``; docs/measuring.md has the targets. Every answer
goes into a `Round`, and every figure comes from `class_figures`, as on the teacher's page.

A learner has an ability, and answers an item rightly with the chance of the three-parameter
logistic model (A. Birnbaum, in Lord and Novick, Statistical Theories of Mental Test Scores, 1968):
who does not know guesses, or says so. Abilities, difficulties and the growth of a learner are
normally distributed. The unit is the spread of abilities in a class: a growth of 0.5 is d = 0.5.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tutorial.items.bank import Item, read_topic, topics
from tutorial.quiz.figures import class_figures
from tutorial.quiz.learner import Learner, Moment, QuizAnswer, Round, form_at, round_items
from tutorial.quiz.sheet import LENGTH, SYMBOLS, written

ROUNDS: tuple[Moment, ...] = ("before", "after")
MANY = 4_000
"""Learners from whom the true gain is worked out."""


@dataclass(frozen=True, slots=True)
class Model:
    """Planted values, in spreads of ability."""

    growth: float = 0.5
    own: float = 0.4
    """Spread of growth."""
    mean: float = -0.5
    """Ability of the mean learner, where 0 is the difficulty of the mean item."""
    hard: float = 0.8
    """Spread of difficulties."""
    unlike: float = 0.3
    """Spread of difficulty between the forms of a law."""
    steep: float = 1.2
    """Discrimination."""
    unsure: float = 0.0
    """Share of learners who say "I do not know" where others guess."""


class Found(NamedTuple):
    """Of all classes of a run."""

    true: float
    """Gain of a class of `MANY`."""
    found: float
    """Share of the classes with an interval above 0."""
    lost: float
    """Share of the classes with an interval below 0."""
    covers: float
    """Share of the classes whose interval holds the true gain."""
    error: float
    """Spread of the gains, times the root of the number of learners."""


class School:
    """Answers of learners to the items of some topics; the items are as hard for every class."""

    def __init__(self, model: Model, about: Sequence[str], bank: str, seed: str) -> None:
        """``bank``: seed of the difficulties. ``seed``: of the learners."""
        self.model, self.about = model, about
        self.chance = random.Random(seed)
        draw = random.Random(bank)
        self._hard: dict[str, float] = {}
        for topic in about:
            for pair in read_topic(topic).pairs:
                law = draw.gauss(0.0, model.hard)
                for item in pair.items:
                    self._hard[item.key] = law + draw.gauss(0.0, model.unlike)

    def learners(self, many: int) -> list[Learner]:
        """A class that made both rounds about each topic."""
        return [self._learner() for _ in range(many)]

    def _learner(self) -> Learner:
        draw, model = self.chance, self.model
        code = written([draw.choice(SYMBOLS) for _ in range(LENGTH)])
        ability, unsure = draw.gauss(model.mean, 1.0), draw.random() < model.unsure
        rounds = []
        for topic in self.about:
            after = ability + draw.gauss(model.growth, model.own)
            for moment, able in zip(ROUNDS, (ability, after), strict=True):
                asked = round_items(moment, code, topic)
                answers = {item.slot: self._answer(item, able, unsure) for item in asked}
                form = form_at(moment, code, topic)
                rounds.append(Round(topic, moment, form, "2026-01-31", answers))
        return Learner("7b", code, tuple(rounds))

    def _answer(self, item: Item, ability: float, unsure: bool) -> QuizAnswer:
        knows = 1 / (1 + math.exp(self.model.steep * (self._hard[item.key] - ability)))
        reason = item.reason.right if item.reason else ""
        if self.chance.random() < knows:
            return QuizAnswer(item.right, reason)
        if unsure:
            return QuizAnswer()
        guess = self.chance.choice(item.choices)
        return QuizAnswer(guess, self.chance.choice(item.reason.choices) if item.reason else "")


def simulate(
    model: Model, about: Sequence[str], *, size: int, classes: int, seed: str, many: int = MANY
) -> Found:
    """Figures of so many classes. The true gain is that of a class of ``many``."""

    def school(number: str) -> School:
        return School(model, about, f"{seed} items", f"{seed} {number}")

    true = class_figures(school("true").learners(many), *about).gain
    assert true is not None
    gains, found, lost, covers = [], 0, 0, 0
    for n in range(classes):
        figures = class_figures(school(str(n)).learners(size), *about)
        assert figures.gain is not None
        assert figures.interval is not None
        gains.append(figures.gain)
        found += figures.interval.low > 0
        lost += figures.interval.high < 0
        covers += figures.interval.low <= true <= figures.interval.high
    spread = math.sqrt(sum((each - true) ** 2 for each in gains) / classes)
    shares = (found / classes, lost / classes, covers / classes)
    return Found(true, *shares, spread * math.sqrt(size))


GROWTHS, UNSURE = (0.0, 0.5), (0.0, 0.5)


def main() -> None:
    """Print a line for each number of lessons, each growth, and each way to guess."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--classes", type=int, default=200)
    parser.add_argument("--learners", type=int, default=25)
    parser.add_argument(
        "--topics", nargs="*", default=list(topics()), help="of which rounds are made"
    )
    parser.add_argument("--seed", default="power")
    parser.add_argument(
        "--each", action="store_true", help="each topic alone, instead of the first one and three"
    )
    args = parser.parse_args()
    together = [[topic] for topic in args.topics] if args.each else _first(args.topics)
    print("lessons growth unsure  true found lost covers error")
    for growth in GROWTHS:
        for unsure in UNSURE:
            model = Model(growth=growth, unsure=unsure)
            runs = []
            for about in together:
                run = simulate(
                    model, about, size=args.learners, classes=args.classes, seed=args.seed
                )
                print(f"{len(about):7} {_line(model, run)}  {' '.join(about)}", flush=True)
                runs.append(run)
            if args.each:
                print(f"   mean {_line(model, _mean(runs))}", flush=True)


def _first(about: Sequence[str]) -> list[Sequence[str]]:
    return [about[:lessons] for lessons in (1, 3)]


def _mean(runs: Sequence[Found]) -> Found:
    return Found(*(math.fsum(each) / len(runs) for each in zip(*runs, strict=True)))


def _line(model: Model, run: Found) -> str:
    return (
        f"{model.growth:6.1f} {model.unsure:6.1f} {run.true:5.2f} {run.found:5.1%}"
        f" {run.lost:5.1%} {run.covers:5.1%} {run.error:5.2f}"
    )


if __name__ == "__main__":
    main()
