"""Each format that lasts, with values made from its type: within its limits, at them and past them.

The list is `game.formats`. So is the page docs/formats.md, and the keys that a kiosk clears.
"""

from __future__ import annotations

import ast
import csv
import io
import json
import random
import re
from pathlib import Path

import msgspec
import pytest
import tomli_w

from game.files.formats import EntryFormat, FileFormat, JsonFormat, LinesFormat, TextFormat
from game.files.parsing import parse_toml
from game.formats import ENTRIES, FILES, TableLine
from game.unattended import OF_A_VISITOR
from tests.formats_page import PAGE, page
from tests.gates import drawn, sizes
from tests.gates.made import Maker, checked, example, key_of, maker, plain, text_of
from tests.gates.mutants import altered
from tests.gates.parsers import SHEET
from tests.gates.watch import ROOT
from tests.some import some
from tests.syntax import nodes, tree

entries = pytest.mark.parametrize("form", ENTRIES, ids=lambda form: form.key)
files = pytest.mark.parametrize("form", FILES, ids=lambda form: form.name)


@entries
def test_the_example_is_read_whole(form: EntryFormat) -> None:
    assert [plain(value) for value in checked(form, form.example)] == [example(form)]
    assert form.claims(key_of(form))
    assert form.claims(form.key)


@entries
@sizes(60, 40_000)
def test_a_value_within_the_limits_is_read_whole(form: EntryFormat, count: int) -> None:
    made = maker(form, drawn(f"within {form.key}"))
    for _ in some(range(count)):
        value = made.good()
        text = text_of(form, value)
        if isinstance(form, LinesFormat) and len(text) > form.longest:
            continue
        assert [plain(each) for each in checked(form, text)] == [value]


@entries
@sizes(60, 40_000)
def test_a_value_past_a_limit_is_not_read(form: EntryFormat, count: int) -> None:
    made = maker(form, drawn(f"past {form.key}"))
    for _ in some(range(count)):
        value = made.spoilt()
        values = checked(form, text_of(form, value))
        if isinstance(form, TextFormat):
            if isinstance(value, str):
                fine = len(value) <= form.longest and re.fullmatch(form.pattern, value)
                assert bool(values) == bool(fine and value)
        elif isinstance(form, JsonFormat | LinesFormat):
            assert values == []
        else:
            assert [plain(each) for each in values] != [value]


@entries
def test_nor_is_a_value_of_another_type(form: EntryFormat) -> None:
    forms = list(altered(example(form)))
    for value in forms[:: 1 + len(forms) // 500]:
        checked(form, text_of(form, value))


def test_no_two_formats_have_the_same_key() -> None:
    assert len({form.key for form in ENTRIES}) == len(ENTRIES)


def test_a_kiosk_clears_what_is_of_a_visitor_and_nothing_else() -> None:
    for form in ENTRIES:
        assert key_of(form).startswith(OF_A_VISITOR) == form.visitor, form.key


def sources() -> list[Path]:
    return sorted(path for top in ("game", "ai", "tutorial") for path in (ROOT / top).rglob("*.py"))


def test_every_module_that_keeps_an_entry_declares_its_format() -> None:
    listed = {
        node.value.id
        for node in ast.walk(ast.parse((ROOT / "game" / "formats.py").read_text("utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    }
    elsewhere = {
        "hunt_notebook", "shots", "practice_shots", "start", "store",  # by the formats of others
        "kiosk",  # by those of `pins`
    }  # fmt: skip
    keeping = {
        path.stem if path.stem != "__init__" else path.parent.name
        for path in sources()
        if ".set_progress(" in path.read_text("utf-8")
    }
    assert keeping - elsewhere <= listed
    assert len(keeping) > 10


def test_json_that_lasts_is_read_through_a_format_alone() -> None:
    readers = [
        path.relative_to(ROOT).as_posix()
        for path in sources()
        if any(
            isinstance(node, ast.ImportFrom)
            and node.module == "game.files.parsing"
            and any(each.name.startswith("decode") for each in node.names)
            for node in nodes(tree(path))
        )
    ]
    # The list of a site's files belongs to the maker of the site: it is in no player's folder.
    assert readers == ["game/commands/web.py", "game/files/formats.py"]


def test_the_page_is_up_to_date() -> None:
    wrong = "docs/formats.md tells of other formats; write it: python -m tests.formats_page"
    assert PAGE.read_text(encoding="utf-8") == page(), wrong


# --- files ----------------------------------------------------------------------------------------


def plain_example(form: FileFormat) -> object:
    if form.coding == "toml":
        return parse_toml(form.example)
    return json.loads(form.example)


def as_file(form: FileFormat, value: object) -> bytes:
    if form.coding == "toml":
        assert isinstance(value, dict)
        return tomli_w.dumps(value).encode()
    return json.dumps(value).encode()


def fits(form: FileFormat, value: object) -> bool:
    try:
        msgspec.convert(value, form.kind)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize(
    "form", [each for each in FILES if each.example], ids=lambda form: form.name
)
@sizes(60, 40_000)
def test_a_parser_and_the_type_of_its_file_agree(form: FileFormat, count: int) -> None:
    """The parsers of records and rows are written by hand: the rules need nothing but Python."""
    assert form.accepts(form.example)
    chance = drawn(f"file {form.name}")
    made = Maker(form.kind, plain_example(form), chance)
    taken = 0
    for n in range(count):
        value = made.spoilt() if n % 2 else made.good(form.among)
        if form.coding == "toml" and not isinstance(value, dict):
            continue
        raw = as_file(form, value)
        accepted = form.accepts(raw)
        taken += accepted
        assert not accepted or fits(form, value), raw[:400]
        if form.exact and len(raw) <= form.largest:
            assert accepted == fits(form, value), raw[:400]
    assert taken or form.coding == "toml"


@sizes(60, 4_000)
def test_a_line_of_a_table_keeps_to_its_type(count: int) -> None:
    (form,) = (each for each in FILES if each.kind is TableLine)
    assert form.accepts(SHEET)
    head, *lines = csv.reader(io.StringIO(SHEET.decode()))
    chance = drawn("lines of a table")
    for line in lines:
        assert fits(form, dict(zip(head, line, strict=True)))
    for _ in range(count):
        changed = [list(line) for line in lines]
        line = chance.choice(changed)
        line[chance.randrange(len(line))] = chance.choice(
            ("", "x", "3", "=1+1", "up", "x" * 2_001, "\u202e", "0123ABCD", "up up up", "a;b", "\0")
        )
        sheet = io.StringIO()
        csv.writer(sheet, lineterminator="\n").writerows([head, *changed])
        if form.accepts(sheet.getvalue().encode()):
            assert fits(form, dict(zip(head, line, strict=True))), line


@files
def test_a_file_that_is_too_long_is_refused(form: FileFormat) -> None:
    chance = random.Random(form.name)
    padding = b"#" if form.coding == "toml" else b" "
    if form.coding in ("toml", "json"):
        assert not form.accepts(
            form.example + b"\n" + padding * (form.largest + chance.randrange(9))
        )
