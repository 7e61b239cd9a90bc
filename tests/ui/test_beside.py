"""Places of bubbles: beside their piece, in their room, and where they hide least."""

from __future__ import annotations

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.tables.pictures import Chip, Panel
from game.tables.sheet import Rect
from game.tables.table import Spot
from game.ui.beside import (
    CALLOUT,
    COACH,
    ON,
    PITCH,
    RANK,
    TOOLTIP,
    BesideForm,
    Manner,
    Seen,
    beside,
    distance,
    of,
    pinned,
    tip,
    way,
    whole,
)

ROOM = Rect(10, 10, 1180, 680)
FORM = BesideForm(300, 100)


def within(inner: Rect, outer: Rect) -> bool:
    return inner.overlap(outer) == pytest.approx(inner.w * inner.h)


@pytest.mark.parametrize("manner", [CALLOUT, TOOLTIP])
@given(st.integers(30, 1170), st.integers(30, 670))
def test_a_bubble_stands_in_its_room_and_not_on_its_piece(manner: Manner, x: int, y: int) -> None:
    piece = Rect.around(x, y, 60, 60)
    place = beside([FORM], piece, ROOM, Seen(), manner)
    assert within(place.rect, ROOM)
    assert not place.rect.overlap(piece)


def test_a_tooltip_stands_below_and_above_where_there_is_no_room() -> None:
    assert beside([FORM], Rect.around(600, 300, 60, 60), ROOM, Seen(), TOOLTIP).rect.top == 338
    assert beside([FORM], Rect.around(600, 650, 60, 60), ROOM, Seen(), TOOLTIP).rect.bottom == 612


def test_a_bubble_goes_no_further_than_it_must_to_hide_nothing() -> None:
    piece = Rect.around(600, 400, 60, 60)
    others = [Rect.around(600, y, 900, 60) for y in (300, 500)]
    place = beside([FORM], piece, ROOM, Seen((rect, 1.0) for rect in others), CALLOUT)
    assert not any(place.rect.overlap(rect) for rect in others)
    assert distance(place.rect, piece) < 150


def test_what_stands_out_of_a_bubble_hides_nothing_either() -> None:
    face = Rect(300, 0, 130, 100)
    form = BesideForm(300, 100, behind=130, outside=face)
    piece, lit = Rect.around(600, 300, 60, 60), Rect.around(850, 420, 60, 60)
    place = beside([form], piece, ROOM, Seen([(lit, ON)]), COACH)
    assert not face.moved(place.rect.left, place.rect.top).overlap(lit)
    assert place.rect.right + 130 <= ROOM.right


def test_the_form_that_is_liked_best_is_taken_where_it_fits() -> None:
    piece = Rect.around(600, 300, 60, 60)
    forms = [BesideForm(700, 600), BesideForm(300, 100, cost=60), BesideForm(200, 150, cost=120)]
    assert beside(forms, piece, ROOM, Seen(), CALLOUT).form is forms[1]
    assert beside(forms, None, ROOM, Seen(), CALLOUT).form is forms[0]


def test_what_is_larger_than_its_room_fills_it() -> None:
    place = beside([BesideForm(2000, 2000)], None, ROOM, Seen(), CALLOUT)
    assert place.rect == ROOM


@pytest.mark.parametrize(
    ("x", "y", "edge"),
    [(600, 50, "up"), (600, 650, "down"), (100, 350, "left"), (1100, 350, "right")],
)
def test_a_tip_leads_straight_to_what_it_points_at(x: int, y: int, edge: str) -> None:
    bubble, target = Rect.around(600, 350, 300, 200), Rect.around(x, y, 60, 60)
    found = tip(bubble, target, (46, 26), 30)
    assert found is not None
    assert found.way == edge == way(bubble, target)
    assert found.rect.x == x or found.rect.y == y
    assert (found.rect.w, found.rect.h) == ((46, 26) if edge in ("up", "down") else (26, 46))


def test_there_is_no_tip_where_nothing_lies_straight_before_the_edge() -> None:
    assert tip(Rect.around(600, 350, 300, 200), Rect.around(900, 50, 60, 60), (46, 26), 30) is None


def test_tags_hang_at_a_piece_one_below_the_other() -> None:
    piece = Spot("piece", Panel(), 200, 300, 80, 100)
    first, second = (pinned(Spot("t", Chip(), 0, 0, 0, 0), piece, RANK, n) for n in (0, 1))
    assert first.x == second.x == piece.x
    assert second.y - first.y == PITCH > RANK[1]
    assert of(first).top < of(piece).top < of(first).bottom


def test_the_whole_of_rectangles_holds_each_of_them() -> None:
    rects = [Rect(0, 0, 10, 10), Rect(50, 20, 10, 10)]
    assert whole(rects) == Rect(0, 0, 60, 30)
    assert whole([]) is None


def test_only_a_place_that_may_be_the_best_is_asked_for_what_it_hides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A bubble is placed in one frame: a hundred and more places a form, most in vain."""
    asked: list[Rect] = []

    def hides_nothing(_seen: Seen, rect: Rect, _most: float) -> float:
        asked.append(rect)
        return 0.0

    monkeypatch.setattr(Seen, "cost", hides_nothing)
    forms = [BesideForm(300, 60), BesideForm(220, 90, cost=3e3), BesideForm(160, 120, cost=6e3)]
    stand = beside(forms, Rect.around(640, 360, 80, 80), ROOM, Seen(), CALLOUT)
    assert stand.cost == 0.0
    assert asked == [stand.rect]


def test_what_a_place_hides_is_counted_only_as_far_as_it_may_be_the_best() -> None:
    seen = Seen([(Rect(0, 0, 10, 10), 2.0), (Rect(10, 0, 10, 10), 3.0)])
    assert seen.cost(Rect(0, 0, 20, 10)) == 500.0
    assert seen.cost(Rect(0, 0, 20, 10), 501.0) == 500.0
    assert seen.cost(Rect(0, 0, 20, 10), 500.0) == inf
