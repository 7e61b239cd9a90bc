"""Pages of text that are turned for days."""

from __future__ import annotations

import gc
import sys
from itertools import product

import i18n
import pygame
import pytest
from pygame_gui.core.drawable_shapes import RectDrawableShape

from game.art.ink.palette import DARK
from game.commands.soak import figures
from game.files.exits import give_back
from game.tables.pictures import Nothing
from game.tables.table import Spot
from game.ui.viewport import make_stage
from game.ui.widgets import Widgets
from game.window import open_window
from game.words.text import Text

LINE = Spot("line", Nothing(), 370, 396, 520, 70, 6)
PAGE = Spot("page", Nothing(), 640, 346, 1120, 500)


@pytest.mark.long
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux")
def test_a_turned_page_leaves_little_behind_until_somebody_tidies() -> None:
    viewport = make_stage(
        open_window((1280, 720), full_screen=False).get_size(), Text("en"), 1, False
    )

    def turn(pages: int) -> None:
        for _ in range(pages):
            Widgets(viewport).linked_box(PAGE, [("", "quark " * 150)])

    turn(2)
    give_back()
    before, folders = figures()["rss_mb"], list(i18n.load_path)
    gc.disable()
    try:
        turn(10)
        assert figures()["rss_mb"] < before + 150, "a page is ten megabytes of pictures"
    finally:
        gc.enable()
    give_back()
    assert figures()["rss_mb"] < before + 20
    assert i18n.load_path == folders, "or each page would take longer than the last"


def test_a_page_of_text_is_painted_at_its_own_size_and_forgotten() -> None:
    """Round corners made by the library are drafts of 38 MB each, and its store keeps 16 MB."""
    viewport = make_stage(
        open_window((1280, 720), full_screen=False).get_size(), Text("en"), 1, False
    )
    widgets = Widgets(viewport)
    widgets.linked_box(PAGE, [("", "quark " * 150)])
    assert isinstance(widgets.boxes[PAGE.id].drawable_shape, RectDrawableShape)
    store = widgets.manager.get_theme().shape_cache
    store.add_surface_to_cache(pygame.Surface((9, 9)), "corner")
    assert store.find_surface_in_cache("corner") is None
    surface = pygame.Surface((1280, 720))
    widgets.draw(surface)
    rect = viewport.rect(PAGE)
    assert surface.get_at((rect.centerx, rect.bottom - 9))[:3] == pygame.Color(DARK.panel[:7])[:3]
    assert surface.get_at((rect.left, rect.top))[:3] == (0, 0, 0), "its corners are round"


def test_a_line_to_type_into_leaves_no_key_repeating() -> None:
    """Else a person who held Return on the login page would run through all that comes after it."""
    viewport = make_stage(
        open_window((1280, 720), full_screen=False).get_size(), Text("en"), 1, False
    )
    widgets = Widgets(viewport)
    widgets.entry(LINE, "", 20)
    assert pygame.key.get_repeat() == (0, 0)
    widgets.type(LINE.id, "Ada")
    assert pygame.key.get_repeat() == (0, 0)
    at = viewport.pixel(LINE.x, LINE.y)
    for pos, kind in product((at, (5, 5), at), (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)):
        widgets.event(pygame.Event(kind, pos=pos, button=1))
        assert pygame.key.get_repeat() == (0, 0)
    widgets.event(pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))
    assert widgets.typed(LINE.id) == "Ad"
