"""The colours: every light on the navy, by the role it plays. LOOK, section 1.

Colours are ``"#RRGGBB"`` or ``"#RRGGBBAA"``: pygame and the drawings of `game.art.ink.drawing` both
read them. No role is shown by its colour alone; each has a second cue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import pygame
from msgspec import Struct
from msgspec.structs import replace

from game.core.particles import Family
from game.games import DESCRIPTORS, descriptor
from game.tables import pictures

Colour = str
Hue: TypeAlias = descriptor.Hue
"""One colour in three strengths: base, light, deep."""


# second cue: rounded triangle, up-type pointing up and down-type down
QUARK: Final = Hue("#E69F00", "#FFD27A", "#5E3F00")
# second cue: disc, a neutrino a hollow ring
LEPTON: Final = Hue("#56B4E9", "#B9E3FF", "#12456A")
# second cue: rounded diamond, the Higgs with a dashed inner rim
BOSON: Final = Hue("#CC79A7", "#FFC4E2", "#5A2446")
# second cue: filled disc with a dark label
MATTER: Final = Hue("#F5A21B", "#FFD98F", "#5E3A00")
# second cue: striped hexagon, white label under a bar
ANTIMATTER: Final = Hue("#56B4E9", "#C9EBFF", "#0E3A5E")
# second cue: glow outline, dashed while it is only a place
LEGAL: Final = Hue("#2EE6B0", "#9BFFE0", "#063F33")
# second cue: lifted by 8 to 10 px; a five-point star for points
SELECTED: Final = Hue("#F0E442", "#FFFAB0", "#575212")
# second cue: diagonal stripes, a cross, a minus sign
DANGER: Final = Hue("#FF7A33", "#FFB27D", "#4F2200")
# second cue: a wave
PHOTON: Final = Hue("#2FC79A", "#A8F5DB", "#0B3B2E")
# nothing in particular: controls and panels
PLAIN: Final = Hue("#5B6CA8", "#B4C0E4", "#151E40")

FAMILIES: Final[dict[Family, Hue]] = {
    Family.QUARK: QUARK,
    Family.LEPTON: LEPTON,
    Family.BOSON: BOSON,
}

HUES: Final[dict[pictures.Hue, Hue]] = {
    "quark": QUARK,
    "lepton": LEPTON,
    "boson": BOSON,
    "matter": MATTER,
    "antimatter": ANTIMATTER,
    "green": LEGAL,
    "yellow": SELECTED,
    "danger": DANGER,
    "photon": PHOTON,
    "plain": PLAIN,
}
"""By the name that pictures use."""


def hue_of(game: str) -> Hue:
    """The colour of a game; that of one which has chosen none for an unknown one."""
    hue: Hue | pictures.Hue = DESCRIPTORS[game].hue if game in DESCRIPTORS else "photon"
    return HUES[hue] if isinstance(hue, str) else hue


GROUND: Final = "#0B1020"
VIGNETTE: Final = "#050812"
LIFTED: Final = "#121A36"
FIELD_FOOT: Final = "#0D1329"
"""The lower end of every card field."""
INK: Final = "#10142A"
"""Text on bright fills: 5.9 to 1 or better."""
WHITE: Final = "#FFFFFF"
BLACK: Final = "#000000"
COACH_TOP: Final = "#22347A"
COACH_FOOT: Final = "#17245A"


class Theme(Struct, frozen=True):
    """The quiet colours, which high contrast changes."""

    panel: Colour = "#0C1430E6"
    button_top: Colour = "#223063"
    button_foot: Colour = "#151E40"
    line: Colour = "#33457E"
    """Decoration only."""
    edge: Colour = "#5B6CA8"
    """The edge of a control."""
    bright: Colour = "#8CA3F2"
    text: Colour = "#F2F5FF"
    second: Colour = "#B4C0E4"
    quiet: Colour = "#8C9AC4"
    """The reason on a disabled control."""
    edge_width: float = 1.5
    """Of controls and panels, in stage units."""
    decorated: bool = True
    """Decoration lines and bubble tracks are drawn."""


DARK: Final = Theme()
CONTRAST: Final = replace(
    DARK,
    panel="#000418",
    button_top="#000418",
    button_foot="#000418",
    line="#DDE4FA",
    edge="#DDE4FA",
    bright="#FFFFFF",
    second="#F2F5FF",
    quiet="#DDE4FA",
    edge_width=3.0,
    decorated=False,
)
"""High contrast: 7 to 1 for every text, opaque panels, edges of 3 px, no decoration."""


def role(theme: Theme, name: pictures.Ink) -> Colour:
    """The colour of words: "text", "second", "quiet", "ink", "white", or the light of a hue."""
    match name:
        case "text":
            return theme.text
        case "second":
            return theme.second
        case "quiet":
            return theme.quiet
        case "ink":
            return INK
        case "white":
            return WHITE
        case "yellow":
            return SELECTED.base
        case "green":
            return LEGAL.base
        case _:
            return HUES[name].light


def channels(colour: Colour) -> tuple[int, int, int, int]:
    """Red, green, blue and alpha, 0 to 255."""
    digits = colour[1:]
    assert len(digits) in (6, 8), colour
    parts = [int(digits[i : i + 2], 16) for i in range(0, len(digits), 2)]
    return parts[0], parts[1], parts[2], parts[3] if len(parts) == 4 else 255


def fade(colour: Colour, alpha: float) -> Colour:
    """The colour at this opacity, 0 to 1."""
    return f"{colour[:7]}{round(255 * max(0.0, min(1.0, alpha))):02X}"


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """``share`` 0 is ``a``, 1 is ``b``; opaque."""
    one, two = channels(a), channels(b)
    return "#" + "".join(
        f"{round(p + (q - p) * share):02X}" for p, q in zip(one[:3], two[:3], strict=True)
    )


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4)

    red, green, blue, _ = channels(colour)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2)."""
    one, two = sorted((luminance(a), luminance(b)))
    return (two + 0.05) / (one + 0.05)


if TYPE_CHECKING:
    from numpy.typing import NDArray

EYES: Final[dict[str, tuple[tuple[float, float, float], ...]]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""Parts of red, green and blue light that are seen as red, as green and as blue."""


def seen(picture: pygame.Surface, eyes: str) -> pygame.Surface:
    """A copy of the picture as these eyes see it."""
    import numpy as np

    sheet = picture.copy()
    pixels: NDArray[np.uint8] = pygame.surfarray.pixels3d(sheet)
    share = np.arange(256) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    light = np.clip(linear[pixels] @ np.asarray(EYES[eyes]).T, 0.0, 1.0)
    code = np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)
    pixels[...] = np.rint(255 * code).astype(np.uint8)
    del pixels
    return sheet
