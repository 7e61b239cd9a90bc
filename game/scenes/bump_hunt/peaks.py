"""The second step: bricks fall by the thousand, cuts are tried, and a peak is weighed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.art.mass_histogram import HistogramChart
from game.collisions.data import Collisions, Sample
from game.collisions.histogram import CHARGES, Cuts, Fit, fill, fit
from game.collisions.windows import WINDOWS, Window
from game.core.phrase import Phrase, say
from game.progress.hunt_notebook import hunt_notebook, keep_hunt
from game.scenes.base.scene import Pop, Transition
from game.scenes.bump_hunt.chart_screen import ChartScreen, gev, place, read
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.actions import Action, Intent
from game.ui.layout import Choose, Column, Node, Row
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.parts import button, round_button, setting_row, slider, spring, stepper, text
from game.ui.sizes import CHART
from game.ui.widgets import Widgets

HEAD: Final = Label("second", 22, bold=True)
FOUND: Final = Label("yellow", 22, bold=True)
WORDS: Final = Label("text", 20, "left")
POURS: Final = (100, 1000)
ALL: Final = 1_000_000
SECONDS: Final = {100: 1.0, 1000: 2.0, ALL: 3.5}
"""Time in which so many fall."""
SLIDERS: Final = ("soft", "near")
STEP: Final = 0.1
MOST_NEAR: Final = 40
"""GeV near a lepton at the right end of the slider; at the end itself there is no limit."""
DECIMALS: Final = {"z-muon": 2, "z-electron": 2}
PRECISE: Final = 4
"""Decimals of a mass in the other windows."""


def most_soft(window: Window) -> int:
    """GeV across the beam at the right end of the slider."""
    return 50 if window.low > 50 else 20


@dataclass(frozen=True, slots=True)
class PeaksModel:
    """Everything that the page shows but the columns."""

    window: Window
    cuts: Cuts
    shown: int
    """Events that have fallen or are falling."""
    all: int
    found: Phrase
    why: Phrase
    charged: bool
    """True where there are pairs of equal charge, too."""
    lonely: bool
    """True where it is known what flew near a lepton."""
    enough: bool
    """True where the way on is the next act."""


def view(model: PeaksModel) -> Node:
    """The histogram with what is found in it, and the controls."""
    back = round_button("back", "back", say("back"))
    heading = say("hunt-peaks", all=model.all)
    head = Row([back, text("heading", heading, HEAD, grow=1.0)])
    told = [text("found", model.found, FOUND), text("why", model.why, WORDS)]
    left = Column([place("histogram", CHART), *told], grow=1.0)
    right = Column([*_controls(model), spring(), *_pours(model)])
    wide = Row([left, right], parts=(0.6, 0.4), gap=3 * GAP, grow=1.0)
    tall = Column([left, *_controls(model), *_pours(model)], grow=1.0)
    return Column([head, Choose(wide, tall, grow=1.0)])


def _controls(model: PeaksModel) -> list[Node]:
    """The window and the cuts."""
    rows: list[Node] = [
        stepper("window", say("hunt-window"), say(f"hunt-window-{model.window.id}"))
    ]
    if model.charged:
        value = say(f"hunt-charge-{model.cuts.charge}")
        rows.append(stepper("charge", say("hunt-charge"), value))
    name = say("hunt-soft", mass=gev(model.cuts.soft, 0))
    rows.append(setting_row("soft", name, slider("soft", name)))
    if model.lonely:
        near = say("hunt-near-any")
        if not math.isinf(model.cuts.near):
            near = say("hunt-near", mass=gev(model.cuts.near, 0))
        rows.append(setting_row("near", near, slider("near", near)))
    return rows


def _pours(model: PeaksModel) -> list[Node]:
    """More bricks, or none; and the way on."""
    first = None if model.shown else POURS[0]
    more = [
        button(f"pour:{n}", say("hunt-pour", n=n), "primary" if n == first else "outline", grow=1.0)
        for n in POURS
    ]
    every = button(f"pour:{ALL}", say("hunt-pour-all"), "outline", grow=1.0)
    empty = button("empty", say("hunt-empty"), grow=1.0)
    onward = button("on", say("hunt-to-chance"), "primary" if model.enough else "ghost", "next")
    return [Grid([*more, every, empty], columns=2), onward]


class PeaksScene(ChartScreen):
    """Bricks fall as many as are wanted; cuts hold for those that lie there, too.

    Pops the step that is wanted next, if any.
    """

    def __init__(self, services: Services, window: str = WINDOWS[0].id) -> None:
        super().__init__(services)
        known = read()
        assert isinstance(known, Collisions)
        self.known = known
        self.at = next(i for i, each in enumerate(WINDOWS) if each.id == window)
        self.shares = {"soft": 0.0, "near": 1.0}
        """Of the way of each slider."""
        self.charge = 0
        self.target = 0
        """Events that are to have fallen in the end."""
        self.pace = 0.0
        """Events a second while they fall."""
        self.fallen = 0.0
        self.counts: list[int] = []
        self.fitted: Fit | None = None
        self.widgets: Widgets
        self._sliders: list[str] = []
        """Sliders that were made."""
        self._begin()
        self.focused = f"pour:{POURS[0]}"

    @property
    def sample(self) -> Sample:
        """The events of the window."""
        return self.known.samples[WINDOWS[self.at].id]

    @property
    def charged(self) -> bool:
        """True if the table has pairs of equal charge, too, and the energy near them."""
        return self.sample.window.id.startswith("z-")

    @property
    def cuts(self) -> Cuts:
        """As the controls are set."""
        soft = round(self.shares["soft"] * most_soft(self.sample.window))
        if not self.charged:
            return Cuts(soft=soft)
        share = self.shares["near"]
        near = math.inf if share > 1 - STEP / 2 else float(round(share * MOST_NEAR))
        return Cuts(CHARGES[self.charge], soft, near)

    def _begin(self) -> None:
        """Another window, empty."""
        self.target, self.fallen, self.pace = 0, 0.0, 0.0
        self.recount()

    def recount(self) -> None:
        """Fill the histogram again: cuts have changed."""
        self.counts = [0] * self.sample.window.bins
        fill(self.counts, self.sample, self.cuts, 0, int(self.fallen))
        self._fit()

    def _fit(self) -> None:
        ready = self.fallen >= self.target
        self.fitted = fit(self.counts, self.sample.window) if ready else None

    # --- what is seen -------------------------------------------------------------------------

    def charts(self) -> Mapping[str, HistogramChart]:
        """The bricks, where nature has the peak, and the curve that was fitted."""
        window, found = self.sample.window, self.fitted
        curve: Sequence[float] = ()
        if found is not None:
            middles = [window.low + (n + 0.5) * window.step for n in range(window.bins)]
            curve = [
                found.at(mass, window) if n in window.peak_bins else math.nan
                for n, mass in enumerate(middles)
            ]
        chart = HistogramChart(
            self.counts,
            window.low,
            window.high,
            self.ticks(window),
            self.services.text.say(say("hunt-bricks", n=sum(self.counts))),
            mark=window.mass if found is not None else None,
            curve=curve,
        )
        return {"histogram": chart}

    def model(self) -> PeaksModel:
        """The state of the page."""
        window = self.sample.window
        return PeaksModel(
            window,
            self.cuts,
            self.target,
            len(self.sample),
            self._found(),
            self._why(),
            charged=self.charged,
            lonely=self.charged,
            enough="peaks" in hunt_notebook(self.services.store, self.services.learner).done,
        )

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def _found(self) -> Phrase:
        window, found = self.sample.window, self.fitted
        if self.fallen < self.target:
            return say("hunt-falling")
        if found is None:
            return say("hunt-no-peak" if self.fallen else "hunt-nothing-yet")
        decimals = DECIMALS.get(window.id, PRECISE)
        return say(
            "hunt-found",
            peak=gev(found.mass, decimals),
            error=gev(found.error, decimals),
            mass=gev(window.mass, decimals),
        )

    def _why(self) -> Phrase:
        if self.fitted is None:
            return say("hunt-pour-first")
        return say(f"hunt-why-{self.sample.window.id}")

    def aloud(self) -> Iterable[Phrase]:
        """All words, and the number of bricks."""
        yield from super().aloud()
        yield say("hunt-bricks", n=sum(self.counts))

    def layout(self) -> None:
        """Lay out again, with the sliders where they are now.

        The same sliders are moved: new ones take a megabyte each time.
        """
        super().layout()
        spots = [spot for spot in self.placed if spot.id in SLIDERS]
        made = [spot.id for spot in spots]
        if made == self._sliders and self.widgets.viewport is self.viewport:
            moved = [self.widgets.move_slider(spot, self.shares[spot.id]) for spot in spots]
            if all(moved):
                return
        self._sliders, self.widgets = made, Widgets(self.viewport)
        for spot in spots:
            self.widgets.slider(spot, self.shares[spot.id])

    def draw(self, surface: pygame.Surface) -> None:
        """The page, its histogram and its sliders."""
        super().draw(surface)
        self.widgets.draw(surface)

    # --- what is done -------------------------------------------------------------------------

    def handle(self, intent: Intent) -> Transition:
        """Left and right move a slider that has the focus."""
        if self.focused in SLIDERS and intent.action in (Action.LEFT, Action.RIGHT):
            way = STEP if intent.action is Action.RIGHT else -STEP
            self._slide(self.focused, self.shares[self.focused] + way)
            self.layout()
            return None
        return super().handle(intent)

    def event(self, event: pygame.Event) -> bool | None:
        """A slider moved by hand: it stays in the hand while the page is laid out again."""
        moved = self.widgets.event(event)
        if moved:
            self._slide(*moved)
            super().layout()
        return None

    def _slide(self, name: str, share: float) -> None:
        self.shares[name] = round(min(1.0, max(0.0, share)), 2)
        self.recount()

    def chosen(self, spot: Spot) -> Transition:
        """Pour, set a cut, another window, on, or away."""
        kind, _, rest = spot.id.partition(":")
        step = 1 if rest == "more" else -1
        match kind:
            case "back":
                return Pop()
            case "on":
                return Pop("chance")
            case "window":
                self.at = (self.at + step) % len(WINDOWS)
                self.let_go()
                self._begin()
            case "charge":
                self.charge = (self.charge + step) % len(CHARGES)
                self.recount()
            case "empty":
                self._begin()
            case "pour":
                self._pour(int(rest))
        self.layout()
        return None

    def _pour(self, n: int) -> None:
        whole = len(self.sample)
        self.target = min(whole, int(self.fallen) + n)
        self.pace = (self.target - self.fallen) / SECONDS[n]
        self.fitted = None
        if self.unmoved:
            self._fall(math.inf)

    def update(self, dt: float) -> Transition:
        """Bricks fall."""
        self.widgets.update(dt)
        if self.fallen < self.target:
            self._fall(dt)
        return super().update(dt)

    def _fall(self, dt: float) -> None:
        before = int(self.fallen)
        self.fallen = min(float(self.target), self.fallen + self.pace * dt)
        fill(self.counts, self.sample, self.cuts, before, int(self.fallen))
        self.dirty = True
        if self.fallen >= self.target:
            self._landed()

    def _landed(self) -> None:
        """All that were wanted lie there."""
        self._fit()
        self.services.sound.play("thud")
        if self.fitted is not None:
            notes = hunt_notebook(self.services.store, self.services.learner)
            if "peaks" not in notes.done:
                keep_hunt(self.services.store, notes.with_done("peaks"), self.services.learner)
        if hasattr(self, "viewport"):
            self.let_go()
            self.layout()
