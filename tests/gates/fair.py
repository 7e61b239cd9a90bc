"""Days at a fair in minutes: ``python -m tests.gates.fair --hours 72`` prints a report as JSON.

The processes are the real ones: a supervisor, the arcade with its engine processes, a store on the
disk and, where Xvfb is there, an X server. Only time is compressed. The arcade counts seconds that
the visitors draw in place of those of the machine, and its clock follows them; the supervisor's
periods are shorter. Between the visits a state machine pulls the plug, takes the display away,
fills the disk, changes the clock, stops processes and installs the program again.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

from game.files import exits

ROOT = Path(__file__).parents[2]
PROGRAM = ("ai", "assets", "game", "main.py", "pyproject.toml", "tests", "tutorial")
"""Everything that an update brings again."""
OPENS, CLOSES = 10, 17
"""Hours between which visitors come."""
BEGAN = datetime(2026, 5, 1, 9, 55)
HOUR = 3600.0
EVERY = 2.5 * HOUR
"""Seconds of the kiosk's time between two accidents, on average."""
VERBOSE = bool(os.environ.get("QUARKADE_FAIR"))
PATIENCE = 240.0
"""Seconds of a busy machine within which the arcade must be back."""
POLICY = 'restart_at = "04:00"\nfull_screen = false\ngrab = false\n[idle]\nwarn = 45\ncount = 15\n'
QUICKER = {"DARK": 1.0, "HELD": 4.0, "WITHIN": 0.5, "SOUND": 5.0, "HUNG": 20.0, "STARTING": 120.0}
"""Periods of the supervisor, in seconds: crashes come a hundred times as often as at a fair, and
this machine may be slow."""
STAYS = ("kiosk-counters", "staff-door", "board-", "kiosk-hunt", "pace")
"""Beginnings of the keys that may outlive a visit."""


# --- the arcade -----------------------------------------------------------------------------------


class FairClock:
    """Time at the fair: seconds that visitors drew, and changes of the clock."""

    seconds = 0.0
    offset = 0.0

    @classmethod
    def now(cls) -> datetime:
        return BEGAN + timedelta(seconds=cls.seconds + cls.offset)


class FairDate(date):
    """In the place of `date` in all modules of the arcade."""

    @classmethod
    def today(cls) -> date:  # type: ignore[override]
        return FairClock.now().date()


class FairDatetime(datetime):
    """In the place of `datetime`."""

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        return FairClock.now()


def set_clocks() -> None:
    """Let every module of the arcade read the time of the fair."""
    for name, module in list(sys.modules.items()):
        if name.startswith("game."):
            if getattr(module, "date", None) is date:
                module.date = FairDate  # type: ignore[attr-defined]
            if getattr(module, "datetime", None) is datetime:
                module.datetime = FairDatetime  # type: ignore[attr-defined]


def say(**what: object) -> None:
    """A line for the driver; the standard output is the heartbeat's."""
    print(json.dumps(what), file=sys.stderr, flush=True)


