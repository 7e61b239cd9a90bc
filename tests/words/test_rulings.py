"""The rules pages tell the whole rule: every ruling has a sentence, or a reason why not."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import iter_modules

import pytest

import tests.words.rulings
from game.core.phrase import say
from game.games import GAMES
from game.scenes.codex.rules import figures, page_order
from game.words.text import LOCALE, Text, languages
from tests.some import some
from tests.words.rulings import Rulings, Spared

HOW_MANY = {
    "particle_builder": 68,
    "tutti_quantum": 0,
    "u_know_feynman": 47,
    "bigebang": 25,
    "particle_panic": 32,
}
"""Numbered rulings of each game; 0 where they have names instead of numbers.

A game without rulings has none: its rules pages are all there is."""

RULED = sorted(module.name for module in iter_modules(tests.words.rulings.__path__))
"""The games that have a module of rulings."""


def rulings(game: str) -> Rulings:
    module_rulings: Rulings = import_module(f"tests.words.rulings.{game}").RULINGS
    return module_rulings


def written(language: str, key: str) -> str:
    """A message as its file has it, gaps and all; empty where there is none."""
    for path in (LOCALE / language).glob("*.ftl"):
        source = path.read_text(encoding="utf-8")
        match = re.search(rf"^{re.escape(key)} =((?:.*\n?)(?:(?:[ }}].*)?\n)*)", source, re.M)
        if match:
            return re.sub(r"\s+", " ", match[1])
    return ""


def test_every_number_of_rulings_is_of_a_list() -> None:
    assert sorted(HOW_MANY) == RULED, "HOW_MANY says of each list how long it is"


@pytest.mark.parametrize("game", RULED)
def test_every_ruling_is_told_or_need_not_be(game: str) -> None:
    for number, row in some(rulings(game).items()):
        if isinstance(row, Spared):
            assert len(row.why) > 10, number
            continue
        assert row.words in written("en", row.key), (number, row)
        for language in languages():
            assert written(language, row.key), (number, language)


@pytest.mark.parametrize("game", RULED)
def test_no_ruling_is_left_out(game: str) -> None:
    if HOW_MANY[game]:
        assert list(rulings(game)) == [str(n) for n in range(1, HOW_MANY[game] + 1)]
    else:
        sections = [name.split()[0] for name in rulings(game)]
        assert set(sections) == {"A1", "A2", "A3", "A4", "A5", "A7"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_gap_of_every_page_is_filled(game: str, language: str) -> None:
    text = Text(language)
    pages = page_order(text, game)
    assert sorted(pages) == list(range(1, len(pages) + 1))
    for page in pages:
        sentence = text.say(say(f"{game}-rules-{page}", **figures(game)))
        assert "{" not in sentence, (page, sentence)
    # What is not translated yet is said in English: `test_text` asks for it.
    assert [key for key in text.missing if not Text("en").has(key)] == []


def test_the_dice_pages_say_what_the_dice_do() -> None:
    text = Text("en")
    sentence = text.say(say("particle_builder-rules-15", **figures("particle_builder")))
    assert "top quark: 1 → down quark + W plus, 2 → strange quark + W plus, 3–6 →" in sentence
    assert (
        "muon: 1–4 → it stays, 5–6 → muon neutrino + electron + electron antineutrino" in sentence
    )
    assert "2 → tau neutrino + down quark + anti-up quark + 2 neutral pions" in sentence
    bosons = text.say(say("particle_builder-rules-16", **figures("particle_builder")))
    bosons = bosons.replace("\N{NO-BREAK SPACE}", " ")
    assert "W: 67% into two quarks (67%), 33%" in bosons
    assert "Z: 67% into a pair of quarks (70%), 22% into neutrinos (20%), 11%" in bosons
    assert "Higgs: 50% into a pair of bottom quarks (58%), 17% into W bosons (21%)" in bosons


def test_the_deck_page_lists_every_card_once() -> None:
    text = Text("en")
    sentence = text.say(say("particle_builder-rules-14", **figures("particle_builder")))
    assert sentence.startswith("48 cards")
    assert "5 each: up quark, down quark" in sentence
    assert "From Level 5 on there are 54" in sentence
    lines = re.findall(r"(\d) each: (.+)", sentence)
    counted = [int(n) * len(cards.split(", ")) for n, cards in lines]
    assert sum(counted) == 54
