"""`main.py store`: checks, lists, exports and imports; whatever it refuses, it says why."""

from __future__ import annotations

import json
import os
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from game.commands import arguments
from game.core.contract import move_text
from game.core.record import Record, parse_record, record_of
from game.core.rng import Rng
from game.core.session import Session
from game.files.exits import FINE, REFUSED, USAGE
from game.games import GAMES
from game.store import Store
from game.store.writer import Change, Writer
from tests.store.straw import SETTLED, file_of, played_game

GAME = "bigebang"
SEATS = ("human", "ai:student")


def keep_a_game(folder: Path, moves: int) -> int:
    """So many random moves of a real game, or all of them."""
    game = GAMES[GAME]
    session = Session(game, 2, {}, "kept")
    rng = Rng("kept", "walk")
    with Store.open(folder) as store:
        game_id = store.begin(record_of(session, SEATS))
        for n in range(1, moves + 1):
            if session.to_move() is None:
                store.finished(game_id, session.returns(), session.digest())
                break
            move = rng.pick(session.legal_moves())
            session.play(move)
            store.played(game_id, n, move_text(move), session.digest())
        assert store.flush(SETTLED)
    return game_id


def run(folder: Path, *typed: str) -> int:
    return arguments.main(["store", *typed, "--data-dir", str(folder)])


