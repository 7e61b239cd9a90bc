"""A learner: a code in a group, the rounds so far, and what comes back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Final, Literal, NamedTuple, get_args

from game.core.rng import Rng
from tutorial.items.bank import FORMS, PAIRS, Form, Item, is_there, read_topic

# --- rounds ---------------------------------------------------------------------------------------
# A round: one form of a topic's items and half of its transfer items, answered once: before the
# lesson, after it, or at least a week later.


Moment = Literal["before", "after", "later"]
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)
LessonState = Literal["", "new", "begun", "finished"]
"""State of a learner's lesson when a round begins; empty: unknown."""
NextStep = Literal["before", "lesson", "after", "wait", "later", "done"]
"""Next step of a learner about a topic: a round, the lesson, or waiting for the last round."""
WAIT: Final = 7
"""Days between the round after a lesson and the delayed one."""
FAST: Final = 2.0
"""Seconds: too few to read a question and its choices."""
HASTY: Final = 0.25
"""A round is marked as fast if so large a share of its answers was given in less than `FAST`.

Answers as fast as this are guesses: S. L. Wise and X. Kong, Applied Measurement in Education 18
(2005) 163. Leaving out whole rounds needs a share of the answers: they use a tenth."""
LINE: Final = 6
"""So many answers and more, all of them at the same place, are a straight line. By chance, one
learner in a thousand gives one."""

Flag = Literal["fast", "straight"]
"""A sign that a round was clicked through."""


class QuizAnswer(NamedTuple):
    """Choice of a learner. Nothing chosen: "I do not know"."""

    choice: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """Immutable; right or wrong is not in it but follows from the item bank."""

    topic: str
    moment: Moment
    form: Form
    """Of the parallel forms."""
    day: str
    """YYYY-MM-DD."""
    answers: Mapping[str, QuizAnswer]
    """By `Item.slot`: one for each law of the topic, then those of the transfer items."""
    time: str = ""
    """When the round began, HH:MM; empty in rounds of an earlier version."""
    lesson: LessonState = ""
    """Of this learner, when the round began."""
    seconds: Mapping[str, float] = field(default_factory=dict)
    """By `Item.slot`; empty in rounds of an earlier version."""

    @property
    def items(self) -> tuple[Item, ...]:
        """The items that were asked. Raises BadBank."""
        extra = [slot.removesuffix(":c") for slot in self.answers if slot.endswith(":c")]
        return items(self.topic, self.form, extra)

    @property
    def score(self) -> int:
        """Number of right answers."""
        return sum(right for _, right in self.judged())

    @property
    def missed(self) -> tuple[str, ...]:
        """The laws with a wrong answer, in the order of the topic."""
        wrong = {item.law for item, right in self.judged() if not right}
        return tuple(item.law for item in items(self.topic, self.form) if item.law in wrong)

    def judged(self) -> Iterator[tuple[Item, bool]]:
        """Each item, and whether it was answered rightly."""
        for item in self.items:
            yield item, is_right(item, self.answers[item.slot])

    def flags(self, seed: str) -> frozenset[Flag]:
        """Signs that the learner with this seed clicked through the round."""
        found: set[Flag] = set()
        chosen = [item for item in self.items if self.answers[item.slot].choice]
        fast = [item for item in chosen if 0 < self.seconds.get(item.slot, 0.0) < FAST]
        if fast and len(fast) >= HASTY * len(self.items):
            found.add("fast")
        at = [
            places(item.choices, seed, item.key).index(self.answers[item.slot].choice)
            for item in chosen
        ]
        if len(at) >= LINE and len(set(at)) == 1:
            found.add("straight")
        return frozenset(found)


def items(topic: str, form: Form, extra: Iterable[str] = ()) -> tuple[Item, ...]:
    """The items of a round: those of a form, then the transfer items of the ``extra`` laws.

    Laws without a transfer item are left out. Raises BadBank.
    """
    bank = read_topic(topic)
    laws = set(extra)
    return (*bank.form(form), *(item for item in bank.transfer if item.law in laws))


