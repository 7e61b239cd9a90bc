"""Values of the rows of the set-up beside a name: difficulty of a level, length of a series."""

from __future__ import annotations

from ai.levels import LEVELS
from game.core.phrase import Phrase, literal, say
from game.games.descriptor import Form
from game.match.match import AI, HUMAN
from game.tables.pictures import Face, Label, Panel
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Fits, Leaf, Node, Pad, Row, Stack
from game.ui.measure import EDGE
from game.ui.parts import round_button, text
from game.ui.sizes import NOTE, QUIET, ROW_HIGH, SMALL_FACE, STRONG

STARS = Label("yellow", 16)
SEAT, OPTION = (5, 7), (3, 5)
"""Shares of a row's name and of its value."""


def form_name(form: Form) -> Phrase:
    """Length of a series, in words."""
    if form.goal:
        return say("setup-series-to", goal=form.goal)
    if form.exchanged:
        return say("setup-series-exchanged")
    return say("setup-series-deals", deals=form.deals) if form.deals else say("setup-series-one")


def option_row(id_: str, name: Phrase, value: Phrase) -> Node:
    """An option of the rules and its value."""
    return _row(id_, name, value, text(f"{id_}:value", value, STRONG), OPTION)


def seat_row(seat: int, who: str) -> Node:
    """Player of a seat, with the face and the stars of a level."""
    level = who.removeprefix(AI)
    word = say("seat-you" if who == HUMAN else f"level-{level}")
    id_ = f"seat{seat}"
    face = Face("person" if who == HUMAN else level)
    picture = Leaf(Spot(f"{id_}:face", face, 0, 0, 0, 0, 5), natural=SMALL_FACE, align="middle")
    lines = [text(f"{id_}:value", word, STRONG)]
    if who != HUMAN:
        hard, all_ = list(LEVELS).index(level) + 1, len(LEVELS)
        stars = literal("\u2605" * hard + "\u2606" * (all_ - hard))
        lines.append(Leaf(Spot(f"{id_}:stars", STARS, 0, 0, 0, 0, 5, stars)))
    place = say("seat-number", number=seat + 1)
    below = Column(lines, gap=0.0)
    return _row(id_, place, word, Choose(below, Fits([Row(lines), below])), SEAT, picture)


def count_row(id_: str, name: Phrase, value: Phrase) -> Node:
    """Number of seats, above them."""
    return _row(id_, name, value, text(f"{id_}:value", value, STRONG), SEAT)


def _row(
    id_: str,
    name: Phrase,
    value: Phrase,
    shown: Node,
    shares: tuple[int, int],
    face: Leaf | None = None,
) -> Node:
    """A row "name  < value >"; on a tall sheet the name stands above the value."""
    spoken = say("stepper-spoken", name=name, value=value)
    less = round_button(f"{id_}:less", "back", say("stepper-less", of=spoken))
    more = round_button(f"{id_}:more", "next", say("stepper-more", of=spoken))
    ground = Leaf(Spot(f"{id_}:row", Panel(), 0, 0, 0, 0, 2))
    faces = [face] if face else []
    left = Row([text(f"{id_}:name", name, QUIET, grow=1.0), *faces])
    right = Row([less, Column([shown], grow=1.0), more])
    above = Column([text(f"{id_}:name", name, NOTE), shown], gap=0.0, grow=1.0)
    wide = Pad(Row([left, right], parts=shares), y=0.0)
    tall = Pad(Row([less, *faces, above, more]), EDGE / 2, 0.0)
    return Stack([ground, Choose(wide, tall)], grow=1.0, most_h=ROW_HIGH)
