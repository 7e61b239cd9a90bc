"""What is said on top of any scene covers nothing that is looked at."""

from __future__ import annotations

import pytest

from game.arcade import Arcade
from game.cabinets import GAMES
from game.core.phrase import say
from game.scenes.base.strips import strip_spots
from game.tables.pictures import Label
from game.words.text import languages
from tests.scenes.table.test_table import least, sit


@pytest.mark.parametrize("game", GAMES)
def test_a_caption_on_a_table_covers_no_piece(arcade: Arcade, game: str) -> None:
    """A rival's things lie at the top: there it covered them."""
    table = sit(arcade, game, least(game)).table()
    assert table.captions_low
    (strip,) = strip_spots(table.stage, None, say("sound-on"), low=True)
    top, left = strip.y - strip.h / 2, strip.x - strip.w / 2
    for spot in table.board(table.view()):
        if not isinstance(spot.art, Label) and spot.id != "pass":
            meets = spot.y + spot.h / 2 > top + 6 and spot.x + spot.w / 2 > left
            assert not meets, spot


@pytest.mark.parametrize("language", languages())
def test_it_is_as_wide_as_its_words(arcade: Arcade, language: str) -> None:
    arcade.change(language=language)
    stage = sit(arcade, "bigebang", 2).table().stage
    short, long = (
        next(strip_spots(stage, None, words, low=True))
        for words in (say("sound-on"), say("bigebang-challenge-star-20"))
    )
    assert short.w < long.w <= stage.sheet.log[2]


def test_on_a_page_it_stands_at_the_top(arcade: Arcade) -> None:
    stage = sit(arcade, "bigebang", 2).table().stage
    notice, caption = strip_spots(stage, say("sound-off"), say("sound-on"), low=False)
    assert notice.y < caption.y < 100
