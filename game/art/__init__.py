"""Painters: a small value and a size become a picture. Importing this registers all of them."""

from game.art import cards, interactions, pieces
from game.art.menu import buttons, call, chart, coach, emblems, icons, seats, title
from game.cabinets import CABINETS
from game.core.own import own

HOUSE = (pieces, buttons, icons, seats, cards, emblems, title, coach, interactions, call, chart)
"""What the games share."""
OWN = tuple(filter(None, (own("game.art", game) for game in CABINETS)))
"""What each game has of its own."""
