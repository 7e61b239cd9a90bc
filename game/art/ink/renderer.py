"""The renderer: paints spots at one scale, in one language, and remembers what it painted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import Final, TypeVar

import pygame

from game.art.ink.drawing import ASSETS, native
from game.art.ink.outlines import Outline, panel
from game.art.ink.palette import CONTRAST, DARK, Colour, Theme
from game.art.ink.surfaces import LARGEST, clear
from game.core.own import own
from game.core.phrase import Phrase, drawable
from game.files.exits import INTERNAL, Stop
from game.tables.pictures import Picture
from game.tables.table import HEIGHT, WIDTH, Spot

FONT_REGULAR: Final = ASSETS / "fonts" / "DejaVuSans.ttf"
FONT_BOLD: Final = ASSETS / "fonts" / "DejaVuSans-Bold.ttf"
"""The one family that has Greek, signs above and below, arrows and stars."""

SCREENS: Final = 10
"""Pictures kept, in whole screens; beyond that the oldest are painted again when wanted."""
MEMORY: Final = 40_000_000
"""Pixels kept at most (160 MB), however large the screen is: a table at 4K shows half as many."""

PART: Final = 300_000
"""Pixels from which a part of a picture is enough for one frame: a card at 4K has 400,000."""

FONTS: Final = 24
"""Sizes of letters kept open, each a file with its letters painted; opening one takes 0.1 ms."""

SMALLEST: Final = 18
"""No words smaller than this at 1280 x 720, unless they would be clipped otherwise."""

OVERLINE: Final = "\u0305"
"""Follows the letter of an antiparticle. The bar of the font cuts the stems of b, d and t."""

Size = tuple[int, int]
"""Width and height in pixels."""
A = TypeVar("A", bound=Picture)
Painter = Callable[["Renderer", Size, A, str], pygame.Surface]
"""Renderer, size, what to paint, the label already in words."""


class _PartPainted(Exception):
    """A part of a picture is there now; the rest is for the next frame."""


def _open_font(path: Path, px: int) -> pygame.font.Font:
    """A font of the program. Raises Stop where its file is gone or damaged."""
    try:
        font = pygame.font.Font(str(path), px)
        font.size("x")
    except (OSError, ValueError, RuntimeError):  # pygame's own error is a RuntimeError
        name = f"{path.parent.parent.name}/{path.parent.name}/{path.name}"
        raise Stop(INTERNAL, f"{name} is missing or damaged. Download Quarkade again.") from None
    return font


def _overlined(
    font: pygame.font.Font, line: str, px: int, colour: Colour, *, bold: bool
) -> pygame.Surface:
    """A line whose letters before `OVERLINE` have a bar that is clear of their ink."""
    plain = line.replace(OVERLINE, "")
    if not plain or not font.size(plain)[0]:
        return clear((1, font.get_height()))
    sheet = font.render(plain, True, colour)
    thick, gap = max(1, round((0.1 if bold else 0.07) * px)), max(1, round(0.08 * px))
    before = ""
    for part in line.split(OVERLINE)[:-1]:
        before += part
        measured = font.metrics(before[-1:])
        if not measured or measured[0] is None:
            continue  # there is no letter
        left, right, _, top, _ = measured[0]
        x = font.size(before[:-1])[0] + left
        y = max(0, font.get_ascent() - top - gap - thick)
        sheet.fill(colour, (x, y, right - left, thick))
    return sheet


class Renderer:
    """Paints spots at one scale, in one language, and remembers what it painted.

    A change of window size, language, text size or theme needs a new renderer.
    """

    def __init__(
        self,
        scale: float,
        say: Callable[[Phrase], str],
        text_scale: float = 1.0,
        contrast: bool = False,
        legible: float = SMALLEST,
    ) -> None:
        """``scale``: pixels per stage unit. ``say`` puts a phrase into the language of the day.

        ``legible``: units of letters that are to be read, where their box has room for that.
        """
        self.scale = scale
        self.say = say
        self.text_scale = text_scale
        self.contrast = contrast
        self.legible = legible
        self.theme: Theme = CONTRAST if contrast else DARK
        self.cramped: set[str] = set()
        """Words that fit their box only below the smallest size: too long, or a box too small."""
        self.measured: dict[Hashable, tuple[int, int] | None] = {}
        """Letters as `game.ui.equal_letters` measured them: pixels, and how large is best."""
        self.lengths: dict[Hashable, tuple[float, float]] = {}
        """Widths and heights of texts as `game.art.ink.type.text_size` measured them, in pixels."""
        self._painted: dict[Hashable, pygame.Surface] = {}
        self._pixels = 0
        self._depth = 0
        """Number of pictures being painted, one for the other."""
        self._in_parts = False
        self._share = round(SCREENS * WIDTH * HEIGHT * scale * scale)
        self._fonts: dict[tuple[int, bool], pygame.font.Font] = {}

    def px(self, units: float) -> int:
        """Stage units in whole pixels, at least one and at most `LARGEST`."""
        return round(max(1.0, min(units * self.scale, LARGEST)))

    def font(self, px: int, *, bold: bool = False) -> pygame.font.Font:
        """DejaVu Sans with an em of ``px`` pixels."""
        key = (px, bold)
        font = self._fonts.pop(key, None)
        if font is None:
            if not pygame.font.get_init():
                pygame.font.init()
            font = _open_font(FONT_BOLD if bold else FONT_REGULAR, px)
            if len(self._fonts) >= FONTS:
                # The one that was not wanted for longest: each time one is wanted it goes last.
                del self._fonts[next(iter(self._fonts))]
        self._fonts[key] = font
        return font

    def letters(self, text: str, px: int, colour: Colour, *, bold: bool = False) -> pygame.Surface:
        """Render a line of text. The end of a line wider than `LARGEST` pixels is left out.

        Every text becomes a surface here, so no text from a file can ask for more memory.
        """
        font, line = self.font(px, bold=bold), drawable(text)
        while font.size(line)[0] > LARGEST:
            line = line[: len(line) // 2]
        if line and not font.size(line)[0]:  # a soft hyphen alone: pygame raises an error
            return clear((1, font.get_height()))
        if OVERLINE in line:
            return _overlined(font, line, px, colour, bold=bold)
        return font.render(line, True, colour)

    def forget(self) -> None:
        """Let go of all pictures and letters; a picture that is needed again is painted again."""
        self._painted.clear()
        self._pixels = 0
        self._fonts.clear()

    def keep(self, shown: Iterable[Spot]) -> None:
        """Let go of all pictures but those of these spots."""
        self.let_go(
            but=frozenset(self._key(spot.art, spot.w, spot.h, spot.label)[0] for spot in shown)
        )

    def held(self) -> frozenset[Hashable]:
        """Keys of the pictures that are kept now, for `let_go`."""
        return frozenset(self._painted)

    def let_go(self, but: frozenset[Hashable]) -> None:
        """Let go of all pictures but those that were held at that time."""
        self._painted = {key: each for key, each in self._painted.items() if key in but}
        self._pixels = sum(p.get_width() * p.get_height() for p in self._painted.values())

    def paint(
        self, art: Picture, w: float, h: float, label: Phrase | None = None
    ) -> pygame.Surface:
        """The picture of ``art`` for a spot of ``w`` by ``h`` stage units.

        Blit it centred on the spot: with its glow and shadow it may be larger than the spot.
        """
        key, words = self._key(art, w, h, label)
        picture = self._painted.pop(key, None)
        if picture is not None:
            self._painted[key] = picture  # what is wanted goes last, and is let go of last
        else:
            _fetch_painters(type(art))
            painter = _PAINTERS.get(type(art))
            assert painter is not None, f"no painter for {art!r}"
            size = (self.px(w), self.px(h))
            picture = self.remember(key, lambda: painter(self, size, art, words))
        return picture

    def paint_part(self, art: Picture, w: float, h: float, label: Phrase | None = None) -> bool:
        """True if `paint` has this picture at hand; else paint it, or a large part of it first.

        A part is what its painter has remembered: a field that many cards share. So no frame
        paints both.
        """
        if self.knows(art, w, h, label):
            return True
        self._in_parts = True
        try:
            self.paint(art, w, h, label)
        except _PartPainted:
            return False
        finally:
            self._in_parts = False
        return True

    def _key(self, art: Picture, w: float, h: float, label: Phrase | None) -> tuple[Hashable, str]:
        words = self.say(label) if label is not None else ""
        return (art, w, h, words), words

    def knows(self, art: Picture, w: float, h: float, label: Phrase | None = None) -> bool:
        """True if `paint` has this picture at hand."""
        return self._key(art, w, h, label)[0] in self._painted

    def remember(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture under this key, or make it. The key names everything that matters."""
        kept = self._painted.get(key)
        if kept is not None:
            return kept
        self._depth += 1
        try:
            picture = self._painted[key] = native(make())
        finally:
            self._depth -= 1
        pixels = picture.get_width() * picture.get_height()
        self._pixels += pixels
        while self._pixels > min(self._share, MEMORY) and len(self._painted) > 1:
            oldest = self._painted.pop(next(iter(self._painted)))
            self._pixels -= oldest.get_width() * oldest.get_height()
        if self._in_parts and self._depth and pixels > PART:
            raise _PartPainted
        return picture


