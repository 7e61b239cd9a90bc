"""The page of the attract loop: the call in every language over the table, and the games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.art.menu.buttons import Letters
from game.art.menu.call import CALL, Call
from game.art.menu.emblems import EMBLEM, Emblem
from game.art.menu.title import WORDMARK, Wordmark
from game.core.phrase import literal, say
from game.scenes.bump_hunt import chart_screen
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.measure import GAP
from game.ui.parts import spring, text
from game.ui.sizes import BADGE, BROAD, NOTE, SMALL_CHART
from game.words.text import Text

WALL = "wall"
"""The place of the histogram of the day."""
TOUCH = say("kiosk-touch")
CALL_WORDS = Label("text", 58, bold=True)
GREETING = Label("text", 22, "left", bold=True)


@dataclass(frozen=True, slots=True)
class AttractModel:
    """All that the page shows."""

    games: tuple[str, ...]
    game: str
    """The one on the table."""
    others: tuple[str, ...]
    """Languages that the screen does not speak."""
    step: int
    """Picture of the rings of the call."""
    found: int | None
    """Collisions that today's visitors have sorted; None: no wall is shown."""


@cache
def tongue(language: str) -> Text:
    """The words of a language, whichever the screen speaks; read once."""
    return Text(language)


def view(model: AttractModel) -> Node:
    """The call in every language, the games, the arcade's name; above them the table."""
    others = [_greeting(language) for language in model.others]
    words = text("words", TOUCH, CALL_WORDS)
    words = Leaf(words.spot._replace(z=4, spoken=TOUCH))
    call = Spot("call", Call(model.step), 0, 0, 0, 0, 3)
    playing = say("kiosk-playing", name=say(f"{model.game}-title"))
    emblems = Row([_emblem(game, game == model.game) for game in model.games], gap=2 * GAP)
    foot = [text("playing", playing, NOTE), text("programs", say("kiosk-programs"), NOTE)]
    name = Leaf(Spot("wordmark", Wordmark(), 0, 0, 0, 0, 2), natural=WORDMARK)
    return Column(
        [
            spring(),
            Row([Leaf(call, natural=CALL), words], gap=2 * GAP, align="middle"),
            Choose(Row(others, gap=5 * GAP), Column(others)),
            *_wall(model.found),
            Choose(
                Row([_named(game, model) for game in model.games], gap=2 * GAP, even=True), emblems
            ),
            Choose(Row([foot[0], spring(), name, spring(), foot[1]]), Column([*foot, name])),
        ]
    )


def _wall(found: int | None) -> list[Node]:
    """The wall of today's visitors in the bump hunt."""
    if found is None:
        return []
    words = text("found", say("hunt-today", n=found), NOTE)
    return [Column([chart_screen.place(WALL, SMALL_CHART, 0.0), words], most_w=BROAD)]


def _named(game: str, model: AttractModel) -> Node:
    """The emblem of a game above its name."""
    name = text(f"name-{game}", say(f"{game}-title"), NOTE)
    return Column([_emblem(game, game == model.game), name], gap=0.0)


def _emblem(game: str, playing: bool) -> Leaf:
    name = say("title-cabinet", name=say(f"{game}-title"))
    spot = Spot(f"game-{game}", Emblem(game, playing), 0, 0, 0, 0, 5, spoken=name)
    return Leaf(spot, natural=EMBLEM)


def _greeting(language: str) -> Row:
    """The call in another language, beside the two letters of it."""
    badge = Leaf(Spot(f"badge-{language}", Letters(language), 0, 0, 0, 0, 4), natural=BADGE)
    words = text(language, literal(tongue(language).say(TOUCH)), GREETING)
    return Row([badge, words], gap=2 * GAP, align="middle")
