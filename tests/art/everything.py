"""One of everything that is painted: what the tests paint, and the contact sheets people look at.

``python -m tests.art.everything DIR [SCALE] [TEXT SCALE] [contrast]`` writes the sheets as PNG.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame

from game.art import PAINTERS, SHAPES
from game.art.ink import tracks
from game.art.ink.easel import Easel
from game.art.ink.states import STATES, halo
from game.art.menu.icons import ICONS
from game.art.menu.seats import BLINK, LIGHTS, THOUGHTS
from game.cabinets import GAMES
from game.core.phrase import Phrase, literal
from game.core.printed import STATISTICS
from game.words.text import Text


class Sample(NamedTuple):
    """A thing to paint: art id, size in stage units, label."""

    art: str
    w: float
    h: float
    label: str | None = None


LONG = "Zurück zum Anfang"
"""Longer than most: German."""
BODY = (
    "Dein **Up-Quark** hat die Ladung **+⅔**, die höchste, die ein Quark haben kann. Tippe darauf!"
)


def _words() -> Iterator[Sample]:
    for role in ("text", "second", "quiet", "yellow", "green", "danger", "quark", "antimatter"):
        yield Sample(f"label:{role},20,left", 300, 30, "Second text ū ν̄ 1.2×10⁻⁸ s")
    yield Sample("label:text,25,left,top", 420, 130, BODY)
    yield Sample("label:text,58,center,bold", 620, 80, "Touch to play")
    yield Sample("label:second,18,right", 240, 60, LONG + " und wieder von vorn")
    for edge in ("", ":yellow", ":bright", ":danger"):
        yield Sample(f"panel{edge}", 180, 110, "Title")
    for kind in (
        "primary,swap",
        "outline,learn",
        "ghost,check",
        "danger",
        "ghost,disabled",
        "primary,pressed",
        "ghost,back,pressed",
    ):
        yield Sample(f"button:{kind}", 220, 70, LONG if "ghost" in kind else "Swap")
    for step in ("0", "4", "8"):
        yield Sample(f"call:{step}", 160, 160)
    yield Sample("clock:10/15", 120, 120, "10")
    yield Sample("button:primary,play", 226, 78, "PLAY")
    yield Sample("button:ghost,disabled", 180, 70, "Neutralize\nno particle here")
    yield Sample("button:primary", 180, 70, "Collect\ntop: heart")
    for mark in ("", ",on", ",pressed", ",disabled"):
        yield Sample(f"round:pause{mark}", 62, 62)
        yield Sample(f"letters:de{mark}", 62, 62)
    for hue, text in (
        ("", "draw · 58"),
        (":green", "= ³H"),
        (":white", "+4 light"),
        (":danger", "−1"),
        (":yellow,points", "15"),
    ):
        yield Sample(f"chip{hue}", 124, 32, text)
    yield Sample("badge:boson", 36, 26, "×2")
    yield Sample("badge", 36, 26, "×12")
    yield Sample("score:11", 150, 54)
    yield Sample("score:120,left", 150, 54)
    yield Sample("seats", 110, 40, "1–4")


def _pieces() -> Iterator[Sample]:
    for name in ICONS:
        yield Sample(f"icon:{name},second", 40, 40)
    for hue in ("quark", "lepton", "boson", "plain"):
        yield Sample(f"place:{hue}", 70, 98)
    for symbol in ("0", "1", "14", "10", "22", "26", "29"):
        family = "quark" if int(symbol) in (0, 1, 14) else "boson" if int(symbol) > 23 else "lepton"
        yield Sample(f"place:{family},{symbol}", 70, 98)
    yield Sample("place:plain", 140, 98, "your card comes here")
    yield Sample("place:plain,?", 70, 98)
    yield Sample("star", 40, 40)
    yield Sample("star:12", 40, 40)
    for face in range(1, 7):
        yield Sample(f"die:{face}", 64, 64)
    for line in ("line", "line:yellow,dashed", "line:green,glow"):
        yield Sample(line, 160, 6)
    yield Sample("light:yellow", 80, 80)
    yield Sample("nothing", 60, 60)
    for kind in LIGHTS:
        yield Sample(f"seat:{kind}", 90, 90)
        yield Sample(f"seat:{kind},turn", 62, 62)
        for mood in (BLINK, *THOUGHTS):
            yield Sample(f"seat:{kind},turn,{mood}", 62, 62)


def _cards() -> Iterator[Sample]:
    for particle in range(30):
        yield Sample(f"card:{particle},{particle % 5 + 1}", 136, 190)
    yield Sample("back", 136, 190)


def _small_cards() -> Iterator[Sample]:
    for particle in range(30):
        yield Sample(f"card:{particle},{particle % 5 + 1}", 70, 98)
        yield Sample(f"card:{particle}", 45, 63)
        yield Sample(f"portrait:{particle}", 190, 266)
    for charge in ("r", "g", "b", "r̄", "ḡ", "b̄"):
        yield Sample(f"card:{12 if len(charge) > 1 else 0},1,{charge}", 70, 98)
    yield Sample("back", 70, 98)
    yield Sample("back", 45, 63)
    for count in (0, 1, 12, 48):
        yield Sample(f"deck:{count}", 108, 152)
    yield Sample("deck:30", 108, 152, "draw · 30")


def _title() -> Iterator[Sample]:
    yield Sample("wordmark", 880, 170)
    yield Sample("coach", 180, 140)
    for way, w, h in (("up", 36.0, 20.0), ("down", 36, 20), ("left", 20, 36), ("right", 20, 36)):
        yield Sample(f"pointer:{way}", w, h)
    yield Sample("dots:1,8", 190, 24)
    yield Sample("dots:7,20", 190, 24)
    yield Sample("bubble", 360, 160)
    yield Sample("tap", 66, 66)
    yield Sample("call", 200, 200)
    yield Sample("coach:right,happy", 120, 96)
    for k, game in enumerate(GAMES):
        state, w, h = ("idle", 222.0, 410.0) if k else ("chosen", 290.0, 496.0)
        yield Sample(f"cabinet:{game},{state}", w, h, "U-kNOw Feynman")


def _emblems() -> Iterator[Sample]:
    for game in GAMES:
        yield Sample(f"emblem:{game}", 220, 220)
        yield Sample(f"emblem:{game},on", 100, 100)


def _games() -> Iterator[Sample]:
    for protons, neutrons in ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (2, 2)):
        for matter in (1, 0):
            yield Sample(f"stack:{protons},{neutrons},{matter}", 62, 62)
            yield Sample(f"stack:{protons},{neutrons},{matter}", 110, 110)
    yield Sample("stack:1,2,1,unstable", 62, 62)
    yield Sample("stack:0,1,0,unstable", 62, 62)
    yield Sample("space", 62, 62)
    yield Sample("dark", 62, 62)
    for which in ("light", "helium", "star"):
        yield Sample(f"tracker:{which}", 40, 40)
    yield Sample("sky", 420, 270)
    values = ("−⅓ | +⅔", "½ | ½", "93.5 MeV | 2.16 MeV", "1.2×10⁻⁸ s | stable")
    states = ("open", "tie", "left", "right")
    for statistic, state, value in zip(STATISTICS, states, values, strict=True):
        yield Sample(f"statistic:{statistic},{state}", 430, 60, value)
    yield Sample("statistic:lifetime,closed", 430, 60, "1.2×10⁻⁸ s |")
    yield Sample("mat:0.255,0.745", 420, 140)
    yield Sample("mat:turn", 300, 100)
    yield Sample("annihilation", 226, 98)
    yield Sample("annihilation", 226, 98, "Annihilation")
    yield from _panic()


def _panic() -> Iterator[Sample]:
    for count in (0, 3, 5, 6):
        yield Sample(f"room:{count}", 158, 142)
        yield Sample(f"room-number:{count + 1 if count < 6 else 6},{count}", 31, 31)
    for suit in range(5):
        yield Sample(f"suit-card:{suit}", 50, 71)
        yield Sample(f"suit:{suit}", 40, 40)
    for top, height in ((0, 17), (3, 2), (-1, 0)):
        yield Sample(f"stack-of-cards:{top},{height}", 50, 66)
    for seat in range(4):
        yield Sample(f"pawn:{seat}{',turn' if seat == 1 else ''}", 36, 46)
        yield Sample(f"hand-limit:{6 - seat},{8 if seat else 6},{seat}", 150, 22)
    for place in ("", ":lost"):
        yield Sample(f"hand-place{place}", 50, 71)
    locks = ((0, "open", "entered"), (1, "ready", "ready"), (2, "shut", "3 of 5"))
    for suit, state, words in locks:
        yield Sample(f"code-lock:{suit},3,4,5,{state}", 206, 110, words)
    for count in (0, 17, 34):
        yield Sample(f"pressure:{count}", 48, 300)
        yield Sample(f"level:{count}", 86, 34)
    yield Sample("tick:12", 46, 24)
    yield Sample("alarm", 424, 120, "This is the last card of the stack.")
    yield Sample("core", 168, 168)
    yield Sample("lab-ring:20", 300, 300)
    yield Sample("reach:0,2", 300, 300)
    yield Sample("exotic", 25, 25)


SHEETS = {
    "words": tuple(_words()),
    "pieces": tuple(_pieces()),
    "cards": tuple(_cards()),
    "small_cards": tuple(_small_cards()),
    "title": tuple(_title()),
    "emblems": tuple(_emblems()),
    "games": tuple(_games()),
}
EVERYTHING = tuple(sample for sheet in SHEETS.values() for sample in sheet)
STATED = {
    "card": Sample("card:1,1", 70, 98),
    "round": Sample("stack:1,1,1", 62, 62),
    "hex": Sample("stack:1,1,0", 62, 62),
    "pill": Sample("chip", 120, 32, "pill"),
    "tip": Sample("statistic:spin,open", 186, 56, "½ | 1"),
    "button": Sample("button:ghost", 130, 60, "Keep"),
    "room": Sample("room:2", 158, 142),
    "panel": Sample("panel", 130, 62),
}
"""A piece of each outline, for its states."""


def phrase(sample: Sample) -> Phrase | None:
    """The label as painters are given it."""
    return None if sample.label is None else literal(sample.label)


def lay_out(easel: Easel, samples: tuple[Sample, ...]) -> pygame.Surface:
    """The samples in rows on the ground of every screen."""
    gap = 18.0
    x, y, row = gap, gap, 0.0
    placed = []
    for sample in samples:
        if x + sample.w > 1280 - gap:
            x, y, row = gap, y + row + gap, 0.0
        placed.append((sample, x + sample.w / 2, y + sample.h / 2))
        x, row = x + sample.w + gap, max(row, sample.h)
    size = (easel.px(1280), max(easel.px(720), easel.px(y + row + gap)))
    sheet = tracks.ground(size, easel.contrast).copy()
    for sample, cx, cy in placed:
        picture = easel.paint(sample.art, sample.w, sample.h, phrase(sample))
        sheet.blit(picture, picture.get_rect(center=(easel.px(cx), easel.px(cy))))
    return sheet


def lay_out_states(easel: Easel) -> pygame.Surface:
    """Every outline in every state."""
    sheet = tracks.ground((easel.px(1280), easel.px(720)), easel.contrast).copy()
    for j, (shape, sample) in enumerate(STATED.items()):
        for i, state in enumerate(STATES):
            at = (easel.px(150 + 195 * i), easel.px(62 + 98 * j))
            ring = halo(easel, shape, sample.w, sample.h, state)
            picture = easel.paint(sample.art, sample.w, sample.h, phrase(sample))
            sheet.blit(picture, picture.get_rect(center=at))
            sheet.blit(ring, ring.get_rect(center=at))
    return sheet


def main(folder: str, scale: str = "1", text_scale: str = "1", contrast: str = "") -> None:
    """Write all sheets."""
    easel = Easel(float(scale), Text("en").say, float(text_scale), bool(contrast))
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, samples in SHEETS.items():
        pygame.image.save(lay_out(easel, samples), str(Path(folder) / f"{name}.png"))
    pygame.image.save(lay_out_states(easel), str(Path(folder) / "states.png"))
    missing = set(PAINTERS) - {sample.art.partition(":")[0] for sample in EVERYTHING}
    print(f"{len(EVERYTHING)} samples; not among them: {sorted(missing) or 'nothing'}")
    print(f"kinds with an outline of their own: {len(SHAPES)}; cramped: {sorted(easel.cramped)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
