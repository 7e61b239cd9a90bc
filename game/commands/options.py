"""Every command with its options, and the types of their values."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple


class Size(NamedTuple):
    """Size of a window or a picture, in pixels."""

    width: int
    height: int


def size(text: str) -> Size:
    """``1920x1080``, between 640x360 and 7680x4320."""
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size; write it like 1280x720")
    pixels = Size(int(width), int(height))
    if not (640 <= pixels.width <= 7680 and 360 <= pixels.height <= 4320):
        raise argparse.ArgumentTypeError(f"{text} is not between 640x360 and 7680x4320")
    return pixels


def count(text: str) -> int:
    """A whole number above zero."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return int(text)


def pairs(text: str) -> int:
    """An even number, four at least: each deal is played from both seats."""
    number = count(text)
    if number % 2 or number < 4:
        raise argparse.ArgumentTypeError(f"{text} is not an even number of 4 or more")
    return number


def port(text: str) -> int:
    """A port that needs no special rights."""
    number = count(text)
    if not 1024 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is not between 1024 and 65535")
    return number


def amount(text: str) -> float:
    """A number above zero: seconds, minutes."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above zero")
    return number


def text_size(text: str) -> float:
    """1 to 1.5, as in the settings."""
    number = amount(text)
    if not 1 <= number <= 1.5:
        raise argparse.ArgumentTypeError(f"{text} is not between 1 and 1.5")
    return number


def game_id(text: str) -> str:
    """The name of one of the games."""
    from game.games import GAMES

    if text not in GAMES:
        names = ", ".join(GAMES)
        raise argparse.ArgumentTypeError(f"unknown game {text!r}; choose one of: {names}")
    return text


def lesson_id(text: str) -> str:
    """The name of a lesson, of the law lab or of the bump hunt."""
    from game.scenes.base.assigned import assigned

    if text not in assigned():
        names = ", ".join(assigned())
        raise argparse.ArgumentTypeError(f"unknown lesson {text!r}; choose one of: {names}")
    return text


def address(text: str) -> str:
    """An address of the web to which a query can be added."""
    if len(text) > LONGEST_ADDRESS or not ADDRESS.fullmatch(text):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an address; write it like https://example.org/quarkade/"
        )
    return text


LONGEST_ADDRESS = 200
ADDRESS = re.compile(r"https?://[\w.:-]+(/[\w./~%-]*)?", re.ASCII)


def level(text: str) -> str:
    """The name of one of the opponents' levels."""
    from ai.levels import LEVELS

    if text.lower() not in LEVELS:
        names = ", ".join(LEVELS)
        raise argparse.ArgumentTypeError(f"unknown level {text!r}; choose one of: {names}")
    return text.lower()


def language(text: str) -> str:
    """Two letters of a language that the arcade speaks."""
    from game.words.text import languages

    if text not in languages():
        names = ", ".join(languages())
        raise argparse.ArgumentTypeError(f"unknown language {text!r}; choose one of: {names}")
    return text


def levels(text: str) -> tuple[str, ...]:
    """A level for each seat; for measuring also ``random`` and what `arena.MEASURED` matches."""
    from ai.lab.arena import MEASURED

    names = [name.strip().lower() for name in text.split(",")]
    return tuple(name if MEASURED.fullmatch(name) else level(name) for name in names)


class Chosen(NamedTuple):
    """An option of a game, as it was typed."""

    name: str
    value: int


