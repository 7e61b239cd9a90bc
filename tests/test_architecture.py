"""The import contract sees every module: one that stands on no floor fails it."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.audit import BY_THEMSELVES, FILES
from tests.syntax import nodes, tree

ROOT = Path(__file__).parents[1]
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_logo=True))"
LONGEST = 700
"""Lines of a module."""
LAB = ROOT / "ai" / "lab"
"""Tools for measurements, which are not in the wheel."""


def sources() -> list[Path]:
    return sorted(p for top in ("game", "ai", "tutorial") for p in (ROOT / top).rglob("*.py"))


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the program with its contract."""
    for name in ("game", "ai", "tutorial"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def linted(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LINT]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("stray", ["game/stray.py", "game/scenes/stray.py"])
def test_a_module_without_a_floor_breaks_the_contract(house: Path, stray: str) -> None:
    (house / stray).write_text('"""Stands nowhere."""\n')
    result = linted(house)
    assert result.returncode == 1
    assert "stray" in result.stdout


def test_an_import_that_goes_up_breaks_the_contract(house: Path) -> None:
    with (house / "game" / "core" / "rng.py").open("a") as file:
        file.write("\n\ndef _up() -> None:\n    import game.app  # noqa\n")
    assert linted(house).returncode == 1


def test_no_module_is_longer_than_a_reader_holds() -> None:
    lines = {str(p.relative_to(ROOT)): p.read_text("utf-8").count("\n") for p in sources()}
    assert {name: n for name, n in lines.items() if n > LONGEST} == {}


PRIVATE = 60
"""Accesses of tests to private names of the program. `tests.inside` has those that many need."""


LIBRARY = frozenset({"_replace", "_fields", "_field_defaults", "_getframe", "_exit"})
"""Names of the standard library that are public in spite of their underscore."""


def private_accesses(parsed: ast.Module) -> Iterator[int]:
    """The lines on which a module uses a private name of another object."""
    for node in nodes(parsed):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                pass
            case ast.Attribute(attr=name, lineno=line) if re.match("_(?!_)", name):
                if name not in LIBRARY:
                    yield line


def test_tests_seldom_use_private_names() -> None:
    used = {
        str(path.relative_to(ROOT)): lines
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if (lines := sorted(private_accesses(tree(path))))
    }
    assert sum(map(len, used.values())) <= PRIVATE, used


def functions() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for path in sources():
        for node in nodes(tree(path)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                yield f"{path.relative_to(ROOT)}: {node.name}", node


FIXED = ("x", "y", "w", "h")
BY_HAND = frozenset((ROOT / "tests" / "by_hand.txt").read_text("utf-8").split())
"""Modules of scenes that still compute rectangles. The list only gets shorter."""


def coordinates(parsed: ast.Module) -> Iterator[int]:
    """Lines on which a module places something by numbers.

    That is: a length of more than ten units as a decimal number, a spot that is given a place, or
    one that is moved. Sizes of letters (in `Label`) are no coordinates.
    """
    letters = {
        id(number)
        for node in nodes(parsed)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Label", "Style")
        for number in ast.walk(node)
    }
    for node in nodes(parsed):
        match node:
            case ast.Constant(value=float(value)) if abs(value) > 10 and id(node) not in letters:
                yield node.lineno
            case ast.Call(func=ast.Name(id="Spot"), args=[_, _, x, y, w, h, *_]):
                if any(not (isinstance(n, ast.Constant) and n.value == 0) for n in (x, y, w, h)):
                    yield node.lineno
            case ast.Call(func=ast.Attribute(attr="_replace"), keywords=changes):
                if any(change.arg in FIXED for change in changes):
                    yield node.lineno


def test_pages_hold_no_coordinates() -> None:
    """Rows, columns and grids do (`game.ui.layout`); boards have their own geometry in tables."""
    found = {
        str(path.relative_to(ROOT)): lines
        for path in sources()
        if path.is_relative_to(ROOT / "game" / "scenes")
        and (lines := sorted(coordinates(tree(path))))
    }
    assert {name: lines for name, lines in found.items() if name not in BY_HAND} == {}
    assert sorted(BY_HAND - found.keys()) == [], "converted: take them off the list"


@pytest.mark.parametrize(
    "line",
    [
        "TOP = 210.0",
        'Spot("a", art, 640, 0, 0, 0)',
        "spot._replace(x=left)",
    ],
)
def test_a_coordinate_on_a_page_is_noticed(line: str) -> None:
    assert list(coordinates(ast.parse(line))) == [1]


def test_functions_fit_on_a_screen() -> None:
    long = {
        name: node.end_lineno - node.lineno + 1 for name, node in functions() if node.end_lineno
    }
    assert {name: n for name, n in long.items() if n > 60} == {}
    over = {name: n for name, n in long.items() if n > 40}
    assert len(over) <= 10, over


def test_parameter_lists_are_short_but_for_one() -> None:
    wide = [
        name
        for name, node in functions()
        if len([*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]) > 7
    ]
    # A ring may be an ellipse, filled, edged and dashed, and is drawn all over the place.
    assert wide == ["game/art/ink/drawing.py: disc"]


def test_nothing_runs_in_circles() -> None:
    """Between modules, late imports and those for types included."""
    names = {module(path): path for path in sources()}
    needs = {name: {*imported(path, names)} - {name} for name, path in names.items()}
    while ready := [name for name, others in needs.items() if not others & needs.keys()]:
        for name in ready:
            del needs[name]
    assert {name: sorted(others & needs.keys()) for name, others in needs.items()} == {}


BY_NAME = {"game.core.own", "ai.registry", "ai.lab.fitting.recipe"}
"""Modules that import whatever they are told to: what tells them is looked at instead."""


PEER = {
    ("ai.lab.peer", name)
    for name in (
        "numpy",
        "pyspiel",
        "open_spiel.python.algorithms.ismcts",
        "open_spiel.python.algorithms.mcts",
    )
}
"""Packages of the extra ``peers``."""


def floors() -> dict[str, int]:
    """Package -> its layer, counted from the top; opponents and lessons lie above the rules."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    floor = {f"game.{name}": i for i, row in enumerate(layers) for name in row.split(" : ")}
    return floor | {"ai": floor["game.rules"] - 1, "tutorial": floor["game.rules"] - 1}


def named(path: Path) -> Iterator[str]:
    """Packages that a module imports by name, as far as the name is written there."""
    parsed = tree(path)
    constants = {"__name__": module(path)}
    for node in parsed.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text)))
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(text)))
            ):
                constants[name] = text
    for call in nodes(parsed):
        if not isinstance(call, ast.Call) or not call.args:
            continue
        function = ast.unparse(call.func).removeprefix("importlib.")
        if function not in ("own", "import_module"):
            continue
        match call.args[0]:
            case ast.Constant(value=str(name)):
                yield name
            case ast.JoinedStr(values=[ast.Constant(value=str(name)), *_]):
                yield name.rstrip(".")
            case ast.Name(id=name) if name in constants:
                yield constants[name]
            case other if function == "import_module" or len(call.args) == 2:
                yield ast.unparse(other)


def test_imports_by_name_go_down_too() -> None:
    floor = floors()

    def of(name: str) -> int:
        return next((i for top, i in floor.items() if f"{name}.".startswith(f"{top}.")), -1)

    found = {module(path): set(named(path)) for path in sources() if module(path) not in BY_NAME}
    assert {"game.games.descriptor", "game.router", "game.rules"} <= {n for n in found if found[n]}
    outside = {(name, to) for name, packages in found.items() for to in packages if of(to) < 0}
    assert outside == {("ai.lab.arena", "distributed"), *PEER}
    up = {(name, to) for name, packages in found.items() for to in packages if of(to) >= 0}
    assert {(name, to) for name, to in up if of(to) < of(name)} == set()


RUNS = {"eval", "exec", "compile", "__import__"}
"""Functions of Python that run what they are given."""


def test_the_whole_program_keeps_the_contracts(house: Path) -> None:
    assert linted(house).returncode == 0


def test_nothing_runs_what_it_reads() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sources()
        for node in nodes(tree(path))
        if isinstance(node, ast.Name) and node.id in RUNS
    ]
    assert found == []


TOUCHING = {
    *("open", "chmod", "fchmod", "lchmod", "lchown", "chown", "copy", "copy2", "copyfile"),
    *("copytree", "hardlink_to", "makedirs", "mkdir", "mkdtemp", "mkfifo", "mkstemp", "move"),
    *("read_bytes", "read_text", "removedirs", "renames", "rmdir", "rmtree", "symlink"),
    *("symlink_to", "truncate", "unlink", "utime", "write_bytes", "write_text"),
}
"""Names of functions and methods that open or change files, and mean nothing else here..."""
OPENERS = {"codecs", "gzip", "io", "os", "shutil", "tarfile", "tempfile", "wave"}
"""...but for these: only of such a module, or with a mode, they are what is meant."""
HOMONYMS = {"copy", "move", "open"}


def touches(parsed: ast.Module) -> Iterator[int]:
    """The lines on which a module opens or changes a file by itself."""
    for node in nodes(parsed):
        match node:
            case ast.Call(func=ast.Name(id="open")):
                yield node.lineno
            case ast.Call(func=ast.Attribute(attr=name, value=of), args=args, keywords=keywords):
                of_module = isinstance(of, ast.Name) and of.id in OPENERS
                mode = [arg.value for arg in args if isinstance(arg, ast.Constant)]
                sure = name in TOUCHING - HOMONYMS and (name != "move" or of_module)
                to_a_name = name in ("rename", "replace") and len(args) == 1 and not keywords
                with_mode = name == "open" and any(set(str(one)) <= set("rwaxb+t") for one in mode)
                if sure or to_a_name or with_mode or (name in HOMONYMS and of_module):
                    yield node.lineno


def test_one_module_touches_files() -> None:
    found = {
        str(path.relative_to(ROOT)): lines
        for path in sources()
        if not path.is_relative_to(LAB) and (lines := sorted(touches(tree(path))))
    }
    assert {name: lines for name, lines in found.items() if name not in BY_THEMSELVES} == {
        FILES: found[FILES]
    }


@pytest.mark.parametrize(
    "line",
    [
        "open(path)",
        "path.open('wb')",
        "os.open(path, os.O_RDONLY)",
        "path.chmod(0o600)",
        "path.unlink()",
        "shutil.copytree(one, two)",
        "shutil.move(one, two)",
        "path.write_bytes(b'')",
        "path.replace(other)",
        "path.rename(other)",
        "folder.mkdir()",
    ],
)
def test_a_module_that_touches_files_is_noticed(line: str) -> None:
    assert list(touches(ast.parse(line))) == [1]


@pytest.mark.parametrize(
    "line",
    [
        "Store.open(folder)",
        "text.replace('a', 'b')",
        "replace(session, moves=())",
        "now.replace(hour=1)",
    ],
)
def test_what_has_the_same_name_is_no_file(line: str) -> None:
    assert list(touches(ast.parse(line))) == []


TERMINAL = "game/files/terminal.py"
PRINTS = {
    "game/kiosk/supervisor.py": "lines for the journal of systemd, all of them ours",
    "game/start/bootstrap.py": "before there is anything else",
    "game/start/installer.py": "before there is anything else",
    "game/commands/play.py": "a time, for measurements",
    **dict.fromkeys(
        (
            f"game/commands/{name}.py"
            for name in (
                "arena",
                "bench",
                "collisions",
                "demo",
                "fit",
                "ladder",
                "puzzles",
                "shots",
                "soak",
            )
        ),
        "figures for developers",
    ),
}
"""Other modules that print, and what; none of it is foreign."""


def test_one_module_prints_what_others_wrote() -> None:
    found = {
        str(path.relative_to(ROOT))
        for path in sources()
        if not path.is_relative_to(LAB)
        for node in nodes(tree(path))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "print"
    }
    assert found - PRINTS.keys() == {TERMINAL}


SURFACES = "game/art/ink/surfaces.py"
PAINTS = {
    "game/window.py": "the icon and the first words, before anything of ours is imported",
    "game/web/gaps.py": "puts in what pygame lacks in a page",
    "game/commands/shots.py": "pictures for developers",
    "game/art/ink/renderer.py": "the one place where a text becomes a surface, with its own limit",
}
"""Other modules that make surfaces, and why they may."""


def makes_surfaces(parsed: ast.Module) -> Iterator[int]:
    """The lines on which a module makes a surface by pygame itself, of whatever size."""
    for node in nodes(parsed):
        match node:
            case ast.Call(func=ast.Attribute(attr="Surface", value=ast.Name(id="pygame"))):
                yield node.lineno
            case ast.Attribute(attr="transform", value=ast.Name(id="pygame")):
                yield node.lineno
            case ast.Call(func=ast.Attribute(attr=name, value=ast.Attribute(attr="image"))):
                if name.startswith(("load", "from")):
                    yield node.lineno
            case ast.Call(func=ast.Attribute(attr="render")):
                yield node.lineno


def test_one_module_makes_surfaces() -> None:
    """So that there is one place in which no size is passed on that is too large for pygame."""
    found = {str(path.relative_to(ROOT)) for path in sources() if list(makes_surfaces(tree(path)))}
    assert found - PAINTS.keys() == {SURFACES}


@pytest.mark.parametrize(
    "line",
    [
        "pygame.Surface(size)",
        "pygame.transform.smoothscale(picture, size)",
        "pygame.image.load(path)",
        "pygame.image.frombytes(pixels, size, 'RGB')",
        "font.render(text, True, colour)",
    ],
)
def test_a_module_that_makes_surfaces_is_noticed(line: str) -> None:
    assert list(makes_surfaces(ast.parse(line))) == [1]


def module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path, names: Mapping[str, Path]) -> Iterator[str]:
    """The modules of ours that a file names in an import."""
    package = module(path) if path.name == "__init__.py" else module(path).rpartition(".")[0]
    for node in nodes(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: 1 - node.level or None] if node.level else []
            base = ".".join([*parts, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                if inner in names:
                    yield inner
                elif base in names:
                    yield base


MOST_IMPORTS = 20
"""Modules of the project that one module imports."""
COMPOSE = {
    "game.app",
    "game.services",
    "game.router",
    "game.web.start",
    "game.commands.practice_shots",
    "game.commands.shots",
    "game.formats",
}
"""Modules that put the others together: the loop, the services, the routes, every picture, every
format that lasts."""


def test_a_module_depends_on_few_others() -> None:
    names = {module(path): path for path in sources()}
    counts = {name: len({*imported(path, names)} - {name}) for name, path in names.items()}
    many = {name: count for name, count in counts.items() if count > MOST_IMPORTS}
    wrong = {name: n for name, n in many.items() if name not in COMPOSE}
    assert wrong == {}, f"a module imports at most {MOST_IMPORTS} others of the project"


def written(node: ast.AST) -> Iterator[ast.expr]:
    """The objects whose attributes a statement binds or deletes."""
    targets: list[ast.expr] = []
    match node:
        case ast.Assign(targets=several) | ast.Delete(targets=several):
            targets = list(several)
        case ast.AugAssign(target=one) | ast.AnnAssign(target=one) | ast.For(target=one):
            targets = [one]
        case ast.Call(func=ast.Name(id="setattr" | "delattr"), args=[of, *_]):
            yield of
    while targets:
        match targets.pop():
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                targets += parts
            case ast.Starred(value=part):
                targets.append(part)
            case ast.Attribute(value=of):
                yield of


def outside_writes(parsed: ast.Module) -> Iterator[int]:
    """Lines that write an attribute of an object that is neither `self` nor made there."""
    for function in nodes(parsed):
        if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        own = {"self"} | {
            name.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
            for name in node.targets
            if isinstance(name, ast.Name)
        }
        for node in ast.walk(function):
            for of in written(node):
                if not (isinstance(of, ast.Name) and of.id in own):
                    yield of.lineno


def test_scenes_write_only_their_own_attributes() -> None:
    found = {
        str(path.relative_to(ROOT)): lines
        for path in sources()
        if path.is_relative_to(ROOT / "game" / "scenes")
        and (lines := sorted(outside_writes(tree(path))))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("scene.rest = 0.0", 1),
        ("self.scene.rest += dt", 1),
        ("scene.pressed, self.drag = None, None", 1),
        ("del scene.picker", 1),
        ("setattr(scene, name, None)", 1),
        ("self.rest = 0.0", 0),
        ("made = Actor(spot); made.start = spot", 0),
    ],
)
def test_an_outside_write_is_noticed(line: str, count: int) -> None:
    assert len(list(outside_writes(ast.parse(f"def act(self):\n    {line}")))) == count


SAME_MODULES = {
    "arena", "bench", "board", "cards", "challenges", "coach", "detector", "faces",
    "formats", "glossary", "ladder", "law_lab", "layout", "leaderboard", "lesson",
    "notebook", "options", "pictures", "pieces", "policy", "puzzle", "puzzles", "rules",
    "scene", "settings", "sheet", "start", "table", "take_home", "title",
}  # fmt: skip
SAME_CLASSES = {"Chosen", "Picture", "Puzzle", "Table"}
"""Names that still stand for two things. The lists only get shorter."""
ANYS = 105
"""Uses of `Any` in types. The number only gets smaller; the aim was 120."""


def kin(path: Path) -> str:
    """A module's place, equal for the five games: games/a/state and games/b/state are alike."""
    games = {file.name for file in (ROOT / "game" / "rules").iterdir() if file.is_dir()}
    parts = path.relative_to(ROOT).with_suffix("").parts
    return "/".join("*" if part in games else part for part in parts)


def shared(named: Iterator[tuple[str, str]]) -> dict[str, list[str]]:
    """The names that stand at more than one place."""
    places: dict[str, set[str]] = {}
    for name, place in named:
        places.setdefault(name, set()).add(place)
    return {name: sorted(there) for name, there in sorted(places.items()) if len(there) > 1}


def classes() -> Iterator[tuple[str, Path]]:
    for path in sources():
        for node in nodes(tree(path)):
            if isinstance(node, ast.ClassDef):
                yield node.name, path


def test_a_module_name_has_one_meaning() -> None:
    places = map(kin, sources())
    found = shared((place.rpartition("/")[2], place) for place in places)
    del found["__init__"], found["*"]  # packages, and modules that are named after their game
    new = {name: there for name, there in found.items() if name not in SAME_MODULES}
    assert new == {}, "choose another name for the module"
    assert sorted(SAME_MODULES - found.keys()) == [], "one meaning now: take it off the list"


def test_a_class_name_has_one_meaning() -> None:
    found = shared((name, kin(path)) for name, path in classes())
    new = {name: there for name, there in found.items() if name not in SAME_CLASSES}
    assert new == {}, "choose another name for the class"
    assert sorted(SAME_CLASSES - found.keys()) == [], "one meaning now: take it off the list"


def test_types_are_told_but_for_a_few() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sources()
        for node in nodes(tree(path))
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    assert len(found) <= ANYS, found


@pytest.mark.parametrize(
    ("first", "second", "count"),
    [
        ("game/rules/bigebang/state.py", "game/rules/tutti_quantum/state.py", 0),
        ("game/rules/bigebang/board.py", "game/tables/bigebang/board.py", 1),
        ("game/ui/layout.py", "game/scenes/layout.py", 1),
    ],
)
def test_two_meanings_are_noticed(first: str, second: str, count: int) -> None:
    places = (kin(ROOT / name) for name in (first, second))
    assert len(shared((place.rpartition("/")[2], place) for place in places)) == count