class Turn:
    """The frame loop, in the place of `game.commands.kiosk._turn`."""

    def __init__(self, attendant: Any, control: Path) -> None:
        from game.commands.driving import thrower
        from game.core.rng import Rng
        from game.kiosk.heartbeat import Heartbeat

        self.attendant = attendant
        self.control = control
        self.heartbeat = Heartbeat(1)
        self.chance = random.Random(f"{os.getpid()} {FairClock.seconds}")
        self.draw = thrower(Rng(str(self.chance.random()), "fair"))
        self.saved = 0
        self.told = -HOUR

    def run(self) -> int:
        """Visitors come and go until the staff, the night or a signal ends it."""
        while True:
            for events, seconds in self.visit() if self.open else self.pause():
                wish = self.step(events, seconds)
                if wish is None:
                    return exits.FINE
                if wish:
                    self.attendant.clear_up()
                    self.attendant.services.store.flush(2.0)
                    return exits.FINE if wish == "leave" else exits.BEGIN_AGAIN

    @property
    def open(self) -> bool:
        return OPENS <= FairClock.now().hour < CLOSES

    def step(self, events: Sequence[Any], seconds: float) -> str | None:
        """One frame; the staff's wish, or None when the supervisor has gone."""
        import pygame

        from game.commands.driving import with_posted

        pygame.event.pump()
        FairClock.seconds += seconds
        wish: str = self.attendant.step(with_posted(list(events)), seconds)
        saved = self.attendant.services.store.acknowledged
        if saved != self.saved:
            self.saved = saved
            say(saved=saved)
        if FairClock.seconds - self.told > 300.0:
            self.told = FairClock.seconds
            say(clock=FairClock.seconds)
            with suppress(OSError, ValueError):
                FairClock.offset = float(self.control.read_text())
        state = "attracting" if self.attendant.attracting else "visited"
        return wish if self.heartbeat.beat(state) else None

    def pause(self) -> Iterator[tuple[Sequence[Any], float]]:
        yield (), self.chance.uniform(20.0, 40.0)

    def visit(self) -> Iterator[tuple[Sequence[Any], float]]:
        """A visitor who touches this and that, and leaves without a word."""
        import pygame

        for _ in range(self.chance.randrange(40)):
            yield (), 15.0
        size = self.attendant.app.surface.get_size()
        key: dict[str, Any] = {"key": pygame.K_RETURN, "mod": 0}
        yield [pygame.Event(pygame.KEYDOWN, unicode="", **key)], 0.1
        yield [pygame.Event(pygame.KEYUP, **key)], 0.1
        if self.chance.random() < 0.6:
            yield from self.play()
        for _ in range(self.chance.randrange(8, 50)):
            event = self.draw(size)
            yield [event], 0.1
            if event.type == pygame.KEYDOWN:
                yield [pygame.Event(pygame.KEYUP, key=event.key, mod=0)], 0.1
            yield (), self.chance.uniform(0.2, 8.0)
        yield [pygame.Event(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1)], 0.1
        waited = 0.0
        limit = max(self.attendant.policy.idle.lesson, self.attendant.policy.idle.warn) + 30.0
        while not self.attendant.attracting and waited < 2 * limit:
            waited += 5.0
            yield (), 5.0
        store = self.attendant.services.store
        say(
            visit=FairClock.seconds,
            late=waited > limit,
            unfinished=len(store.unfinished()),
            left=[key for key in store.progress_keys("") if not key.startswith(STAYS)],
            errors=self.attendant.errors.total(),
        )

    def play(self) -> Iterator[tuple[Sequence[Any], float]]:
        """Some moves at the table that two touches lead to."""
        from game.scenes.table.opening import visitors_table
        from game.scenes.table.table import TableScene

        services = self.attendant.services
        services.hurry = 1000.0
        self.attendant.app.show(visitors_table(services, self.chance.choice(services.games)))
        for _ in range(self.chance.randrange(20, 200)):
            yield (), 0.3
            table = self.attendant.app.top
            if not isinstance(table, TableScene) or table.session.to_move() is None:
                return
            if table.session.to_move() in table.match.people:
                table.play(self.chance.choice(table.session.legal_moves()))
            else:
                time.sleep(0.01)  # the engine process needs the processor more


def arcade(args: argparse.Namespace) -> int:
    """Be the arcade, as ``main.py kiosk --supervised`` is."""
    from game.commands import kiosk
    from game.commands.arguments import main

    FairClock.seconds = args.seconds
    control = args.folder / "clock"
    with suppress(OSError, ValueError):
        FairClock.offset = float(control.read_text())

    def turn(attendant: Any, *, supervised: bool) -> int:
        set_clocks()
        assert supervised
        setattr(attendant, "_began", FairClock.now())  # noqa: B010 - the nightly restart counts from it
        return Turn(attendant, control).run()

    kiosk._turn = turn
    begin = kiosk.begin

    def begun(attendant: Any, *, again: bool, safe: bool) -> None:
        set_clocks()
        begin(attendant, again=again, safe=safe)

    kiosk.begin = begun
    return main(args.rest)


def supervise(args: argparse.Namespace) -> int:
    """Be the supervisor, as ``main.py kiosk`` is, with shorter periods."""
    from game.commands.arguments import parse
    from game.commands.kiosk import command
    from game.kiosk import supervisor

    for name, seconds in QUICKER.items():
        assert hasattr(supervisor, name)
        setattr(supervisor, name, seconds)
    ours = parse(["kiosk", *args.rest])
    clock = args.folder / "seconds"

    def line(again: bool, safe: bool, wrong: int) -> list[str]:
        real = command(ours, again=again, safe=safe, wrong=wrong)
        begin = [sys.executable, "-m", "tests.gates.fair", "--folder", str(args.folder)]
        return [
            *begin, "--seconds", clock.read_text(), "arcade", *real[real.index("kiosk") :]
        ]  # fmt: skip

    return supervisor.Supervisor(line).run()