def is_right(item: Item, answer: QuizAnswer) -> bool:
    """True if the answer is right and, where it is asked for, the reason too."""
    return answer.choice == item.right and (
        item.reason is None or answer.reason == item.reason.right
    )


def first_form(seed: str, topic: str) -> Form:
    """Form for a learner before the lesson; the other one is for after it.

    ``seed``: the learner's code. The draw halves a class, so forms of unlike difficulty cancel out.
    """
    return Rng(seed, f"first form of {topic}").pick(FORMS)


def other(form: Form) -> Form:
    """The parallel one."""
    return "b" if form == "a" else "a"


def form_at(moment: Moment, seed: str, topic: str) -> Form:
    """The form of a round. The delayed one asks again what was asked before the lesson."""
    first = first_form(seed, topic)
    return other(first) if moment == "after" else first


def transfer_at(moment: Moment, seed: str, topic: str) -> tuple[str, ...]:
    """The laws whose transfer items a learner gets: one half after the lesson, the other else."""
    laws = [item.law for item in read_topic(topic).transfer]
    Rng(seed, f"transfer of {topic}").shuffle(laws)
    half = len(laws) // 2
    return tuple(laws[half : 2 * half] if moment == "after" else laws[:half])


def round_items(moment: Moment, seed: str, topic: str) -> tuple[Item, ...]:
    """The items that a learner is asked at a moment."""
    return items(topic, form_at(moment, seed, topic), transfer_at(moment, seed, topic))


def places(choices: tuple[str, ...], seed: str, key: str) -> tuple[str, ...]:
    """The choices of a question (by its text key) in the order in which this learner sees them."""
    order = list(choices)
    Rng(seed, key).shuffle(order)
    return tuple(order)


def unfit(finished: Round) -> str:
    """Reason why a round is none of the items that there are now; empty: it is."""
    if not is_there(finished.topic):
        return f"there are no items about {finished.topic[:40]!r}"
    try:
        date.fromisoformat(finished.day)
    except ValueError:
        return f"{finished.day[:40]!r} is no day such as 2026-01-31"
    asked = {item.slot: item for item in finished.items}
    for slot in asked.keys() ^ finished.answers.keys():
        return f"{finished.topic} asks {'no' if slot in finished.answers else 'also'} {slot[:40]!r}"
    for slot, answer in finished.answers.items():
        item = asked[slot]
        if answer.choice not in ("", *item.choices):
            return f"{item.key} has no choice {answer.choice[:40]!r}"
        if answer.reason not in ("", *(item.reason.choices if item.reason else ())):
            return f"{item.key} has no reason {answer.reason[:40]!r}"
    return ""


# --- spacing --------------------------------------------------------------------------------------
# What was missed comes back, spaced: the next day, and once that went well a week later.
#
# Practice that is spread over days lasts longer than the same at one sitting: N. J. Cepeda et
# al., Psychological Bulletin 132 (2006) 354.


GAPS: Final = (1, 7)
"""Days until a missed item comes back; after the last of them it stays away."""
AT_ONCE = 3
"""So many come first, next time."""
MOST = 40
"""Kept of a learner, the newest."""


@dataclass(frozen=True, slots=True)
class Due:
    """An item that comes back."""

    topic: str
    law: str
    form: Form
    """Form to ask next: that of the round after the lesson, whose answers may be told. The other
    form is kept for the delayed round."""
    day: str
    """From then on, YYYY-MM-DD."""
    times: int = 0
    """Number of times that it came back and went well."""

    @property
    def item(self) -> Item | None:
        """Item to ask; None if the bank has it no more."""
        pair = read_topic(self.topic).pair(self.law) if is_there(self.topic) else None
        return pair.item(self.form) if pair is not None else None


def _later(today: date, gap: int) -> str:
    return (today + timedelta(days=gap)).isoformat()


