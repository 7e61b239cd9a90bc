"""Parts that pages are made of: titles, words, buttons, steppers, panels, and whole pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal, Unpack

from game.art.menu.buttons import RoundButton
from game.core.phrase import Phrase, say
from game.tables.pictures import Button, Label, Nothing, Panel
from game.tables.table import Spot
from game.ui.layout import (
    Align,
    Centre,
    Choose,
    Column,
    Gap,
    Grid,
    Leaf,
    Limits,
    Node,
    Pad,
    Row,
    Stack,
)
from game.ui.measure import EDGE, GAP, TALL_FINGER

TITLE: Final = Label("text", 34, bold=True)
"""The name of a page."""
NAME: Final = Label("text", 22, bold=True)
"""The name of a part of it."""
PROSE: Final = Label("text", 20, "left")
BODY: Final = Label("text", 20)
NOTE: Final = Label("second", 18)
QUESTION: Final = Label("text", 30, bold=True)
"""The words of a dialog's title."""
LINE: Final = Label("second", 22)
"""A line below a page's name."""
STRONG: Final = Label("text", 19, bold=True)
QUIET: Final = Label("second", 19, "left")
READING: Final = 760.0
"""Width in units beyond which lines of prose are hard to follow."""
DIALOG: Final = 980.0
"""Greatest width of a dialog."""
BROAD: Final = 900.0
"""Width of the frame of a page with a few words."""
FACE: Final = (230.0, 200.0)
"""Size of the coach's face on a page of its own."""
KEYPAD: Final = 380.0
"""Width of a keypad on a wide sheet."""
PAGE: Final = 1160.0
"""Greatest width of a page of rows."""
ROW_HIGH: Final = 84.0
"""Greatest height of a row with a control."""
SLIDER: Final = 36.0
"""Height of a slider on a wide sheet."""
KEY: Final = 110.0
"""Greatest height of a key of it."""
BUTTON: Final = 240.0
"""Least width of a button at the foot of a wide page."""

MENU: Final = 400.0
"""Least width of buttons that stand one below another over a scene."""
CARD: Final = (100.0, 140.0)
"""Size of a particle's card among many."""
PERSON: Final = (130.0, 130.0)
"""Size of the face of who is to play."""

SIGN: Final = (36.0, 36.0)
"""Size of a mark in a row."""
SMALL_CARD: Final = (42.0, 58.8)
"""Size of a card in a row."""
ANSWER: Final = 120.0
"""Greatest height of an answer in words."""
ANSWER_CARDS: Final = 270.0
"""Greatest height of an answer in cards."""
SHOWN: Final = 150.0
"""Greatest height of cards that belong to words."""
COUNT: Final = 60.0
"""Width of a small number in a row."""
EXPLAINED: Final = 176.0
"""Greatest height of words below a table on a tall sheet."""
BETWEEN: Final = 100.0
"""Greatest height of words between the buttons of a foot."""
FIGURES: Final = 612.0
"""Width of six columns of figures beside words."""

Kind = Literal["primary", "outline", "ghost", "danger"]


def text(id_: str, phrase: Phrase, label: Label = PROSE, **limits: Unpack[Limits]) -> Leaf:
    """Words. ``limits`` are those of `game.ui.layout.Node`: grow, most_w ..."""
    return Leaf(Spot(id_, label, 0, 0, 0, 0, 5, phrase), **limits)


def title(phrase: Phrase, **limits: Unpack[Limits]) -> Leaf:
    """The name of a page, at its head."""
    return text("heading", phrase, TITLE, **limits)


def button(
    id_: str, phrase: Phrase, kind: Kind = "ghost", icon: str = "", **limits: Unpack[Limits]
) -> Leaf:
    """A button with words on it."""
    return Leaf(Spot(id_, Button(kind, icon), 0, 0, 0, 0, 10, phrase, phrase), **limits)


def foot_button(id_: str, phrase: Phrase, kind: Kind = "ghost", icon: str = "") -> Leaf:
    """A button at the foot of a page, not narrower than its neighbours usually are."""
    return button(id_, phrase, kind, icon, least_w=BUTTON)


def round_button(id_: str, icon: str, spoken: Phrase, align: Align = "middle") -> Leaf:
    """A round button with a picture in place of words."""
    return Leaf(Spot(id_, RoundButton(icon), 0, 0, 0, 0, 10, spoken=spoken), align=align)


def panel(id_: str, child: Node, art: Panel | None = None, **limits: Unpack[Limits]) -> Stack:
    """A group on a ground of its own."""
    ground = Leaf(Spot(id_, art or Panel(), 0, 0, 0, 0, 1))
    return Stack([ground, Pad(child)], **limits)


