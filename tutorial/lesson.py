"""Lessons: chapters of steps, each of which says one thing and waits for one real act."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.contract import AnyMove, Seat, move_text
from game.core.rng import Rng

# --- experiments ----------------------------------------------------------------------------------
# Experiments of a lesson: many throws at once, by the dice of the rules, counted in bars.


NOWHERE = -1
"""Bar of a throw that no bar counts."""

Throw = Callable[[Rng, int], int]
"""One throw, given its number from 0: which bar counts it, or `NOWHERE`."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One outcome, or one place at which is counted. Chances are from 0 to 1."""

    name: str
    """Ends the text key ``<lesson>-<chapter>-<text>-<name>`` of its step."""
    printed: float | None = None
    """Its chance by the dice of the game; None: there is none."""
    nature: float | None = None
    """Its chance in nature, with its source beside it; None: not asked here."""
    particles: tuple[int, ...] = ()
    """Particle ids, whose symbols are its name then."""
    figure: str = ""
    """A number with a unit that is its name then, the same in all languages."""


@dataclass(frozen=True, slots=True)
class Experiment:
    """Series of throws, and the bars that count them."""

    bars: tuple[Bar, ...]
    throw: Throw
    batch: int = 100
    """Throws at each start."""
    apart: bool = False
    """Each bar has its own share of the throws, and its chance is one of those alone."""
    top: float = 1.0
    """The share of the throws at which a bar is full."""
    curve: tuple[float, ...] = ()
    """Chances at even distances from the first bar to the last: a line through nature's."""


class LessonSeries:
    """Throws of one experiment, one after another; equal seeds give equal throws."""

    def __init__(self, experiment: Experiment, seed: str) -> None:
        self.experiment = experiment
        self.thrown = 0
        self.counts = [0] * len(experiment.bars)
        """Count of each bar."""
        self._rng = Rng(seed, "experiment")

    def go_on(self, throws: int) -> None:
        """Throw so many times more."""
        for _ in range(throws):
            bar = self.experiment.throw(self._rng, self.thrown)
            self.thrown += 1
            if bar != NOWHERE:
                self.counts[bar] += 1

    def share(self, bar: int) -> float:
        """Share of the throws, of its own where bars stand `Experiment.apart`."""
        all_of_them = self.thrown
        if self.experiment.apart:
            all_of_them //= len(self.counts)
        return self.counts[bar] / all_of_them if all_of_them else 0.0


# --- lesson ---------------------------------------------------------------------------------------


Allow = Callable[[Any, Any], bool]
"""Test of a move (second) in the learner's view (first): true if it is what was asked for."""

Find = Callable[[object], tuple[str, ...]]
"""Spots to look at in the learner's view."""

Turns = Callable[[Any, Any], int]
"""Number of turns of the learner between two views: the earlier one first."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A position that can be had again at any time: a deal by its seed, and moves from there."""

    seed: str
    opening: tuple[str, ...] = ()
    """Moves in their written form."""
    options: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Try:
    """One thing that the learner may try at a step, and see what comes of it.

    A try is a move of the rules, or a ``spot`` with which the rules let nothing happen: to see that
    nothing happens is a result, too.
    """

    name: str
    """Ends the text key ``<lesson>-<chapter>-<text>-<name>``: what was seen."""
    move: str = ""
    """The written form of the move; empty: nothing happens."""
    fits: Allow | None = None
    """Other moves that are the same try; None: only the move itself."""
    spot: str = ""
    """The spot that is touched in vain."""
    after: str = ""
    """The spot that is picked before that; empty: it may be touched at any time."""
    replies: tuple[str, ...] = ()
    """Moves of the other seats that follow, as in a step."""
    point: tuple[str, ...] = ()
    """Spots that stay lit while its result is read; none named: those of the step."""


