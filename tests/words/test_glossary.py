"""The glossary: every word once, and every new word of a lesson among them."""

from __future__ import annotations

import pytest

from game.core.particles import BY_KEY
from game.core.phrase import literal, say
from game.games import DESCRIPTORS, GAMES, foreign_words
from game.words.glossary import BUTTONS, CARDS, MEETINGS, WORDS, find_words, forms, linked, means
from game.words.text import Text, languages
from tests.learner import LESSONS
from tests.some import some
from tests.tutorial.reading import grade, sentences, words
from tutorial.coach import walk
from tutorial.lesson import Lesson


@pytest.fixture(scope="module")
def text() -> Text:
    return Text("en")


def test_every_word_has_a_name_and_a_meaning(text: Text) -> None:
    for word in WORDS:
        text.say(say(f"glossary-{word}"))
        text.say(means(word))
    assert not text.missing
    assert len(set(WORDS)) == len(WORDS)
    of_games = {word for descriptor in DESCRIPTORS.values() for word in descriptor.words}
    assert {*BUTTONS, *MEETINGS, *of_games} <= set(WORDS)
    assert set(CARDS.values()) <= set(BY_KEY)


@pytest.mark.parametrize("language", languages())
def test_no_form_belongs_to_two_words(language: str) -> None:
    text = Text(language)
    every = [form for word in WORDS for form in text.say(say(f"glossary-{word}-forms")).split("|")]
    assert len(forms(text)) == len(every)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "word",
    [
        "state",
        "nucleus",
        "flavour",
        "generation",
        "couple",
        "meson",
        "gev",
        "cross-section",
        "virtual",
        "conservation",
        "lepton-number",
        "baryon-number",
    ],
)
def test_the_words_of_a_physicist_are_found_in_the_texts(language: str, word: str) -> None:
    """Words that a beginner cannot know from school are a touch away in every language."""
    text = Text(language)
    pages = [
        text.say(say(f"{game}-rules-{page}"))
        for game in GAMES
        for page in range(1, 13)
        if text.has(f"{game}-rules-{page}")
    ]
    texts = [*pages, *(text.say(means(other)) for other in WORDS if other != word)]
    texts += [text.say(say(f"particle_builder-target-{key}")) for key in ("phi", "j-psi")]
    texts += [text.say(say(f"particle_builder-acts-{key}")) for key in ("photon", "gluon")]
    texts += [
        text.say(say("particle_builder-why-uncoupled", card=literal("Z"), there=literal("g")))
    ]
    assert any(word == hit for part in texts for hit, _, _ in find_words(text, part.split())), word


def test_what_a_word_means_is_short_and_easy(text: Text) -> None:
    meanings = [text.say(means(word)) for word in WORDS if word not in CARDS]
    for meaning in meanings:
        assert len(words(meaning)) <= 30, meaning
        assert max(len(words(part)) for part in sentences(meaning)) <= 16, meaning
    assert grade(meanings) <= 7


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS.keys())
def test_every_new_word_of_a_lesson_can_be_tapped_ever_after(text: Text, lesson: Lesson) -> None:
    for coach in some(walk(lesson)):
        sentence = text.say(coach.text())
        for word in sentence.split("**")[1::2]:
            tokens = word.split()
            hits = find_words(text, tokens, foreign_words(lesson.game))
            covered = sum(last - first + 1 for _, first, last in hits)
            # What is to be tapped is bold, too: it is the name of a button.
            assert covered == len(tokens) or f"Tap **{word}**" in sentence, (
                f'**{word}** is no word of game/words/glossary.py; a button is "Tap **{word}**"'
            )


def test_the_longest_form_is_found_whatever_stands_around_it(text: Text) -> None:
    sentence = "(Colour charge) and an up quark; quarks!"
    assert find_words(text, sentence.split()) == [
        ("colour-charge", 0, 1),
        ("up-quark", 4, 5),
        ("quark", 6, 6),
    ]


def test_words_of_one_game_are_left_alone_in_the_others(text: Text) -> None:
    assert find_words(text, ["target"], foreign_words("particle_builder")) == [("target", 0, 0)]
    assert find_words(text, ["target"], foreign_words("bigebang")) == []


def test_a_text_in_pieces_is_still_the_text(text: Text) -> None:
    sentence = "  A photon\n\nmeets an up  quark. Or 3\u00a0gluons\u202f!"
    pieces = list(linked(text, sentence))
    assert "".join(piece for _, piece in pieces) == sentence
    assert [word for word, _ in pieces if word] == ["photon", "up-quark", "gluon"]
