"""The title: the neon wordmark and the arcade cabinets. LOOK, section 7, and comps/title.png."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

import pygame

from game.art.ink import outlines, shapes, surfaces
from game.art.ink.drawing import Drawing, trace
from game.art.ink.palette import INK, SELECTED, WHITE, Colour, Hue, fade, hue_of, mix
from game.art.ink.renderer import Renderer, Size, paints
from game.art.ink.type import Sign, Style, caption, fitted, words
from game.art.menu.emblems import emblem_of, screen
from game.tables.pictures import Picture
from game.tables.table import Spot

# --- the wordmark -------------------------------------------------------------------------------

WORD_W, WORD_H = 862.0, 122.0
"""The wordmark's own units: letters 100 high, on a tail of bubbles, a curl at the end."""

SIGN: Final = (676.0, 110.0)
"""Size of the wordmark on the wide title, in units."""
CHOSEN: Final = (290.0, 496.0)
"""Size of the chosen cabinet there."""
IDLE: Final = (222.0, 410.0)
"""Size of another one, where there is room for it."""
NARROWEST: Final = 168.0
"""Width of an idle one below which its name is too small to be read."""
ROOMIEST: Final = 1.25
"""Part of its size to which a cabinet grows on a larger sheet."""
DECK, UPPER_DECK = 0.628, 0.59
"""Part of a cabinet above the ways in: two are below its deck, three begin on it."""
COUNT: Final = (110.0, 40.0)
"""Size of the sign that says how many may play."""

GLOWS: Final = ("#FFB01F", "#FF8FC4", "#5CBEFF")
"""The tube's colour at Q, in the middle and at E."""


def _letters() -> list[shapes.Points]:
    """The strokes of QUARKADE, one point list per stroke of the tube."""
    top, low = 6.0, 106.0
    strokes: list[shapes.Points] = []
    strokes.append(shapes.arc(49, 56, 47, 0, 360, 48, 50))
    # The Q's tail is a particle: first tube, then bubbles.
    strokes.append([(56 + 88 * t, 62 + 47 * math.sin(math.pi / 2 * t) ** 1.25) for t in _steps(16)])
    strokes.append([(116, top), (116, 71), *shapes.arc(151, 71, 35, 180, 0, 24), (186, top)])
    strokes.append([(207, low), (247, top), (287, low)])
    strokes.append(
        [(313, low), (313, top), (348, top), *shapes.arc(348, 33, 27, -90, 90, 18), (313, 60)]
    )
    strokes.append([(345, 60), (377, low)])
    strokes.append([(403, top), (403, low)])
    strokes.append([(464, top), (403, 62)])
    strokes.append([(424, 46), (470, low)])
    strokes.append([(493, low), (533, top), (573, low)])
    strokes.append(
        [(600, low), (600, top), (625, top), *shapes.arc(625, 56, 50, -90, 90, 26), (600, low)]
    )
    strokes.append([(762, top), (706, top), (706, low), (762, low)])
    strokes.append([(706, 56), (752, 56)])
    return strokes


def _steps(count: int) -> list[float]:
    return [k / count for k in range(count + 1)]


@cache
def tail() -> shapes.Points:
    """The particle's way in the wordmark's units: under the whole word, curled up after the E."""
    line = [(150 + 7.4 * k, 109.5 - 1.5 * k / 88) for k in range(88)]
    x, y = line[-1]
    curl = []
    heading, radius = 0.0, 42.0
    for _ in range(120):
        step = 6.6 if radius > 14 else 5.4
        heading -= math.degrees(step / radius)
        x += step * math.cos(math.radians(heading))
        y += step * math.sin(math.radians(heading))
        radius -= 0.026 * radius + 0.12
        if radius < 7.5:
            break
        curl.append((x, y))
    return line + curl


WORDMARK: Final = (312.0, 44.0)
"""Width and height of the arcade's name at the foot of the attract loop, in units."""


class Wordmark(Picture, frozen=True):
    """The name of the arcade in neon."""


