"""Characters that the browser edition leaves out of fonts are none that the arcade writes."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pygame
import pytest

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "assets" / "fonts"


@pytest.fixture(scope="module")
def slim() -> ModuleType:
    spec = importlib.util.spec_from_file_location("slim", ROOT / ".ci" / "web.d" / "slim.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def written() -> str:
    """Every character of the texts and of the program, once."""
    texts = [*(ROOT / "assets" / "locale").rglob("*.ftl"), *(ROOT / "game").rglob("*.py")]
    return "".join(sorted(set().union(*(path.read_text(encoding="utf-8") for path in texts))))


def test_every_letter_that_the_arcade_writes_stays(slim: ModuleType) -> None:
    lost = [c for c in written() if not any(a <= ord(c) <= b for a, b in slim.LETTERS)]
    assert not lost


@pytest.mark.long
@pytest.mark.parametrize("name", ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"])
def test_a_thinned_font_writes_the_same_pixels(name: str, slim: ModuleType, tmp_path: Path) -> None:
    thin = tmp_path / name
    shutil.copy(FONTS / name, thin)
    slim.thin_font(thin)
    assert thin.stat().st_size < 0.65 * (FONTS / name).stat().st_size
    pygame.font.init()
    fonts = [pygame.font.Font(str(path), 22) for path in (FONTS / name, thin)]
    letters = "".join(filter(str.isprintable, written()))
    lines = [letters[i : i + 40] for i in range(0, len(letters), 40)]
    for line in [*lines, "AVATAR Tokyo fi ffl Übung: «Où?» ν̄ p̄ ²³⁸U → e⁺e⁻"]:
        full, less = (font.render(line, True, "white") for font in fonts)
        assert full.get_size() == less.get_size(), line
        assert full.get_buffer().raw == less.get_buffer().raw, line
