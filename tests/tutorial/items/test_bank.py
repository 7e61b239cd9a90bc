"""Every topic of the item bank: whole in four languages, parallel, and giving nothing away."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast

from game.core.phrase import say
from game.games import every_lesson
from game.scenes.base.routes import LessonStep
from game.scenes.quiz.asking import to_law
from game.words.text import LOCALE, Text, languages
from tests.some import some
from tests.tutorial.items.cues import (
    CUES,
    LENGTHS,
    Cue,
    Tier,
    bound,
    given_away,
    least,
    longest,
    odd_number,
    odd_sign,
    shortest,
    stands_out,
    tiers,
)
from tests.tutorial.reading import words
from tutorial.items.bank import (
    FORMS,
    NO_LESSON,
    PAIRS,
    Item,
    lesson_of,
    misconceptions,
    read_topic,
    topic_of,
    topics,
)

LONGEST_STEM, LONGEST_CHOICE = 25, 12
"""Words."""
NEAR = 0.45
"""Stems of a pair differ in length by so much of the longer one, at most."""
FEW = 25
"""Letters by which stems may differ in any case."""
OUT, FAR_OUT = 14, 0.3
"""The right choice is longer or shorter than each other one by so many letters at most, or by so
much of a middle choice."""
SAME = 3
"""Words: a choice of more words is in one form of a law only. Names and numbers may be in both."""

COUNTED = (174, 19, 54, 101)
"""Misconceptions that items name; found in learners, cases of what was, and known from teaching."""

LETTERS = re.compile(r"[^\W\d_][\w-]+")
"""A word of two letters and more."""

MIRRORED = {
    ("law_lab", "electron_law"),
    ("particle_builder_6", "there_and_back"),
    ("tutti_quantum_2", "gluons_meet"),
}
"""Asked once forwards and once backwards (why three gluons meet, why three photons do not):
the same misconception cannot be wrong in both."""

each_topic = pytest.mark.parametrize("topic", topics())
each_language = pytest.mark.parametrize("language", languages())


def items(topic: str) -> list[Item]:
    return [*read_topic(topic).items]


def keys(topic: str) -> set[str]:
    """The keys of all texts that a topic needs."""
    wanted = set()
    for item in items(topic):
        wanted |= {item.key, item.key[: -len("-a")] + "-law"}
        if not item.choice_pictures:
            wanted |= {item.choice_key(choice) for choice in item.choices}
        if item.reason is not None:
            wanted |= {item.why_key, *map(item.reason_key, item.reason.choices)}
    return wanted


def texts(language: str, file: str) -> set[str]:
    source = (LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@each_topic
def test_a_topic_asks_eight_laws_in_two_forms_and_in_another_context(topic: str) -> None:
    assert len(read_topic(topic).pairs) == PAIRS
    assert len(read_topic(topic).transfer) == PAIRS, "half before, half after"
    assert len(items(topic)) == PAIRS * (len(FORMS) + 1)


@each_topic
def test_a_transfer_item_has_three_wrong_choices(topic: str) -> None:
    for item in some(read_topic(topic).transfer):
        assert len(item.choices) == 4, item.key


@each_topic
def test_every_law_has_a_step_that_teaches_it(topic: str) -> None:
    """One touch leads there; the law lab and the bump hunt have no steps, and teach all laws."""
    if topic in NO_LESSON:
        assert {pair.step for pair in read_topic(topic).pairs} == {""}
        return
    lesson = every_lesson()[lesson_of(topic) or ""]
    for pair in read_topic(topic).pairs:
        to = to_law(topic, pair.law)
        assert isinstance(to, LessonStep), pair.law
        chapter = to.lesson.chapters[to.chapter]
        assert to.lesson == lesson
        assert f"{chapter.id}.{chapter.steps[to.step].text}" == pair.step, pair.law


@each_language
@each_topic
def test_a_topic_has_every_text_and_no_other(topic: str, language: str) -> None:
    assert texts(language, f"items_{topic}") == keys(topic)


@each_language
def test_every_misconception_has_a_sentence(language: str) -> None:
    wanted = {f"misconception-{name.replace('_', '-')}" for name in misconceptions()}
    files = sorted((LOCALE / language).glob("items_misconceptions*.ftl"))
    assert set().union(*(texts(language, file.stem) for file in files)) == wanted


def named_by_items() -> set[str]:
    every = (item for topic in topics() for item in items(topic))
    return {name for item in every for name in item.misconception.values()}


def test_no_misconception_is_kept_that_neither_an_item_nor_a_variant_names() -> None:
    general = {each.variant_of for each in misconceptions().values()} - {""}
    assert named_by_items() | general == set(misconceptions())


def test_how_many_distractors_were_found_in_learners() -> None:
    """The counts that docs/school.md tells."""
    named = {name: misconceptions()[name] for name in named_by_items()}
    referenced = sum(bool(each.reference) for each in named.values())
    variants = sum(bool(each.variant_of) for each in named.values())
    marked = sum(each.unverified for each in named.values())
    assert referenced + variants + marked == len(named)
    assert (len(named), referenced, variants, marked) == COUNTED
    page = (LOCALE.parents[1] / "docs" / "school.md").read_text(encoding="utf-8")
    claim = page.partition("**What wrong choices stand for.**")[2].partition("\n\n")[0]
    assert tuple(map(int, re.findall(r"\d+", claim))) == COUNTED


def test_a_reference_can_be_looked_up() -> None:
    """By its year, or by the address of a collection."""
    for name, each in some(misconceptions().items()):
        if each.reference:
            assert re.search(r"\b(19|20)\d\d\b|\w\.(com|org|ch)\b", each.reference), name


@each_language
@each_topic
def test_questions_and_choices_are_short(topic: str, language: str) -> None:
    text = Text(language)
    for item in some(items(topic)):
        stems = [item.key, item.why_key] if item.reason else [item.key]
        for key in stems:
            assert len(words(text.say(say(key)))) <= LONGEST_STEM, key
        for tier in tiers(item, text):
            for choice in tier.choices.values():
                assert len(words(choice)) <= LONGEST_CHOICE, (item.key, choice)


@each_language
@each_topic
def test_choices_differ_as_they_are_read(topic: str, language: str) -> None:
    text = Text(language)
    for item in some(items(topic)):
        for tier in tiers(item, text):
            assert len(set(tier.choices.values())) == len(tier.choices), item.key


@each_language
@each_topic
def test_the_forms_of_a_law_are_about_as_long(topic: str, language: str) -> None:
    text = Text(language)
    for pair in some(read_topic(topic).pairs):
        a, b = (len(text.say(say(pair.item(form).key))) for form in FORMS)
        assert abs(a - b) <= max(FEW, NEAR * max(a, b)), (pair.law, a, b)


@each_topic
def test_the_forms_of_a_law_are_two_questions(topic: str) -> None:
    text = Text("en")
    for pair in some(read_topic(topic).pairs):
        a, b = (
            (text.say(say(item.key)), item.picture, [tier.choices for tier in tiers(item, text)])
            for item in (pair.a, pair.b)
        )
        assert a != b, pair.law


@each_topic
def test_the_forms_of_a_law_tempt_with_the_same_ideas(topic: str) -> None:
    """So that neither is easier: wrong choices by misconception, variants by the general idea."""
    for pair in some(read_topic(topic).pairs):
        a, b = (Counter(map(root, item.misconception.values())) for item in (pair.a, pair.b))
        assert (a == b) != ((topic, pair.law) in MIRRORED), (pair.law, a - b, b - a)


def root(name: str) -> str:
    return misconceptions()[name].variant_of or name


@each_topic
def test_the_forms_of_a_law_give_the_same_reasons(topic: str) -> None:
    for pair in some(read_topic(topic).pairs):
        a, b = (
            item.reason and ({*item.reason.choices}, item.reason.right) for item in (pair.a, pair.b)
        )
        assert a == b, pair.law


@each_language
@each_topic
def test_no_form_gives_itself_away(topic: str, language: str) -> None:
    text = Text(language)
    all_tiers = [tier for item in items(topic) for tier in tiers(item, text)]
    for cue in CUES:
        hits, most = given_away(cue, all_tiers)
        assert hits <= most, f"{cue.__name__} is right {hits} times; by chance at most {most}"


@each_language
@pytest.mark.parametrize("cue", LENGTHS)
def test_the_right_choice_is_the_longest_and_the_shortest_as_often_as_by_chance(
    cue: Cue, language: str
) -> None:
    """Neither too often nor too seldom over the bank: who takes a middle one gains nothing."""
    text = Text(language)
    every = [tier for topic in topics() for item in items(topic) for tier in tiers(item, text)]
    pointed = [(tier, name) for tier in every if (name := cue(tier.choices)) is not None]
    hits = sum(name == tier.right for tier, name in pointed)
    chances = [1 / len(tier.choices) for tier, _ in pointed]
    assert least(chances) <= hits <= bound(chances)


@each_language
@each_topic
def test_the_right_choice_does_not_stand_out_by_its_length(topic: str, language: str) -> None:
    text = Text(language)
    for item in some(items(topic)):
        for tier in tiers(item, text):
            sizes = sorted(map(len, tier.choices.values()))
            most = max(OUT, FAR_OUT * sizes[len(sizes) // 2])
            assert stands_out(tier) <= most, (item.key, tier.choices[tier.right])


@each_language
@each_topic
def test_no_sentence_is_a_choice_in_both_forms(topic: str, language: str) -> None:
    text = Text(language)
    for pair in some(read_topic(topic).pairs):
        for one, other in zip(tiers(pair.a, text), tiers(pair.b, text), strict=True):
            for choice in set(one.choices.values()) & set(other.choices.values()):
                assert len(LETTERS.findall(choice)) <= SAME, (pair.law, choice)


def test_the_cues_point_where_they_should() -> None:
    assert longest({"a": "one", "b": "three", "c": "two"}) == "b"
    assert longest({"a": "three", "b": "seven", "c": "two"}) is None
    assert shortest({"a": "three", "b": "seven", "c": "two"}) == "c"
    assert shortest({"a": "three", "b": "one", "c": "two"}) is None
    assert stands_out(Tier("a", {"a": "seven", "b": "two", "c": "one"})) == 2
    assert stands_out(Tier("a", {"a": "two", "b": "three", "c": "seven"})) == 2
    assert stands_out(Tier("a", {"a": "four", "b": "three", "c": "two"})) == 0
    assert odd_sign({"a": "+1", "b": "−1", "c": "−1"}) == "a"
    assert odd_sign({"a": "+1", "b": "−2", "c": "−1"}) is None, "it points at two"
    assert odd_sign({"a": "e\u0305", "b": "e", "c": "u"}) == "a"
    assert odd_number({"a": "half of ½", "b": "none", "c": "all"}) == "a"


def test_the_bound_is_that_of_a_binomial_distribution() -> None:
    # 16 questions with four choices: nine and more are right in 0.75 of 100 topics, eight in 2.7.
    assert bound([0.25] * 16) == 8
    assert bound([]) == 0
    # Four and fewer of 48 are right in 0.3 of 100 banks, five and fewer in 1.03.
    assert least([0.25] * 48) == 5
    assert least([]) == 0


def test_every_lesson_the_law_lab_and_the_bump_hunt_have_a_topic() -> None:
    lessons = every_lesson()
    assert {lesson_of(topic) for topic in topics()} == {*lessons, None}
    assert {topic_of(lesson) for lesson in lessons} == {*topics()} - {*NO_LESSON}
    for lesson in lessons:
        assert lesson_of(topic_of(lesson) or "") == lesson
    assert topic_of("learn_afterglow-1") is None
    assert not any(map(lesson_of, NO_LESSON))
    assert lesson_of("../secrets") is None


def test_a_transfer_item_is_another_question_about_the_law() -> None:
    text = Text("en")
    for pair in some(pair for topic in topics() for pair in read_topic(topic).pairs if pair.c):
        a, b, far = (set(words(text.say(say(item.key)))) for item in pair.items)
        assert max(len(a & far), len(b & far)) <= 0.6 * len(far), pair.law


def test_how_many_items_there_are() -> None:
    """The count that docs/school.md tells."""
    every = sum(len(items(topic)) for topic in topics())
    page = (LOCALE.parents[1] / "docs" / "school.md").read_text(encoding="utf-8")
    assert f"{every} questions" in page


@each_topic
def test_every_source_names_a_year_or_a_page(topic: str) -> None:
    for pair in some(read_topic(topic).pairs):
        assert re.search(r"\d", pair.source), pair.law
