"""The tests, run inside the environment from wherever the command was typed."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def run(args: argparse.Namespace) -> int:
    """Run pytest with ``args.pytest``; returns pytest's own exit code."""
    import pytest

    # pytest.ini settings and `testpaths` count from the folder it is started in.
    os.chdir(ROOT)
    return int(pytest.main(args.pytest))
