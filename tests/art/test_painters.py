"""Every painter paints, at every size and scale, without clipping what it writes."""

from __future__ import annotations

import ast
from pathlib import Path

import pygame
import pytest

import game
from game.art.ink import outlines
from game.art.ink.drawing import Drawing
from game.art.ink.outlines import Outline
from game.art.ink.renderer import FONTS, Renderer, Size, outline_of, outlined, painted, paints
from game.art.ink.states import STATES
from game.art.interactions import Meeting
from game.core.phrase import literal
from game.tables.bigebang.pictures import ParticleStack
from game.tables.particle_panic.pictures import SuitStack
from game.tables.pictures import Button, Card, Chip, Countdown, Face, Panel, Picture, Player, Word
from tests.art.conftest import MakeEasel
from tests.art.everything import EVERYTHING, SHEETS, STATED, Sample, phrase
from tests.art.pixels import alpha, ink
from tests.some import some

SHARED = ("game.tables.pictures", "game.art.")
"""The modules of the pictures of all games and screens; a game's own are met at its table."""


def test_every_shared_kind_is_among_the_samples() -> None:
    kinds = {type(sample.art) for sample in EVERYTHING}
    assert kinds <= painted()
    elsewhere = {Countdown, Player, Word, Meeting}
    assert {kind for kind in painted() if kind.__module__.startswith(SHARED)} <= kinds | elsewhere
    assert all(len(outline_of(sample.art)(80, 60, 0)) > 2 for sample in EVERYTHING)


