"""Events that a kiosk lets in: touches and a few keys, no desktop keys, no stuck keys."""

from __future__ import annotations

import pygame
import pytest

from game.unattended import ELSEWHERE, STAFF_KEY, EventFilter


@pytest.fixture
def event_filter() -> EventFilter:
    return EventFilter(stuck=30, hold=3, corner=(90, 90))


def down(*at: int) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)


def up(*at: int) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)


def moved(*at: int) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))


def key(code: int, mod: int = 0, kind: int = pygame.KEYDOWN) -> pygame.Event:
    return pygame.Event(kind, key=code, mod=mod, unicode="")


@pytest.mark.parametrize(
    "event",
    [
        pygame.Event(pygame.QUIT),
        pygame.Event(pygame.WINDOWCLOSE),
        pygame.Event(pygame.DROPFILE, file="x"),
        pygame.Event(pygame.DROPTEXT, text="x"),
        pygame.Event(pygame.CLIPBOARDUPDATE),
        pygame.Event(pygame.TEXTINPUT, text="x"),
        key(pygame.K_F4, pygame.KMOD_ALT),
        key(pygame.K_TAB, pygame.KMOD_ALT),
        key(pygame.K_RETURN, pygame.KMOD_ALT),
        key(pygame.K_v, pygame.KMOD_CTRL),
        key(pygame.K_h, pygame.KMOD_CTRL),
        key(pygame.K_r, pygame.KMOD_META),
        key(pygame.K_F11),
        key(pygame.K_F12),
        key(pygame.K_PRINTSCREEN),
        key(pygame.K_q),
    ],
    ids=lambda event: pygame.event.event_name(event.type),
)
def test_what_never_reaches_a_screen(event_filter: EventFilter, event: pygame.Event) -> None:
    assert event_filter.let_in([event])[0] == []


def test_what_a_visitor_plays_with_gets_in(event_filter: EventFilter) -> None:
    events = [
        down(5, 5),
        up(5, 5),
        key(pygame.K_RETURN),
        key(pygame.K_TAB, pygame.KMOD_SHIFT),
        pygame.Event(pygame.FINGERDOWN, finger_id=1, x=0.5, y=0.5),
        pygame.Event(pygame.JOYBUTTONDOWN, button=0, joy=0),
    ]
    for event in events:
        assert event_filter.let_in([event]) == ([event], event.type != pygame.KEYUP)


def test_a_trembling_pointer_is_nobody(event_filter: EventFilter) -> None:
    event_filter.let_in([moved(500, 300)])
    for i in range(50):
        assert not event_filter.let_in([moved(500 + i % 5, 300 - i % 7)])[1]
    assert event_filter.let_in([moved(540, 300)])[1]


def test_a_key_that_something_lies_on_is_nobody(event_filter: EventFilter) -> None:
    assert event_filter.let_in([key(pygame.K_DOWN)])[1]
    for _ in range(50):
        assert not event_filter.let_in([key(pygame.K_DOWN)])[1]
    event_filter.let_in([key(pygame.K_DOWN, kind=pygame.KEYUP)])
    assert event_filter.let_in([key(pygame.K_DOWN)])[1]


def test_a_button_that_is_stuck_is_let_go_of(event_filter: EventFilter) -> None:
    event_filter.let_in([down(600, 300)])
    assert event_filter.pass_(29) == []
    (event,) = event_filter.pass_(2)
    assert (event.type, event.pos) == (pygame.MOUSEBUTTONUP, ELSEWHERE)
    assert event_filter.pass_(30) == []
    assert not event_filter.let_in([moved(100, 600)])[1], "and what drags it is nobody"
    assert not event_filter.let_in([up(100, 600)])[1]
    assert event_filter.let_in([down(600, 300)])[1]


def test_the_staff_presses_the_corner_long(event_filter: EventFilter) -> None:
    event_filter.let_in([down(20, 30)])
    event_filter.pass_(2.9)
    assert not event_filter.called
    event_filter.pass_(0.2)
    assert event_filter.called
    assert event_filter.answered()[0].pos == ELSEWHERE
    event_filter.pass_(10)
    assert not event_filter.called


@pytest.mark.parametrize(
    "events",
    [[down(20, 30), up(20, 30)], [down(20, 30), moved(300, 300)], [down(300, 300), moved(20, 30)]],
)
def test_no_other_press_calls_the_staff(
    event_filter: EventFilter, events: list[pygame.Event]
) -> None:
    event_filter.let_in(events)
    event_filter.pass_(10)
    assert not event_filter.called


def test_the_staff_may_hold_a_key_instead(event_filter: EventFilter) -> None:
    inside, _ = event_filter.let_in([key(STAFF_KEY)])
    assert inside == []
    event_filter.pass_(3)
    assert event_filter.called


def test_what_is_held_when_the_focus_goes_is_forgotten(event_filter: EventFilter) -> None:
    event_filter.let_in([down(20, 30), pygame.Event(pygame.WINDOWFOCUSLOST)])
    event_filter.pass_(10)
    assert not event_filter.called
