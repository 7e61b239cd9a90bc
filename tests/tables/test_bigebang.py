"""Big*Bang on the table: what a touch shows, and what it answers."""

from __future__ import annotations

import itertools
from math import dist

import pytest

from game.core.phrase import Phrase
from game.core.session import Session
from game.rules.bigebang.board import BOARD, NEIGHBOURS
from game.rules.bigebang.scoring import balance
from game.rules.bigebang.state import Move, View
from game.tables.bigebang import BigEBangTable
from game.tables.bigebang.geometry import PLACES, plan_for
from game.tables.bigebang.layout import buttons
from game.tables.bigebang.pictures import (
    Equation,
    LeadPanel,
    OutcomeMark,
    ParticleStack,
    StarChange,
)
from game.tables.pictures import Button, Label
from game.tables.sheet import WIDE, sheet_for
from game.tables.table import TAG, Spot, paths
from game.ui.picker import Picker
from game.words.text import Text
from tests.rules.bigebang_positions import CHANCE, GAME, at, does, lay, look, universe
from tests.some import some

TABLE = BigEBangTable()
TEXT = Text("en")
TEXT.name_seats((Phrase("literal", (("text", "Ada"),)), Phrase("literal", (("text", "Bot"),))))


def english(phrase: Phrase | None) -> str:
    assert phrase is not None
    return TEXT.say(phrase)


def cell(row: int, place: int) -> str:
    return f"cell:{at(row, place)}"


def spots(view: View, seat: int = 0) -> dict[str, Spot]:
    return {spot.id: spot for spot in TABLE.layout(view, seat)}


class Finger:
    """Touches one spot after another."""

    def __init__(self, view: View) -> None:
        moves = GAME.legal_moves(GAME.determinize(view, CHANCE))
        self.picker = Picker(paths(TABLE, view, moves))

    def tap(self, spot_id: str) -> Move | None:
        self.picker, move = self.picker.tap(spot_id)
        return move


def aided(view: View, *touched: str) -> dict[str, Spot]:
    """The spots that appear after these touches."""
    pick = Finger(view)
    for one in touched:
        assert pick.tap(one) is None
    appearing = TABLE.aids(view, 0, pick.picker.picked, list(pick.picker.open().values()))
    return {spot.id: spot for spot in appearing}


# --- where things lie -----------------------------------------------------------------------


def test_the_board_is_elongated_and_matter_sits_below() -> None:
    xs, ys = zip(*PLACES, strict=True)
    assert max(xs) - min(xs) == pytest.approx(11.5 * 64)
    assert BOARD[0][1] == 0
    assert PLACES[0][1] == min(ys)


def test_neighbours_lie_one_pitch_apart() -> None:
    for a, near in enumerate(NEIGHBOURS):
        for b in some(near):
            (x1, y1), (x2, y2) = PLACES[a], PLACES[b]
            assert (x1 - x2) ** 2 + (y1 - y2) ** 2 == pytest.approx(64**2)


@pytest.mark.parametrize(
    ("size", "pixels"), [((720, 1280), 56), ((768, 1024), 42), ((390, 844), 27)]
)
def test_an_upright_window_has_large_circles(size: tuple[int, int], pixels: float) -> None:
    """A board that lies across it would have circles a fifth smaller."""
    sheet = sheet_for(size)
    plan = plan_for(sheet)
    assert plan.circle * size[0] / sheet.w > pixels
    assert plan.sky.right < plan.chart.left
    assert plan.sky.bottom < plan.way_on.top


# --- picking --------------------------------------------------------------------------------

OPEN = look("3: . . ~H2", "4: n . H2 . . H1 . He4", "6: H2")
"""²H in the middle of row 4 sees n, ¹H and, upwards, its mirror image; below, ²H."""


