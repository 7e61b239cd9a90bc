"""Large sheets that are put together from small ones look as if they had been painted whole."""

from __future__ import annotations

import pygame
import pytest

from game.art.ink import shapes
from game.art.ink.drawing import Drawing, soft, stretched
from game.art.ink.renderer import PART, Renderer
from game.tables.pictures import Card
from game.words.text import Text
from tests.art.pixels import changed

SHEETS = [(300, 200), (300, 40), (40, 300), (90, 91), (30, 30)]


def sheet(on: Drawing) -> None:
    """A panel with a thick edge: of one colour, but for its edge."""
    box = shapes.box(2, 2, on.w - 4, on.h - 4, 10)
    on.shape(box, fill="#0F1838E6", stroke="#E6A000", width=4)


def on_navy(picture: pygame.Surface) -> pygame.Surface:
    ground = pygame.Surface(picture.get_size())
    ground.fill("#0B1020")
    ground.blit(picture, (0, 0))
    return ground


@pytest.mark.parametrize("size", SHEETS)
@pytest.mark.parametrize("down", [True, False])
def test_a_stretched_sheet_is_as_painted_whole(size: tuple[int, int], down: bool) -> None:
    whole = Drawing(*size, 6)
    sheet(whole)
    one, other = whole.surface(), stretched(size, 14, 6, sheet, down=down)
    assert one.get_size() == other.get_size()
    assert not changed(on_navy(one), on_navy(other), 8).any()


def test_soft_light_is_as_painted_whole() -> None:
    whole = Drawing(240, 160)
    whole.lamp(120, 80, 80, "#FFD27A", 0.8)
    light = soft(240, 160, lambda on: on.lamp(on.w / 2, on.h / 2, on.h / 2, "#FFD27A", 0.8))
    assert light.get_size() == (240, 160)
    assert changed(on_navy(whole.surface()), on_navy(light), 12).mean() < 0.005


def test_a_card_that_is_very_large_is_painted_in_two_parts() -> None:
    """Its field first, which others share: no frame at 3840 x 2160 paints both."""
    renderer, card = Renderer(3.0, Text("en").say), Card(25, 1)
    assert renderer.px(178) * renderer.px(249) > PART
    assert not renderer.paint_part(card, 178, 249)
    assert not renderer.knows(card, 178, 249)
    assert renderer.paint_part(card, 178, 249)
    assert renderer.knows(card, 178, 249)
    other = Card(24, 1)
    assert renderer.paint_part(other, 178, 249), "its field is there"
    in_parts = renderer.paint(card, 178, 249)
    at_once = Renderer(3.0, Text("en").say).paint(card, 178, 249)
    assert not changed(in_parts, at_once, 0).any()
    assert Renderer(1.5, Text("en").say).paint_part(card, 178, 249), "small enough"
