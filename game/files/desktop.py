"""The desktop around the arcade: shows a folder of ours, prints a file of ours."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess  # imported when something is first opened

OPENERS: Mapping[str, str] = {"win32": "explorer", "darwin": "open"}
"""The program that shows a folder; everywhere else `xdg-open`."""
PRINTERS = "lp", "lpr"
"""Programs that print files on the usual printer, where there is CUPS."""


class Desktop:
    """Opens folders and prints files below one folder, each by a program of the system.

    A path is one argument of a program, so no shell reads it. Nothing here waits or fails.
    """

    def __init__(self, ours: Path) -> None:
        self._ours = ours
        self._running: list[subprocess.Popen[bytes]] = []

    @cached_property
    def _opener(self) -> str | None:
        return shutil.which(OPENERS.get(sys.platform, "xdg-open"))

    @cached_property
    def _printer(self) -> str | None:
        return next(filter(None, map(shutil.which, PRINTERS)), None)

    @property
    def opens(self) -> bool:
        """True if there is a file manager that we know how to ask."""
        return self._opener is not None

    @property
    def prints(self) -> bool:
        """True if there is a way to the printer."""
        return sys.platform == "win32" or self._printer is not None

    def open_folder(self, folder: Path) -> bool:
        """Show this folder. False if it is none of ours, or cannot be shown."""
        if self._opener is None or not folder.is_dir() or not self._is_ours(folder):
            return False
        return self._run([self._opener, str(folder.resolve())])

    def print_files(self, files: Sequence[Path]) -> bool:
        """Print these files. False if one is none of ours, or they cannot be printed."""
        if not files or not all(file.is_file() and self._is_ours(file) for file in files):
            return False
        paths = [str(file.resolve()) for file in files]
        if sys.platform == "win32":
            try:
                for path in paths:
                    os.startfile(path, "print")  # noqa: S606 - a file of ours
            except OSError:  # no program on this computer prints such files
                return False
            return True
        return self._printer is not None and self._run([self._printer, *paths])

    def failed(self) -> bool:
        """True, once, after a program that ended with an error. To be asked every frame."""
        ended = [one for one in self._running if one.poll() is not None]
        self._running = [one for one in self._running if one not in ended]
        # The file manager of Windows ends with 1 although it has shown the folder.
        return sys.platform != "win32" and any(one.returncode for one in ended)

    def _is_ours(self, path: Path) -> bool:
        return path.resolve().is_relative_to(self._ours.resolve())

    def _run(self, command: Sequence[str]) -> bool:
        import subprocess

        try:
            # A program of the system by its path, and paths below our own folder: no shell.
            started = subprocess.Popen(  # noqa: S603
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=_system_environ(os.environ),
                start_new_session=True,
            )
        except OSError:
            return False
        self._running.append(started)
        return True


def _system_environ(environ: Mapping[str, str]) -> dict[str, str]:
    """The environment without the libraries of a school build, which PyInstaller puts in front."""
    mine = {**environ}
    if "LD_LIBRARY_PATH_ORIG" in mine:
        mine["LD_LIBRARY_PATH"] = mine.pop("LD_LIBRARY_PATH_ORIG")
    return mine