def setting_row(id_: str, name: Phrase, control: Node) -> Stack:
    """A name, and beside it the control that sets it."""
    words = text(f"{id_}:name", name, QUIET, grow=1.0)
    ground = Leaf(Spot(f"{id_}:row", Panel(), 0, 0, 0, 0, 2))
    inside = Pad(Row([words, control], even=True), y=0.0)
    return Stack([ground, inside], grow=1.0, most_h=ROW_HIGH)


def slider(id_: str, spoken: Phrase) -> Node:
    """The place of a slider, which `game.ui.widgets` draws."""
    spot = Spot(id_, Nothing(), 0, 0, 0, 0, 6, spoken=spoken)
    thin = Column([Leaf(spot, least_h=SLIDER, most_h=SLIDER)], grow=1.0)
    return Choose(thin, Leaf(spot, least_h=TALL_FINGER), grow=1.0)


def stepper(id_: str, name: Phrase, value: Phrase) -> Stack:
    """A row "name  < value >"; on a tall sheet the name stands above the value.

    Its buttons are ``<id>:less`` and ``<id>:more``.
    """
    spoken = say("stepper-spoken", name=name, value=value)
    less = round_button(f"{id_}:less", "back", say("stepper-less", of=spoken))
    more = round_button(f"{id_}:more", "next", say("stepper-more", of=spoken))
    shown = text(f"{id_}:value", value, STRONG, grow=1.0)
    above = Column([text(f"{id_}:name", name, NOTE), shown], gap=0.0, grow=1.0)
    ground = Leaf(Spot(f"{id_}:row", Panel(), 0, 0, 0, 0, 2))
    beside = setting_row(id_, name, Row([less, shown, more], grow=1.0))
    return Stack(
        [Choose(beside, Stack([ground, Row([less, above, more])]))], grow=1.0, most_h=ROW_HIGH
    )


def foot(buttons: Sequence[Node]) -> Node:
    """Buttons at the foot of a page: side by side on a wide sheet, as broad as a tall one."""
    return Choose(Row(buttons, gap=3 * GAP), Grid(buttons))


def ends(back: Node, *onward: Node) -> Node:
    """The way back at the left end of the foot, the ways on at its right end."""
    return Choose(Row([back, spring(), *onward], gap=2 * GAP), Grid([back, *onward]))


def dimmed(leaf: Leaf, *, dim: bool) -> Leaf:
    """The same, dim where it leads nowhere now."""
    return replace(leaf, spot=leaf.spot._replace(dim=dim))


def buttons(row: Sequence[Node]) -> Node:
    """Buttons of one width: side by side on a wide sheet, one below the other on a tall one."""
    return Choose(Row(row, gap=2 * GAP, even=True), Column(row))


def page(name: Phrase, body: Node, feet: Sequence[Node], note: Phrase | None = None) -> Column:
    """A whole page: its name, what it is about, a note, and the buttons at its foot."""
    parts: list[Node] = [title(name), body]
    if note is not None:
        parts.append(text("note", note, NOTE))
    return Column([*parts, foot(feet)], gap=2 * GAP, most_w=PAGE)


def framed(child: Node, art: Panel, **limits: Unpack[Limits]) -> Stack:
    """A frame with air inside it."""
    frame = Leaf(Spot("frame", art, 0, 0, 0, 0, 1))
    return Stack([frame, Pad(child, 2 * EDGE, 2 * EDGE)], **limits)


def dialog(child: Node) -> Centre:
    """A frame in the middle of what lies beneath."""
    return Centre(framed(child, Panel("bright"), most_w=DIALOG))


def menu(name: Phrase, ways: Sequence[Node], art: Panel) -> Centre:
    """Buttons one below another in a frame, over a scene that keeps still."""
    return Centre(framed(Column([text("title", name, QUESTION), *ways], gap=2 * GAP), art))


def leafing(number: Phrase) -> Node:
    """The foot of a page of a book: ``back``, the ``number`` of the page, ``next``, ``done``."""
    back = round_button("back", "back", say("page-back"))
    onward = round_button("next", "next", say("page-next"))
    done = foot_button("done", say("done"), "primary", "check")
    pages = text("pages", number, LINE, grow=1.0)
    turners = Row([back, pages, onward], most_w=BUTTON)
    return Choose(Row([turners, done], gap=3 * GAP), Column([Row([back, pages, onward]), done]))


def praise(face: Node, words: Sequence[Node], ways: Sequence[Node]) -> Node:
    """A page at the end of something: a face, a few words, and the ways on."""
    inside = Column([face, *words, Choose(Gap(), spring()), *ways], gap=2 * GAP)
    return Choose(
        Centre(framed(inside, Panel("yellow"), most_w=BROAD)), framed(inside, Panel("yellow"))
    )


def spring() -> Gap:
    """Free room that pushes its neighbours apart."""
    return Gap(grow=1.0)
