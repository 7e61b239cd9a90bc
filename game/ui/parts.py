"""Parts that pages are made of: titles, words, buttons, steppers, panels, and whole pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Unpack

from msgspec.structs import replace

from game.art.menu.buttons import RoundButton
from game.core.phrase import Phrase, say
from game.tables.pictures import Badge, Button, Hue, Icon, Label, Nothing, Panel
from game.tables.table import Spot
from game.ui.layout import (
    Align,
    Centre,
    Choose,
    Column,
    Either,
    Gap,
    Leaf,
    Limits,
    Node,
    Pad,
    Row,
    Stack,
)
from game.ui.lists import Grid, Wrap
from game.ui.measure import EDGE, FINGER, GAP, TALL_FINGER
from game.ui.sizes import (
    BROAD,
    BUTTON,
    CHOSEN_WORDS,
    DIALOG,
    LINE,
    MARK,
    MARK_SIGN,
    NOTE,
    PAGE,
    PRAISE_SIGN,
    PROSE,
    QUESTION,
    QUIET,
    ROW_HIGH,
    SLIDER,
    STRONG,
    TITLE,
)

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
    """A round button with a picture instead of words."""
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
    """Two buttons that turn pages, and what is between them."""
    return [
        round_button(back, "back", say("page-back")),
        *between,
        round_button(onward, "next", say("page-next")),
    ]


def setting_row(id_: str, name: Phrase, control: Node) -> Stack:
    """A name, and beside it the control that sets it."""
    words = text(f"{id_}:name", name, QUIET, grow=1.0)
    ground = Leaf(Spot(f"{id_}:row", Panel(), 0, 0, 0, 0, 2))
    inside = Pad(beside(words, control, (1, 1)), y=0.0)
    return Stack([ground, inside], grow=1.0, most_h=ROW_HIGH)


def beside(name: Node, control: Node, shares: tuple[int, int]) -> Node:
    """A name and its control in these shares of a row; a value that cannot break takes more."""
    both = [name, control]
    return Either([Row(both, parts=shares), Row(both)], tight=True)


def slider(id_: str, spoken: Phrase) -> Node:
    """The place of a slider, which `game.ui.widgets` draws."""
    spot = Spot(id_, Nothing(), 0, 0, 0, 0, 6, spoken=spoken)
    thin = Column([Leaf(spot, least_h=SLIDER, most_h=SLIDER)], grow=1.0)
    return Choose(thin, Leaf(spot, least_h=TALL_FINGER), grow=1.0)


def stepper(id_: str, name: Phrase, value: Phrase) -> Stack:
    """A row "name  < value >"; on a tall sheet the name is above the value.

    Its buttons are ``<id>:less`` and ``<id>:more``.
    """
    spoken = say("stepper-spoken", name=name, value=value)
    less = round_button(f"{id_}:less", "back", say("stepper-less", of=spoken))
    more = round_button(f"{id_}:more", "next", say("stepper-more", of=spoken))
    shown = text(f"{id_}:value", value, STRONG, grow=1.0)
    above = Column([text(f"{id_}:name", name, NOTE), shown], gap=0.0, grow=1.0)
    ground = Leaf(Spot(f"{id_}:row", Panel(), 0, 0, 0, 0, 2))
    row = setting_row(id_, name, Row([less, shown, more], grow=1.0))
    return Stack(
        [Choose(row, Stack([ground, Row([less, above, more])]))], grow=1.0, most_h=ROW_HIGH
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
    """A frame in the middle of the scene below."""
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
    """An answer that is not a button: its edge and its sign say whether it is right."""
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
