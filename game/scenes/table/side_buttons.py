"""The rail of round buttons at the right edge of a table."""

from __future__ import annotations

from game.art.menu.buttons import RoundButton
from game.core.phrase import say
from game.tables.table import Spot

RAIL = 1237.0
"""Centre of the rail."""
RAIL_ID = "rail:"
"""What the ids of its buttons begin with; the rest is the name of the button."""


def rail_button(name: str, icon: str, y: float, *, on: bool = False, closed: bool = False) -> Spot:
    """A button of the rail: its spoken name is the text ``rail-<name>``."""
    return Spot(
        f"{RAIL_ID}{name}",
        RoundButton(icon, on),
        RAIL,
        y,
        62,
        62,
        80,
        spoken=say(f"rail-{name}"),
        dim=closed,
    )
