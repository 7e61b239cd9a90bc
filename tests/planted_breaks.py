"""Promises broken by one line each, in a scratch copy; says which gate notices which break.

``python -m tests.planted_breaks`` plants one after another; with words, those whose name has one of
them. Each is tried with one gate that docs/promises.md names for the promise. A break that no gate
notices is a gate that cannot fail: the exit code is 1 then. Two at a time take about an hour.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
MARKS = ("-m", "not slow and not medium")
"""Tests that look for a fault: those of ``.ci/run``."""
PATIENCE = 900
"""Seconds of one gate, on a machine with other work."""


class Break(NamedTuple):
    """One line of the program, or of a guide, that breaks a promise."""

    name: str
    promise: str
    """Words of its row in docs/promises.md."""
    file: str
    old: str
    """Occurs once in the file."""
    new: str
    gate: str
    """One of those in that row."""
    only: str = ""
    """Words for pytest's ``-k``, where the gate is long."""


STORE = "game/store/"
CRASH = "survives a crash of the program"
BYTE = "A single byte that goes bad"
PAGES = "Damaged sectors and pages"
RESCUE = "put together again"
DISK = "A full, read-only or vanished disk"
FOREIGN = "A folder of saved games from somebody else"
MATCH = "Leaving between two deals"
WEB = "deletes and writes nothing outside the folder"
TWO = "Two copies never write"
IMPORT = "takes a game in whole"
EXPORT = "writes over nothing without"
FORMATS = "every released format open"
CHANGED = "A game whose record was changed"
NEWEST = "newest 100 finished"
NETWORK = "Nothing opens a connection"
SURROUNDINGS = "odd languages, folders"
LOGS = "Logs have a bound"
OWNER = "by their owner alone"
CLASS = "open with the teacher's PIN alone"
ESCAPE = "Visitors of a kiosk cannot get out"
KIOSK = "After a crash or a freeze"
VISITOR = "Of a visitor a line on a board"
PACKAGES = "Packages that Quarkade installs"
PARSERS = "takes long to be refused"
MEMORY = "makes a surface of more"
LEGIBLE = "lies under something else"
TERMINAL = "moves the cursor of a terminal"
HONEST = "Opponents see only"
FIRST = "A first start changes nothing"
DASK = "Dask scheduler listens"
LOCK = "No package of the lock"

