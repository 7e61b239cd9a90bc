"""Shares and counts that a rules page writes as words are those that the game counts."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ai.evaluators.particle_panic.thumb import share
from game.core.phrase import say
from game.rules.bigebang.state import LIFE, Universe
from game.words.text import Text, languages

NUMBERS = {
    "en": {3: "three", 4: "four", 6: "six", 8: "eight"},
    "fr": {3: "trois", 4: "quatre", 6: "six", 8: "huit"},
    "de": {3: "drei", 4: "vier", 6: "sechs", 8: "acht"},
    "it": {3: "tre", 4: "quattro", 6: "sei", 8: "otto"},
}
SHARE = {
    "en": "a visitor {} times in {}, a nobel every time",
    "fr": "un visiteur {} fois sur {}, un nobel chaque fois",
    "de": "ein besucher in {} von {} fällen, ein nobel jedes mal",
    "it": "un visitatore {} volte su {}, un nobel sempre",
}
"""Language -> how the page on detector duty says how often two levels are right."""
PERFECT = {
    "en": "{} would be perfect, or {} with small*bang",
    "fr": "{} serait parfait, ou {} avec small*bang",
    "de": "{} wären perfekt, mit small*bang {}",
    "it": "{} sarebbe perfetto, o {} con small*bang",
}
"""Language -> how the page on puzzles says the most groups of three helium nuclei."""


@pytest.mark.parametrize("language", languages())
def test_the_page_on_detector_duty_says_how_often_a_level_is_right(language: str) -> None:
    visitor = Fraction(share("visitor"))
    words = [NUMBERS[language][n] for n in (visitor.numerator, visitor.denominator)]
    page = Text(language).say(say("particle_panic-rules-11")).lower()
    assert share("nobel") == 1
    assert SHARE[language].format(*words) in page


def perfect(small: int, darkness: int) -> int:
    """Count the groups of three ⁴He that all particles of both sides can make."""
    universe = Universe(1, small, 0, 0, darkness, 0, 0, 0, LIFE)
    return 2 * (universe.each // 2 // 3)


@pytest.mark.parametrize("language", languages())
def test_the_page_on_puzzles_says_how_many_groups_can_be_made(language: str) -> None:
    page = Text(language).say(say("bigebang-rules-9")).lower()
    for darkness in (0, 1):
        words = [NUMBERS[language][perfect(small, darkness)] for small in (0, 1)]
        assert PERFECT[language].format(*words) in page
