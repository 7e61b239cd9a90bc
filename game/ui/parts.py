"""Parts that pages are made of: titles, words, buttons, steppers, panels, and whole pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal, Unpack

from game.art.menu.buttons import RoundButton
from game.core.phrase import Phrase, say
from game.tables.pictures import Badge, Button, Hue, Icon, Label, Nothing, Panel
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
    Wrap,
)
from game.ui.measure import EDGE, FINGER, GAP, TALL_FINGER

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
CHOSEN_WORDS: Final = Label("text", 22, "left")
"""An answer that was given."""
READING: Final = 760.0
"""Width in units beyond which lines of prose are hard to follow."""
DIALOG: Final = 980.0
"""Greatest width of a dialog."""
BROAD: Final = 900.0
"""Width of the frame of a page with a few words."""
FACE: Final = (230.0, 200.0)
"""Size of the coach's face on a page of its own."""
BUBBLE: Final = 430.0
"""Greatest width of a bubble beside a piece, at the usual size of text."""
TIP: Final = 620.0
"""Greatest width of a tooltip."""
SPEECH: Final = (716.0, 640.0, 560.0, 840.0, 470.0, 1000.0, 400.0)
"""Widths of the coach's bubble, from the one that looks best on."""
MARK: Final = (38.0, 38.0)
"""Size of a mark beside an answer."""
MARK_SIGN: Final = (24.0, 24.0)
"""Size of the sign in it."""
PRAISE: Final = (40.0, 40.0)
"""Size of the tick that praises."""
PRAISE_SIGN: Final = (26.0, 26.0)
"""Size of the sign in it."""
EMBLEM: Final = (290.0, 290.0)
"""Size of a game's emblem beside its lessons."""
KEYPAD: Final = 380.0
"""Width of a keypad on a wide sheet."""
PAGE: Final = 1160.0
"""Greatest width of a page of rows."""
ROW_HIGH: Final = 84.0
"""Greatest height of a row with a control."""
TALL_ROW: Final = 156.0
"""Greatest height of a row with its name above its controls."""
NUMBER: Final = 110.0
"""Width of the number of a page, between the buttons that turn it."""
SLIDER: Final = 36.0
"""Height of a slider on a wide sheet."""
KEY: Final = 110.0
"""Greatest height of a key of it."""
BUTTON: Final = 240.0
"""Least width of a button at the foot of a wide page."""
CARD: Final = (100.0, 140.0)
"""Size of a card among others."""
HELD_LOW: Final = 560.0
"""Greatest height of such a page with a few words."""
HELD_HIGH: Final = 800.0
"""The same on a tall sheet."""
HELD_CARD: Final = (372.0, 521.0)
"""Size of a card that is held up."""
NEAR_CARD: Final = (300.0, 420.0)
"""The same on a tall sheet."""
REACTANT: Final = (112.0, 112.0)
"""Size of a particle or nucleus of a reaction."""
REACTANT_WIDE: Final = 190.0
"""Width of its name."""
SUMS: Final = 760.0
"""Width of a table of sums on a wide sheet."""
MASS: Final = 160.0
"""Width of a mass in it on a tall sheet: seven figures and their unit on one line."""
ARROW: Final = (60.0, 60.0)
"""Size of the arrow of a reaction."""
DIAGRAM: Final = (420.0, 270.0)
"""Size of a diagram of an interaction."""
MINIATURE: Final = (140.0, 90.0)
"""Size of a small one."""
HELD: Final = 1080.0
"""Greatest width of a page that is held up over another."""
SIGN: Final = (36.0, 36.0)
"""Size of a mark in a row."""
LAMP: Final = (46.0, 46.0)
"""Size of a particle in a row."""
CHOICE: Final = 100.0
"""Greatest height of the buttons of a question."""

