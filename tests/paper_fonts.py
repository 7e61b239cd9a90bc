"""Fonts of the papers: ``python -m tests.paper_fonts`` cuts them out of the fonts of the arcade.

A PDF holds its fonts, so they have the letters of the papers only, some 45 kB each. Their widths
are written beside them, so that no program needs to read a font to set a line.
"""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ASSETS = Path(__file__).parents[1] / "assets"
FOLDER = ASSETS / "papers"
FACES = {"plain": "DejaVuSans", "bold": "DejaVuSans-Bold"}
LETTERS = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    0x0305,
    *range(0x0391, 0x03CA),
    *range(0x2010, 0x2027),
    *range(0x202F, 0x2034),
    0x2039,
    0x203A,
    *range(0x2070, 0x20A0),
    0x20AC,
    *range(0x2150, 0x215F),
    *range(0x2190, 0x2196),
    0x21C4,
    *range(0x2200, 0x2270),
    0x25A1,
    0x2610,
    0x2702,
    0x2713,
    0x2717,
    0x2212,
)
"""Code points: Latin, Greek, and the signs of physics."""


def main() -> None:
    """Write both fonts, and the widths of their letters."""
    FOLDER.mkdir(exist_ok=True)
    widths: dict[str, dict[str, tuple[int, int]]] = {}
    for name, file in FACES.items():
        font = TTFont(ASSETS / "fonts" / f"{file}.ttf")
        options = Options()
        options.layout_features = []
        options.hinting = False
        options.notdef_outline = True
        options.drop_tables += ["GPOS", "GSUB", "GDEF", "kern", "DSIG"]
        cutter = Subsetter(options)
        cutter.populate(unicodes=LETTERS)
        cutter.subset(font)
        font.save(FOLDER / f"{name}.ttf")
        scale = 1000 / font["head"].unitsPerEm
        widths[name] = {
            chr(code): (font.getGlyphID(glyph), round(font["hmtx"][glyph][0] * scale))
            for code, glyph in sorted(font.getBestCmap().items())
        }
    text = json.dumps(widths, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / "widths.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
