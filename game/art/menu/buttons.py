"""Buttons, chips and icons: what is pressed, and what is said at the piece itself."""

from __future__ import annotations

from typing import Final

import pygame
from msgspec.structs import replace

from game.art.ink import outlines, shapes
from game.art.ink.drawing import ASSETS, Drawing
from game.art.ink.palette import DANGER, HUES, INK, SELECTED, WHITE, fade, mix, role
from game.art.ink.renderer import SMALLEST, Renderer, Size, paints
from game.art.ink.type import (
    BESIDE,
    Sign,
    Style,
    caption,
    centred,
    fitted,
    room_of,
    second_floor,
    words,
)
from game.tables.pictures import Badge, Button, Chip, Icon, Picture

GHOST: Final = 22.0
"""Letters of a button."""

PRIMARY_TOP: Final = "#FBF68E"
PRIMARY_FOOT: Final = "#E6D92C"
PRIMARY_EDGE: Final = "#9C931C"
"""The lit cap of the next act, and the edge it drops onto."""


@paints(Button, outlines.button)
def button(renderer: Renderer, size: Size, art: Button, text: str) -> pygame.Surface:
    """Primary, outline, ghost or danger.

    A second line of the label says more in smaller letters: what for, or why not. ``@`` gives the
    largest letters that it may have, in pixels: those of its neighbours (`game.ui.equal_letters`).
    """
    kind, pressed, disabled = art.kind, art.pressed, art.disabled
    w, h = size
    drop = max(2.0, min(5 * renderer.scale, h * 0.08))
    margin = renderer.px(12) if kind == "primary" and not disabled else round(drop + 2)
    shift = drop if pressed else 0.0

    def cap() -> pygame.Surface:
        bare = Drawing(w, h, margin)
        _button_cap(renderer, bare, kind, shift, disabled=disabled)
        return bare.surface()

    ground = renderer.remember(("cap", size, kind, pressed, disabled), cap)
    drawing = Drawing(w, h, margin, ground)
    theme = renderer.theme
    ink = theme.quiet if disabled else INK if kind == "primary" else theme.text
    action = _wanted(renderer, size, kind)
    if art.most is not None:
        action = min(action, art.most / (renderer.scale * renderer.text_scale))
    style = Style(action, ink, bold=True, floor=max(SMALLEST, art.floor))
    _button_words(renderer, drawing, (w, h - drop), shift, art.icon, text, style)
    return drawing.surface()


def button_letters(
    renderer: Renderer, size: Size, art: Button, text: str
) -> tuple[int, int] | None:
    """Pixels of the letters with which a button's words fit, and of those it would like best.

    None for one with a second line, for one without words, and for the large next act.
    """
    if not text or "\n" in text or _wanted(renderer, size, art.kind) > GHOST:
        return None
    w, h = size
    cap = (w, h - max(2.0, min(5 * renderer.scale, h * 0.08)))
    action, box, side = _written(renderer, cap, GHOST, text)
    room = room_of(box, side if art.icon else 0.0)
    px, _ = fitted(renderer, text, action, room, bold=True, floor=max(SMALLEST, art.floor))
    return px, renderer.px(action * renderer.text_scale)


def button_room(art: Button) -> tuple[float, float]:
    """Units of a button's width that its edges take, and its icon."""
    return 36.0, BESIDE * 30.0 if art.icon else 0.0


def _wanted(renderer: Renderer, size: Size, kind: str) -> float:
    """Only the next act is larger than the others, and only where it has the room."""
    w, h = size
    roomy = h >= 68 * renderer.scale and w >= 220 * renderer.scale
    return 28.0 if kind == "primary" and roomy else GHOST


def _written(
    renderer: Renderer, cap: tuple[float, float], size: float, text: str
) -> tuple[float, tuple[float, float], float]:
    """Size of one line of words on a cap, the box for them and an icon, the side of the icon."""
    w, h = cap
    side = min(0.46 * h, 30 * renderer.scale) if text else min(0.52 * h, 0.6 * w)
    wide = w - 2 * max(4.0, min(0.22 * h, 16 * renderer.scale))
    return size if h >= 52 * renderer.scale else min(size, 19), (wide, 0.88 * h), side