EMBLEM: Final = (78.0, 78.0)
"""Size of a game's emblem beside the name of a page."""
FIGURE: Final = 96.0
"""Least width of a column of figures."""
SHEET: Final = (488.0, 690.0)
"""Size of a page of paper, A4, as large as a wide sheet is high."""
CURVE: Final = (900.0, 240.0)
"""Size of a curve on a page of its own."""
SIDE: Final = 288.0
"""Width of a column beside a board, on a wide sheet."""
TALL_SIDE: Final = 200.0
"""The same on a tall sheet."""
MARK: Final = (52.0, 34.0)
"""Size of a mark beside what it means."""
MENU: Final = 400.0
"""Least width of buttons that stand one below another over a scene."""
BADGE: Final = (66.0, 50.0)
"""Size of the two letters of a language beside its words."""
PERSON: Final = (130.0, 130.0)
"""Size of the face of who is to play."""

PORTRAIT: Final = (190.0, 266.0)
"""Size of one particle's card beside a few words about it."""
SMALL_FACE: Final = (52.0, 52.0)
"""Size of a face in a row."""
SIGNED: Final = 285.0
"""Width of a button of several lines from which a sign has room beside its words."""
BANNER: Final = 420.0
"""Greatest width of such a button in a row with round ones."""
TABLET: Final = 675.0
"""Width of a tall page from which a list has room beside a picture."""
TILE: Final = 120.0
"""Height of a large button that is not the next act."""
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


def touched(spot: Spot) -> Node:
    """A ground that is touched: as high as a finger where there is room, and never higher alone."""
    wide, tall = (Leaf(spot, natural=(1.0, high), stretch=True) for high in (FINGER, TALL_FINGER))
    return Choose(wide, tall)


def turning(back: str, onward: str, *between: Node) -> list[Node]:
    """Two buttons that turn pages, with what stands between them."""
    return [
        round_button(back, "back", say("page-back")),
        *between,
        round_button(onward, "next", say("page-next")),
    ]


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


def ends(back: Leaf, *onward: Leaf) -> Node:
    """The way back at the left end of the foot, the ways on at its right end."""
    tall = Wrap([replace(way, grow=1.0) for way in (back, *onward)])
    return Choose(Row([back, spring(), *onward], gap=2 * GAP), tall)


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


def page_turners(at: int, pages: int) -> Row:
    """``back`` and ``next`` with ``pages`` between them, "2 / 3"; ``at`` counts from 0."""
    number = text("pages", say("pages", page=at + 1, pages=pages), LINE, grow=1.0)
    back = round_button("back", "back", say("page-back"))
    onward = round_button("next", "next", say("page-next"))
    return Row([back, number, onward], align="middle", least_w=BUTTON)


def praise(face: Node, words: Sequence[Node], ways: Sequence[Node]) -> Node:
    """A page at the end of something: a face, a few words, and the ways on."""
    inside = Column([face, *words, Choose(Gap(), spring()), *ways], gap=2 * GAP)
    return Choose(
        Centre(framed(inside, Panel("yellow"), most_w=BROAD)), framed(inside, Panel("yellow"))
    )


def marked(id_: str, phrase: Phrase, *, right: bool) -> Stack:
    """An answer that is no button: its edge and its sign say whether it is right."""
    hue: Hue = "green" if right else "danger"
    words = Leaf(Spot(f"{id_}:words", CHOSEN_WORDS, 0, 0, 0, 0, 104, phrase), grow=1.0)
    ground = Leaf(Spot(id_, Panel(hue), 0, 0, 0, 0, 103))
    sign = badge(f"{id_}:badge", f"{id_}:sign", hue, "check" if right else "cross", 104)
    return Stack([ground, Pad(Row([sign, words]))])


def badge(
    id_: str, sign: str, hue: Hue, icon: str, z: int, size: tuple[float, float] = MARK
) -> Stack:
    """A sign on a lit disc. ``sign``: id of the sign, whose name is ``icon``."""
    inside = MARK_SIGN if size == MARK else PRAISE_SIGN
    disc = Leaf(Spot(id_, Badge(hue), 0, 0, 0, 0, z), natural=size)
    return Stack(
        [disc, Centre(Leaf(Spot(sign, Icon(icon, "ink"), 0, 0, 0, 0, z + 1), natural=inside))]
    )


def spring() -> Gap:
    """Free room that pushes its neighbours apart."""
    return Gap(grow=1.0)
