"""The page to take home: what stands on it, and a picture as a PDF of one page."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import NamedTuple

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.core.rng import Rng
from game.games import DESCRIPTORS
from game.match.match import Match
from game.tables.table import CountLine

FACTS = 4
"""Texts ``sheet-<game>-1`` and on."""


class TakeHomePage(NamedTuple):
    """Content of the page of one finished game."""

    game: str
    lines: tuple[CountLine, ...]
    """The break-down, the total last."""
    processes: tuple[CountLine, ...]
    """Processes of the game that nature has, too: a sentence of names for each side; often none."""
    names: tuple[Phrase, ...]
    """Of the seats, from left to right."""
    learned: tuple[Phrase, Phrase]
    address: str
    """Of the original; empty where there is none."""


def page_of(match: Match) -> TakeHomePage:
    """The page of a finished game; the same game always gives the same page."""
    viewer = match.people[0] if match.people else -1
    result = DESCRIPTORS[match.id].table.result(match.session.view(viewer))
    columns = match.columns
    # The page has facts of its own, beside those of processes.
    told = [line for line in result if not line.unseen and (not line.prose or line.stories)]
    lines = tuple(_in_order(line, columns) for line in told)
    facts = list(range(1, FACTS + 1))
    Rng(match.session.seed, "sheet").shuffle(facts)
    first, second = sorted(facts[:2])
    learned = say(f"sheet-{match.id}-{first}"), say(f"sheet-{match.id}-{second}")
    processes = tuple(line for line in lines if line.prose and line.stories)
    names = tuple(match.names[seat] for seat in columns)
    return TakeHomePage(match.id, lines, processes, names, learned, DESCRIPTORS[match.id].address)


def _in_order(line: CountLine, columns: Sequence[Seat]) -> CountLine:
    """The line with its figures in this order of the seats."""
    if len(line.figures) != len(columns):
        return line
    return line._replace(figures=tuple(line.figures[seat] for seat in columns))


def pdf(
    size: tuple[int, int],
    pictures: Sequence[bytes],
    paper: tuple[float, float] = (595.0, 842.0),
) -> bytes:
    """A PDF of some pages (A4, in points), each filled by a picture of ``size`` pixels.

    ``pictures``: three bytes a pixel, row by row. The content is the same for the same pictures.
    """
    wide, high = size
    draw = f"q {paper[0]} 0 0 {paper[1]} 0 0 cm /Page Do Q".encode()
    children = " ".join(f"{3 + 3 * n} 0 R" for n in range(len(pictures)))
    parts = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{children}] /Count {len(pictures)} >>".encode(),
    ]
    for n, rgb in enumerate(pictures):
        assert len(rgb) == 3 * wide * high
        picture = zlib.compress(rgb, 6)
        head = (
            f"<< /Type /XObject /Subtype /Image /Width {wide} /Height {high} "
            "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode "
            f"/Length {len(picture)} >>"
        )
        first = 3 + 3 * n
        parts += [
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {paper[0]} {paper[1]}] "
            f"/Resources << /XObject << /Page {first + 2} 0 R >> >> "
            f"/Contents {first + 1} 0 R >>".encode(),
            f"<< /Length {len(draw)} >>\nstream\n".encode() + draw + b"\nendstream",
            head.encode() + b"\nstream\n" + picture + b"\nendstream",
        ]
    return objects(parts)


def objects(parts: Sequence[bytes], info: int = 0) -> bytes:
    """The objects of a PDF, numbered from 1, with their table.

    ``info``: number of the object with the title; 0: there is none.
    """
    out = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    places = []
    for number, part in enumerate(parts, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n".encode() + part + b"\nendobj\n"
    start = len(out)
    out += f"xref\n0 {len(parts) + 1}\n0000000000 65535 f \n".encode()
    for place in places:
        out += f"{place:010} 00000 n \n".encode()
    about = f" /Info {info} 0 R" if info else ""
    out += f"trailer\n<< /Size {len(parts) + 1} /Root 1 0 R{about} >>\n".encode()
    return bytes(out + f"startxref\n{start}\n%%EOF\n".encode())
