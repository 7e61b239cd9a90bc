"""The ring of play, the suit in force, the keys to name a suit, and the DECAY button."""

from __future__ import annotations

import math

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing, soft
from game.art.ink.palette import DANGER, INK, SELECTED, WHITE, fade, mix
from game.art.ink.renderer import Renderer, Size, paints
from game.art.ink.type import Style, centred, words
from game.art.u_know_feynman.cards import GROUNDS, LIGHTS, suit_outline
from game.rules.u_know_feynman.faces import MATTER
from game.tables.u_know_feynman.pictures import Dome, Follow, Orbit, SuitKey


@paints(Orbit, outlines.disc)
def orbit(renderer: Renderer, size: Size, art: Orbit, _label: str) -> pygame.Surface:
    """The ring that play goes round, with arrows; 1 is clockwise."""
    w, h = size
    step = art.step
    drawing = Drawing(w, h, renderer.px(6))
    line = 2.2 * renderer.scale
    cx, cy, rx, ry = w / 2, h / 2, w / 2 - line, h / 2 - line
    ring = shapes.disc(cx, cy, rx, ry)
    drawing.shape(ring, stroke=fade(renderer.theme.bright, 0.22), width=5 * line)
    drawing.shape(ring, stroke=renderer.theme.bright, width=line)
    # Far out on either side: clear of the rivals' hands above, of the words below the piles.
    for start in (24, 156, 204, 336):
        for k, strength in enumerate((0.35, 0.6, 1.0)):
            angle = math.radians(start + step * 3.4 * (k - 1))
            x, y = cx + rx * math.cos(angle), cy + ry * math.sin(angle)
            # The way along the ellipse there, clockwise on screen for step 1.
            dx, dy = -rx * math.sin(angle) * step, ry * math.cos(angle) * step
            length = math.hypot(dx, dy)
            ux, uy = dx / length, dy / length
            arm = 13 * renderer.scale
            points = [
                (x - arm * ux + 0.8 * arm * uy, y - arm * uy - 0.8 * arm * ux),
                (x, y),
                (x - arm * ux - 0.8 * arm * uy, y - arm * uy + 0.8 * arm * ux),
            ]
            drawing.line(points, fade(SELECTED.base, strength), 2 * line)
    edged = drawing.surface()
    wide, high = edged.get_size()
    across, down = 0.9 * rx / wide, 0.9 * ry / high
    lit = soft(
        wide,
        high,
        lambda on: on.pool(on.w / 2, on.h / 2, across * on.w, down * on.h, "#2A3F9C", 0.35),
    )
    edged.blit(lit, (0, 0))
    return edged


@paints(Follow, outlines.pill)
def follow(renderer: Renderer, size: Size, art: Follow, text: str) -> pygame.Surface:
    """The suit in force by its shape, and what may follow."""
    side, suit = art.side, art.suit
    w, h = size
    hue = LIGHTS[side][suit]
    line = renderer.theme.edge_width * renderer.scale
    drawing = Drawing(w, h, renderer.px(4))
    edge = shapes.box(line / 2, line / 2, w - line, h - line, h / 2)
    drawing.shape(edge, fill="#0A0F24")
    if side != MATTER:
        drawing.stripes(edge, fade(hue, 0.16), 0.4 * h)
    rim = DANGER.base if art.waits else hue
    drawing.shape(edge, stroke=fade(rim, 0.3), width=3 * line)
    drawing.shape(edge, stroke=rim, width=1.3 * line)
    drawing.shape(
        suit_outline(suit, 0.62 * h, h / 2, 0.3 * h),
        fill=hue,
        stroke=fade(WHITE, 0.6),
        width=0.8 * line,
    )
    sheet = drawing.surface()
    box = (max(1, round(w - 1.45 * h)), round(0.86 * h))  # two rows stay off the rim
    face = words(renderer, text, box, Style(18, renderer.theme.text, bold=True, floor=14))
    sheet.blit(face, (drawing.margin + round(1.02 * h), drawing.margin + round(0.07 * h)))
    return sheet


