"""Pictures as other eyes see them: grey stays grey, lost colours fall together, light is kept."""

from __future__ import annotations

import pygame
import pytest

from game.art.ink.palette import EYES, channels, contrast, seen
from game.commands import options


def as_seen(colour: str, eyes: str) -> str:
    sheet = pygame.Surface((1, 1), depth=32)
    sheet.fill(channels(colour)[:3])
    return "#{:02X}{:02X}{:02X}".format(*seen(sheet, eyes).get_at((0, 0))[:3])


def apart(one: str, two: str) -> int:
    return max(abs(a - b) for a, b in zip(channels(one)[:3], channels(two)[:3], strict=True))


def test_the_command_line_knows_all_eyes() -> None:
    assert set(options.EYES) == set(EYES)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("grey", ["#000000", "#0B0B0B", "#808080", "#FFFFFF"])
def test_what_has_no_colour_looks_the_same_to_everybody(eyes: str, grey: str) -> None:
    assert apart(as_seen(grey, eyes), grey) <= 1


@pytest.mark.parametrize(
    ("eyes", "one", "two"),
    [
        ("protanopia", "#FF0000", "#5E4A00"),
        ("deuteranopia", "#E00000", "#807200"),
        ("tritanopia", "#0000FF", "#005C5A"),
    ],
)
def test_colours_that_such_eyes_cannot_tell_apart_fall_together(
    eyes: str, one: str, two: str
) -> None:
    assert apart(as_seen(one, eyes), as_seen(two, eyes)) < apart(one, two) / 2


def test_without_colour_only_light_is_left() -> None:
    for colour in ("#E69F00", "#56B4E9", "#CC79A7"):
        grey = as_seen(colour, "grey")
        assert grey[1:3] == grey[3:5] == grey[5:7]
        assert contrast(colour, grey) == pytest.approx(1.0, abs=0.02)


def test_the_picture_itself_stays_as_it_was() -> None:
    sheet = pygame.Surface((2, 2))
    sheet.fill("#E69F00")
    seen(sheet, "protanopia")
    assert sheet.get_at((0, 0))[:3] == (0xE6, 0x9F, 0x00)
