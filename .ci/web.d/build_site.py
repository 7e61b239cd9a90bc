"""Build the browser edition: a folder that any web server can hand out.

.ci/web FOLDER [--pygame WHEEL]. Everything comes from packages by name and pinned hashes, or from
this tree. What the page loads is packed: one file per pack, gzipped, so that no server has to.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import html
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import deflate
from slim import LANGUAGES, SPARE, thin_babel, thin_font, wanted

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PAGE = ROOT / "game" / "web" / "static"
PYODIDE = "pyodide@314.0.7"

OURS = ("game", "ai", "tutorial")
NOT_OURS = (
    "ai/lab", "ai/worker/process.py",
    "game/commands",
    "game/installed", "game/kiosk/heartbeat.py", "game/kiosk/supervisor.py",
    "game/effects/synthesis.py", "game/start", "game/unattended.py", "game/web/static",
)  # fmt: skip
"""The beginnings of names that no page needs: for processes, terminals, fitting and the build."""
ASSETS = ("collisions", "famous", "fonts", "icons", "locale", "papers", "theme")
OWN_BUILD = ("pygame-ce",)
"""Packages that come as a wheel of this tree."""
COMPILED = ("msgspec",)
"""Packages with a wheel for Pyodide on the index; its hash is in requirements.lock."""
PAGES = ("index.html", "games.html")
CARD = "title-particle_builder", "1200x630"
"""Name and size of the screen that is the picture of links."""
CARD_FILE = "icons/card.jpg"
NOT_KEPT = ("sw.js", CARD_FILE)
"""Files that the service worker does not keep: itself, and one that only messengers load."""
MOST = 11.5
"""Megabytes that a first visit may cost, gzipped: 11.0 before the real collisions, which were
allowed 0.5."""


def main() -> int:
    """Build, measure, say what came out."""
    parser = argparse.ArgumentParser(prog=".ci/web")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--url", default="", help="address of the page, for the picture of links")
    parser.add_argument("--pygame", type=Path, default=None, help="another wheel of pygame-ce")
    args = parser.parse_args()
    wheel = args.pygame or next(HERE.glob("pygame_ce-*.whl"))
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        runtime = fetch_runtime(scratch)
        trees = {"stdlib": scratch / "stdlib", "arcade": scratch / "arcade"}
        unpack(runtime / "python_stdlib.zip", trees["stdlib"], SPARE)
        gather(trees["arcade"], wheel, scratch)
        compile_all(runtime, scratch, list(trees.values()))
        lay_out(args.folder, runtime, trees, scratch, args.url)
    cost = (path for path in files_below(args.folder) if path != args.folder / CARD_FILE)
    total = sum(map(size_gzipped, cost)) / 1e6
    print(f"browser edition: {args.folder}, {total:.2f} MB gzipped")
    if total > MOST:
        raise SystemExit(f".ci/web: that is more than the {MOST} MB that a first visit may cost.")
    return 0


def files_below(folder: Path) -> Iterator[Path]:
    """Every file, in one order on every machine."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


def size_gzipped(path: Path) -> int:
    """The bytes that cross a network, where the server packs files that are not packed yet."""
    content = path.read_bytes()
    return len(content) if path.suffix == ".gz" else len(gzip.compress(content, 6))


# --- what it is made of ---------------------------------------------------------------------------


def fetch_runtime(scratch: Path) -> Path:
    """Pyodide from its npm package, by the hash in sources.sha256."""
    subprocess.run(["npm", "pack", "--silent", PYODIDE], cwd=scratch, check=True, stdout=2)
    archive = scratch / f"{PYODIDE.replace('@', '-')}.tgz"
    pinned = dict(reversed(line.split()) for line in (HERE / "sources.sha256").open())
    if hashlib.sha256(archive.read_bytes()).hexdigest() != pinned[archive.name]:
        raise SystemExit(f".ci/web: {archive.name} is not the one that sources.sha256 names.")
    with tarfile.open(archive) as package:
        package.extractall(scratch, filter="data")
    return scratch / "package"


