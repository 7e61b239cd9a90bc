"""The command line: what may be typed, and how each ending is told."""

from __future__ import annotations

import argparse
import importlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game import window
from game.art.ink import renderer
from game.commands import arguments, options
from game.commands import test as tests_command
from game.files.exits import ALREADY_RUNNING, FINE, INTERNAL, NO_DISPLAY, STOPPED, USAGE, Stop
from game.start import bootstrap
from game.store import StoreLocked

ROOT = Path(__file__).parents[2]


def typed(*words: str) -> argparse.Namespace:
    return arguments.parse(list(words))


def refused(*words: str) -> int:
    with pytest.raises(SystemExit) as left:
        arguments.parse(list(words))
    assert isinstance(left.value.code, int)
    return left.value.code


def test_without_a_command_it_plays() -> None:
    assert typed().command == "play"
    given = typed("--game", "bigebang", "--size", "1920x1080", "--text-size", "1.25", "--seed", "7")
    assert given.command == "play"
    assert (given.game, given.size, given.text_size, given.seed) == (
        "bigebang",
        (1920, 1080),
        1.25,
        "7",
    )
    assert typed("play", "--lang", "en").lang == "en"


def test_everything_after_test_is_for_pytest() -> None:
    assert typed("test").pytest == []
    assert typed("test", "-q", "-k", "store", "--help", "--", "x").pytest == [
        "-q",
        "-k",
        "store",
        "--help",
        "--",
        "x",
    ]


def test_a_folder_may_stand_before_or_after_the_deed() -> None:
    assert typed("store", "--data-dir", "d", "check").data_dir == Path("d")
    assert typed("store", "check", "--data-dir", "d").data_dir == Path("d")
    assert typed("store", "check").data_dir is None


@pytest.mark.parametrize(
    "line",
    [
        "bogus",
        "play --game chess",
        "play --size 10x10",
        "play --size big",
        "play --lang xx",
        "play --text-size 2",
        "play --text-size nan",
        "play --gam bigebang",
        "demo",
        "soak",
        "demo --game bigebang --seconds -1",
        "demo --game bigebang --level genius",
        "soak --events 0",
        "soak --events 5 --minutes 5",
        "soak --minutes inf",
        "store",
        "store export one file",
        "store export 0 file",
        "store import",
        "shots",
    ],
)
def test_nonsense_is_refused_with_a_word_about_it(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(*line.split()) == USAGE
    assert "error" in capsys.readouterr().err


def test_a_command_without_a_module_is_not_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(options.COMMANDS, "teleport", ("not yet", lambda _parser: None))
    assert "teleport" not in arguments.commands()
    assert refused("teleport") == USAGE
    assert refused("--help") == FINE
    assert "store" in capsys.readouterr().out


@pytest.mark.parametrize("name", arguments.commands())
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    if name == "test":
        return  # pytest does
    assert refused(name, "--help") == FINE
    assert "usage: " in capsys.readouterr().out


def test_seeds_are_words() -> None:
    assert options.seed("été 7") == "été 7"
    for bad in ("", "x" * 65, "a\nb", "\udcff"):
        with pytest.raises(argparse.ArgumentTypeError):
            options.seed(bad)


def test_levels_for_measuring() -> None:
    assert options.levels("Student, search:500,random") == (
        "student",
        "search:500",
        "random",
    )
    assert options.levels("oracle:9/plies=1") == ("oracle:9/plies=1",)
    with pytest.raises(argparse.ArgumentTypeError):
        options.level("oracle:9")
    for bad in ("", "student,", "search:", "search:x", "genius"):
        with pytest.raises(argparse.ArgumentTypeError):
            options.levels(bad)


@pytest.mark.parametrize(
    ("typed_words", "processes"),
    [
        ([], True),
        (["tests/rules", "-q"], True),
        (["-m", "slow"], True),
        (["-n", "3"], False),
        (["-n0"], False),
        (["--pdb"], False),
        (["tests/test_app.py"], False),
        (["tests/test_app.py", "tests/rules"], True),
        (["tests/test_app.py::test_one"], False),
    ],
)
def test_tests_run_in_parallel_unless_one_process_is_needed(
    typed_words: list[str], processes: bool
) -> None:
    cores = ["-n", str(os.cpu_count())] if processes else []
    assert tests_command.arguments(typed_words) == [*cores, *typed_words]


def test_the_quick_run_names_tests_that_exist() -> None:
    found = tests_command.arguments(["--quick", "-x"])
    assert "--quick" not in found
    assert found[-1] == "-x"
    for name in tests_command.QUICK:
        path, _, function = name.partition("::")
        assert (tests_command.ROOT / path).exists()
        assert not function or function in (tests_command.ROOT / path).read_text("utf-8")


def test_temporary_files_of_many_tests_lie_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", tempfile.gettempdir())  # and put back afterwards
    for name in ("TMPDIR", "TEMP", "TMP"):
        monkeypatch.delenv(name, raising=False)
    with tests_command.temporary_files(tmp_path, room=1):
        assert Path(tempfile.gettempdir()).parent == tmp_path
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("memory", "room", "named"),
    [("away", 1, ""), (".", 2**80, ""), (".", 1, "here")],
    ids=["no such folder", "no room", "another is named"],
)
def test_temporary_files_else_lie_where_they_always_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, memory: str, room: int, named: str
) -> None:
    before = tempfile.gettempdir()
    monkeypatch.setattr(tempfile, "tempdir", before)
    monkeypatch.setenv("TMPDIR", named)
    with tests_command.temporary_files(tmp_path / memory, room):
        assert tempfile.gettempdir() == before
        assert list(tmp_path.iterdir()) == []


