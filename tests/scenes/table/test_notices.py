"""Lost turns are told in large letters, and the first time until a touch."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app import App
from game.core.phrase import literal, say
from game.core.rng import Rng
from game.match.drivers import Driver, Person
from game.match.match import AI, HUMAN, new_match
from game.rules.u_know_feynman import Move, View
from game.rules.u_know_feynman.faces import FLIP, PARTICLE_FACES, SKIP
from game.rules.u_know_feynman.state import ANSWER
from game.scenes.table.keyframes import Keyframe
from game.scenes.table.notices import STANDS
from game.scenes.table.opening import people_table
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.capabilities import Notice
from game.tables.table import Effect
from game.tables.u_know_feynman.pictures import Duo, Follow
from game.window import open_window
from tests.pilot import Pilot

RIVAL = f"{AI}student"


def before(
    services: Services, wanted: Callable[[View, Move], bool], mover: int = 0, rival: str = RIVAL
) -> TableScene:
    """A table at which this seat may make such a move next."""
    for number in range(1000):
        match = new_match("u_know_feynman", (HUMAN, rival), {}, f"notice {number}")
        session, rng = match.session, Rng("notice", str(number))
        for _ in range(30):
            if session.to_move() is None:
                break
            legal, view = session.legal_moves(), session.view(mover)
            there = any(wanted(view, move) for move in legal)
            if there and session.to_move() == mover and len(view.hands[mover]) > 2:
                drivers: dict[int, Driver] = {0: Person(), 1: Person()}
                return people_table(services, match, drivers)
            session.play(rng.pick(legal))
    raise AssertionError("no such move")


def skip(_view: View, move: Move) -> bool:
    return move.kind == "play" and move.face >> 2 == SKIP and move.second < 0


def flip(view: View, move: Move) -> bool:
    return move.kind == "play" and move.face >> 2 == FLIP and view.phase != ANSWER


def takes(_view: View, move: Move) -> bool:
    return move.kind == "take"


def answers(view: View, move: Move) -> bool:
    return view.phase == ANSWER and move.kind == "play" and move.face < PARTICLE_FACES


def begin(services: Services, scene: TableScene) -> Pilot:
    return Pilot(App(services, open_window((1280, 720), full_screen=False), scene))


def play(scene: TableScene, wanted: Callable[[View, Move], bool]) -> None:
    seat = scene.session.to_move()
    assert seat is not None
    view = scene.session.view(seat)
    scene.play(next(move for move in scene.session.legal_moves() if wanted(view, move)))


def played(
    services: Services,
    wanted: Callable[[View, Move], bool],
    mover: int = 0,
    rival: str = RIVAL,
    known: str = "",
) -> tuple[TableScene, Pilot]:
    """A table at which this seat has just made such a move; `known` was told before."""
    scene = before(services, wanted, mover, rival)
    pilot = begin(services, scene)
    if known:
        assert isinstance(scene.policy, People)
        scene.policy.own.notices.known.add(known)
    pilot.wait(2.0)
    play(scene, wanted)
    return scene, pilot


def told(scene: TableScene) -> str:
    """The key of the words in large letters; empty: there are none."""
    labels = [spot.label for spot in scene.placed if spot.id == "notice:title"]
    return labels[0].key if labels and labels[0] is not None else ""


def test_a_rivals_skip_is_told_until_it_is_touched(services: Services) -> None:
    scene, pilot = played(services, skip, mover=1)
    pilot.wait(20.0)
    assert told(scene) == "u_know_feynman-notice-skipped"
    assert "notice:touch" in {spot.id for spot in scene.placed}
    pilot.tap("notice:title")
    pilot.wait(1.0)
    assert told(scene) == ""


def test_what_is_known_goes_by_itself(services: Services) -> None:
    scene, pilot = played(services, skip, mover=1, known="u_know_feynman-notice-skipped")
    seen = 0.0
    for _ in range(100):
        pilot.wait(0.1)
        seen += 0.1 * bool(told(scene))
    assert STANDS - 0.5 < seen < STANDS + 1.5


def test_a_touch_that_hurries_a_rival_does_not_take_it_away(services: Services) -> None:
    scene, pilot = played(services, skip, mover=1)
    for _ in range(3):
        pilot.tap("pile:label")
    pilot.wait(5.0)
    assert told(scene) == "u_know_feynman-notice-skipped"


def test_cards_that_were_taken_for_a_force_are_told(services: Services) -> None:
    scene, pilot = played(services, takes)
    pilot.wait(5.0)
    assert told(scene) == "u_know_feynman-notice-took"


def test_what_is_told_in_large_letters_does_not_rise_at_its_piece_before(
    services: Services,
) -> None:
    table = before(services, skip, 1)
    App(services, open_window((1280, 720), full_screen=False), table)
    assert isinstance(table.policy, People)
    notice = Notice(1, literal("title"), literal("line"), ())
    effects = Effect("annihilate", "pile"), Effect("words", "pile", words=literal("words"))
    frame = Keyframe(table.placed, effects, "", None, "", notice=notice)
    told, notes, bare = table.policy.own.notices.expanded([frame])
    assert list(told.effects) == [effects[0]]
    assert notes.stands
    assert not bare.stands


def test_nothing_is_told_at_a_table_of_two_people(services: Services) -> None:
    """The words "you" would not say which of the two is meant."""
    scene, pilot = played(services, skip, rival=HUMAN)
    for _ in range(30):
        pilot.wait(0.1)
        assert told(scene) == ""


def test_a_force_that_comes_back_shows_the_cards_that_did_it(services: Services) -> None:
    scene, pilot = played(services, answers, mover=1)
    pilot.wait(6.0)
    assert told(scene) == "u_know_feynman-notice-returned"
    assert sum(spot.id.startswith("notice:card") for spot in scene.placed) == 3


@pytest.mark.parametrize("mover", [0, 1])
def test_the_first_flip_is_explained_whoever_plays_it(services: Services, mover: int) -> None:
    scene, pilot = played(services, flip, mover=mover)
    pilot.wait(20.0)
    assert told(scene) == "u_know_feynman-notice-turned"
    view = scene.view()
    shown = next(spot.art for spot in scene.placed if spot.id == "notice:card0")
    assert isinstance(shown, Duo)
    assert (shown.side, shown.face) == (view.side, view.up[view.discard[-1]])
    pilot.tap("notice:title")
    pilot.wait(1.0)
    assert told(scene) == ""


def test_a_later_flip_only_stands_for_a_moment(services: Services) -> None:
    scene, pilot = played(services, flip, mover=1, known="u_know_feynman-notice-turned")
    seen = 0.0
    for _ in range(200):
        pilot.wait(0.05)
        assert told(scene) == ""
        art = next((spot.art for spot in scene.placed if spot.id == "follow"), None)
        turned = isinstance(art, Follow) and art.side == scene.view().side
        seen += 0.05 * (turned and scene.model.rest > 0)
    assert seen >= 1.0


def test_an_achievement_comes_after_what_is_told_in_large_letters(services: Services) -> None:
    scene = before(services, skip, mover=1)
    pilot = begin(services, scene)
    pilot.wait(2.0)
    assert scene.policy.keeps(say("seat-you"))
    play(scene, skip)
    pilot.wait(6.0)
    assert told(scene)
    assert services.captions.shown is None
    pilot.tap("notice:title")
    pilot.wait(1.0)
    assert services.captions.shown == say("seat-you")


@pytest.mark.parametrize(("seat", "frames"), [(0, 1), (1, 3)])
def test_what_the_viewer_has_done_is_no_news(services: Services, seat: int, frames: int) -> None:
    scene = before(services, skip, mover=1)
    begin(services, scene).wait(2.0)
    assert isinstance(scene.policy, People)
    told = Notice(seat, say("seat-you"), say("seat-you"), news=True)
    frame = Keyframe((), (), "", None, "", notice=told)
    assert len(scene.policy.own.notices.expanded([frame])) == frames
