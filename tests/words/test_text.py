"""Words: every phrase that the arcade can utter has them, and they fit the letters of the font."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, serialize
from fontTools.ttLib import TTFont

from game.core.particles import PARTICLES, printed
from game.core.phrase import day, figure, literal, say
from game.files.exits import Stop
from game.games import GAMES
from game.scenes.codex.rules import figures, page_order
from game.words.text import LOCALE, Text, languages, parsed
from tests.some import some

ROOT = Path(__file__).parents[2]
KEY = re.compile(r"""say\(\s*"([a-z][a-z0-9_-]+)"[,)]""")
"""A phrase whose key is written out in the source."""


@cache
def messages(language: str) -> dict[str, str]:
    """Every message of a language by key, as Fluent writes it. Not to be changed."""
    by_key: dict[str, str] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), (path.name, entry.content)
            if isinstance(entry, ast.Message):
                twice = f"{path.name}: {entry.id.name} is there already; choose another key"
                assert entry.id.name not in by_key, twice
                by_key[entry.id.name] = serialize(ast.Resource([entry]))
    return by_key


def gaps(message: str) -> set[str]:
    """The names of what a message wants filled in."""
    return set(re.findall(r"\{\s*\$(\w+)", message))


def test_every_key_written_in_the_source_has_words() -> None:
    text = Text("en")
    for folder in ("game", "ai", "tutorial"):
        for path in some((ROOT / folder).rglob("*.py")):
            for key in KEY.findall(path.read_text(encoding="utf-8")):
                assert text.has(key), (path.relative_to(ROOT), key)


def test_every_particle_has_a_name() -> None:
    text = Text("en")
    names = {text.say(say(f"particle-{particle.key}")) for particle in PARTICLES}
    assert not text.missing
    assert len(names) == len(PARTICLES)


@pytest.mark.parametrize("language", languages())
def test_a_language_says_everything_with_the_same_gaps(language: str) -> None:
    english, other = messages("en"), messages(language)
    here = f"assets/locale/{language}"
    missing = [key for key in english if key not in other]
    assert missing == [], f"{here}: not translated; until then said in English"
    unknown = [key for key in other if key not in english]
    assert unknown == [], f"{here} has texts that assets/locale/en has not"
    more = {key: gaps(text) - gaps(english[key]) for key, text in other.items()}
    assert {key: names for key, names in more.items() if names} == {}, "gaps that English has not"


@pytest.mark.parametrize("language", languages())
def test_the_font_has_every_letter(language: str) -> None:
    font = TTFont(ROOT / "assets" / "fonts" / "DejaVuSans.ttf")
    bold = TTFont(ROOT / "assets" / "fonts" / "DejaVuSans-Bold.ttf")
    letters = set(font.getBestCmap()) & set(bold.getBestCmap())
    for key, message in some(messages(language).items()):
        lacking = {c for c in message if c != "\n" and ord(c) not in letters}
        assert not lacking, (key, lacking)


def test_rules_pages_are_short_enough_for_a_text_box() -> None:
    text = Text("en")
    for game in GAMES:
        for page in some(page_order(text, game)):
            sentence = text.say(say(f"{game}-rules-{page}", **figures(game)))
            assert len(sentence) < 1000, (game, page)


def test_phrases_nest_and_stay_what_they_are() -> None:
    text = Text("en")
    assert text.say(literal("ū")) == "ū"
    assert text.say(say("hint-line", reason=literal("because"))) == "Hint: because"


def test_seats_are_called_as_the_table_says() -> None:
    text = Text("en")
    assert text.say(say("seat", seat=1)) == "Player 2"
    text.name_seats([say("seat-you"), say("level-nobel")])
    assert [text.say(say("seat", seat=n)) for n in (0, 1)] == ["You", "Nobel"]


def test_a_missing_text_is_noted_and_shows_its_key() -> None:
    text = Text("en")
    assert text.say(say("no-such-thing")) == "no-such-thing"
    assert text.missing == {"no-such-thing"}


def test_what_is_not_translated_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, words in (("en", "said-yes = yes, { $who }\n"), ("de", "said-no = nein\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "shell.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr("game.words.text.LOCALE", tmp_path)
    text = Text("de")
    text.name_seats([literal("Emmy")])
    assert text.has("said-yes")
    assert text.say(say("said-yes", who=say("seat", seat=0))) == "yes, Emmy"
    assert text.missing == {"said-yes"}, "a test has to know"
    assert text.say(say("said-no")) == "nein"
    assert not text.has("said-perhaps")


@pytest.mark.parametrize(
    "raw", [b"title = \xff\n", b"title = " + b"{" * 3_000], ids=["bytes", "deep"]
)
def test_damaged_texts_are_named(raw: bytes) -> None:
    with pytest.raises(Stop, match=r"^the texts in fr/shell\.ftl are damaged"):
        parsed(raw, "fr/shell.ftl")


def test_a_negative_number_has_a_minus_sign() -> None:
    text = Text("en")
    sentence = text.say(say("tutti_quantum-spot-vertex", vertex=literal("Higgs"), points=-1))
    assert sentence == "Higgs: \u22121 points"
    assert text.say(say("setup-players-n", n=-3)) == "\u22123"


@pytest.mark.parametrize(
    ("language", "mass"),
    [("en", "2.16\u00a0MeV"), ("de", "2,16\u00a0MeV"), ("fr", "2,16\u202fMeV")],
)
def test_figures_have_the_decimal_sign_of_the_language(language: str, mass: str) -> None:
    assert Text(language).say(printed(PARTICLES[0], "mass")) == mass


@pytest.mark.parametrize(
    ("language", "thousand", "many"),
    [
        ("en", "1,000", "100,000"),
        ("de", "1000", "100\u202f000"),
        ("fr", "1\u202f000", "100\u202f000"),
        ("it", "1000", "100\u202f000"),
    ],
)
def test_large_numbers_are_written_alike_everywhere(
    language: str, thousand: str, many: str
) -> None:
    """In a text, in a gap of one, and as a figure that stands alone."""
    text = Text(language)
    assert text.say(say("setup-players-n", n=1000)) == text.say(figure("1000")) == thousand
    assert text.say(say("setup-players-n", n=100_000)) == text.say(figure("100000")) == many
    assert thousand in text.say(say("short_muons-send"))
    assert many in text.say(say("short_lifetimes-both"))


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "3 Nov 2026"), ("fr", "3 nov. 2026"), ("de", "03.11.2026"), ("it", "3 nov 2026")],
)
def test_a_day_is_written_as_the_language_does(language: str, written: str) -> None:
    text = Text(language)
    assert text.say(day("2026-11-03")) == written
    assert text.say(day("?")) == "?"


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "50%"), ("fr", "50\u202f%"), ("de", "50\u00a0%"), ("it", "50\u00a0%")],
)
def test_a_percentage_does_not_break(language: str, written: str) -> None:
    assert Text(language).say(say("percent", n=50)) == written
