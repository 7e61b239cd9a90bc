"""Records of the quiz: learners by group and code, one entry of the store each; group and computer.

No names: a learner is four particles. An entry that makes no sense is left out; one round of it
that does not belong to the items there are now is left out alone, and counted.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal

from msgspec import Meta

from game.files.formats import JsonFormat, TextFormat, Word
from game.progress.lesson_progress import PREFIX as PLACES
from game.store import Store
from tutorial.items.bank import Form
from tutorial.quiz.learner import MOST as MOST_DUE
from tutorial.quiz.learner import Due, Learner, LessonState, Moment, QuizAnswer, Round, unfit
from tutorial.quiz.sheet import COMPUTER as COMPUTER_FORM
from tutorial.quiz.sheet import LONGEST, LONGEST_GROUP, earlier_group_name, group_name, is_code

PREFIX = "quiz-learner-"
"""Of the store's keys; the group and the code follow."""
GROUP, COMPUTER = "quiz-group", "quiz-computer"
FORMAT = 2
"""Of an entry. 1 was the list of the earlier quiz: see `game.progress.earlier_quiz`."""
MOST = 400
"""Most learners that are kept on a computer. After that no new code is taken."""
MOST_ROUNDS = 48
"""Of a learner; fourteen topics make 42."""

Code = Annotated[str, Meta(max_length=LONGEST)]


class Full(Exception):
    """So many learners are kept that no new one can be."""


@dataclass(frozen=True, slots=True)
class KeptRound:
    """A `Round` as it is kept: answers by `Item.slot`, each a choice and a reason."""

    topic: Word
    moment: Moment
    form: Form
    day: Word
    answers: Annotated[dict[Word, tuple[Word, Word]], Meta(max_length=60)]
    time: Word = ""
    lesson: LessonState = ""
    seconds: Annotated[dict[Word, Annotated[float, Meta(ge=0)]], Meta(max_length=60)] = field(
        default_factory=dict
    )


@dataclass(frozen=True, slots=True)
class KeptDue:
    """A `Due` as it is kept."""

    topic: Word
    law: Word
    form: Form
    day: Word
    times: Annotated[int, Meta(ge=0, le=9)]


@dataclass(frozen=True, slots=True)
class KeptLearner:
    """A `Learner` as it is kept."""

    format: Literal[2]
    group: Word
    code: Code
    rounds: Annotated[list[KeptRound], Meta(max_length=MOST_ROUNDS)]
    due: Annotated[list[KeptDue], Meta(max_length=MOST_DUE)]


KEPT_LEARNER = JsonFormat(
    key=PREFIX + "<group>:<code>",
    visitor=False,
    kind=KeptLearner,
    about="A learner with a code: rounds of the quiz, and questions that come back.",
    example='{"format": 2, "group": "7b", "code": "up up up up", "rounds": [{"topic": "quarks", '
    '"moment": "before", "form": "a", "day": "2026-01-01", "answers": {"charge": ["up", "sum"]}, '
    '"time": "09:15", "lesson": "new", "seconds": {"charge": 4.5}}],'
    ' "due": [{"topic": "quarks", "law": "charge", "form": "b", "day": "2026-01-08", "times": 1}]}',
)
KEPT_GROUP = TextFormat(
    key=GROUP,
    visitor=False,
    pattern=r"[^\x00-\x1f]*",
    longest=LONGEST_GROUP,
    about="Name of the group of new learners.",
    example="7b",
)
KEPT_COMPUTER = TextFormat(
    key=COMPUTER,
    visitor=False,
    pattern=COMPUTER_FORM.pattern,
    longest=8,
    about="Eight random digits that tell this computer from another in the table of a class.",
    example="0123abcd",
)


def _key(store: Store, group: str, code: str) -> str:
    """The key of a learner: by the group as it is kept, or as an earlier version had kept it."""
    key = f"{PREFIX}{group}:{code}"
    if store.progress(key) is None:
        for earlier in store.progress_keys(PREFIX):
            whose = _rounds(store.progress(earlier)) if earlier.endswith(f":{code}") else None
            if whose is not None and (whose[0].group, whose[0].code) == (group, code):
                return earlier
    return key


