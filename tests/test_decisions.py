"""The decisions: numbered without gaps, each with its reasons, and each in the index."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[1] / "game" / "DECISIONS.md").read_text(encoding="utf-8")
HEADINGS = {int(n): title for n, title in re.findall(r"^## (\d+)\. (.+)$", PAGE, re.M)}
INDEX = {
    int(n): (title, date, status)
    for n, title, date, status in re.findall(
        r"^\| [^|]+ \| (\d+)\. (.+) \| (\d{4}-\d\d-\d\d) \| (.+) \|$", PAGE, re.M
    )
}


def test_decisions_are_numbered_without_gaps() -> None:
    assert list(HEADINGS) == list(range(1, len(HEADINGS) + 1))


def test_the_index_names_every_decision_with_its_date_and_status() -> None:
    assert {n: title for n, (title, _, _) in INDEX.items()} == HEADINGS


def test_every_decision_says_what_it_costs() -> None:
    for n, text in enumerate(re.split(r"^## \d+\. .+$", PAGE, flags=re.M)[1:], 1):
        assert "Context:" in text, n
        assert "Choice:" in text, n
        assert "Cost:" in text, n
