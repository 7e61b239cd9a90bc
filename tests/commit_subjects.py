"""Check of commit subjects: ``area: imperative summary``, at most 72 characters.

``python -m tests.commit_subjects`` checks the commits since `BASE` (part of ``.ci/quick``); with a
file, the message in it, as git's hook ``commit-msg`` does.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

BASE = "9f6951cde8af327f4beaa03cb3d7a8d803ec16eb"
"""The last commit whose subject may name two areas."""
LONGEST = 72
SUBJECT = re.compile(r"[a-z0-9_./-]+: [^\s].*")
MERGE = re.compile(r"Merge (?:remote-tracking )?(?:branch|branches|pull request|tag) ")
"""The beginning of a subject that git or the hosting page wrote itself."""
NOT_IMPERATIVE = re.compile(r": (?:(?!embed|feed|seed|bring)\w+(?:ed|ing)|[Tt]he|[Aa]n?) ")


def fault(subject: str) -> str:
    """The fault of a subject in a few words; empty if it follows the rule."""
    if MERGE.match(subject):
        return ""
    if len(subject) > LONGEST:
        return f"has {len(subject)} characters, at most {LONGEST} are allowed"
    if not SUBJECT.fullmatch(subject):
        return "is not of the form 'area: imperative summary'"
    if NOT_IMPERATIVE.search(subject):
        return "does not begin with a verb in the imperative, such as 'add'"
    if ";" in subject or subject.endswith("."):
        return "has a semicolon or a full stop"
    return ""


def subjects(base: str) -> list[str]:
    """Subjects since a commit, merges aside; none in a clone without it (a shallow one)."""
    command = ["git", "log", "--no-merges", "--format=%s", f"{base}..HEAD"]
    log = subprocess.run(command, capture_output=True, text=True, check=False)
    return log.stdout.splitlines() if log.returncode == 0 else []


def main(args: Sequence[str]) -> int:
    """Print each fault; return 1 if there is one."""
    written = Path(args[0]).read_text(encoding="utf-8").splitlines()[:1] if args else None
    checked = subjects(BASE) if written is None else written
    faults = [(subject, found) for subject in checked if (found := fault(subject))]
    for subject, found in faults:
        print(f"commit subject {subject!r} {found} (see CONTRIBUTING.md)")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