def test_rays_lead_to_every_partner_and_a_list_says_what_comes_of_it() -> None:
    aids = aided(OPEN, cell(4, 2))
    tags = {spot.id: spot.art for spot in aids.values() if spot.id.startswith("tag")}
    assert tags == {
        f"tag:{at(4, 0)}": OutcomeMark(fuses=True),
        f"tag:{at(4, 5)}": OutcomeMark(fuses=True),
        f"tag:{at(3, 2)}": OutcomeMark(fuses=False),
        f"tag:{at(6, 0)}": OutcomeMark(fuses=True),
    }
    assert {spot.id.partition(":")[0] for spot in aids.values()} >= {"ray", "tag", "chart"}
    rows = [spot for spot in aids.values() if isinstance(spot.art, Equation)]
    assert [english(row.meaning) for row in rows] == [
        "²H + n fuse into ³H.",
        "²H + ¹H fuse into ³He.",
        "²H + ²H fuse into ⁴He.",
        "²H + anti-²H become light: you get 4 particles.",
    ]
    assert [row.y for row in rows] == sorted(row.y for row in rows), "each in a row of its own"


def test_the_list_names_each_kind_of_partner_once() -> None:
    aids = aided(look("4: n . H1 . n"), cell(4, 2))
    assert len([spot for spot in aids if spot.startswith("tag")]) == 2
    assert len([spot for spot in aids.values() if isinstance(spot.art, Equation)]) == 1


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (1000, 1100), (844, 390)])
def test_marks_hide_no_other_stack_and_no_other_mark(size: tuple[int, int]) -> None:
    """On a full board, for each stack that can move; its own rim is all that a mark covers."""
    table, sheet = BigEBangTable(), sheet_for(size)
    plan, view = plan_for(sheet), Session(GAME, 2, {}, "marks").view(0)
    legal = GAME.legal_moves(GAME.determinize(view, CHANCE))
    moves = [move for move in legal if move.kind != "pass"]
    for source in some({move.source for move in moves}):
        mine = [move for move in moves if move.source == source]
        shown = table.on(sheet).aids(view, 0, (f"cell:{source}",), mine)
        marks = [spot for spot in shown if spot.z == TAG]
        for mark in some(marks):
            owner = int(mark.id.rpartition(":")[2])
            for other, place in enumerate(plan.places):
                room = (mark.w + plan.stack) / 2 if other != owner else 0.4 * plan.stack
                assert dist((mark.x, mark.y), place) >= 0.93 * room, (mark.id, other)
        for one, two in itertools.combinations(marks, 2):
            assert dist((one.x, one.y), (two.x, two.y)) >= 0.99 * one.w, (one.id, two.id)


BRIDGE = look("4: H1 n H1 n H1 . . n")
"""A chain of five; its middle ¹H holds it together and can fuse with the n on either side."""


def test_a_fusion_that_breaks_the_largest_star_has_a_minus_and_its_figures() -> None:
    aids = aided(BRIDGE, cell(4, 2))
    for at_end in (1, 3):
        mark = aids[f"tag:{at(4, at_end)}"].art
        assert mark == OutcomeMark(fuses=True, shrinks=True)
    assert aids["chart:sign:1"].art == OutcomeMark(fuses=True, shrinks=True)
    assert aids["chart:makes:star-fuse"].art == StarChange(5, (3,), 0)
    told = english(aids["chart:makes:star-fuse"].meaning)
    assert told == "Your largest star shrinks from 5 particles to 3."
    assert "Minus" in english(aids["prompt"].label)


def test_a_fusion_that_keeps_the_star_has_a_plus() -> None:
    aids = aided(BRIDGE, cell(4, 0))
    assert aids[f"tag:{at(4, 1)}"].art == OutcomeMark(fuses=True)
    assert not [name for name in aids if "star" in name]
    assert "Minus" not in english(aids["prompt"].label)


