"""Words of others are printed as one line that moves no cursor."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from game.commands.arguments import main
from game.files.terminal import LONGEST, foreign, tell
from game.store import FILE, Store, file_format
from game.store.journal import upsert_meta
from tests.store import hostile
from tests.store.straw import played_game
from tests.store.test_hostile import with_row

ESCAPES = (
    "\x1b[2J",
    "\x1b]0;title\x07",
    "\x9b31m",
    "a\rb",
    "a\nquarkade: all is well",
    "\u202e\u2067gnp.exe",
    "a\x00b",
    "\ud800",
)


@pytest.mark.parametrize("text", ESCAPES)
def test_a_foreign_text_is_one_line_without_escapes(text: str) -> None:
    assert foreign(text).isprintable()
    assert len(foreign(text)) == len(text)


def test_a_long_one_is_cut_in_the_middle_and_a_plain_one_is_left_alone() -> None:
    assert foreign("a" * 1_000 + ".json").endswith(".json")
    assert len(foreign("a" * 10_000)) <= LONGEST + 1
    assert foreign(Path("été Ω 'x'.json")) == "été Ω 'x'.json"
    assert foreign(Path("b\udcff")) == "b\ufffd"


@pytest.mark.parametrize("error", [True, False])
def test_a_line_is_told_without_escapes(capsys: pytest.CaptureFixture[str], error: bool) -> None:
    tell("one\x1b[2J\ntwo", error=error)
    out, err = capsys.readouterr()
    assert (err if error else out) == "one\ufffd[2J\ntwo\n"


def printed(capsys: pytest.CaptureFixture[str]) -> str:
    out, err = capsys.readouterr()
    lines = out + err
    assert all(letter.isprintable() or letter == "\n" for letter in lines), lines
    assert "all is well" not in [line.removeprefix("quarkade: ") for line in lines.split("\n")]
    return lines


@pytest.mark.parametrize(
    "name", ["\x1b[2J.json", "a\nquarkade: all is well", "\u202ea", "x" * 3_000]
)
@pytest.mark.parametrize("deed", ["import", "export", "rescue"])
def test_no_name_of_a_file_reaches_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, deed: str
) -> None:
    with Store.open(tmp_path / "data") as store:
        played_game(store)
    place = str(tmp_path / name)
    words = {"import": [place], "export": ["9", place], "rescue": [place, place]}
    assert main(["store", deed, *words[deed], "--data-dir", str(tmp_path / "data")]) != 0
    assert "???" not in printed(capsys)


@pytest.mark.parametrize("text", ESCAPES[:-2])
def test_no_row_of_a_planted_store_reaches_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    data = tmp_path / "data"
    with Store.open(data) as store:
        played_game(store)
    with_row(data, "game", hostile.game_row(name=text[:200]))
    for deed in ("list", "check"):
        main(["store", deed, "--data-dir", str(data)])
        printed(capsys)
    main(["store", "rescue", str(data), str(tmp_path / "out")])
    printed(capsys)
    connection = sqlite3.connect(data / FILE)
    later = file_format.VERSION + 1
    connection.execute(f"PRAGMA user_version = {later}")
    for key, value in (("format", str(later)), ("program", text)):
        connection.execute(*upsert_meta(key, value))
    connection.commit()
    connection.close()
    main(["store", "list", "--data-dir", str(data)])
    assert "Quarkade" in printed(capsys)
