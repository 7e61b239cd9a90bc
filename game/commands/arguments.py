"""Arguments into what to start: every command, its options, and the exit codes."""

from __future__ import annotations

import argparse
import errno
import gc
import importlib
import importlib.util
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from game import VERSION
from game.commands.options import COMMANDS
from game.files.exits import ALREADY_RUNNING, INTERNAL, REFUSED, STOPPED, USAGE, Stop
from game.files.terminal import tell
from game.start.folders import in_checkout

# --- surroundings ---------------------------------------------------------------------------------
# Requirements of every command: open files, and an output that is read.


FILES, FEWEST = 256, 48
"""Files that are wanted open at once, and with how many it can do."""


def look_around() -> None:
    """Raise the limit of open files where it is too low to draw a letter. Raises Stop."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= soft < FILES:
        most = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        if most < FEWEST:
            raise Stop(
                REFUSED,
                f"only {most} files may be open here, and Quarkade needs 64. Run: ulimit -n 64",
            )


def unheard(error: OSError) -> str:
    """The reason for which the output of this program is not read; empty: another error.

    "gone": the reader has closed the pipe, as ``head`` does, and needs no message.
    """
    # What fails at a file that we opened names it.
    if error.filename is not None or error.errno not in (errno.EPIPE, errno.ENOSPC, errno.EBADF):
        return ""
    if sys.stdout is not None:
        # Python tries once more at the very end, and would say so.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return "gone"
    return f"what it prints cannot be written ({error.strerror})."


# --- arguments ------------------------------------------------------------------------------------


LOG_LIMIT = 1_000_000
"""Bytes; a longer log is put aside, so that a day of errors does not fill the disk."""

MEASURING = ("numpy", "scipy", "tqdm")
"""Packages of the extra `measure` in pyproject.toml: a checkout fetches them by itself."""


def commands() -> list[str]:
    """The commands that are there."""
    return [name for name in COMMANDS if importlib.util.find_spec(f"game.commands.{name}")]


class _Parser(argparse.ArgumentParser):
    """Knows no abbreviations: a new option must not change what an old command line means."""

    def __init__(self, **settings: object) -> None:
        super().__init__(allow_abbrev=False, **settings)  # type: ignore[arg-type]


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The command line as a namespace with ``command``; leaves with code 2 if it makes no sense."""
    there = commands()
    if arguments[:1] == ["test"] and "test" in there:
        # All that follows belongs to pytest, help and unknown options included.
        return argparse.Namespace(command="test", pytest=list(arguments[1:]))
    parser = _Parser(
        prog="main.py" if in_checkout() else "quarkade",
        description="Quarkade: five particle-physics tabletop games.",
        epilog="exit codes: 0 success, 1 refused, 2 invalid arguments, 69 no display, 70 error, "
        "75 already running, 85 (kiosk) restart requested, 130 stopped by Ctrl+C",
    )
    parser.add_argument("--version", action="version", version=f"Quarkade {VERSION}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    alone = not arguments or (
        arguments[0].startswith("-") and arguments[0] not in ("-h", "--help", "--version")
    )
    if alone and "play" in there:
        arguments = ["play", *arguments]
    # Options of the other commands would be half the time of parsing.
    for name in arguments[:1] if arguments and arguments[0] in there else there:
        what, options = COMMANDS[name]
        options(subparsers.add_parser(name, help=what, description=what))
    return parser.parse_args(arguments)


# --- starting ------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; returns the exit code."""
    with _uncollected():
        args = parse(sys.argv[1:] if arguments is None else arguments)
    try:
        look_around()
        with _uncollected():
            command = importlib.import_module(f"game.commands.{args.command}")
        code: int = command.run(args)
        if sys.stdout is not None:
            sys.stdout.flush()
    except Stop as stop:
        return _leave(stop.code, str(stop))
    except KeyboardInterrupt:
        return STOPPED
    except Exception as error:  # the last guard: users see no traceback
        return _broken(error, getattr(args, "data_dir", None))
    return code


@contextmanager
def _uncollected() -> Iterator[None]:
    """Import without the garbage collector: what is imported stays, so it need not look there."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _leave(code: int, sentence: str) -> int:
    tell(f"quarkade: {sentence}", error=True)
    return code


def _broken(error: Exception, folder: Path | None) -> int:
    """Mend what can be mended and begin again; else leave with a sentence."""
    if isinstance(error, ModuleNotFoundError) and error.name in MEASURING:
        return _leave(
            USAGE,
            f"this needs the package {error.name}, which playing does without: "
            "install quarkade[measure], or start main.py of a checkout",
        )
    if isinstance(error, OSError) and (why := unheard(error)):
        return _leave(REFUSED, why) if why != "gone" else REFUSED
    if isinstance(error, MemoryError):
        return _leave(INTERNAL, "there is not enough memory. Close other programs and try again.")
    # A damaged library may raise anything; to look at all files takes a second or two.
    from game.start import bootstrap

    if (mended := bootstrap.mend()) is not None:
        return mended
    return _explain(error, folder)


def _explain(error: Exception, folder: Path | None) -> int:
    """Something broke: one sentence, and the details in a file that it names."""
    import traceback

    from game.store import StoreLocked

    if isinstance(error, StoreLocked):
        return _leave(ALREADY_RUNNING, "it is already running, with the same saved games")
    details = "".join(traceback.format_exception(error))
    try:
        log = write_log(details, folder)
    except OSError:
        return _leave(INTERNAL, f"something broke, and no log can be written:\n{details}")
    return _leave(INTERNAL, f"something broke ({error!r}); the details are in {log}")


def write_log(details: str, folder: Path | None) -> Path:
    """Append to ``errors.log`` beside the saved games; where that cannot be, to a new file.

    The new file is in the system's folder for temporary files, under a name that no other program
    can have prepared. Raises OSError.
    """
    from game.files.atomic_files import make_folder, move, open_log, open_new
    from game.settings.settings import data_folder

    text = f"Quarkade {VERSION}, Python {sys.version}\n{details}\n".encode("utf-8", "replace")
    with suppress(OSError):
        place = data_folder(folder)
        log = place / "errors.log"
        make_folder(place, follow=True)
        if log.exists() and log.stat().st_size > LOG_LIMIT:
            move(log, log.with_suffix(".log.old"))
        with open_log(log) as file:
            file.write(text)
        return log
    file, log = open_new("quarkade-errors-", ".log")
    with file:
        file.write(text)
    return log