def test_an_annihilation_says_what_the_own_star_loses_beside_its_light() -> None:
    aids = aided(look("4: ~n n H1 H1"), cell(4, 1))
    assert aids[f"tag:{at(4, 0)}"].art == OutcomeMark(fuses=False)
    assert aids["chart:makes:star-annihilate"].art == StarChange(3, (2,), 0)
    assert aids["chart:sign:star-annihilate"].art == OutcomeMark(fuses=False)


def test_an_annihilation_says_what_the_star_of_the_rival_loses() -> None:
    aids = aided(look("4: ~n ~H1 ~n n H1"), cell(4, 3))
    assert aids["chart:makes:star-rival"].art == StarChange(3, (2,), 1, rival=True)
    told = english(aids["chart:makes:star-rival"].meaning)
    assert told == "Your rival’s largest star shrinks from 3 particles to 2."


def test_an_annihilation_beside_the_star_of_the_rival_is_silent_about_it() -> None:
    aids = aided(look("4: ~n ~H1 . n . ~n"), cell(4, 3))
    assert f"tag:{at(4, 5)}" in aids
    assert "chart:makes:star-rival" not in aids


def test_the_list_takes_the_place_of_the_chart() -> None:
    view = look("4: H1 n")
    aids = aided(view, cell(4, 0))
    below = [spot for spot in spots(view).values() if spot.id.startswith("chart:")]
    assert {spot.id for spot in below} <= set(aids)
    assert english(aids["chart:title"].label) == "What happens"


def test_a_puzzle_has_no_star_to_lose() -> None:
    played = universe(1, puzzle=1)
    aids = aided(look("4: ~n n H1 H1", played=played), cell(4, 1))
    assert not [name for name in aids if "star" in name]


def test_what_is_in_sight_but_no_partner_is_crossed_and_says_why() -> None:
    view = look("4: H1 . H1 . n")
    aids = aided(view, cell(4, 2))
    cross = f"no:{cell(4, 0)}"
    assert f"no:{cell(4, 4)}" not in aids
    why = english(TABLE.why_not(view, 0, (cell(4, 2),), cell(4, 0)))
    assert why == "²He does not exist: two protons alone cannot hold together."
    assert english(aids[cross].story) == why


def test_with_a_stack_picked_the_prompt_asks_for_its_partner() -> None:
    view = look("4: H1 . n . ~n")
    assert english(spots(view)["prompt"].label).startswith("Your turn: choose")
    assert english(aided(view, cell(4, 0))["prompt"].label).startswith("Touch a lit stack")


def test_the_chart_shows_the_stacks_of_ones_own_side() -> None:
    assert spots(OPEN, 0)["chart:6"].art == ParticleStack(2, 2, True)
    assert spots(OPEN, 1)["chart:6"].art == ParticleStack(2, 2, False)


# --- touches --------------------------------------------------------------------------------


def test_two_touches_make_a_move() -> None:
    pick = Finger(OPEN)
    assert pick.tap(cell(4, 2)) is None
    assert pick.tap(cell(4, 5)) == Move("fuse", at(4, 2), at(4, 5), at(4, 5))


def test_gravity_asks_for_the_spot_where_there_is_a_choice() -> None:
    view = look("4: H2 . . H1 n", played=universe(gravity=1))
    pick = Finger(view)
    pick.tap(cell(4, 3))
    assert pick.tap(cell(4, 4)) == Move("fuse", at(4, 3), at(4, 4), at(4, 4))
    pick = Finger(view)
    pick.tap(cell(4, 0))
    assert pick.tap(cell(4, 3)) is None
    assert pick.picker.nexts() == {cell(4, 2), cell(4, 3)}
    assert pick.tap(cell(4, 2)) == Move("fuse", at(4, 0), at(4, 3), at(4, 2))


