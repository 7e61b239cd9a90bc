"""Pack the compiled module and pygame-ce's Python files into a wheel, the same bytes every time.

pygame-ce's own font, which is under other terms, stays out: Quarkade brings its letters.

python3 pack_wheel.py SOURCES BASE.so WHEEL: SOURCES has the unpacked sources, each in its folder.
"""

import base64
import hashlib
import sys
import zipfile
from pathlib import Path

VERSION = "2.5.8"
MODULE = "base.cpython-314-wasm32-emscripten.so"
TAG = "cp314-cp314-pyemscripten_2026_0_wasm32"
LICENCES = {
    "pygame-ce": "pygame_ce/docs/LGPL.txt",
    "SDL": "SDL2/LICENSE.txt",
    "SDL_image": "SDL2_image/LICENSE.txt",
    "SDL_mixer": "SDL2_mixer/LICENSE.txt",
    "SDL_ttf": "SDL2_ttf/LICENSE.txt",
    "FreeType": "freetype/docs/FTL.TXT",
    "HarfBuzz": "harfbuzz/COPYING",
}


def main() -> None:
    """Write the wheel."""
    sources, module, wheel = map(Path, sys.argv[1:])
    info = f"pygame_ce-{VERSION}.dist-info"
    python = sources / "pygame_ce" / "src_py"
    files = {
        f"pygame/{path.relative_to(python).as_posix()}": path.read_bytes()
        for path in python.rglob("*")
        if path.suffix == ".py" and not path.parent.name.startswith("__")
    }
    files[f"pygame/{MODULE}"] = module.read_bytes()
    for name, path in LICENCES.items():
        files[f"{info}/licenses/{name}.txt"] = (sources / path).read_bytes()
    head = f"Metadata-Version: 2.1\nName: pygame-ce\nVersion: {VERSION}\n"
    files[f"{info}/METADATA"] = head.encode()
    mark = f"Wheel-Version: 1.0\nGenerator: quarkade\nRoot-Is-Purelib: false\nTag: {TAG}\n"
    files[f"{info}/WHEEL"] = mark.encode()
    record = [f"{name},sha256={_digest(content)},{len(content)}" for name, content in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*sorted(record), f"{info}/RECORD,,", ""]).encode()
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    main()