def unpack(archive: Path, folder: Path, without: tuple[str, ...] = ()) -> None:
    """A zip into a folder, without what begins with one of these."""
    with zipfile.ZipFile(archive) as package:
        package.extractall(  # noqa: S202  a zip keeps to its folder
            folder, [name for name in package.namelist() if not name.startswith(without)]
        )


def gather(folder: Path, wheel: Path, scratch: Path) -> None:
    """Our program, its assets and the packages it needs, as they lie in the page's file system."""
    for name in OURS:
        for path in (ROOT / name).rglob("*.*"):
            place = path.relative_to(ROOT)
            ours = not place.as_posix().startswith(NOT_OURS)
            if ours and path.suffix in (".py", ".json", ".toml", ".csv"):
                copy(path, folder / place)
    for name in ASSETS:
        for path in files_below(ROOT / "assets" / name):
            copy(path, folder / path.relative_to(ROOT))
    packages = folder / "packages"
    for name in pure():
        for file in importlib.metadata.files(name) or ():
            if file.suffix != ".pyc" and wanted(file.as_posix()):
                copy(Path(str(file.locate())), packages / file)
    thin_babel(packages / "babel")
    for font in (folder / "assets" / "fonts").glob("*.ttf"):
        thin_font(font)
    for name in COMPILED:
        fetch_wheel(name, scratch)
    for path in [wheel, *scratch.glob("*wasm32.whl")]:
        unpack(path, packages)
    render_sounds(folder / "assets" / "sounds")


def pure() -> list[str]:
    """Name the packages of requirements.lock that are Python alone."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    names = re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)
    return [name for name in names if name not in (*COMPILED, *OWN_BUILD)]


def fetch_wheel(name: str, scratch: Path) -> None:
    """The wheel for Pyodide of a package in one of the locks, checked against its hashes there."""
    locks = (ROOT / "requirements.lock", ROOT / "tests" / "requirements.lock")
    lock = "\n".join(path.read_text(encoding="utf-8") for path in locks).split("\n")
    start = next(i for i, line in enumerate(lock) if line.startswith(f"{name}=="))
    end = next(i for i in range(start, len(lock)) if not lock[i].endswith("\\"))
    wish = scratch / f"{name}.txt"
    wish.write_text("\n".join(lock[start : end + 1]), encoding="utf-8")
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-deps",
            "--require-hashes",
            "--only-binary",
            ":all:",
            "--platform",
            "pyemscripten_2026_0_wasm32",
            "--python-version",
            "3.14",
            "--implementation",
            "cp",
            "--abi",
            "cp314",
            "--dest",
            scratch,
            "--requirement",
            wish,
        ],
        check=True,
    )


def render_sounds(folder: Path) -> None:
    """Every sound as a file: the page has no numpy to make them with.

    Rate, sides and unit as numbers of 32 bits, then the second differences of the samples, 16 bits
    each, side by side: first all low bytes, then all high ones. Gzipped that is half as long.
    """
    os.environ.update(SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    sys.path.insert(0, str(ROOT))
    import numpy as np
    import pygame

    from game.effects import sound

    pygame.mixer.init(sound.RATE, -16, 2, 512)
    folder.mkdir(parents=True)
    for name, made in {**sound.palette(), "ambience": sound.ambience()}.items():
        samples = pygame.sndarray.array(made).astype(np.int32)
        # The effects are the same on both sides; the music has no note above 500 Hz.
        # and is so soft that eleven bits hold it.
        step, sides, unit = (5, 2, 8) if name == "ambience" else (1, 1, 1)
        before = np.zeros((2, sides), int)
        bent = np.diff(samples[::step, :sides] // unit, n=2, axis=0, prepend=before)
        flat = np.ascontiguousarray(bent.T, "<i2").view(np.uint8).reshape(-1, 2)
        head = np.array([sound.RATE // step, sides, unit], "<u4").tobytes()
        (folder / f"{name}.bent").write_bytes(head + flat.T.tobytes())
    pygame.mixer.quit()


def compile_all(runtime: Path, scratch: Path, trees: list[Path]) -> None:
    """Byte code in place of sources, by the very Python that will run it, and the page's script."""
    node("prepare.mjs", runtime, trees[1] / "packages", *trees)


