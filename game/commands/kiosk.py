"""``main.py kiosk``: the arcade unattended, looked after by a parent process."""

from __future__ import annotations

import argparse
import faulthandler
import getpass
import io
import logging
import logging.handlers
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.files import exits
from game.files.atomic_files import make_folder, move, open_log
from game.files.terminal import foreign, tell
from game.kiosk.pins import KEY, PinLock, hash_pin, is_pin, tries
from game.kiosk.policy import BadPolicy, Policy, load_policy
from game.settings.settings import data_folder
from game.start.folders import program

if TYPE_CHECKING:
    import pygame

    from game.kiosk.admin import AdminPage
    from game.services import Services
    from game.store import Store
    from game.unattended import Attendant

HINTS = {
    "SDL_ALLOW_ALT_TAB_WHILE_GRABBED": "0",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_WINDOWS_NO_CLOSE_ON_ALT_F4": "1",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "0",
    "SDL_TOUCH_MOUSE_EVENTS": "1",
    "SDL_MOUSE_TOUCH_EVENTS": "0",
}
"""Without the first two, SDL itself steps aside at Alt+Tab while the keyboard is grabbed."""

LOG_LIMIT = 1_000_000
"""Bytes of the log, of which there are two."""


NAP = 2.0
"""Seconds of one frame that count at the most."""


def run(args: argparse.Namespace) -> int:
    """Hash a PIN, look after the arcade, or be the arcade that is looked after."""
    if args.hash_pin:
        return _hash_pin()
    args.policy = policy_file(args.policy, data_folder(args.data_dir))
    try:
        policy = load_policy(args.policy)
    except BadPolicy as bad:
        name = foreign(args.policy)
        raise exits.Stop(exits.REFUSED, f"the policy {name} cannot be used: {bad}.") from None
    if args.supervised or args.alone:
        # The settings of each visitor say full screen or not, as the policy does.
        return _serve(args, policy if args.size is None else replace(policy, full_screen=False))
    from game.kiosk.supervisor import Supervisor

    def line(again: bool, safe: bool, wrong: int) -> list[str]:
        return command(args, again=again, safe=safe, wrong=wrong)

    return Supervisor(line).run()


def policy_file(name: Path, folder: Path) -> Path:
    """The policy of that name: here, or else beside the saved games."""
    kept = folder / name
    return kept if kept.is_file() and not name.exists() else name


def _hash_pin() -> int:
    """Read a PIN without showing it; print the line for the policy."""
    if sys.stdin is not None and sys.stdin.isatty():
        pin = getpass.getpass("PIN (4 to 12 digits): ")
    else:
        pin = sys.stdin.readline().strip() if sys.stdin is not None else ""
    if not is_pin(pin):
        raise exits.Stop(exits.REFUSED, "a PIN has 4 to 12 digits and nothing else.")
    tell(f'pin = "{hash_pin(pin)}"')
    return exits.FINE


def command(args: argparse.Namespace, *, again: bool, safe: bool, wrong: int) -> list[str]:
    """The command line of the arcade that is looked after."""
    line = [*program(), "kiosk", "--supervised", "--policy", str(args.policy)]
    if args.data_dir is not None:
        line += ["--data-dir", str(args.data_dir)]
    if args.size is not None:
        line += ["--size", f"{args.size.width}x{args.size.height}"]
    line += ["--wrong", str(wrong)] if wrong else []
    return line + ["--again"] * again + ["--safe"] * safe


def _serve(args: argparse.Namespace, policy: Policy) -> int:
    """Be the arcade: open the window and let visitors come and go."""
    os.environ.update(HINTS)
    from game.store import StoreLocked
    from game.window import SIZE, NoDisplay, no_display, open_window, opened

    folder = data_folder(args.data_dir)
    keep_log(folder)
    try:
        surface = open_window(args.size or SIZE, full_screen=policy.full_screen)
    except NoDisplay as error:
        raise exits.Stop(exits.NO_DISPLAY, no_display(error)) from None
    from game.kiosk.admin import AdminPage, Counters

    try:
        with opened(folder, None, None) as services:
            pin_lock = _pin_lock(policy, services.store, args.wrong, supervised=args.supervised)
            admin = AdminPage(pin_lock, Counters(services.store), args.safe)
            if args.again:
                admin.counters.add("restarts")
            return _attend(args, policy, services, surface, admin)
    except StoreLocked:
        raise exits.Stop(
            exits.ALREADY_RUNNING,
            "Quarkade is already running with these saved games. Close the other one first, "
            "or give this one its own folder with --data-dir.",
        ) from None


