"""One of everything that is painted: what the tests paint, and the contact sheets people look at.

``python -m tests.art.everything DIR [SCALE] [TEXT SCALE] [contrast]`` writes the sheets as PNG.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.art import every_painter
from game.art.collision_picture import CollisionPicture
from game.art.ink import outlines, tracks
from game.art.ink.outlines import Outline
from game.art.ink.renderer import Renderer, painted
from game.art.ink.states import STATES, halo
from game.art.interactions import Drawn, Momenta
from game.art.menu.buttons import ICONS, Letters, RoundButton
from game.art.menu.call import Call, CallClock
from game.art.menu.chart import ChartColumn, Course, CoursePoint, Curve, Key
from game.art.menu.coach import BubbleTip, CoachFace, Dots, SpeechBubble, Tap
from game.art.menu.emblems import Emblem
from game.art.menu.seats import LIGHTS, THOUGHTS
from game.art.menu.title import CabinetPicture, Plate, PlayerCount, Wordmark
from game.art.pieces import Composite, Lamp
from game.art.short_lessons import (
    NUCLIDE_LOOKS,
    CouplingPicture,
    DecayPicture,
    LifetimePicture,
    LifetimeRow,
    MassPoint,
    MirrorPicture,
    MuonPicture,
    NuclidePicture,
    PowersPicture,
    ThresholdPicture,
)
from game.collisions.event import RecoParticle
from game.core.particles import (
    ANTI_NU_E,
    ANTIMUON,
    BY_KEY,
    DOWN,
    ELECTRON,
    MUON,
    PHOTON,
    POSITRON,
    STATISTICS,
    UP,
    W_MINUS,
    Z,
)
from game.core.phrase import Phrase, literal
from game.games import GAMES
from game.tables.bigebang.layout import TOKENS
from game.tables.bigebang.pictures import (
    Obstacle,
    ParticleStack,
    PrizeToken,
    Sky,
    Space,
    StarChange,
)
from game.tables.particle_builder.pictures import Annihilation, Mat, Result, Statistic
from game.tables.particle_builder.wording import family_key
from game.tables.particle_panic.pictures import (
    Alarm,
    CodeLock,
    Core,
    DetectorPicture,
    Exotic,
    Gauge,
    GaugeFigure,
    HandLimit,
    HandPlace,
    HexRoom,
    LabRing,
    Layer,
    Pawn,
    Reach,
    RecordedPicture,
    RoomNumber,
    SuitCard,
    SuitStack,
    Tick,
)
from game.tables.pictures import (
    Back,
    Badge,
    Button,
    Card,
    Chip,
    Die,
    Face,
    Icon,
    Ink,
    Label,
    Line,
    Mood,
    Nothing,
    Panel,
    Picture,
    Place,
    Portrait,
    ScorePicture,
    Star,
)
from game.words.text import Text
from tutorial.law_lab import BODIES
from tutorial.short.powers import WIDTHS

every_painter()

DRAWN: Final = {
    "decay": ((Z,), (MUON, ANTIMUON), -1),
    "join": ((ELECTRON, POSITRON), (Z,), -1),
    "cascade": ((DOWN,), (UP, ELECTRON, ANTI_NU_E), W_MINUS),
    "annihilation": ((ELECTRON, POSITRON), (MUON, ANTIMUON), PHOTON),
    "exchange": ((ELECTRON, POSITRON), (PHOTON, PHOTON), ELECTRON),
}
"""A diagram of each shape."""


class Sample(NamedTuple):
    """A thing to paint, its size in stage units, its label."""

    art: Picture
    w: float
    h: float
    label: str | None = None


INKS: tuple[Ink, ...] = (
    "text",
    "second",
    "quiet",
    "yellow",
    "green",
    "danger",
    "quark",
    "antimatter",
)
MOODS: tuple[Mood, ...] = ("blink", *THOUGHTS)
LONG = "Zurück zum Anfang"
"""Longer than most: German."""
BODY = (
    "Dein **Up-Quark** hat die Ladung **+⅔**, die höchste, die ein Quark haben kann. Tippe darauf!"
)


def _words() -> Iterator[Sample]:
    for ink in INKS:
        yield Sample(Label(ink, 20, "left"), 300, 30, "Second text ū ν̄ 1.2×10⁻⁸ s")
    yield Sample(Label("text", 25, "left", top=True), 420, 130, BODY)
    yield Sample(Label("text", 58, bold=True), 620, 80, "Touch to play")
    yield Sample(Label("second", 18, "right"), 240, 60, LONG + " und wieder von vorn")
    for sheet in (Panel(), Panel("yellow"), Panel("bright"), Panel("danger")):
        yield Sample(sheet, 180, 110, "Title")
    for button in (
        Button("primary", "swap"),
        Button("outline", "learn"),
        Button("ghost", "check"),
        Button("danger"),
        Button("ghost", disabled=True),
        Button("primary", pressed=True),
        Button("ghost", "back", pressed=True),
    ):
        yield Sample(button, 220, 70, LONG if button.kind == "ghost" else "Swap")
    for step in (0, 4, 8):
        yield Sample(Call(step), 160, 160)
    yield Sample(CallClock(10, 15), 120, 120, "10")
    yield Sample(Button("primary", "play"), 226, 78, "PLAY")
    yield Sample(Button(disabled=True), 180, 70, "Neutralize\nno particle here")
    yield Sample(Button("primary"), 180, 70, "Collect\ntop: heart")
    for marks in (
        (False, False, False),
        (True, False, False),
        (False, True, False),
        (False, False, True),
    ):
        yield Sample(RoundButton("pause", *marks), 62, 62)
        yield Sample(Letters("de", *marks), 62, 62)
    for chip, text in (
        (Chip(), "draw · 58"),
        (Chip("green"), "= ³H"),
        (Chip("white"), "+4 light"),
        (Chip("danger"), "−1"),
        (Chip("yellow", "points"), "15"),
    ):
        yield Sample(chip, 124, 32, text)
    yield Sample(Badge("boson"), 36, 26, "×2")
    yield Sample(Badge(), 36, 26, "×12")
    yield Sample(ScorePicture(11), 150, 54)
    yield Sample(ScorePicture(120, left=True), 150, 54)
    yield Sample(PlayerCount(), 110, 40, "1–4")


def _pieces() -> Iterator[Sample]:
    for name in ICONS:
        yield Sample(Icon(name, "second"), 40, 40)
    for place in (Place("quark"), Place("lepton"), Place("boson"), Place("plain")):
        yield Sample(place, 70, 98)
    for particle in (0, 1, 14, 10, 22, 26, 29):
        yield Sample(Place(family_key(particle), particle), 70, 98)
    yield Sample(Place("plain"), 140, 98, "your card comes here")
    yield Sample(Place("plain", sign="?"), 70, 98)
    yield Sample(Star(), 40, 40)
    yield Sample(Star(12), 40, 40)
    for face in range(1, 7):
        yield Sample(Die(face), 64, 64)
    for line in (Line(), Line("yellow", "wave"), Line("green", "glow")):
        yield Sample(line, 160, 6)
    yield Sample(Nothing(), 60, 60)
    for kind in LIGHTS:
        yield Sample(Face(kind), 90, 90)
        yield Sample(Face(kind, turn=True), 62, 62)
        for mood in MOODS:
            yield Sample(Face(kind, turn=True, mood=mood), 62, 62)


def _cards() -> Iterator[Sample]:
    for particle in range(30):
        yield Sample(Card(particle, particle % 5 + 1), 136, 190)
    yield Sample(Back(), 136, 190)


def _small_cards() -> Iterator[Sample]:
    for particle in range(30):
        yield Sample(Lamp(particle), 70, 70)
    for body in BODIES.values():
        if not body.elementary:
            parts = tuple(part.id for part in body.contents)
            yield Sample(Composite(body.symbol, parts), 112, 112)
    for mode in ("decay", "join", "cascade", "annihilation", "exchange"):
        yield Sample(Drawn(mode, *DRAWN[mode]), 420, 270)
    yield Sample(Momenta((1, -1), (1,)), 420, 70)
    for particle in range(30):
        yield Sample(Card(particle, particle % 5 + 1), 70, 98)
        yield Sample(Card(particle), 45, 63)
        yield Sample(Portrait(particle), 190, 266)
    for charge in ("r", "g", "b", "r̄", "ḡ", "b̄"):
        yield Sample(Card(12 if len(charge) > 1 else 0, 1, charge), 70, 98)
    yield Sample(Back(), 70, 98)
    yield Sample(Back(), 45, 63)


def _title() -> Iterator[Sample]:
    yield Sample(Wordmark(), 880, 170)
    yield Sample(CoachFace(), 180, 140)
    for pointer in (BubbleTip("up"), BubbleTip("down")):
        yield Sample(pointer, 36, 20)
    for pointer in (BubbleTip("left"), BubbleTip("right")):
        yield Sample(pointer, 20, 36)
    yield Sample(Dots(1, 8), 190, 24)
    yield Sample(Dots(7, 20), 190, 24)
    yield Sample(SpeechBubble(), 360, 160)
    yield Sample(Tap(), 66, 66)
    yield Sample(ChartColumn(0.6, 0.5, 0.7), 160, 240)
    yield Sample(Curve((1.0, 0.2, 0.9)), 400, 240)
    course = tuple(CoursePoint(*point) for point in ((0, 0.5, 0.4, 0.6), (1, 0.9, 0.8, 1.0)))
    yield Sample(Course(course, (0.0,), 0.0), 400, 120)
    for sign in ("thrown", "printed", "nature", "curve"):
        yield Sample(Key(sign), 44, 30)
    yield Sample(Call(0), 200, 200)
    yield Sample(CoachFace("right", "happy"), 120, 96)
    for k, game in enumerate(GAMES):
        w, h = (222, 410) if k else (290, 496)
        yield Sample(CabinetPicture(game, chosen=not k), w, h, "U-kNOw Feynman")
        yield Sample(Plate(game), 300, 84)


def _emblems() -> Iterator[Sample]:
    for game in GAMES:
        yield Sample(Emblem(game), 220, 220)
        yield Sample(Emblem(game, lit=True), 100, 100)


def _games() -> Iterator[Sample]:
    for protons, neutrons in ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (2, 2)):
        for matter in (True, False):
            yield Sample(ParticleStack(protons, neutrons, matter), 62, 62)
            yield Sample(ParticleStack(protons, neutrons, matter), 110, 110)
    yield Sample(ParticleStack(1, 2, True, unstable=True), 62, 62)
    yield Sample(ParticleStack(0, 1, False, unstable=True), 62, 62)
    yield Sample(Space(), 62, 62)
    yield Sample(Obstacle(), 62, 62)
    for token in TOKENS:
        yield Sample(PrizeToken(token), 40, 40)
    yield Sample(StarChange(29, (12, 17), 0), 144, 24)
    yield Sample(Sky(), 420, 270)
    values = (("−⅓", "+⅔"), ("½", "½"), ("93.5 MeV", "2.16 MeV"), ("1.2×10⁻⁸ s", "stable"))
    states: tuple[Result, ...] = ("open", "tie", "left", "right")
    for name, state, (left, right) in zip(STATISTICS, states, values, strict=True):
        yield Sample(Statistic(name, state, literal(left), literal(right)), 430, 60)
    yield Sample(Statistic("lifetime", "closed", literal("1.2×10⁻⁸ s")), 430, 60)
    yield Sample(Mat((0.255, 0.745)), 420, 140)
    yield Sample(Mat(turn=True), 300, 100)
    yield Sample(Annihilation(), 226, 98)
    yield Sample(Annihilation(), 226, 98, "Annihilation")
    yield from _panic()


def _panic() -> Iterator[Sample]:
    for count in (0, 3, 5, 6):
        yield Sample(HexRoom(count), 158, 142)
        yield Sample(RoomNumber(count + 1 if count < 6 else 6, count), 31, 31)
    for suit in range(5):
        yield Sample(SuitCard(suit), 50, 71)
    for top, height in ((0, 17), (3, 2), (-1, 0)):
        yield Sample(SuitStack(top, height), 50, 66)
    for seat in range(4):
        yield Sample(Pawn(seat, seat == 1), 36, 46)
        yield Sample(HandLimit(6 - seat, 8 if seat else 6, seat), 150, 22)
    for lost in (False, True):
        yield Sample(HandPlace(lost), 50, 71)
    for lock, words in (
        (CodeLock(0, 3, 4, 5, "open"), "entered"),
        (CodeLock(1, 3, 4, 5, "ready"), "ready"),
        (CodeLock(2, 3, 4, 5, "shut"), "3 of 5"),
    ):
        yield Sample(lock, 206, 110, words)
    for count in (0, 17, 34):
        yield Sample(Gauge(count), 48, 300)
        yield Sample(GaugeFigure(count), 86, 34)
    yield Sample(Tick(12), 46, 24)
    yield Sample(Alarm(), 424, 120, "This is the last card of the stack.")
    for kind in range(8):
        charge = 1 - 2 * (kind % 2) if kind in (0, 2, 3) else 0
        yield Sample(DetectorPicture(kind, charge, 5 + kind, 9 * kind, kind), 356, 356)
    muons = RecoParticle("muon", 1, 40.0, 0.1, 0.3), RecoParticle("muon", -1, 30.0, 0.1, 2.3)
    yield Sample(CollisionPicture(muons, ("A", "B")), 356, 356)
    yield Sample(RecordedPicture(*muons), 356, 356)
    seen = RecoParticle("electron", -1, 40.0, 0.1, 0.3), RecoParticle("jet", 0, 40.0, 0.1, 2.0)
    yield Sample(CollisionPicture(seen, (), (35.0, -2.0)), 356, 356)
    for number in range(5):
        yield Sample(Layer(number), 34, 34)
    yield Sample(Core(), 168, 168)
    yield Sample(LabRing(20), 300, 300)
    yield Sample(Reach(0, 2), 300, 300)
    yield Sample(Exotic(), 25, 25)


def _lessons() -> Iterator[Sample]:
    """Pictures of short lessons."""
    alive = tuple(n % 3 == 0 for n in range(200))
    yield Sample(DecayPicture(alive, (200, 110, 58), 7, True), 560, 480)
    yield Sample(MuonPicture(tuple(1000 - 60 * n for n in range(16)), 1000, 15), 560, 480)
    yield Sample(PowersPicture(1e-9, WIDTHS, "10⁻⁹ m"), 560, 480)
    point = MassPoint(BY_KEY["muon"].symbol, -0.98, -3.3, -3.4, -3.2)
    yield Sample(CouplingPicture((point,), True), 560, 480)
    yield Sample(MirrorPicture(True, True, (412, 588)), 560, 480)
    muon = BY_KEY["muon"].symbol
    rows = (LifetimeRow(muon, -5.7, "μ → ν", True), LifetimeRow(muon, None, "", False))
    yield Sample(LifetimePicture(rows), 560, 480)
    for head_on, free in ((False, 0.8), (True, 2.0)):
        yield Sample(ThresholdPicture(2.0, free, 1.88, head_on, True), 560, 480)
    for look in ("", *NUCLIDE_LOOKS):
        yield Sample(NuclidePicture("¹⁴C", look, look == "alpha"), 64, 60)


SHEETS = {
    "lessons": tuple(_lessons()),
    "words": tuple(_words()),
    "pieces": tuple(_pieces()),
    "cards": tuple(_cards()),
    "small_cards": tuple(_small_cards()),
    "title": tuple(_title()),
    "emblems": tuple(_emblems()),
    "games": tuple(_games()),
}
EVERYTHING = tuple(sample for sheet in SHEETS.values() for sample in sheet)
STATED: dict[Outline, Sample] = {
    outlines.card: Sample(Card(1, 1), 70, 98),
    outlines.disc: Sample(ParticleStack(1, 1, True), 62, 62),
    outlines.hexagon: Sample(ParticleStack(1, 1, False), 62, 62),
    outlines.pill: Sample(Chip(), 120, 32, "pill"),
    outlines.tip: Sample(Statistic("spin", "open", literal("½"), literal("1")), 186, 56),
    outlines.button: Sample(Button(), 130, 60, "Keep"),
    outlines.lying_hexagon: Sample(HexRoom(2), 158, 142),
    outlines.panel: Sample(Panel(), 130, 62),
}
"""A piece of each outline, for its states."""


def phrase(sample: Sample) -> Phrase | None:
    """The label as painters are given it."""
    return None if sample.label is None else literal(sample.label)


def lay_out(renderer: Renderer, samples: tuple[Sample, ...]) -> pygame.Surface:
    """The samples in rows on the ground of every screen."""
    gap = 18.0
    x, y, row = gap, gap, 0.0
    placed = []
    for sample in samples:
        if x + sample.w > 1280 - gap:
            x, y, row = gap, y + row + gap, 0.0
        placed.append((sample, x + sample.w / 2, y + sample.h / 2))
        x, row = x + sample.w + gap, max(row, sample.h)
    size = (renderer.px(1280), max(renderer.px(720), renderer.px(y + row + gap)))
    sheet = pygame.Surface(size)
    tracks.ground(sheet, renderer.contrast)
    for sample, cx, cy in placed:
        picture = renderer.paint(sample.art, sample.w, sample.h, phrase(sample))
        sheet.blit(picture, picture.get_rect(center=(renderer.px(cx), renderer.px(cy))))
    return sheet


def lay_out_states(renderer: Renderer) -> pygame.Surface:
    """Every outline in every state."""
    sheet = pygame.Surface((renderer.px(1280), renderer.px(720)))
    tracks.ground(sheet, renderer.contrast)
    for j, (outline, sample) in enumerate(STATED.items()):
        for i, state in enumerate(STATES):
            at = (renderer.px(110 + 180 * i), renderer.px(62 + 98 * j))
            ring = halo(renderer, outline, sample.w, sample.h, state)
            picture = renderer.paint(sample.art, sample.w, sample.h, phrase(sample))
            sheet.blit(picture, picture.get_rect(center=at))
            sheet.blit(ring, ring.get_rect(center=at))
    return sheet


def main(folder: str, scale: str = "1", text_scale: str = "1", contrast: str = "") -> None:
    """Write all sheets."""
    renderer = Renderer(float(scale), Text("en").say, float(text_scale), bool(contrast))
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, samples in SHEETS.items():
        pygame.image.save(lay_out(renderer, samples), str(Path(folder) / f"{name}.png"))
    pygame.image.save(lay_out_states(renderer), str(Path(folder) / "states.png"))
    missing = painted() - {type(sample.art) for sample in EVERYTHING}
    names = sorted(kind.__qualname__ for kind in missing)
    print(f"{len(EVERYTHING)} samples; not among them: {names or 'nothing'}")
    print(f"cramped: {sorted(renderer.cramped)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