def test_ruling_23_the_middle_circle_is_offered_whichever_stack_is_touched_first() -> None:
    view = look("4: H2 . H1", played=universe(gravity=1))
    middle = Move("fuse", at(4, 0), at(4, 2), at(4, 1))
    for first, second in ((0, 2), (2, 0)):
        pick = Finger(view)
        pick.tap(cell(4, first))
        assert pick.tap(cell(4, second)) is None, "it does not fuse without asking"
        assert pick.picker.nexts() == {cell(4, 1), cell(4, second)}
        assert pick.tap(cell(4, 1)) == middle
        aids = aided(view, cell(4, first))
        assert {i for i in aids if i.startswith("ray")} == {f"ray:{at(4, second)}"}


def test_a_solo_puzzle_lists_an_annihilation_once_and_either_stack_may_be_touched_first() -> None:
    view = look("4: H2 . ~H2", played=universe(1, puzzle=1))
    (move,) = [
        m
        for m in GAME.legal_moves(lay("4: H2 . ~H2", played=universe(1, puzzle=1)))
        if m.kind == "annihilate"
    ]
    for first, second in ((0, 2), (2, 0)):
        pick = Finger(view)
        pick.tap(cell(4, first))
        assert pick.tap(cell(4, second)) == move
        assert f"ray:{at(4, second)}" in aided(view, cell(4, first))


def test_gravity_shows_what_would_stand_where() -> None:
    view = look("4: H2 . . H1", played=universe(gravity=1))
    aids = aided(view, cell(4, 0), cell(4, 3))
    assert {i for i in aids if i.startswith("ghost")} == {
        f"ghost:{at(4, 2)}",
        f"ghost:{at(4, 3)}",
    }
    picked = (cell(4, 0), cell(4, 3))
    assert "start with the other one" in english(TABLE.why_not(view, 0, picked, cell(4, 1)))


def test_time_offers_the_decay_of_what_is_picked() -> None:
    view = look("4: n . . ~H3", played=universe(time=1), reserve=(1, 0, 2, 0, 0, 0, 0, 0))
    assert english(aided(view, cell(4, 0))["decay"].label) == "Decay into ¹H"
    pick = Finger(view)
    pick.tap(cell(4, 3))
    assert pick.tap("decay") == Move("decay", at(4, 3))
    board = spots(view)
    assert (english(board["coins:0"].label), english(board["coins:1"].label)) == ("1", "2")
    stack = board[f"stack:{at(4, 0)}"].art
    assert isinstance(stack, ParticleStack)
    assert stack.unstable


# --- what is told ---------------------------------------------------------------------------


def test_the_tracker_says_how_it_would_end_now() -> None:
    view = look("0: ~He4 ~n", "7: H1 . He4", reserve=(1, 0, 1, 0, 0, 0, 0, 0))
    board = spots(view)
    assert english(board["lead"].label) == "Draw, 1–1"
    assert english(spots(look("0: ~He4", "7: H1"))["lead"].label) == "Bot: 2–0"
    board = spots(look("0: ~He4", "7: H1"))
    assert english(board["pass"].label) == "Pass and end\nYou lose 0–2", "nothing can move"
    board = spots(view)
    assert board["token:light:box0"].art == LeadPanel("yellow")
    assert board["token:star:box1"].art == LeadPanel("yellow")


def test_two_at_one_screen_find_their_figures_and_names_in_one_place() -> None:
    """The first seat stands left for both, on a wide sheet."""
    view = look("0: ~He4 ~n", "7: H1 . He4", reserve=(1, 0, 1, 0, 0, 0, 0, 0))
    mine, theirs = spots(view), spots(view, 1)
    for name in ("token:light:0", "token:star:1", "seat:0", "seat:1"):
        assert (mine[name].x, mine[name].label) == (theirs[name].x, theirs[name].label)
    heard = [english(board["token:light"].spoken) for board in (mine, theirs)]
    assert heard[0] != heard[1], "one's own figure is said first"


