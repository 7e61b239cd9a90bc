"""What stands in the hall of the title: the cabinets, and the round buttons in its corners."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.art.menu.buttons import RoundButton
from game.art.menu.title import Cabinet, PlayerCount
from game.cabinets import CABINETS
from game.core.phrase import Phrase, literal, say
from game.scenes.base.menu_widgets import round_button
from game.scenes.menu import going_on
from game.scenes.menu.cabinets import CHOSEN, FLOOR, row_of
from game.tables.table import Access, Spot

CORNERS = (
    {"codex": "book", "honours": "trophy", "board": "points", "settings": "settings"},
    {"today": "hint", "about": "help", "sound": "sound", "full": "full", "leave": "exit"},
)
"""Name -> icon of the round buttons in the corner, row by row."""
ACCESS = dict.fromkeys(("today", "honours", "full"), Access.STAFF) | {
    "board": Access.BOARD,
    "leave": Access.EXIT,
}
"""Who may reach these of them; the others are for all."""


def seats_of(game: str) -> Phrase:
    """How many may play it."""
    seats = CABINETS[game].players
    few, many = seats[0], seats[-1]
    return literal(str(few)) if few == many else say("title-seats", few=few, many=many)


def cabinets(arcade: Arcade, games: Sequence[str], chosen: str) -> list[Spot]:
    """The row of cabinets, the chosen one with the ways into it."""
    spots: list[Spot] = []
    row = row_of(games, chosen)
    x = row.left
    for game, icon, at in ((row.before, "back", 45.0), (row.after, "next", 1235.0)):
        if game is not None:
            name = say("title-cabinet", name=say(f"{game}-title"))
            spots.append(round_button(f"cabinet-{game}", icon, at, 500, name))
    for game in row.games:
        lit = game == chosen
        w, h = CHOSEN if lit else row.idle
        x += w / 2
        name = say(f"{game}-title")
        spots.append(
            Spot(
                f"cabinet-{game}",
                Cabinet(game, lit),
                x,
                FLOOR - h / 2,
                w,
                h,
                3,
                name,
                None if lit else say("title-cabinet", name=name),
            )
        )
        if lit:
            ways = going_on.ways_in(going_on.all_waiting(arcade, game), x)
            spots += [s.only(Access.LESSONS) if s.id == "learn" else s for s in ways]
        else:
            spots.append(Spot(f"seats-{game}", PlayerCount(), x, 614, 110, 40, 4, seats_of(game)))
        x += w / 2 + row.gap
    return spots


def corners(arcade: Arcade) -> list[Spot]:
    """The round buttons in the corner, and the languages."""
    spots = []
    for row, icons in enumerate(CORNERS):
        # Those that a policy closes leave no gap.
        there = [n for n in icons if not arcade.closed(ACCESS.get(n, Access.ALL))]
        x, y = 1295 - 70 * len(there), 53 + 70 * row
        for column, name in enumerate(there):
            muted = name == "sound" and arcade.settings.muted
            icon = "mute" if muted else icons[name]
            spots.append(round_button(name, icon, x + 70 * column, y, say(f"title-{name}")))
    if len(arcade.languages) > 1:
        for i, language in enumerate(arcade.languages):
            on = language == arcade.settings.language
            spots.append(
                Spot(
                    f"language-{language}",
                    RoundButton("", on),
                    55 + 70 * (i % 2),
                    53 + 70 * (i // 2),
                    62,
                    62,
                    10,
                    literal(language.upper()),
                    say(f"language-{language}"),
                )
            )
    return spots
