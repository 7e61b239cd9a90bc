"""Measured chances of a strong crew to save the lab; shown on the set-up screen.

A row comes from ``main.py arena --game particle_panic --seats nobel --players 3 --games 200
--seed odds --option ladder=2`` (with ``--option easing=1`` for the small-group easing, and with
``--games 100`` or ``20`` where so many were played). A new planner makes all rows old.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, floor

from game.core.shares import counted_share

WON: dict[tuple[int, int, int], tuple[int, int]] = {
    (0, 0, 1): (97, 100),
    (0, 0, 2): (100, 100),
    (0, 0, 3): (82, 100),
    (0, 0, 4): (98, 100),
    (0, 1, 3): (99, 100),
    (0, 1, 4): (100, 100),
    (1, 0, 1): (166, 200),
    (1, 0, 2): (191, 200),
    (1, 0, 3): (127, 200),
    (1, 0, 4): (170, 200),
    (1, 1, 3): (96, 100),
    (1, 1, 4): (95, 100),
    (2, 0, 1): (182, 200),
    (2, 0, 2): (194, 200),
    (2, 0, 3): (73, 200),
    (2, 0, 4): (133, 200),
    (2, 1, 3): (99, 100),
    (2, 1, 4): (98, 100),
    (3, 0, 1): (6, 100),
    (3, 0, 2): (59, 100),
    (3, 0, 3): (13, 100),
    (3, 0, 4): (20, 100),
    (3, 1, 3): (16, 20),
    (3, 1, 4): (20, 20),
    (4, 0, 1): (1, 100),
    (4, 0, 2): (23, 100),
    (4, 0, 3): (0, 100),
    (4, 0, 4): (0, 100),
    (4, 1, 3): (25, 100),
    (4, 1, 4): (76, 100),
    (5, 0, 1): (0, 100),
    (5, 0, 2): (1, 100),
    (5, 0, 3): (0, 100),
    (5, 0, 4): (0, 100),
    (5, 1, 3): (2, 100),
}
"""Games won and played by crews of *Nobel*: by rung of the ladder, easing and seats.

What is missing was not counted yet, and the set-up screen says so: it takes up to 12 s a game.
"""

WITH_DUTY: dict[tuple[int, int, int], tuple[int, int]] = {
    (1, 0, 2): (100, 100),
    (1, 0, 3): (86, 100),
}
"""The same with Detector duty: ``--games 100 --option ladder=1 --option duty=1``.

Crews of *Student* (``--seats student``) win 68 of 100 for two and 46 of 100 for three: 48 and 36
without it.
"""

UNKNOWN = -1
"""The games have not been counted yet."""


def of_hundred(seats: int, options: Mapping[str, int]) -> dict[str, int]:
    """For a crew of this size under these options: the games won of a hundred, ``odds``, and the
    95 % interval around that, ``low`` and ``high``. The easing changes nothing for one or two.
    """
    easing = options["easing"] if seats > 2 else 0
    counted = (WITH_DUTY if options.get("duty") else WON).get((options["ladder"], easing, seats))
    if counted is None:
        return {"odds": UNKNOWN, "low": 0, "high": 100}
    share = counted_share(*counted)
    return {
        "odds": round(100 * share.share),
        "low": floor(100 * share.low),
        "high": ceil(100 * share.high),
    }