def _button_cap(
    renderer: Renderer, drawing: Drawing, kind: str, shift: float, *, disabled: bool
) -> None:
    """The cap with its lower edge."""
    w, h, theme, scale = drawing.w, drawing.h, renderer.theme, renderer.scale
    drop = max(2.0, min(5 * scale, h * 0.08))
    edge = theme.edge_width * scale
    radius = 0.28 * h
    inset = edge / 2
    cap = shapes.box(inset, inset + shift, w - edge, h - edge - drop, radius)
    foot = shapes.box(inset, inset + drop, w - edge, h - edge - drop, radius)
    top, low = theme.button_top, theme.button_foot
    if disabled:
        drawing.shape(cap, fill=fade(low, 0.55), stroke=fade(theme.edge, 0.6), width=edge)
        return
    if kind == "primary":
        drawing.shape(foot, fill=PRIMARY_EDGE)
        if not shift:
            for grow, alpha in ((9, 0.05), (6, 0.07), (3, 0.12)):
                drawing.shape(cap, stroke=fade(SELECTED.base, alpha), width=grow * 2 * scale)
        high, deep = (mix(c, "#000000", 0.1 if shift else 0) for c in (PRIMARY_TOP, PRIMARY_FOOT))
        drawing.shape(
            cap,
            fill=drawing.linear((0, 0), (0, h), (0, high), (0.45, SELECTED.base), (1, deep)),
            stroke=mix(high, WHITE, 0.4),
            width=edge,
        )
        return
    rim = {"outline": "#9CCBFF", "danger": DANGER.base, "ghost": theme.edge}.get(kind, theme.edge)
    drawing.shape(foot, fill=mix(low, "#000000", 0.6))
    if shift:
        top, low = mix(top, "#000000", 0.1), mix(low, "#000000", 0.1)
    fill = drawing.linear((0, 0), (0, h), (0, top), (1, low))
    if kind == "ghost":
        drawing.shape(cap, fill=fill, stroke=rim, width=edge)
    else:
        drawing.shape(cap, stroke=fade(rim, 0.16), width=4.5 * edge)
        drawing.shape(cap, fill=fill, stroke=rim, width=1.35 * edge)


def _button_words(
    renderer: Renderer,
    drawing: Drawing,
    cap: tuple[float, float],
    shift: float,
    icon: str,
    text: str,
    style: Style,
) -> None:
    """Icon and words in the middle of the cap; a second line in smaller letters."""
    w, h = cap
    x, y = w / 2, h / 2 + shift
    first, _, second = text.partition("\n")
    action, box, side = _written(renderer, cap, style.size, text)
    wide, _ = box
    if not second:
        caption(
            renderer, drawing, first, (x, y), box, replace(style, size=action), Sign(icon, side)
        )
        return
    caption(
        renderer,
        drawing,
        first,
        (x, y - 0.2 * h),
        (wide, 0.44 * h),
        replace(style, size=20),
        Sign(icon, 0.7 * side),
    )
    small = Style(18, style.colour, floor=second_floor(renderer))
    # Above the corners small letters may go nearer to the edge.
    below = words(renderer, second, (round(wide + 0.08 * w), round(0.4 * h)), small)
    drawing.stamp(below, x, y + 0.23 * h)


class RoundButton(Picture, frozen=True):
    """A button of the rail; without an icon, its words."""

    icon: str
    on: bool = False
    pressed: bool = False
    disabled: bool = False


class Letters(Picture, frozen=True):
    """A language of the rail by its two letters."""

    code: str
    on: bool = False
    pressed: bool = False
    disabled: bool = False