@dataclass(frozen=True, slots=True)
class Step:
    """One text, and what it waits for.

    A step with an ``answer`` waits for that move of the learner, one with ``choices`` for the right
    one of them, or for any if none is right: a prediction. One with ``free`` waits for so many
    turns, one with an ``experiment`` for its start; any other is read and left by Next.

    A step with ``tries`` is an open one: the learner chooses what to try. Each try is answered with
    what was seen, and taken back as long as more tries are needed.
    """

    text: str
    """Ends the text key ``<lesson>-<chapter>-<text>``: at most 25 words."""
    point: tuple[str, ...] = ()
    """Spots that stay lit while the rest is dimmed. None named: those of the answer."""
    find: Find | None = None
    """Instead of `point`: the spots, where they depend on what the learner did before."""
    answer: str = ""
    """The written form of the move that is wanted: also what "Show me" and the tests play."""
    allow: Allow | None = None
    """Other moves that do as well; None: only the answer itself."""
    wrong: str = ""
    """Ends the text key that says why another legal try is not it, for the time being."""
    replies: tuple[str, ...] = ()
    """Moves of the other seats (and forced steps of the own) that follow, written, in order."""
    tries: tuple[Try, ...] = ()
    """Things that may be tried; the answer is one of them."""
    need: int = 1
    """So many different tries lead on. Between them ``<lesson>-<chapter>-<text>-more`` asks for
    another one."""
    must: str = ""
    """Name of the try without which the step does not lead on; empty: any will do."""
    tests: str = ""
    """The text of a prediction of this chapter that is tested by what happens here."""
    hold: str = ""
    """A kind of event: what the step before set off is shown up to there, and held while this one
    is read. In a step with tries: what a try sets off."""
    deal: Deal | None = None
    """The step begins at a position of its own."""
    choices: tuple[str, ...] = ()
    """A question: ends of the text keys ``<lesson>-<chapter>-<text>-<choice>``."""
    right: str = ""
    """The right choice, with its reason in ``<lesson>-<chapter>-<text>-<choice>-why``, except where
    the learner `states` the law. ``<lesson>-<chapter>-<text>-why`` says why the others are not.

    Empty: no choice is judged. The expectation is kept, and shown again by ``recalls``."""
    truth: str = ""
    """The choice of a prediction that turns out to be true, shown where it is recalled."""
    each: bool = False
    """Each other choice is answered for itself, with what the idea behind it would mean:
    ``<lesson>-<chapter>-<text>-<choice>-why``."""
    recalls: str = ""
    """The text of a prediction of this chapter: what the learner expected is shown again."""
    states: bool = False
    """A question whose choices are parts of the law: the learner puts it together."""
    law: bool = False
    """It says the law of the lesson as physicists do, ``<lesson>-law``, instead of its own text."""
    experiment: Experiment | None = None
    """Many throws at once, as a chart. ``<lesson>-<chapter>-<text>-chart`` is its title."""
    chart: bool = False
    """The chart of the experiment of the previous step is still shown."""
    free: int = 0
    """So many turns of free play against *Visitor*."""

    @property
    def acts(self) -> bool:
        """True if it waits for a move."""
        return bool(self.answer or self.free)

    @property
    def predicts(self) -> bool:
        """True if it asks for a prediction."""
        return bool(self.choices) and not self.right

    @property
    def only_read(self) -> bool:
        """True if there is nothing to do but to read it."""
        return not (self.acts or self.choices or self.experiment)

    def accepts(self, view: object, move: AnyMove) -> bool:
        """True if this move is what the step waits for."""
        if move_text(move) == self.answer or self.try_of(view, move) is not None:
            return True
        return self.allow is not None and self.allow(view, move)

    def try_of(self, view: object, move: AnyMove) -> Try | None:
        """The try that this move is; None where it is none of them."""
        written = move_text(move)
        for each in self.tries:
            if each.move and (written == each.move or (each.fits and each.fits(view, move))):
                return each
        return None

    def in_vain(self, spot: str, picked: str = "") -> Try | None:
        """The try of a spot with which nothing happens, with another one picked before or not."""
        for each in self.tries:
            if each.spot == spot and each.after in ("", picked):
                return each
        return None

    @property
    def open(self) -> bool:
        """True if more than one thing may be tried, each with its own answer."""
        return len(self.tries) > 1

    @property
    def judged(self) -> bool:
        """True if the first answer to it counts."""
        return bool(self.right)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A few steps with one idea."""

    id: str
    """Ends the text key of its title: ``<lesson>-<chapter>-title``."""
    deal: Deal
    """Its first position."""
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson for one game; the learner sits in `seat`."""

    id: str
    """Begins all its text keys; names its file of texts up to the first hyphen."""
    game: str
    chapters: tuple[Chapter, ...]
    seats: int = 2
    seat: Seat = 0
    options: Mapping[str, int] = field(default_factory=dict)
    """Of a whole game of what is taught here."""
    turns: Turns | None = None
    """Counts the learner's turns, for free play; None: each ends when another seat moves."""
    minutes: int = 0
    """Minutes for a learner who reads all; 0: not measured."""
    meets: tuple[str, ...] = ()
    """Rows and columns of the chart of forces that it teaches: ``game.scenes.codex.forces``."""
    names_forces: bool = True
    """False if the forces that it meets have no name yet: its worksheet asks for none."""
    vertices: bool = False
    """True if it draws Feynman vertices, so that its worksheet can ask for some."""
    nuclei: bool = False
    """True if it fuses nuclei, so that its worksheet asks for their protons and neutrons."""
    law: bool = False
    """True if it has one law of nature as its point, in one sentence: ``<lesson>-law``."""
    prelude: bool = False
    """True for a first minute: it comes once before the first game, and leads into that game."""
