"""Which plan a table has: on the wide sheet, or on a tall one."""

from __future__ import annotations

from functools import lru_cache

from game.tables.sheet import WIDE, Sheet

from . import upright
from .geometry import Plan, wide_plan


@lru_cache(maxsize=16)
def plan_for(seats: int, sheet: Sheet = WIDE) -> Plan:
    """The table for this many on this sheet."""
    return upright.plan(seats, sheet) if sheet.tall else wide_plan(seats)