# --- the fair -------------------------------------------------------------------------------------


@dataclass
class Life:
    """One run of the arcade."""

    pid: int
    began: float
    figures: list[dict[str, float]] = field(default_factory=list)
    saved: int = 0


class Fair:
    """The state machine around the processes."""

    def __init__(self, folder: Path, hours: float, seed: str, every: float = EVERY) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.hours, self.every = hours, every
        self.longest = float("inf")
        """Seconds of the machine after which it ends, however many hours are over."""
        self.chance = random.Random(seed)
        self.seconds = 0.0
        self.lives: list[Life] = []
        self.states: list[tuple[int, str]] = []
        """Lines of the supervisor, each with a number."""
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()
        self.visits = 0
        self.moves = 0
        self.acknowledged = 0
        self.programs = 0
        self.x: subprocess.Popen[bytes] | None = None
        self.display = ""
        self.with_x = shutil.which("Xvfb") is not None
        self.watched: list[dict[str, float]] = []
        """Figures of the supervisor."""
        self.lines: list[str] = []
        (folder / "policy.toml").write_text(POLICY)
        (folder / "clock").write_text("0")
        self.install()

    # --- processes ---

    def install(self) -> None:
        """Put a fresh copy of the program in place of the old one."""
        self.programs += 1
        self.root = self.folder / f"program{self.programs}"
        self.root.mkdir()
        for name in PROGRAM:
            source = ROOT / name
            if source.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "corpus", "golden")
                shutil.copytree(source, self.root / name, ignore=ignored)
            else:
                shutil.copy(source, self.root)
        if self.programs > 1:
            shutil.rmtree(self.folder / f"program{self.programs - 1}")

    def light(self) -> None:
        """Switch the display on: the same one each time."""
        if not self.with_x:
            return
        reads, writes = os.pipe()
        command = ["Xvfb", *([self.display] if self.display else []), "-displayfd", str(writes)]
        self.x = subprocess.Popen(
            [*command, "-screen", "0", "640x360x24", "-nolisten", "tcp"],
            pass_fds=[writes], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writes)
        with os.fdopen(reads) as ready:
            number = ready.readline().strip()
        assert number, "no X server"
        self.display = f":{number}"

    def darken(self) -> None:
        """The display goes away, as when its plug is pulled."""
        if self.x is not None:
            self.x.kill()
            self.x.wait()
            self.x = None

    def start(self) -> None:
        """Start the supervisor, and wait until the arcade says something."""
        (self.folder / "seconds").write_text(str(self.seconds))
        before = len(self.states)
        environment = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(self.root)}
        environment |= (
            {"DISPLAY": self.display, "SDL_VIDEODRIVER": "x11"}
            if self.with_x
            else {"SDL_VIDEODRIVER": "dummy"}
        )
        self.running = subprocess.Popen(
            [
                sys.executable, "-m", "tests.gates.fair", "--folder", str(self.folder), "supervise",
                "--policy", str(self.folder / "policy.toml"), "--data-dir", str(self.data),
                "--size", "640x360",
            ],
            cwd=self.root, env=environment, text=True, start_new_session=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        for listen, pipe in ((self._state, self.running.stdout), (self._line, self.running.stderr)):
            threading.Thread(target=self._listen, args=(listen, pipe), daemon=True).start()
        self.wait_alive(before)

    def _listen(self, take: Callable[[str], None], pipe: Any) -> None:
        for line in pipe:
            take(line.strip())

    def _state(self, line: str) -> None:
        state = line.removeprefix("kiosk: ")
        if state.startswith("started"):
            self.lives.append(Life(int(state.split()[1]), self.seconds))
        self.states.append((len(self.states), state))

    def _line(self, line: str) -> None:
        try:
            said = json.loads(line)
            assert isinstance(said, dict)
        except (ValueError, AssertionError):
            self.lines.append(line)
            return
        life = self.lives[-1]
        life.saved = said.get("saved", life.saved)
        if "clock" in said:
            self.seconds = max(self.seconds, said["clock"])
            (self.folder / "seconds").write_text(str(self.seconds))
        if "visit" in said:
            self.visits += 1
            if said["late"] or said["unfinished"] or said["left"] or said["errors"]:
                self.faults.append(f"after a visit: {line}")
            with suppress(OSError):
                life.figures.append(figures(life.pid))
                self.watched.append(figures(self.running.pid))

    def wait_alive(self, after: int) -> None:
        """Wait until an arcade that started later than a state has a visitor or attracts some."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            fresh = [state for _, state in self.states[after:]]
            starts = [n for n, state in enumerate(fresh) if state.startswith("started")]
            if starts and any(each in ("attracting", "visited") for each in fresh[starts[-1] :]):
                return
            assert self.running.poll() is None, (self.running.returncode, self.lines[-20:])
            time.sleep(0.05)
        raise AssertionError(f"the arcade is not back: {self.states[-10:]}, {self.lines[-20:]}")

    def count_moves(self) -> None:
        """Check that every acknowledged move of the lives since the last time is in the store."""
        from game.store import Store
        from tests.inside import journal_of

        with Store.open(self.data) as store:
            moves = journal_of(store).moves
            if store.notice is not None:
                self.faults.append(f"the store says {store.notice.key}")
        said = sum(life.saved for life in self.lives)
        if moves - self.moves < said - self.acknowledged:
            self.faults.append(
                f"{said - self.acknowledged} acknowledged, {moves - self.moves} kept"
            )
        self.moves, self.acknowledged = moves, said

    def end(self) -> None:
        """End the kiosk as systemd does."""
        self.running.terminate()
        code = self.running.wait(PATIENCE)
        if code != exits.FINE:
            self.faults.append(f"asked to end, it ended with {code}")
        self.count_moves()

    # --- accidents ---

    def crash(self) -> None:
        before = len(self.states)
        os.kill(self.lives[-1].pid, signal.SIGKILL)
        self.wait_alive(before)

    def freeze(self) -> None:
        before = len(self.states)
        os.kill(self.lives[-1].pid, signal.SIGSTOP)
        self.wait_alive(before)

    def sleep(self) -> None:
        """The whole machine sleeps: the same arcade goes on."""
        pids = [self.running.pid, self.lives[-1].pid]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        time.sleep(3.0)
        for pid in reversed(pids):
            os.kill(pid, signal.SIGCONT)
        time.sleep(1.0)
        if self.lives[-1].pid != pids[1] and "hung" in str(self.states[-4:]):
            self.faults.append("a machine that slept was taken for a frozen arcade")

    def power_cut(self) -> None:
        """Everything is gone at once; the kiosk begins with an empty table."""
        life = self.lives[-1]
        self.running.kill()
        with suppress(ProcessLookupError):
            os.killpg(life.pid, signal.SIGKILL)
        self.running.wait()
        self.darken()
        while Path(f"/proc/{life.pid}/fd").exists() and not gone(life.pid):
            time.sleep(0.02)
        self.light()
        self.count_moves()
        before = len(self.states)
        self.start()
        first = next(s for _, s in self.states[before:] if s in ("attracting", "visited"))
        if first != "attracting":
            self.faults.append("after a power cut somebody was at the table")

    def display_lost(self) -> None:
        if not self.with_x:
            return
        before = len(self.states)
        self.darken()
        time.sleep(self.chance.choice((0.2, 6.0)))
        self.light()
        self.wait_alive(before)

    def disk_full(self) -> None:
        """No file of the arcade may grow for a while; then there is room again."""
        pid = self.lives[-1].pid
        most = self.chance.choice((0, 4096, 40_000))
        with suppress(ProcessLookupError):
            _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, hard))
            self.pass_(0.3 * HOUR)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
        self.pass_(0.1 * HOUR)

    def clock_changed(self) -> None:
        """Set the clock, for a while or for good."""
        before = float((self.folder / "clock").read_text())
        new = self.chance.choice((-30 * 24, -1, 1, 24, 400 * 24)) * HOUR
        (self.folder / "clock").write_text(str(new))
        if self.chance.random() < 0.7:
            self.pass_(0.3 * HOUR)
            (self.folder / "clock").write_text(str(before))

    def update(self) -> None:
        self.end()
        self.install()
        self.start()

    # --- three days ---

    def pass_(self, seconds: float) -> None:
        """Let the kiosk's time pass. The arcade may begin again meanwhile, as each night."""
        until = self.seconds + seconds
        last, heard = self.seconds, time.monotonic()
        while self.seconds < until:
            assert self.running.poll() is None, (self.running.returncode, self.lines[-20:])
            time.sleep(0.05)
            if self.seconds != last:
                last, heard = self.seconds, time.monotonic()
            assert time.monotonic() - heard < PATIENCE, (self.states[-10:], self.lines[-20:])

    def run(self) -> dict[str, Any]:
        """The days, and the report."""
        accidents = (
            self.crash, self.freeze, self.sleep, self.power_cut, self.display_lost, self.disk_full,
            self.clock_changed, self.update,
        )  # fmt: skip
        began = time.monotonic()
        self.light()
        try:
            self.start()
            deck: list[Callable[[], None]] = []
            while self.seconds < self.hours * HOUR and time.monotonic() < began + self.longest:
                self.pass_(min(self.chance.expovariate(1 / self.every), 4 * self.every))
                deck = deck or self.chance.sample(accidents, len(accidents))
                accident = deck.pop()
                accident()
                self.counts[accident.__name__] += 1
                if VERBOSE:
                    print(
                        round(self.seconds / HOUR, 1),
                        accident.__name__,
                        self.faults,
                        file=sys.stderr,
                    )
            self.end()
        finally:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.running.pid, signal.SIGKILL)
            if self.lives:
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(self.lives[-1].pid, signal.SIGKILL)
            self.darken()
        return self.report(time.monotonic() - began)

    def report(self, took: float) -> dict[str, Any]:
        """Everything that a page about the fair says."""
        from game.store.check import check

        problems = [str(problem) for problem in check(self.data).problems]
        unsafe = [line for line in self.lines if "Traceback" in line or "FAULT" in line]
        long = [life.figures for life in self.lives if len(life.figures) >= 8]
        sizes = {path.name: path.stat().st_size for path in self.data.iterdir()}
        return {
            "hours": round(self.seconds / HOUR, 1),
            "minutes_of_the_machine": round(took / 60, 1),
            "display": "Xvfb" if self.with_x else "none",
            "visits": self.visits,
            "accidents": dict(self.counts),
            "starts": len(self.lives),
            "acknowledged_moves": self.acknowledged,
            "kept_moves": self.moves,
            "faults": self.faults,
            "problems": problems,
            "tracebacks": unsafe[:5],
            "arcade_first_visits": level([each[:4] for each in long]),
            "arcade_last_visits": level([each[-4:] for each in long]),
            "arcade_most": most([life.figures for life in self.lives]),
            "first_lives": level([each[-4:] for each in long[:4]]),
            "last_lives": level([each[-4:] for each in long[-4:]]),
            "supervisor": {"first": level([self.watched[:9]]), "most": most([self.watched])},
            "bytes": sizes,
            "orphans": orphans(self.folder),
        }


