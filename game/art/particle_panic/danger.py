"""What presses in Particle Panic, and what ends it: code locks, the gauge, the alarm."""

from __future__ import annotations

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel, Size, paints
from game.art.ink.palette import DANGER, LEGAL, SELECTED, WHITE, Hue, fade, mix
from game.art.ink.symbols import figure
from game.art.ink.type import Style, second_floor, words
from game.art.particle_panic.suits import SUITS, draw_suit
from game.tables.particle_panic.pictures import Alarm, CodeLock, Gauge, Level, Tick


@paints(CodeLock)
def lock(easel: Easel, size: Size, art: CodeLock, text: str) -> pygame.Surface:
    """A self-destruct code.

    Lamps show the cards of the suit in the fullest hand, paler ones those in other hands.
    """
    state = art.state
    w, h = size
    hue = SUITS[art.suit]
    drawing = Drawing(w, h, easel.px(12))
    edge = easel.theme.edge_width * easel.scale
    outline = shapes.box(edge / 2, edge / 2, w - edge, h - edge, 0.14 * h)
    drawing.shape(outline, fill=easel.theme.panel)
    if state == "open":
        drawing.glow(outline, LEGAL.base, 1.6 * edge, power=0.8, core=LEGAL.base)
    else:
        drawing.shape(outline, stroke=hue.base, width=edge)
    upper = 0.56 * h
    sign, side = 0.2 * min(h, 0.55 * w), min(0.4 * h, 0.22 * w)
    middle = upper / 2 + 0.06 * h
    draw_suit(drawing, art.suit, 0.04 * w + sign, middle, sign, hue.base)
    icon, ink = ("unlock", LEGAL.base) if state == "open" else ("lock", "#B4C0E4")
    drawing.icon(icon, w - 0.7 * side - 0.03 * w, middle, side, ink)
    _lamps(drawing, art, hue, edge)
    if text:
        # Between the suit and the lock, clear of both.
        left, right = 0.04 * w + 2 * sign, w - 1.2 * side - 0.03 * w
        room = (round(right - left - 0.04 * w), round(0.5 * h))
        shade = LEGAL.base if state == "open" else easel.theme.text
        style = Style(19, shade, bold=True, floor=second_floor(easel))
        drawing.stamp(words(easel, text, room, style), (left + right) / 2, middle)
    return drawing.surface()


def _lamps(drawing: Drawing, art: CodeLock, hue: Hue, edge: float) -> None:
    """One for each card that the code needs."""
    w, h = drawing.w, drawing.h
    pad, high = 0.08 * w, 0.13 * h
    pitch = (w - 2 * pad) / art.needed
    for i in range(art.needed):
        lamp = shapes.box(pad + pitch * i + 0.08 * pitch, 0.76 * h, 0.84 * pitch, high, high / 2)
        if art.state == "open" or i < art.best:
            drawing.shape(lamp, fill=hue.base)
        elif i < art.crew:
            drawing.shape(lamp, fill=fade(hue.base, 0.3), stroke=hue.base, width=edge)
        else:
            drawing.shape(lamp, fill="#0A102680", stroke=fade(hue.base, 0.7), width=edge)


@paints(Gauge)
def gauge(easel: Easel, size: Size, art: Gauge, _label: str) -> pygame.Surface:
    """A column that fills to 36, yellow at the foot, orange on top."""
    count = art.particles
    w, h = size
    drawing = Drawing(w, h, easel.px(8))
    edge = 2 * easel.scale
    tube = shapes.box(edge / 2, edge / 2, w - edge, h - edge, w / 2)
    drawing.shape(tube, fill="#0A1026")
    pad = 0.14 * w
    inner = h - 2 * pad
    level = inner * min(1.0, count / 36)
    if level > 2:
        fill = drawing.linear(
            (0, h), (0, 0), (0, SELECTED.base), (0.5, "#F5A21B"), (0.8, DANGER.base), (1, "#FF4B1F")
        )
        column = shapes.box(pad, h - pad - level, w - 2 * pad, level, (w - 2 * pad) / 2)
        drawing.shape(column, fill=fill)
        if count >= 30:
            drawing.stripes(column, fade("#000000", 0.28), 0.5 * w)
    drawing.shape(tube, stroke="#3D5BC0" if count < 30 else DANGER.base, width=edge)
    return drawing.surface()


@paints(Tick)
def tick(easel: Easel, size: Size, art: Tick, _label: str) -> pygame.Surface:
    """A mark of the gauge with its number."""
    w, h = size
    drawing = Drawing(w, h)
    y = h / 2
    drawing.line([(0, y), (0.26 * w, y)], easel.theme.bright, 2 * easel.scale)
    face = figure(easel, str(art.number), 0.72 * h, easel.theme.second, bold=False, room=0.62 * w)
    drawing.stamp(face, 0.38 * w + face.get_width() / 2, y)
    return drawing.surface()


@paints(Level, outlines.pill)
def level(easel: Easel, size: Size, art: Level, _label: str) -> pygame.Surface:
    """The figure that rides on the gauge."""
    count = art.particles
    w, h = size
    drawing = Drawing(w, h, 3)
    edge = 2 * easel.scale
    pill = shapes.box(edge / 2, edge / 2, w - edge, h - edge, h / 2)
    rim = DANGER.base if count >= 30 else DANGER.light if count >= 18 else SELECTED.base
    drawing.shape(pill, fill="#060A1A", stroke=rim, width=edge)
    drawing.stamp(figure(easel, f"{count}/36", 0.56 * h, WHITE, room=0.8 * w), w / 2, h / 2)
    return drawing.surface()


@paints(Alarm)
def alarm(easel: Easel, size: Size, _art: Alarm, text: str) -> pygame.Surface:
    """A warning before what cannot be mended: a striped field, a lit edge, words."""
    w, h = size
    drawing = Drawing(w, h, easel.px(8))
    edge = 2 * easel.scale
    outline = shapes.box(edge, edge, w - 2 * edge, h - 2 * edge, 0.22 * h)
    drawing.shape(outline, fill=mix(DANGER.deep, "#000000", 0.35))
    drawing.stripes(outline, fade(DANGER.base, 0.12), 0.3 * h)
    drawing.glow(outline, DANGER.base, edge, power=0.6, core=DANGER.base)
    room_ = (round(w - 0.3 * h), round(0.9 * h))
    drawing.stamp(words(easel, text, room_, Style(18, WHITE, bold=True)), w / 2, h / 2)
    return drawing.surface()
