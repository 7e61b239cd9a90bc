"""The first step: a prediction, then ten collisions, one after another, and what they weigh."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from game.art.collision_picture import bends_left
from game.art.mass_histogram import HistogramChart
from game.collisions.data import Collisions
from game.collisions.event import RecoParticle, invariant_mass, opposite
from game.collisions.histogram import binned
from game.core.phrase import Phrase, say
from game.progress.hunt_notebook import (
    DAY_WINDOW,
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
from game.scenes.bump_hunt.chart_screen import ChartScreen, read
from game.scenes.bump_hunt.sorting_pages import (
    LETTERS,
    RANGES,
    WIDE,
    AskedModel,
    asked,
    finished,
    prediction,
    range_phrase,
)
from game.services import Services
from game.tables.table import Spot
from game.ui.layout import Node


class SortScene(ChartScreen):
    """Asks for a prediction, then for each of ten collisions whether its leptons are a pair.

    Pops the step that is wanted next, if any.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.visited = services.policy is not None
        """True for visitors of a kiosk: their bricks go onto the wall of the day."""
        self.notes: HuntNotebook = hunt_notebook(services.store, services.learner)
        if self.visited and not self.notes.prediction:
            self.notes = next_visitor(services.store, date.today())
        known = read()
        assert isinstance(known, Collisions)
        self.known = known
        self.shown = False
        """True while the collision that was answered last is shown with its sum."""
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
        masses, window = self.masses(), DAY_WINDOW
        low = self.notes.prediction
        band = (float(low), float(low) + WIDE) if low.isdecimal() else None
        newest = opposite(*self.pairs[self.number - 1]) if self.shown else False
        last = window.bin_of(masses[-1]) if newest and masses else -1
        counts = binned(masses, window)
        return {
            "histogram": HistogramChart(
                counts,
                window.low,
                window.high,
                self.ticks(window),
                band=band,
                band_name=self.services.text.say(say("hunt-guess")),
                last=last,
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
        """The value of ten bricks; in a kiosk, the bricks of all visitors of the day."""
        if self.visited:
            wall = day_wall(self.services.store, date.today())
            return say("hunt-day", n=sum(wall.counts))
        return say("hunt-few")

    def _said(self, masses: Sequence[float]) -> Phrase:
        """The prediction, and the number of bricks there."""
        low = self.notes.prediction
        if not low.isdecimal():
            return say("hunt-said-even")
        inside = sum(int(low) <= mass < int(low) + WIDE for mass in masses)
        return say("hunt-said", range=range_phrase(low), n=inside, all=len(masses))

    def aloud(self) -> Iterable[Phrase]:
        """All words, and the bend of each track for a person who does not see it."""
        yield from super().aloud()
        if self.notes.prediction and not self.shown and self.number <= TEN:
            for name, particle in zip(LETTERS, self.pairs[self.number - 1], strict=True):
                key = "hunt-bends-left" if bends_left(particle) else "hunt-bends-right"
                yield say(key, name=name)

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