# --- endings -------------------------------------------------------------------------------------


def ending(error: BaseException | int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """The exit code when a command ends like this."""

    def run(_args: argparse.Namespace) -> int:
        if isinstance(error, BaseException):
            raise error
        return error

    monkeypatch.setattr(importlib, "import_module", lambda _name: SimpleNamespace(run=run))
    return arguments.main(["store", "check", "--data-dir", str(folder)])


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (0, FINE),
        (5, 5),
        (KeyboardInterrupt(), STOPPED),
        (Stop(NO_DISPLAY, "There is no screen here."), NO_DISPLAY),
        (StoreLocked("folder"), ALREADY_RUNNING),
        (ZeroDivisionError("oops"), INTERNAL),
        (MemoryError(), INTERNAL),
    ],
)
def test_each_ending_has_its_code(
    error: BaseException | int,
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert ending(error, tmp_path, monkeypatch) == code
    message = capsys.readouterr().err
    assert "Traceback" not in message
    assert len(message.splitlines()) == (not isinstance(error, (int, KeyboardInterrupt)))


def test_an_internal_error_names_a_file_with_the_details(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ending(ZeroDivisionError("oops"), tmp_path, monkeypatch)
    log = tmp_path / "errors.log"
    assert str(log) in capsys.readouterr().err
    assert "ZeroDivisionError: oops" in log.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "error", [NotImplementedError("font module"), pygame.error("NULL"), KeyError()]
)
def test_whatever_a_damaged_library_raises_it_is_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(bootstrap, "mend", lambda: FINE)
    assert ending(error, tmp_path, monkeypatch) == FINE


@pytest.mark.parametrize("content", [None, b"", b"no font", b"\0\1\0\0" + b"x" * 5_000])
def test_a_damaged_font_is_named_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    path = tmp_path / "assets" / "fonts" / "DejaVuSans.ttf"
    path.parent.mkdir(parents=True)
    if content is not None:
        path.write_bytes(content)
    monkeypatch.setattr(renderer, "FONT_REGULAR", path)
    with pytest.raises(Stop, match=r"assets/fonts/DejaVuSans\.ttf is missing or damaged"):
        renderer.Renderer(1.0, str).font(20)


def test_the_first_words_leave_the_sentence_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*_: object) -> None:
        raise pygame.error("Passed a NULL pointer")

    pygame.display.init()
    surface = pygame.display.set_mode((640, 360))
    monkeypatch.setattr(pygame.font, "Font", damaged)
    window.splash(surface)
    assert surface.get_at((320, 180))[:3] == window.NAVY


def test_the_first_words_fit_into_an_upright_window() -> None:
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((720, 1280))
    window.splash(surface)
    for x in (0, 719):
        assert all(surface.get_at((x, y))[:3] == window.NAVY for y in range(560, 720))
    assert any(surface.get_at((x, 640))[:3] != window.NAVY for x in range(720))


def test_no_command_is_imported_before_it_is_asked_for() -> None:
    """The start stays fast: only what is needed is read."""
    code = (
        "import sys; from game.commands import arguments; arguments.parse(['play']); "
        "print(*[n for n in sys.modules if n.split('.')[0] in ('pygame', 'numpy', 'sqlite3')])"
    )
    completed = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert completed.stdout.split() == []
