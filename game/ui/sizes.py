"""Sizes of what pages are made of: letters, frames, pictures and columns, in stage units."""

from __future__ import annotations

from typing import Final

from game.tables.pictures import Label

TITLE: Final = Label("text", 34, bold=True)
"""The name of a page."""
NAME: Final = Label("text", 22, bold=True)
"""The name of a part of it."""
PROSE: Final = Label("text", 20, "left")
BODY: Final = Label("text", 20)
NOTE: Final = Label("second", 18)
QUESTION: Final = Label("text", 30, bold=True)
"""The words of a dialog's title."""
LINE: Final = Label("second", 22)
"""A line below a page's name."""
STRONG: Final = Label("text", 19, bold=True)
QUIET: Final = Label("second", 19, "left")
CHOSEN_WORDS: Final = Label("text", 22, "left")
"""An answer that was given."""
READING: Final = 760.0
"""Width in units beyond which lines of prose are hard to follow."""
DIALOG: Final = 980.0
"""Greatest width of a dialog."""
BROAD: Final = 900.0
"""Width of the frame of a page with a few words."""
FACE: Final = (230.0, 200.0)
"""Size of the coach's face on a page of its own."""
BUBBLE: Final = 430.0
"""Greatest width of a bubble beside a piece, at the usual size of text."""
TIP: Final = 620.0
"""Greatest width of a tooltip."""
SPEECH: Final = (716.0, 640.0, 560.0, 840.0, 470.0, 1000.0, 400.0)
"""Widths of the coach's bubble, from the one that looks best on."""
STORY: Final = 60.0
"""Height for what is told below a board, at least: the board stays where it is."""
LEGEND: Final = (52.0, 34.0)
"""Size of a mark beside what it means."""
MARK: Final = (38.0, 38.0)
"""Size of a mark beside an answer."""
MARK_SIGN: Final = (24.0, 24.0)
"""Size of the sign in it."""
PRAISE: Final = (40.0, 40.0)
"""Size of the tick that praises."""
PRAISE_SIGN: Final = (26.0, 26.0)
"""Size of the sign in it."""
SMALL_EMBLEM: Final = (78.0, 78.0)
"""Size of a game's emblem beside the name of a page."""
EMBLEM: Final = (290.0, 290.0)
"""Size of a game's emblem beside its lessons."""
KEYPAD: Final = 380.0
"""Width of a keypad on a wide sheet."""
NOTICE: Final = 720.0
"""Greatest width of words in large letters over a table, at the usual size of text."""
NOTICE_CARD: Final = (62.0, 92.0)
"""Size of a card in them."""
NOTICE_FACE: Final = (64.0, 64.0)
"""Size of the face of their player."""
PAGE: Final = 1160.0
"""Greatest width of a page of rows."""
ROW_HIGH: Final = 84.0
"""Greatest height of a row with a control."""
TALL_ROW: Final = 156.0
"""Greatest height of a row with its name above its controls."""
NUMBER: Final = 110.0
"""Width of the number of a page, between the buttons that turn it."""
SLIDER: Final = 36.0
"""Height of a slider on a wide sheet."""
KEY: Final = 110.0
"""Greatest height of a key of it."""
CODE: Final = 190.0
"""Width of a learner's code in signs."""
TABLE_COLUMN: Final = 240.0
"""Width of a column of a table that has few of them."""
TABLE_LEAST: Final = 840.0
"""Least width of a page with such a table: the buttons below it have room."""
BUTTON: Final = 240.0
"""Least width of a button at the foot of a wide page."""
CARD: Final = (100.0, 140.0)
"""Size of a card among others."""
HELD_LOW: Final = 560.0
"""Greatest height of such a page with a few words."""
HELD_HIGH: Final = 800.0
"""The same on a tall sheet."""
HELD_CARD: Final = (372.0, 521.0)
"""Size of a card that is held up."""
NEAR_CARD: Final = (300.0, 420.0)
"""The same on a tall sheet."""
REACTANT: Final = (112.0, 112.0)
"""Size of a particle or nucleus of a reaction."""
COUNTED: Final = 90.0
"""Its height above the table of sums, where its number has room below it."""
REACTANT_WIDE: Final = 190.0
"""Width of its name."""
MOTION: Final = (420.0, 70.0)
"""Size of arrows of motion."""
BUILT: Final = (84.0, 84.0)
"""Size of a particle on the bench of the reaction builder."""
COMPACT: Final = 70.0
"""Height of a reaction above the answer of nature."""
SHELF_BODY: Final = (92.0, 92.0)
"""Size of one in its drawer."""
SIDE_HIGH: Final = 150.0
"""Least height of a side of that bench."""
SUMS: Final = 760.0
"""Width of a table of sums on a wide sheet."""
MASS: Final = 160.0
"""Width of a mass in it on a tall sheet: seven figures and their unit on one line."""
ARROW: Final = (60.0, 60.0)
"""Size of the arrow of a reaction."""
DIAGRAM: Final = (420.0, 270.0)
"""Size of a diagram of an interaction."""
MINIATURE: Final = (140.0, 90.0)
"""Size of a small one."""
HELD: Final = 1080.0
"""Greatest width of a page that is held up over another."""
SIGN: Final = (36.0, 36.0)
"""Size of a mark in a row."""
LAMP: Final = (46.0, 46.0)
"""Size of a particle in a row."""
CHOICE: Final = 100.0
"""Greatest height of the buttons of a question."""
FIGURE: Final = 96.0
"""Least width of a column of figures."""
SHEET: Final = (488.0, 690.0)
"""Size of a page of paper, A4, as large as a wide sheet is high."""
CURVE: Final = (900.0, 240.0)
"""Size of a curve on a page of its own."""
LOOKS: Final = (34.0, 150.0)
"""Size of a column beside others that are as narrow."""
SIDE: Final = 288.0
"""Width of a column beside a board, on a wide sheet."""
TALL_SIDE: Final = 200.0
"""The same on a tall sheet."""
MENU: Final = 400.0
"""Smallest width of buttons one below another over a scene."""
BADGE: Final = (66.0, 50.0)
"""Size of the two letters of a language beside its words."""
PERSON: Final = (130.0, 130.0)
"""Size of the face of the player to move."""
RESULT_FACE: Final = (84.0, 84.0)
"""Size of the face of a player above the figures of a result."""
PORTRAIT: Final = (190.0, 266.0)
"""Size of one particle's card beside a few words about it."""
SMALL_FACE: Final = (52.0, 52.0)
"""Size of a face in a row."""
BESIDE_ROUND: Final = 244.0
"""Words of a card on a telephone at most: more would narrow the round buttons beside it."""
SIGNED: Final = 285.0
"""Width of a button of several lines from which a sign has room beside its words."""
BANNER: Final = 420.0
"""Greatest width of such a button in a row with round ones."""
TABLET: Final = 675.0
"""Width of a tall page from which a list has room beside a picture."""
TILE: Final = 120.0
"""Height of a large button that is not the next act."""
SMALL_CARD: Final = (42.0, 58.8)
"""Size of a card in a row."""
ANSWER: Final = 120.0
"""Greatest height of an answer in words."""
ANSWER_CARDS: Final = 270.0
"""Greatest height of an answer in cards."""
SHOWN: Final = 150.0
"""Greatest height of cards that belong to words."""
COUNT: Final = 60.0
"""Width of a small number in a row."""
EXPLAINED: Final = 176.0
"""Greatest height of words below a table on a tall sheet."""
BETWEEN: Final = 100.0
"""Greatest height of words between the buttons of a foot."""
FIGURES: Final = 612.0
"""Width of six columns of figures beside words."""
CHART: Final = (620.0, 260.0)
"""Size of a histogram."""
SMALL_CHART: Final = (420.0, 150.0)
"""Size of one beside something else."""
DETECTOR: Final = (520.0, 520.0)
"""Size of the picture of a collision."""
SMALL_DETECTOR: Final = (420.0, 420.0)
"""Size of one beside buttons."""
APPARATUS: Final = (560.0, 420.0)
"""Size of the apparatus of a short lesson."""
NUCLIDE: Final = (64.0, 60.0)
"""Size of a square of the chart of nuclides."""
TWO_LINES: Final = 15.0
"""Units of letters below which the words of a small button take two lines."""
