"""The loader of scenario files: titles, and below each its setup, moves and expectations.

::

    ruling 7: a player adds clubs after seeing the die
      setup   hands ccc - - -; particles 100000
      moves   neutralize [1]; club; club
      expect  die 3; limits 6 6 6 6

A section lasts until the next section or title. Items are separated by ``;`` or a new line, and
their first word names the fact. A line whose first sign is ``#`` is a comment.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

FOLDER = Path(__file__).parent

Section = Literal["setup", "moves", "expect"]
SECTIONS: tuple[Section, ...] = get_args(Section)


class Step(NamedTuple):
    """One section of a scenario."""

    section: Section
    items: tuple[str, ...]
    line: int
    """The first line in the file, from 1."""


class Scenario(NamedTuple):
    """A titled row of steps. The first is a setup; a later setup begins another position."""

    file: Path
    title: str
    steps: tuple[Step, ...]

    @property
    def game(self) -> str:
        """The folder of the file."""
        return self.file.parent.name


class Malformed(ValueError):
    """A scenario that cannot be read, with its file and line."""


def scenarios(folder: Path = FOLDER) -> list[Scenario]:
    """All scenarios of all files, in order."""
    return [found for path in sorted(folder.glob("*/*.txt")) for found in read(path)]


def read(path: Path) -> Iterator[Scenario]:
    """The scenarios of a file. Raises Malformed with the line that cannot be read."""
    title, steps = "", list[Step]()
    for number, row in enumerate(path.read_text("utf-8").splitlines(), 1):
        line = row.rstrip()
        if not line or line.lstrip().startswith("#"):
            continue
        if not line.startswith(" "):
            if title:
                yield _checked(path, title, steps)
            title, steps = line, []
            continue
        word, _, rest = line.strip().partition(" ")
        if not title:
            raise Malformed(f"{path.name}, line {number}: a title comes first")
        if word in SECTIONS:
            steps.append(Step(word, _items(rest), number))
        elif steps:
            steps[-1] = _continued(steps[-1], line)
        else:
            raise Malformed(f"{path.name}, line {number}: {word!r} is none of {SECTIONS}")
    if title:
        yield _checked(path, title, steps)


def _items(text: str) -> tuple[str, ...]:
    return tuple(" ".join(item.split()) for item in text.split(";") if item.strip())


def _continued(step: Step, line: str) -> Step:
    """The step with another line: a list goes on behind a comma, else new items begin."""
    *before, last = step.items
    if last.endswith(","):
        return step._replace(items=(*before, *_items(f"{last} {line}")))
    return step._replace(items=step.items + _items(line))


def _checked(path: Path, title: str, steps: list[Step]) -> Scenario:
    if not steps or steps[0].section != "setup":
        raise Malformed(f"{path.name}: {title!r} does not begin with a setup")
    if steps[-1].section != "expect":
        raise Malformed(f"{path.name}: {title!r} does not end with what is expected")
    return Scenario(path, title, tuple(steps))


def listed(text: str) -> list[str]:
    """The things of a list with commas: ``"blue up, red W"``; ``-`` is an empty list."""
    return [] if text in ("", "-") else [part.strip() for part in text.split(",")]


def written(value: Any) -> str:
    """A fact of a state as scenarios write it: numbers in a row, True as ``yes``."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:g}"
    if isinstance(value, (list, tuple)):
        return " ".join(map(written, value)) or "-"
    return str(value)
