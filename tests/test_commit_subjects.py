"""Commit subjects: ``area: imperative summary``, at most 72 characters."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commit_subjects import fault, main


@pytest.mark.parametrize(
    "subject",
    [
        "store: reopen the journal after the disk returns",
        "ai/lab: name probability tables after their weight row",
        "art: use the name of Schrödinger",
        f"store: {'a' * 65}",
        "Merge branch 'main' into docs",
        "Merge pull request #7 from somebody/branch",
    ],
)
def test_a_subject_that_follows_the_rule(subject: str) -> None:
    assert fault(subject) == ""


@pytest.mark.parametrize(
    ("subject", "part"),
    [
        (f"store: {'a' * 66}", "73 characters"),
        ("A slider that is moved by a key is read aloud", "form"),
        ("Store: reopen the journal", "form"),
        ("store:reopen the journal", "form"),
        ("store, tests: reopen the journal", "form"),
        ("Merge the last steps of the opponents", "form"),
        ("store: reopened the journal", "imperative"),
        ("store: the journal reopens", "imperative"),
        ("store: reopen the journal; count moves", "semicolon"),
        ("store: reopen the journal.", "full stop"),
        ("", "form"),
    ],
)
def test_a_subject_that_breaks_the_rule(subject: str, part: str) -> None:
    assert part in fault(subject)


def test_the_hook_checks_the_first_line_of_a_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text("store: reopen the journal\n\nNo rule for the body.\n", encoding="utf-8")
    assert main([str(message)]) == 0
    message.write_text("Reopen the journal\n", encoding="utf-8")
    assert main([str(message)]) == 1
    assert "'Reopen the journal' is not of the form" in capsys.readouterr().out