def _pin_lock(policy: Policy, store: Store, mistakes: int, *, supervised: bool) -> PinLock:
    """The staff's door, with the wrong tries of earlier starts: from the parent and from the disk.

    Either may have lost them, one in a restart of the machine, the other on a disk that is full.
    """

    from game.kiosk.heartbeat import Heartbeat

    def note(wrong: int) -> None:
        if wrong:
            store.set_progress(KEY, str(wrong))
        else:
            store.forget(KEY)
        store.flush(1.0)
        if supervised:
            Heartbeat(1).tell(f"wrong {wrong}")

    return PinLock(policy.staff.pin, max(mistakes, tries(store.progress(KEY))), note)


class _Log(logging.handlers.RotatingFileHandler):
    """A log of two files at most, opened as `game.files.atomic_files.open_log` does."""

    def _open(self) -> io.TextIOWrapper:
        return io.TextIOWrapper(open_log(Path(self.baseFilename)), "utf-8", "backslashreplace")


def keep_log(folder: Path) -> None:
    """Keep a small log beside the saved games, and faults of the machine. Nothing of any visitor.

    A name that is taken by a link, a pipe or a folder is said; the kiosk runs without that log.
    """
    with suppress(OSError):
        make_folder(folder, follow=True)
    logging.raiseExceptions = False  # a full disk must not stop the kiosk
    log = folder / "kiosk.log"
    try:
        handler = _Log(log, maxBytes=LOG_LIMIT, backupCount=1, encoding="utf-8")
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        logging.getLogger().addHandler(handler)
    except OSError as error:
        _no_log(log, error)
    # A file of its own: a log that rotates would leave the number to some other file.
    faults = folder / "faults.log"
    try:
        if faults.is_file() and faults.stat().st_size > LOG_LIMIT:
            move(faults, faults.with_suffix(".log.1"))
        faulthandler.enable(open_log(faults))
    except OSError as error:
        _no_log(faults, error)


def _no_log(log: Path, error: OSError) -> None:
    """Say on the standard error, which systemd keeps, that a log cannot be kept."""
    why = error.strerror or str(error)
    tell(f"quarkade: cannot keep {foreign(log)} ({why}): move it away.", error=True)


def _attend(
    args: argparse.Namespace,
    policy: Policy,
    services: Services,
    surface: pygame.Surface,
    admin: AdminPage,
) -> int:
    """Visitors come and go until the staff, the nightly restart or a signal ends the run."""
    import pygame

    from game.app import SLICE
    from game.unattended import Attendant

    services.attend(policy)
    attendant = Attendant(services, surface, admin, holder(policy))
    begin(attendant, again=args.again, safe=args.safe)
    with suppress(ValueError):  # only the main thread may
        signal.signal(signal.SIGTERM, lambda *_: setattr(admin, "wish", "leave"))
    pygame.mouse.set_visible(policy.cursor)
    attendant.hold_on()
    attendant.step([], 0.0)
    attendant.app.slices = SLICE
    if not args.safe:
        services.open_late()
    return _turn(attendant, supervised=args.supervised)


def begin(attendant: Attendant, *, again: bool, safe: bool) -> None:
    """Continue the game of the last visitor, or clear it away.

    ``again``: after a crash or a freeze, while the visitor is there. After a power cut the
    visitor is gone. ``safe``: the game itself may be what crashes the arcade.
    """
    if again and not safe and attendant.policy.unfinished == "recover":
        attendant.recover()
    else:
        attendant.clear_up()


def _turn(attendant: Attendant, *, supervised: bool) -> int:
    import pygame

    from game.kiosk.heartbeat import Heartbeat

    heartbeat = Heartbeat(1) if supervised else None
    clock = pygame.time.Clock()
    before = time.monotonic()
    while True:
        drawn = attendant.app.frames.drawn
        now = time.monotonic()
        # A machine that slept: the visitor was not away meanwhile.
        wish = attendant.step(pygame.event.get(), min(now - before, NAP))
        before = now
        if heartbeat is not None and not heartbeat.beat(
            "attracting" if attendant.attracting else "visited"
        ):
            return exits.FINE  # the supervisor is gone
        if wish:
            attendant.clear_up()
            attendant.services.store.flush(2.0)
            return exits.FINE if wish == "leave" else exits.BEGIN_AGAIN
        clock.tick(60 if attendant.app.frames.drawn != drawn else 30)


def holder(policy: Policy) -> Callable[[], None]:
    """A function that grabs keyboard, mouse and focus; it does nothing if the policy says so."""
    import pygame

    def hold_on() -> None:
        if not policy.grab:
            return
        with suppress(pygame.error):
            window = pygame.Window.from_display_module()
            window.grab_keyboard = True
            window.grab_mouse = True
            if not window.focused:
                window.restore()
                window.focus()

    return hold_on
