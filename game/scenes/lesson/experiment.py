"""An experiment of a lesson on the screen: a chart that grows while hundreds are thrown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.art.menu.chart import ChartColumn, ChartSign, Curve, Key
from game.core.particles import PARTICLES
from game.core.phrase import Phrase, figure, literal, say
from game.tables.pictures import Label, Panel
from game.tables.sheet import Rect, Sheet
from game.tables.table import Spot
from tutorial.coach import Coach
from tutorial.lesson import Bar, Experiment, LessonSeries

LASTS = 2.5
"""Seconds that a batch of throws takes to come in, at the usual pace."""
PAD = 20.0
"""Units between the columns or the legend and the edge of the chart."""


class ChartPlaces(NamedTuple):
    """The parts of the chart, in units of the sheet."""

    whole: Rect
    columns: Rect
    """Their names are below, what was counted is above."""
    legend: Rect
    """Of three signs, one below the other."""
    key: float
    """Height of one of them."""


WIDE_CHART = ChartPlaces(
    Rect.around(604.0, 208.0, 1176.0, 392.0),
    Rect.between(44.0, 92.0, 862.0, 338.0),
    Rect.between(880.0, 89.0, 1192.0, 323.0),
    78.0,
)


def places_on(sheet: Sheet) -> ChartPlaces:
    """The chart on the left of a wide sheet; across a tall one, with its legend at its foot."""
    if not sheet.tall:
        return WIDE_CHART
    left, right = PAD, sheet.w - PAD
    return ChartPlaces(
        Rect.between(left, 12.0, right, 424.0),
        Rect.between(left + PAD, 92.0, right - PAD, 248.0),
        Rect.between(left + PAD, 298.0, right - PAD, 418.0),
        40.0,
    )


class RunningExperiment:
    """The experiment of the step under way, if it has one, and how far it has come."""

    def __init__(self, coach: Coach) -> None:
        self.coach = coach
        self._step: tuple[int, int] | None = None
        self._series: LessonSeries | None = None
        self._goal = 0
        self._due = 0.0
        """Throws that time has brought, whole or not."""

    @property
    def experiment(self) -> Experiment | None:
        """Experiment of the step; another step begins with nothing thrown."""
        coach = self.coach
        now = (coach.at, coach.index)
        if now != self._step and self._series is not None and self._stands(now):
            self._series.go_on(self._goal - self._series.thrown)
        elif now != self._step:
            self._series, self._goal, self._due = None, 0, 0.0
        self._step = now
        if coach.over:
            return None
        if coach.step.chart and self._series is not None:
            return self._series.experiment
        return coach.step.experiment

    def _stands(self, now: tuple[int, int]) -> bool:
        """True if this step speaks of the chart of the step before."""
        return self.coach.step.chart and self._step == (now[0], now[1] - 1)

    @property
    def started(self) -> bool:
        """True if there was a throw in this step."""
        return self.experiment is not None and not self.coach.step.chart and self._goal > 0

    @property
    def running(self) -> bool:
        """True while throws are still coming in."""
        return self._series is not None and self._series.thrown < self._goal

    def start(self) -> None:
        """Throw a batch, or one more."""
        experiment = self.experiment
        if experiment is None:
            return
        if self._series is None:
            self._series = LessonSeries(experiment, f"{self.coach.text().key}")
        self._goal += experiment.batch

    def pass_time(self, seconds: float) -> bool:
        """Throws come in; whether the chart looks different now."""
        experiment, series = self.experiment, self._series
        if experiment is None or series is None or series.thrown >= self._goal:
            return False
        self._due += experiment.batch * seconds / LASTS
        throws = min(int(self._due), self._goal - series.thrown)
        self._due -= int(self._due)
        series.go_on(throws)
        return throws > 0

    @property
    def counted(self) -> bool:
        """True once a first batch is in: before that the chart gives nothing away."""
        experiment, series = self.experiment, self._series
        return bool(experiment and series and series.thrown >= experiment.batch)

    # --- as it is seen ------------------------------------------------------------------------

    def spots(self, sheet: Sheet) -> list[Spot]:
        """The chart; nothing where there is no experiment."""
        experiment = self.experiment
        if experiment is None:
            return []
        places = places_on(sheet)
        x, y, w, h = places.whole.placed
        title = Label("yellow", 24, "left", bold=True)
        named = self.coach.outcome("chart")
        spots = [
            Spot("coach:chart", Panel("bright"), x, y, w, h, 104),
            Spot("coach:chart:title", title, x, 36, w - 64, 36, 105, named),
        ]
        spots += self._columns(experiment, places.columns)
        spots += self._legend(experiment, places)
        return spots

    def _columns(self, experiment: Experiment, box: Rect) -> Iterator[Spot]:
        pitch = box.w / len(experiment.bars)
        middle, high = box.y, box.h
        wide = min(pitch, 190.0)
        for i, bar in enumerate(experiment.bars):
            x = box.left + pitch * (i + 0.5)
            parts = (bar.printed, None if experiment.curve else bar.nature)
            told = parts if self.counted else (None, None)
            printed, nature = (None if p is None else p / experiment.top for p in told)
            share = self._series.share(i) / experiment.top if self._series else 0.0
            art = ChartColumn(round(share, 3), printed, nature)
            yield Spot(f"coach:bar:{i}", art, x, middle, 0.86 * wide, high, 105)
            counted = figure(str(self._series.counts[i] if self._series else 0))
            yield Spot(
                f"coach:bar:{i}:count",
                Label("text", 22, bold=True),
                x,
                box.top - 18,
                pitch,
                28,
                106,
                counted,
            )
            yield Spot(
                f"coach:bar:{i}:name",
                Label("text", 21),
                x,
                box.bottom + 26,
                pitch - 6,
                44,
                106,
                self._name(bar),
            )
        if experiment.curve and self.counted:
            heights = tuple(high / experiment.top for high in experiment.curve)
            yield Spot("coach:curve", Curve(heights), box.x, middle, box.w - pitch, high, 106)

    def _name(self, bar: Bar) -> Phrase:
        if bar.particles:
            return literal(" ".join(str(PARTICLES[one].symbol) for one in bar.particles))
        return literal(bar.figure) if bar.figure else self.coach.outcome(bar.name)

    def _legend(self, experiment: Experiment, places: ChartPlaces) -> Iterator[Spot]:
        box = places.legend
        signs: list[tuple[ChartSign, Phrase]] = [("thrown", self._thrown(experiment))]
        if self.counted and any(bar.printed is not None for bar in experiment.bars):
            signs.append(("printed", say("coach-chart-printed")))
        if self.counted and experiment.curve:
            signs.append(("curve", say("coach-chart-nature")))
        elif self.counted and any(bar.nature is not None for bar in experiment.bars):
            signs.append(("nature", say("coach-chart-nature")))
        for n, (sign, words) in enumerate(signs):
            y = box.top + places.key * (n + 0.5)
            yield Spot(f"coach:key:{sign}", Key(sign), box.left + 26, y, 44, 30, 105)
            wide = box.w - 74
            middle = box.left + 60 + wide / 2
            yield Spot(
                f"coach:key:{sign}:what",
                Label("second", 20, "left"),
                middle,
                y,
                wide,
                places.key - 4,
                105,
                words,
            )

    def _thrown(self, experiment: Experiment) -> Phrase:
        thrown = self._series.thrown if self._series else 0
        return say(
            "coach-chart-thrown", n=thrown // len(experiment.bars) if experiment.apart else thrown
        )

    def aloud(self) -> Sequence[Phrase]:
        """The result, once all throws are in."""
        experiment, series = self.experiment, self._series
        if experiment is None or series is None or self.running:
            return ()
        return [
            say("coach-chart-bar", what=self._name(bar), n=series.counts[i])
            for i, bar in enumerate(experiment.bars)
        ]