def text(learner: Learner) -> str:
    """A learner as JSON."""
    rounds = [
        {
            "topic": each.topic,
            "moment": each.moment,
            "form": each.form,
            "day": each.day,
            "answers": {slot: list(answer) for slot, answer in each.answers.items()},
            "time": each.time,
            "lesson": each.lesson,
            "seconds": dict(each.seconds),
        }
        for each in learner.rounds
    ]
    due = [
        {name: getattr(each, name) for name in ("topic", "law", "form", "day", "times")}
        for each in learner.due
    ]
    kept = {"format": FORMAT, "group": learner.group, "code": learner.code}
    return json.dumps({**kept, "rounds": rounds, "due": due}, separators=(",", ":"))


def _rounds(kept: str | None) -> tuple[Learner, tuple[Round, ...]] | None:
    """Whom an entry is of, without rounds, and all its rounds; None for what makes no sense."""
    entry = KEPT_LEARNER.read(kept)
    if entry is None or not is_code(entry.code):
        return None
    if entry.group != earlier_group_name(entry.group):
        return None
    due = tuple(Due(each.topic, each.law, each.form, each.day, each.times) for each in entry.due)
    rounds = tuple(
        Round(
            each.topic,
            each.moment,
            each.form,
            each.day,
            {slot: QuizAnswer(*answer) for slot, answer in each.answers.items()},
            each.time,
            each.lesson,
            each.seconds,
        )
        for each in entry.rounds
    )
    return Learner(group_name(entry.group), entry.code, due=due), rounds


def parse(kept: str | None) -> tuple[Learner, int] | None:
    """A learner as `text` wrote it, and how many rounds were left out; None for nonsense."""
    readable = _rounds(kept)
    if readable is None:
        return None
    whose, rounds = readable
    fitting: dict[tuple[str, str], Round] = {}
    for each in rounds:
        if not unfit(each):
            fitting.setdefault((each.topic, each.moment), each)
    return replace(whose, rounds=tuple(fitting.values())), len(rounds) - len(fitting)


def learner(store: Store, group: str, code: str) -> Learner | None:
    """The one with this code in this group; None if there is none."""
    parsed = parse(store.progress(_key(store, group, code)))
    return parsed[0] if parsed else None


def begin(store: Store, group: str, code: str) -> Learner:
    """A new learner with this code. Raises Full."""
    if len(store.progress_keys(PREFIX)) >= MOST:
        raise Full
    newcomer = Learner(group, code)
    keep(store, newcomer)
    return newcomer


def keep(store: Store, who: Learner) -> None:
    """Keep a learner who has a code. Rounds that `parse` leaves out stay where they are."""
    key = _key(store, who.group, who.code)
    before = _rounds(store.progress(key))
    strange = [each for each in before[1] if unfit(each)] if before else []
    rounds = (*who.rounds, *strange)[:MOST_ROUNDS]
    store.set_progress(key, text(replace(who, rounds=rounds)))


def learners(store: Store) -> tuple[list[Learner], int]:
    """All learners, in the order of groups and codes; and how many rounds were left out."""
    read = [parse(store.progress(key)) for key in store.progress_keys(PREFIX)]
    readable = [each for each in read if each is not None]
    everybody = sorted((who for who, _ in readable), key=lambda who: (who.group, who.code))
    return everybody, sum(left for _, left in readable)


def forget_all(store: Store) -> None:
    """Delete every learner and their progress in the lessons; the group's name stays."""
    store.forget(PREFIX, PLACES)


def group(store: Store) -> str:
    """The group that new learners belong to; empty: none was set."""
    return group_name(KEPT_GROUP.read(store.progress(GROUP)))


def set_group(store: Store, typed: str) -> None:
    """Learners from now on belong to this group."""
    name = group_name(typed)
    if name != group(store):
        store.set_progress(GROUP, name)


def computer(store: Store) -> str:
    """Eight random digits that tell this computer's results from another's; of nothing else.

    The first one is a letter, so that no spreadsheet takes them for a number.
    """
    kept = KEPT_COMPUTER.read(store.progress(COMPUTER))
    if not kept:
        drawn = os.urandom(4)
        kept = "abcdf"[drawn[0] % 5] + drawn.hex()[1:]
        store.set_progress(COMPUTER, kept)
    return kept