def level(several: Sequence[Sequence[dict[str, float]]]) -> dict[str, float]:
    """The median of each figure."""
    flat = [one for each in several for one in each]
    return {name: statistics.median(one[name] for one in flat) for name in flat[0]} if flat else {}


def most(several: Sequence[Sequence[dict[str, float]]]) -> dict[str, float]:
    """The largest of each figure."""
    flat = [one for each in several for one in each]
    return {name: max(one[name] for one in flat) for name in flat[0]} if flat else {}


def gone(pid: int) -> bool:
    """True for a dead process, though its exit code is still kept."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return True


def figures(pid: int) -> dict[str, float]:
    """Megabytes, open files and threads of a process. Raises OSError."""
    place = Path(f"/proc/{pid}")
    pages = int((place / "statm").read_text().split()[1])
    return {
        "rss_mb": round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1),
        "files": len(list((place / "fd").iterdir())),
        "threads": len(list((place / "task").iterdir())),
    }


def orphans(folder: Path) -> list[str]:
    """Processes that still work in this folder."""
    found = []
    for place in Path("/proc").iterdir():
        if place.name.isdecimal() and int(place.name) != os.getpid():
            with suppress(OSError):
                line = (place / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                if str(folder) in line and not gone(int(place.name)):
                    found.append(line[:120])
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=72.0)
    parser.add_argument("--seed", default="fair")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="of the machine")
    parser.add_argument("--every", type=float, default=EVERY / HOUR, help="hours")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("part", nargs="?", choices=("supervise", "arcade"))
    args, rest = parser.parse_known_args(arguments)
    args.rest = rest
    if args.part:
        return supervise(args) if args.part == "supervise" else arcade(args)
    with tempfile.TemporaryDirectory(prefix="quarkade-fair-") as folder:
        fair = Fair(Path(folder), args.hours, args.seed, args.every * HOUR)
        fair.longest = 60 * args.minutes
        report = fair.run()
    print(json.dumps(report, indent=1))
    bad = report["faults"] or report["problems"] or report["tracebacks"] or report["orphans"]
    return exits.REFUSED if bad else exits.FINE


if __name__ == "__main__":
    sys.exit(main())
