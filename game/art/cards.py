"""Particle cards: matter a lit lamp, antimatter its photographic negative. LOOK, section 3."""

from __future__ import annotations

import unicodedata
from typing import Final, NamedTuple

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import FAMILIES, FIELD_FOOT, INK, SELECTED, WHITE, fade, mix
from game.art.ink.particle import draw_meter, draw_particle, family_outline, set_symbol
from game.art.ink.renderer import Renderer, Size, paints
from game.art.ink.type import Style, centred, figure, symbol, words
from game.art.pieces import draw_star
from game.core.particles import PARTICLES, STATISTICS, Family, Particle, Symbol, printed
from game.core.phrase import say
from game.tables.pictures import Back, Card, Portrait

LARGE: Final = 190
SMALL: Final = 84
"""Heights in stage units: from `LARGE` a card tells everything, below `SMALL` only what it is."""

COLOURS: Final = {"r": "#FF5A4D", "g": "#36C98A", "b": "#4F8DFF"}
"""Colour charge: always with its letter, which anticolour carries under a bar on a dark disc."""


@paints(Card, outlines.card)
def card(renderer: Renderer, size: Size, art: Card, _label: str) -> pygame.Surface:
    """R, g or b, an anticolour with a bar."""
    particle = PARTICLES[art.particle]
    points = "" if art.points is None else str(art.points)
    w, h = size
    tall = h / renderer.scale
    drawing = Drawing(w, h, max(3, 0.03 * h))
    if tall >= LARGE:
        name = _name(renderer, drawing, particle)
        sheet = _field(renderer, size, particle, 0.265 * h, name.middle - name.spread)
        _large(renderer, sheet, drawing, particle, points, name)
        token = (0.84 * w, 0.385 * h, 0.062 * h)
    elif tall >= SMALL:
        sheet = _field(renderer, size, particle, 0.41 * h, h)
        _medium(renderer, sheet, drawing, particle, points)
        token = (0.83 * w, 0.64 * h, 0.095 * h)
    else:
        sheet = _portrait(renderer, size, drawing, particle)
        token = (0.8 * w, 0.8 * h, 0.13 * h)
    if art.colour:
        _colour_charge(renderer, sheet, drawing.margin, token, art.colour)
    return sheet


@paints(Portrait, outlines.card)
def portrait(renderer: Renderer, size: Size, art: Portrait, _label: str) -> pygame.Surface:
    """A card of any size that tells no more than what it is."""
    drawing = Drawing(*size, max(3, 0.03 * size[1]))
    return _portrait(renderer, size, drawing, PARTICLES[art.particle])


def _portrait(
    renderer: Renderer, size: tuple[int, int], drawing: Drawing, particle: Particle
) -> pygame.Surface:
    w, h = size
    sheet = _field(renderer, size, particle, 0.5 * h, h)
    r = min(0.27 * h, 0.40 * w)
    draw_particle(drawing, particle, w / 2, h / 2, r)
    sheet.blit(drawing.surface(), (0, 0))
    set_symbol(renderer, sheet, particle, drawing.margin + w / 2, drawing.margin + h / 2, r)
    return sheet


class Name(NamedTuple):
    """The name of a card between its two hair lines."""

    picture: pygame.Surface
    middle: float
    spread: float
    """Of the lines from the middle."""


def _name(renderer: Renderer, drawing: Drawing, particle: Particle) -> Name:
    w, h = drawing.w, drawing.h
    name = renderer.say(say(f"particle-{particle.key}"))
    largest = min(0.066 * renderer.text_scale, 0.078) * h
    size, floor = largest / renderer.scale / renderer.text_scale, 0.046 * h / renderer.scale
    box = (round(0.86 * w), round(0.135 * h))
    picture = words(renderer, name, box, Style(size, renderer.theme.text, bold=True, floor=floor))
    high = picture.get_bounding_rect().h
    if high < 0.088 * h:
        return Name(picture, 0.513 * h, max(0.04 * h, 0.5 * high + 0.006 * h))
    return Name(picture, 0.497 * h, 0.066 * h)


def _field(
    renderer: Renderer, size: tuple[int, int], particle: Particle, cy: float, foot: float
) -> pygame.Surface:
    """A copy of the field that all cards of this family share; its lamp shines at height ``cy``."""
    key = ("card field", size, particle.family, particle.is_anti, foot)
    return renderer.remember(key, lambda: _paint_field(size, particle, cy, foot)).copy()


