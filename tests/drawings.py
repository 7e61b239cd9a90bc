"""Drawings are kept from test to test: most pages show what another test has painted before.

Nothing is left out: a drawing that differs in one letter or in size is painted anew, and each test
gets a copy.
"""

from __future__ import annotations

from collections import OrderedDict

import pygame
import pytest

from game.art.ink import surfaces

PIXELS = 40_000_000
"""Of drawings that are kept at a time; four bytes each."""


def keep(patch: pytest.MonkeyPatch) -> None:
    """Keep them from now on, until the patch is taken back."""
    kept: OrderedDict[tuple[str, surfaces.Size], pygame.Surface] = OrderedDict()
    paint = surfaces.from_svg
    pixels = 0

    def from_svg(svg: str, size: surfaces.Size) -> pygame.Surface:
        nonlocal pixels
        key = svg, size
        picture = kept.pop(key, None)
        if picture is None:
            picture = paint(svg, size)
            pixels += picture.get_width() * picture.get_height()
        kept[key] = picture
        while pixels > PIXELS:
            _, old = kept.popitem(last=False)
            pixels -= old.get_width() * old.get_height()
        return picture.copy()

    patch.setattr(surfaces, "from_svg", from_svg)
