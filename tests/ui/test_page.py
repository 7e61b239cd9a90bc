"""Pages of text: broken into lines that fit, in the largest letters that leave them room."""

from __future__ import annotations

import pytest

from game.art.ink.renderer import Renderer
from game.core.phrase import say
from game.games import GAMES
from game.scenes.codex.rules import figures
from game.tables.pictures import Nothing
from game.tables.table import Spot
from game.ui.page import SIZES, paged
from game.ui.viewport import make_stage
from game.ui.widgets import Widgets
from game.window import open_window
from game.words.glossary import linked
from game.words.text import Text
from tests.some import some

BOX = Spot("body", Nothing(), 640, 356, 1060, 440, 3)


def renderer(text_size: float = 1.0) -> Renderer:
    return Renderer(1.0, Text("en").say, text_size)


def lines(pieces: list[tuple[str, str]]) -> list[str]:
    return "".join(words for _, words in pieces).split("\n")


def test_a_short_page_has_large_letters_and_a_long_one_small_ones() -> None:
    short, long = "A proton is up, up, down. " * 5, "A proton is up, up, down. " * 60
    assert paged(renderer(), BOX, [("", short)])[0] == SIZES[0]
    assert paged(renderer(), BOX, [("", long)])[0] == SIZES[-1]


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_no_line_is_wider_than_the_box_or_begins_with_a_space(text_size: float) -> None:
    on = renderer(text_size)
    pieces = [("", "The "), ("quark", "up quark"), ("", ", and the "), ("lepton", "lepton")] * 30
    size, wrapped = paged(on, BOX, pieces)
    font = on.font(on.px(size * text_size))
    for line in some(lines(wrapped)):
        assert font.size(line)[0] <= BOX.w - 40
        assert line == line.strip()


def test_only_spaces_at_the_ends_of_lines_are_lost_and_links_stay_what_they_are() -> None:
    pieces = [("", "Say "), ("quark", "up quark"), ("", ". "), ("mass", "Mass"), ("", "\n\nEnd.")]
    _, wrapped = paged(renderer(), BOX, pieces)
    assert lines(wrapped) == ["Say up quark. Mass", "", "End."]
    assert [piece for piece in wrapped if piece[0]] == [("quark", "up quark"), ("mass", "Mass")]


def test_a_full_stop_stays_with_the_word_before_it() -> None:
    pieces = [("", "word "), ("quark", "quark"), ("", ".")] * 40
    _, wrapped = paged(renderer(1.5), BOX, pieces)
    assert all(not line.startswith(".") for line in lines(wrapped))


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("game", GAMES)
def test_a_text_box_breaks_no_line_of_its_own(game: str, text_size: float) -> None:
    size = (1280, 720)
    open_window(size, full_screen=False)
    text = Text("en")
    viewport = make_stage(size, text, text_size, False)
    for page in range(3, 7):
        pieces = list(linked(text, text.say(say(f"{game}-rules-{page}", **figures(game)))))
        letters, wrapped = paged(viewport.renderer, BOX, pieces)
        widgets = Widgets(viewport, letters)
        widgets.linked_box(BOX, wrapped)
        layout = widgets.boxes["body"].text_box_layout
        assert layout is not None
        assert len(layout.layout_rows) == len(lines(wrapped)), page