# --- who paints what ----------------------------------------------------------------------------

_PAINTERS: Final[dict[type[Picture], Painter[Picture]]] = {}
_OUTLINES: Final[dict[type[Picture], Callable[[Picture], Outline]]] = {}

OWN_PAINTERS: Final = "game.art"
"""Package in which a game has a module of painters, named by its id."""


def _fetch_painters(kind: type[Picture]) -> None:
    """Import what paints the pictures of ``game.tables.<id>``, when the first of them is met."""
    room, _, rest = kind.__module__.partition("game.tables.")
    if kind not in _PAINTERS and not room:
        own(OWN_PAINTERS, rest.partition(".")[0])


def paints(kind: type[A], outline: Outline = panel) -> Callable[[Painter[A]], Painter[A]]:
    """The decorated function paints this kind of picture, which has this outline."""

    def register(painter: Painter[A]) -> Painter[A]:
        def paint(renderer: Renderer, size: Size, art: Picture, words: str) -> pygame.Surface:
            assert isinstance(art, kind)
            return painter(renderer, size, art, words)

        _PAINTERS[kind] = paint
        _OUTLINES.setdefault(kind, lambda _art: outline)
        return painter

    return register


def outlined(kind: type[A]) -> Callable[[Callable[[A], Outline]], Callable[[A], Outline]]:
    """The decorated function tells the outline of this kind of picture, where they differ."""

    def register(choose: Callable[[A], Outline]) -> Callable[[A], Outline]:
        def chosen(art: Picture) -> Outline:
            assert isinstance(art, kind)
            return choose(art)

        _OUTLINES[kind] = chosen
        return choose

    return register


def outline_of(art: Picture) -> Outline:
    """The edge of a picture, around which its states are painted."""
    _fetch_painters(type(art))
    return _OUTLINES[type(art)](art)


def painted() -> frozenset[type[Picture]]:
    """The kinds of picture that have a painter."""
    return frozenset(_PAINTERS)