@paints(Wordmark)
def wordmark(renderer: Renderer, size: Size, _art: Wordmark, _label: str) -> pygame.Surface:
    """QUARKADE in neon tubes, orange to pink to sky."""
    w, h = size
    unit = min(w / WORD_W, h / WORD_H)
    left, up = (w - WORD_W * unit) / 2, (h - WORD_H * unit) / 2
    drawing = Drawing(w, h, 26 * unit)

    def placed(points: shapes.Points) -> shapes.Points:
        return [(left + x * unit, up + y * unit) for x, y in points]

    def paint(alpha: float, white: float) -> Colour:
        stops = zip((0.02, 0.5, 0.98), GLOWS, strict=True)
        colours = [(at, fade(mix(colour, WHITE, white), alpha)) for at, colour in stops]
        return drawing.linear((left, 0), (left + 770 * unit, 0), *colours)

    tubes = "".join(trace(placed(stroke), closed=False) for stroke in _letters())
    tube = 7 * unit
    for wide, alpha in (
        (7.4, 0.022),
        (6.4, 0.026),
        (5.5, 0.032),
        (4.7, 0.04),
        (4.0, 0.05),
        (3.3, 0.065),
        (2.7, 0.085),
        (2.2, 0.12),
        (1.75, 0.2),
    ):
        drawing.path(tubes, stroke=paint(alpha, 0.0), width=wide * tube)
    drawing.path(tubes, stroke=paint(1.0, 0.08), width=1.32 * tube)
    drawing.path(tubes, stroke=paint(1.0, 0.62), width=0.8 * tube)
    for (dx, dy), share in zip(placed([(247, 76), (533, 76)]), (0.32, 0.69), strict=True):
        colour = shade(share)
        drawing.lamp(dx, dy, 26 * unit, colour, 0.8)
        drawing.disc(dx, dy, 7.6 * unit, fill=mix(colour, WHITE, 0.72))
    for x, y in placed(tail()):
        colour = shade((x - left) / unit / 770)
        drawing.disc(x, y, 4.6 * unit, fill=fade(colour, 0.22))
        drawing.disc(x, y, 2.15 * unit, fill=mix(colour, WHITE, 0.6))
    return drawing.surface()


def shade(share: float) -> Colour:
    """The tube's colour at this part of the word, 0 to 1."""
    share = max(0.0, min(1.0, share))
    if share < 0.5:
        return mix(GLOWS[0], GLOWS[1], share * 2)
    return mix(GLOWS[1], GLOWS[2], share * 2 - 1)


# --- cabinets -----------------------------------------------------------------------------------

NAME_CHOSEN, NAME_IDLE = 22.0, 19.0
"""Letters of the name on a marquee."""


class CabinetPicture(Picture, frozen=True):
    """An arcade cabinet; the words are the name on its marquee."""

    game: str
    chosen: bool = False
    most: int | None = None
    """The largest letters it may have, in pixels: the others' (`game.ui.equal_letters`)."""


@paints(CabinetPicture, outlines.panel)
def descriptor(renderer: Renderer, size: Size, art: CabinetPicture, label: str) -> pygame.Surface:
    """The label is the name on its marquee.

    ``@``: the largest letters it may have, in pixels: those of the others
    (`game.ui.equal_letters`).

    The lower front is left free: for Play and Learn, or for the number of players.
    """
    game, chosen = art.game, art.chosen
    w, h = size
    hue = hue_of(game)
    unit = w / (290 if chosen else 222)
    drawing = Drawing(w, h, 34 * unit)
    _floor_light(drawing, hue, unit, chosen=chosen)
    marquee_foot = _marquee_foot(renderer, unit, chosen=chosen)
    hip = (0.628 if chosen else 0.675) * h
    _body(drawing, hue, unit, marquee_foot, hip, chosen=chosen)
    inset = (24 if chosen else 23) * unit
    glass = (
        inset,
        marquee_foot + 7 * unit,
        w - 2 * inset,
        hip - 20 * unit - marquee_foot - 7 * unit,
    )
    _glass(renderer, drawing, game, hue, glass, unit)
    if not chosen:
        _deck(drawing, hue, hip + 4 * unit, unit)
    _marquee(renderer, drawing, hue, unit, marquee_foot, chosen=chosen)
    ink = INK if chosen else renderer.theme.text
    px, room = _named(renderer, size, label, chosen=chosen)
    px = min(px, art.most) if art.most else px
    top = (10 if chosen else 8) * unit
    name = words(
        renderer, label, room, Style(px / (renderer.scale * renderer.text_scale), ink, bold=True)
    )
    drawing.stamp(name, w / 2, (top + marquee_foot) / 2)
    return drawing.surface()


