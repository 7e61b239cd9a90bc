"""Pages of text that are turned for days."""

from __future__ import annotations

import gc
import sys

import i18n
import pytest

from game.commands.soak import figures
from game.kiosk.memory import give_back
from game.tables.table import Spot
from game.text import Text
from game.ui.stage import make_stage
from game.ui.widgets import Widgets
from game.window import open_window

PAGE = Spot("page", "nothing", 640, 346, 1120, 500)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux")
def test_a_turned_page_leaves_little_behind_until_somebody_tidies() -> None:
    stage = make_stage(open_window((1280, 720), full_screen=False).get_size(), Text("en"), 1, False)

    def turn(pages: int) -> None:
        for _ in range(pages):
            Widgets(stage).linked_box(PAGE, [("", "quark " * 150)])

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
