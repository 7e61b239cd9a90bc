"""A page of text for a text box: broken into lines here, in the largest letters that fit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

from game.art.ink.renderer import Renderer
from game.tables.table import Spot

SIZES: Final = (24, 22, 20)
"""Of letters, from the largest; with the last one the page may scroll."""
BORDER: Final = 2
PADDING: Final = (18, 12)
"""From the edge of the box to its text."""
INSIDE: Final = 4
"""Space that pygame_gui leaves beside that, for the round corners."""
ENDS: Final = 6
"""Pixels that pygame_gui gives to the end of each line."""
BAR: Final = 28
"""Pixels that a scroll bar takes away at the right."""
SPREAD: Final = 1.34
"""From line to line of a text box at most, in lines of the font."""

Piece = tuple[str, str]
"""Action of a touch on it, or ""; words."""


class TextToken(NamedTuple):
    """A word without spaces; what is glued to the one before stays in its line."""

    link: str
    text: str
    glued: bool


def paged(renderer: Renderer, spot: Spot, pieces: Iterable[Piece]) -> tuple[int, list[Piece]]:
    """The text in the largest letters with which it fits, or else in the smallest.

    Returns their size in stage units at 100 %, and the pieces with a line feed where lines end.
    """
    pieces = list(pieces)
    wide = renderer.px(spot.w - 2 * (PADDING[0] + BORDER + INSIDE) - INSIDE) - ENDS
    high = renderer.px(spot.h - 2 * (PADDING[1] + BORDER) - INSIDE)
    size, rows = SIZES[-1], []
    for size in SIZES:
        px = renderer.px(size * renderer.text_scale)
        rows = list(_rows(renderer, pieces, px, wide))
        if len(rows) * SPREAD * renderer.font(px).get_linesize() <= high:
            break
    else:
        rows = list(_rows(renderer, pieces, px, wide - BAR))
    joined: list[Piece] = []
    for row in rows:
        joined += [*_joined(row), ("", "\n")]
    return size, joined[:-1]


def _rows(
    renderer: Renderer, pieces: Sequence[Piece], px: int, wide: int
) -> Iterator[list[TextToken]]:
    """Lines no wider than that, in pixels, unless one word is."""
    font = renderer.font(px)
    row: list[TextToken] = []
    line = ""
    for cluster in _clusters(pieces):
        if cluster is None:
            yield row
            row, line = [], ""
            continue
        text = "".join(token.text for token in cluster)
        # The line is measured whole: the widths of its words do not add up to its own.
        if row and font.size(f"{line} {text}")[0] > wide:
            yield row
            row, line = [], ""
        line = f"{line} {text}" if row else text
        row += cluster
    yield row


def _clusters(pieces: Sequence[Piece]) -> Iterator[list[TextToken] | None]:
    """Words with what is glued to them; None where the text itself begins a new line."""
    cluster: list[TextToken] = []
    glued = False
    for link, text in pieces:
        for part in filter(None, re.split(r"(\n|[ \t]+)", text)):
            if part.isspace() and part[0] in "\n \t":
                if cluster:
                    yield cluster
                    cluster = []
                if part == "\n":
                    yield None
                glued = False
                continue
            cluster.append(TextToken(link, part, glued))
            glued = True
    if cluster:
        yield cluster


def _joined(row: Sequence[TextToken]) -> Iterator[Piece]:
    """A line in as few pieces as can be; a space between two links belongs to none."""
    loose: list[Piece] = []
    for i, token in enumerate(row):
        if i and not token.glued:
            loose.append((token.link if token.link == row[i - 1].link else "", " "))
        loose.append((token.link, token.text))
    for link, group in groupby(loose, key=itemgetter(0)):
        yield link, "".join(text for _, text in group)
