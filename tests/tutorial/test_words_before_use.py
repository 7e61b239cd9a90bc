"""Words before use: what buttons and charts of a lesson say could be touched for its meaning.

The bubble underlines each word of the glossary in what the coach says; a touch explains it. Names
of choices and of bars are no running text: their words have to have been there before, in the text
of that step or of an earlier one, in the same lesson or in one before it of the same game.
"""

from __future__ import annotations

import pytest

from game.core.phrase import Phrase
from game.games import DESCRIPTORS, foreign_words
from game.words.glossary import find_words
from game.words.text import Text, languages
from tests.learner import LESSONS
from tests.some import some
from tests.tutorial.reading import plain
from tutorial.coach import Coach, walk

GAMES = [descriptor.id for descriptor in DESCRIPTORS.values() if descriptor.lessons]
NEEDED = frozenset(
    ("antiquark", "bottom-quark", "charm-quark", "detector", "loop", "pion", "top-quark")
)
"""Words of the lessons that are unknown from school; a learner asked for each of them."""


def names(coach: Coach) -> list[Phrase]:
    """The words on buttons and in charts at the step under way."""
    step = coach.step
    named = [coach.choice(name) for name in step.choices]
    if step.experiment:
        bars = [bar.name for bar in step.experiment.bars if bar.name]
        named += [coach.outcome(name) for name in ("chart", *bars)]
    return named


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_word_on_a_button_was_explained_before(game: str, language: str) -> None:
    text, foreign = Text(language), foreign_words(game)

    def used(phrase: Phrase) -> set[str]:
        hits = find_words(text, plain(text.say(phrase)).split(), foreign)
        return {word for word, _, _ in hits}

    explained: set[str] = set()
    for lesson in some(DESCRIPTORS[game].lessons):
        for coach in walk(lesson):
            explained |= used(coach.text())
            for phrase in names(coach):
                assert used(phrase) <= explained, (phrase.key, used(phrase) - explained)


@pytest.mark.parametrize("language", languages())
def test_every_word_that_lessons_need_can_be_touched(language: str) -> None:
    text = Text(language)
    touchable: set[str] = set()
    for lesson in LESSONS.values():
        for coach in walk(lesson):
            phrases = [
                coach.text(),
                *map(coach.reply, coach.step.choices if coach.step.right else ()),
            ]
            for phrase in phrases:
                tokens = plain(text.say(phrase)).split()
                touchable |= {
                    word for word, _, _ in find_words(text, tokens, foreign_words(lesson.game))
                }
    assert touchable >= NEEDED, NEEDED - touchable
