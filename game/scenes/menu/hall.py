"""What stands in the hall of the title: the cabinets, and the round buttons in its corners."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.art.menu.buttons import RoundButton
from game.art.menu.title import Cabinet, PlayerCount
from game.cabinets import CABINETS
from game.core.access import Access
from game.core.phrase import Phrase, literal, say
from game.scenes.base import places
from game.scenes.base.menu_widgets import button, round_button
from game.scenes.menu import going_on, today_card
from game.scenes.menu.cabinets import CHOSEN, FLOOR, row_of
from game.scenes.menu.today_card import Progress
from game.tables.pictures import Button
from game.tables.table import Spot

CORNERS = (
    {"codex": "book", "honours": "trophy", "board": "points", "settings": "settings"},
    {"about": "help", "sound": "sound", "full": "full", "leave": "exit"},
)
"""Name -> icon of the round buttons in the corner, row by row."""
ACCESS = dict.fromkeys(("honours", "full"), Access.STAFF) | {
    "board": Access.BOARD,
    "leave": Access.EXIT,
}
"""Who may reach these of them; the others are for all."""
PITCH, END = 70.0, 1256.0
"""From one round button to the next, and where they end on the right."""
TODAY = (140.0, 132.0)
"""The card of today's puzzles, as high as two rows of buttons, and left of them."""
TODAY_LETTERS = 16.0


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
            ways = going_on.ways_in(arcade, going_on.all_waiting(arcade, game), x)
            spots += [s.only(Access.LESSONS) if s.id == "learn" else s for s in ways]
        else:
            spots.append(Spot(f"seats-{game}", PlayerCount(), x, 614, 110, 40, 4, seats_of(game)))
        x += w / 2 + row.gap
    return spots


def corners(arcade: Arcade, progress: Progress | None) -> list[Spot]:
    """The round buttons in the corner, the card of today's puzzles, and the languages."""
    spots, left = [], END
    for row, icons in enumerate(CORNERS):
        # Those that a policy closes leave no gap.
        there = [n for n in icons if not arcade.closed(ACCESS.get(n, Access.ALL))]
        x, y = END + 39 - PITCH * len(there), 53 + PITCH * row
        left = min(left, x - PITCH / 2)
        for column, name in enumerate(there):
            muted = name == "sound" and arcade.settings.muted
            icon = "mute" if muted else icons[name]
            spots.append(round_button(name, icon, x + PITCH * column, y, say(f"title-{name}")))
    if not arcade.closed(today_card.ACCESS):
        at = (left - 4 - TODAY[0] / 2, 53 + PITCH / 2)
        spots += today_card.card(progress, at, TODAY, TODAY_LETTERS)
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


def with_renewal(spots: Sequence[Spot]) -> list[Spot]:
    """The same spots with a button to load a newer version in place of the line about the game."""
    phrase, quiet = say("title-newer"), Button()
    return [
        button("renew", phrase, spot.x, spot.y, spot.w, max(spot.h, 44.0), quiet)
        if spot.id == "line"
        else spot
        for spot in spots
    ]


def place_of(button: str, game: str) -> places.Place:
    """Where a button of the corner leads, while this game is chosen."""
    match button:
        case "board":
            return places.Board(game)
        case "codex":
            return places.Codex()
        case "settings":
            return places.SettingsPages()
        case today_card.CARD:
            return places.Today(game)
        case "honours":
            return places.Statistics(game)
    return places.About()
