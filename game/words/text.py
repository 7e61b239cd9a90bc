"""Phrases into words: the Fluent files of one language, read when they are first needed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.phrase import Filling, Phrase, drawable
from game.files.atomic_files import read_packaged
from game.files.exits import INTERNAL, Stop
from game.words.amounts import amount, count

if TYPE_CHECKING:
    # Imported where words are needed: the first picture of a start is kept, and needs none.
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

MINUS = re.compile(r"(?<!\w)-(?=\d)")
"""A hyphen that is a minus sign: numbers come with one."""

LOCALE = Path(__file__).parents[2] / "assets" / "locale"


def unmarked(words: str) -> str:
    """Words without the double stars that mark strong ones for the screen."""
    return words.replace("**", "")


def languages() -> tuple[str, ...]:
    """The languages that are there, English first."""
    folders = sorted(folder.name for folder in LOCALE.iterdir() if (folder / "shell.ftl").is_file())
    return tuple(sorted(folders, key=lambda name: name != "en"))


@cache
def _resource(path: Path) -> Resource | None:
    """One file of texts, read once: a language may be chosen again and again. None: there is none.

    All files of all languages together are some 15 MB.
    """
    if not path.is_file():
        return None
    return parsed(read_packaged(path), f"{path.parent.name}/{path.name}")


def parsed(raw: bytes, name: str) -> Resource:
    """A file of texts. Raises Stop for a file that is not text, or is nested without end."""
    from fluent.runtime import FluentResource

    try:
        return FluentResource(raw.decode("utf-8"))
    except (UnicodeDecodeError, RecursionError):
        said = f"the texts in {name} are damaged: please download Quarkade again"
        raise Stop(INTERNAL, said) from None


def read_all() -> None:
    """Read every file of every language, so that nothing is left for later; takes a second."""
    for path in LOCALE.glob("*/*.ftl"):
        _resource(path)


@cache
def _topics() -> dict[str, str]:
    """Beginnings of keys of the item bank, and the file of each: one for every topic."""
    names = (path.stem for path in (LOCALE / "en").glob("items_*.ftl"))
    return {f"item-{name.removeprefix('items_').replace('_', '-')}-": name for name in names}


def files_of(key: str) -> list[str]:
    """The names of the files that may contain a key that the shell's file lacks."""
    first = key.partition("-")[0]
    if first == "item":
        return [file for begin, file in _topics().items() if key.startswith(begin)]
    if first == "misconception":
        return [file for file in _topics().values() if file.startswith("items_misconceptions")]
    return [first]


class Text:
    """Everything the arcade says, in one language.

    A key is looked for in the shell's file, then in the one that its first part names: a game's,
    or that of the codex; `files_of` tells more. What a language has no words for comes in English.
    Four keys are its own: ``literal`` (the same in every language), ``figure`` (a number
    with its unit), ``day`` (a date) and ``seat`` (the name of the player there, as `names` has
    it).
    """

    def __init__(self, language: str) -> None:
        """The shell's texts are read when the first words are needed."""
        self.language = language
        self.names: Sequence[Phrase] = ()
        """Name of each seat of the table in play."""
        self._loaded: set[str] = set()
        self._cache: dict[Phrase, str] = {}
        self.missing: set[str] = set()
        """Keys that were wanted and are not there, or whose gaps could not be filled: a test's
        business. The player sees English, or the key, and plays on."""
        self._spare: Text | None = None

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([self.language], use_isolating=False)
        self._read(bundle, "shell")
        return bundle

    @property
    def _english(self) -> Text | None:
        """English texts, for words that this language lacks; opened when first needed."""
        if self._spare is None and self.language != "en":
            self._spare = Text("en")
        return self._spare

    def _read(self, bundle: FluentBundle, name: str) -> None:
        self._loaded.add(name)
        resource = _resource(LOCALE / self.language / f"{name}.ftl")
        if resource is not None:
            bundle.add_resource(resource)

    def name_seats(self, names: Sequence[Phrase]) -> None:
        """Set the names of the seats from now on."""
        if tuple(names) != tuple(self.names):
            self.names = tuple(names)
            self._cache.clear()

    def has(self, key: str) -> bool:
        """True if there are words under this key, if only in English."""
        if key in ("literal", "figure", "day", "seat") or self._has(key):
            return True
        english = self._english
        return english is not None and english.has(key)

    def _has(self, key: str) -> bool:
        if not self._bundle.has_message(key):
            for file in files_of(key):
                if file not in self._loaded:
                    self._read(self._bundle, file)
        return self._bundle.has_message(key)

    def say(self, phrase: Phrase) -> str:
        """The phrase in words."""
        words = self._cache.get(phrase)
        if words is None:
            if len(self._cache) > 4000:
                self._cache.clear()
            words = self._cache[phrase] = drawable(self._speak(phrase))
        return words

    def _speak(self, phrase: Phrase) -> str:
        args = {name: self._fill(filling) for name, filling in phrase.args}
        if phrase.key == "literal":
            return str(args["text"])
        if phrase.key == "figure":
            return amount(str(args["text"]), self.language)
        if phrase.key == "day":
            return self._day(str(args["text"]))
        if phrase.key == "seat":
            seat = int(args["seat"])
            if 0 <= seat < len(self.names):
                return self.say(self.names[seat])
            args = {"number": seat + 1}
            return self.say(Phrase("seat-number", tuple(args.items())))
        if not self._has(phrase.key):
            self.missing.add(phrase.key)
            english = self._english
            if english is None:
                return phrase.key
            english.name_seats(self.names)
            return english.say(phrase)
        pattern = self._bundle.get_message(phrase.key).value
        assert pattern is not None, phrase.key
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            self.missing.add(f"{phrase.key}: {errors[0]}")
        assert isinstance(words, str)
        return MINUS.sub("\u2212", words)

    def _day(self, text: str) -> str:
        """A day as the language writes it; a text that is not a day stays as it is."""
        from babel.dates import format_date

        try:
            day = date.fromisoformat(text)
        except ValueError:
            return text
        # Babel's "en" is American: month, day, year.
        return format_date(day, "d MMM y" if self.language == "en" else "medium", self.language)

    def _fill(self, filling: Filling) -> int | float | str:
        if isinstance(filling, Phrase):
            return self.say(filling)
        # Smaller ones choose a plural, and no language groups their figures.
        if isinstance(filling, int) and abs(filling) >= 1000:
            return count(filling, self.language)
        return filling
