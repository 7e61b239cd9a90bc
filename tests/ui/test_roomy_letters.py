"""Boxes of words that grow on a telephone on its side."""

from __future__ import annotations

import pytest

from game.art.ink.renderer import Renderer
from game.core.phrase import Phrase, literal
from game.tables.pictures import Label, Panel
from game.tables.sheet import WIDE, Rect
from game.tables.table import Spot
from game.ui.equal_letters import letters
from game.ui.roomy_letters import with_room
from game.words.text import Text

SMALL = WIDE._replace(small=True)
LEGIBLE = 23.0


@pytest.fixture
def renderer() -> Renderer:
    """Of a telephone: a unit is a little more than half a point."""
    return Renderer(1.08, Text("en").say, 1.0, False, LEGIBLE)


def words(id_: str, box: Rect, phrase: Phrase | None = None) -> Spot:
    return Spot(id_, Label("text", 18), *box.placed, 5, phrase or literal("30 in the pile"))


def size(renderer: Renderer, spot: Spot) -> int:
    fit = letters(renderer, spot)
    assert fit is not None
    return fit[0]


def test_words_take_the_room_beside_them(renderer: Renderer) -> None:
    tight = words("tight", Rect.around(400, 300, 140, 22))
    (roomy,) = with_room(renderer, SMALL, [tight])
    assert size(renderer, tight) < renderer.px(LEGIBLE) - 1 <= size(renderer, roomy)
    assert roomy.w >= tight.w
    assert roomy.h > tight.h


def test_words_that_can_be_read_stay_as_they_are(renderer: Renderer) -> None:
    spot = words("roomy", Rect.around(400, 300, 400, 60))
    assert with_room(renderer, SMALL, [spot]) == [spot]


def test_no_room_is_taken_from_a_neighbour(renderer: Renderer) -> None:
    tight = words("tight", Rect.around(400, 300, 140, 22))
    around = Rect.of(tight)
    walls = [
        Spot(f"wall:{n}", Panel(), *box.placed, 5)
        for n, box in enumerate(
            (
                around.moved(-around.w, 0), around.moved(around.w, 0),
                around.moved(0, -around.h), around.moved(0, around.h),
            )
        )
    ]  # fmt: skip
    assert with_room(renderer, SMALL, [tight, *walls]) == [tight, *walls]


def test_words_stay_on_their_ground(renderer: Renderer) -> None:
    tight = words("tight", Rect.around(400, 300, 140, 22))
    ground = Spot("ground", Panel(), *Rect.around(400, 296, 300, 34).placed, 0)
    roomy, _ = with_room(renderer, SMALL, [tight, ground])
    box, below = Rect.of(roomy), Rect.of(ground)
    assert box.h > 22
    assert (box.top, box.bottom) >= (below.top, 0)
    assert box.bottom <= below.bottom


def test_words_on_the_left_grow_to_the_right(renderer: Renderer) -> None:
    box = Rect.around(400, 300, 110, 30)
    tight = words("tight", box, literal("Antimaterie"))._replace(art=Label("text", 18, "left"))
    (roomy,) = with_room(renderer, SMALL, [tight])
    assert Rect.of(roomy).w > box.w
    assert Rect.of(roomy).left == pytest.approx(box.left)
