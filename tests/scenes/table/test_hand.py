"""A pointer at a table: what is carried makes the touches of a tap, and nothing else does."""

from __future__ import annotations

from math import hypot

import pygame
import pytest

from game.app import App
from game.core.rng import Rng
from game.games import DESCRIPTORS, GAMES
from game.scenes.codex.card import CardScene
from game.scenes.results.result import ResultScene
from game.scenes.table import hand
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import PauseScene
from game.services import Services
from game.tables.particle_builder.wording import in_hand
from game.tables.pictures import Button
from game.tables.table import Drops, Spot
from game.window import open_window
from tests.pilot import FRAME, Pilot
from tests.scenes.table.test_forced import forced
from tests.scenes.table.test_table import least, pass_curtain, sit

Point = tuple[float, float]


@pytest.fixture
def services(services: Services) -> Services:
    services.change(speed=0.0, forced=False)
    return services


def at(pilot: Pilot, spot_id: str) -> tuple[int, int]:
    spot = pilot.spot(spot_id)
    return pilot.table().viewport.pixel(spot.x, spot.y)


def send(pilot: Pilot, kind: int, pos: tuple[int, int]) -> None:
    facts = {"button": 1} if kind != pygame.MOUSEMOTION else {"buttons": (1, 0, 0), "rel": (0, 0)}
    pilot.app.step([pygame.Event(kind, pos=pos, **facts)], FRAME)


def take(pilot: Pilot, start: str, end: tuple[int, int], *, steps: int = 8) -> None:
    """Press on a piece and go to a point, slowly enough to be seen."""
    x, y = at(pilot, start)
    send(pilot, pygame.MOUSEBUTTONDOWN, (x, y))
    for i in range(1, steps + 1):
        share = i / steps
        send(
            pilot,
            pygame.MOUSEMOTION,
            (round(x + (end[0] - x) * share), round(y + (end[1] - y) * share)),
        )


def drag(pilot: Pilot, start: str, end: str) -> None:
    goal = at(pilot, end)
    take(pilot, start, goal, steps=2)
    send(pilot, pygame.MOUSEBUTTONUP, goal)


def a_card(pilot: Pilot) -> str:
    """A card that goes to a place."""
    picker = pilot.table().picker
    assert picker is not None
    return next(path[0] for path in sorted(picker.paths) if len(path) == 2)


@pytest.mark.parametrize("game", ["tutti_quantum", "bigebang"])
def test_what_is_dragged_follows_the_finger(services: Services, game: str) -> None:
    pilot = sit(services, game, 2)
    pass_curtain(pilot)
    card = a_card(pilot)
    take(pilot, card, (500, 300))
    carry = hand.carried(pilot.table().model)
    assert carry is not None
    assert (carry.seen.x, carry.seen.y) == pytest.approx(
        (carry.at[0] + carry.grip[0], carry.at[1] + carry.grip[1]), abs=40
    )
    send(pilot, pygame.MOUSEMOTION, (420, 210))
    carry = hand.carried(pilot.table().model)
    assert carry is not None
    assert carry.at == pytest.approx(pilot.table().viewport.unit((420, 210)))


def test_a_slow_drag_opens_no_page(services: Services) -> None:
    """Movement cancels the long press, however long the way takes."""
    pilot = sit(services, "tutti_quantum", 2)
    take(pilot, a_card(pilot), (500, 300), steps=45)
    pilot.wait(1.0)
    assert not isinstance(pilot.top, CardScene)
    assert pilot.table().model.carries


def test_nothing_is_said_about_a_card_that_is_carried(services: Services) -> None:
    """A name of the card that was left behind would lie over the places."""
    pilot = sit(services, "u_know_feynman", 2)
    table = pilot.table()
    assert table.picker is not None
    opens = table.picker.nexts()
    piece = next(spot for spot in table.placed if spot.id in opens and spot.codex)
    send(pilot, pygame.MOUSEMOTION, at(pilot, piece.id))
    take(pilot, piece.id, (640, 300), steps=20)
    pilot.wait(1.2)
    assert table.model.carries
    assert pilot.app.tooltip.spot is None


