"""Icons, emblems and the title: complete, and within what the rasteriser can draw."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from game.art.ink.drawing import ASSETS
from game.art.ink.palette import GROUND
from game.art.ink.renderer import Renderer
from game.art.menu.buttons import ICONS
from game.art.menu.coach import CoachFace
from game.art.menu.title import CabinetPicture, Wordmark
from game.core.particles import STATISTICS
from game.core.phrase import literal
from game.games import GAMES
from game.tables.pictures import Icon
from tests.art.pixels import alpha, changed, ink, on
from tests.some import some

NEEDED = {
    "pause", "help", "undo", "hint", "settings", "sound", "mute", "full", "play", "learn", "back",
    "next", "check", "cross", "swap", "eye", "skip", "person", "home", "save", "replay", "trophy",
    "language", *STATISTICS,
}  # fmt: skip
DRAWABLE = {"svg", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "g"}
"""The elements that nanosvg draws; it ignores text, clip paths, filters and uses."""


def test_every_icon_that_screens_need_is_there() -> None:
    assert set(ICONS) >= NEEDED


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_keeps_to_what_can_be_drawn(name: str) -> None:
    source = (ASSETS / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    assert set(re.findall(r"<(\w+)", source)) <= DRAWABLE
    paints = set(re.findall(r'(?:fill|stroke)="([^"]+)"', source))
    assert paints <= {"none", "currentColor"}, "one colour, given by whoever draws it"


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_fills_its_square_and_stays_inside(renderer: Renderer, name: str) -> None:
    picture = renderer.paint(Icon(name), 48, 48)
    rect = ink(picture, 60)
    assert max(rect.w, rect.h) >= 26
    edge = alpha(picture)
    assert max(edge[0].max(), edge[-1].max(), edge[:, 0].max(), edge[:, -1].max()) < 128


def test_no_two_icons_look_alike(renderer: Renderer) -> None:
    pictures = {name: on(renderer.paint(Icon(name), 32, 32), GROUND) for name in ICONS}
    for one, two in some(combinations(ICONS, 2)):
        assert changed(pictures[one], pictures[two], 100).sum() > 20, (one, two)


def test_every_game_has_an_emblem_and_a_cabinet(renderer: Renderer) -> None:
    for game in (*GAMES, "a game that has none of its own"):
        idle = renderer.paint(CabinetPicture(game), 222, 410, literal(game))
        chosen = renderer.paint(CabinetPicture(game, chosen=True), 290, 496, literal(game))
        assert ink(idle, 200).w > 200
        assert ink(chosen, 200).h > 470


def test_the_wordmark_is_as_wide_as_it_may_be(renderer: Renderer) -> None:
    rect = ink(renderer.paint(Wordmark(), 880, 170), 200)
    assert 820 < rect.w <= 880
    assert rect.h <= 170


def test_the_coach_looks_where_it_is_told(renderer: Renderer) -> None:
    left, right = (
        on(renderer.paint(art, 180, 140), GROUND) for art in (CoachFace(), CoachFace("right"))
    )
    assert changed(left, right).any()
