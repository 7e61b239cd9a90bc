"""Run the tests under Pyodide in node: .ci/web tests [pytest arguments]."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from build_site import HERE, ROOT, fetch_runtime, fetch_wheel, unpack

STACK = 60_000
"""Kilobytes of stack for node: Python in wasm takes more of it than node gives."""
TESTS = ("tests/core", "tests/rules", "tests/laws.py", "tests/ai", "tests/store", "tests/tutorial",
         "tests/tables", "tests/ui", "tests/words", "tests/match", "tests/progress",
         "tests/settings", "tests/web", "tests/scenes", "tests/art")  # fmt: skip


def main() -> int:
    """Fetch what is needed, and hand the arguments on; without a path among them, to all tests."""
    wishes = sys.argv[1:]
    if not any((ROOT / wish.split("::")[0]).exists() for wish in wishes):
        wishes += TESTS
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        runtime = fetch_runtime(scratch)
        for package in ("msgspec", "hypothesis"):
            fetch_wheel(package, scratch)
        for wheel in [*scratch.glob("*.whl"), next(HERE.glob("pygame_ce-*.whl"))]:
            unpack(wheel, scratch / "compiled")
        shutil.copy(HERE / "skips.py", scratch / "compiled")
        command = ["node", f"--stack-size={STACK}", str(HERE / "suite.mjs"), str(runtime),
                   str(scratch / "compiled"), sysconfig.get_path("purelib"), str(ROOT),
                   *wishes]  # fmt: skip
        # The system must let the stack grow so far, too.
        limit = f'ulimit -s {STACK * 2} && exec "$@"'
        return subprocess.run(["bash", "-c", limit, "bash", *command], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