def test_the_first_player_is_left_at_the_choice_on_the_table_and_in_the_result() -> None:
    played = universe(side=2)
    for matter in (-1, 0, 1):
        view = look("0: ~He4 ~n", "7: H1 . He4", played=played, turn=1, matter=matter)
        for board in (spots(view), spots(view, 1)):
            assert board["seat:0"].x < board["seat:1"].x
            does = [english(board[f"seat:{who}:side"].label) for who in (0, 1)]
            first, second = (board[f"token:star:{place}"] for place in (0, 1))
            figures = [english(spot.label) for spot in (first, second)]
            if matter < 0:
                assert does == ["moves first", "picks a side"]
                continue
            assert does == (["antimatter", "matter"] if matter else ["matter", "antimatter"])
            won = next(line for line in TABLE.result(view) if line.what.key.endswith("-star"))
            assert [english(figure) for figure in won.figures] == figures


def test_a_pass_says_that_the_rival_may_still_move() -> None:
    moves = look("3: n . ~n")
    assert english(spots(moves)["pass"].label) == "Pass\nThen your rival"
    assert english(spots(moves._replace(passes=1))["pass"].label) == "Pass and end\nDraw, 0–0"
    won = look("3: n . ~n", "6: H1 n", passes=1)
    assert english(spots(won)["pass"].label) == "Pass and end\nYou win 1–0"
    alone = look("3: n . ~n", "6: n H1", turn=1)
    assert english(spots(alone, 1)["pass"].label) == "Pass\nThen your rival"


def test_the_end_says_why() -> None:
    def ended(view: View) -> str:
        return english(TABLE.prompt(view._replace(over=1), 0))

    assert ended(look("3: n")) == "No stack can move any more. The universe is finished."
    assert ended(look("3: n . ~n")) == "Both players passed. The universe is finished."
    assert ended(look("3: n")._replace(carbon=0)).startswith("Three ⁴He touch and make carbon.")


def test_the_ring_of_a_token_changes_with_its_figure() -> None:
    """It went to the next leader while the two figures were still equal."""
    assert LeadPanel.tells is Label.tells is True


def test_who_waits_for_a_rival_sees_the_pass_asleep() -> None:
    """After the own pass it is the rival's to end the game, not the viewer's."""
    view = look("0: ~He4", "7: H1")._replace(passes=1)
    mine, other = spots(view, view.turn)["pass"], spots(view, 1 - view.turn)["pass"]
    assert not mine.dim
    assert english(mine.label).startswith("Pass and end")
    assert other.dim
    assert not english(other.label).startswith("Pass and end")


def test_helium_without_any_he4_says_that_he3_decides() -> None:
    board = spots(look("0: ~He3", "7: He3 . He3"))
    assert board["token:helium:box0"].art == LeadPanel("yellow")
    assert english(board["token:helium:name"].label) == "Helium\nby ³He: 2–1"
    assert english(spots(look("0: ~He4", "7: He3"))["token:helium:name"].label) == "Helium"
    assert english(spots(look("0: ~He3", "7: He3"))["token:helium:name"].label) == "Helium"


def test_mass_has_no_light_to_win() -> None:
    view = look("4: H1", "2: ~H1", played=universe(mass=1), reserve=(3, 1, 3, 1, 0, 0, 0, 0))
    board = spots(view)
    assert "token:light" not in board
    assert english(board["common"].label) == "Light for nobody: 8"
    assert english(TABLE.result(view)[0].what).startswith("Helium")


def test_the_rivals_carbon_is_announced() -> None:
    calm = look("4: ~He4 ~H2", "5: ~He4")
    assert english(spots(calm)["carbon:rule"].label) == "out of reach now", "no stack is left"
    danger = look("4: ~He4 ~H2 . ~H2", "5: ~He4")
    assert "Bot could win next" in english(spots(danger)["carbon:rule"].label)
    assert english(spots(danger, 1)["carbon:rule"].label) == "three linked ⁴He"


def test_the_most_massive_star_is_linked() -> None:
    board = spots(look("4: H1 n . H1", "2: ~H2 ~H1"))
    assert {i for i in board if i.startswith("bond")} == {
        f"bond:{at(4, 0)}-{at(4, 1)}",
        f"bond:{at(2, 0)}-{at(2, 1)}",
    }


