"""Anything may happen in a kiosk in any order: visits, sleep, crashes, wrong PINs, nights."""

from __future__ import annotations

import shutil
import tempfile
from collections import Counter
from pathlib import Path

import pygame
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
)

from game.commands import kiosk
from game.effects.sound import Sound
from game.kiosk.admin import AdminPage, Counters
from game.kiosk.pins import KEY, PAUSE, TRIES, PinLock, hash_pin, tries
from game.kiosk.policy import parse_policy
from game.scenes.table.opening import visitors_table
from game.services import Services
from game.settings.settings import load_settings
from game.store import Store
from game.unattended import Attendant
from game.window import open_window
from tests.gates.machines import copied, long_walk, walk
from tests.gates.remembered import remember_pictures
from tests.inside import journal_of

FOLDERS = Path()
HASH = hash_pin("2468", b"0123456789abcdef")
POLICY = f'[staff]\npin = "{HASH}"\n[idle]\nwarn = 20\ncount = 5\nlesson = 20\n'.encode()
LEFT = ("kiosk-counters", KEY, "board-")
"""Beginnings of the keys that may outlive a visit."""


class Fair(RuleBasedStateMachine):
    """A day at a fair."""

    @initialize()
    def start(self) -> None:
        self.folder = Path(tempfile.mkdtemp(dir=FOLDERS))
        self.surface = open_window((640, 360), full_screen=False)
        self.wrong = 0
        self.began()

    def began(self, *, again: bool = False) -> None:
        """A start, as `game.commands.kiosk` does it."""
        self.store = Store.open(self.folder)
        settings, _ = load_settings(self.folder)
        self.services = Services(self.folder, settings, self.store, Sound(settings))
        policy = parse_policy(POLICY)
        self.services.attend(policy)
        door = PinLock(HASH, tries(self.store.progress(KEY)), self.noted)
        self.attendant = Attendant(
            self.services, self.surface, AdminPage(door, Counters(self.store))
        )
        kiosk.begin(self.attendant, again=again, safe=False)
        assert door.wrong == self.wrong
        assert (door.wait > 0) == (self.wrong >= TRIES)

    def noted(self, wrong: int) -> None:
        self.wrong = wrong
        self.store.set_progress(KEY, str(wrong))

    def ended(self) -> None:
        self.services.close()
        self.store.close()

    def step(self, seconds: float, *events: pygame.Event) -> None:
        self.attendant.step([*events, *pygame.event.get()], seconds)

    # --- what happens ---

    @rule(x=st.integers(0, 639), y=st.integers(0, 359))
    def touch(self, x: int, y: int) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.step(0.05, pygame.Event(kind, pos=(x, y), button=1))

    @rule(key=st.sampled_from((pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_RIGHT, pygame.K_q)))
    def press(self, key: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.step(0.05, pygame.Event(kind, key=key, mod=0, unicode=""))

    @rule()
    def want_out(self) -> None:
        self.step(0.05, pygame.Event(pygame.QUIT))
        assert self.attendant.app.stack

    @rule(seconds=st.integers(1, 3))
    def wait(self, seconds: int) -> None:
        for _ in range(2 * seconds):
            self.step(0.5)

    @rule()
    def leave(self) -> None:
        """A pause without touches, so long that the next visitor may come."""
        for _ in range(40):
            self.step(1.0)
        assert self.attendant.attracting
        assert self.store.unfinished() == []
        assert all(key.startswith(LEFT) for key in journal_of(self.store).progress)

    @rule()
    def sleep(self) -> None:
        """However long: one frame, which counts two seconds."""
        before = self.attendant.session.still
        self.step(2.0)
        assert self.attendant.session.still <= before + 2.0

    @rule(pin=st.sampled_from(("0000", "1357")))
    def try_a_pin(self, pin: str) -> None:
        door = self.attendant.admin.pin_lock
        waits, wrong = door.wait > 0, self.wrong
        assert not door.try_(pin)
        assert self.wrong == (wrong if waits else wrong + 1)

    @rule()
    def know_the_pin(self) -> None:
        door = self.attendant.admin.pin_lock
        door.pass_(PAUSE)
        assert door.try_("2468")
        assert self.wrong == 0

    def killed(self) -> None:
        """The files on the disk now are all that there is; a visitor is at the screen."""
        assert self.store.flush(20.0)
        before = [saved.record for saved in self.store.unfinished()]
        copy = copied(self.folder, FOLDERS)
        self.ended()
        shutil.rmtree(self.folder)
        self.folder = copy
        self.began(again=True)
        assert [saved.record for saved in self.store.unfinished()] == before
        assert self.attendant.attracting == (not before), "the game goes on"

    @rule()
    def crash(self) -> None:
        self.killed()

    @rule()
    def freeze(self) -> None:
        """In the middle of an input: who watches over the arcade kills it after a while."""
        self.step(0.05, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(320, 180), button=1))
        self.killed()

    @rule()
    def pass_a_night(self) -> None:
        """A restart that a person asked for: nothing of the day is on the screen."""
        self.ended()
        self.began()
        assert self.attendant.attracting
        assert self.store.unfinished() == []

    @rule()
    def lose_power(self) -> None:
        """As at a crash, what is on the disk is all there is; but the visitor has gone home."""
        assert self.store.flush(20.0)
        copy = copied(self.folder, FOLDERS)
        self.ended()
        shutil.rmtree(self.folder)
        self.folder = copy
        self.began()
        assert self.attendant.attracting
        assert self.store.unfinished() == []

    @invariant()
    def nobody_is_out(self) -> None:
        if hasattr(self, "attendant"):
            assert self.attendant.app.stack
            assert self.attendant.admin.wish == ""
            assert self.attendant.errors.total() == 0
            taken["steps"] += 1

    def teardown(self) -> None:
        if hasattr(self, "attendant"):
            self.ended()


taken = Counter[str]()
"""Steps of all runs."""


def test_a_day_at_a_fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    remember_pictures(monkeypatch)
    monkeypatch.setitem(globals(), "FOLDERS", tmp_path)
    walk(Fair, 2, 12)


@pytest.mark.parametrize("how", ["crash", "lose_power", "pass_a_night"])
def test_only_after_a_crash_the_game_on_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setitem(globals(), "FOLDERS", tmp_path)
    fair = Fair()
    fair.start()
    fair.touch(320, 180)
    fair.attendant.app.show(visitors_table(fair.services, "bigebang"))
    assert fair.store.unfinished()
    getattr(fair, how)()
    assert len(fair.store.unfinished()) == (how == "crash")
    fair.teardown()


@pytest.mark.slow
def test_a_hundred_thousand_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    remember_pictures(monkeypatch)
    long_walk(
        "steps, kiosk",
        100,
        lambda: walk(Fair, 5, 100),
        taken,
        lambda folder: monkeypatch.setitem(globals(), "FOLDERS", folder),
    )