def _paint_field(
    size: tuple[int, int], particle: Particle, cy: float, foot: float
) -> pygame.Surface:
    """Shadow, field, light, border; the stripes of antimatter down to ``foot``."""
    w, h = size
    drawing = Drawing(w, h, max(3, 0.03 * h))
    hue = FAMILIES[particle.family]
    radius = 0.045 * h
    line = max(1.2, 0.011 * h)
    outline = shapes.box(line / 2, line / 2, w - line, h - line, radius)
    drawing.shadow(outline, 0.008 * h)
    top = mix(hue.deep, "#000000", 0.25) if particle.is_anti else hue.deep
    fill = drawing.linear(
        (0, 0), (0, h), (0, top), (0.55, mix(top, FIELD_FOOT, 0.75)), (1, FIELD_FOOT)
    )
    drawing.shape(outline, fill=fill)
    if particle.is_anti:
        striped = shapes.clipped(outline, 0, 1, foot)
        drawing.stripes(striped, "#B9BFCF3C", max(5.0, 0.055 * h), 0.42)
    drawing.lamp(w / 2, cy, 0.4 * h, hue.base, 0.28 if particle.is_anti else 0.8, within=outline)
    if foot < h:
        for k in (1.32, 1.8, 2.3, 2.8):
            ring = shapes.disc(w / 2, cy, k * 0.148 * h)
            for a, b, limit in ((0, -1, -line), (-1, 0, -line), (1, 0, w - line)):
                ring = shapes.clipped(ring, a, b, limit)
            drawing.shape(ring, stroke=fade(hue.light, 0.10), width=0.004 * h)
    if particle.is_anti:
        drawing.shape(outline, stroke=fade(hue.base, 0.45), width=line)
        dash = (0.045 * h, 0.024 * h)
        drawing.shape(outline, stroke=hue.light, width=line * 1.15, dash=dash)
    else:
        drawing.shape(outline, stroke=hue.base, width=line)
    inner = 2.2 * line
    inset = shapes.box(inner, inner, w - 2 * inner, h - 2 * inner, max(1.0, radius - inner / 2))
    drawing.shape(inset, stroke=fade(hue.light, 0.16), width=max(0.6, 0.3 * line))
    return drawing.surface()


def _large(
    renderer: Renderer,
    sheet: pygame.Surface,
    drawing: Drawing,
    particle: Particle,
    points: str,
    name: Name,
) -> None:
    """Everything: corners, particle, name between two hair lines, the four statistics."""
    w, h = drawing.w, drawing.h
    hue = FAMILIES[particle.family]
    cy, r = 0.265 * h, 0.148 * h
    draw_particle(drawing, particle, w / 2, cy, r)
    _corner(drawing, particle, 0.026 * h)
    if points:
        draw_star(drawing, 0.895 * w, 0.068 * h, 0.054 * h)
    for y in (name.middle - name.spread, name.middle + name.spread):
        drawing.line([(0.08 * w, y), (0.92 * w, y)], fade(hue.light, 0.42), max(0.8, 0.0035 * h))
    for k, statistic in enumerate(STATISTICS):
        y = (0.607 + 0.1 * k) * h
        drawing.icon(statistic, 0.115 * w, y, 0.06 * h, hue.light)
        draw_meter(drawing, particle, statistic, (0.2 * w, 0.405 * w), y, 0.03 * h)
    sheet.blit(drawing.surface(), (0, 0))
    m = drawing.margin
    set_symbol(renderer, sheet, particle, m + w / 2, m + cy, r)
    centred(sheet, name.picture, m + w / 2, m + name.middle)
    if points:
        centred(
            sheet,
            figure(renderer, points, 0.058 * h, INK, room=0.056 * h),
            m + 0.895 * w,
            m + 0.073 * h,
        )
    _values(renderer, sheet, drawing, particle)


def _corner(drawing: Drawing, particle: Particle, r: float) -> None:
    """Family and generation, on the left above."""
    w, h = drawing.w, drawing.h
    hue = FAMILIES[particle.family]
    mark = family_outline(particle.family, 0.092 * w, 0.066 * h, r, up=particle.up_type)
    if particle.is_anti or particle.neutrino:
        drawing.shape(mark, stroke=hue.light, width=max(1.0, 0.006 * h))
    else:
        drawing.shape(mark, fill=hue.light)
    _generation(drawing, particle, 0.165 * w, 0.066 * h, r)


def _values(
    renderer: Renderer, sheet: pygame.Surface, drawing: Drawing, particle: Particle
) -> None:
    """The figures of the four statistics, right of their meters."""
    w, h, m = drawing.w, drawing.h, drawing.margin
    for k, statistic in enumerate(STATISTICS):
        value = renderer.say(printed(particle, statistic))
        px = (0.062 if len(value) > 3 else 0.07) * h * min(1.2, renderer.text_scale)
        image = figure(renderer, value, px, renderer.theme.text, room=0.5 * w)
        y = m + (0.607 + 0.1 * k) * h
        sheet.blit(
            image, (round(m + 0.935 * w - image.get_width()), round(y - image.get_height() / 2))
        )


