"""Stacks of Big*Bang: symbols that can be told apart at every size of text."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from game.art.ink.renderer import Renderer
from game.rules.bigebang.board import DARK, H1, NEUTRON
from game.tables.bigebang.names import stack_art
from tests.art.pixels import on
from tests.some import some


def dark(code: int, text_size: float) -> int:
    """Number of pixels in the ink of the letters of a stack of matter."""
    renderer = Renderer(1.0, lambda _phrase: "", text_size)
    picture = on(renderer.paint(stack_art(code), 60, 60), "#ffffff")
    return int((pygame.surfarray.array3d(picture).max(axis=2) < 60).sum())


@pytest.mark.parametrize("code", [NEUTRON, H1])
def test_the_symbol_grows_with_the_size_of_text(code: int) -> None:
    assert dark(code, 1.5) > 1.15 * dark(code, 1.0)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_no_two_stacks_look_alike(text_size: float) -> None:
    renderer = Renderer(1.0, lambda _phrase: "", text_size)
    seen = [
        pygame.surfarray.array3d(on(renderer.paint(stack_art(code), 48, 48), "#000000")).astype(int)
        for code in range(1, DARK)
    ]
    for one, other in some(list(combinations(seen, 2))):
        assert (np.abs(one - other).max(axis=2) > 60).sum() > 60
