"""What rows of the set-up show beside a name: how hard a level is, how long a series goes on."""

from __future__ import annotations

from collections.abc import Sequence

from ai.levels import LEVELS
from game.cabinets.cabinet import Form
from game.core.phrase import Phrase, literal, say
from game.tables.pictures import Label
from game.tables.table import Spot


def form_name(form: Form) -> Phrase:
    """How long a series goes on, in words."""
    if form.goal:
        return say("setup-series-to", goal=form.goal)
    if form.exchanged:
        return say("setup-series-exchanged")
    return say("setup-series-deals", deals=form.deals) if form.deals else say("setup-series-one")


def with_stars(row: Sequence[Spot], level: str) -> list[Spot]:
    """The value of a stepper a little higher, and how hard the level is below it."""
    hard, all_ = list(LEVELS).index(level) + 1, len(LEVELS)
    stars = literal("\u2605" * hard + "\u2606" * (all_ - hard))
    value, *buttons = sorted(row, key=lambda spot: not spot.id.endswith(":value"))
    below = Spot(
        value.id.replace(":value", ":stars"),
        Label("yellow", 16),
        value.x,
        value.y + 17,
        value.w,
        24,
        5,
        stars,
    )
    return [value._replace(y=value.y - 11, h=32), below, *buttons]


def without_face(row: Sequence[Spot]) -> list[Spot]:
    """The row of a seat on a narrow page: what the face leaves is for the words of the level."""
    less = next(spot for spot in row if spot.id.endswith(":less"))
    more = next(spot for spot in row if spot.id.endswith(":more"))
    gained = 60.0
    rest = []
    for spot in row:
        if spot.id.endswith((":value", ":stars")):
            x = (less.x - gained + more.x) / 2
            rest.append(spot._replace(x=x, w=more.x - less.x + gained - 76))
        elif spot is less:
            rest.append(spot._replace(x=spot.x - gained))
        elif not spot.id.endswith(":face"):
            rest.append(spot)
    return rest
