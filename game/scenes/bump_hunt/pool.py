"""The wall of a class: the bricks of all its learners together."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.art.mass_histogram import HistogramChart
from game.collisions.data import Collisions
from game.collisions.histogram import Fit, binned, fit
from game.core.phrase import Phrase, say
from game.progress import learners
from game.progress.hunt_notebook import DAY_WINDOW, Sorted, pool, sorted_events
from game.scenes.base.scene import Pop, Transition
from game.scenes.bump_hunt.chart_screen import ChartScreen, gev, place, read
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.layout import Column, Node
from game.ui.measure import GAP
from game.ui.parts import ends, foot_button, text, title
from game.ui.sizes import CHART

COUNT: Final = Label("text", 24, bold=True)
FOUND: Final = Label("yellow", 24, bold=True)
WHY: Final = Label("second", 20)


@dataclass(frozen=True, slots=True)
class PoolModel:
    """Words of the page."""

    count: Phrase
    line: Phrase
    found: bool


def view(model: PoolModel) -> Node:
    """The wall, how many laid it, and its peak."""
    return Column(
        [
            title(say("hunt-pool")),
            text("count", model.count, COUNT),
            place("histogram", CHART),
            text("found", model.line, FOUND if model.found else WHY),
            text("why", say("hunt-pool-why"), WHY),
            ends(foot_button("back", say("back"), "primary", "back")),
        ],
        gap=2 * GAP,
    )


class PoolScene(ChartScreen):
    """Shows no codes: a class may look at it together."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        known = read()
        self.learners = 0
        self.sorted: list[Sorted] = []
        if isinstance(known, Collisions):
            begun = pool(services.store, learners.group(services.store))
            self.learners = len(begun)
            self.sorted = [each for *_, pages in begun for each in sorted_events(known, pages)]
        self.counts = binned([each.mass for each in self.sorted if each.pair], DAY_WINDOW)
        self.fitted: Fit | None = fit(self.counts, DAY_WINDOW)
        self.focused = "back"

    def view(self) -> Node:
        """The page for this state."""
        found, bricks = self.fitted, sum(self.counts)
        line = say("hunt-pool-empty") if not bricks else say("hunt-no-peak")
        if found is not None:
            masses = {"peak": found.mass, "error": found.error, "mass": DAY_WINDOW.mass}
            line = say("hunt-found", **{name: gev(mass) for name, mass in masses.items()})
        count = say("hunt-pool-count", learners=self.learners, n=bricks)
        return view(PoolModel(count, line, found is not None))

    def charts(self) -> Mapping[str, HistogramChart]:
        """The wall, and the curve of its peak."""
        window, found = DAY_WINDOW, self.fitted
        curve: Sequence[float] = ()
        if found is not None:
            middles = enumerate(window.low + (n + 0.5) * window.step for n in range(window.bins))
            curve = [
                found.at(mass, window) if n in window.peak_bins else math.nan for n, mass in middles
            ]
        mark = window.mass if found is not None else None
        ticks = self.ticks(window)
        return {
            "histogram": HistogramChart(
                self.counts, window.low, window.high, ticks, mark=mark, curve=curve
            )
        }

    def aloud(self) -> Iterable[Phrase]:
        """All words, and the number of bricks."""
        yield from super().aloud()
        yield say("hunt-bricks", n=sum(self.counts))

    def chosen(self, spot: Spot) -> Transition:
        """The only button leads back."""
        return Pop()
