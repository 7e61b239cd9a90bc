"""Buttons and chips: what is pressed, and what is said at the piece itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.art.ink import shapes
from game.art.ink.caption import caption, room_of
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel
from game.art.ink.palette import DANGER, HUES, INK, SELECTED, WHITE, Colour, fade, mix
from game.art.ink.type import centred, fitted, words

if TYPE_CHECKING:
    from game.art.ink.easel import Painter

Size = tuple[int, int]

GHOST: Final = 22.0
"""Letters of a button."""

PRIMARY_TOP: Final = "#FBF68E"
PRIMARY_FOOT: Final = "#E6D92C"
PRIMARY_EDGE: Final = "#9C931C"
"""The lit cap of the next act, and the edge it drops onto."""


def button(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``button:<kind>[,<icon>][,pressed][,disabled][,@<px>]``: primary, outline, ghost or danger.

    A second line of the label says more in smaller letters: what for, or why not. ``@`` gives the
    largest letters that it may have, in pixels: those of its neighbours (`game.ui.equal_letters`).
    """
    parts = args.split(",")
    pressed, disabled = "pressed" in parts, "disabled" in parts
    kind, icon = parts[0] or "ghost", _icon(parts)
    w, h = size
    drop = max(2.0, min(5 * easel.scale, h * 0.08))
    margin = easel.px(12) if kind == "primary" and not disabled else round(drop + 2)
    drawing = Drawing(w, h, margin)
    shift = drop if pressed else 0.0
    ink = _button_body(easel, drawing, kind, shift, disabled=disabled)
    most = next((int(part[1:]) for part in parts if part.startswith("@")), None)
    want = _wanted(easel, size, kind)
    if most is not None:
        want = min(want, most / (easel.scale * easel.text_scale))
    _button_words(easel, drawing, (w, h - drop), shift, icon, text, want, ink)
    return drawing.surface()


def button_letters(easel: Easel, size: Size, args: str, text: str) -> tuple[int, int] | None:
    """Pixels of the letters with which a button's words fit, and of those it would like best.

    None for one with a second line, for one without words, and for the large next act.
    """
    parts = args.split(",")
    if not text or "\n" in text or _wanted(easel, size, parts[0]) > GHOST:
        return None
    w, h = size
    cap = (w, h - max(2.0, min(5 * easel.scale, h * 0.08)))
    want, box, side = _written(easel, cap, GHOST, text)
    room = room_of(box, side if _icon(parts) else 0.0)
    px, _ = fitted(easel, text, want, room, bold=True)
    return px, easel.px(want * easel.text_scale)


def _icon(parts: list[str]) -> str:
    marks = ("pressed", "disabled", "")
    return next((part for part in parts[1:] if part not in marks and part[0] != "@"), "")


def _wanted(easel: Easel, size: Size, kind: str) -> float:
    """Only the next act is larger than the others, and only where it has the room."""
    w, h = size
    roomy = h >= 68 * easel.scale and w >= 220 * easel.scale
    return 28.0 if kind == "primary" and roomy else GHOST


def _written(
    easel: Easel, cap: tuple[float, float], size: float, text: str
) -> tuple[float, tuple[float, float], float]:
    """Size of one line of words on a cap, the box for them and an icon, the side of the icon."""
    w, h = cap
    side = min(0.46 * h, 30 * easel.scale) if text else min(0.52 * h, 0.6 * w)
    wide = w - 2 * max(4.0, min(0.22 * h, 16 * easel.scale))
    return size if h >= 52 * easel.scale else min(size, 19), (wide, 0.88 * h), side


def _button_body(
    easel: Easel, drawing: Drawing, kind: str, shift: float, *, disabled: bool
) -> Colour:
    """The cap with its lower edge; returns the colour of what is written on it."""
    w, h, theme = drawing.w, drawing.h, easel.theme
    drop = max(2.0, min(5 * easel.scale, h * 0.08))
    edge = theme.edge_width * easel.scale
    radius = 0.28 * h
    inset = edge / 2
    cap = shapes.box(inset, inset + shift, w - edge, h - edge - drop, radius)
    foot = shapes.box(inset, inset + drop, w - edge, h - edge - drop, radius)
    top, low = theme.button_top, theme.button_foot
    if disabled:
        drawing.shape(cap, fill=fade(low, 0.55), stroke=fade(theme.edge, 0.6), width=edge)
        return theme.quiet
    if kind == "primary":
        drawing.shape(foot, fill=PRIMARY_EDGE)
        if not shift:
            for grow, alpha in ((9, 0.05), (6, 0.07), (3, 0.12)):
                drawing.shape(cap, stroke=fade(SELECTED.base, alpha), width=grow * 2 * easel.scale)
        high, deep = (mix(c, "#000000", 0.1 if shift else 0) for c in (PRIMARY_TOP, PRIMARY_FOOT))
        drawing.shape(
            cap,
            fill=drawing.linear((0, 0), (0, h), (0, high), (0.45, SELECTED.base), (1, deep)),
            stroke=mix(high, WHITE, 0.4),
            width=edge,
        )
        return INK
    rim = {"outline": "#9CCBFF", "danger": DANGER.base, "ghost": theme.edge}.get(kind, theme.edge)
    if kind in HUES:
        rim = HUES[kind].base
    drawing.shape(foot, fill=mix(low, "#000000", 0.6))
    if shift:
        top, low = mix(top, "#000000", 0.1), mix(low, "#000000", 0.1)
    fill = drawing.linear((0, 0), (0, h), (0, top), (1, low))
    if kind == "ghost":
        drawing.shape(cap, fill=fill, stroke=rim, width=edge)
    else:
        drawing.shape(cap, stroke=fade(rim, 0.16), width=4.5 * edge)
        drawing.shape(cap, fill=fill, stroke=rim, width=1.35 * edge)
    return theme.text