def node(script: str, *arguments: Path) -> None:
    """Run a script that lies beside this one; it has said by itself what went wrong."""
    if subprocess.run(["node", HERE / script, *arguments], check=False).returncode:
        raise SystemExit(f".ci/web: {script} failed.")


# --- where it goes --------------------------------------------------------------------------------


def lay_out(
    folder: Path, runtime: Path, trees: dict[str, Path], scratch: Path, url: str = ""
) -> None:
    """The finished site; what was in the folder before is gone only when the new one is whole."""
    draft = folder.with_name(folder.name + ".draft")
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True)
    (draft / "runtime").mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        copy(runtime / name, draft / "runtime" / name)
    squeeze(draft / "runtime" / "pyodide.asm.wasm.gz", (runtime / "pyodide.asm.wasm").read_bytes())
    library = zipped(trees["stdlib"], scratch / "stdlib.zip")
    node("imports.mjs", runtime, library, trees["arcade"])
    squeeze(draft / "runtime" / "stdlib.zip.gz", library.read_bytes())
    squeeze(draft / "arcade.pack.gz", packed(trees["arcade"]))
    for path in files_below(PAGE):
        if path.suffix in (".js", ".mjs"):
            subprocess.run(["node", "--check", path], check=True)
        copy(path, draft / path.relative_to(PAGE))
    said = texts()
    (draft / "texts.json").write_text(json.dumps(said, ensure_ascii=False), encoding="utf-8")
    for name in PAGES:
        say_without_script(draft / name, said)
    introduce(draft / "index.html", said, url)
    draw_icons(draft / "icons")
    draw_card(draft / CARD_FILE, scratch)
    command = [sys.executable, ROOT / ".ci" / "licences.py", draft / "licences.html", "--browser"]
    subprocess.run(command, check=True)
    rename_modules(draft)
    finish(draft)
    shutil.rmtree(folder, ignore_errors=True)
    draft.rename(folder)


def zipped(tree: Path, archive: Path) -> Path:
    """A folder as a zip that is the same bytes every time; gzip packs it better than zip."""
    with zipfile.ZipFile(archive, "w") as file:
        for path in files_below(tree):
            file.writestr(zipfile.ZipInfo(path.relative_to(tree).as_posix()), path.read_bytes())
    return archive


def texts() -> dict[str, dict[str, str]]:
    """The words of the page before the arcade speaks: the pattern of each message, by language."""
    from fluent.syntax import FluentParser, ast
    from fluent.syntax.serializer import serialize_pattern

    found: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        path = ROOT / "assets" / "locale" / language / "web.ftl"
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found[language] = {
            entry.id.name: serialize_pattern(entry.value).strip()
            for entry in body
            if isinstance(entry, ast.Message) and entry.value is not None
        }
    return found


def say_without_script(page: Path, said: dict[str, dict[str, str]]) -> None:
    """Sentences in every language for a page whose scripts do not run or did not arrive."""
    bare = "".join(f'<p lang="{name}">{html.escape(said[name]["web-bare"])}</p>' for name in said)
    cut = "".join(
        f'<div lang="{name}" hidden><p>{html.escape(said[name]["web-part"])}</p>'
        f"<p><button>{html.escape(said[name]['web-again'])}</button></p></div>"
        for name in said
    )
    text = page.read_text(encoding="utf-8").replace(">OLD<", f">{bare}<")
    page.write_text(text.replace(">CUT<", f">{cut}<"), encoding="utf-8")


