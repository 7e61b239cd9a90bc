"""The files that `store export` writes and `store rescue` saves."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from pathlib import Path

import pytest

from game.commands.arguments import parse
from game.commands.store import run
from game.core.record import parse_record, replay
from game.files.exits import Stop
from game.games import GAMES
from game.match.saving import keep
from game.store import Store
from game.store.check import Report, check, refusal
from game.store.copies import COPIES
from tests.core.played import played
from tests.store.straw import digest, file_of, play, played_game

posix = pytest.mark.skipif(os.name != "posix", reason="pipes and links")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    data = tmp_path / "data"
    with Store.open(data) as store:
        record = played("bigebang")
        keep(store, replay(record, GAMES), record.seats)
    return data


def store(folder: Path, *words: str) -> int:
    return run(parse(["store", *words, "--data-dir", str(folder)]))


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if path.is_file() and not path.is_symlink()
    }


# --- export --------------------------------------------------------------------------------------

OWN = (
    "store.db",
    "store.lock",
    "store.db-journal",
    "store.backup-1",
    "store.damaged-1",
    "STORE.DB",
    "settings.toml",
    "settings.toml.bak",
    "errors.log",
    "kiosk.log",
    "faults.log",
)


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("way", [(), ("--force",)])
def test_a_game_is_never_written_over_what_is_ours(
    folder: Path, name: str, way: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(folder)
    monkeypatch.chdir(folder)
    for path in (folder / name, Path(name), folder / ".." / "data" / name):
        with pytest.raises(Stop) as refused:
            store(folder, "export", "1", str(path), *way)
        assert "\n" not in str(refused.value)
    assert contents(folder) == before


@posix
@pytest.mark.parametrize("what", ["file", "link", "dangling", "folder", "pipe", "device", "loop"])
@pytest.mark.parametrize("way", [(), ("--force",)])
def test_a_game_is_written_over_nothing_unless_asked_to(
    folder: Path, tmp_path: Path, what: str, way: tuple[str, ...]
) -> None:
    precious = tmp_path / "precious"
    precious.write_text("precious")
    path = tmp_path / "target.json"
    match what:
        case "file":
            path.write_text("precious")
        case "link":
            path.symlink_to(precious)
        case "dangling":
            path.symlink_to(tmp_path / "nowhere")
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "device":
            path = Path("/dev/null")
        case "loop":
            path.symlink_to(path)
    allowed = what == "file" and bool(way)
    if allowed:
        assert store(folder, "export", "1", str(path), *way) == 0
        assert parse_record(path.read_text()).game == "bigebang"
    else:
        kind = os.lstat(path).st_mode
        with pytest.raises(Stop) as refused:
            store(folder, "export", "1", str(path), *way)
        assert "\n" not in str(refused.value)
        assert os.lstat(path).st_mode == kind, "it is what it was"
    assert precious.read_text() == "precious"
    assert not (tmp_path / "nowhere").exists()
    assert not list(tmp_path.glob(".*.draft"))


@posix
@pytest.mark.parametrize("end", [".draft", ".tmp", "~"])
def test_nothing_beside_the_file_is_touched(folder: Path, tmp_path: Path, end: str) -> None:
    """The name of a draft is one that no other program can have prepared."""
    path = tmp_path / "game.json"
    beside = tmp_path / f"game.json{end}"
    beside.write_text("precious")
    assert store(folder, "export", "1", str(path)) == 0
    assert beside.read_text() == "precious"


# --- rescue --------------------------------------------------------------------------------------


def test_a_whole_store_is_saved_whole(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(folder)
    assert store(folder, "rescue", str(folder), str(tmp_path / "out")) == 0
    assert "one game with" in capsys.readouterr().out
    assert contents(folder) == before
    assert check(tmp_path / "out").problems == ()
    with Store.open(folder) as old, Store.open(tmp_path / "out") as new:
        assert old.games(9) + old.unfinished() == new.games(9) + new.unfinished()


def test_a_store_of_the_first_format_is_saved_too(tmp_path: Path) -> None:
    import sqlite3

    folder = tmp_path / "old"
    folder.mkdir()
    dump = Path(__file__).parents[1] / "store" / "released" / "store-1.sql"
    connection = sqlite3.connect(file_of(folder))
    connection.executescript(dump.read_text(encoding="utf-8"))
    connection.close()
    assert store(folder, "rescue", str(folder), str(tmp_path / "out")) == 0
    with Store.open(tmp_path / "out") as new:
        assert len(new.games(99) + new.unfinished()) == 10


@pytest.mark.parametrize("number", range(1, COPIES + 1))
def test_games_are_saved_from_any_of_the_copies(folder: Path, tmp_path: Path, number: int) -> None:
    for path in folder.glob("store.*"):
        if path.name != "store.backup-1":
            path.unlink()
    (folder / "store.backup-1").replace(folder / f"store.backup-{number}")
    assert store(folder, "rescue", str(folder), str(tmp_path / "out")) == 0
    with Store.open(tmp_path / "out") as new:
        assert [saved.record.moves for saved in new.games(9)] == [played("bigebang").moves]


@pytest.mark.parametrize("header", ["whole", "gone"])
@pytest.mark.parametrize("count", [5, pytest.param(300, marks=pytest.mark.slow)])
def test_what_comes_out_of_ruins_was_once_written(tmp_path: Path, header: str, count: int) -> None:
    """Half of the sectors are gone, and there is no copy."""
    folder = tmp_path / "data"
    with Store.open(folder) as original:
        games = {played_game(original, 40): 40 for _ in range(8)}
        for game_id in list(games)[:4]:
            original.finished(game_id, (1.0, -1.0), digest(40))
        original.rewound(8, 20)
        play(original, 8, 21, 30)
        whole = {game_id: original.record(game_id) for game_id in games}
    for copy in folder.glob("store.backup-*"):
        copy.unlink()
    good = file_of(folder).read_bytes()
    chance = random.Random(f"ruins {header}")
    saved = 0
    for number in range(count):
        raw = bytearray(good)
        for at in range(0, len(raw), 512):
            if chance.random() < 0.3:
                raw[at : at + 512] = bytes(512)
        if header == "gone":
            raw[:4096] = bytes(4096)
        file_of(folder).write_bytes(raw)
        out = tmp_path / f"out{number}"
        try:
            store(folder, "rescue", str(folder), str(out))
        except Stop:
            continue
        with Store.open(out) as new:
            assert new.notice is None
            for game in new.games(99) + new.unfinished():
                saved += 1
                was = whole[game.id]
                same = len(game.record.moves)
                # An early part of it, or it as it stood before the rewind.
                assert game.record.seed == was.seed
                assert game.record.moves[:20] == was.moves[: min(same, 20)]
        assert file_of(folder).read_bytes() == raw
    assert saved >= count


@pytest.mark.parametrize("what", ["nothing", "noise", "another program", "a text"])
def test_nothing_comes_out_of_nothing(tmp_path: Path, what: str) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    match what:
        case "noise":
            file_of(folder).write_bytes(random.Random("noise").randbytes(100_000))
        case "another program":
            import sqlite3

            connection = sqlite3.connect(file_of(folder))
            connection.execute("CREATE TABLE theirs(x)")
            connection.close()
        case "a text":
            file_of(folder).write_text("x" * 10_000)
    with pytest.raises(Stop):
        store(folder, "rescue", str(folder), str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()


def test_nothing_is_saved_over_something(folder: Path, tmp_path: Path) -> None:
    before = contents(folder)
    for target in (folder, tmp_path):
        with pytest.raises(Stop):
            store(folder, "rescue", str(folder), str(target))
    assert contents(folder) == before


def test_a_folder_without_a_store_has_nothing_wrong(tmp_path: Path) -> None:
    assert check(tmp_path) == Report(0, 0, ())


def test_a_record_is_trusted_only_if_its_moves_lead_where_it_says() -> None:
    record = played("bigebang")
    assert refusal(record) is None
    assert refusal(replace(record, digest="00000000")) is not None
    assert refusal(replace(record, digest="00000000", rules=1)) is None, "old, not wrong"