def with_missed(due: Sequence[Due], finished: Round, today: date) -> tuple[Due, ...]:
    """Due items: an item missed after the lesson comes back."""
    if finished.moment != "after":
        return tuple(due)
    kept = [each for each in due if each.topic != finished.topic]
    day = _later(today, GAPS[0])
    new = [Due(finished.topic, law, finished.form, day) for law in finished.missed]
    return tuple([*kept, *new][-MOST:])


def now(due: Iterable[Due], today: date) -> list[Due]:
    """Items for today: those that have waited longest, `AT_ONCE` of them."""
    ready = [each for each in due if each.day <= today.isoformat() and each.item is not None]
    return sorted(ready, key=lambda each: each.day)[:AT_ONCE]


def after(due: Sequence[Due], asked: Due, today: date, *, right: bool) -> tuple[Due, ...]:
    """It was asked again: it comes back later, or the next day, or no more."""
    rest = [each for each in due if each != asked]
    times = asked.times + 1 if right else 0
    if times < len(GAPS):
        day = _later(today, GAPS[times])
        rest.append(replace(asked, day=day, times=times))
    return tuple(rest)


# --- learner --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Learner:
    """Immutable. Without a code nothing is kept of the learner."""

    group: str = ""
    """As the teacher called it; may be empty."""
    code: str = ""
    """As `tutorial.quiz.sheet.written` makes it; empty: none."""
    rounds: tuple[Round, ...] = ()
    due: tuple[Due, ...] = ()
    draw: str = ""
    """Seed if there is no code."""

    @property
    def seed(self) -> str:
        """Seed of forms and places of choices: the same each time for a code."""
        return self.code or self.draw

    def round(self, topic: str, moment: Moment) -> Round | None:
        """The one before or after a lesson, if it was made."""
        fitting = (each for each in self.rounds if (each.topic, each.moment) == (topic, moment))
        return next(fitting, None)

    def next_step(
        self, topic: str, lesson: LessonState = "", today: date | None = None
    ) -> NextStep:
        """Next step about a topic.

        "Before" is open only until the lesson begins, "after" only once it is finished.
        ``lesson``: how far the learner is in it. ``today``: None, where no delayed round is due.
        """
        before, after = self.round(topic, "before"), self.round(topic, "after")
        if before is None and after is None and lesson in ("", "new"):
            return "before"
        if after is None:
            return "after" if lesson in ("", "finished") else "lesson"
        if self.round(topic, "later") is not None or before is None:
            return "done"
        due = today is not None and _later(date.fromisoformat(after.day), WAIT) <= today.isoformat()
        return "later" if due else "wait"

    def items(self, topic: str, moment: Moment) -> tuple[Item, ...]:
        """The items of this learner's round: as many as in the one before, if there was one."""
        before = self.round(topic, "before")
        if before is not None and moment != "before" and len(before.answers) == PAIRS:
            return items(topic, form_at(moment, self.seed, topic))
        return round_items(moment, self.seed, topic)

    def with_round(self, finished: Round, today: date) -> Learner:
        """One more; what was missed comes back."""
        due = with_missed(self.due, finished, today)
        return replace(self, rounds=(*self.rounds, finished), due=due)

    def with_due(self, due: tuple[Due, ...]) -> Learner:
        """With other items that come back."""
        return replace(self, due=due)


class Paired(NamedTuple):
    """Two rounds of one learner about one topic."""

    learner: Learner
    before: Round
    after: Round
    """Or the delayed one."""

    @property
    def flagged(self) -> bool:
        """True if one of the two looks clicked through."""
        return any(each.flags(self.learner.seed) for each in (self.before, self.after))


def pairs(
    learners: Iterable[Learner],
    topic: str,
    *,
    then: Moment = "after",
    without_flagged: bool = False,
) -> list[Paired]:
    """All learners who did the round before and the one ``then``, if it has as many items."""
    triples = ((each, each.round(topic, "before"), each.round(topic, then)) for each in learners)
    paired = [
        Paired(who, before, after)
        for who, before, after in triples
        if before and after and len(before.answers) == len(after.answers)
    ]
    return [pair for pair in paired if not (without_flagged and pair.flagged)]