def test_a_finger_that_rests_still_reads_about_a_card(services: Services) -> None:
    pilot = sit(services, "tutti_quantum", 2)
    x, y = at(pilot, a_card(pilot))
    send(pilot, pygame.MOUSEBUTTONDOWN, (x, y))
    send(pilot, pygame.MOUSEMOTION, (x + 3, y + 2))
    pilot.wait(1.0)
    assert isinstance(pilot.top, CardScene)


def test_lawful_places_glow_and_pull(services: Services) -> None:
    pilot = sit(services, "tutti_quantum", 2)
    card = a_card(pilot)
    table = pilot.table()
    assert table.picker is not None
    place = next(path[1] for path in sorted(table.picker.paths) if path[0] == card)
    x, y = at(pilot, place)
    take(pilot, card, (x + 20, y))
    marked = {spot.id: state for spot, state in table.marks()}
    assert marked[place] == "selected"
    carry = hand.carried(table.model)
    assert carry is not None
    assert carry.over is not None
    assert {path[1] for path in table.picker.open()} <= places(table)


def test_a_neighbour_does_not_pull_away_from_the_piece_under_the_finger(services: Services) -> None:
    """Let go on a stack that does not fuse, the next one that would is not meant."""
    pilot = sit(services, "bigebang", 2)
    pass_curtain(pilot)
    table = pilot.table()
    assert table.picker is not None
    cells = [spot for spot in table.touchable() if spot.id.startswith("cell:")]
    firsts = {path[0] for path in table.picker.paths if len(path) == 2}
    pairs = (
        (start, wrong, right)
        for start in sorted(firsts)
        for right in (path[1] for path in table.picker.paths if path[0] == start)
        for wrong in cells
        if (start, wrong.id) not in table.picker.paths
        if wrong.id != start
        if 0 < hypot(wrong.x - pilot.spot(right).x, wrong.y - pilot.spot(right).y) < 1.3 * wrong.w
    )
    start, wrong, _ = next(pairs)
    drag(pilot, start, wrong.id)
    assert not table.session.moves
    assert table.model.callout, "why not there"


def test_an_unlawful_place_says_why_and_all_springs_back(services: Services) -> None:
    pilot = sit(services, "tutti_quantum", 2)
    table = pilot.table()
    card = a_card(pilot)
    layout = pilot.spot(card)
    closed = next(
        spot.id
        for spot in table.touchable()
        if spot.id.startswith("side") or spot.id.startswith("mission") or ":" in spot.id
        if spot.id != card and not spot.id.startswith(("rail:", "lens:", "place:"))
        if spot.z > 0  # a sheet that others lie on takes nothing
    )
    drag(pilot, card, closed)
    pilot.wait(0.5)
    assert table.line is not None
    assert "-why-" in table.line.key or pilot.spot(closed).story == table.line
    assert pilot.spot(card) == layout
    assert table.picker is not None
    assert table.picker.picked == ()
    assert not table.session.moves


def test_a_card_that_may_go_nowhere_now_comes_along_and_says_why(services: Services) -> None:
    """Before anything was compared no card can be put down; it does not lie there as if nailed."""
    pilot = sit(services, "particle_builder", 2)
    pass_curtain(pilot)
    table = pilot.table()
    card, layout = in_hand(table.view(), table.viewer), len(table.session.moves)
    empty = next(spot for spot in table.touchable() if spot.id.startswith("place:"))
    take(pilot, card, at(pilot, empty.id))
    assert table.model.carries
    send(pilot, pygame.MOUSEBUTTONUP, at(pilot, empty.id))
    assert not table.model.carries
    assert table.model.callout, "why, at the card"
    assert len(table.session.moves) == layout


