"""Painters: a small value and a size become a picture.

Importing this registers what the games share. What a game has of its own is imported when the first
picture of its table is painted: the menu needs no rulebook.
"""

from game.art import cards, interactions, pieces
from game.art.menu import buttons, call, chart, coach, emblems, seats, title
from game.core.own import own
from game.games import DESCRIPTORS

MENUS = (buttons, seats, emblems, title, coach, call, chart)
HOUSE = (pieces, cards, interactions, pieces, *MENUS)
"""Painters that all games share."""


def every_painter() -> None:
    """Import what each game has of its own."""
    for game in DESCRIPTORS:
        own("game.art", game)
