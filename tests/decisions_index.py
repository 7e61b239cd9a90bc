"""Index of the decisions: ``python -m tests.decisions_index`` writes docs/decisions/README.md."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "docs" / "decisions"
INDEX = FOLDER / "README.md"
SECTIONS = ("Context", "Decision", "Consequences")

HEAD = """\
# Decisions

Each page records one decision: its context, what was decided and what follows from it. Names of
files and modules are those of the day of the decision; some have changed since. A superseded
decision stays in the list and says which one replaced it.

To add a decision, copy the form of the newest one into `NNNN-title.md` with the next number and
run `$(python3 -m game.start.bootstrap) -m tests.decisions_index`, which writes this page.
"""


class Decision(NamedTuple):
    number: int
    title: str
    status: str
    """``accepted``, ``superseded by N`` or ``superseded in part by N``."""
    date: str
    area: str
    sections: tuple[tuple[str, str], ...]
    """Headings and texts, in the order of the page."""
    file: str


def parse(page: Path) -> Decision:
    """Raise ValueError for a page that does not have the form of a decision."""
    head = re.match(
        r"# (\d+)\. (.+)\n\n\* Status: (.+)\n\* Date: (\d{4}-\d\d-\d\d)\n\* Area: (.+)\n\n",
        text := page.read_text(encoding="utf-8"),
    )
    if head is None:
        raise ValueError(f"{page.name}: title, status, date or area is missing")
    number, title, status, date, area = head.groups()
    parts = re.split(r"^## (.+)\n", text[head.end() :], flags=re.M)[1:]
    sections = tuple(
        (name, body.strip()) for name, body in zip(parts[::2], parts[1::2], strict=True)
    )
    return Decision(int(number), title, status, date, area, sections, page.name)


def decisions() -> list[Decision]:
    return [parse(page) for page in sorted(FOLDER.glob("[0-9]*.md"))]


def file_name(number: int, title: str) -> str:
    """The file of a decision: number in four digits and the words of its title."""
    words = re.sub(r"[^a-z0-9]+", "-", re.sub(r"['*]", "", title.lower())).strip("-")
    return f"{number:04}-{words}.md"


def index(found: Sequence[Decision]) -> str:
    """The page that lists all decisions by area."""
    lines = [HEAD]
    for area in sorted({decision.area for decision in found}):
        lines += [f"## {area}\n", "| decision | date | status |", "|---|---|---|"]
        lines += [
            f"| [{d.number}. {d.title}]({d.file}) | {d.date} | {d.status} |"
            for d in found
            if d.area == area
        ]
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    INDEX.write_text(index(decisions()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
