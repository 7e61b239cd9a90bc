"""The layout engine: sizes come up, rectangles come down, and the same page fits every sheet."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from time import thread_time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.art.ink.renderer import Renderer
from game.art.menu.buttons import Letters
from game.core.phrase import literal, say
from game.tables.pictures import Button, Chip, Label, Panel
from game.tables.sheet import LEGIBLE, WIDE, Rect, Sheet, sheet_for
from game.tables.table import Spot
from game.ui.equal_letters import letters
from game.ui.layout import (
    Canvas,
    Centre,
    Choose,
    Column,
    Either,
    Fits,
    Gap,
    Leaf,
    Node,
    Over,
    Pad,
    Row,
    Stack,
    Steady,
    best_size,
    leaves_of,
    shared,
    solve,
)
from game.ui.lists import Gallery, Grid, Scroll, TableOfRows, Tabular, TabularLine, Wrap
from game.ui.measure import EDGE, FINGER, GAP, LETTERS, TALL_FINGER, Ruler, Span
from game.ui.parts import button, ends, round_button, stepper, text
from tests.some import some

PHONE = sheet_for((780, 1688))
SHEETS = [WIDE, PHONE, sheet_for((720, 1280)), sheet_for((800, 800)), Sheet(1680, 720)]
WORDS = "The charges of all parts add up to the charge of the whole."


def renderer_of(sheet: Sheet, text_scale: float = 1.0) -> Renderer:
    return Renderer(
        1.0,
        lambda phrase: str(dict(phrase.args).get("text", phrase.key)),
        text_scale,
        False,
        LEGIBLE if sheet.tall else 18,
    )


def solved(node: Node, sheet: Sheet = WIDE, text_scale: float = 1.0) -> dict[str, Spot]:
    return {spot.id: spot for spot in solve(node, renderer_of(sheet, text_scale), sheet)}


def key(name: str) -> Leaf:
    return button(name, literal(name))


def box(name: str, w: float, h: float) -> Leaf:
    return Leaf(Spot(name, Panel(), 0, 0, 0, 0), natural=(w, h))


def inside(spot: Spot, sheet: Sheet) -> bool:
    slack = 0.01
    return (
        spot.x - spot.w / 2 >= EDGE - slack
        and spot.x + spot.w / 2 <= sheet.w - EDGE + slack
        and spot.y - spot.h / 2 >= EDGE - slack
        and spot.y + spot.h / 2 <= sheet.h - EDGE + slack
    )


def apart(spots: Sequence[Spot]) -> bool:
    return not any(
        abs(a.x - b.x) < (a.w + b.w) / 2 - 0.01 and abs(a.y - b.y) < (a.h + b.h) / 2 - 0.01
        for i, a in enumerate(spots)
        for b in spots[:i]
    )


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_column_lies_from_top_to_bottom_inside_the_sheet(sheet: Sheet) -> None:
    spots = solved(Column([text("head", literal(WORDS)), Gap(grow=1.0), key("foot")]), sheet)
    assert spots["head"].y < spots["foot"].y
    assert spots["foot"].y + spots["foot"].h / 2 == pytest.approx(sheet.h - EDGE)
    assert all(inside(spot, sheet) for spot in spots.values())


def test_children_that_grow_share_the_spare_room_by_their_shares() -> None:
    spots = solved(
        Row(
            [
                box("a", 100, 50),
                Leaf(Spot("b", Panel(), 0, 0, 0, 0), grow=1.0),
                Leaf(Spot("c", Panel(), 0, 0, 0, 0), grow=3.0),
            ],
            gap=0.0,
        )
    )
    assert spots["c"].w == pytest.approx(3 * spots["b"].w)
    assert spots["a"].w + spots["b"].w + spots["c"].w == pytest.approx(WIDE.w - 2 * EDGE)


def test_what_has_reached_its_greatest_length_leaves_the_rest_to_the_others() -> None:
    assert shared([Span(0, 0)] * 2, [(1.0, 30.0), (1.0, 500.0)], 100.0) == [30.0, 70.0]


def test_parts_are_shortened_alike_between_their_best_and_their_least() -> None:
    assert shared([Span(10, 50), Span(20, 40)], [(0.0, 1e9)] * 2, 60.0) == [30.0, 30.0]


def test_a_part_that_can_show_less_at_once_yields_before_the_others_suffer() -> None:
    spans = [Span(40, 40), Span(100, 200, 20)]
    assert shared(spans, [(0.0, 1e9)] * 2, 90.0) == [40.0, 50.0]


def test_a_list_turns_its_leaves_before_the_name_of_the_page_becomes_small() -> None:
    head, rows = Span(20, 45), Span(100, 300, 20)
    for room, lengths in ((200.0, [45, 155]), (145.0, [45, 100]), (130.0, [30, 100])):
        assert shared([head, rows], [(0.0, 1e9)] * 2, room) == pytest.approx(lengths)
    assert shared([head, rows], [(0.0, 1e9)] * 2, 110.0) == pytest.approx([45, 65])


def test_parts_that_fit_have_their_best_beside_one_that_shows_less_anyway() -> None:
    spans = [Span(20, 40), Span(100, 200, 20)]
    assert shared(spans, [(0.0, 1e9)] * 2, 90.0) == [40.0, 50.0]


def test_a_share_that_is_next_to_nothing_is_none() -> None:
    """Numbers so small lose their digits, and sharing would never end."""
    assert shared([Span(10, 10)] * 3, [(5e-324, 1e9)] * 3, 100.0) == [10, 10, 10]


@given(
    st.lists(
        st.tuples(st.floats(0, 300), st.floats(0, 300), st.floats(0, 3)), min_size=1, max_size=7
    ),
    st.floats(1, 3000),
)
def test_no_more_room_is_shared_out_than_there_is(
    parts: list[tuple[float, float, float]], room: float
) -> None:
    spans = [Span(low, low + more) for low, more, _ in parts]
    lengths = shared(spans, [(grow, 1e9) for *_, grow in parts], room)
    assert sum(lengths) <= room + 1e-6
    assert all(length >= 0 for length in lengths)
    if room >= sum(span.least for span in spans):
        assert all(n >= span.least - 1e-6 for n, span in zip(lengths, spans, strict=True))


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
def test_words_that_are_given_their_height_are_not_cramped(sheet: Sheet, text_scale: float) -> None:
    renderer = renderer_of(sheet, text_scale)
    prose = " ".join([WORDS] * 4)
    page = Column([text("prose", literal(prose)), Row([key("A long word on a button"), key("b")])])
    spots = solve(page, renderer, sheet)
    for spot in spots:
        renderer.paint(spot.art, spot.w, spot.h, spot.label)
    assert renderer.cramped == set()


def test_airy_lines_stand_further_apart_where_there_is_room() -> None:
    renderer = renderer_of(WIDE)
    close = text("a", literal(WORDS), Label("text", 25))
    _, low = best_size(close, renderer, WIDE, 300)
    _, high = best_size(replace(close, airy=True), renderer, WIDE, 300)
    assert high > 1.2 * low
    page = Column([replace(close, airy=True)])
    assert solve(page, renderer, WIDE, Rect(0, 0, 300, low))[0].h == low


def test_a_page_may_stand_as_tight_as_it_can() -> None:
    page, renderer = Column([key("a"), key("b"), text("c", literal(WORDS))]), renderer_of(WIDE)
    heights = [best_size(page, renderer, WIDE, 300, tight)[1] for tight in (0, 0.5, 1)]
    assert heights == sorted(heights, reverse=True)
    assert heights[1] == (heights[0] + heights[2]) / 2


def test_letters_on_a_tall_sheet_are_those_that_a_telephone_can_show() -> None:
    small = text("small", literal("few words"), Label("second", 18))
    tall, wide = solved(small, PHONE)["small"].art, solved(small)["small"].art
    assert isinstance(tall, Label)
    assert isinstance(wide, Label)
    assert (tall.size, wide.size) == (LETTERS, 18)


@pytest.mark.parametrize(("sheet", "finger"), [(WIDE, FINGER), (PHONE, TALL_FINGER)])
def test_what_is_touched_is_as_high_as_a_finger(sheet: Sheet, finger: float) -> None:
    spots = solved(Column([key("ok"), round_button("back", "back", literal("back"))]), sheet)
    assert spots["ok"].h >= finger
    assert spots["back"].w == spots["back"].h == finger


def test_a_button_leaves_out_its_icon_where_its_words_need_the_room() -> None:
    words = literal("Take back every choice")
    narrow = solved(Column([button("b", words, icon="save", most_w=230)]))["b"].art
    roomy = solved(Column([button("b", words, icon="save", most_w=900)]))["b"].art
    assert isinstance(narrow, Button)
    assert isinstance(roomy, Button)
    assert (narrow.icon, roomy.icon) == ("", "save")


def test_a_picture_keeps_its_proportions() -> None:
    spot = solved(Column([box("picture", 400, 200)], justify="start"), PHONE)["picture"]
    assert spot.w / spot.h == pytest.approx(2.0)


def test_letters_of_a_language_that_nobody_touches_may_be_smaller_than_a_finger() -> None:
    badge = Spot("badge", Letters("de"), 0, 0, 0, 0)
    assert solved(Row([Leaf(badge)]))["badge"].h == FINGER
    small = solved(Row([Leaf(badge, natural=(66, 50))]))["badge"]
    assert (small.w, small.h) == pytest.approx((66, 50))


def test_a_grid_has_as_many_columns_as_words_fit_on_one_line() -> None:
    keys = [key(f"A name of some length {i}") for i in range(5)]
    wide, tall = solved(Grid(keys)), solved(Grid(keys), PHONE)
    assert len({round(spot.y) for spot in wide.values()}) < len({round(s.y) for s in tall.values()})
    assert apart(list(wide.values()))
    assert apart(list(tall.values()))


def test_a_grid_is_filled_downwards_where_that_is_asked() -> None:
    spots = solved(Grid([key(name) for name in "abcd"], columns=2, down=True))
    assert spots["a"].x == spots["b"].x < spots["c"].x
    assert spots["a"].y == spots["c"].y < spots["b"].y


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_words_of_a_pill_wrap_where_they_are_longer_than_it(text_scale: float) -> None:
    renderer = renderer_of(WIDE, text_scale)
    pill = Leaf(Spot("pill", Chip("white"), 0, 0, 0, 0, 5, literal(WORDS)), stretch=True)
    long, line = best_size(pill, renderer, WIDE, 2000)
    short, rows = best_size(pill, renderer, WIDE, long / 2)
    assert short == long / 2
    assert rows > 1.5 * line
    for w, h in ((long, line), (short, rows)):
        [spot] = solve(pill, renderer, WIDE, Rect(0, 0, w, h))
        renderer.paint(spot.art, spot.w, spot.h, spot.label)
    assert not renderer.cramped


def test_a_page_may_be_solved_in_a_part_of_the_sheet() -> None:
    [spot] = solve(key("a"), renderer_of(WIDE), WIDE, Rect(100, 200, 300, 80))
    assert (spot.x, spot.y, spot.w, spot.h) == (250, 240, 300, 80)


def test_an_arrangement_that_is_too_wide_gives_way_to_the_next() -> None:
    page = Either([Row([box("a", 300, 50), box("b", 300, 50)]), box("a", 300, 50)])
    renderer = renderer_of(WIDE)
    assert len(solve(page, renderer, WIDE, Rect(0, 0, 640, 80))) == 2
    assert len(solve(page, renderer, WIDE, Rect(0, 0, 500, 80))) == 1


def test_a_wrap_goes_on_in_the_next_row() -> None:
    spots = solved(Wrap([box(str(i), 300, 40) for i in range(6)]), PHONE)
    assert len({spot.y for spot in spots.values()}) == 6
    assert apart(list(spots.values()))


def test_a_stack_lies_in_one_place_and_a_pad_leaves_a_margin() -> None:
    spots = solved(
        Stack(
            [
                Leaf(Spot("ground", Panel(), 0, 0, 0, 0)),
                Pad(Leaf(Spot("in", Panel(), 0, 0, 0, 0)), 20, 10),
            ]
        )
    )
    ground, inner = spots["ground"], spots["in"]
    assert (ground.x, ground.y) == (inner.x, inner.y)
    assert (ground.w - inner.w, ground.h - inner.h) == (40, 20)


def test_a_dialog_is_as_large_as_it_likes_and_in_the_middle() -> None:
    spot = solved(Centre(box("dialog", 300, 100)))["dialog"]
    assert (spot.x, spot.y, spot.w, spot.h) == (640, 360, 300, 100)


def test_a_page_may_choose_by_the_shape_of_the_sheet() -> None:
    page = Choose(key("wide"), key("tall"))
    assert set(solved(page)) == {"wide"}
    assert set(solved(page, PHONE)) == {"tall"}


def test_a_page_may_have_an_arrangement_for_sheets_that_are_nearly_square() -> None:
    page = Choose(key("wide"), key("tall"), key("square"))
    shown = [set(solved(page, sheet)) for sheet in (WIDE, sheet_for((800, 800)), PHONE)]
    assert shown == [{"wide"}, {"square"}, {"tall"}]


@pytest.mark.parametrize("sheet", SHEETS)
def test_cells_of_a_table_stand_in_common_columns_on_the_ground_of_their_row(sheet: Sheet) -> None:
    lines = [
        TabularLine(
            [text(f"name{i}", literal("a name " * (i + 1))), box(f"picture{i}", 50, 50)],
            Leaf(Spot(f"ground{i}", Panel(), 0, 0, 0, 0)),
        )
        for i in range(3)
    ]
    spots = solved(Tabular(lines), sheet)
    for column in ("name", "picture"):
        assert len({round(spots[f"{column}{i}"].x, 3) for i in range(3)}) == 1
    for i in range(3):
        ground, name, picture = (spots[f"{id_}{i}"] for id_ in ("ground", "name", "picture"))
        assert ground.y == name.y == pytest.approx(picture.y)
        assert name.x + name.w / 2 <= picture.x - picture.w / 2
    assert apart([spots[f"ground{i}"] for i in range(3)])
    assert all(inside(spot, sheet) for spot in spots.values())


def test_rows_of_a_table_with_a_ground_share_the_spare_height() -> None:
    ground = Leaf(Spot("ground", Panel(), 0, 0, 0, 0))
    lines = [
        TabularLine([text("head", literal("head"))]),
        TabularLine([text("row", literal("row"))], ground),
    ]
    spots = solved(Tabular(lines))
    assert spots["head"].h < 50
    assert spots["head"].h + spots["ground"].h > WIDE.h - 3 * EDGE


def test_a_page_may_have_an_arrangement_for_a_square_sheet() -> None:
    page = Choose(key("wide"), key("tall"), key("square"))
    assert list(solved(page, sheet_for((800, 800)))) == ["square"]
    assert list(solved(page, PHONE)) == ["tall"]
    assert list(solved(page)) == ["wide"]


def test_a_canvas_is_drawn_into_its_rectangle() -> None:
    board = Canvas(lambda r: [Spot("board", Panel(), r.x, r.y, r.w, r.h)], (200, 100))
    spots = solved(Column([key("head"), board, key("foot")], justify="start"))
    assert spots["head"].y < spots["board"].y < spots["foot"].y
    assert apart(list(spots.values()))


def rows(n: int) -> list[Node]:
    return [stepper(f"row{i}", literal(f"name {i}"), literal("on")) for i in range(n)]


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("n", [1, 5, 13, 40])
def test_each_row_of_a_scroll_stands_on_exactly_one_leaf(sheet: Sheet, n: int) -> None:
    seen: list[str] = []
    for at in range(n):
        spots = solved(Scroll(rows(n), at, columns=2), sheet)
        assert all(inside(spot, sheet) for spot in spots.values())
        shown = [name for name in spots if name.endswith(":row")]
        if shown and shown[0] in seen:
            break
        seen += shown
    assert sorted(seen) == sorted(f"row{i}:row" for i in range(n))


def test_a_scroll_has_turners_only_where_it_has_several_leaves() -> None:
    assert "leaf:more" not in solved(Scroll(rows(3)))
    spots = solved(Scroll(rows(40)))
    assert {"leaf:less", "leaf", "leaf:more"} <= set(spots)
    turner = spots["leaf:more"]
    assert all(spot.y < turner.y for name, spot in spots.items() if name.startswith("row"))


def test_a_leaf_behind_the_last_one_is_the_first() -> None:
    first = set(solved(Scroll(rows(40), 0)))
    leaves = next(n for n in range(1, 40) if set(solved(Scroll(rows(40), n))) == first)
    assert leaves > 1
    assert set(solved(Scroll(rows(40), -1))) == set(solved(Scroll(rows(40), leaves - 1)))


def test_a_foot_of_its_own_stands_below_the_rows_of_every_leaf() -> None:
    def foot(at: int, leaves: int) -> Node:
        return text("foot", literal(f"{at + 1} of {leaves}"))

    for n in (3, 40):
        spots = solved(Scroll(rows(n), 1, foot=foot))
        assert "leaf:more" not in spots
        leaves = leaves_of(Scroll(rows(n), foot=foot), renderer_of(WIDE), WIDE)
        assert spots["foot"].label == literal(f"{1 % leaves + 1} of {leaves}")
        bottom = max(spot.y + spot.h / 2 for name, spot in spots.items() if name != "foot")
        assert bottom <= spots["foot"].y - spots["foot"].h / 2


@pytest.mark.parametrize("sheet", SHEETS)
def test_rows_of_several_heights_stand_on_leaves_with_room_for_all_their_words(
    sheet: Sheet,
) -> None:
    lines = [text(f"line{i}", literal(WORDS * (1 + 3 * (i % 2)))) for i in range(60)]
    seen: list[str] = []
    for at in range(leaves_of(Scroll(lines, even=False), renderer_of(sheet), sheet)):
        renderer = renderer_of(sheet)
        spots = solve(Scroll(lines, at, even=False), renderer, sheet)
        for spot in spots:
            renderer.paint(spot.art, spot.w, spot.h, spot.label)
        assert not renderer.cramped
        seen += [spot.id for spot in spots if spot.id.startswith("line")]
    assert sorted(seen) == sorted(leaf.spot.id for leaf in lines)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("n", [1, 7, 30])
def test_a_gallery_shows_its_pictures_as_large_as_columns_of_any_number_could(
    sheet: Sheet, n: int
) -> None:
    cards = [box(f"card{i}", 100, 140) for i in range(n)]
    spots = list(solved(Gallery(cards, (100, 140)), sheet).values())
    assert len(spots) == n
    assert apart(spots)
    assert all(inside(spot, sheet) for spot in spots)
    for columns in range(1, n + 1):
        rows_of_it = -(-n // columns)
        w = (sheet.w - 2 * EDGE + GAP) / columns - GAP
        h = (sheet.h - 2 * EDGE + GAP) / rows_of_it - GAP
        assert spots[0].w >= min(w, h * 100 / 140) - 0.01


def test_an_even_gallery_has_full_rows_where_that_costs_little() -> None:
    def rows_of(sheet: Sheet, *, even: bool) -> list[int]:
        cards = [box(f"card{i}", 100, 140) for i in range(16)]
        placed = solved(Gallery(cards, (100, 140), even=even), sheet)
        ys = [spot.y for spot in placed.values()]
        return [ys.count(y) for y in dict.fromkeys(ys)]

    low = Sheet(720, 600)
    assert rows_of(low, even=False) == [6, 6, 4]
    assert rows_of(low, even=True) in ([4] * 4, [8] * 2)
    assert rows_of(PHONE, even=True) == [4] * 4


@pytest.mark.parametrize("sheet", SHEETS)
def test_pictures_of_galleries_side_by_side_are_of_one_size(sheet: Sheet) -> None:
    def gallery(name: str, n: int) -> Node:
        pictures = [box(f"{name}{i}", 100, 140) for i in range(n)]
        return Gallery(pictures, (100, 140), places=4, grow=1.0)

    placed = solved(Grid([gallery("many", 4), gallery("few", 1)], columns=2), sheet)
    assert placed["few0"].h == pytest.approx(placed["many0"].h)
    middle = (sheet.w - 2 * EDGE + GAP) / 4 + EDGE + (sheet.w - 2 * EDGE + GAP) / 2 - GAP / 2
    assert placed["few0"].x == pytest.approx(middle)


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_way_back_stands_before_the_ways_on(sheet: Sheet) -> None:
    placed = solved(ends(key("back"), key("take"), key("done")), sheet)
    assert apart(list(placed.values()))
    if sheet.tall:
        assert placed["back"].y <= placed["done"].y
    else:
        assert placed["back"].x - placed["back"].w / 2 == EDGE
        assert placed["take"].x < placed["done"].x
        assert placed["done"].x + placed["done"].w / 2 == sheet.w - EDGE


def test_the_buttons_of_a_stepper_say_which_way_they_go() -> None:
    placed = solved(stepper("volume", literal("Volume"), literal("3")))
    value = say("stepper-spoken", name=literal("Volume"), value=literal("3"))
    assert placed["volume:less"].spoken == say("stepper-less", of=value)
    assert placed["volume:more"].spoken == say("stepper-more", of=value)


def test_words_that_change_move_nothing() -> None:
    def below(words: str) -> float:
        leaf = text("line", literal(words))
        page = [Steady(leaf, [text("line", literal(WORDS * 9))]), key("foot")]
        spots = solved(Column(page, justify="start"))
        assert spots["line"].label == literal(words)
        return spots["foot"].y

    assert below("Short.") == below(WORDS * 9)


@pytest.mark.parametrize("row", [0, 17, 39])
def test_a_scroll_opens_at_the_leaf_of_a_row_and_turns_from_there(row: int) -> None:
    assert f"row{row}:row" in solved(Scroll(rows(40), of=row), PHONE)
    assert f"row{row}:row" not in solved(Scroll(rows(40), 1, of=row), PHONE)


def test_the_turners_of_a_scroll_may_have_ids_of_their_own() -> None:
    spots = solved(Scroll(rows(40), ids=("earlier", "pages", "later")))
    assert {"earlier", "pages", "later"} <= set(spots)
    assert "leaf:more" not in spots


def test_columns_of_a_scroll_are_full_on_every_leaf_but_the_last() -> None:
    keys = [key(str(i)) for i in range(79)]
    spots = solved(Scroll(keys, columns=5))
    columns: dict[float, int] = {}
    for name, spot in spots.items():
        if name.isdigit():
            columns[spot.x] = columns.get(spot.x, 0) + 1
    assert len(columns) == 5
    assert len(set(columns.values())) == 1


def test_a_scroll_has_fewer_columns_where_the_longest_word_would_not_fit() -> None:
    long, short = (
        [key(word) for word in ("Elektrowechselwirkung" * 2, "spin")],
        [key("a"), key("b")],
    )
    for keys, columns in ((long, 1), (short, 2)):
        spots = solved(Scroll(keys, tall_columns=2), PHONE)
        assert len({spot.x for spot in spots.values()}) == columns


@pytest.mark.parametrize("make", [Row, Column])
def test_parts_have_their_shares_whatever_is_in_them(make: type[Row] | type[Column]) -> None:
    page = make([text("name", literal("n")), text("value", literal(WORDS))], parts=(1, 3))
    spots = solved(page)
    if make is Row:
        assert spots["value"].w == pytest.approx(3 * spots["name"].w)
    else:
        assert spots["value"].h == pytest.approx(3 * spots["name"].h)
    assert apart(list(spots.values()))


def test_the_last_cell_takes_what_its_row_leaves() -> None:
    spots = solved(Grid([key(f"key{i}") for i in range(8)], columns=5, last="fill"))
    assert spots["key6"].w == pytest.approx(spots["key0"].w)
    right = spots["key4"].x + spots["key4"].w / 2
    assert spots["key7"].x + spots["key7"].w / 2 == pytest.approx(right)
    assert spots["key7"].w == pytest.approx(3 * spots["key0"].w + 2 * GAP)


def test_what_lies_over_a_picture_does_not_change_its_size() -> None:
    picture = box("picture", 200, 100)
    ways = Column([key(f"key{i}") for i in range(3)])
    alone, covered = (
        Row([Column([node])], justify="start") for node in (picture, Stack([picture, Over(ways)]))
    )
    assert solved(covered)["picture"] == solved(alone)["picture"]
    assert solved(Stack([picture, ways]))["key0"].h >= FINGER


def test_the_first_arrangement_that_has_room_is_taken() -> None:
    def taken(wide: float, high: float) -> set[str]:
        ways = [Row([key("a"), key("b")], least_w=600), Column([key("c"), key("d")]), key("e")]
        return set(solved(Column([Fits(ways, most_w=wide, most_h=high)])))

    assert taken(900, 300) == {"a", "b"}
    assert taken(500, 300) == {"c", "d"}
    assert taken(500, FINGER) == {"e"}


def test_a_stepper_says_what_its_buttons_do() -> None:
    spots = solved(stepper("sound", literal("Sound"), literal("on")))
    spoken = [spots[f"sound:{way}"].spoken for way in ("less", "more")]
    assert [phrase and phrase.key for phrase in spoken] == ["stepper-less", "stepper-more"]


LOOP = 35_000
"""Numbers that are written in the 2 ms in which a page is solved, measured side by side."""


def test_a_page_is_solved_in_the_time_of_a_short_loop() -> None:
    """Fourteen steppers with 70 spots. Both take 2 ms on the computer that was measured."""
    page, renderer = Scroll(rows(14), columns=2), renderer_of(WIDE)
    solve(page, renderer, WIDE)

    def quickest(act: Callable[[], object]) -> float:
        times = []
        for _ in range(40):
            begin = thread_time()
            act()
            times.append(thread_time() - begin)
        return min(times)

    gc.freeze()  # garbage collection must not go through what earlier tests have left
    try:
        loop = quickest(lambda: [str(number) for number in range(LOOP)])
        assert quickest(lambda: solve(page, renderer, WIDE)) < 1.5 * loop
    finally:
        gc.unfreeze()


def test_a_column_of_a_table_is_as_wide_as_its_widest_cell() -> None:
    rows = [[box("a", 40, 20), box("b", 200, 20)], [box("c", 90, 50), box("d", 60, 20)]]
    table = TableOfRows([*rows, [box("across", 500, 30)]], gap=10.0, aisle=10.0)
    spots = solved(table)
    assert spots["a"].x == spots["c"].x
    assert spots["b"].x == spots["d"].x
    assert spots["b"].x - spots["a"].x == pytest.approx(45 + 10 + 100)
    assert spots["a"].y == spots["b"].y
    assert spots["c"].y == spots["d"].y
    assert spots["across"].y > spots["c"].y
    assert apart(list(spots.values()))


def test_columns_of_equals_are_of_one_width() -> None:
    cells = [key("what"), key("I"), key("a very long name"), key("you")]
    spots = solved(TableOfRows([cells], even_from=1))
    assert len({spots[name].w for name in ("I", "a very long name", "you")}) == 1


def test_a_column_that_grows_takes_what_is_spare_up_to_its_limit() -> None:
    cells = [key("what"), key("figure")]
    grown = [Leaf(cells[0].spot, grow=1.0), Leaf(cells[1].spot, grow=1.0, most_w=300.0)]
    spots = solved(TableOfRows([grown]))
    assert spots["figure"].w == pytest.approx(300.0)
    assert spots["what"].w == pytest.approx(WIDE.w - 2 * EDGE - 300.0 - 16.0)


@pytest.mark.parametrize(
    ("room", "chosen"), [(700.0, "wide"), (200.0, "narrow"), (80.0, "narrowest")]
)
def test_the_first_arrangement_that_fits_is_taken(room: float, chosen: str) -> None:
    options = [box("wide", 600, 50), box("narrow", 150, 50), box("narrowest", 100, 90)]
    fits = Fits([Row([each], least_w=each.natural[0] if each.natural else 0) for each in options])
    assert list(solved(Centre(Column([fits], most_w=room, least_w=room)))) == [chosen]


def test_where_nothing_fits_the_nearest_to_it_is_taken() -> None:
    options = [Row([box(name, w, 50)], least_w=w) for name, w in (("near", 150), ("far", 600))]
    assert list(solved(Centre(Column([Fits(options)], most_w=80, least_w=80)))) == ["near"]


def test_words_go_where_they_need_not_shrink() -> None:
    """Below each other rather than side by side in small letters; where it is low, beside."""
    parts = [text(name, literal("Charges of all the parts")) for name in "ab"]
    fits = Fits([Row(parts), Column(parts)])
    spots = solved(Column([fits]), PHONE)
    assert spots["a"].y < spots["b"].y
    spots = solved(Column([fits]), WIDE)
    assert spots["a"].y == spots["b"].y


def test_a_last_row_that_is_not_full_stands_where_it_is_asked_to() -> None:
    spots = solved(Grid([key(name) for name in "abcde"], columns=3, last="middle"))
    assert spots["d"].y == spots["e"].y > spots["a"].y
    assert spots["d"].w == spots["a"].w
    assert (spots["d"].x + spots["e"].x) / 2 == pytest.approx(spots["b"].x)


def test_spaces_that_do_not_break_hold_a_figure_together() -> None:
    figure = "6\u00d72\u202f\u00b7\u202f2\u00d73\u00a0kg"
    ruler = Ruler(renderer_of(WIDE), WIDE)
    span = text("a", literal(figure)).widths(ruler)
    assert span.least == span.best


def test_rows_of_a_list_are_high_enough_for_words_that_can_be_read() -> None:
    """It turns leaves before letters become too small for a telephone."""
    rows = [button(f"row{i}", literal(f"{WORDS} {WORDS}")) for i in range(14)]
    renderer = renderer_of(PHONE)
    for spot in some(solve(Pad(Scroll(rows)), renderer, PHONE)):
        if spot.id.startswith("row"):
            fit = letters(renderer, spot)
            assert fit is not None
            assert fit[0] >= int(LEGIBLE)