@paints(SuitKey, outlines.button)
def suit_key(renderer: Renderer, size: Size, art: SuitKey, text: str) -> pygame.Surface:
    """A key to name a suit: its colour, its shape, its name."""
    side, suit = art.side, art.suit
    w, h = size
    drawing = Drawing(w, h, renderer.px(6))
    hue = LIGHTS[side][suit]
    line = 2 * renderer.scale
    edge = shapes.box(line, line, w - 2 * line, h - 2 * line, 0.16 * h)
    drawing.shape([(x, y + 2 * line) for x, y in edge], fill=mix(hue, "#000000", 0.6))
    if side == MATTER:
        light = mix(hue, WHITE, 0.25)
        drawing.shape(edge, fill=drawing.linear((0, 0), (0, h), (0, light), (1, hue)))
        drawing.shape(edge, stroke=mix(hue, WHITE, 0.6), width=line)
    else:
        drawing.shape(edge, fill=mix(hue, "#050812", 0.6))
        drawing.stripes(edge, mix(hue, "#050812", 0.32), 0.16 * h, 0.45)
        drawing.shape(edge, stroke=mix(hue, WHITE, 0.35), width=line)
    r = 0.24 * h
    drawing.disc(w / 2, 0.38 * h, 1.25 * r, fill=GROUNDS[side])
    drawing.shape(suit_outline(suit, w / 2, 0.38 * h, 0.85 * r), fill=mix(hue, "#000000", 0.1))
    sheet = drawing.surface()
    ink = INK if side == MATTER else WHITE
    box = (round(0.92 * w), round(0.3 * h))
    centred(
        sheet,
        words(renderer, text, box, Style(20, ink, bold=True, floor=14)),
        drawing.margin + w / 2,
        drawing.margin + 0.83 * h,
    )
    return sheet


@paints(Dome, outlines.disc)
def dome(renderer: Renderer, size: Size, art: Dome, text: str) -> pygame.Surface:
    """The big round button, and the sign of a decay: one track, then two."""
    w, h = size
    lit = art.lit
    drawing = Drawing(w, h, renderer.px(22) if lit else renderer.px(4))
    cx, r = w / 2, 0.44 * min(w, h)
    cy = h / 2 - 0.03 * h
    unit = renderer.scale
    if lit:
        drawing.halo(shapes.disc(cx, cy, r), DANGER.base, 22 * unit, 0.5)
    drawing.disc(
        cx,
        cy + 0.05 * h,
        r + 3 * unit,
        fill="#101A3C",
        stroke=renderer.theme.bright,
        width=1.6 * unit,
    )
    drawing.disc(cx, cy + 0.045 * h, r, fill="#7A2F08" if lit else "#3A2B33")
    top, low = ("#FFC08F", "#F0661E") if lit else ("#6A5560", "#4A3B47")
    if renderer.contrast and not lit:
        top, low = "#3A2B33", "#241A20"
    fill = drawing.radial((cx - 0.3 * r, cy - 0.45 * r), 1.7 * r, (0, top), (1, low))
    drawing.disc(cx, cy, r, fill=fill, stroke=mix(top, WHITE, 0.5 if lit else 0.1), width=2 * unit)
    ink = INK if lit else renderer.theme.text if renderer.contrast else "#C9CFE6"
    y, wide = cy + 0.4 * r, 2.4 * unit
    drawing.line([(cx - 0.42 * r, y), (cx, y)], ink, wide)
    drawing.line([(cx, y), (cx + 0.42 * r, y - 0.16 * r)], ink, wide)
    drawing.line([(cx, y), (cx + 0.42 * r, y + 0.16 * r)], ink, wide)
    drawing.disc(cx, y, 2.6 * unit, fill=ink)
    sheet = drawing.surface()
    box = (round(1.84 * r), round(0.62 * r))
    centred(
        sheet,
        words(renderer, text, box, Style(26, ink, bold=True, floor=14)),
        drawing.margin + cx,
        drawing.margin + cy - 0.06 * r,
    )
    return sheet
