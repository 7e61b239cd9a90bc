"""Page of the formats: ``python -m tests.formats_page`` writes docs/formats.md."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from game.files.formats import (
    EntryFormat,
    FileFormat,
    LinesFormat,
    ListFormat,
    TableFormat,
    TextFormat,
)
from game.formats import ENTRIES, FILES

PAGE = Path(__file__).parents[1] / "docs" / "formats.md"
SHOWN = 100
"""Letters of an example."""
HEAD = """\
# Formats

Everything that Quarkade keeps or reads, with the limits that the parsers keep to. This page is made
from `game/formats.py`: `$(python3 -m game.start.bootstrap) -m tests.formats_page` writes it, and
`tests/gates/test_formats.py` checks that it is up to date. The same list gives the inputs of that
test: values within each limit, at it and past it.

**To add an entry of the store**, declare a `JsonFormat` (or another kind in
`game/files/formats.py`) beside the code that keeps the entry, read through it, and add it to
`ENTRIES`. `visitor` says whether a kiosk deletes the entry when its visitor leaves. Never make a
limit smaller later: old entries could not be read any more.

An entry has at most 64,000 bytes and 40 levels of brackets. A text that is not of its type counts
as no entry. In a list or a table only the wrong items are left out. For files the reader says in a
sentence what is wrong.
"""
REST = """\
## Formats with a module of their own

* `store.db` as a whole: tables of every released version in `game/store/file_format.py`.
* The file with all games of the browser edition (`quarkade-games-1`): a JSON object of file names
  and contents, checked by `games.mjs` before anything is replaced.
* Messages between the arcade and its engine processes: types in `ai/worker/protocol.py`. They are
  never kept.
* Texts, quiz items, collisions and weights are part of the program. Nothing reads them from other
  places.
"""

Schema = Mapping[str, Any]


def kind_of(form: EntryFormat) -> str:
    """The way in which an entry is written."""
    match form:
        case ListFormat():
            return "a list as JSON"
        case TableFormat():
            return "an object as JSON"
        case TextFormat():
            return "text"
        case LinesFormat():
            return f"up to {form.most} lines, each a number, a blank and JSON"
    return "JSON"


def limits(schema: Schema, whole: Schema) -> str:
    """Type and limits of a value, in words."""
    if "$ref" in schema:
        schema = whole["$defs"][schema["$ref"].rpartition("/")[2]]
    if "anyOf" in schema:
        return " or ".join(limits(each, whole) for each in schema["anyOf"])
    if "enum" in schema:
        return "one of " + ", ".join(f"`{each}`" for each in schema["enum"])
    between = " to ".join(
        _number(schema[name]) for name in ("minimum", "maximum") if name in schema
    )
    if "exclusiveMaximum" in schema:
        between += f" to {_number(schema['exclusiveMaximum'] - 1)}"
    match schema.get("type"):
        case "string":
            words = [f"at most {schema['maxLength']} letters"] if "maxLength" in schema else []
            if "pattern" in schema:
                words.append(f"`{_short(schema['pattern'])}`".replace("|", "\\|"))
            return ", ".join(["text", *words])
        case "integer" | "number" as name:
            word = "whole number" if name == "integer" else "number"
            return f"{word} {between}".strip()
        case "boolean":
            return "`true` or `false`"
        case "array" if "prefixItems" in schema:
            inner = "; ".join(limits(each, whole) for each in schema["prefixItems"])
            return f"list of: {inner}"
        case "array":
            return f"{_most(schema, 'Items')} of: {limits(schema['items'], whole)}"
        case "object" if "properties" in schema:
            return f"`{schema['title']}`"
        case "object":
            names = schema.get("propertyNames", {})
            key = f"names of at most {names['maxLength']} letters, " if "maxLength" in names else ""
            inner = limits(schema.get("additionalProperties", {}), whole)
            return f"{_most(schema, 'Properties', 'fields')}: {key}{inner}"
    return "anything"


def _most(schema: Schema, what: str, word: str = "items") -> str:
    return f"at most {schema[f'max{what}']} {word}" if f"max{what}" in schema else word


def _number(value: float) -> str:
    if abs(value) == 2**53:
        return "-2^53" if value < 0 else "2^53"
    return f"{value:,}"


def _short(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}\u2026"


def rows(kind: Any, among: Mapping[str, tuple[Any, ...]]) -> Iterator[str]:
    """A row for each field of a type, and of the types in it."""
    whole = msgspec.json.schema(kind)
    types = dict(whole.get("$defs", {}))
    if "properties" not in whole and "$ref" not in whole:
        yield f"| | {limits(whole, whole)} | |"
    for name, schema in types.items():
        fields = schema.get("properties")
        if fields is None:  # a row: fields by their place
            yield f"| `{name}` | {limits(schema, whole)} | |"
            continue
        needed = schema.get("required", ())
        for field, each in fields.items():
            text = limits(each, whole)
            if field in among:
                text = "one of " + ", ".join(f"`{json.dumps(value)}`" for value in among[field])
            yield f"| `{name}.{field}` | {text} | {'yes' if field in needed else ''} |"


def table(kind: Any, among: Mapping[str, tuple[Any, ...]] | None = None) -> list[str]:
    """The fields of a type."""
    return ["| field | type and limits | needed |", "|---|---|---|", *rows(kind, among or {})]


def entry(form: EntryFormat) -> list[str]:
    """Part of the page about an entry."""
    gone = "yes" if form.visitor else "no"
    return [
        f"### `{form.key}`\n",
        f"{form.about}\n",
        f"Written as {kind_of(form)}. Deleted when a visitor of a kiosk leaves: {gone}. Example:",
        f"`{_short(form.example)}`\n",
        *table(form.shape()),
        "",
    ]


def file(form: FileFormat) -> list[str]:
    """Part of the page about a file."""
    return [
        f"### {form.name}\n",
        f"{form.about} At most {form.largest:,} bytes.\n",
        *table(form.kind, form.among),
        "",
    ]


def page() -> str:
    """The whole page."""
    lines = [HEAD, "## Entries of the store\n"]
    for each in ENTRIES:
        lines += entry(each)
    lines.append("## Files and rows\n")
    for one in FILES:
        lines += file(one)
    lines.append(REST)
    return "\n".join(lines)


def main() -> int:
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
