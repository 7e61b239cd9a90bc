"""Games as they are seen: which moments a measured game has, and that hardly a frame is late."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from game.commands.driving import BUDGET, FrameTime, frames
from game.games import GAMES
from game.window import open_window, opened

LATE = 0.005
"""The share of frames that may be late: those that paint a large sheet for the first time."""
MOMENTS = {
    "particle_builder": {"glide", "annihilate"}, "tutti_quantum": {"glide", "burst", "ring"},
    "u_know_feynman": {"glide", "ring"}, "bigebang": {"glide", "annihilate"},
    "particle_panic": {"glide", "roll"},
}  # fmt: skip
"""The kinds of event that the first moves of a game show at the latest."""


def kinds(series: Iterable[FrameTime]) -> set[str]:
    """All that was to be seen, each effect by itself."""
    return {kind for frame in series for kind in frame.what.rstrip("*").split("+")}


@pytest.mark.long
@pytest.mark.parametrize("game", ["bigebang", "particle_panic"])
def test_a_measured_game_shows_what_it_has_to_show(tmp_path: Path, game: str) -> None:
    surface = open_window((640, 360), full_screen=False)
    with opened(tmp_path, None, None) as services:
        effects = kinds(frames(services, surface, game, 10))
    assert effects >= MOMENTS[game] | {"rest"}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_full_motion_keeps_its_pace(tmp_path: Path, game: str) -> None:
    """At 1920 x 1080, in time of the processor; the first frame, which paints a table, aside."""
    surface = open_window((1920, 1080), full_screen=False)
    with opened(tmp_path, None, None) as services:
        series = list(frames(services, surface, game, 40))[1:]
    assert kinds(series) >= MOMENTS[game]
    late = [frame for frame in series if frame.seconds > BUDGET]
    assert len(late) <= LATE * len(series), late
    assert sorted(frame.seconds for frame in series)[len(series) // 2] < BUDGET / 4
