"""What is said on top of any scene covers nothing that is looked at."""

from __future__ import annotations

import pytest

from game.app import App
from game.arcade import Arcade
from game.cabinets import CABINETS, GAMES
from game.commands.shots import middle
from game.core.phrase import say
from game.scenes.base.strips import TableCaption, strip_spots
from game.scenes.table.table import TableScene
from game.tables.pictures import Label
from game.tables.table import Spot
from game.window import open_window
from game.words.text import languages
from tests.layout import ink_of
from tests.scenes.table.test_table import sit

WHITE = (0xF7, 0xF9, 0xFF)
"""Of its pill."""


LASTING = [
    say("tomorrow-challenge-underway", text=say(f"{game}-challenge-{challenge.name}"))
    for game in GAMES
    for challenge in CABINETS[game].challenges
    if challenge.lasting
]
"""What is told in the middle of a game."""


def stood(arcade: Arcade, game: str, size: tuple[int, int]) -> tuple[App, TableScene]:
    """A table in a window of this size, after some moves."""
    table = middle(arcade, game, 0.6)
    app = App(arcade, open_window(size, full_screen=False), table)
    app.step([], 0.1)
    return app, table


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("game", GAMES)
def test_a_caption_on_a_table_hides_no_words(
    arcade: Arcade, game: str, size: tuple[int, int]
) -> None:
    """A rival's name stands at the top, and the log at the foot: it covered one or the other."""
    arcade.change(reduced_motion=True)
    _, table = stood(arcade, game, size)
    read = [spot for spot in table.laid if isinstance(spot.art, Label) and spot.label]
    assert {"log", "prompt"} & {spot.id for spot in read}
    for words in LASTING:
        cover = table.stage.rect(TableCaption().spot(table.stage, words, table.laid))
        for spot in read:
            assert not ink_of(table, spot).inflate(-4, -4).colliderect(cover), (spot.id, words)


def test_it_stands_still_until_it_would_hide_words(arcade: Arcade) -> None:
    words, caption = LASTING[0], TableCaption()
    _, table = stood(arcade, "bigebang", (1280, 720))
    first = caption.spot(table.stage, words, table.laid)
    assert caption.spot(table.stage, words, table.laid[1:]) == first
    below = Spot("below", Label("text", 18), first.x, first.y, first.w, first.h, 5, words)
    assert caption.spot(table.stage, words, [*table.laid, below]) != first


def test_the_app_shows_it_there(arcade: Arcade) -> None:
    app, table = stood(arcade, "bigebang", (1280, 720))
    caption = TableCaption().spot(table.stage, LASTING[0], table.laid)
    arcade.caption(LASTING[0])
    x, y = table.stage.pixel(caption.x - caption.w / 2 + caption.h, caption.y)
    app.step([], 0.1)
    assert app.surface.get_at((x, y - 12))[:3] == WHITE


@pytest.mark.parametrize("language", languages())
def test_it_is_as_wide_as_its_words(arcade: Arcade, language: str) -> None:
    arcade.change(language=language)
    stage = sit(arcade, "bigebang", 2).table().stage
    short, long = (
        TableCaption().spot(stage, words, [])
        for words in (say("sound-on"), say("bigebang-challenge-star-20"))
    )
    assert short.w < long.w <= stage.sheet.log[2]


def test_on_a_page_it_stands_at_the_top(arcade: Arcade) -> None:
    stage = sit(arcade, "bigebang", 2).table().stage
    notice, caption = strip_spots(stage, say("sound-off"), say("sound-on"))
    assert notice.y < caption.y < 100
