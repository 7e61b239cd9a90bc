"""States: how a piece says that it may be touched, is chosen, has the focus or is recommended."""

from __future__ import annotations

from typing import Final

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.outlines import Outline
from game.art.ink.palette import BLACK, DANGER, LEGAL, PLAIN, SELECTED, WHITE, fade
from game.art.ink.renderer import Renderer

STATES: Final = (
    *("legal", "place", "selected", "focus", "hint", "last", "risk", "debt"),
    *("aside", "faint"),
)
"""States that `halo` paints. Disabled is opacity (38 %), pressed a shift: the caller's business."""


def halo(renderer: Renderer, outline: Outline, w: float, h: float, state: str) -> pygame.Surface:
    """Paint the edge around a piece of ``w`` by ``h`` stage units in this state; blit centred.

    "legal" is a glowing edge and "selected" a double one, "place" the dashed edge of an empty place
    that may be chosen, "risk" that of one where it would do harm: it does not glow. "debt" is that
    of one where it costs something that can be won back. "aside" is the quiet edge of what may be
    done besides what one is asked for, "faint" the same among very many. "focus" is a white ring
    4 px off with a dark gap that shows on every colour and with any other state, "hint" a dashed
    yellow edge before a lamp, "last" what was just played.
    """
    assert state in STATES, state
    size = (renderer.px(w), renderer.px(h))
    return renderer.remember(
        ("halo", outline, size, state), lambda: _cropped(_paint(renderer, outline, size, state))
    )


def _cropped(sheet: pygame.Surface) -> pygame.Surface:
    """Without the empty rim, the middle where it was: a full board spends most on glows."""
    seen = sheet.get_bounding_rect()
    w, h = sheet.get_size()
    x, y = min(seen.left, w - seen.right), min(seen.top, h - seen.bottom)
    return sheet.subsurface((x, y, w - 2 * x, h - 2 * y)).copy()


def _paint(
    renderer: Renderer, outline: Outline, size: tuple[int, int], state: str
) -> pygame.Surface:
    w, h = size
    unit = renderer.scale
    drawing = Drawing(w, h, 26 * unit)
    edge = outline(w, h, 0.5 * unit)
    match state:
        case "legal":
            drawing.glow(edge, LEGAL.base, 2.2 * unit, power=0.75, core=LEGAL.light)
        case "aside":
            drawing.shape(edge, stroke=LEGAL.base, width=1.6 * unit)
        case "faint":
            drawing.shape(edge, stroke=fade(LEGAL.base, 0.5), width=1.2 * unit)
        case "risk":
            _dashed(drawing, edge, fade(DANGER.base, 0.6), (3, 5), unit)
        case "debt":
            _dashed(drawing, edge, PLAIN.light, (9, 7), unit)
        case "place":
            drawing.shape(edge, fill=fade(LEGAL.base, 0.10))
            drawing.shape(edge, stroke=fade(LEGAL.base, 0.16), width=8 * unit)
            drawing.shape(edge, stroke=LEGAL.base, width=2.2 * unit, dash=(7 * unit, 5 * unit))
        case "selected":
            # A second edge around the first: glow alone tells nothing from "legal" without colour.
            drawing.glow(edge, SELECTED.base, 3 * unit, power=0.8, core=SELECTED.light)
            drawing.shape(outline(w, h, 3.4 * unit), stroke=fade(BLACK, 0.6), width=3 * unit)
            drawing.shape(outline(w, h, 6 * unit), stroke=SELECTED.light, width=2 * unit)
        case "focus":
            gap, ring = outline(w, h, 2.5 * unit), outline(w, h, 5.5 * unit)
            drawing.shape(ring, stroke=fade(BLACK, 0.55), width=7 * unit)
            drawing.shape(gap, stroke="#04070F", width=4 * unit)
            drawing.shape(ring, stroke=WHITE, width=3 * unit)
        case "hint":
            edge = outline(w, h, 2 * unit)
            lamp = Drawing(w, h, drawing.margin)
            lamp.halo(edge, SELECTED.base, 22 * unit, 0.5)
            drawing.shape(edge, stroke=SELECTED.base, width=2.6 * unit, dash=(7 * unit, 4.5 * unit))
            return _around(lamp, edge, drawing)
        case "last":
            drawing.shape(edge, stroke=fade(renderer.theme.bright, 0.25), width=7 * unit)
            drawing.shape(edge, stroke=renderer.theme.bright, width=2 * unit)
    return drawing.surface()


def _dashed(
    drawing: Drawing, edge: shapes.Points, colour: str, dash: tuple[int, int], unit: float
) -> None:
    """The thin edge of a place that costs something, dashed in units."""
    on, off = dash
    drawing.shape(edge, stroke=colour, width=1.4 * unit, dash=(on * unit, off * unit))


def _around(lamp: Drawing, edge: shapes.Points, line: Drawing) -> pygame.Surface:
    """Light behind the piece, although it is painted after it: none of it inside."""
    sheet = lamp.surface()
    piece = Drawing(lamp.w, lamp.h, lamp.margin)
    piece.shape(edge, fill=WHITE)
    sheet.blit(piece.surface(), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    sheet.blit(line.surface(), (0, 0))
    return sheet
