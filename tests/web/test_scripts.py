"""The page's own scripts, where no browser is needed: run by node, as the site's build is."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "scripts"
SCRIPTS = sorted(FOLDER.glob("*.test.mjs"))
NODE = shutil.which("node")
pytestmark = pytest.mark.skipif(NODE is None, reason="needs node")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_the_scripts_of_the_page_do_as_they_say(script: Path) -> None:
    assert NODE is not None
    done = subprocess.run(
        [NODE, "--test", "--test-reporter=tap", script],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert int(re.findall(r"^# pass (\d+)$", done.stdout, re.MULTILINE)[-1]) > 4, done.stdout
