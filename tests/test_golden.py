"""Every game plays its golden games as it did before."""

from __future__ import annotations

import pytest

from game.games import GAMES
from tests import golden
from tests.golden import Golden

LISTED: list[Golden] = [
    *[Golden("particle_builder", f"level-{n}", 2 + n % 2, {"level": n}) for n in range(1, 8)],
    Golden("particle_builder", "house-rules", 3,
           {"level": 5, "target": 1, "choose": 1, "blind": 1, "labelled": 1, "accurate": 1}),
    Golden("bigebang", "base", 2, {}),
    *[Golden("bigebang", variant, 2, {variant: 1})
      for variant in ("small", "mass", "gravity", "darkness", "time", "mirror")],
    Golden("bigebang", "every-variant", 2,
           {"small": 1, "mass": 1, "gravity": 1, "darkness": 1, "time": 1, "mirror": 1, "side": 2}),
    Golden("bigebang", "universe-of-light", 1, {"puzzle": 1}),
    Golden("bigebang", "parallel-universes", 1, {"puzzle": 2, "small": 1}),
    Golden("bigebang", "universe-of-life", 2, {"puzzle": 3, "darkness": 1}),
    Golden("u_know_feynman", "two", 2, {}),
    Golden("u_know_feynman", "four-strict", 4, {"strict": 1}),
    Golden("u_know_feynman", "six-loose", 6, {"loose": 1}),
    *[Golden("tutti_quantum", f"duel-{n}", n, {}) for n in (2, 3, 4)],
    Golden("tutti_quantum", "duel-expert", 2, {"scoring": 2}),
    Golden("tutti_quantum", "teams-expert", 4, {"mode": 1, "scoring": 2}),
    Golden("tutti_quantum", "together-two", 2, {"mode": 2}),
    Golden("tutti_quantum", "together-easy", 3, {"mode": 2, "opening": 1}),
    Golden("tutti_quantum", "together-four-silent", 4, {"mode": 2, "talk": 0, "starter": 1}),
    Golden("tutti_quantum", "two-hands-advanced", 1, {"mode": 2, "scoring": 1}),
    *[Golden("particle_panic", f"published-{n}", n, {}) for n in (1, 2, 3, 4)],
    Golden("particle_panic", "training-eased", 4, {"ladder": 0, "easing": 1}),
    Golden("particle_panic", "controlled", 2, {"ladder": 1}),
    Golden("particle_panic", "contained", 3, {"ladder": 2}),
    Golden("particle_panic", "alert", 1, {"ladder": 3}),
    Golden("particle_panic", "five-codes", 2, {"ladder": 5}),
    Golden("particle_panic", "duty-contained", 2, {"ladder": 2, "duty": 1}),
    Golden("particle_panic", "duty-published", 3, {"duty": 1}),
]  # fmt: skip


GOLDENS = [
    *LISTED,
    *[Golden(game, "-".join(levels), 2, GAMES[game].info.suggested, levels)
      for game in GAMES for levels in (("visitor", "student"), ("researcher", "nobel"))],
    *[Golden(game, "first", GAMES[game].info.seats[0], {})
      for game in GAMES if all(listed.game != game for listed in LISTED)],
]  # fmt: skip
"""Those listed, two games between levels, and one of each game that lists none."""


@pytest.mark.parametrize(
    "transcript", GOLDENS, ids=lambda transcript: f"{transcript.game}-{transcript.name}"
)
def test_golden_playthrough(transcript: Golden) -> None:
    golden.check(transcript)


def test_a_secret_card_is_written_for_its_holder_alone() -> None:
    lines = golden.transcript(next(one for one in LISTED if one.name == "duel-2")).splitlines()
    assert any(line.startswith("? place:") for line in lines)
    assert "@ secrets=(-1 -1)" in lines
    start = [line for line in lines if line.startswith("@ seat") and "secrets" in line][:2]
    assert start == ["@ seat 0: secrets=(4 -1)", "@ seat 1: secrets=(-1 0)"]


def test_no_forgotten_files() -> None:
    files = {path.relative_to(golden.FOLDER) for path in golden.FOLDER.rglob("*.txt")}
    assert files == {one.path.relative_to(golden.FOLDER) for one in GOLDENS}
