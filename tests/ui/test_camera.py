"""The camera: what is under a finger stays under it, nothing else moves, everything comes back."""

from __future__ import annotations

import pygame
import pytest

from game.art.menu.buttons import RoundButton
from game.tables.table import Spot
from game.tables.tutti_quantum.pictures import Laid
from game.ui.camera import LOOSE, NEAREST, NOTCH, SLOP, Camera, Drag, Fingers

WINDOW = (0.0, 0.0, 900.0, 540.0)
CARD = Spot("laid", Laid("up", "quark", 0), 300, 200, 40, 40, 4, afield=True)
BUTTON = Spot("rail:pause", RoundButton("pause"), 1237, 47, 62, 62)


def look(camera: Camera, spot: Spot = CARD) -> Spot:
    (image,) = camera.seen([spot])
    return image


def test_at_home_everything_is_as_the_table_laid_it() -> None:
    camera = Camera(WINDOW)
    assert camera.whole
    assert camera.seen([CARD, BUTTON]) == [CARD, BUTTON]


def test_what_is_not_on_the_field_never_moves() -> None:
    camera = Camera(WINDOW)
    camera.nearer(3 * NOTCH, (10, 10))
    camera.move(50, 20)
    assert look(camera, BUTTON) == BUTTON


@pytest.mark.parametrize("at", [(300.0, 200.0), (0.0, 0.0), (880.0, 500.0)])
def test_coming_nearer_holds_what_is_under_the_pointer(at: tuple[float, float]) -> None:
    camera = Camera(WINDOW)
    camera.nearer(NOTCH, (450, 270))
    camera.move(30, -20)
    spot = CARD._replace(x=at[0], y=at[1])
    before = look(camera, spot)
    camera.nearer(2 * NOTCH, (before.x, before.y))
    after = look(camera, spot)
    assert (after.x, after.y) == pytest.approx((before.x, before.y))
    assert after.w == pytest.approx(before.w * 2 ** (2 * NOTCH / 8))


def test_two_notches_are_a_half_octave_and_there_is_a_nearest() -> None:
    camera = Camera(WINDOW)
    camera.nearer(4 * NOTCH)
    assert camera.zoom == 2
    camera.nearer(100)
    assert camera.steps == NEAREST
    assert not camera.nearer(1), "there is no nearer"


def test_as_far_away_as_one_can_go_is_everything_in_view() -> None:
    camera = Camera(WINDOW)
    camera.nearer(NOTCH, (10, 10))
    camera.move(40, 40)
    assert camera.nearer(-NOTCH, (800, 500))
    assert camera.whole


def test_the_field_cannot_be_lost() -> None:
    camera = Camera(WINDOW)
    camera.move(10_000, -10_000)
    assert (camera.dx, camera.dy) == (LOOSE * 900, -LOOSE * 540)
    assert not camera.move(1, -1)
    assert camera.home()
    assert camera.whole


def test_what_is_revealed_lies_wholly_in_the_window() -> None:
    camera = Camera(WINDOW)
    camera.nearer(NEAREST, (890, 530))
    image = look(camera)
    assert image.y - image.h / 2 < 0
    assert camera.reveal(image)
    image = look(camera)
    assert image.x - image.w / 2 > 0
    assert image.y - image.h / 2 > 0
    assert not camera.reveal(image), "nothing is left to do"


def test_a_hand_that_shakes_still_taps() -> None:
    drag = Drag((100, 100), (100, 100))
    assert drag.moved((100 + SLOP, 100)) is None
    assert not drag.going


def test_a_drag_catches_up_with_the_finger() -> None:
    drag = Drag((100, 100), (100, 100))
    drag.moved((105, 100))
    assert drag.moved((120, 110)) == (20, 10)
    assert drag.moved((121, 110)) == (1, 0)
    assert drag.going, "and coming back does not make it a tap"


def finger(kind: int, number: int, x: float = 0.0, y: float = 0.0) -> pygame.Event:
    return pygame.Event(kind, finger_id=number, touch_id=0, x=x, y=y, dx=0.0, dy=0.0)


def unit(x: float, y: float) -> tuple[float, float]:
    return 1000 * x, 1000 * y


def test_one_finger_does_not_pinch() -> None:
    fingers = Fingers()
    assert fingers.event(finger(pygame.FINGERDOWN, 1, 0.2, 0.2), unit) is None
    assert fingers.event(finger(pygame.FINGERMOTION, 1, 0.5, 0.2), unit) is None
    assert not fingers.pinching


def test_twice_the_distance_is_an_octave_around_the_middle() -> None:
    fingers = Fingers()
    fingers.event(finger(pygame.FINGERDOWN, 1, 0.4, 0.5), unit)
    fingers.event(finger(pygame.FINGERDOWN, 2, 0.6, 0.5), unit)
    assert fingers.pinching
    steps = 0
    for x in (0.65, 0.7, 0.75, 0.8):
        pinch = fingers.event(finger(pygame.FINGERMOTION, 2, x, 0.5), unit)
        assert pinch is not None
        at, shift, nearer = pinch
        assert at == pytest.approx((500 * (0.4 + x), 500))
        assert shift == pytest.approx((25, 0))
        steps += nearer
    assert steps == 8


def test_a_pinch_lasts_until_the_last_finger_is_up() -> None:
    fingers = Fingers()
    for number in (1, 2):
        fingers.event(finger(pygame.FINGERDOWN, number, 0.1 * number, 0.5), unit)
    fingers.event(finger(pygame.FINGERUP, 1), unit)
    assert fingers.pinching, "the finger that is left does not drag or tap"
    fingers.event(finger(pygame.FINGERUP, 2), unit)
    assert not fingers.pinching


def test_a_finger_that_was_lost_is_forgotten_at_the_next_press() -> None:
    fingers = Fingers()
    for number in (1, 2):
        fingers.event(finger(pygame.FINGERDOWN, number, 0.1 * number, 0.5), unit)
    fingers.event(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(3, 3)), unit)
    assert not fingers.pinching
    fingers.event(finger(pygame.FINGERDOWN, 3, 0.5, 0.5), unit)
    assert not fingers.pinching
