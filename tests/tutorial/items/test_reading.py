"""A file of the item bank that has a fault is refused with a sentence that names it."""

from __future__ import annotations

import pytest

from tutorial.items.bank import (
    FOLDER,
    BadBank,
    Misconception,
    misconceptions,
    parse_topic,
    read_topic,
    unfounded,
)

TOPIC = "particle_builder_5"
GOOD = (FOLDER / f"{TOPIC}.toml").read_text(encoding="utf-8")

FAULTS = {
    "no TOML": ("[[pair]]", "[[pair]", "Expected"),
    "a word too many": ('law = "partner"', 'law = "partner"\ncolour = "red"', "unknown field"),
    "a law twice": ('law = "partner"', 'law = "charge_adds"', "there twice"),
    "a law that is no name": ('law = "partner"', 'law = "Partner law"', "not a name of small"),
    "no source": ('source = "PDG 2025, Tests of Conservation Laws: electric charge; Quark Summary'
                  ' Table: charges"', 'source = ""', "no source"),
    "a step without a chapter": ('step = "charge.minus"', 'step = "minus"', "not <chapter>.<text>"),
    "a right one that is none": ('right = "quark"', 'right = "neutron"', "none of the choices"),
    "a choice twice": ('["quark", "lepton", "boson", "antiquark"]',
                       '["quark", "lepton", "boson", "boson"]', "there twice"),
    "two choices": ('["sum", "mass", "chance"]', '["sum", "mass"]', "2 choices instead of 3 or 4"),
    "a particle that is none": ('picture = ["w-plus", "strange"]', 'picture = ["w-plus", "odd"]',
                                "no particle 'odd'"),
    "a wrong choice for no reason": ('lepton = "quark_becomes_lepton", boson',
                                     'boson', "has a misconception; not lepton"),
    "a misconception nobody knows": ('"same_stuff"', '"nonsense"', "has no 'nonsense'"),
    "a refuted idea nobody knows": ('refutes = "same_stuff"', 'refutes = "odd"', "has no 'odd'"),
    "only one form with a picture": ('picture = ["w-plus", "strange"]\n', "",
                                     "not parallel: only one shows cards"),
    "one form without reason": ('[pair.b.reason]\nright = "sum"\nchoices = '
                                '["sum", "mass", "chance"]\n', "", "only one asks"),
    "cards for some choices": ('strange = ["strange"], positron = ["anti-electron"] }',
                               'strange = ["strange"] }', "some choices only"),
    "two equal cards": ('antidown = ["anti-down"]', 'antidown = ["up"]', "the same cards"),
    "a choice called why": ('["sum", "mass", "chance"]', '["sum", "mass", "why"]', "called 'why'"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_named_with_its_place(name: str) -> None:
    before, after, message = FAULTS[name]
    assert before in GOOD
    with pytest.raises(BadBank, match=message) as refused:
        parse_topic(TOPIC, GOOD.replace(before, after, 1), f"{TOPIC}.toml")
    assert str(refused.value).startswith(f"{TOPIC}.toml: ")


def test_seven_pairs_are_too_few() -> None:
    text = GOOD[: GOOD.rindex("[[pair]]")]
    with pytest.raises(BadBank, match="7 pairs instead of 8"):
        parse_topic(TOPIC, text, "x.toml")


def test_a_topic_that_is_none_is_refused() -> None:
    with pytest.raises(BadBank, match="not a topic"):
        read_topic("../secrets")


def test_the_good_file_is_read() -> None:
    topic = parse_topic(TOPIC, GOOD, f"{TOPIC}.toml")
    assert topic.pair("partner") is topic.pairs[1]
    assert topic.pair("nothing") is None
    assert [item.right for item in topic.form("a")][:2] == ["plus_two", "up"]


@pytest.mark.parametrize(
    "each",
    [
        Misconception(),
        Misconception("A. Author, Journal 1 (2001) 1", unverified=True),
        Misconception("A. Author, Journal 1 (2001) 1", "models_are_copies"),
        Misconception(variant_of="not_found_yet"),
        Misconception(variant_of="nonsense"),
    ],
)
def test_a_misconception_comes_from_one_place_only(each: Misconception) -> None:
    assert unfounded(each, misconceptions())


def test_a_variant_stands_on_a_study() -> None:
    assert not unfounded(Misconception(variant_of="models_are_copies"), misconceptions())
