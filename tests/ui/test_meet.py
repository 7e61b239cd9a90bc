"""Matter and antimatter run into each other, and only then there is light."""

from __future__ import annotations

import pytest

from game.tables.pictures import Nothing, Panel
from game.tables.table import Effect, Spot
from game.ui.motion import MEETS, Motion

PLACES = [Spot(f"cell:{n}", Nothing(), 100 + 300 * n, 200, 50, 50, 1) for n in range(2)]
STACKS = [Spot(f"stack:{n}", Panel(), 100 + 300 * n, 200, 40, 40, 3) for n in range(2)]
MEETING = Effect("annihilate", "cell:0", "cell:1")


def begun(after: list[Spot], effect: Effect = MEETING) -> Motion:
    motion = Motion()
    motion.cut([*PLACES, *STACKS])
    motion.towards([*PLACES, *after], [effect], 1.0)
    return motion


def test_both_run_to_the_middle_and_are_gone_when_the_light_comes() -> None:
    motion = begun([])
    runs = {actor.spot.id: actor for actor in motion.moving if actor.kind == "meet"}
    assert set(runs) == {"stack:0", "stack:1"}
    motion.update(0.97 * MEETS)
    one, other = (actor.place[0] for actor in runs.values())
    assert abs(one - other) < 30, "they touch"
    assert all(actor.alpha == 1 for actor in runs.values())
    (show,) = motion.shows
    assert show.t < 0, "no light before they touch"
    motion.update(0.1 * MEETS)
    assert show.t > 0
    assert all(actor.alpha == 0 for actor in runs.values())
    motion.update(3.0)
    assert [spot.id for spot in motion.resting] == ["cell:0", "cell:1"]


@pytest.mark.parametrize(
    ("after", "effect"),
    [
        (STACKS[:1], MEETING),
        (STACKS, MEETING),
        ([], Effect("burst", "cell:0", "cell:1")),
        ([], Effect("annihilate", "cell:0")),
        ([], Effect("annihilate", "cell:0", "nowhere")),
    ],
)
def test_what_stays_in_sight_runs_nowhere(after: list[Spot], effect: Effect) -> None:
    motion = begun(after, effect)
    assert not any(actor.kind == "meet" for actor in motion.moving)
    assert motion.shows[0].t == 0
