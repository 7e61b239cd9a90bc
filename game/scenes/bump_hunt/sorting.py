"""The first step: a prediction, then ten collisions, one after another, and what they weigh."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from game.art.collision_picture import CollisionPicture, bends_left
from game.art.mass_histogram import HistogramChart
from game.art.menu.coach import CoachFace
from game.collisions.data import Collisions
from game.collisions.event import RecoParticle, invariant_mass, opposite, total
from game.collisions.histogram import binned
from game.collisions.windows import BY_ID, Window
from game.core.phrase import Phrase, literal, say
from game.progress.hunt_notebook import (
    TEN,
    HuntNotebook,
    day_wall,
    events_of,
    hunt_notebook,
    keep_hunt,
    lay_brick,
    next_visitor,
)
from game.scenes.base.scene import Pop, Transition
from game.scenes.bump_hunt.chart_screen import SMALL_CHART, ChartScreen, gev, place, read
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.parts import button, praise, round_button, spring, text, title
from game.ui.sizes import CHOICE, FACE, NOTE, QUESTION, READING
from game.ui.tabular import Line, Tabular
from game.ui.unread import Unread

HEAD: Final = Label("second", 22, bold=True)
ASK: Final = Label("text", 26, "left", bold=True)
WORDS: Final = Label("text", 20, "left")
MASS: Final = Label("yellow", 24, bold=True)
CELL: Final = Label("text", 20)
NAME: Final = Label("text", 20, bold=True)
DONE: Final = Label("text", 22)
DETECTOR: Final = (520.0, 520.0)
RANGES: Final = (60, 72, 84, 96, 108)
"""Lower edges in GeV of the ranges that can be predicted; each is as wide as the next is away."""
WIDE: Final = 12
EVEN: Final = "even"
FEW_BINS: Final = 30
COARSE: Final[Window] = BY_ID["z-muon"]._replace(bins=FEW_BINS)
"""Bins in which ten bricks make a pile."""
LETTERS: Final = "AB"


@dataclass(frozen=True, slots=True)
class AskedModel:
    """A collision whose two tracks are to be judged, or were."""

    number: int
    pair: tuple[RecoParticle, RecoParticle]
    judged: bool | None
    """Whether they were taken for a pair; None: not judged yet."""
    last: bool


def prediction() -> Node:
    """The question before the first collision."""
    ways = [
        button(f"range:{low}", range_phrase(str(low)), "outline", grow=1.0, most_h=CHOICE)
        for low in RANGES
    ]
    ways.append(button(f"range:{EVEN}", say("hunt-even"), "outline", grow=1.0, most_h=CHOICE))
    back = round_button("back", "back", say("back"))
    head = Row([back, text("heading", say("hunt-predict"), HEAD, grow=1.0)])
    return Column(
        [
            head,
            spring(),
            text("how", say("hunt-predict-how"), WORDS, most_w=READING),
            text("ask", say("hunt-predict-ask"), QUESTION),
            Choose(Grid(ways, columns=3), Column(ways), grow=1.0),
            spring(),
        ],
        gap=2 * GAP,
    )


def range_phrase(low: str) -> Phrase:
    """A range of masses, as it was predicted."""
    if not low.isdecimal():
        return say("hunt-even")
    return say("hunt-range", low=int(low), high=int(low) + WIDE)


def asked(model: AskedModel) -> Node:
    """The collision beside the question, or beside the sum."""
    back = round_button("back", "back", say("back"))
    heading = say("hunt-event", n=model.number, all=TEN)
    head = Row([back, text("heading", heading, HEAD, grow=1.0)])
    names = tuple(LETTERS) if model.judged is None else tuple(map(_plain, model.pair))
    art = CollisionPicture(model.pair, names)
    picture = Leaf(Spot("event", art, 0, 0, 0, 0, 2), natural=DETECTOR, grow=1.0)
    inside = _question() if model.judged is None else _sum(model, model.judged)
    wide = Row([picture, Column(inside, gap=2 * GAP)], even=True, gap=3 * GAP, grow=1.0)
    tall = Column([picture, *inside], gap=GAP, grow=1.0)
    return Column([head, Choose(wide, tall, grow=1.0)])


def _question() -> list[Node]:
    return [
        spring(),
        text("ask", say("hunt-ask"), ASK),
        text("how", say("hunt-how"), WORDS),
        button("pair", say("hunt-pair"), "outline", "check", grow=1.0, most_h=CHOICE),
        button("alike", say("hunt-alike"), "outline", "cross", grow=1.0, most_h=CHOICE),
        spring(),
    ]


def _sum(model: AskedModel, judged: bool) -> list[Node]:
    """What was answered, energies and momenta, and the brick."""
    pair = opposite(*model.pair)
    verdict = say(
        {
            (True, True): "hunt-yes-pair",
            (False, True): "hunt-but-pair",
            (False, False): "hunt-yes-alike",
            (True, False): "hunt-but-alike",
        }[judged, pair]
    )
    onward = button("next", say("hunt-to-wall" if model.last else "hunt-next"), "primary", "next")
    told: list[Node] = [text("verdict", verdict, WORDS)]
    if pair:
        mass = gev(invariant_mass(model.pair))
        told += [
            _table(model.pair),
            text("root", say("hunt-root"), NOTE),
            text("mass", say("hunt-mass", mass=mass), MASS),
        ]
    return [*told, place("histogram", SMALL_CHART), onward]


def _table(pair: Sequence[RecoParticle]) -> Node:
    heads = [text(f"head:{name}", say(f"hunt-{name}"), NOTE) for name in ("energy", "momentum")]
    lines = [Line([text("head:none", literal(" "), NOTE), *heads])]
    rows = [(literal(_plain(each)), each.vector) for each in pair]
    for n, (name, vector) in enumerate([*rows, (say("hunt-together"), total(pair))]):
        cells = [
            text(f"name:{n}", name, NAME),
            text(f"energy:{n}", gev(vector.energy), CELL, grow=1.0),
            text(f"momentum:{n}", gev(vector.momentum), CELL, grow=1.0),
        ]
        lines.append(Line(cells))
    return Tabular(lines, gap=GAP / 4)


def _plain(particle: RecoParticle) -> str:
    """The symbol of a lepton."""
    letter = "e" if particle.kind == "electron" else "μ"
    return letter + ("⁺" if particle.charge > 0 else "⁻")


def finished(said: Phrase, count: Phrase, few: Phrase, *, again: bool) -> Node:
    """The wall of ten, what was predicted, and the ways on."""
    face = Leaf(Spot("face", CoachFace("left", "happy"), 0, 0, 0, 0, 5), natural=FACE)
    words = [
        title(say("hunt-wall")),
        text("count", count, DONE),
        place("histogram"),
        text("said", said, DONE),
        text("few", few, DONE),
    ]
    ways = [
        button("on", say("hunt-many"), "primary", "next"),
        button("back", say("hunt-title"), icon="back"),
    ]
    if again:
        ways.insert(1, button("again", say("hunt-again"), "outline", "replay"))
    return praise(face, words, ways)


class SortScene(ChartScreen):
    """Asks for a prediction, then for each of ten collisions whether its leptons are a pair.

    Pops the step that is wanted next, if any.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.visited = services.policy is not None
        """Whether visitors of a kiosk sort: their bricks go onto the wall of the day."""
        self.notes: HuntNotebook = hunt_notebook(services.store, services.learner)
        if self.visited and not self.notes.prediction:
            self.notes = next_visitor(services.store, date.today())
        known = read()
        assert isinstance(known, Collisions)
        self.known = known
        self.shown = False
        """Whether the collision that was answered last still lies there, with its sum."""
        self.unread = Unread()
        self.focused = "pair" if self.notes.prediction else f"range:{RANGES[0]}"

    @property
    def pairs(self) -> list[tuple[RecoParticle, RecoParticle]]:
        """The ten collisions."""
        return [self.known.samples[name].pairs[n] for name, n in events_of(self.notes.slot)]

    @property
    def number(self) -> int:
        """Which collision lies there, from 1; 11: all are sorted."""
        return len(self.notes.answers) + (0 if self.shown else 1)

    def masses(self) -> list[float]:
        """Masses of the pairs so far."""
        seen = self.pairs[: len(self.notes.answers)]
        return [invariant_mass(pair) for pair in seen if opposite(*pair)]

    def charts(self) -> Mapping[str, HistogramChart]:
        """The bricks so far, and the range that was predicted."""
        masses, window = self.masses(), COARSE
        low = self.notes.prediction
        band = (float(low), float(low) + WIDE) if low.isdecimal() else None
        newest = opposite(*self.pairs[self.number - 1]) if self.shown else False
        last = window.bin_of(masses[-1]) if newest and masses else -1
        counts = binned(masses, window)
        return {
            "histogram": HistogramChart(
                counts, window.low, window.high, self.ticks(window), band=band, last=last
            )
        }

    def view(self) -> Node:
        """The prediction, a collision, or the wall."""
        if not self.notes.prediction:
            return prediction()
        number = self.number
        if number > TEN:
            masses = self.masses()
            count = say("hunt-count", n=len(masses), aside=TEN - len(masses))
            who = self.services.learner
            return finished(
                self._said(masses), count, self._few(), again=who is None or not who.code
            )
        self.unread.ask((number, self.shown))
        judged = self.notes.answers[-1] if self.shown else None
        return asked(AskedModel(number, self.pairs[number - 1], judged, number == TEN))

    def _few(self) -> Phrase:
        """What ten are worth; in a kiosk, what the visitors of the day have found together."""
        if self.visited:
            wall = day_wall(self.services.store, date.today())
            return say("hunt-day", n=sum(wall.counts))
        return say("hunt-few")

    def _said(self, masses: Sequence[float]) -> Phrase:
        """What was predicted, and how many bricks lie there."""
        low = self.notes.prediction
        if not low.isdecimal():
            return say("hunt-said-even")
        inside = sum(int(low) <= mass < int(low) + WIDE for mass in masses)
        return say("hunt-said", range=range_phrase(low), n=inside, all=len(masses))

    def aloud(self) -> Iterable[Phrase]:
        """What is written, and how the tracks bend for who does not see them."""
        yield from super().aloud()
        if self.notes.prediction and not self.shown and self.number <= TEN:
            for name, particle in zip(LETTERS, self.pairs[self.number - 1], strict=True):
                key = "hunt-bends-left" if bends_left(particle) else "hunt-bends-right"
                yield say(key, name=name)

    def update(self, dt: float) -> Transition:
        """A question becomes one that was read."""
        self.unread.pass_time(dt)
        return super().update(dt)

    def chosen(self, spot: Spot) -> Transition:
        """A prediction, an answer, on, or away."""
        kind, _, rest = spot.id.partition(":")
        match kind:
            case "back":
                return Pop()
            case "on":
                return Pop("peaks")
            case "range":
                self._keep(replace(self.notes, prediction=rest))
                self.focused = "pair"
            case "pair" | "alike" if not self.unread:
                self._judge(pair=kind == "pair")
            case "next":
                self.shown, self.focused = False, "pair" if self.number < TEN else "on"
            case "again":
                again = self.notes.again()
                if self.visited:
                    again = next_visitor(self.services.store, date.today())
                self._keep(again)
                self.focused = f"range:{RANGES[0]}"
        self.layout()
        return None

    def _judge(self, *, pair: bool) -> None:
        right = pair == opposite(*self.pairs[self.number - 1])
        notes = self.notes.with_answer(pair=pair)
        self._keep(notes.with_done("sort") if len(notes.answers) == TEN else notes)
        if self.visited and opposite(*self.pairs[len(notes.answers) - 1]):
            lay_brick(self.services.store, date.today(), self.masses()[-1])
        self.shown, self.focused = True, "next"
        self.services.sound.play("good" if right else "focus")

    def _keep(self, notes: HuntNotebook) -> None:
        self.notes = notes
        keep_hunt(self.services.store, notes, self.services.learner)
