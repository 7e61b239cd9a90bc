"""Days at a fair, compressed, with real processes: ``python -m tests.gates.fair`` prints it all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.gates import SHARE
from tests.gates.fair import Fair

pytestmark = [
    pytest.mark.medium,
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks Linux"),
]


@pytest.mark.parametrize(
    ("hours", "every"),
    [
        pytest.param(0.2, 0.1, id="push"),
        pytest.param(72 * SHARE, 2.0, id="gate", marks=pytest.mark.slow),
    ],
)
def test_a_fair_loses_nothing_and_grows_nowhere(tmp_path: Path, hours: float, every: float) -> None:
    seed = f"fair {os.environ.get('QUARKADE_GATE_PART', '')}"
    said = Fair(tmp_path, hours, seed, every * 3600).run()
    print(said)
    assert said["faults"] == said["problems"] == said["tracebacks"] == said["orphans"] == []
    most = said["arcade_most"]
    assert most["threads"] <= 8
    assert most["files"] <= 80
    assert most["rss_mb"] <= 300
    assert all(size < 2_100_000 for size in said["bytes"].values())
    if hours > 24:
        first, last = said["first_lives"], said["last_lives"]
        assert last["rss_mb"] < first["rss_mb"] + 15
        assert last["files"] <= first["files"] + 2
        assert said["supervisor"]["most"]["rss_mb"] < said["supervisor"]["first"]["rss_mb"] + 3