BREAKS: Sequence[Break] = (
    Break(
        "said before done", CRASH, STORE + "writer.py",
        "            self._waiting.append(entry)\n",
        "            self._waiting.append(entry); self.acknowledged += entry.moves\n",
        "tests/store/test_crash.py",
    ),
    Break(
        "no sync", CRASH, STORE + "database.py",
        '"synchronous=EXTRA"', '"synchronous=OFF"', "tests/store/test_crash.py",
    ),
    Break(
        "journal in memory", CRASH, STORE + "database.py",
        "PRAGMA journal_mode=DELETE", "PRAGMA journal_mode=MEMORY", "tests/store/test_crash.py",
    ),
    Break(
        "what came meanwhile is forgotten", CRASH, STORE + "writer.py",
        "del self._waiting[: len(batch)]", "del self._waiting[:]", "tests/store/test_crash.py",
    ),
    Break(
        "unproven rows", BYTE, STORE + "loading.py",
        "right = row_digest(table, *values) == stored", "right = bool(stored)",
        "tests/gates/test_flips.py",
    ),
    Break(
        "unproven moves", BYTE, STORE + "loading.py",
        "LogEntry(*event)) != stored:", "LogEntry(*event)) == stored[::-1]:",
        "tests/gates/test_flips.py",
    ),
    Break(
        "a copy with fewer moves", PAGES, STORE + "writer.py",
        "if chain is None or (chain and chain[events : events + 1] != [head]):", "if False:",
        "tests/store/test_trouble.py",
    ),
    Break(
        "a damaged file is thrown away", PAGES, STORE + "recovery.py",
        "    move(path, aside)\n", "    remove(path)\n", "tests/store/test_trouble.py",
    ),
    Break(
        "one copy of three is looked at", RESCUE, STORE + "check.py",
        "for number in range(1, COPIES + 1):", "for number in range(1, 1):",
        "tests/commands/test_store_files.py",
    ),
    Break(
        "the first format is not saved", RESCUE, STORE + "check.py",
        "    add_older(journal, there)\n", "    add_older(journal, [])\n",
        "tests/commands/test_store_files.py",
    ),
    Break(
        "a vanished file is believed", DISK, STORE + "writer.py",
        "if self._connection.vanished():  # what is kept", "if False:  # what is kept",
        "tests/store/test_vanishing.py",
    ),
    Break(
        "the first failure is the last try", DISK, STORE + "writer.py",
        "if not self._wait_for_better(error):", "if self._wait_for_better(error) or True:",
        "tests/store/test_trouble.py",
    ),
    Break(
        "super-journals", FOREIGN, STORE + "copies.py",
        "        if file.read() == MAGIC:\n", "        if file.read() == MAGIC[1:]:\n",
        "tests/store/test_hostile.py", "super",
    ),
    Break(
        "any tables", FOREIGN, STORE + "file_format.py",
        " or _plain(str(text)) not in wanted:", ":", "tests/store/test_hostile.py", "tables",
    ),
    Break(
        "write-ahead logs", FOREIGN, STORE + "copies.py",
        'FOREIGN = ("-wal", "-shm")', "FOREIGN: tuple[str, ...] = ()",
        "tests/store/test_hostile.py", "journal",
    ),
    Break(
        "modes through second names", FOREIGN, STORE + "database.py",
        "if status.st_nlink == 1:", "if status.st_nlink:", "tests/store/test_hostile.py", "rights",
    ),
    Break(
        "no deal waits", MATCH, "game/match/saving.py",
        "                begin(store, match_after(match))\n", "                pass\n",
        "tests/scenes/menu/test_going_on.py",
    ),
    Break(
        "another deal waits", MATCH, "game/match/saving.py",
        "last == (match.kept,) and", "last != (match.kept,) and",
        "tests/scenes/menu/test_going_on.py",
    ),
    Break(
        "names that lead up", WEB, "game/commands/web.py",
        'or ".." in path.parts or', "or", "tests/commands/test_web.py",
    ),
    Break(
        "through links", WEB, "game/commands/web.py",
        "if not (stat.S_ISREG(mode) if last else stat.S_ISDIR(mode)):", "if False:",
        "tests/commands/test_web.py",
    ),
    Break(
        "no lock", TWO, "game/files/atomic_files.py",
        "            if not _lock(self._handle) or",
        "            if _lock(self._handle) is None or",
        "tests/store/test_store.py",
    ),
    Break(
        "modules of the current folder", FOREIGN, "main.py",
        '    os.environ["PYTHONSAFEPATH"] = "1"\n', "", "tests/start/test_foreign_folder.py",
    ),
    Break(
        "a second look that lets go of the lock", TWO, "game/files/atomic_files.py",
        "            _held.add(self._file)\n", "", "tests/store/test_hostile.py", "second_look",
    ),
    Break(
        "a folder without locks", TWO, "game/files/atomic_files.py",
        'raise NoLocks(errno.ENOLCK, "nothing can be locked there")', "return True",
        "tests/store/test_hostile.py", "locked",
    ),
    Break(
        "an import in many commits", IMPORT, "game/match/saving.py",
        "    with store.together():\n        game_id = store.begin(record_of",
        "    if store is not None:\n        game_id = store.begin(record_of",
        "tests/store/test_hostile.py", "commit",
    ),
    Break(
        "seeds of any length", IMPORT, "game/core/record.py",
        "return len(text) <= LONGEST_SEED and text.isprintable()", "return text.isprintable()",
        "tests/store/test_hostile.py", "taken",
    ),
    Break(
        "export over our own files", EXPORT, "game/commands/store.py",
        "if path.parent.resolve() == folder.resolve() and", "if not folder and",
        "tests/commands/test_store_files.py",
    ),
    Break(
        "export over links and devices", EXPORT, "game/commands/store.py",
        "    if path.is_symlink() or not path.is_file():\n        raise NotOrdinary",
        "    if not path:\n        raise NotOrdinary",
        "tests/commands/test_store_files.py",
    ),
    Break(
        "a newer file is damage", FORMATS, STORE + "database.py",
        "if head.version > file_format.VERSION:", "if head.version > 99:",
        "tests/store/test_store.py",
    ),
    Break(
        "the first format is read as the second", FORMATS, STORE + "database.py",
        "(load_first if self.version == 1 else load)", "(load)", "tests/store/test_released.py",
    ),
    Break(
        "a changed record", CHANGED, "game/core/record.py",
        "if record.digests and session.digest() != _digest_after(number + 1, record):",
        "if False:", "tests/gates/test_replays.py",
    ),
    Break(
        "ten thousand games", NEWEST, STORE + "recovery.py",
        "KEEP_FINISHED = 100\n", "KEEP_FINISHED = 10_000\n", "tests/store/test_bounds.py",
    ),
    Break(
        "a long run never clears up", NEWEST, STORE + "__init__.py",
        "if len(self._journal.games) > CROWD *", "if len(self._journal.games) > 10**6 * CROWD *",
        "tests/store/test_bounds.py",
    ),
    Break(
        "a socket at each export", NETWORK, "game/commands/store.py",
        "        _check_target(folder, path, force=force)\n",
        '        __import__("socket").socket().close()\n'
        "        _check_target(folder, path, force=force)\n",
        "tests/test_audit.py",
    ),
    Break(
        "pages are fetched", NETWORK, "game/commands/web.py",
        "import stat\n", "import stat\nimport urllib.request\n", "tests/test_architecture.py",
    ),
    Break(
        "what is read is run", NETWORK, "game/commands/results.py",
        "        return parse(read_ordinary(", "        return eval(read_ordinary(",
        "tests/test_architecture.py", "runs",
    ),
    Break(
        "tracebacks", SURROUNDINGS, "game/commands/arguments.py",
        "    except Exception as error:  # the last guard",
        "    except ZeroDivisionError as error:  # the last guard",
        "tests/commands/test_surroundings.py",
    ),
    Break(
        "errors.log without a bound", LOGS, "game/commands/arguments.py",
        "if log.exists() and log.stat().st_size > LOG_LIMIT:", "if False:",
        "tests/store/test_bounds.py",
    ),
    Break(
        "faults.log without a bound", LOGS, "game/commands/kiosk.py",
        "if faults.is_file() and faults.stat().st_size > LOG_LIMIT:", "if False:",
        "tests/store/test_bounds.py",
    ),
    Break(
        "logs through second names", LOGS, "game/files/atomic_files.py",
        "if not stat.S_ISREG(status.st_mode) or status.st_nlink > 1:",
        "if not stat.S_ISREG(status.st_mode):", "tests/files/test_logs.py",
    ),
    Break(
        "logs of another user", LOGS, "game/files/atomic_files.py",
        'if hasattr(os, "geteuid") and status.st_uid != os.geteuid():', "if False:",
        "tests/files/test_logs.py",
    ),
    Break(
        "copies for everybody", OWNER, STORE + "database.py",
        'write_whole(numbered(self.path, "backup", 1), content)',
        'write_whole(numbered(self.path, "backup", 1), content, mode=0o644)',
        "tests/store/test_hostile.py", "owner",
    ),
    Break(
        "answers for everybody", OWNER, "game/scenes/quiz/class_results.py",
        "write_whole(folder / name, text.encode())",
        "write_whole(folder / name, text.encode(), mode=0o644)",
        "tests/scenes/quiz/test_teacher.py", "owner",
    ),
    Break(
        "bars in names of groups", CLASS, "tutorial/quiz/sheet.py",
        '" " if c in CUTTING else c for c in typed', "c for c in typed",
        "tests/tutorial/quiz/test_sheet.py",
    ),
    Break(
        "words that begin a formula", CLASS, "tutorial/quiz/sheet.py",
        'word if word == "-" else word.lstrip(SIGNS)', "word",
        "tests/tutorial/quiz/test_sheet.py",
    ),
    Break(
        "single results without a PIN", CLASS, "game/scenes/quiz/teacher.py",
        "        elif not self.unlocked:\n            return self._ask(wish)\n",
        '        elif self.unlocked == "never":\n            return self._ask(wish)\n',
        "tests/scenes/quiz/test_teacher.py", "pin",
    ),
    Break(
        "every key", ESCAPE, "game/unattended.py",
        "event.key not in OPEN_KEYS or event.mod & SHORTCUTS", "event.key == -1",
        "tests/kiosk/test_event_filter.py",
    ),
    Break(
        "a restart is a new try", ESCAPE, "game/kiosk/pins.py",
        "        # Pulling the plug must not be quicker than waiting.\n"
        "        if self.wrong >= TRIES:\n",
        "        if False:\n", "tests/kiosk/test_pins.py",
    ),
    Break(
        "tries that are not counted", ESCAPE, "game/kiosk/supervisor.py",
        "self._wrong = self._wrong if child.wrong is None else child.wrong", "self._wrong = 0",
        "tests/kiosk/test_supervisor.py", "wrong",
    ),
    Break(
        "the arcade ends at a wish to leave", ESCAPE, "game/unattended.py",
        "pygame.KEYDOWN, pygame.KEYUP,\n        pygame.JOYBUTTONDOWN",
        "pygame.KEYDOWN, pygame.KEYUP, pygame.QUIT,\n        pygame.JOYBUTTONDOWN",
        "tests/kiosk/test_event_filter.py",
    ),
    Break(
        "after a power cut the game goes on", KIOSK, "game/commands/kiosk.py",
        "if again and not safe and", "if not safe and", "tests/kiosk/test_machine.py", "only",
    ),
    Break(
        "after a crash the game is gone", KIOSK, "game/kiosk/supervisor.py",
        "            again = True\n", "            again = False\n",
        "tests/kiosk/test_supervisor.py", "crash",
    ),
    Break(
        "sleep is a freeze", KIOSK, "game/kiosk/supervisor.py",
        "        self.last += seconds\n", "        pass\n",
        "tests/kiosk/test_supervisor.py", "sleeps",
    ),
    Break(
        "a display that goes is the end", KIOSK, "game/kiosk/supervisor.py",
        "GONE = (NO_DISPLAY, REFUSED)", "GONE = (NO_DISPLAY,)",
        "tests/kiosk/test_supervisor.py", "display",
    ),
    Break(
        "a visitor's notebook stays", VISITOR, "game/progress/notebook.py",
        "    visitor=True,", "    visitor=False,", "tests/kiosk/test_attendant.py", "visitor",
    ),
    Break(
        "games of yesterday stay", VISITOR, "game/unattended.py",
        "            self.services.store.clear_but(date.today())\n", "            pass\n",
        "tests/kiosk/test_attendant.py", "yesterday",
    ),
    Break(
        "an environment of somebody else", PACKAGES, "game/start/bootstrap.py",
        "if complete and wholeness.trusted(place, ROOT):", "if complete:",
        "tests/start/test_wholeness.py",
    ),
    Break(
        "packages that a group may write", PACKAGES, "game/start/wholeness.py",
        "    if not status.st_mode & stat.S_IWGRP:\n", "    if status.st_mode:\n",
        "tests/start/test_wholeness.py",
    ),
    Break(
        "insides of packages that others may write", PACKAGES, "game/start/wholeness.py",
        "if status.st_mode & OTHERS or status.st_uid not in owners", "if False",
        "tests/start/test_wholeness.py",
    ),
    Break(
        "changed files of the same size", PACKAGES, "game/start/wholeness.py",
        "(ours and status.st_mtime_ns != int(time))", "False", "tests/start/test_wholeness.py",
    ),
    Break(
        "changed packages", PACKAGES, "game/start/wholeness.py",
        "return found == digest[7:]", "return bool(found)",
        "tests/start/test_wholeness.py",
    ),
    Break(
        "long lines of TOML", PARSERS, "game/files/parsing.py",
        "if len(line) > LINE:", "if len(line) > LINE * LINE:", "tests/settings/test_toml.py",
    ),
    Break(
        "a limit of a format", PARSERS, "game/files/formats.py",
        "if len(name) <= self.longest)", "if name)", "tests/gates/test_formats.py", "past",
    ),
    Break(
        "records of other types", PARSERS, "game/core/record.py",
        "if not isinstance(value, kind) or type(value) is not kind:", "if value is None:",
        "tests/gates/test_parsers.py", "record",
    ),
    Break(
        "players whom nobody knows", PARSERS, "game/match/match.py",
        "if who != HUMAN and not (who.startswith(AI) and", "if who == AI and not (",
        "tests/gates/test_persisted.py", "player",
    ),
    Break(
        "escapes on the terminal", TERMINAL, "game/files/terminal.py",
        "letter if letter.isprintable() else", "letter if letter else",
        "tests/files/test_terminal.py",
    ),
    Break(
        "a command prints by itself", TERMINAL, "game/commands/store.py",
        "    tell(text.say(outcome))\n", "    print(text.say(outcome))\n",
        "tests/test_architecture.py", "prints",
    ),
    Break(
        "surfaces of any size", MEMORY, "game/art/ink/surfaces.py",
        "(round(min(max(0.0, side), LARGEST)) for side in size)", "(round(side) for side in size)",
        "tests/art/ink/test_surfaces.py",
    ),
    Break(
        "texts of any length", MEMORY, "game/art/ink/renderer.py",
        "while font.size(line)[0] > LARGEST:", "while False:", "tests/art/ink/test_type.py",
    ),
    Break(
        "a scene scales by itself", MEMORY, "game/ui/paint.py",
        "picture = surfaces.quick(picture, (across, down))",
        "picture = pygame.transform.scale(picture, (across, down))",
        "tests/test_architecture.py", "surfaces",
    ),
    Break(
        "other hands are seen", HONEST, "game/rules/u_know_feynman/memory.py",
        "if holder == seat or notes[card] & SEEN_UP:", "if holder >= 0:",
        "tests/ai/test_honesty.py",
    ),
    Break(
        "packages go into the user's folder", FIRST, "game/start/folders.py",
        '    yield os.path.join(ROOT, ".venv")\n', "", "tests/start/test_bootstrap.py",
    ),
    Break(
        "a scheduler for everybody", DASK, "docs/commands.md",
        "dask scheduler --host 127.0.0.1 --no-dashboard", "dask scheduler --no-dashboard",
        "tests/test_docs.py",
    ),
    Break(
        "a package with a known weakness", LOCK, "tests/requirements.lock",
        "fonttools==4.68.0 ", "fonttools==4.60.0 ", "tests/start/test_advisories.py",
    ),
    Break(
        "signs wider than their cards", LEGIBLE, "game/tables/particle_builder/touches.py",
        "min(TAG_WIDE, box.w)", "TAG_WIDE + 30",
        "tests/scenes/table/test_geometry.py", "once_did",
    ),
)  # fmt: skip


