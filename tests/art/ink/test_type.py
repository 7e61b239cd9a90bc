"""Words fit their boxes whole; symbols are written as physics writes them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
import pytest
from fontTools.ttLib import TTFont

from game.art.ink.drawing import ASSETS
from game.art.ink.palette import WHITE
from game.art.ink.renderer import FONT_BOLD, FONT_REGULAR, Renderer
from game.art.ink.surfaces import LARGEST
from game.art.ink.type import Style, fitted, placed, symbol, words
from game.core.particles import PARTICLES, STATISTICS, Particle, Symbol, printed
from game.core.phrase import Phrase, literal
from game.words.text import Text
from tests.art.conftest import MakeEasel
from tests.art.pixels import alpha, ink

TEXTS = (
    "Swap",
    "Gjþy ÄÖÅ",
    "Rückgängig machen",
    "Ångström, anti-up quark; ū d̄ ν̄ₑ",
    "Your card is an **up quark**. Its charge is **+⅔**, the highest any quark can have.",
    "One line\nand another",
    "Donaudampfschifffahrtsgesellschaft",
)
BOXES = ((300, 40), (120, 60), (90, 26), (420, 130), (60, 60), (200, 22))


HOSTILE = {
    "one endless word": "W" * 200_000,
    "endless words": "W " * 100_000,
    "endless lines": "W\n" * 100_000,
    "a null": "up\0down",
    "half a pair": "up\ud800down",
    "an escape": "\x1b[2J",
    "a letter without width": "\xad",
}


@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_text_is_drawn_in_its_box(make_easel: MakeEasel, hostile: str) -> None:
    assert words(make_easel(1.0), hostile, (200, 40), Style(24, WHITE)).get_size() == (200, 40)


@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE)
def test_no_line_becomes_a_surface_that_pygame_cannot_scale(
    make_easel: MakeEasel, hostile: str
) -> None:
    line = make_easel(1.0).letters(hostile, 60, WHITE)
    assert max(line.get_size()) <= LARGEST
    face = make_easel(1.0).letters("Face", 60, WHITE)
    assert face.get_size() == make_easel(1.0).font(60).size("Face"), "a short one is whole"


@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE)
def test_the_words_of_a_hostile_name_can_be_measured(make_easel: MakeEasel, hostile: str) -> None:
    assert make_easel(1.0).font(20).size(Text("en").say(literal(hostile)))[0] <= 20 * 4_000


def test_no_picture_is_asked_to_be_larger_than_pygame_can_scale(make_easel: MakeEasel) -> None:
    assert make_easel(2.0).px(1e9) == LARGEST


def _readable(phrase: str, box: tuple[int, int]) -> bool:
    """True if a person could read this in that box, at some size."""
    longest = max(len(word) for word in phrase.split())
    lines = phrase.count("\n") + 1
    return box[0] >= 9 * longest and box[1] >= 22 * lines and box[0] * box[1] >= 170 * len(phrase)


READABLE = [(sample, box) for sample in TEXTS for box in BOXES if _readable(sample, box)]


def test_even_hopeless_words_are_whole(renderer: Renderer) -> None:
    picture = words(renderer, "Donaudampfschifffahrtsgesellschaft", (60, 20), Style(22, WHITE))
    assert picture.get_size() == (60, 20)
    assert ink(picture, 1).w >= 56
    assert renderer.cramped


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize(("phrase", "box"), READABLE)
def test_words_are_never_clipped(
    make_easel: MakeEasel, phrase: str, box: tuple[int, int], scale: float
) -> None:
    renderer = make_easel(scale, 1.25)
    w, h = renderer.px(box[0]), renderer.px(box[1])
    px, rows = fitted(renderer, phrase, 22, (w, h))
    assert rows
    painted = alpha(words(renderer, phrase, (w, h), Style(22, WHITE))).sum()
    # Set without a box around them the same words have as much ink: nothing was cut off.
    free = 0
    for row in rows:
        line = " ".join(f"**{word.text}**" if word.strong else word.text for word in row)
        line = line.replace(" \u2060", "").replace(" **\u2060", "**")
        free += alpha(words(make_easel(), line, (4 * w + 400, 4 * px), Style(px, WHITE))).sum()
    assert painted == pytest.approx(free, rel=0.01)


def test_no_word_is_lost_or_changed_by_wrapping(renderer: Renderer) -> None:
    _, rows = fitted(renderer, TEXTS[4], 25, (220, 300))
    assert len(rows) > 2
    joined = " ".join(word.text for row in rows for word in row)
    assert joined.replace(" \u2060", "") == TEXTS[4].replace("**", "")


def test_words_between_double_stars_are_strong_and_a_comma_stays_with_its_word(
    renderer: Renderer,
) -> None:
    _, (row,) = fitted(renderer, "Tap **Charge**, please", 20, (400, 40))
    assert [(word.text, word.strong) for word in row] == [
        ("Tap", False),
        ("Charge", True),
        ("\u2060,", False),
        ("please", False),
    ]


def test_long_words_get_smaller_down_to_eighteen_before_they_wrap(renderer: Renderer) -> None:
    px, rows = fitted(renderer, "Gravitation", 22, (112, 60))
    assert len(rows) == 1
    assert 18 <= px < 22
    px, rows = fitted(renderer, "Gravitation und Licht", 22, (150, 60))
    assert len(rows) == 2
    assert px >= 18
    assert not renderer.cramped


def test_a_box_too_small_for_its_words_is_remembered(renderer: Renderer) -> None:
    px, _ = fitted(renderer, "Donaudampfschifffahrt", 22, (120, 60))
    assert px < 18
    assert renderer.cramped == {"Donaudampfschifffahrt"}


def test_text_scale_enlarges_words(make_easel: MakeEasel) -> None:
    box = (400, 60)
    assert fitted(make_easel(1.0, 1.5), "Hint", 20, box)[0] == 30
    assert fitted(make_easel(2.0, 1.0), "Hint", 20, box)[0] == 40


def _rows_of(picture: pygame.Surface) -> list[int]:
    """Painted pixels of each row, from the top."""
    return [int(n) for n in (alpha(picture) > 128).sum(axis=0)]


BARRED = [particle for particle in PARTICLES if particle.symbol.bar]


@pytest.mark.parametrize("particle", BARRED, ids=lambda particle: particle.key)
@pytest.mark.parametrize("px", [18, 40, 96])
def test_a_bar_lies_above_the_ink_of_its_letter(
    renderer: Renderer, particle: Particle, px: int
) -> None:
    picture = symbol(renderer, Symbol(particle.symbol.base, bar=True), px, WHITE)
    rows = _rows_of(picture)
    thick = max(2, round(0.085 * px))
    gap = max(1, round(0.10 * px))
    assert rows[:thick] == [picture.get_width()] * thick, "as wide as the letter"
    assert rows[thick : thick + gap] == [0] * gap, "air between bar and letter"
    assert sum(rows[thick + gap :]) > 0


def test_charges_say_what_a_bar_says_elsewhere() -> None:
    barred = {particle.key for particle in BARRED}
    assert "anti-up" in barred
    assert "anti-electron-neutrino" in barred
    assert not barred & {"anti-electron", "anti-muon", "anti-tau", "w-minus"}


@pytest.mark.parametrize("px", [20, 60])
def test_signs_stand_outside_the_bar(renderer: Renderer, px: int) -> None:
    plain = symbol(renderer, Symbol("ν", bar=True), px, WHITE)
    with_sub = symbol(renderer, Symbol("ν", bar=True, sub="e"), px, WHITE)
    thick = max(2, round(0.085 * px))
    assert _rows_of(with_sub)[:thick] == [plain.get_width()] * thick
    assert with_sub.get_width() > plain.get_width()


def test_the_mass_number_comes_before_the_nucleus_and_above(renderer: Renderer) -> None:
    bare, helium = (
        symbol(renderer, Symbol("He"), 40, WHITE),
        symbol(renderer, Symbol("He"), 40, WHITE, before="4"),
    )
    wider = helium.get_width() - bare.get_width()
    assert wider > 8
    left = alpha(helium)[: wider - 1]
    assert (left[:, : helium.get_height() // 2] > 128).any()
    assert not (left[:, helium.get_height() * 3 // 4 :] > 128).any()


def test_symbols_are_cropped_to_their_ink(renderer: Renderer) -> None:
    for particle in PARTICLES:
        picture = symbol(renderer, particle.symbol, 48, WHITE)
        assert ink(picture, 1).size == picture.get_size()


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("px", [14, 16, 18, 21, 24, 27, 40])
@pytest.mark.parametrize("base", sorted({p.symbol.base for p in PARTICLES if p.symbol.bar}))
def test_the_bar_of_an_antiparticle_in_running_text_is_clear_of_the_letter(
    make_easel: MakeEasel, base: str, px: int, bold: bool
) -> None:
    """A child took an anti-d for another letter whose stem has a stroke."""
    easel = make_easel(1.0)
    shown = easel.letters(f"{base}\u0305", px, WHITE, bold=bold)
    assert shown.get_size() == easel.letters(base, px, WHITE, bold=bold).get_size()
    inked = list(np.any(alpha(shown) > 60, axis=0))
    bar = inked.index(True)
    gap = inked.index(False, bar)
    letter = inked.index(True, gap)
    assert 0 < gap - bar < len(inked) - letter, "a bar, then air, then the letter"


def test_each_bar_stands_above_its_own_letter(make_easel: MakeEasel) -> None:
    easel = make_easel(1.0)
    bare, barred = (easel.letters(f"d + {d}", 27, WHITE) for d in ("d", "d\u0305"))
    more = alpha(barred) - alpha(bare)
    columns = np.flatnonzero(np.any(more > 60, axis=1))
    assert columns.min() >= easel.font(27).size("d + ")[0]
    assert not np.any(more < 0), "the letters are the same"


def _codes(path: Path) -> set[int]:
    return set(TTFont(path).getBestCmap())


@pytest.mark.parametrize("font", [FONT_REGULAR, FONT_BOLD])
def test_the_fonts_have_every_sign_that_is_drawn(font: Path, text: Text) -> None:
    drawn = "".join(str(particle.symbol) for particle in PARTICLES)
    drawn += "".join(
        text.say(printed(particle, statistic)) for particle in PARTICLES for statistic in STATISTICS
    )
    drawn += "\u0304\u0305★✓→↔×·−–¹²³⁴"
    drawn += (ASSETS / "locale" / "en" / "shell.ftl").read_text(encoding="utf-8")
    assert {sign for sign in drawn if ord(sign) > 31} <= {chr(code) for code in _codes(font)}


def test_the_thirty_particles_and_the_four_statistics_have_names(text: Text) -> None:
    names = {text.say(Phrase(f"particle-{particle.key}")) for particle in PARTICLES}
    assert len(names) == 30
    assert all(text.has(f"stat-{statistic}") for statistic in STATISTICS)


def test_no_line_ends_at_a_space_that_does_not_break(make_easel: MakeEasel) -> None:
    rows = fitted(make_easel(), "Un mot\u202f: deux\u00a0mots", 20, (110, 400))[1]
    assert [word.text for row in rows for word in row] == ["Un", "mot\u202f:", "deux\u00a0mots"]


@pytest.mark.parametrize(
    ("sentence", "lines"),
    [
        ("It became a photon", ["It became", "a photon"]),
        ("It becomes 8 photons", ["It becomes 8", "photons"]),
        ("It became a supersymmetry", ["It became a", "supersymmetry"]),
    ],
    ids=["a word", "a number", "no room"],
)
def test_a_word_of_one_letter_stands_before_the_next_one(
    make_easel: MakeEasel, sentence: str, lines: list[str]
) -> None:
    easel = make_easel()
    wide = max(easel.font(easel.px(20), bold=False).size(line)[0] for line in lines)
    rows = fitted(easel, sentence, 20, (wide, 400))[1]
    assert [" ".join(word.text for word in row) for row in rows] == lines


def test_a_space_that_does_not_break_parts_words_that_are_placed(make_easel: MakeEasel) -> None:
    easel = make_easel()
    there = placed(easel, "mit 3\u00a0Quarks\u202f: viel", 20, (600, 60))
    assert [word.text for word in there] == ["mit", "3", "Quarks", ":", "viel"]
    assert [word.x for word in there] == sorted(word.x for word in there)
    alone = placed(easel, "mit 3 Quarks : viel", 20, (600, 60))
    assert there[1].w == alone[1].w
    assert there[1].x == alone[1].x