def report(folder: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    capsys.readouterr()
    code = run(folder, "check")
    line: dict[str, object] = json.loads(capsys.readouterr().out)
    assert code == (FINE if line["ok"] else REFUSED)
    return line


def only_problem(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    problems = report(folder, capsys)["problems"]
    assert isinstance(problems, list)
    (problem,) = problems
    assert isinstance(problem, str)
    return problem


# --- check ---------------------------------------------------------------------------------------


def test_nothing_kept_is_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nothing = {"ok": True, "games": 0, "moves": 0, "problems": []}
    assert report(tmp_path / "no such folder", capsys) == nothing
    assert not (tmp_path / "no such folder").exists()


def test_check_plays_every_game_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep_a_game(tmp_path, 1000)
    keep_a_game(tmp_path, 7)
    with Store.open(tmp_path) as store:
        moves = len(store.record(1).moves) + 7
        assert store.games(1)
    assert report(tmp_path, capsys) == {"ok": True, "games": 2, "moves": moves, "problems": []}


def test_check_finds_a_move_that_was_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_a_game(tmp_path, 9)
    connection = sqlite3.connect(file_of(tmp_path))
    connection.execute("UPDATE event SET move = 'cheat:1' WHERE seq = 4")
    connection.commit()
    connection.close()
    assert "game 1 fails its check at 4" in only_problem(tmp_path, capsys)


def test_check_finds_a_seed_that_was_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_a_game(tmp_path, 0)
    connection = sqlite3.connect(file_of(tmp_path))
    connection.execute("UPDATE game SET seed = 'luckier'")
    connection.commit()
    connection.close()
    assert "a row of game fails its check" in only_problem(tmp_path, capsys)


def test_check_reports_damage_and_leaves_it_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_a_game(tmp_path, 9)
    raw = bytearray(file_of(tmp_path).read_bytes())
    raw[4096:12288] = bytes(8192)
    file_of(tmp_path).write_bytes(raw)
    assert "damaged" in only_problem(tmp_path, capsys)
    assert file_of(tmp_path).read_bytes() == raw
    file_of(tmp_path).write_bytes(b"something else entirely")
    assert "damaged" in only_problem(tmp_path, capsys)


# --- list and export -----------------------------------------------------------------------------


def test_list_shows_the_ids(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep_a_game(tmp_path, 1000)
    keep_a_game(tmp_path, 1)
    assert run(tmp_path, "list") == FINE
    newest, oldest = capsys.readouterr().out.splitlines()
    assert newest.startswith("2 ")
    assert "(1 move, not finished)" in newest
    assert oldest.startswith("1 ")
    assert "moves, finished)" in oldest


def test_an_exported_game_can_be_imported_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_a_game(tmp_path / "here", 1000)
    file = tmp_path / "game.json"
    assert run(tmp_path / "here", "export", "1", str(file)) == FINE
    record = parse_record(file.read_text(encoding="utf-8"))
    assert run(tmp_path / "there", "import", str(file)) == FINE
    assert "as game 1" in capsys.readouterr().out
    with Store.open(tmp_path / "there") as store:
        assert store.record(1) == record
        assert len(store.games(1)) == 1
    assert report(tmp_path / "there", capsys)["ok"]


def test_an_unfinished_game_is_imported_as_one_to_go_on_with(tmp_path: Path) -> None:
    keep_a_game(tmp_path / "here", 5)
    file = tmp_path / "game.json"
    assert run(tmp_path / "here", "export", "1", str(file)) == FINE
    assert run(tmp_path / "there", "import", str(file)) == FINE
    with Store.open(tmp_path / "there") as store:
        assert [len(saved.record.moves) for saved in store.unfinished()] == [5]


def test_a_game_that_is_taken_in_is_one_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever kills it, and whenever: no part of a game is ever on the disk."""
    keep_a_game(tmp_path / "here", 5)
    file = tmp_path / "game.json"
    assert run(tmp_path / "here", "export", "1", str(file)) == FINE
    commits: list[int] = []
    put = Writer.put

    def noted(writer: Writer, entry: Change) -> None:
        commits.append(entry.moves)
        put(writer, entry)

    monkeypatch.setattr(Writer, "put", noted)
    assert run(tmp_path / "there", "import", str(file)) == FINE
    assert commits == [5]


def test_export_of_nothing_or_to_nowhere_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_a_game(tmp_path, 1)
    assert run(tmp_path, "export", "77", str(tmp_path / "x.json")) == REFUSED
    assert "Game 77 cannot be opened" in capsys.readouterr().err
    assert run(tmp_path, "export", "1", str(tmp_path / "no" / "x.json")) == REFUSED
    assert "could not be saved" in capsys.readouterr().err
    with pytest.raises(SystemExit) as left:
        run(tmp_path, "export", "../../etc", "x.json")
    assert left.value.code == USAGE


# --- import --------------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Record:
    keep_a_game(tmp_path / "source", 6)
    with Store.open(tmp_path / "source") as store:
        return store.record(1)


def refused(folder: Path, content: str | bytes, capsys: pytest.CaptureFixture[str]) -> str:
    """The message about a file with this content; nothing of it is taken in."""
    file = folder / "file.json"
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    capsys.readouterr()
    assert run(folder / "data", "import", str(file)) == REFUSED
    captured = capsys.readouterr()
    assert captured.out == ""
    (sentence,) = captured.err.splitlines()
    assert "Traceback" not in sentence
    with Store.open(folder / "data") as store:
        assert store.unfinished() == store.games(10) == []
    return sentence


def test_a_record_that_was_edited_is_refused(
    tmp_path: Path, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    edited = {
        "breaks the rules at move 2": replace(record, moves=(record.moves[0], "win:1")),
        "its end differs": replace(record, digest="00000000"),
        "newer rules": replace(record, rules=record.rules + 1),
        "not in this Quarkade": replace(record, game="chess"),
        "has a set-up": replace(record, seats=("human",) * 9),
        "“seats”": replace(record, seats=("human", "ai:../../genius")),
        "does not exist": replace(record, options={"variant": 99}),
    }
    for words, bad in edited.items():
        assert words in refused(tmp_path, bad.to_json(), capsys)


def test_what_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    contents: tuple[str | bytes, ...] = (
        "",
        "{}",
        "[]",
        "null",
        "[" * 100_000,
        '{"format": NaN}',
        '{"format": 1e999, "game": 1}',
        '{"format": 1, "game": "bigebang"}',
        "x" * 1_000_001,
        b"\xff\xfe\x00",
        b"\x00" * 1000,
        '{"format": ' + "9" * 5000 + ', "game": "bigebang"}',
    )
    for content in contents:
        refused(tmp_path, content, capsys)


@pytest.mark.skipif(os.name != "posix", reason="pipes and links")
def test_only_ordinary_files_are_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "target").write_text("{}")
    (tmp_path / "link").symlink_to(tmp_path / "target")
    for name in ("folder", "pipe", "link"):
        assert run(tmp_path / "data", "import", str(tmp_path / name)) == REFUSED
        assert "not a regular file" in capsys.readouterr().err
    assert run(tmp_path / "data", "import", str(tmp_path / "missing")) == REFUSED
    assert "cannot be read" in capsys.readouterr().err
    assert run(tmp_path / "data", "import", "/dev/zero") == REFUSED


def test_nothing_is_imported_where_nothing_can_be_kept(
    tmp_path: Path, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game.json").write_text(record.to_json())
    (tmp_path / "file").write_text("in the way")
    assert run(tmp_path / "file" / "data", "import", str(tmp_path / "game.json")) == REFUSED
    assert "could not be saved" in capsys.readouterr().err


def test_check_after_a_straw_game_names_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Store.open(tmp_path) as store:
        played_game(store, 3)
    line = report(tmp_path, capsys)
    assert (line["ok"], line["games"], line["moves"]) == (False, 1, 3)
