"""A game is known to its own files and its descriptor, and to nothing else."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from game.games import DESCRIPTORS, GAMES

ROOT = Path(__file__).parents[1]
LISTS = (ROOT / "game" / "games" / "__init__.py", ROOT / "tutorial" / "learning_path.py")
"""The games, and the order in which their lessons are taken."""

ORDINARY = {
    "ladder": {"ladder", "options", "bootstrap"},  # the command that measures the levels
    "gravity": {"higgs_field"},  # a choice of an answer
    "level": {"higgs_field", "play_on", "policy", "protocol"},  # as high; how strong an opponent is
    "mass": {"evidence", "exchange", "four", "glossary", "lifetimes", "open_questions", "particle",
             "particles", "pool", "powers", "sorting_pages", "waves"},  # of a particle
    "mirror": {"mirror", "missions"},  # in front of a crystal; of reactions
    "mode": {"admin_page"},  # what a kiosk shows
    "rounds": {"learners"},  # of the quiz
    "side": {"builder"},  # of a reaction
    "small": {"gluon_string", "open_questions", "powers"},  # a choice of an answer
    "target": {"glossary"},  # a word of a lesson
    "time": {"evidence", "learners", "sheet"},  # a law; of an answer
}  # fmt: skip
"""Option names that are also words of other things: word -> modules that mean those."""


BORROWS = {"particle_panic": {"game/art/collision_picture.py"}}  # real tracks, in its detector
"""Game -> files outside it that use something of it."""


class Word(NamedTuple):
    """An identifier or a string in the code."""

    file: Path
    line: int
    text: str
    string: bool


def words(path: Path, source: str) -> Iterator[Word]:
    """All but comments, docstrings and the examples of formats."""
    nodes = [*ast.walk(ast.parse(source))]
    prose = {
        id(statement.value)
        for node in nodes
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for statement in node.body
        if isinstance(statement, ast.Expr)
    } | {
        id(inner)
        for node in nodes
        if isinstance(node, ast.keyword) and node.arg == "example"
        for inner in ast.walk(node.value)
    }
    for node in nodes:
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in prose:
                yield Word(path, line, node.value, string=True)
            continue
        for name in ("id", "attr", "name", "module", "arg", "asname", "rest"):
            text = getattr(node, name, None)
            if isinstance(text, str):
                yield Word(path, line, text, string=False)


@cache
def named(text: str) -> tuple[str, ...]:
    """The games that a text names, however their letters are set."""
    letters = re.sub(r"[^a-z0-9]", "", text.casefold())
    return tuple(game for game in DESCRIPTORS if game.replace("_", "") in letters)


def foreign(word: Word) -> str | None:
    """The words outside the files of a game that name it."""
    inside = {*word.file.parts, word.file.stem}
    for game in named(word.text):
        if game not in inside and word.file.as_posix() not in BORROWS.get(game, ()):
            return f"{word.file}:{word.line}: {word.text!r} is of {game}"
    if word.string and not inside & set(DESCRIPTORS):
        for game, rules in GAMES.items():
            means = word.file.stem in ORDINARY.get(word.text, ())
            if word.text in rules.info.options and not means:
                return f"{word.file}:{word.line}: {word.text!r} is an option of {game}"
    return None


def asked_of_options(path: Path, source: str) -> Iterator[str]:
    """Options that are asked for by a name that stands in the code."""
    names = {name for rules in GAMES.values() for name in rules.info.options}
    for node in ast.walk(ast.parse(source)):
        match node:
            case (
                ast.Subscript(value=base, slice=ast.Constant(value=str(name)))
                | ast.Call(func=ast.Attribute(value=base), args=[ast.Constant(value=str(name)), *_])
            ) if name in names and "option" in ast.unparse(base):
                yield f"{path}:{node.lineno}: {ast.unparse(node)}"


SOURCES = [
    *(path for folder in ("game", "ai", "tutorial") for path in (ROOT / folder).rglob("*.py")),
    ROOT / "main.py",
]


def test_no_game_and_no_option_of_a_game_is_named_in_code_for_all() -> None:
    faults = []
    for path in SOURCES:
        if path in LISTS:
            continue
        short, source = path.relative_to(ROOT), path.read_text("utf-8")
        faults += [fault for word in words(short, source) if (fault := foreign(word))]
        if not {*short.parts, short.stem} & set(DESCRIPTORS):
            faults += asked_of_options(short, source)
    assert faults == []


@pytest.mark.parametrize(
    "source",
    [
        'if game == "bigebang": pass',
        'say("bigebang-title")',
        'say(f"bigebang-{name}")',
        "from game.rules.bigebang import board",
        "import game.rules.bigebang.board",
        "table = BigEBangTable()",
        'begins = "starts" in options',
        'options["mass"]',
        'session.options.get("level")',
        "def bigebang(): pass",
    ],
)
def test_a_game_that_is_named_would_be_noticed(source: str) -> None:
    path = Path("game/scenes/meters.py")
    assert any(map(foreign, words(path, source))) or [*asked_of_options(path, source)]


def test_what_is_no_game_is_no_fault() -> None:
    for source in ('"""Big*Bang."""', '"level"', "# bigebang", 'options["rounds of beer"]'):
        path = Path("game/scenes/policy.py")
        assert not any(map(foreign, words(path, source)))
        assert not [*asked_of_options(path, source)]


def loaded(code: str) -> set[str]:
    """The modules that a fresh Python has after running this."""
    code += "\nimport json, sys; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True)
    return set(json.loads(done.stdout))


def test_passports_are_read_without_rulebooks_tables_evaluators_lessons_or_pygame() -> None:
    modules = loaded("from game.games import DESCRIPTORS; list(map(str, DESCRIPTORS.values()))")
    heavy = {"pygame", "numpy", "ai", "tutorial", "game.tables", "game.art"} & modules
    rulebooks = {name for name in modules if name.startswith("game.rules.")}
    assert heavy | rulebooks == set()


@pytest.mark.parametrize("game", DESCRIPTORS)
def test_a_thinking_process_needs_rules_and_evaluator_of_one_game_only(game: str) -> None:
    modules = loaded(
        "from ai.bot import Budget\n"
        "from ai.levels import make_bot\n"
        "from ai.registry import HOUSE\n"
        "from ai.worker import process\n"
        "from game.core.session import Session\n"
        f"rules = HOUSE.game({game!r})\n"
        "session = Session(rules, rules.info.usual_seats, {}, 'one')\n"
        "seat = session.to_move()\n"
        f"bot = make_bot({game!r}, 'nobel', 'seed')\n"
        "bot.choose(session.view(seat), session.legal_moves(), Budget(10, 1.0))\n"
    )
    ours = re.compile(rf"game(\.core(\..+)?|\.rules(\.{game}(\..+)?)?)?")
    theirs = {name for name in modules if re.match("game|tutorial|pygame", name)}
    assert [name for name in theirs if not ours.fullmatch(name)] == []
    assert not {f"ai.evaluators.{other}" for other in DESCRIPTORS if other != game} & modules


@pytest.mark.parametrize("game", DESCRIPTORS)
def test_every_part_of_a_passport_is_there(game: str) -> None:
    descriptor = DESCRIPTORS[game]
    assert descriptor.rules.info.id == descriptor.id == game
    assert descriptor.table is descriptor.table
    assert all(lesson.game == game for lesson in descriptor.lessons)