def chosen(text: str) -> Chosen:
    """An option ``level=3``; a later check says whether the game has it."""
    name, equals, value = text.partition("=")
    if not (name and equals and value.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not an option; write it like level=3")
    return Chosen(name, int(value))


def seed(text: str) -> str:
    """A word or number from which random numbers start."""
    if not text.isprintable() or not 0 < len(text) <= 64:
        raise argparse.ArgumentTypeError("a seed is a word or number of at most 64 characters")
    return text


EYES = ("protanopia", "deuteranopia", "tritanopia", "grey")
"""The eyes of `game.art.ink.palette`, named here so that a command line needs no pygame."""


Options = Callable[[argparse.ArgumentParser], None]


def _folder(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    parser.add_argument(
        "--data-dir",
        type=Path,
        metavar="DIR",
        default=default,
        help="folder for games, settings and progress (default: your own data folder)",
    )


def _game(parser: argparse.ArgumentParser, *, required: bool) -> None:
    from game.games import DESCRIPTORS

    example = f"for example {min(DESCRIPTORS, key=len)}"
    parser.add_argument("--game", type=game_id, metavar="ID", required=required, help=example)


def _seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=seed, metavar="N", help="a word or number that makes chance repeatable"
    )


def _screen(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", type=language, metavar="XX", help="language: en, fr, de or it")
    parser.add_argument(
        "--size", type=size, metavar="WxH", help="size of the window, such as 1920x1080"
    )
    parser.add_argument(
        "--text-size", type=text_size, metavar="X", help="text size from 1 to 1.5 (100 to 150 %%)"
    )


def _play(parser: argparse.ArgumentParser) -> None:
    _game(parser, required=False)
    parser.add_argument(
        "--lesson",
        type=lesson_id,
        metavar="ID",
        help="a lesson, law_lab or bump_hunt; a wrong ID shows all of them",
    )
    _folder(parser)
    _screen(parser)
    _seed(parser)
    # For `bench`: print the time when the menu is shown, and end.
    parser.add_argument("--until-menu", action="store_true", help=argparse.SUPPRESS)


def _kiosk(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "--policy", type=Path, metavar="FILE", help="file that says what visitors may do (TOML)"
    )
    what.add_argument(
        "--hash-pin", action="store_true", help="read a PIN and print its line for the policy file"
    )
    parser.add_argument(
        "--alone",
        action="store_true",
        help="run without the process that restarts it after a crash",
    )
    # From the supervisor to the arcade.
    parser.add_argument("--supervised", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--again", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--safe", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--wrong", type=count, default=0, help=argparse.SUPPRESS)
    _folder(parser)
    parser.add_argument(
        "--size",
        type=size,
        metavar="WxH",
        help="open a window instead of the full screen, to try it out",
    )


def _demo(parser: argparse.ArgumentParser) -> None:
    _game(parser, required=True)
    parser.add_argument(
        "--seconds",
        type=amount,
        metavar="N",
        default=float("inf"),
        help="stop after this many seconds (default: run until the window is closed)",
    )
    parser.add_argument(
        "--level",
        type=level,
        metavar="NAME",
        default="student",
        help="level of the opponents: visitor, student, researcher or nobel",
    )
    _seed(parser)
    _folder(parser)
    _screen(parser)


def _shots(parser: argparse.ArgumentParser) -> None:
    _game(parser, required=False)
    parser.add_argument("folder", type=Path, metavar="DIR", help="folder for the pictures")
    parser.add_argument(
        "--only",
        default="*",
        metavar="PATTERN",
        help="only screens with a matching name, such as '*-play-*'",
    )
    parser.add_argument(
        "--simulate",
        choices=EYES,
        metavar="EYES",
        help=f"simulate colour vision: {', '.join(EYES)}",
    )
    parser.add_argument(
        "--items", action="store_true", help="show every quiz question instead of the screens"
    )
    parser.add_argument("--contrast", action="store_true", help="use the high-contrast theme")
    _screen(parser)


def _arena(parser: argparse.ArgumentParser) -> None:
    _game(parser, required=True)
    parser.add_argument(
        "--seats",
        type=levels,
        metavar="A,B",
        required=True,
        help="a level for each seat, such as student,researcher",
    )
    add = parser.add_argument
    add("--games", type=count, metavar="N", required=True, help="number of games")
    add("--players", type=count, metavar="N", help="number of seats; the levels are repeated")
    add(
        "--option",
        type=chosen,
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game, such as level=3; can be repeated",
    )
    add(
        "--sprt",
        action="store_true",
        help="stop as soon as a test shows whether the first level is better",
    )
    add(
        "--better",
        type=amount,
        metavar="ELO",
        default=30.0,
        help="Elo difference that --sprt tests, with 5 %% error (default: 30)",
    )
    add("--dask", metavar="ADDRESS", help="address of the scheduler of a Dask cluster")
    _seed(parser)


def _ladder(parser: argparse.ArgumentParser) -> None:
    _game(parser, required=False)
    add = parser.add_argument
    add(
        "--lines",
        type=Path,
        metavar="FILE",
        required=True,
        help="file for the games; games already in it are not played again",
    )
    add(
        "--rounds",
        type=count,
        metavar="N",
        default=150,
        help="most rounds of a pair (default: 150)",
    )
    add(
        "--minutes",
        type=amount,
        metavar="N",
        default=25.0,
        help="CPU hours shared by all pairs, earlier games included (default: 25)",
    )
    add("--all", action="store_true", help="measure every number of seats, not only up to four")
    add("--write", action="store_true", help="write the table into docs/opponents.md")
    add("--dask", metavar="ADDRESS", help="address of the scheduler of a Dask cluster")


def _puzzles(parser: argparse.ArgumentParser) -> None:
    _game(parser, required=True)
    add = parser.add_argument
    add(
        "--count",
        type=count,
        metavar="N",
        default=366,
        help="number of puzzles in total (default: 366)",
    )
    add(
        "--minutes",
        type=amount,
        metavar="N",
        default=60.0,
        help="stop after this many minutes (default: 60)",
    )
    add(
        "--check",
        action="store_true",
        help="check the saved puzzles again and drop the doubtful ones",
    )


def _collisions(parser: argparse.ArgumentParser) -> None:
    help_ = "tables of the CMS Open Data, named in docs/collisions.md"
    parser.add_argument("folder", type=Path, metavar="DIR", help=help_)


def _fit(parser: argparse.ArgumentParser) -> None:
    _game(parser, required=True)
    add = parser.add_argument
    add("--table", metavar="NAME", help="one data file of the evaluator (default: all of them)")
    add("--games", type=count, metavar="N", help="number of games (default: as in the recipe)")
    add(
        "--folder",
        type=Path,
        metavar="DIR",
        default=Path("fit"),
        help="folder for games and result; games already in it are not played again",
    )
    add(
        "--against",
        type=pairs,
        metavar="N",
        help="games of the fitted numbers against the numbers in use; even",
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--processes", type=count, metavar="N", help="number of processes (default: one per core)"
    )
    how.add_argument("--dask", metavar="ADDRESS", help="address of the scheduler of a Dask cluster")
    _seed(parser)


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON line and nothing else")
    parser.add_argument(
        "--compiled",
        type=Path,
        metavar="DIR",
        help="also compile rules and search with mypyc in this folder",
    )
    # From `bench` to a new process: only the memory, in a window of this size.
    parser.add_argument("--memory", type=size, metavar="WxH", help=argparse.SUPPRESS)


def _soak(parser: argparse.ArgumentParser) -> None:
    how_long = parser.add_mutually_exclusive_group(required=True)
    how_long.add_argument("--events", type=count, metavar="N", help="number of events")
    how_long.add_argument("--minutes", type=amount, metavar="N", help="number of minutes")
    how_long.add_argument(
        "--visits",
        type=count,
        metavar="N",
        help="number of simulated kiosk visitors, on a fast clock",
    )
    how_long.add_argument(
        "--autoplay", type=amount, metavar="N", help="minutes in which opponents play saved games"
    )
    parser.add_argument("--kiosk", action="store_true", help="events: run as an unattended kiosk")
    _seed(parser)
    _folder(parser)
    _screen(parser)


def _store(parser: argparse.ArgumentParser) -> None:
    _folder(parser)
    deeds = parser.add_subparsers(dest="deed", metavar="ACTION", required=True)
    check = deeds.add_parser("check", help="check every saved game; prints one JSON line")
    listing = deeds.add_parser("list", help="list the saved games with their IDs")
    export = deeds.add_parser("export", help="write one saved game to a file")
    export.add_argument("id", type=count, metavar="ID", help="ID as shown by `store list`")
    export.add_argument("file", type=Path, metavar="FILE")
    export.add_argument("--force", action="store_true", help="overwrite an existing file")
    take_in = deeds.add_parser("import", help="import a game from such a file")
    take_in.add_argument("file", type=Path, metavar="FILE")
    rescue = deeds.add_parser("rescue", help="rescue the readable games of a damaged folder")
    rescue.add_argument(
        "source", type=Path, metavar="DIR", help="damaged folder or file; it is not changed"
    )
    rescue.add_argument("out", type=Path, metavar="OUT", help="a new folder")
    for deed in (check, listing, export, take_in, rescue):
        _folder(deed, argparse.SUPPRESS)  # allowed before and after the deed


def _results(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(dest="deed", metavar="ACTION", required=True)
    merge = deeds.add_parser("merge", help="merge the tables of several computers")
    merge.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="table that the arcade saved"
    )
    merge.add_argument("--out", type=Path, metavar="FILE", required=True, help="the new table")
    merge.add_argument("--force", action="store_true", help="overwrite an existing file")
    merge.add_argument(
        "--days",
        choices=["day-first", "month-first"],
        help="order of days such as 03/04/2026, which a spreadsheet wrote",
    )
    merge.add_argument(
        "--one-group",
        action="store_true",
        help='join groups whose names differ by capitals or spaces, such as "7b" and "7B"',
    )
    merge.add_argument(
        "--report", type=Path, metavar="PDF", help="also write the figures as a page, in --lang"
    )
    _sheet(merge)


def _sheet(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", type=language, metavar="XX", help="language: en, fr, de or it")
    parser.add_argument(
        "--sheet", choices=("a4", "letter"), default="a4", help="size of the paper (default: a4)"
    )


def _links(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "address", type=address, metavar="ADDRESS", help="address of your browser edition"
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the new PDF file")
    parser.add_argument("--force", action="store_true", help="overwrite an existing file")
    _sheet(parser)


def _web(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder", type=Path, metavar="FOLDER", help="a new or empty folder, or NAME.zip"
    )
    parser.add_argument(
        "--serve", type=port, metavar="PORT", help="then serve it on this computer, to try it out"
    )
    parser.add_argument(
        "--scorm",
        nargs="?",
        const="",
        metavar="LINK",
        help="NAME.zip becomes a SCORM 1.2 package, which opens at LINK, such as '?game=ID'",
    )


def _test(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "pytest",
        nargs="*",
        metavar="ARGUMENT",
        help="--quick: one minute of tests of rules, saves and games; other arguments go to pytest",
    )


COMMANDS: dict[str, tuple[str, Options]] = {
    "play": ("open the arcade (the default command)", _play),
    "kiosk": ("run unattended and supervised, for a science fair", _kiosk),
    "demo": ("let opponents play each other on screen; ends with one JSON line", _demo),
    "shots": ("save every screen, or the screens of one game, as PNG pictures", _shots),
    "arena": ("play many games between opponents; prints JSON lines and a table", _arena),
    "ladder": ("rate the levels: each plays the one below it, in every game", _ladder),
    "fit": ("fit an evaluator's numbers from newly played games", _fit),
    "puzzles": ("find positions with one best move, for the puzzle of the day", _puzzles),
    "collisions": ("reduce the real collisions of the bump hunt to one small file", _collisions),
    "bench": ("measure how fast this computer runs Quarkade", _bench),
    "soak": ("test the arcade with random input", _soak),
    "store": ("check, list, export, import and rescue saved games", _store),
    "results": ("merge the quiz results of a class from several computers", _results),
    "links": ("print a link and a QR code for each lesson, law lab and bump hunt", _links),
    "web": ("copy the browser edition into a folder for a web server", _web),
    "test": ("run the tests; arguments go to pytest", _test),
}
"""Each is ``run(args) -> int`` in ``game.commands.<name>``; one without a module is not shown."""
