"""Which particle are you? Whatever is said of the answer is true of the particle."""

from __future__ import annotations

from itertools import product

import pytest

from game.core.particles import BY_KEY
from game.core.phrase import say
from game.words.text import Text, languages
from tests.some import some
from tutorial.which_particle import CANDIDATES, LIGHT, QUESTIONS, nearest, shared


def own(name: str) -> list[str]:
    """The answers of a particle itself."""
    particle = BY_KEY[CANDIDATES[name]]
    return [next(a for a, fits in each.items() if fits(particle)) for each in QUESTIONS.values()]


def test_exactly_one_answer_fits_each_particle() -> None:
    for key in CANDIDATES.values():
        for answers in QUESTIONS.values():
            assert sum(fits(BY_KEY[key]) for fits in answers.values()) == 1, key


@pytest.mark.parametrize("name", CANDIDATES)
def test_who_answers_as_a_particle_is_that_particle(name: str) -> None:
    assert nearest(own(name)) == name
    assert len(shared(name, own(name))) == len(QUESTIONS)


def test_whoever_answers_has_two_things_in_common_with_the_particle() -> None:
    for answers in some(product(*QUESTIONS.values())):
        assert len(shared(nearest(answers), answers)) >= 2


def test_what_is_said_about_masses_is_true() -> None:
    """Light: less than a fifth of a proton; heavy: more than a proton."""
    proton = 938.3
    assert proton / 5 - 5 < LIGHT < proton / 4.9
    for key in CANDIDATES.values():
        assert BY_KEY[key].mass < proton / 5 or BY_KEY[key].mass > proton


@pytest.mark.parametrize("language", languages())
def test_all_of_it_has_words(language: str) -> None:
    text = Text(language)
    for question, answers in QUESTIONS.items():
        text.say(say(f"who-{question}"))
        for answer in answers:
            text.say(say(f"who-{question}-{answer}"))
            text.say(say(f"who-{question}-{answer}-true"))
    for name in CANDIDATES:
        text.say(say(f"login-name-{name}"))
    assert not text.missing