def test_the_last_move_is_marked_and_the_stack_comes_from_where_it_was() -> None:
    state = does(lay("4: H1 . n"), f"fuse:{at(4, 0)},{at(4, 2)},{at(4, 2)}")
    board = spots(GAME.observe(state, 0))
    assert f"last:{at(4, 0)}" in board
    assert f"last:{at(4, 2)}" in board
    assert board[f"made:{at(4, 2)}"].source == f"stack:{at(4, 0)}"


def test_beats_are_told_in_the_words_of_physics() -> None:
    session = Session(GAME, 2, {}, "words")
    kinds: dict[str, str] = {}
    while session.to_move() is not None and len(kinds) < 2:
        for event in session.play(session.legal_moves()[0]):
            kinds[event.kind] = english(TABLE.tell(event.kind, event.facts, event.view))
    assert "fuse into" in kinds["fused"]
    assert "particles become light" in kinds["annihilated"]


def test_the_result_counts_what_decided() -> None:
    view = look("0: ~He4 . ~He3", "7: He4 n", reserve=(1, 0, 1, 0, 0, 0, 0, 0))
    lines = [
        (english(line.what), [english(f) for f in line.figures]) for line in TABLE.result(view)
    ]
    assert lines == [
        ("Light: particles annihilated", ["2", "0"]),
        ("Helium: ⁴He", ["1", "1"]),
        ("Same number of ⁴He: ³He decides", ["0", "1"]),
        ("Particles in the largest star", ["5", "4"]),
        ("Tokens: one for each lead, none for a tie", ["2", "1"]),
    ]
    carbon = view._replace(carbon=1, over=1)
    counts = TABLE.result(carbon)
    assert [english(f) for f in counts[-1].figures] == ["0", "3"]
    assert {line.worth for line in counts[:-1]} == {"nothing"}, "carbon alone decided"


def test_a_puzzle_shows_its_score_and_the_medals() -> None:
    view = look("4: H2 ~H2 . He4", played=universe(1, puzzle=1))
    board = spots(view)
    assert english(board["score"].label) == "8"
    assert board["medal:1"].art == Label("yellow", 18, "left", bold=True)
    assert [english(f) for f in TABLE.result(view)[-1].figures] == ["Bronze"]
    touching = look("4: H2 ~H2", played=universe(1, puzzle=2))
    assert "touch" in english(spots(touching)["unsolved"].label)


def test_the_side_is_chosen_by_a_button() -> None:
    view = look("4: H1", played=universe(side=2), turn=1, matter=-1)
    assert {"side:0", "side:1"} <= set(spots(view, 1))
    assert Finger(view).tap("side:1") == Move("side", 1)
    assert "Both have the same rules" in english(TABLE.prompt(view, 1))
    alike = view._replace(universe=universe(side=2, mirror=1))
    assert "neither is better" in english(TABLE.prompt(alike, 1)), "a mirror image"
    assert english(TABLE.prompt(view, 0)) == "Bot is picking a side."


def test_the_pieces_of_the_sides_lie_at_their_own_buttons() -> None:
    view = look("4: H1", played=universe(side=2), turn=1, matter=-1)
    for sheet in (WIDE, sheet_for((720, 1280)), sheet_for((390, 844))):
        placed = {spot.id: spot for spot in buttons(view, plan_for(sheet), waits=False)}
        for side in (0, 1):
            piece = placed[f"side:{side}:art"]
            own, other = (placed[f"side:{one}"] for one in (side, 1 - side))
            assert sheet.board[0] <= piece.x - piece.w / 2
            assert abs(piece.x - other.x) > (piece.w + other.w) / 2 or piece.y != other.y - 2
            assert dist(piece[2:4], own[2:4]) < dist(piece[2:4], other[2:4])


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_while_a_side_is_chosen_the_stars_of_both_sides_are_shown(seat: int) -> None:
    """Three linked stacks of matter, one of antimatter: figures to choose a side by."""
    played = universe(side=2)
    choosing = spots(look("4: H1 n H1 . ~n", played=played, turn=1, matter=-1), seat)
    shown = [english(choosing[f"token:star:{place}"].label) for place in (0, 1)]
    assert shown == ["3", "1"]
    assert choosing["token:star:box0"].art == LeadPanel("yellow"), "matter leads"
    assert "lead" not in choosing, "nobody may pass yet"
    assert "lead" in spots(look("4: H1 n H1 . ~n", played=played), seat)


