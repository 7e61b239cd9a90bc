"""Real processes: killed, frozen, crashing for ever; and what systemd is told meanwhile."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.core.contract import move_text
from game.core.record import record_of
from game.core.session import Session
from game.files.exits import (
    ALREADY_RUNNING,
    BEGIN_AGAIN,
    FINE,
    INTERNAL,
    NO_DISPLAY,
    REFUSED,
    USAGE,
)
from game.games import GAMES
from game.kiosk import supervisor
from game.kiosk.supervisor import Supervisor
from game.store import Store

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals")
PATIENCE = 60.0
"""Seconds in which any machine should do any of this."""


class Line:
    """The lines of the supervisor, each with its time."""

    def __init__(self, running: subprocess.Popen[str]) -> None:
        self.running = running
        self.lines: list[tuple[float, str]] = []
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.running.stdout is not None
        for line in self.running.stdout:
            self.lines.append((time.monotonic(), line.strip().removeprefix("kiosk: ")))

    def wait(self, word: str, after: float = 0.0) -> tuple[float, str]:
        """The first line that begins like this and was said later than ``after``."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for when, line in list(self.lines):
                if when > after and line.startswith(word):
                    return when, line
            time.sleep(0.02)
        raise AssertionError((word, self.lines))


@contextmanager
def kiosk(folder: Path, policy: str = "", **environment: str) -> Iterator[Line]:
    """The supervised arcade, without a screen."""
    (folder / "policy.toml").write_text(policy)
    command = [
        sys.executable,
        "main.py",
        "kiosk",
        "--policy",
        str(folder / "policy.toml"),
        "--data-dir",
        str(folder / "data"),
        "--size",
        "640x360",
    ]
    settings = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**settings, **environment}
    ) as running:
        try:
            yield Line(running)
        finally:
            running.terminate()
            try:
                running.wait(15)
            except subprocess.TimeoutExpired:
                running.kill()


def pid(line: str) -> int:
    return int(line.split()[1])


def test_a_killed_arcade_is_back_and_ends_in_order_when_asked(tmp_path: Path) -> None:
    with kiosk(tmp_path) as line:
        _, started = line.wait("started")
        when, _ = line.wait("attracting")
        os.kill(pid(started), signal.SIGKILL)
        killed = time.monotonic()
        line.wait("crashed -9", when)
        line.wait("started", killed)
        line.wait("attracting", killed)
        line.running.terminate()
        assert line.running.wait(15) == FINE
    with Store.open(tmp_path / "data") as store:  # and the lock is free
        assert store.notice is None


def test_after_a_power_cut_the_kiosk_begins_afresh(tmp_path: Path) -> None:
    """Only the supervisor knows of a crash: a start without it finds no visitor at the table."""
    session = Session(GAMES["bigebang"], 2, {}, "a visitor's game")
    with Store.open(tmp_path / "data") as store:
        game_id = store.begin(record_of(session, ("human", "ai:student")))
        move = session.legal_moves()[0]
        session.play(move)
        store.played(game_id, 1, move_text(move), session.digest())
    with kiosk(tmp_path) as line:
        line.wait("attracting")
        line.running.terminate()
        assert line.running.wait(15) == FINE
    with Store.open(tmp_path / "data") as store:
        assert store.unfinished() == []


@pytest.mark.slow
def test_back_within_five_seconds_of_a_crash_and_twenty_of_a_freeze(tmp_path: Path) -> None:
    with kiosk(tmp_path) as line:
        _, started = line.wait("started")
        line.wait("attracting")
        os.kill(pid(started), signal.SIGKILL)
        killed = time.monotonic()
        _, started = line.wait("started", killed)
        back, _ = line.wait("attracting", killed)
        assert back - killed < 5.0
        os.kill(pid(started), signal.SIGSTOP)
        frozen = time.monotonic()
        line.wait("hung", frozen)
        back, _ = line.wait("attracting", frozen)
        assert back - frozen < 20.0
        print(f"crash and freeze: back after {back - frozen:.1f} s of a freeze")


@pytest.mark.slow
def test_three_crashes_in_a_minute_lead_to_safe_mode(tmp_path: Path) -> None:
    with kiosk(tmp_path) as line:
        after = 0.0
        for _ in range(3):
            _, started = line.wait("started", after)
            assert "safe" not in started
            line.wait("attracting", after)
            after = time.monotonic()
            os.kill(pid(started), signal.SIGKILL)
        _, started = line.wait("started", after)
        assert started.endswith("safe")
        line.wait("attracting", after)
        children = Path(f"/proc/{pid(started)}/task/{pid(started)}/children")
        if children.exists():
            assert children.read_text().split() == [], "no process thinks"


def test_systemd_hears_that_we_are_ready_alive_and_ending(tmp_path: Path) -> None:
    address = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(address))
        systemd.settimeout(PATIENCE)
        with kiosk(tmp_path, NOTIFY_SOCKET=str(address)) as line:
            message = systemd.recv(1000).decode()
            assert "READY=1" in message
            assert "WATCHDOG=1" in message
            assert "WATCHDOG=1" in systemd.recv(1000).decode()
            line.running.terminate()
            while "STOPPING=1" not in message:
                message = systemd.recv(1000).decode()