def test_a_card_is_compared_by_carrying_it_to_a_statistic(services: Services) -> None:
    pilot = sit(services, "particle_builder", 2)
    pass_curtain(pilot)
    table = pilot.table()
    drag(pilot, in_hand(table.view(), table.viewer), "statistic:2")
    assert [(move.kind, move.at) for move in table.session.moves] == [("statistic", 2)]


def test_the_way_back_begins_where_the_finger_left(services: Services) -> None:
    services.change(speed=1.0)
    pilot = sit(services, "tutti_quantum", 2)
    pilot.wait(3.0)
    card = a_card(pilot)
    take(pilot, card, (240, 640))
    send(pilot, pygame.MOUSEBUTTONUP, (240, 640))
    actor = next(actor for actor in pilot.table().motion.moving if actor.spot.id == card)
    assert actor.start.x == pytest.approx(pilot.table().viewport.unit((240, 640))[0], abs=45)


def test_an_unsteady_tap_is_a_tap(services: Services) -> None:
    pilot = sit(services, "tutti_quantum", 2)
    card = a_card(pilot)
    x, y = at(pilot, card)
    take(pilot, card, (x + 16, y + 6))
    send(pilot, pygame.MOUSEBUTTONUP, (x + 16, y + 6))
    assert picked(pilot) == (card,)
    pilot.wait(0.5)
    take(pilot, card, (x + 16, y + 6))
    send(pilot, pygame.MOUSEBUTTONUP, (x + 16, y + 6))
    assert picked(pilot) == ()


def places(table: TableScene) -> set[str]:
    """The places where a carried piece may be let go."""
    grip = table.model.finger.grip
    assert grip is not None
    return set(grip.ways)


def picked(pilot: Pilot) -> tuple[str, ...]:
    picker = pilot.table().picker
    assert picker is not None
    return picker.picked


def test_a_double_click_picks_once(services: Services) -> None:
    pilot = sit(services, "tutti_quantum", 2)
    card = a_card(pilot)
    pilot.tap(card)
    pilot.tap(card)
    assert picked(pilot) == (card,)
    pilot.wait(0.5)
    pilot.tap(card)
    assert picked(pilot) == ()


def test_a_right_click_asks_about_a_card_and_goes_back_elsewhere(services: Services) -> None:
    pilot = sit(services, "tutti_quantum", 2)
    table, (x, y) = pilot.table(), at(pilot, a_card(pilot))
    pilot.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=3)], FRAME)
    assert isinstance(pilot.top, CardScene)
    pilot.wait(FRAME)
    pilot.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=3)], FRAME)
    assert pilot.table() is table
    pilot.wait(FRAME)
    pilot.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(500, 120), button=3)], FRAME)
    assert isinstance(pilot.top, PauseScene)


def test_keys_carry_the_card_from_place_to_place(services: Services) -> None:
    pilot = sit(services, "tutti_quantum", 2)
    table, card = pilot.table(), a_card(pilot)
    assert table.carried() is None
    pilot.walk_to(card)
    pilot.press(pygame.K_RETURN)
    assert table.picker is not None
    place = sorted(spot for spot in table.picker.nexts() if spot.startswith("place:"))[0]
    pilot.walk_to(place)
    held = table.carried()
    assert held is not None
    assert held.id == card
    assert abs(held.x - pilot.spot(place).x) < held.w
    pilot.press(pygame.K_RETURN)
    assert len(table.session.moves) == 1


def two_touches(pilot: Pilot) -> tuple[str, str] | None:
    """A piece and a place of a move that is made by carrying one to the other, if there is one."""
    table = pilot.table()
    for path in sorted(table.picker.paths if table.picker else ()):
        piece, place = pilot.table().find(path[0]), pilot.table().find(path[-1])
        if len(path) == 2 and piece and place and not isinstance(piece.art, Button):
            return path[0], path[1]
    return None