def introduce(page: Path, said: dict[str, dict[str, str]], url: str) -> None:
    """Description of the page for links to it. Most messengers want its picture by full address."""
    text = page.read_text(encoding="utf-8")
    text = text.replace("ABOUT", html.escape(said["en"]["web-about"]))
    address = f"{url.rstrip('/')}/" if url else ""
    page.write_text(text.replace("ADDRESS", html.escape(address)), encoding="utf-8")


def rename_modules(draft: Path) -> None:
    """Let every module end in .js, and the pages and scripts that name it say so.

    Browsers run a module only as JavaScript. Moodle and older web servers do not know .mjs and
    hand it out as plain text.
    """
    modules = [path for path in files_below(draft) if path.suffix == ".mjs"]
    stems = b"|".join(re.escape(path.stem).encode() for path in modules)
    for path in files_below(draft):
        if path.suffix in (".html", ".js", ".mjs"):
            path.write_bytes(re.sub(rb"\b(%s)\.mjs\b" % stems, rb"\1.js", path.read_bytes()))
    for path in modules:
        path.rename(path.with_suffix(".js"))


def draw_card(path: Path, scratch: Path) -> None:
    """The title as the picture of a link: 1200 by 630, as messengers show it."""
    import pygame

    shots = scratch / "card"
    command = [sys.executable, ROOT / "main.py", "shots", shots, "--only", CARD[0]]
    command += ["--size", CARD[1]]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    (picture,) = shots.glob("*.png")
    pygame.image.save(pygame.image.load(picture), path)


def draw_icons(folder: Path) -> None:
    """The lit Q of the window, as large as telephones want it."""
    import pygame

    from game.window import icon

    folder.mkdir()
    for size in (192, 512):
        big = pygame.transform.smoothscale(icon(), (size, size))
        pygame.image.save(big, folder / f"{size}.png")


def packed(tree: Path) -> bytes:
    """A folder as one file: how long the list is, the list of names and sizes, the contents."""
    paths = list(files_below(tree))
    names = [[path.relative_to(tree).as_posix(), path.stat().st_size] for path in paths]
    head = json.dumps(names, separators=(",", ":")).encode()
    return b"".join([len(head).to_bytes(4, "little"), head, *(p.read_bytes() for p in paths)])


def finish(draft: Path) -> None:
    """The list of all files with their sizes, and the version that is made of their contents."""
    sizes = {p.relative_to(draft).as_posix(): p.stat().st_size for p in files_below(draft)}
    digests = {name: hashlib.sha256((draft / name).read_bytes()).hexdigest() for name in sizes}
    digest = hashlib.sha256("".join(digests.values()).encode())
    listing = {"version": digest.hexdigest()[:12], "files": sizes}
    (draft / "files.json").write_text(json.dumps(listing, indent=1), encoding="utf-8")
    # The list has the size of sw.js in it; and some servers write into pages.
    kept = [["./", None, digests["index.html"][:12]], ["files.json", None, None]]
    kept += [
        [name, None if name in PAGES else size, digests[name][:12]]
        for name, size in sizes.items()
        if name not in NOT_KEPT
    ]
    worker = (draft / "sw.js").read_text(encoding="utf-8")
    worker = worker.replace('"VERSION"', json.dumps(listing["version"]))
    worker = worker.replace('["FILES"]', json.dumps(kept))
    (draft / "sw.js").write_text(worker, encoding="utf-8")
    sizes["sw.js"] = (draft / "sw.js").stat().st_size
    (draft / "files.json").write_text(json.dumps(listing, indent=1), encoding="utf-8")


def squeeze(path: Path, content: bytes) -> None:
    """Gzipped, the same bytes every time; libdeflate makes 3 to 4 % less of it than zlib."""
    path.write_bytes(deflate.gzip_compress(content, 12))


def copy(path: Path, to: Path) -> None:
    """A file, with the folders that it needs."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)


if __name__ == "__main__":
    sys.exit(main())
