"""The third step: a bump among the four leptons, and how often chance alone would make one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from game.art.mass_histogram import HistogramChart
from game.collisions.data import Collisions
from game.collisions.histogram import binned
from game.collisions.significance import (
    BUMP,
    CHANNEL,
    DAY,
    DISCOVERY,
    LATER,
    Expectation,
    Throw,
    chance,
    expectation,
    sigmas,
    throw,
)
from game.collisions.windows import FOUR
from game.core.phrase import Phrase, day, figure, say
from game.core.rng import Rng
from game.progress.hunt_notebook import hunt_notebook, keep_hunt
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.bump_hunt.chart_screen import ChartScreen, place, read
from game.services import Services
from game.tables.pictures import Button, Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.measure import GAP
from game.ui.parts import Kind, button, round_button, text
from game.ui.sizes import NOTE, SMALL_CHART

HEAD: Final = Label("second", 22, bold=True)
FOUND: Final = Label("yellow", 21, "left", bold=True)
WORDS: Final = Label("text", 19, "left")
SOME: Final = (10, 50)
THROWS: Final = (1, 10, 1000)
MOST: Final = 20
"""Events in the bump up to which throws are counted; more are with the last column."""
EACH: Final = 40
"""Throws a frame."""


@dataclass(frozen=True, slots=True)
class ChanceModel:
    """Everything that the page shows but the columns."""

    count: int
    """Events of four leptons that are looked at."""
    all: int
    expected: Expectation
    thrown: int
    here: int
    """Throws in which chance made such a bump at this place."""
    anywhere: int
    """The same for any place."""

    @property
    def verdict(self) -> bool:
        """True where all events are looked at and the throws tell something."""
        return self.count == self.all and self.thrown >= THROWS[-1]


def view(model: ChanceModel) -> Node:
    """The events above, the throws below; what both say, and the buttons."""
    back = round_button("back", "back", say("back"))
    head = Row([back, text("heading", say("hunt-chance"), HEAD, grow=1.0)])
    charts = Column(
        [
            place("histogram", SMALL_CHART),
            text("seen", _seen(model), WORDS),
            place("throws", SMALL_CHART, 0.7),
        ],
        grow=1.0,
    )
    side = Column([*_buttons(model), *_told(model)], gap=GAP)
    wide = Row([charts, side], parts=(0.52, 0.48), gap=3 * GAP, grow=1.0)
    tall = Column([charts, *_told(model), *_buttons(model)], grow=1.0)
    return Column([head, Choose(wide, tall, grow=1.0)])


def _seen(model: ChanceModel) -> Phrase:
    return say(
        "hunt-seen",
        low=round(BUMP[0]),
        high=round(BUMP[1]),
        n=model.expected.seen,
        background=figure(f"{model.expected.background:.1f}"),
    )


def _buttons(model: ChanceModel) -> list[Node]:
    events = [
        _number("events", n, "outline" if n == model.count else "ghost") for n in (*SOME, model.all)
    ]
    next_ = model.count == model.all and not model.verdict
    throws = [
        _number("throw", n, "primary" if next_ and n == THROWS[-1] else "ghost") for n in THROWS
    ]
    ways: list[Node] = [
        Row([text("events", say("hunt-events-how-many"), NOTE), Row(events, even=True, grow=1.0)]),
        Row([text("throw", say("hunt-throws-how-many"), NOTE), Row(throws, even=True, grow=1.0)]),
    ]
    if not model.thrown:
        ways.append(button("four", say("hunt-four-look"), icon="eye"))
    if model.verdict:
        ways.append(button("on", say("hunt-to-decays"), "primary", "next"))
    return ways


def _number(what: str, n: int, kind: Kind) -> Leaf:
    """A button with a number on it; its name says of what."""
    shown, spoken = say("hunt-number", n=n), say(f"hunt-{what}", n=n)
    return Leaf(Spot(f"{what}:{n}", Button(kind), 0, 0, 0, 0, 10, shown, spoken), grow=1.0)


def _told(model: ChanceModel) -> list[Node]:
    """The result of the throws; at the end that of CMS."""
    if not model.thrown:
        return [text("how", say("hunt-chance-how"), WORDS)]
    here = say("hunt-here", n=model.expected.seen, times=model.here, all=model.thrown)
    told = [text("here", here, FOUND)]
    if not model.verdict:
        more = "hunt-look-at-all" if model.count < model.all else "hunt-throw-more"
        return [*told, text("more", say(more), WORDS)]
    probability = chance(model.expected)
    formula = say(
        "hunt-sigma",
        sigma=figure(f"{sigmas(probability):.1f}"),
        one=round(1 / probability),
        five=figure(f"{DISCOVERY:.0f}"),
    )
    elsewhere = say("hunt-elsewhere", times=model.anywhere, all=model.thrown)
    published = say(
        "hunt-published",
        day=day(DAY),
        five=figure(f"{DISCOVERY:.1f}"),
        channel=figure(f"{CHANNEL:.1f}"),
        later=figure(f"{LATER:.1f}"),
    )
    return [
        *told,
        text("formula", formula, WORDS),
        text("elsewhere", elsewhere, WORDS),
        text("published", published, WORDS),
    ]


class ChanceScene(ChartScreen):
    """Events are added, the background is thrown by a seed: everybody sees the same throws.

    Pops the step that is wanted next, if any.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        known = read()
        assert isinstance(known, Collisions)
        self.masses = [event.mass for event in known.four]
        self.count = SOME[0]
        self.throws: list[Throw] = []
        self.wanted = 0
        """Throws that are to be made in the end."""
        self.rng = Rng("bump", "throws")
        self.focused = f"events:{SOME[0]}"

    @property
    def expected(self) -> Expectation:
        """Of the events that are looked at."""
        return expectation(self.masses[: self.count], self.masses)

    def model(self) -> ChanceModel:
        """The state of the page."""
        expected = self.expected
        return ChanceModel(
            self.count,
            len(self.masses),
            expected,
            len(self.throws),
            sum(each.here >= expected.seen for each in self.throws),
            sum(each.best >= expected.seen for each in self.throws),
        )

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def charts(self) -> Mapping[str, HistogramChart]:
        """The masses with the range of the bump; how often chance made so many there."""
        events = HistogramChart(
            binned(self.masses[: self.count], FOUR),
            FOUR.low,
            FOUR.high,
            self.ticks(FOUR),
            band=BUMP,
        )
        counts = [0] * (MOST + 1)
        for each in self.throws:
            counts[min(MOST, each.here)] += 1
        numbers = [(n + 0.5, str(n)) for n in range(0, MOST + 1, 5)]
        seen = self.expected.seen + 0.5
        note = self.services.text.say(say("hunt-throws", n=len(self.throws)))
        throws = HistogramChart(counts, 0.0, MOST + 1.0, numbers, note, mark=seen)
        return {"histogram": events, "throws": throws}

    def aloud(self) -> Iterable[Phrase]:
        """All words, and the number of throws."""
        yield from super().aloud()
        yield say("hunt-throws", n=len(self.throws))

    def chosen(self, spot: Spot) -> Transition:
        """More events, more throws, on, or away."""
        kind, _, rest = spot.id.partition(":")
        match kind:
            case "back":
                return Pop()
            case "on":
                return Pop("decays")
            case "four":
                return Push(routes.HuntFour())
            case "events":
                self.count, self.throws, self.wanted = int(rest), [], 0
                self.rng = Rng("bump", "throws")
            case "throw":
                self.wanted = len(self.throws) + int(rest)
                if self.unmoved:
                    self.throw(int(rest))
        self.layout()
        return None

    def update(self, dt: float) -> Transition:
        """The background is thrown, some times a frame."""
        if len(self.throws) < self.wanted:
            self.throw(min(EACH, self.wanted - len(self.throws)))
        return super().update(dt)

    def throw(self, times: int) -> None:
        """Throw the background so many times more."""
        expected = self.expected
        self.throws += [throw(expected, self.rng) for _ in range(times)]
        self.dirty = True
        if len(self.throws) < self.wanted:
            return
        self.services.sound.play("die")
        if self.model().verdict:
            notes = hunt_notebook(self.services.store, self.services.learner)
            keep_hunt(self.services.store, notes.with_done("chance"), self.services.learner)
            self.focused = "on"
        if hasattr(self, "viewport"):
            self.layout()