# --- with an arcade of straw ----------------------------------------------------------------------

_BEATS = (
    "import time\nfor i in range({n}):\n    print('beat attracting', flush=True)\n    "
    "time.sleep(0.05)\n"
)


def straw(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def supervised(
    monkeypatch: pytest.MonkeyPatch, codes: list[str]
) -> tuple[int, list[tuple[bool, bool]]]:
    """Run these programs one after another; the exit code, and how each was started."""
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(Supervisor, "_sleep", lambda *_: None)
    starts: list[tuple[bool, bool]] = []

    def command(again: bool, safe: bool, _wrong: int) -> list[str]:
        starts.append((again, safe))
        return straw(codes[min(len(starts), len(codes)) - 1])

    return Supervisor(command).run(), starts


def leaves(code: int) -> str:
    return _BEATS.format(n=2) + f"raise SystemExit({code})"


def test_a_wish_to_begin_again_is_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    code, starts = supervised(monkeypatch, [leaves(BEGIN_AGAIN)] * 5 + [leaves(FINE)])
    assert code == FINE
    assert starts == [(False, False)] * 6


def test_three_crashes_are_followed_by_safe_mode_and_ten_by_giving_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    code, starts = supervised(monkeypatch, [leaves(INTERNAL)])
    assert code == INTERNAL
    assert starts == [(False, False), (True, False), (True, False)] + [(True, True)] * 7


@pytest.mark.parametrize("code", [REFUSED, USAGE, ALREADY_RUNNING])
def test_what_another_try_would_not_change_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    assert supervised(monkeypatch, [f"raise SystemExit({code})"]) == (code, [(False, False)])


@pytest.mark.parametrize("code", [REFUSED, NO_DISPLAY])
def test_a_display_that_goes_is_waited_for_until_it_is_back(
    monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    """Xlib ends a process whose X server goes with code 1, which otherwise means a refusal."""
    dark = f"raise SystemExit({NO_DISPLAY})"
    ended, starts = supervised(monkeypatch, [leaves(code), dark, dark, leaves(FINE)])
    assert ended == FINE
    assert starts == [(False, False)] + [(True, False)] * 3, "the game goes on, and it is no crash"


def test_the_game_of_a_visitor_is_given_up_after_a_minute_in_the_dark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(supervisor, "HELD", 0.0)
    dark = f"raise SystemExit({NO_DISPLAY})"
    _, starts = supervised(monkeypatch, [leaves(REFUSED), dark, leaves(FINE)])
    assert [again for again, _ in starts] == [False, False, False]


def test_a_kiosk_in_the_dark_ends_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    starts: list[bool] = []

    def command(again: bool, _safe: bool, _wrong: int) -> list[str]:
        starts.append(again)
        return straw(leaves(REFUSED))

    kiosk = Supervisor(command)
    monkeypatch.setattr(Supervisor, "_sleep", lambda *_: kiosk._stop(signal.SIGTERM, None))
    assert kiosk.run() == FINE
    assert len(starts) == 1


def test_no_display_at_all_ends_it_but_one_that_went_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert supervised(monkeypatch, [f"raise SystemExit({NO_DISPLAY})"])[0] == NO_DISPLAY
    code, starts = supervised(monkeypatch, [leaves(NO_DISPLAY), leaves(FINE)])
    assert code == FINE
    assert len(starts) == 2


def test_silence_is_a_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "HUNG", 0.5)
    hangs = _BEATS.format(n=2) + "time.sleep(1000)"
    code, starts = supervised(monkeypatch, [hangs, leaves(FINE)])
    assert code == FINE
    assert starts == [(False, False), (True, False)]


@pytest.mark.parametrize("naps", [[14.0], [2.0, 3600.0], [9.0] * 5])
def test_a_machine_that_sleeps_is_not_a_frozen_arcade(
    monkeypatch: pytest.MonkeyPatch, naps: list[float]
) -> None:
    """Both sides sleep: the clock jumps, and no beat came meanwhile."""
    left, jumped = list(naps), [0.0]
    sleep, clock = time.sleep, time.monotonic

    def nap(seconds: float) -> None:
        sleep(seconds)
        if left and clock() - began > 0.4:
            jumped[0] += left.pop()

    began = clock()
    monkeypatch.setattr("game.kiosk.supervisor.time.sleep", nap)
    monkeypatch.setattr("game.kiosk.supervisor.time.monotonic", lambda: clock() + jumped[0])
    code, starts = supervised(monkeypatch, [_BEATS.format(n=25)])
    assert not left, "it never slept"
    assert code == FINE
    assert starts == [(False, False)], "taken for a crash"


def test_wrong_tries_at_the_door_outlive_a_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parent hands them to the next start, and lets no nonsense through."""
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    tries: list[int] = []
    says = ["print('wrong 6', flush=True)\n", "print('wrong x9', flush=True)\n", ""]

    def command(_again: bool, _safe: bool, wrong: int) -> list[str]:
        tries.append(wrong)
        code = INTERNAL if len(tries) <= len(says) else FINE
        return straw((says[len(tries) - 1] if code else "") + leaves(code))

    assert Supervisor(command).run() == FINE
    assert tries == [0, 6, 6, 6]