@paints(RoundButton, outlines.button)
def round_button(renderer: Renderer, size: Size, art: RoundButton, text: str) -> pygame.Surface:
    """A button of the rail; without icon, its label."""
    w, h = size
    theme = renderer.theme
    edge = theme.edge_width * renderer.scale
    drawing = Drawing(w, h, renderer.px(6))
    shift = 2 * renderer.scale if art.pressed else 0.0
    outline = shapes.box(edge / 2, edge / 2 + shift, w - edge, h - edge, 0.28 * h)
    dark = 0.1 if shift else 0.0
    fill = drawing.linear(
        (0, 0), (0, h), (0, mix(theme.button_top, "#000000", dark)), (1, theme.button_foot)
    )
    drawing.shape([(x, y + 2 * renderer.scale - shift) for x, y in outline], fill="#04070FA0")
    if art.on:
        drawing.shape(outline, stroke=fade(SELECTED.base, 0.2), width=4 * edge)
    ink = theme.quiet if art.disabled else SELECTED.base if art.on else theme.text
    drawing.shape(
        outline,
        fill=fill,
        stroke=SELECTED.base if art.on else theme.edge,
        width=edge * (1.5 if art.on else 1),
    )
    if art.icon:
        drawing.icon(art.icon, w / 2, h / 2 + shift, 0.5 * min(w, h), ink)
    elif art.on:
        drawing.line([(0.32 * w, 0.8 * h + shift), (0.68 * w, 0.8 * h + shift)], ink, 3 * edge / 2)
    sheet = drawing.surface()
    if not art.icon and text:
        face = words(renderer, text, (round(0.7 * w), round(0.5 * h)), Style(21, ink, bold=True))
        centred(sheet, face, drawing.margin + w / 2, drawing.margin + h / 2 + shift)
    return sheet


@paints(Letters, outlines.button)
def letters(renderer: Renderer, size: Size, art: Letters, _label: str) -> pygame.Surface:
    """A language of the rail by its two letters."""
    key = RoundButton("", art.on, art.pressed, art.disabled)
    return round_button(renderer, size, key, art.code.upper())


CAPTION_ROUND: Final = 22.0
"""Radius of the corners of a caption at most, in units: half a row at the usual text size."""


@paints(Chip, outlines.pill)
def chip(renderer: Renderer, size: Size, art: Chip, text: str) -> pygame.Surface:
    """Words in a pill, for what is said at the piece itself."""
    hue = art.hue
    w, h = size
    theme = renderer.theme
    edge = theme.edge_width * renderer.scale
    drawing = Drawing(w, h, renderer.px(3))
    # Several rows of a caption would stand out of half discs.
    round_ = CAPTION_ROUND * renderer.scale * renderer.text_scale if hue == "white" else h
    outline = shapes.box(edge / 2, edge / 2, w - edge, h - edge, min(round_, h / 2))
    drawing.shape([(x, y + 1.5 * renderer.scale) for x, y in outline], fill="#04070F80")
    ink = theme.text
    if hue == "white":
        drawing.shape(outline, fill="#F7F9FF")
        ink = INK
    elif hue is not None and hue != "plain":
        lit = HUES[hue]
        drawing.shape(outline, fill=mix(lit.deep, "#04070F", 0.35), stroke=lit.base, width=edge)
        ink = lit.light
    else:
        drawing.shape(outline, fill="#0A0F24", stroke=theme.edge, width=edge)
    size_px = min(art.letters, 0.66 * h / renderer.scale)
    caption(
        renderer,
        drawing,
        text,
        (w / 2, h / 2),
        (w - 0.6 * h, h),
        Style(size_px, ink, bold=True, floor=14),
        Sign(art.icon, 0.6 * h),
    )
    return drawing.surface()


@paints(Badge, outlines.pill)
def badge(renderer: Renderer, size: Size, art: Badge, text: str) -> pygame.Surface:
    """A lit little pill with dark ink, for "×2" on a pile."""
    w, h = size
    drawing = Drawing(w, h, 2)
    lit = HUES[art.hue].light if art.hue else "#F7F9FF"
    drawing.shape(shapes.box(0, 0, w, h, h / 2), fill=lit)
    room = (round(w - 0.3 * h), h)
    size_px = min(17.0, 0.74 * h / renderer.scale)
    drawing.stamp(
        words(renderer, text, room, Style(size_px, INK, bold=True, floor=12)), w / 2, h / 2
    )
    return drawing.surface()


ICONS: Final = tuple(sorted(path.stem for path in (ASSETS / "icons").glob("*.svg")))
"""The names: pause, help, undo, hint, settings, sound, play, learn, charge, spin, mass ..."""


@paints(Icon, outlines.disc)
def icon(renderer: Renderer, size: Size, art: Icon, _label: str) -> pygame.Surface:
    """The icon alone, as large as its box allows."""
    w, h = size
    drawing = Drawing(w, h)
    drawing.icon(art.name, w / 2, h / 2, min(w, h), role(renderer.theme, art.ink))
    return drawing.surface()