def cabinet_letters(
    renderer: Renderer, size: Size, art: CabinetPicture, label: str
) -> tuple[int, int] | None:
    """Pixels of the letters of an idle cabinet's name, and of those it would like best."""
    if art.chosen:
        return None
    return _named(renderer, size, label, chosen=False)[0], renderer.px(
        NAME_IDLE * renderer.text_scale
    )


def _named(
    renderer: Renderer, size: Size, name: str, *, chosen: bool
) -> tuple[int, tuple[int, int]]:
    """The letters with which the name fits its marquee, in pixels, and the room for it."""
    unit = size[0] / (290 if chosen else 222)
    top = (10 if chosen else 8) * unit
    foot = _marquee_foot(renderer, unit, chosen=chosen)
    room = (round(size[0] - 30 * unit), round(foot - top))
    px, _ = fitted(renderer, name, NAME_CHOSEN if chosen else NAME_IDLE, room, bold=True)
    return px, room


def _marquee_foot(renderer: Renderer, unit: float, *, chosen: bool) -> float:
    """Lower end of the marquee. A narrow one needs all of it: the name has two lines."""
    return (64 if chosen else 54) * max(unit, renderer.scale)


def _floor_light(drawing: Drawing, hue: Hue, unit: float, *, chosen: bool) -> None:
    w, h = drawing.w, drawing.h
    drawing.pool(w / 2, h - 2 * unit, 0.56 * w, 26 * unit, hue.base, 0.55 if chosen else 0.3)


def _body_outline(w: float, h: float, foot: float, hip: float, unit: float) -> shapes.Points:
    """Upright sides, a deck that flares out, a front that runs in towards the floor."""
    side, deck, low, floor = 13 * unit, 1.5 * unit, 14 * unit, 20 * unit
    bottom = h - 1.5 * unit
    right = [
        (w - side, foot - 6 * unit),
        (w - side, hip - 26 * unit),
        (w - deck, hip - 8 * unit),
        (w - deck, hip + 16 * unit),
        (w - low, hip + 38 * unit),
        (w - floor, bottom),
    ]
    left = [(w - x, y) for x, y in reversed(right)]
    return shapes.rounded(right + left, 9 * unit, 5)


def _body(
    drawing: Drawing, hue: Hue, unit: float, foot: float, hip: float, *, chosen: bool
) -> None:
    w, h = drawing.w, drawing.h
    outline = _body_outline(w, h, foot, hip, unit)
    front = drawing.linear((0, foot), (0, h), (0, "#131C44"), (0.5, "#0E1638"), (1, "#0A1029"))
    drawing.shape(outline, fill=front)
    # The lower front catches a little of its own light.
    drawing.pool(w / 2, h * 0.995, 0.42 * w, 60 * unit, hue.base, 0.12 if chosen else 0.06)
    if chosen:
        drawing.halo(outline, hue.base, 20 * unit, 0.5)
        drawing.glow(outline, hue.base, 2.6 * unit, power=0.7, core=mix(hue.light, WHITE, 0.15))
    else:
        drawing.halo(outline, hue.base, 5 * unit, 0.28)
        drawing.shape(outline, stroke=mix(hue.base, "#0B1020", 0.18), width=2 * unit)


def _glass(
    renderer: Renderer,
    drawing: Drawing,
    game: str,
    hue: Hue,
    glass: tuple[float, float, float, float],
    unit: float,
) -> None:
    """The screen: dark glass, emblem, scan lines, a reflection."""
    x, y, w, h = glass
    frame = shapes.box(x, y, w, h, 14 * unit)
    screen(drawing, frame, hue.deep)
    emblem_of(game)(renderer, drawing, x + w / 2, y + h / 2, 0.47 * min(w, h))
    pitch = max(2.0, 4 * unit)
    lines = "".join(
        f"M{x + 3 * unit:.1f} {y + k * pitch:.1f}h{w - 6 * unit:.1f}"
        for k in range(1, int(h / pitch))
    )
    drawing.path(lines, stroke="#00000029", width=pitch * 0.45, cap="butt")
    drawing.shape(shapes.clipped(frame, -0.55, 1, y - 0.55 * (x + 0.3 * w)), fill="#FFFFFF0D")
    drawing.shape(frame, stroke=mix(hue.base, "#0B1020", 0.2), width=1.8 * unit)


