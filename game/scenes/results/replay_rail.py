"""The buttons of a replay at the side of its table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.art.menu.buttons import RoundButton
from game.core.access import Access
from game.core.phrase import literal, say
from game.scenes.base.overlays import callout
from game.scenes.table.keyframes import ASKS
from game.scenes.table.margins import RAIL_ID, rail_of
from game.tables.pictures import Button
from game.tables.table import Spot
from game.ui.viewport import Viewport

BUTTONS = ("close", "at", "first", "back", "play", "next", "last", "continue", "export")
ICONS = {
    "close": "cross",
    "first": "replay",
    "back": "back",
    "play": "play",
    "next": "next",
    "last": "skip",
    "continue": "person",
    "export": "save",
}


@dataclass(frozen=True, slots=True)
class ReplayModel:
    """Progress of a replay."""

    at: int
    """Number of moves that have been made."""
    moves: int
    """Of the whole record."""
    playing: bool
    wrong: bool
    """True if the record is not to be trusted from here on."""
    over: bool
    """True if the game is over here."""

    @property
    def waits(self) -> bool:
        """True if it is at its beginning, and not yet started."""
        return not (self.playing or self.at or self.shut("play"))

    def shut(self, name: str) -> bool:
        """True if a button leads nowhere now."""
        match name:
            case "first" | "back":
                return self.at == 0
            case "play" | "next" | "last":
                return self.at == self.moves or self.wrong
            case "continue":
                return self.over or self.wrong
        return False


def rail(model: ReplayModel, *, short: bool) -> list[Spot]:
    """Close above, the steps in the middle, playing on and exporting below.

    ``short``: the number of the move has room for figures only.
    """
    at, all_ = model.at, model.moves
    here = literal(f"{at} / {all_}") if short else say("replay-at", at=at, all=all_)
    spots = []
    for name in BUTTONS:
        if name == "at":
            spoken = say("replay-at-spoken", at=at, all=all_)
            spots.append(Spot("rail:at", Button(), 0, 0, 0, 0, 80, here, spoken))
            continue
        key = "pause" if name == "play" and model.playing else name
        icon = "pause" if key == "pause" else ICONS[name]
        art = RoundButton(icon, on=name == "play" and model.waits)
        spot = Spot(f"rail:{name}", art, 0, 0, 0, 0, 80, spoken=say(f"replay-{key}"))
        spot = spot._replace(dim=model.shut(name))
        spots.append(spot.only(Access.STAFF) if name == "export" else spot)
    return rail_of(spots)


def how_to_begin(viewport: Viewport, spots: Sequence[Spot]) -> list[Spot]:
    """A call-out at the button that starts it; nothing where that is not shown."""
    play = next((spot for spot in spots if spot.id == f"{RAIL_ID}play"), None)
    return [] if play is None else callout(viewport, say("replay-begin"), play, spots, ASKS)
