"""Forced moves happen by themselves, and only if the player wants it so."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.core.rng import Rng
from game.match.drivers import Driver, Person
from game.match.match import AI, HUMAN, new_match
from game.match.saving import keep_move
from game.scenes.table.opening import people_table
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.u_know_feynman import touches
from game.window import open_window
from tests.pilot import FRAME, Pilot


def forced(
    services: Services, *, seems: bool = False, rival: str = HUMAN, kept: bool = False
) -> TableScene:
    """A table of U-kNOw Feynman whose mover, the first player, can only draw.

    ``seems``: whether a card of the asked colour is in the hand. ``rival``: the second player, who
    never moves. ``kept``: whether the game counts, so that the first ones are those of beginners.
    """
    for number in range(200):
        match = new_match("u_know_feynman", (HUMAN, rival), {}, f"forced {number}")
        session, rng = match.session, Rng("forced", str(number))
        if kept:
            match.kept = services.store.begin(match.record())
        for _ in range(30):
            legal = session.legal_moves()
            view = session.view(session.to_move() or 0)
            alike = touches.seeming(view) is not None
            mine = rival == HUMAN or session.to_move() == 0
            if len(legal) == 1 and legal[0].kind == "draw" and alike == seems and mine:
                drivers: dict[int, Driver] = {0: Person(), 1: Person()}
                return people_table(services, match, drivers)
            session.play(move := rng.pick(legal))
            if kept:
                keep_move(services.store, match, move)
    raise AssertionError("nobody ever had to draw")


def after(services: Services, seconds: float) -> int:
    """Moves that happened by themselves."""
    scene = forced(services)
    before = len(scene.session.moves)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    pilot.wait(seconds)
    return len(scene.session.moves) - before


def test_who_can_only_draw_draws(services: Services) -> None:
    assert after(services, 6.0) >= 1


def test_there_is_time_to_see_it_even_at_once(services: Services) -> None:
    services.change(speed=0.0)
    assert after(services, 0.2) == 0
    assert after(services, 1.5) >= 1


@pytest.mark.parametrize("wish", [{"forced": False}, {"unhurried": True}, {"speech": True}])
def test_who_wants_to_be_asked_is_asked(services: Services, wish: dict[str, bool]) -> None:
    services.change(speed=0.0, **wish)
    assert after(services, 2.0) == 0


def test_a_beginner_always_draws_by_hand(services: Services) -> None:
    """A reader touched the pile, but the program had drawn already: two cards were drawn."""
    services.change(speed=0.0, guide="always")
    scene = forced(services, rival=f"{AI}student")
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    session, drawn = scene.session, 0
    for _ in range(60):
        if drawn == 2 or session.to_move() is None:
            break
        legal, begun = session.legal_moves(), len(session.moves)
        if session.to_move() == 0 and [move.kind for move in legal] == ["draw"]:
            pilot.wait(6.0)
            assert len(session.moves) == begun
            assert scene.model.lit_next == "pile"
            pilot.tap("pile")
            assert len(session.moves) == begun + 1
            drawn += 1
        elif session.to_move() == 0 and [move.kind for move in legal] == ["keep"]:
            pilot.wait(6.0)
            assert len(session.moves) == begun + 1, "what does not fit is kept without a touch"
        else:
            scene.play(legal[0])
            pilot.wait(0.5)
    assert drawn == 2


def test_two_beginners_draw_by_hand_too(services: Services) -> None:
    """The turn of a person went by without a touch, and seemed to be lost."""
    services.change(speed=0.0)
    scene = forced(services, kept=True)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    begun = len(scene.session.moves)
    pilot.wait(6.0)
    assert len(scene.session.moves) == begun
    assert not scene.model.lit_next, "nobody is shown a move"
    assert prompt_key(scene) == "u_know_feynman-prompt-draw"
    pilot.tap("pile")
    assert len(scene.session.moves) == begun + 1


def test_the_first_time_it_is_said_that_it_happens_by_itself(services: Services) -> None:
    scene = forced(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    assert isinstance(scene.policy, People)
    scene.policy.ribbon.close()
    lines = set()
    for _ in range(60):
        pilot.wait(FRAME)
        lines.add(scene.line.key if scene.line is not None else "")
    assert "forced-skip" in lines


def prompt_key(scene: TableScene) -> str:
    """The key of what stands where a table asks for a move."""
    labels = [spot.label for spot in scene.placed if spot.id == "prompt"]
    return labels[0].key if labels and labels[0] is not None else ""


def test_it_is_said_what_happens_and_why(services: Services) -> None:
    """First that nothing fits; then what was drawn, if that does not fit either."""
    scene = forced(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    seat, begun = scene.viewer, len(scene.session.moves)
    frames: dict[str, int] = {}
    for _ in range(400):
        pilot.wait(FRAME)
        if scene.session.to_move() != seat or len(scene.session.moves) > begun + 1:
            break
        key = prompt_key(scene)
        frames[key] = frames.get(key, 0) + 1
        assert not scene.model.callout, "nothing lies over the cards of the others"
    draws = ("u_know_feynman-forced-draw", "u_know_feynman-forced-draw-force")
    assert sum(frames.get(key, 0) for key in draws) * FRAME >= 1.5
    kinds = [move.kind for move in scene.session.moves[begun:]]
    assert kinds[0] == "draw"
    if "keep" in kinds:
        assert frames["u_know_feynman-forced-keep"] * FRAME >= 1.5


def test_what_happens_by_itself_needs_no_button(services: Services) -> None:
    """The button that keeps a card is shown only where the card could be played as well."""
    scene = forced(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    seat, kept = scene.viewer, 0
    for _ in range(300):
        pilot.wait(FRAME)
        if scene.session.to_move() != seat:
            break
        kept += prompt_key(scene) == "u_know_feynman-forced-keep"
        assert scene.find("keep") is None or (scene.picker and len(scene.picker.paths) > 1)
    assert kept


def test_what_is_known_is_not_waited_for_again(services: Services) -> None:
    """The second turn in a row in which nothing fits, and the next ones, go faster."""
    scene = forced(services)
    policy = scene.policy
    assert isinstance(policy, People)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    rests: dict[int, float] = {}
    for _ in range(900):
        pilot.wait(FRAME)
        if prompt_key(scene).startswith("u_know_feynman-forced"):
            count = policy.own.forced.in_a_row
            rests[count] = max(rests.get(count, 0.0), scene.model.rest)
    assert rests[0] > 1.5
    assert all(rest <= 1.4 for count, rest in rests.items() if count >= 2)
    assert all(rest <= 0.6 for count, rest in rests.items() if count >= 2 and count % 2 == 0)


def test_rivals_are_shown_quicker_while_one_can_only_draw(services: Services) -> None:
    scene = forced(services)
    assert isinstance(scene.policy, People)
    own = scene.policy.own.forced
    for in_a_row, quick in ((0, False), (2, False), (4, True)):
        own.in_a_row = in_a_row
        scene.policy.pass_time(FRAME)
        assert (scene.policy.waited > 0) == quick


def test_what_was_drawn_is_read_however_many_draws_came_before(services: Services) -> None:
    """Why one draws is known by then; which card came is new each time."""
    scene = forced(services)
    assert isinstance(scene.policy, People)
    scene.policy.own.forced.in_a_row = 6
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    rest = 0.0
    for _ in range(200):
        if prompt_key(scene) == "u_know_feynman-forced-keep":
            rest = max(rest, scene.model.rest)
        pilot.wait(FRAME)
    assert 1.1 < rest < 1.5


def test_who_is_asked_is_asked_for_it(services: Services) -> None:
    services.change(forced=False)
    scene = forced(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    pilot.wait(3.0)
    assert prompt_key(scene) == "u_know_feynman-prompt-draw"


def waiting(services: Services) -> tuple[Pilot, TableScene]:
    """The same, as soon as the draw is about to happen by itself."""
    scene = forced(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    for _ in range(300):
        if scene.picker is not None and scene.model.rest > 1.0 and not scene.motion.busy:
            return pilot, scene
        pilot.wait(FRAME)
    raise AssertionError("it never waits")


def beside(scene: TableScene) -> tuple[int, int]:
    """A card of the own hand, which does not fit: no move goes through it."""
    assert scene.picker is not None
    nexts = scene.picker.nexts()
    hand = [spot for spot in scene.touchable() if spot.y > 500 and spot.id not in nexts]
    card = next(spot for spot in hand if spot.id.startswith("card:"))
    return scene.viewport.pixel(card.x, card.y)


@pytest.mark.parametrize("by_key", [False, True])
def test_a_touch_hurries_it_as_it_hurries_other_beats(services: Services, by_key: bool) -> None:
    pilot, scene = waiting(services)
    before = len(scene.session.moves)
    if by_key:
        pilot.press(pygame.K_RETURN)
    else:
        at = beside(scene)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.app.step([pygame.Event(kind, pos=at, button=1)], FRAME)
    pilot.wait(2 * FRAME)
    assert len(scene.session.moves) == before + 1
    assert not scene.model.callout, "and it is not answered as a wrong move"


def test_a_touch_on_a_button_at_the_side_means_the_button(services: Services) -> None:
    pilot, scene = waiting(services)
    before = len(scene.session.moves)
    pilot.tap("rail:pause")
    assert pilot.top is not scene
    assert len(scene.session.moves) == before


def test_a_card_of_the_asked_colour_that_does_not_fit_is_named_and_nothing_is_drawn(
    services: Services,
) -> None:
    """As a gluon on a lepton of its colour: the best lesson of the game is not hurried past."""
    scene = forced(services, seems=True)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    pilot.wait(6.0)
    view, moves = scene.view(), len(scene.session.moves)
    assert prompt_key(scene) == "u_know_feynman-prompt-draw-seems"
    card = touches.seeming(view)
    assert card is not None
    pilot.tap(f"card:{card}")
    assert len(scene.session.moves) == moves
    assert scene.model.callout, "the reason stands at the card"