def _deck(drawing: Drawing, hue: Hue, y: float, unit: float) -> None:
    """Stick and three buttons."""
    w = drawing.w
    x = 0.255 * w
    drawing.shape(shapes.disc(x + 2 * unit, y + 12 * unit, 15 * unit, 5.5 * unit), fill="#03060FB0")
    drawing.line([(x + 3 * unit, y + 11 * unit), (x - 1 * unit, y - 8 * unit)], "#AEB9DA", 5 * unit)
    ball = drawing.radial(
        (x - 4 * unit, y - 17 * unit), 15 * unit, (0, "#FFFFFF"), (0.4, hue.light), (1, hue.base)
    )
    drawing.disc(x - 1 * unit, y - 13 * unit, 9.5 * unit, fill=ball)
    for k, (share, dy) in enumerate(((0.555, 6), (0.69, 1), (0.825, 6))):
        bx, by = share * w, y + dy * unit
        drawing.shape(shapes.disc(bx, by + 2.5 * unit, 9.8 * unit, 6 * unit), fill="#03060FC0")
        lit = mix(hue.base, WHITE, 0.06 * k)
        drawing.shape(shapes.disc(bx, by, 9.6 * unit, 5.8 * unit), fill=lit)
        drawing.line(
            shapes.arc(bx, by, 8 * unit, 200, 320, 10, 4.2 * unit), fade(WHITE, 0.45), unit
        )


def _marquee(
    renderer: Renderer, drawing: Drawing, hue: Hue, unit: float, foot: float, *, chosen: bool
) -> None:
    w = drawing.w
    top = (10 if chosen else 8) * unit
    lean = 7 * unit
    start = 4 * unit
    corners = [(start, top), (w - start, top), (w - start - lean, foot), (start + lean, foot)]
    board = shapes.rounded(corners, 6 * unit, 4)
    if chosen:
        drawing.halo(board, hue.base, 18 * unit, 0.55)
        tone = mix(hue.base, hue.light, 0.6) if renderer.contrast else hue.base
        lit = drawing.linear(
            (0, top),
            (0, foot),
            (0, mix(hue.light, tone, 0.35)),
            (0.55, tone),
            (1, mix(tone, "#000000", 0.1)),
        )
        drawing.shape(board, fill=lit, stroke=mix(hue.light, WHITE, 0.5), width=2.2 * unit)
    else:
        shaded = 0.72 if renderer.contrast else 0.45
        dark = drawing.linear(
            (0, top),
            (0, foot),
            (0, mix(hue.base, "#0B1020", shaded)),
            (1, mix(hue.base, "#0B1020", 0.78)),
        )
        drawing.shape(board, fill="#0B1020")
        drawing.shape(board, fill=dark, stroke=mix(hue.base, WHITE, 0.1), width=1.8 * unit)


class PlayerCount(Picture, frozen=True):
    """A person, and in words how many may play."""


@paints(PlayerCount)
def seats(renderer: Renderer, size: Size, _art: PlayerCount, label: str) -> pygame.Surface:
    """A person and how many may play."""
    w, h = size
    drawing = Drawing(w, h)
    caption(
        renderer,
        drawing,
        label,
        (w / 2, h / 2),
        (w, h),
        Style(20, renderer.theme.text, bold=True),
        Sign("person", 0.62 * h, renderer.theme.second),
    )
    return drawing.surface()


BREATHS: Final = 7
"""Strengths of the glow around PLAY."""
FOLLOWERS: Final = 9
"""Bubbles that shine behind the particle."""