def _medium(
    renderer: Renderer, sheet: pygame.Surface, drawing: Drawing, particle: Particle, points: str
) -> None:
    """Generation, points, particle, four meters two by two."""
    w, h = drawing.w, drawing.h
    cy, r = 0.41 * h, min(0.235 * h, 0.37 * w)
    draw_particle(drawing, particle, w / 2, cy, r)
    _generation(drawing, particle, 0.105 * w, 0.10 * h, 0.042 * h)
    for k, statistic in enumerate(STATISTICS):
        left = 0.11 + 0.42 * (k % 2)
        y = (0.795 + 0.1 * (k // 2)) * h
        draw_meter(drawing, particle, statistic, (left * w, (left + 0.34) * w), y, 0.036 * h)
    sheet.blit(drawing.surface(), (0, 0))
    m = drawing.margin
    set_symbol(renderer, sheet, particle, m + w / 2, m + cy, r)
    if points:
        image = figure(renderer, points, 0.15 * h, SELECTED.base, room=0.3 * w)
        sheet.blit(
            image,
            (round(m + 0.91 * w - image.get_width()), round(m + 0.10 * h - image.get_height() / 2)),
        )


def _generation(drawing: Drawing, particle: Particle, x: float, y: float, side: float) -> None:
    """One, two or three of three squares lit; bosons have no generation."""
    if not particle.generation:
        return
    hue = FAMILIES[particle.family]
    width = max(0.7, 0.16 * side)
    for k in range(3):
        square = shapes.box(x + k * side * 1.42, y - side / 2, side, side, 0.16 * side)
        if k < particle.generation:
            drawing.shape(square, fill=hue.light)
        else:
            drawing.shape(square, stroke=fade(hue.light, 0.6), width=width)


def _colour_charge(
    renderer: Renderer,
    sheet: pygame.Surface,
    margin: int,
    token: tuple[float, float, float],
    charge: str,
) -> None:
    """The token of a colour charge: a lit disc, or a dark one with a barred letter."""
    x, y, r = token
    # One letter, perhaps with a bar that may be part of it (ḡ) or follow it (r̄).
    spelt = unicodedata.normalize("NFD", charge)
    letter, anti = spelt[0].upper(), len(spelt) > 1
    colour = COLOURS[letter.lower()]
    side = 2 * r + 4
    drawing = Drawing(side, side)
    mid = side / 2
    drawing.disc(mid, mid, r, fill=mix(colour, "#000000", 0.78) if anti else colour)
    if anti:
        drawing.stripes(shapes.disc(mid, mid, r), fade(colour, 0.4), max(3.0, 0.5 * r))
    drawing.disc(mid, mid, r, stroke=colour if anti else WHITE, width=max(1.0, 0.12 * r))
    disc = drawing.surface()
    ink = WHITE if anti else INK
    centred(disc, symbol(renderer, Symbol(letter, bar=anti), 1.05 * r, ink), mid, mid)
    centred(sheet, disc, margin + x, margin + y)


BACK_TRACKS: Final = 6


@paints(Back, outlines.card)
def back(renderer: Renderer, size: Size, _art: Back, _label: str) -> pygame.Surface:
    """Six bubble tracks out of one vertex; the same on all cards: it betrays nothing."""
    w, h = size
    drawing = Drawing(w, h, max(3, 0.03 * h))
    bright = renderer.theme.bright
    line = max(1.2, 0.011 * h)
    outline = shapes.box(line / 2, line / 2, w - line, h - line, 0.045 * h)
    drawing.shadow(outline, 0.008 * h)
    drawing.shape(
        outline,
        fill=drawing.radial(
            (w / 2, h / 2), 0.62 * h, (0, "#2A3C8C"), (0.5, "#1A2660"), (1, "#10183E")
        ),
    )
    for k in (0.17, 0.26):
        drawing.disc(w / 2, h / 2, k * h, stroke=fade(bright, 0.14), width=max(0.6, 0.003 * h))
    families = [FAMILIES[family].base for family in (Family.QUARK, Family.LEPTON, Family.BOSON)]
    for k in range(BACK_TRACKS):
        _back_track(drawing, 60 * k - 84, mix(families[k % 3], WHITE, 0.25))
    drawing.lamp(w / 2, h / 2, 0.11 * h, "#DCE6FF", 0.9)
    drawing.disc(w / 2, h / 2, 0.018 * h, fill=WHITE)
    drawing.shape(outline, stroke=bright, width=line)
    inner = 0.035 * h
    inset = shapes.box(inner, inner, w - 2 * inner, h - 2 * inner, 0.03 * h)
    drawing.shape(inset, stroke=fade(bright, 0.75), width=max(0.7, 0.4 * line))
    return drawing.surface()


def _back_track(drawing: Drawing, start: float, colour: str) -> None:
    """Bubbles along a track whose curl tightens as the particle loses energy."""
    w, h = drawing.w, drawing.h
    spots = shapes.curl((w / 2, h / 2), start, 0.0098 * h, 84, 0.28, 1.058)
    # A card is higher than wide: tracks are squeezed into it rather than cut off.
    squeeze = 0.64
    large = h > 150
    step = 1 if large else 2
    r = max(0.45, 0.0048 * h)
    d = "".join(
        shapes.dot((w / 2 + (x - w / 2) * squeeze), y, r if large else r * 1.2)
        for x, y in spots[4::step]
    )
    drawing.path(d, fill=fade(colour, 0.9))
