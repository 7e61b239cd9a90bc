"""Afterglow in the house: its files copied to where `docs/adding_a_game.md` puts them.

``python -m tests.guest.settle FOLDER`` makes a copy of the house in which it is the sixth game.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUEST = "afterglow"
PLACES = {
    "rules": f"game/rules/{GUEST}",
    "table": f"game/tables/{GUEST}/__init__",
    "descriptor": f"game/games/{GUEST}",
    "achievements": f"game/tables/{GUEST}/achievements",
    "evaluator": f"ai/evaluators/{GUEST}",
    "lesson": f"tutorial/{GUEST}",
    "checks": f"tests/conservation/{GUEST}",
}
"""The place of each of its modules in the house."""
LISTS = (
    ("game/games/__init__.py", "import bigebang,", f"import {GUEST}, bigebang,"),
    (
        "game/games/__init__.py",
        "(\n        particle",
        f"(\n        {GUEST}.DESCRIPTOR,\n        particle",
    ),
    (
        "tests/conservation/__init__.py",
        "from tests.conservation.bigebang",
        f"from tests.conservation import {GUEST}\nfrom tests.conservation.bigebang",
    ),
    (
        "tests/conservation/__init__.py",
        '    "particle_panic": particle_panic,',
        f'    "particle_panic": particle_panic,\n    "{GUEST}": {GUEST}.every_photon_is_somewhere,',
    ),
    (
        "tests/ai/twins.py",
        "from game.core.rng",
        f"from tests.conservation import {GUEST}\nfrom game.core.rng",
    ),
    (
        "tests/ai/twins.py",
        '    "particle_panic": particle_panic,',
        f'    "particle_panic": particle_panic,\n    "{GUEST}": {GUEST}.twin,',
    ),
    ("assets/kiosk.example.toml", "bigebang, particle_panic", f"bigebang, particle_panic, {GUEST}"),
)
"""The few lines in files that are not its own: file, what stands there, what stands there then."""


def dotted(path: str) -> str:
    """The name by which a module at this path is imported."""
    return path.removesuffix("/__init__").replace("/", ".")


def settle(house: Path) -> None:
    """Copy what git keeps into an empty folder, and make the guest one of the games there."""
    listing = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listing.stdout.splitlines():
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, house / name)
    for module, place in PLACES.items():
        source = (ROOT / "tests" / "guest" / f"{module}.py").read_text("utf-8")
        for other, path in PLACES.items():
            source = source.replace(f"tests.guest.{other} ", f"{dotted(path)} ")
        (house / place).parent.mkdir(exist_ok=True)
        (house / f"{place}.py").write_text(source, "utf-8")
    for words in (ROOT / "tests" / "guest").glob("*.ftl"):
        with (house / "assets" / "locale" / "en" / words.name).open("a", encoding="utf-8") as file:
            file.write(words.read_text("utf-8"))
    for name, before, after in LISTS:
        text = (house / name).read_text("utf-8")
        assert text.count(before) == 1, (name, before)
        (house / name).write_text(text.replace(before, after), "utf-8")


if __name__ == "__main__":
    settle(Path(sys.argv[1]))