def particle(
    surface: pygame.Surface,
    renderer: Renderer,
    corner: tuple[int, int],
    size: tuple[float, float],
    t: float,
) -> None:
    """The particle that leaves the Q, runs under the word and winds up behind the E.

    ``corner`` (pixels) and ``size`` (stage units) are the wordmark's; ``t`` runs from 0 to 1. It
    slows down as it winds up, as what loses energy does.
    """
    track = tail()
    unit = min(size[0] / WORD_W, size[1] / WORD_H)
    left, up = (size[0] - WORD_W * unit) / 2, (size[1] - WORD_H * unit) / 2
    head = (1 - (1 - t) ** 1.6) * (len(track) + FOLLOWERS) - FOLLOWERS / 2
    for k in range(FOLLOWERS, -1, -1):
        at = round(head) - k
        if not 0 <= at < len(track):
            continue
        x, y = track[at]
        strength = round(7 * (1 - k / (FOLLOWERS + 1)) ** 1.5)
        hue = round(4 * min(1.0, x / 770))
        spark = renderer.remember(
            ("spark", strength, hue),
            lambda s=strength, h=hue: _spark(renderer.scale, s / 7, h / 4),  # type: ignore[misc]
        )
        px = corner[0] + (left + x * unit) * renderer.scale - spark.get_width() / 2
        py = corner[1] + (up + y * unit) * renderer.scale - spark.get_height() / 2
        surfaces.paste(surface, spark, (round(px), round(py)))


def _spark(scale: float, strength: float, share: float) -> pygame.Surface:
    r = (8 + 18 * strength) * scale
    drawing = Drawing(2 * r, 2 * r)
    colour = shade(share)
    drawing.lamp(r, r, r, colour, 0.35 + 0.55 * strength)
    drawing.disc(r, r, (1.6 + 3.2 * strength) * scale, fill=mix(colour, WHITE, 0.85))
    return drawing.surface()


def breath(renderer: Renderer, button: Spot, step: int) -> pygame.Surface:
    """The glow around a button, ``step`` from 0 (none) to `BREATHS` - 1; blit centred."""
    w, h = renderer.px(button.w), renderer.px(button.h)

    def paint() -> pygame.Surface:
        unit = renderer.scale
        drawing = Drawing(w, h, 30 * unit)
        edge = shapes.box(0, 0, w, h, 0.28 * h)
        strength = step / (BREATHS - 1)
        for wide in (24, 17, 11, 6):
            drawing.shape(edge, stroke=fade(SELECTED.base, 0.11 * strength), width=wide * unit)
        drawing.shape(edge, stroke=fade(SELECTED.light, 0.75 * strength), width=2.4 * unit)
        return drawing.surface()

    return renderer.remember(("breath", w, h, step), paint)


def between(old: Spot, new: Spot, share: float) -> Spot:
    """A cabinet on its way from one place and size to another, 0 to 1."""
    return new._replace(
        x=old.x + (new.x - old.x) * share,
        y=old.y + (new.y - old.y) * share,
        w=old.w + (new.w - old.w) * share,
        h=old.h + (new.h - old.h) * share,
    )


EMBLEM, BEFORE = 0.8, 0.05
"""Side of the emblem and what is free before it, in heights of the plate."""
PLATE = 84.0
"""Height of a plate, in units."""


class Plate(Picture, frozen=True):
    """A cabinet that is not chosen, seen from far: the emblem on the left."""

    game: str


@paints(Plate, outlines.panel)
def plate(renderer: Renderer, size: Size, art: Plate, _label: str) -> pygame.Surface:
    """A dark plate with the edge of the game's colour, and its emblem on the left."""
    w, h = size
    hue = hue_of(art.game)
    line = 2.0 * renderer.scale
    drawing = Drawing(w, h, renderer.px(8))
    frame = shapes.box(line / 2, line / 2, w - line, h - line, 0.18 * h)
    front = drawing.linear((0, 0), (0, h), (0, "#16224A"), (1, "#0A1029"))
    drawing.halo(frame, hue.base, 5 * renderer.scale, 0.28)
    drawing.shape(frame, fill=front)
    side = EMBLEM * h
    left, top = BEFORE * h, (h - side) / 2
    screen(drawing, shapes.box(left, top, side, side, 0.14 * h), hue.deep)
    emblem_of(art.game)(renderer, drawing, left + side / 2, h / 2, 0.47 * side)
    drawing.shape(frame, stroke=mix(hue.base, "#0B1020", 0.18), width=line)
    return drawing.surface()