def _button_words(
    easel: Easel,
    drawing: Drawing,
    cap: tuple[float, float],
    shift: float,
    icon: str,
    text: str,
    size: float,
    ink: Colour,
) -> None:
    """Icon and words in the middle of the cap; a second line in smaller letters."""
    w, h = cap
    x, y = w / 2, h / 2 + shift
    first, _, second = text.partition("\n")
    want, box, side = _written(easel, cap, size, text)
    wide, _ = box
    if not second:
        caption(easel, drawing, first, want, (x, y), box, ink, icon=icon, side=side)
        return
    caption(
        easel,
        drawing,
        first,
        20,
        (x, y - 0.2 * h),
        (wide, 0.44 * h),
        ink,
        icon=icon,
        side=0.7 * side,
    )
    below = words(easel, second, 18, (round(wide), round(0.4 * h)), ink)
    drawing.stamp(below, x, y + 0.23 * h)


def round_button(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``round:<icon>[,on][,pressed][,disabled]``: a button of the rail; without icon, its label."""
    icon, *marks = args.split(",")
    w, h = size
    theme = easel.theme
    edge = theme.edge_width * easel.scale
    lit = "on" in marks
    drawing = Drawing(w, h, easel.px(6))
    shift = 2 * easel.scale if "pressed" in marks else 0.0
    outline = shapes.box(edge / 2, edge / 2 + shift, w - edge, h - edge, 0.28 * h)
    dark = 0.1 if shift else 0.0
    fill = drawing.linear(
        (0, 0), (0, h), (0, mix(theme.button_top, "#000000", dark)), (1, theme.button_foot)
    )
    drawing.shape([(x, y + 2 * easel.scale - shift) for x, y in outline], fill="#04070FA0")
    if lit:
        drawing.shape(outline, stroke=fade(SELECTED.base, 0.2), width=4 * edge)
    ink = theme.quiet if "disabled" in marks else SELECTED.base if lit else theme.text
    drawing.shape(
        outline,
        fill=fill,
        stroke=SELECTED.base if lit else theme.edge,
        width=edge * (1.5 if lit else 1),
    )
    if icon:
        drawing.icon(icon, w / 2, h / 2 + shift, 0.5 * min(w, h), ink)
    elif lit:
        drawing.line([(0.32 * w, 0.8 * h + shift), (0.68 * w, 0.8 * h + shift)], ink, 3 * edge / 2)
    sheet = drawing.surface()
    if not icon and text:
        face = words(easel, text, 21, (round(0.7 * w), round(0.5 * h)), ink, bold=True)
        centred(sheet, face, drawing.margin + w / 2, drawing.margin + h / 2 + shift)
    return sheet


def letters(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``letters:<code>[,on]``: a language of the rail by its two letters."""
    code, _, marks = args.partition(",")
    return round_button(easel, size, f",{marks}", code.upper())


def chip(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``chip[:<hue> | white][,<icon>]``: words in a pill, for what is said at the piece itself."""
    hue, _, icon = args.partition(",")
    w, h = size
    theme = easel.theme
    edge = theme.edge_width * easel.scale
    drawing = Drawing(w, h, easel.px(3))
    outline = shapes.box(edge / 2, edge / 2, w - edge, h - edge, h / 2)
    drawing.shape([(x, y + 1.5 * easel.scale) for x, y in outline], fill="#04070F80")
    ink = theme.text
    if hue == "white":
        drawing.shape(outline, fill="#F7F9FF")
        ink = INK
    elif hue in HUES and hue != "plain":
        lit = HUES[hue]
        drawing.shape(outline, fill=mix(lit.deep, "#04070F", 0.35), stroke=lit.base, width=edge)
        ink = lit.light
    else:
        drawing.shape(outline, fill="#0A0F24", stroke=theme.edge, width=edge)
    size_px = min(18.0, 0.66 * h / easel.scale)
    caption(
        easel,
        drawing,
        text,
        size_px,
        (w / 2, h / 2),
        (w - 0.6 * h, h),
        ink,
        icon=icon,
        side=0.6 * h,
        floor=14,
    )
    return drawing.surface()


def badge(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``badge[:<hue>]``: a lit little pill with dark ink, for "×2" on a pile."""
    w, h = size
    drawing = Drawing(w, h, 2)
    lit = HUES[args].light if args in HUES else "#F7F9FF"
    drawing.shape(shapes.box(0, 0, w, h, h / 2), fill=lit)
    room = (round(w - 0.3 * h), h)
    size_px = min(17.0, 0.74 * h / easel.scale)
    drawing.stamp(words(easel, text, size_px, room, INK, bold=True, floor=12), w / 2, h / 2)
    return drawing.surface()


PAINTERS: Final[dict[str, Painter]] = {
    "button": button,
    "round": round_button,
    "letters": letters,
    "chip": chip,
    "badge": badge,
}
SHAPES: Final[dict[str, str]] = {
    "button": "button",
    "round": "button",
    "letters": "button",
    "chip": "pill",
    "badge": "pill",
}
