"""Plain language: easy to read, no bookish words, one term for one thing, and no broken grammar."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache

import pytest
import textstat
from fluent.syntax import FluentParser, ast

from game.words.text import LOCALE, languages
from tests.some import some

GRADE = 7
"""The most a page of rules, a chapter of a lesson, or the hints of a game ask of a reader."""

ENOUGH = 25
"""Words from which on a grade can be told."""

LONGEST = 40
"""Words without a full stop."""

BOOKISH = {
    r"\bshall\b": "should, will, do you want",
    r"\banew\b": "again",
    r"\bthus\b|\bhence\b": "so",
    r"\bby lot\b": "at random",
    r"\belder\b": "older",
    r"(gone|lost|falls? by \w+) for good\b": "for ever",
    r"as on the first day": "default",
    r"(?<!here )\b(is|are|was|were) no (?!longer\b|more\b|one\b|\w+er\b)": "is not a",
    r"do that as well, but": "Later! First: ...",
    r"\b(is|are) told\b": "say who says what",
    r"\bgoes on(?=[.,;:!?]| (with|in|until|as|through)\b)": "continues",
    r"\ball (that|who) (has|have)\b": "everything with",
    r"\b(nobody|no one|none) ever saw\b|\bwas never seen\b": "nobody has ever seen",
    r"\bmost points win\b": "whoever has the most points wins",
    r", for (the|it|they|there|this|that|an?) [^.]*\b(is|are|has|have|was|were)\b": "because",
    r"\AThen\b(?=.*\bbut\b)": "If so, ... . But ...",
    r"pays? for mass": "a sentence without a riddle",
    r"\bis to spare\b": "you can spare",
    r"\bPart matter\b": "separate",
    r"\bnature (would sign|lacks)\b|\bNature has it\b": "exists in nature",
    r"\bno mere\b": "not just",
    r"\bluck decides much\b": "luck matters a lot",
    r"\bwas not to be had\b": "we could not find",
    r"(?:\A|[.!?] )Who [^.?!]{12,}\.": "whoever",
    r"(?:\A|[.!?] )What [^.?!]*\b(is|are|was|counts?|leaves?)\b[^.?!,]{4,}\.": "subject, verb",
    r"\bSome things the\b|\bOurs are also\b": "subject first",
}
"""Unusual English: a pattern, and the words to write."""

VERBS = {
    "en": "lets|throws|asks|draws|takes|plays|builds|wants|waits|passes|stops|skips|keeps",
    "fr": "laisse|jette|demande|pioche|prend|joue|construit|ramasse|défausse|aimerait|passe",
    "de": "lässt|wirft|bittet|zieht|nimmt|spielt|baut|möchte|wartet|passt|setzt|hört|sammelt",
    "it": "lascia|butta|chiede|pesca|prende|gioca|costruisce|vorrebbe|passa|raccoglie|scarta",
}
"""Verbs after "Emmy" but not after "You": third person, directly after a name."""

REASON = re.compile(r"^(?!learn_|item-|misconception-).*-(hint|why|better)-")
"""Keys of what is said after "Hint:", "Why:" and "Better:"."""

GAP = "\N{OBJECT REPLACEMENT CHARACTER}"
"""In a text: something is filled in here."""


def variants(pattern: ast.Pattern) -> list[str]:
    """Every form of a text, with GAP where something is filled in; at most 24 of them."""
    forms = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            forms = [form + element.value for form in forms]
        elif isinstance(element.expression, ast.SelectExpression):
            inner = [form for v in element.expression.variants for form in variants(v.value)]
            forms = [form + more for form in forms for more in inner][:24]
        else:
            forms = [form + GAP for form in forms]
    return forms


@cache
def texts(language: str, file: str) -> dict[str, list[str]]:
    """Key -> every form of its text, without the stars of bold words."""
    source = (LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: [form.replace("**", "") for form in variants(entry.value)]
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def files() -> list[str]:
    return sorted(path.stem for path in (LOCALE / "en").glob("*.ftl"))


def forms(language: str, file: str) -> Iterator[tuple[str, str]]:
    for key, every in texts(language, file).items():
        for form in every:
            yield key, form


def section(key: str) -> str:
    """Texts that one reads in one go: a page of rules, a chapter of a lesson, all hints."""
    page = re.match(r"\w+-rules-\d+|learn_\w+-\d+-[a-z]+", key)
    if page:
        return page[0]
    return "hints" if REASON.search(key) else "the rest"


def hard_to_read(language: str, file: str) -> list[str]:
    """Parts of an English file above the grade, by the formula of Flesch and Kincaid."""
    if language != "en":
        return []
    parts = defaultdict(list)
    for key, every in texts(language, file).items():
        sentence = every[-1].replace(GAP, "this").strip()
        ended = sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."
        parts[section(key)].append(ended)
    grades = {
        name: textstat.flesch_kincaid_grade(" ".join(part))
        for name, part in parts.items()
        if len(" ".join(part).split()) >= ENOUGH
    }
    return [
        f"{name} is of grade {g:.1f}, {GRADE} at most" for name, g in grades.items() if g > GRADE
    ]


def endless(language: str, file: str) -> list[str]:
    """Sentences of more words than one breath."""
    found = []
    for key, form in forms(language, file):
        for sentence in re.split(
            r"[.!?][”»“]?(?:\s|$)|\n\s*\n", re.sub(r"[\u00a0\u202f]", "", form)
        ):
            count = sum(bool(re.search(r"\w", word)) for word in sentence.split())
            if count > LONGEST:
                found.append(f"{key}: {count} words without a full stop, {LONGEST} at most")
    return found


def bookish(language: str, file: str) -> list[str]:
    """English words and turns that are not in use."""
    if language != "en":
        return []
    return [
        f"{key}: {hit[0]!r}; write: {instead}"
        for key, form in forms(language, file)
        for pattern, instead in BOOKISH.items()
        if not key.startswith("glossary-") or "What" not in pattern
        for hit in [re.search(pattern, form)]
        if hit
    ]


def small_letters(language: str, file: str) -> list[str]:
    """Reasons and sentences that begin with a small letter."""
    found = []
    for key, form in forms(language, file):
        if REASON.search(key) and form[:1].islower():
            found.append(f"{key} begins with a small letter: {form[:30]!r}")
        hit = re.search(r"\w{3,}[.!?] [a-zà-öø-ÿ]\w+", form)
        if hit and not key.startswith("key-"):
            found.append(f"{key}: a sentence begins with a small letter: {hit[0]!r}")
    return found


def wrong_person(language: str, file: str) -> list[str]:
    """Lines of the log in which the name of a player is the subject: it may be "You"."""
    after_name = re.compile(rf"{GAP}(?:[ \u00a0\u202f]?:)? (?:{VERBS[language]})\b")
    return [
        f"{key}: {hit[0].replace(GAP, 'You')!r}; write the name, a colon and what happened"
        for key, form in forms(language, file)
        if "-log-" in key
        for hit in [after_name.match(form)]
        if hit
    ]


@cache
def terms(language: str) -> list[tuple[str, str, re.Pattern[str], frozenset[str]]]:
    """Rows of the list of terms: what is written, what is not, its pattern, and the files."""
    page = (LOCALE / "TERMS.md").read_text(encoding="utf-8")
    table = page.partition(f"\n## {language}\n")[2].partition("\n## ")[0]
    rows = []
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != 5 or cells[0] in ("what", "---"):
            continue
        _, write, struck, where, _ = cells
        for word in filter(None, (part.strip() for part in struck.split(","))):
            inner = re.escape(word).replace(r"\ \.\.\ ", r" (?:\w+ ){0,3}").replace(r"\*", r"\w*")
            pattern = re.compile(rf"(?<!\w){inner}(?!\w)", re.IGNORECASE)
            names = frozenset(filter(None, (part.strip() for part in where.split(","))))
            rows.append((write, word, pattern, names))
    return rows


def struck_terms(language: str, file: str) -> list[str]:
    """Words that the list of terms replaces by another."""
    return [
        f"{key}: {hit[0]!r}; write: {write}"
        for write, _, pattern, names in terms(language)
        if not names or file in names
        for key, form in forms(language, file)
        for hit in [pattern.search(form)]
        if hit
    ]


CHECKS: dict[str, Callable[[str, str], list[str]]] = {
    "grade": hard_to_read,
    "long": endless,
    "bookish": bookish,
    "small": small_letters,
    "person": wrong_person,
    "terms": struck_terms,
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("check", CHECKS)
def test_texts_are_plain(check: str, language: str) -> None:
    for file in some(files()):
        faults = CHECKS[check](language, file)
        assert not faults, f"{language}/{file}.ftl:\n" + "\n".join(faults)


@pytest.mark.parametrize("language", languages())
def test_the_list_of_terms_can_be_read(language: str) -> None:
    rows = terms(language)
    assert len(rows) >= 8
    names = {name for _, _, _, where in rows for name in where}
    assert names <= set(files())
    for write, word, pattern, _ in rows:
        assert not pattern.search(write.replace("`", "")), f"{word} strikes out {write}"


@pytest.mark.parametrize("page", ["README.md", "docs/features.md", "docs/school.md"])
def test_a_game_has_the_same_name_where_people_read_about_it(page: str) -> None:
    text = (LOCALE.parents[1] / page).read_text(encoding="utf-8")
    assert not re.search(r"\bBigE?Bang\b", text.replace("\\", ""))


def test_a_fault_of_each_kind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks see what they are made for, so that their silence says something."""
    samples = {
        "grade": {"x-rules-1": [" ".join(["Perturbative calculations illustrate amplitudes"] * 9)]},
        "long": {"x-1": ["word " * (LONGEST + 1)]},
        "bookish": {"x-1": ["Which deal shall it be?"], "x-2": ["Then it is so, but it is not."]},
        "small": {"x-hint-1": ["the quark fits."], "x-2": ["It fits. the quark is up."]},
        "person": {"x-log-1": [f"{GAP} throws a card away."], "x-log-2": [f"{GAP}: builds it."]},
        "terms": {"x-1": ["Two protons crash."], "x-2": ["BigEBang"]},
    }
    for check, sample in samples.items():
        monkeypatch.setattr("tests.words.test_plain.texts", lambda *_, s=sample: s)
        assert len(CHECKS[check]("en", "x")) == len(sample), check