@pytest.mark.long
def test_every_kind_is_shown_somewhere() -> None:
    built = set[str]()
    for module in Path(game.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                built.add(node.func.id if isinstance(node.func, ast.Name) else node.func.attr)
    ours = {kind.__name__ for kind in painted() if kind.__module__.startswith("game.")}
    assert ours <= built


@pytest.mark.parametrize("setting", [(1.0, 1.0, False), (1.5, 1.5, False), (0.75, 1.25, True)])
@pytest.mark.parametrize("sheet", SHEETS)
def test_everything_paints_at_every_scale(
    make_easel: MakeEasel, sheet: str, setting: tuple[float, float, bool]
) -> None:
    scale, text_scale, contrast = setting
    renderer = make_easel(scale, text_scale, contrast)
    for sample in some(SHEETS[sheet]):
        for share in (0.8, 1.3):
            picture = renderer.paint(sample.art, sample.w * share, sample.h * share, phrase(sample))
            w, h = picture.get_size()
            assert w >= renderer.px(sample.w * share), sample
            assert h >= renderer.px(sample.h * share), sample
            # Glow and shadow lie around the spot evenly, so that it can be blitted centred.
            assert (w - renderer.px(sample.w * share)) % 2 == 0, sample
            assert picture.get_flags() & pygame.SRCALPHA, sample
            assert (ink(picture, 12).w > 0) == (not sample.art.unseen), sample


@pytest.mark.long
def test_no_words_of_the_samples_are_cramped(make_easel: MakeEasel) -> None:
    renderer = make_easel(1.0, 1.0)
    for sample in EVERYTHING:
        renderer.paint(sample.art, sample.w, sample.h, phrase(sample))
    assert renderer.cramped == set()


@pytest.mark.long
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_symbols_and_words_stay_on_their_piece(
    make_easel: MakeEasel, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    stray = []
    stamp = Drawing.stamp

    def watched(self: Drawing, picture: pygame.Surface, x: float, y: float) -> None:
        rect = ink(picture, 128).move(
            round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)
        )
        if not pygame.Rect(-2, -2, round(self.w) + 4, round(self.h) + 4).contains(rect):
            stray.append((sample, rect))
        stamp(self, picture, x, y)

    monkeypatch.setattr(Drawing, "stamp", watched)
    renderer = make_easel(scale, 1.3)
    for sample in EVERYTHING:
        if not isinstance(
            sample.art, ParticleStack | SuitStack
        ):  # a high stack rises above its place
            renderer.paint(sample.art, sample.w, sample.h, phrase(sample))
    assert stray == []


@pytest.mark.parametrize(
    "sample", [s for s in STATED.values() if not isinstance(s.art, ParticleStack)]
)
def test_the_outline_of_the_states_is_the_outline_of_the_piece(
    renderer: Renderer, sample: Sample
) -> None:
    picture = renderer.paint(sample.art, sample.w, sample.h, phrase(sample))
    painted = ink(picture, 100)
    xs, ys = zip(*outline_of(sample.art)(sample.w, sample.h, 0), strict=True)
    assert painted.w == pytest.approx(max(xs) - min(xs), abs=4)
    assert painted.h == pytest.approx(max(ys) - min(ys), abs=6)


def test_nothing_is_painted_that_nobody_knows(renderer: Renderer) -> None:
    with pytest.raises(AssertionError, match="no painter for Picture"):
        renderer.paint(Picture(), 40, 40)


class Lamp(Picture, frozen=True):
    """A picture that no game has."""

    colour: str
    tall: bool = False


def test_a_picture_of_ones_own_needs_a_painter_and_no_more(renderer: Renderer) -> None:
    @paints(Lamp, outlines.disc)
    def lamp(_renderer: Renderer, size: Size, art: Lamp, _label: str) -> pygame.Surface:
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        sheet.fill(art.colour)
        return sheet

    @outlined(Lamp)
    def outline(art: Lamp) -> Outline:
        return outlines.pill if art.tall else outlines.disc

    assert tuple(renderer.paint(Lamp("#FF0000"), 20, 20).get_at((10, 10))) == (255, 0, 0, 255)
    assert outline_of(Lamp("#FF0000")) is outlines.disc
    assert outline_of(Lamp("#FF0000", tall=True)) is outlines.pill


def test_a_picture_is_painted_once(renderer: Renderer) -> None:
    first = renderer.paint(Card(3, 1), 70, 98)
    assert renderer.paint(Card(3, 1), 70, 98) is first
    assert renderer.paint(Card(3, 2), 70, 98) is not first
    assert renderer.paint(Card(3, 1), 71, 98) is not first
    assert renderer.paint(Chip(), 90, 30, literal("a")) is not renderer.paint(
        Chip(), 90, 30, literal("b")
    )


def test_a_label_that_now_reads_otherwise_is_painted_again() -> None:
    names = ["Ada"]
    renderer = Renderer(1.0, lambda _phrase: names[0])
    before = renderer.paint(Chip(), 120, 30, literal("name"))
    names[0] = "Maximilian"
    assert renderer.paint(Chip(), 120, 30, literal("name")) is not before


def test_the_oldest_pictures_are_forgotten_first(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.art.ink.renderer.MEMORY", 40_000)
    first = renderer.paint(Panel(), 100, 100)
    for width in range(101, 110):
        last = renderer.paint(Panel(), width, 100)
    assert renderer.paint(Panel(), 109, 100) is last
    assert renderer.paint(Panel(), 100, 100) is not first


def test_a_small_window_keeps_few_pixels() -> None:
    """The number of kept pictures depends on the size of the screen, so it is soon level on all."""
    renderer = Renderer(0.1, lambda _phrase: "")
    first = renderer.paint(Panel(), 1280, 720)
    for height in range(721, 735):
        last = renderer.paint(Panel(), 1280, height)
    assert renderer.paint(Panel(), 1280, 734) is last
    assert renderer.paint(Panel(), 1280, 720) is not first


def test_few_sizes_of_letters_are_kept_open(renderer: Renderer) -> None:
    """A size is a file: words shrink to fit, and a weekend would meet every size there is."""
    body = renderer.font(20)
    for px in range(10, 90):
        renderer.font(px)
        assert renderer.font(20) is body, "what is wanted again and again stays"
    assert len(renderer._fonts) == FONTS


def test_pictures_outlive_a_window_that_opens_later(renderer: Renderer) -> None:
    renderer.paint(Panel(), 80, 80)
    pygame.display.init()
    window = pygame.display.set_mode((320, 200))
    window.blit(renderer.paint(Panel(), 80, 80), (0, 0))
    window.blit(renderer.paint(Panel(), 81, 80), (0, 0))
    assert window.get_at((40, 40)) != window.get_at((300, 150)), "it is painted"
    pygame.display.quit()


@pytest.mark.parametrize("name", ["person", "visitor", "student", "researcher", "nobel"])
def test_the_seat_to_move_is_ringed(renderer: Renderer, name: str) -> None:
    quiet, turn = renderer.paint(Face(name), 60, 60), renderer.paint(Face(name, turn=True), 60, 60)
    assert turn.get_width() > quiet.get_width(), "its light reaches beyond it"


def test_a_pressed_button_stands_on_its_lower_edge(renderer: Renderer) -> None:
    up = renderer.paint(Button(), 160, 60, literal("Keep"))
    down = renderer.paint(Button(pressed=True), 160, 60, literal("Keep"))
    assert ink(down, 200).top - ink(up, 200).top == pytest.approx(5, abs=1)


def test_high_contrast_has_opaque_panels(make_easel: MakeEasel) -> None:
    quiet, loud = (make_easel(contrast=c).paint(Panel(), 100, 80) for c in (False, True))
    assert alpha(quiet)[50, 40] < 255
    assert alpha(loud)[50, 40] == 255


def test_all_states_are_named() -> None:
    assert STATES == (
        "legal",
        "place",
        "selected",
        "focus",
        "hint",
        "last",
        "risk",
        "debt",
        "aside",
        "faint",
    )
