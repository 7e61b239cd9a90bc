"""A PDF of text and lines: letters can be selected, read aloud and searched; pictures are vectors.

Fonts and widths are in ``assets/papers`` (``python -m tests.paper_fonts`` makes them). Each part of
a page is tagged with what it is (ISO 32000-1, 14.8), so that a screen reader finds titles, headings
and paragraphs in order.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, Literal

from game.files.atomic_files import read_packaged
from game.progress.take_home import objects

FOLDER: Final = Path(__file__).parents[3] / "assets" / "papers"
Face = Literal["plain", "bold"]
FACES: Final[tuple[Face, ...]] = ("plain", "bold")
ASCENT, DESCENT = 760, -240
"""Of both fonts, in thousandths of the size."""
_Add = Callable[[bytes | str], int]
"""Takes an object of the file, and gives its number."""
Tag = Literal["H1", "H2", "P", "LI", "TR", "Figure"]
GREY: Final = 0.35
"""Of quiet words: 0 is black, 1 white."""
CURVE: Final = 0.5523
"""Length of the handles of a quarter circle, in radii."""
FLAVOUR: Final = re.compile("(?<=\u03bd)([e\u03bc\u03c4])|(?<=\u03bd\u0305)([e\u03bc\u03c4])")
"""Letter behind a nu, perhaps under a bar, that says which neutrino it is."""
SUBSCRIPT, LOWERED = 0.7, 0.18
"""Size of a subscript and its distance below the base line, in sizes of the letters around it."""


@cache
def letters(face: Face) -> Mapping[str, tuple[int, int]]:
    """Letter -> its number in the font and its width in thousandths of the size."""
    widths: dict[str, dict[str, tuple[int, int]]] = json.loads(
        read_packaged(FOLDER / "widths.json").decode("utf-8")
    )
    return {letter: (number, wide) for letter, (number, wide) in widths[face].items()}


def width(text: str, size: float, face: Face = "plain") -> float:
    """Points that a text takes in one line."""
    known = letters(face)
    return sum(
        known.get(letter, known["?"])[1] * (SUBSCRIPT if lowered else 1.0)
        for part, lowered in _subscripts(text)
        for letter in part
    ) * (size / 1000)


def _subscripts(text: str) -> Iterator[tuple[str, bool]]:
    """The text in parts: words, and subscripts of neutrinos (true)."""
    end = 0
    for match in FLAVOUR.finditer(text):
        yield text[end : match.start()], False
        yield match[0], True
        end = match.end()
    yield text[end:], False


def wrapped(text: str, size: float, wide: float, face: Face = "plain") -> list[str]:
    """The lines of a text. A word that is too long for a line is cut."""
    lines: list[str] = []
    for part in text.split("\n"):
        line = ""
        for word in part.split(" "):
            longer = f"{line} {word}" if line else word
            if width(longer, size, face) <= wide:
                line = longer
                continue
            if line:
                lines.append(line)
            line = word
            while width(line, size, face) > wide and len(line) > 1:
                cut = next(
                    n
                    for n in range(len(line), 0, -1)
                    if n == 1 or width(line[:n], size, face) <= wide
                )
                lines.append(line[:cut])
                line = line[cut:]
        lines.append(line)
    return lines


@dataclass(slots=True)
class Page:
    """Drawing commands of a page; y counts downwards from its top, in points."""

    high: float
    commands: list[str] = field(default_factory=list)
    parts: list[tuple[Tag, str]] = field(default_factory=list)
    """Tag and other words of each part, by number."""

    def scale(self, factor: float) -> None:
        """Print everything that follows in this size, measured from the lower left corner."""
        self.commands.append(f"{factor:g} 0 0 {factor:g} 0 0 cm")

    def begin(self, tag: Tag, alt: str = "") -> None:
        """A part of the page; ``alt`` says what a figure shows."""
        self.commands.append(f"/{tag} <</MCID {len(self.parts)}>> BDC")
        self.parts.append((tag, alt))

    def end(self) -> None:
        """End of the part."""
        self.commands.append("EMC")

    def text(
        self, x: float, y: float, words: str, size: float, face: Face = "plain", grey: float = 0.0
    ) -> None:
        """One line with its base line at ``y``."""
        known = letters(face)
        number = f"/F{FACES.index(face)}"
        shown = []
        for part, lowered in _subscripts(words):
            signs = "".join(f"{known.get(letter, known['?'])[0]:04X}" for letter in part)
            if lowered:
                small = f"{number} {SUBSCRIPT * size:g} Tf {-LOWERED * size:g} Ts"
                shown.append(f"{small} <{signs}> Tj {number} {size:g} Tf 0 Ts")
            elif signs:
                shown.append(f"<{signs}> Tj")
        place = f"{x:.2f} {self.high - y:.2f} Td"
        self.commands.append(f"BT {number} {size:g} Tf {grey:g} g {place} {' '.join(shown)} ET")

    def line(self, points: Sequence[tuple[float, float]], thick: float, dash: str = "") -> None:
        """A line through some points."""
        (x, y), *rest = points
        way = f"{x:.2f} {self.high - y:.2f} m " + " ".join(
            f"{a:.2f} {self.high - b:.2f} l" for a, b in rest
        )
        self.commands.append(f"q 0 G {thick:g} w [{dash}] 0 d {way} S Q")

    def box(
        self, x: float, y: float, wide: float, high: float, thick: float, dash: str = ""
    ) -> None:
        """A frame with its left upper corner at x, y."""
        at = f"{x:.2f} {self.high - y - high:.2f} {wide:.2f} {high:.2f} re"
        self.commands.append(f"q 0 G {thick:g} w [{dash}] 0 d {at} S Q")

    def fill(self, x: float, y: float, wide: float, high: float) -> None:
        """A black rectangle with its left upper corner at x, y."""
        at = f"{x:.2f} {self.high - y - high:.2f} {wide:.3f} {high:.3f} re"
        self.commands.append(f"q 0 g {at} f Q")

    def circle(
        self, x: float, y: float, radius: float, thick: float, *, filled: bool = False
    ) -> None:
        """A circle of four curves."""
        y, r, k = self.high - y, radius, radius * CURVE
        way = (
            f"{x + r:.2f} {y:.2f} m "
            f"{x + r:.2f} {y + k:.2f} {x + k:.2f} {y + r:.2f} {x:.2f} {y + r:.2f} c "
            f"{x - k:.2f} {y + r:.2f} {x - r:.2f} {y + k:.2f} {x - r:.2f} {y:.2f} c "
            f"{x - r:.2f} {y - k:.2f} {x - k:.2f} {y - r:.2f} {x:.2f} {y - r:.2f} c "
            f"{x + k:.2f} {y - r:.2f} {x + r:.2f} {y - k:.2f} {x + r:.2f} {y:.2f} c"
        )
        self.commands.append(f"q 0 G 0 g {thick:g} w {way} {'f' if filled else 'S'} Q")


def document(pages: Sequence[Page], size: tuple[float, float], title: str, language: str) -> bytes:
    """The whole file. It is the same for the same pages."""
    parts: list[bytes] = [b""] * 5

    def add(content: bytes | str) -> int:
        parts.append(content.encode("utf-8") if isinstance(content, str) else content)
        return len(parts)

    fonts = " ".join(f"/F{n} {_font(face, add)} 0 R" for n, face in enumerate(FACES))
    kids, elements, tree = [], [], []
    for number, page in enumerate(pages):
        stream = add(_stream("\n".join(page.commands).encode("ascii")))
        at = add(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {size[0]} {size[1]}] /Tabs /S "
            f"/Resources << /Font << {fonts} >> >> /Contents {stream} 0 R "
            f"/StructParents {number} >>"
        )
        own = [
            add(
                f"<< /Type /StructElem /S /{tag} /P 4 0 R /Pg {at} 0 R /K {n}"
                + (f" /Alt {_string(alt)}" if alt else "")
                + " >>"
            )
            for n, (tag, alt) in enumerate(page.parts)
        ]
        kids.append(f"{at} 0 R")
        elements += own
        tree.append(f"{number} [{' '.join(f'{each} 0 R' for each in own)}]")
    parts[0] = (
        "<< /Type /Catalog /Pages 2 0 R /StructTreeRoot 3 0 R /MarkInfo << /Marked true >> "
        f"/Lang ({language}) /ViewerPreferences << /DisplayDocTitle true >> >>"
    ).encode()
    parts[1] = f"<< /Type /Pages /Kids [{' '.join(kids)}] /Count {len(kids)} >>".encode()
    parts[2] = (
        f"<< /Type /StructTreeRoot /K 4 0 R /ParentTree << /Nums [{' '.join(tree)}] >> >>".encode()
    )
    inside = " ".join(f"{each} 0 R" for each in elements)
    parts[3] = f"<< /Type /StructElem /S /Document /P 3 0 R /K [{inside}] >>".encode()
    parts[4] = f"<< /Title {_string(title)} /Creator (Quarkade) >>".encode()
    return objects(parts, info=5)


def _stream(content: bytes, extra: str = "") -> bytes:
    packed = zlib.compress(content, 9)
    head = f"<< /Length {len(packed)} /Filter /FlateDecode{extra} >>\nstream\n"
    return head.encode() + packed + b"\nendstream"


def _string(text: str) -> str:
    return f"<FEFF{text.encode('utf-16-be').hex().upper()}>"


def _font(face: Face, add: _Add) -> int:
    """A font with all its letters, and the way from its numbers back to text."""
    name = f"PAPERS+DejaVuSans{'-Bold' if face == 'bold' else ''}"
    content = read_packaged(FOLDER / f"{face}.ttf")
    file = add(_stream(content, f" /Length1 {len(content)}"))
    about = add(
        f"<< /Type /FontDescriptor /FontName /{name} /Flags 4 /FontBBox [-1021 -463 1793 1232] "
        f"/ItalicAngle 0 /Ascent {ASCENT} /Descent {DESCENT} /CapHeight 729 /StemV 80 "
        f"/FontFile2 {file} 0 R >>"
    )
    known = sorted(letters(face).items(), key=lambda each: each[1][0])
    widths = " ".join(f"{number} [{wide}]" for _, (number, wide) in known)
    inner = add(
        f"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{name} /CIDToGIDMap /Identity "
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> "
        f"/FontDescriptor {about} 0 R /DW 600 /W [{widths}] >>"
    )
    back = add(_stream(_to_unicode([(number, letter) for letter, (number, _) in known])))
    return add(
        f"<< /Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /Identity-H "
        f"/DescendantFonts [{inner} 0 R] /ToUnicode {back} 0 R >>"
    )


def _to_unicode(numbers: Sequence[tuple[int, str]]) -> bytes:
    """The map from numbers of letters to text (ISO 32000-1, 9.10.3)."""
    blocks = []
    for first in range(0, len(numbers), 100):
        rows = numbers[first : first + 100]
        lines = "\n".join(
            f"<{number:04X}> <{letter.encode('utf-16-be').hex().upper()}>"
            for number, letter in rows
        )
        blocks.append(f"{len(rows)} beginbfchar\n{lines}\nendbfchar")
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
        "1 begincodespacerange <0000> <FFFF> endcodespacerange\n"
        + "\n".join(blocks)
        + "\nendcmap CMapName currentdict /CMap defineresource pop end end"
    ).encode("ascii")