def planted(broken: Break, root: Path) -> str:
    """The file with the break in it. Raises ValueError where the line is no longer there once."""
    text = (root / broken.file).read_text(encoding="utf-8")
    if text.count(broken.old) != 1:
        raise ValueError(f"{broken.name}: {broken.file} has it {text.count(broken.old)} times")
    return text.replace(broken.old, broken.new)


def copied(to: Path) -> Path:
    """A copy of the checkout to break things in."""
    skipped = shutil.ignore_patterns(".git", "__pycache__", ".venv", "build", ".*_cache")
    return Path(shutil.copytree(ROOT, to, ignore=skipped, symlinks=True))


def notices(broken: Break, root: Path) -> str:
    """The first test of the gate that fails; empty: none. Leaves the copy as it was."""
    path = root / broken.file
    good = path.read_bytes()
    path.write_text(planted(broken, root), encoding="utf-8")
    try:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *MARKS]
        command += [broken.gate, *(("-k", broken.only) if broken.only else ())]
        environ = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            completed = subprocess.run(
                command, cwd=root, env=environ, capture_output=True, text=True, check=False,
                timeout=PATIENCE,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return f"{broken.gate} never ends"
        # A module that cannot be imported any more is no gate that noticed something.
        failed = re.search(r"^(?:FAILED|ERROR) (\S+::\S+)", completed.stdout, re.MULTILINE)
        return failed[1] if failed else ""
    finally:
        path.write_bytes(good)


def main(arguments: Sequence[str] | None = None) -> int:
    """Plant all of them; the exit code is 1 if one is not noticed."""
    parser = argparse.ArgumentParser(prog="tests.planted_breaks", description=__doc__)
    parser.add_argument("words", nargs="*", help="only breaks whose name has one of these words")
    parser.add_argument("-n", type=int, default=2, help="at a time (2)")
    args = parser.parse_args(arguments)
    chosen = [b for b in BREAKS if not args.words or any(word in b.name for word in args.words)]
    noticed = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(args.n) as pool:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(args.n):
            copies.put(copied(Path(folder) / str(number)))

        def one(broken: Break) -> str:
            root, began = copies.get(), time.monotonic()
            try:
                test = notices(broken, root)
            finally:
                copies.put(root)
            took = f"{time.monotonic() - began:.0f} s"
            print(f"{'ok  ' if test else 'MISS'} {broken.name}: {test or broken.gate} ({took})")
            sys.stdout.flush()
            return test

        noticed = sum(map(bool, pool.map(one, chosen)))
    print(f"{noticed} of {len(chosen)} noticed")
    return int(noticed < len(chosen))


if __name__ == "__main__":
    sys.exit(main())
