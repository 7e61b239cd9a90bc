"""A visit: warned, counted down, over."""

from __future__ import annotations

from game.kiosk.session_clock import LAST, KioskSession


def test_two_stages_and_the_end() -> None:
    visit = KioskSession(warn=45, count=15)
    visit.pass_(44.9)
    assert not visit.warned
    visit.pass_(0.2)
    assert visit.warned
    assert visit.left == 15
    visit.pass_(10)
    assert visit.left == 5
    assert not visit.over
    visit.pass_(5)
    assert visit.over


def test_a_touch_in_the_countdown_begins_anew() -> None:
    visit = KioskSession(warn=45, count=15)
    visit.pass_(59)
    visit.touch()
    assert not visit.warned
    visit.pass_(59)
    assert not visit.over


def test_a_limited_visit_ends_however_busy() -> None:
    visit = KioskSession(warn=45, count=15, limit=600)
    for _ in range(int(600 - LAST) - 1):
        visit.touch()
        visit.pass_(1)
        assert visit.last is None
    visit.pass_(1.5)
    assert visit.last == 30
    for _ in range(30):
        visit.touch()
        visit.pass_(1)
    assert visit.over
