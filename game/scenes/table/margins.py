"""The margins of a table: the rail of round buttons at its right edge, and the lines around it.

The lines tell what happened, and how a series stands or which puzzle this is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Final

from game.art.menu.buttons import RoundButton
from game.core.phrase import Phrase, literal, say
from game.core.rng import short
from game.games import DESCRIPTORS
from game.match.match import Match
from game.scenes.base.roaming import LENS
from game.tables.pictures import Label
from game.tables.sheet import HEAD, Rect, Sheet, Slot, rail_column, rail_place
from game.tables.table import Counts, Spot
from game.ui.beside import at, log_of
from game.ui.roomy_letters import with_room
from game.ui.viewport import Viewport

RAIL_ID = "rail:"
"""Prefix of the ids of the rail's buttons; the rest is the name of the button."""
CONTROLS = (RAIL_ID, LENS)
"""Prefixes of the ids of all buttons that belong to no game."""
SHARED: Final[Mapping[str, tuple[str, Slot]]] = {"help": ("help", "second")}
"""Icon and place of each button that is on every table: in games, lessons and exercises."""


def rail_button(
    name: str, icon: str, slot: Slot, *, on: bool = False, closed: bool = False
) -> Spot:
    """A button of the rail: its spoken name is the text ``rail-<name>``."""
    art, spoken = RoundButton(icon, on), say(f"rail-{name}")
    return at(
        Spot(f"{RAIL_ID}{name}", art, 0, 0, 0, 0, 80, spoken=spoken, dim=closed), rail_place(slot)
    )


def shared_buttons() -> list[Spot]:
    """The buttons of every table; what they do is in `AssistedTable.side_button`."""
    return [rail_button(name, icon, slot) for name, (icon, slot) in SHARED.items()]


def rail_of(buttons: Sequence[Spot]) -> list[Spot]:
    """These buttons as a rail that takes all of its column; those with words are a bit wider."""
    places = rail_column([spot.label is not None for spot in buttons])
    return [at(spot, place) for spot, place in zip(buttons, places, strict=True)]


def head(match: Match) -> list[Spot]:
    """Nothing, for a game that stands for itself."""
    phrase = _series(match) or _puzzle(match)
    if phrase is None:
        return []
    line = Spot("head", Label("second", 18), 0, 0, 0, 0, 6, phrase)
    return [at(line, Rect.around(*HEAD))]


LOG = "log"
"""Id of the line at the foot."""


def words_around(sheet: Sheet, standing: Sequence[Spot], line: Phrase | None) -> list[Spot]:
    """The line at the head, and the log line at the foot; both there where the sheet is tall."""
    place = log_of(sheet)
    spots = list(standing)
    if sheet.tall and standing:
        half = Rect(place.left, place.top, place.w, place.h / 2)
        spots = [at(spot, half) for spot in standing]
        place = half.moved(0, half.h)
    if line is not None:
        log = Spot(LOG, Label("second", 18, "left"), 0, 0, 0, 0, 90, line)
        spots.append(at(log, place))
    return spots


def with_words(
    viewport: Viewport, spots: Sequence[Spot], standing: Sequence[Spot], line: Phrase | None
) -> list[Spot]:
    """A whole table with the lines around it; on a telephone on its side its words have room."""
    sheet = viewport.sheet
    whole = [*spots, *words_around(sheet, standing, line)]
    return with_room(viewport.renderer, sheet, whole) if sheet.small else whole


def _series(match: Match) -> Phrase | None:
    """ "To 5 tokens: You 3, Student 1", or "Deal 2 of 5: You 41, Student 38"."""
    series_score = match.series_score
    if series_score is None or not series_score.counts:
        return None
    held = series_score.by_seat()
    if series_score.deals:
        pairs = [
            say("deals-player", name=name, points=points)
            for name, points in zip(match.names, held, strict=True)
        ]
        standing = reduce(lambda one, other: say("deals-players", one=one, other=other), pairs)
        game = min(series_score.games + 1, series_score.deals)
        return say("deals-head", game=game, deals=series_score.deals, standing=standing)
    return say(
        "series-head",
        goal=series_score.goal,
        first=match.names[0],
        second=match.names[1],
        one=held[0],
        two=held[1],
    )


def _puzzle(match: Match) -> Phrase | None:
    session, table = match.session, DESCRIPTORS[match.id].table
    if not session.game.info.is_puzzle(session.options) or not isinstance(table, Counts):
        return None
    seed = literal(short(session.seed))
    if match.best is None:
        return say("puzzle-head", seed=seed)
    return say("puzzle-head-best", seed=seed, best=abs(match.best))