@pytest.mark.parametrize("pad", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_keys_and_pad_pick_up_move_put_down_and_cancel_on_every_table(
    services: Services, game: str, pad: bool
) -> None:
    """The same touches as by a finger: the piece hangs at the place, and nothing else moves."""
    pilot = sit(services, game, 2)

    def act(button: int, key: int) -> None:
        pilot.button(button) if pad else pilot.press(key)

    rng = Rng("carried", game)
    way = None
    for _ in range(60):
        pass_curtain(pilot)
        if not isinstance(pilot.top, TableScene):
            break  # a short game is over
        way = two_touches(pilot)
        if way is not None:
            break
        pilot.table().play(rng.pick(pilot.table().session.legal_moves()))
        pilot.wait(0.3)
    if way is None:
        whole = not isinstance(pilot.top, TableScene)
        assert whole or isinstance(DESCRIPTORS[game].table, Drops), (
            "nothing is carried by two touches"
        )
        return
    table, (piece, place) = pilot.table(), way
    before = len(table.session.moves)
    pilot.walk_to(piece)
    act(0, pygame.K_RETURN)
    assert table.picker is not None
    assert table.picker.picked == (piece,)
    glow = {spot.id for spot, state in table.marks() if state != "selected"}
    assert place in glow, "lawful places glow"
    act(1, pygame.K_ESCAPE)
    assert not table.picker.picked, "cancelled"
    assert len(table.session.moves) == before
    pilot.walk_to(piece)
    act(0, pygame.K_RETURN)
    pilot.walk_to(place)
    assert table.carried() is not None
    assert table.carried() != pilot.spot(piece), "it is seen at the place"
    act(0, pygame.K_RETURN)
    assert len(table.session.moves) > before, "put down"


def test_escape_lets_go(services: Services) -> None:
    pilot = sit(services, "tutti_quantum", 2)
    table, card = pilot.table(), a_card(pilot)
    take(pilot, card, (500, 300))
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top is table
    assert not table.model.carries
    assert table.picker is not None
    assert table.picker.picked == ()
    send(pilot, pygame.MOUSEBUTTONUP, (500, 300))
    assert not table.session.moves


@pytest.mark.medium
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_dragging(services: Services, game: str) -> None:
    """All that can be carried is carried; only buttons and figures are tapped.

    Where every move is one touch and the table does not say what it carries, nothing can be.
    """
    pilot = sit(services, game, least(game))
    rng = Rng("drag", game)
    carried, longest = 0, 1
    for _ in range(GAMES[game].info.bound):
        pass_curtain(pilot)
        if isinstance(pilot.top, ResultScene):
            break
        picker = pilot.table().picker
        assert picker is not None
        longest = max(longest, *map(len, picker.paths))
        carried += by_dragging(pilot, rng)
    assert isinstance(pilot.top, ResultScene)
    assert carried > 5 or (longest == 1 and not isinstance(DESCRIPTORS[game].table, Drops))


def by_dragging(pilot: Pilot, rng: Rng) -> int:
    """One move; returns how many of its touches were made by carrying."""
    table = pilot.table()
    assert table.picker is not None
    path, carried = rng.pick(sorted(table.picker.paths)), 0
    moves = len(table.session.moves)
    for _ in range(12):
        if len(table.session.moves) > moves or table.picker is None:
            return carried
        picked = table.picker.picked
        assert path[: len(picked)] == picked, (path, picked)
        way = carry_for(table.touchable(), pilot, path, picked)
        if way is None:
            pilot.tap(path[len(picked)])
            continue
        drag(pilot, *way)
        carried += 1
    raise AssertionError(path)


def carry_for(
    spots: list[Spot], pilot: Pilot, path: tuple[str, ...], picked: tuple[str, ...]
) -> tuple[str, str] | None:
    """From where to where something can be carried that goes on with this path."""
    model = pilot.table().model
    for start in spots:
        if isinstance(start.art, Button):
            continue
        for place, way in hand._ways(model, start.id, picked).items():
            if path[: len(way.touches)] == way.touches and len(way.touches) > len(picked):
                if pilot.table().find(place) is not None:
                    return start.id, place
                if len(way.touches) == len(picked) + 2:
                    pilot.tap(start.id)
                    if pilot.table().find(place) is not None:
                        return start.id, place
                    return None
    return None


@pytest.mark.parametrize("game", ["bigebang", "tutti_quantum"])
def test_let_go_on_nothing_it_springs_back_and_says_where_it_may_go(
    services: Services, game: str
) -> None:
    pilot = sit(services, game, 2)
    pass_curtain(pilot)
    table = pilot.table()
    assert table.picker is not None
    card = a_card(pilot)
    lawful = {path[1] for path in table.picker.paths if path[0] == card}
    empty = next(
        (x, y)
        for x in range(20, 1200, 10)
        for y in range(20, 680, 10)
        if table.under((x, y)) is None
        and all(hypot(x - s.x, y - s.y) > 150 for s in table.placed if s.id in lawful)
    )
    layout = pilot.spot(card)[2:4]
    take(pilot, card, empty)
    send(pilot, pygame.MOUSEBUTTONUP, empty)
    pilot.wait(1.0)
    assert not table.session.moves
    assert not table.picker.picked
    assert pilot.spot(card)[2:4] == layout
    words = next(spot.label for spot in table.placed if spot.id == "callout:words")
    assert words is not None
    assert words.key == "carry-places"
    hinted = {spot.id for spot, state in table.marks() if state == "hint"}
    assert hinted
    assert hinted <= lawful
    send(pilot, pygame.MOUSEBUTTONDOWN, at(pilot, card))
    assert not table.model.hinted, "marked until the next touch"


# --- while something else happens -----------------------------------------------------------------


def test_what_would_happen_by_itself_waits_for_the_hand_that_does_it(services: Services) -> None:
    """The pile is carried when drawing is all that is left: drawn once, when it is let go."""
    services.change(forced=True)
    scene = forced(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    pass_curtain(pilot)
    moves = len(scene.session.moves)
    take(pilot, "pile", (640, 300), steps=4)
    place = next(iter(places(scene)))
    goal = at(pilot, place)
    send(pilot, pygame.MOUSEMOTION, goal)
    pilot.wait(6.0)
    assert scene.model.carries
    assert len(scene.session.moves) == moves
    send(pilot, pygame.MOUSEBUTTONUP, goal)
    assert not scene.model.carries
    assert [move.kind for move in scene.session.moves[moves:]] == ["draw"]


def test_let_go_on_a_piece_that_is_no_place_the_answer_is_that_of_a_tap(services: Services) -> None:
    """Not why that piece itself could not begin a move: it mostly could."""
    pilot = sit(services, "bigebang", 2)
    pass_curtain(pilot)
    table = pilot.table()
    assert table.picker is not None
    starts = table.picker.nexts()
    mine = sorted(start for start in starts if start.startswith("cell:"))
    start, end = next(
        (a, b)
        for a in mine
        for b in mine
        if a != b and not any(path[:2] == (a, b) for path in table.picker.paths)
    )
    drag(pilot, start, end)
    dragged = table.line
    assert dragged == table.table.why_not(table.view(), table.viewer, (start,), end)
    assert table.picker.picked == ()


def test_a_move_that_comes_in_between_puts_back_what_is_carried(services: Services) -> None:
    """A choice whose time ran out, say: the card that hung on the finger goes home."""
    pilot = sit(services, "u_know_feynman", 2)
    table = pilot.table()
    assert table.picker is not None
    card = next(path[0] for path in table.picker.paths if path[0].startswith("card:"))
    take(pilot, card, at(pilot, "pile"))
    assert table.model.carries
    table.play(table.session.legal_moves()[0])
    assert not table.model.carries
    send(pilot, pygame.MOUSEMOTION, (640, 200))
    send(pilot, pygame.MOUSEBUTTONUP, (640, 200))
    assert len(table.session.moves) == 1