def test_ruling_11_who_cannot_act_is_offered_the_pass() -> None:
    assert "only pass" not in english(TABLE.prompt(look("4: H1 . . ~H1 ~n"), 0))
    stuck = look("4: H1 . H1", "2: ~H2")
    assert "only pass" in english(TABLE.prompt(stuck, 0))
    alone = look("4: H1 . H1", played=universe(1, puzzle=1))
    assert "stop here" in english(TABLE.prompt(alone, 0))


# --- passing --------------------------------------------------------------------------------


def behind(turn: int) -> View:
    """A game by chance moves until a seat that can still act is behind."""
    for seed in range(40):
        session = Session(GAME, 2, {}, f"behind {seed}")
        for _ in range(12):
            seat = session.to_move()
            if seat is None:
                break
            view = session.view(seat)
            lead = balance(view) * (1 if seat == 0 else -1)
            if seat == turn and lead < 0 and len(session.legal_moves()) > 1:
                return view
            session.play(session.legal_moves()[(seed * 7) % len(session.legal_moves())])
    raise AssertionError("nobody was ever behind")


@pytest.mark.parametrize("turn", [0, 1])
def test_a_pass_that_loses_asks_once(turn: int) -> None:
    view = behind(turn)
    pick = Finger(view)
    assert pick.tap("pass") is None
    aids = aided(view, "pass")
    assert aids["confirm"].art == Button("danger")
    assert aids["pass"].art == Button("primary")
    assert english(aids["prompt"].label)
    move = pick.tap("confirm")
    assert move is not None
    assert move.kind == "pass"


def test_a_pass_of_who_is_ahead_asks_nothing() -> None:
    session = Session(GAME, 2, {}, "ahead")
    for _ in range(60):
        seat = session.to_move()
        assert seat is not None
        view = session.view(seat)
        if balance(view) * (1 if seat == 0 else -1) > 0:
            move = Finger(view).tap("pass")
            assert move is not None
            assert move.kind == "pass"
            return
        session.play(next(m for m in session.legal_moves() if m.kind != "pass"))
    raise AssertionError("nobody was ever ahead")


def test_the_goal_names_the_tokens_that_are_given_and_not_how_many_win() -> None:
    assert "more tokens" in english(TABLE.goal(look("4: n")))
    assert "Light" not in english(TABLE.goal(look("4: n", played=universe(mass=1))))


# --- the end --------------------------------------------------------------------------------------


def test_a_pass_is_lit_and_counts_once_nothing_can_change_the_result() -> None:
    view = look("1: He4 He3", "3: ~n ~H1", turn=1)
    board = spots(view, 1)
    assert board["pass"].art == Button("primary")
    assert english(board["pass"].label).endswith("You lose 0–2")
    assert "certain" in english(TABLE.prompt(view, 1))
    assert TABLE.clicks(view, Move("pass")) == ("pass",), "no question: nothing is lost by it"


def test_after_a_pass_of_the_rival_a_pass_that_wins_is_lit() -> None:
    rows = "1: He4 n H1 . ~n ~H1 ~H2"
    assert spots(look(rows))["pass"].art == Button()
    assert spots(look(rows, passes=1))["pass"].art == Button("primary")
