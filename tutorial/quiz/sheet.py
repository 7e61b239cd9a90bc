"""The answers of a class as a table (CSV) for spreadsheets, and back again, strictly.

A line for each answer. What a file gets wrong is said in one sentence with its line.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, get_args

from game.core.particles import BY_KEY, PARTICLES, Family
from tutorial.items.bank import Form
from tutorial.quiz.learner import Learner, Moment, QuizAnswer, Round, is_right, items, unfit

# --- codes ----------------------------------------------------------------------------------------
# A learner's code: four particles that the learner chooses and remembers, instead of a name.


SYMBOLS: Final = tuple(
    particle.key
    for particle in PARTICLES
    if not particle.is_anti and (particle.family is not Family.BOSON or particle.charge == 0)
)
"""Sixteen keys: quarks, leptons, and the bosons without charge, which no sign tells apart."""
LENGTH = 4
"""Of a code: one of 65,536, so two in a class of thirty agree by chance in one class of 150."""
LONGEST: Final = LENGTH * (max(map(len, SYMBOLS)) + 1) - 1
"""Letters of a code as it is written."""
LONGEST_GROUP = 30
"""Letters of a teacher's name for a group."""
CUTTING: Final = ";|\uff1b\uff5c\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b"
"""Separators of cells, and the full-width and small forms of the signs that begin a formula."""


def written(symbols: Sequence[str]) -> str:
    """A code as it is kept: ``up photon tau up``."""
    return " ".join(symbols)


def symbols(code: str) -> tuple[int, ...]:
    """The particles of a code, by id. Raises ValueError for what is none."""
    if not is_code(code):
        raise ValueError(f"{code[:60]!r} is not a code of {LENGTH} particles")
    return tuple(BY_KEY[name].id for name in code.split(" "))


def is_code(text: str) -> bool:
    """True if a text is a code as `written` makes it."""
    names = text.split(" ")
    return len(names) == LENGTH and all(name in SYMBOLS for name in names)


def group_name(typed: str) -> str:
    """A group's name as it is kept: one line that no spreadsheet takes for a formula.

    A spreadsheet may begin a new cell at a semicolon or a bar, so the name has none; and the
    spreadsheets of some languages read full-width signs like the plain ones.
    """
    return earlier_group_name("".join(" " if c in CUTTING else c for c in typed))


def earlier_group_name(typed: str) -> str:
    """A group's name as it was kept before bars and semicolons were left out.

    Such names are still read, and then cleaned by `group_name`.
    """
    seen = " ".join("".join(c if c.isprintable() else " " for c in typed).split())
    return seen.lstrip("=+-@\u2212 ")[:LONGEST_GROUP].strip()


# --- sheet ----------------------------------------------------------------------------------------


FORMAT: Final = "2"
"""In each line. 1 was the table of the earlier quiz: a line for each learner."""
COLUMNS: Final = (
    "format",
    "computer",
    "group",
    "code",
    "topic",
    "moment",
    "form",
    "day",
    "law",
    "answer",
    "reason",
    "right",
)
MOST_LINES = 300_000
"""Of a file: a thousand learners who did every round would have 208,000."""
MOST_ROUNDS: Final = 40_000
"""Of a file: those learners made 26,000."""
LONGEST_LINE: Final = 2_000
"""Letters of a line; ours have some hundred."""
COMPUTER: Final = re.compile(r"[0-9a-f]{8}")
MARK: Final = "\ufeff"
"""Begins a file that a spreadsheet has saved."""


class BadSheet(ValueError):
    """A table that cannot be taken for the answers of a class; the message says where and why."""


class SheetLine(NamedTuple):
    """A line of the table, by its columns."""

    format: str
    computer: str
    group: str
    code: str
    topic: str
    moment: str
    form: str
    day: str
    law: str
    answer: str
    reason: str
    right: str


class KeptRow(NamedTuple):
    """A round in a file: whose it is, and on which computer it was made."""

    computer: str
    group: str
    code: str
    round: Round


def kept_rounds(learners: Iterable[Learner], computer: str) -> list[KeptRow]:
    """All rounds of learners of this computer."""
    return [KeptRow(computer, who.group, who.code, each) for who in learners for each in who.rounds]


def table(rounds: Iterable[KeptRow]) -> str:
    """As CSV, in the order of groups, codes, topics and moments."""
    sheet = io.StringIO()
    rows = csv.writer(sheet, lineterminator="\n")
    rows.writerow(COLUMNS)
    ordered = sorted(rounds, key=lambda each: (*each[1:3], each.round.topic, each.round.day))
    for kept in ordered:
        rows.writerows(_lines(kept))
    return sheet.getvalue()


def _lines(kept: KeptRow) -> Iterator[SheetLine]:
    finished = kept.round
    for item in items(finished.topic, finished.form):
        answer = finished.answers[item.law]
        right = str(int(is_right(item, answer)))
        yield SheetLine(
            FORMAT,
            kept.computer,
            group_name(kept.group),
            kept.code,
            finished.topic,
            finished.moment,
            finished.form,
            finished.day,
            item.law,
            answer.choice,
            answer.reason,
            right,
        )


def parse(text: str) -> list[KeptRow]:
    """The rounds of a table, as `table` or a spreadsheet wrote it. Raises BadSheet."""
    text = text.removeprefix(MARK)
    head = next(_short([text.partition("\n")[0]])).strip()
    cut = ";" if ";" in head else "\t" if "\t" in head else ","
    if tuple(name.strip('"') for name in head.split(cut)) != COLUMNS:
        raise BadSheet(f"line 1: the columns are not {', '.join(COLUMNS)}")
    grouped: dict[tuple[str, ...], dict[str, tuple[int, SheetLine]]] = {}
    for number, line in _read(text, cut):
        answers = grouped.setdefault(line[1:8], {})
        if len(grouped) > MOST_ROUNDS:
            raise BadSheet(f"line {number}: more than {MOST_ROUNDS} rounds are no class")
        if line.law in answers:
            raise BadSheet(f"line {number}: {line.law} is answered twice in one round")
        answers[line.law] = number, line
    return [_kept(answers) for answers in grouped.values()]


def _read(text: str, cut: str) -> Iterator[tuple[int, SheetLine]]:
    rows = csv.reader(_short(io.StringIO(text)), delimiter=cut, strict=True)
    try:
        next(rows)
        for row in rows:
            number = rows.line_num
            if number > MOST_LINES:
                raise BadSheet(
                    f"line {number}: more than {MOST_LINES} lines are too many for a class"
                )
            if not any(row):
                continue
            if len(row) != len(COLUMNS):
                raise BadSheet(f"line {number}: {len(row)} fields instead of {len(COLUMNS)}")
            yield number, _believed(number, SheetLine(*row))
    except csv.Error as error:
        raise BadSheet(f"line {rows.line_num}: {error}") from None


def _short(lines: Iterable[str]) -> Iterator[str]:
    """The same lines: one of endless commas would become a million fields."""
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadSheet(f"line {number}: it has {len(line)} letters, more than {LONGEST_LINE}")
        yield line


def _believed(number: int, line: SheetLine) -> SheetLine:
    """The same line, if each field may be what it is."""
    is_group = line.group == earlier_group_name(line.group)
    faults = (
        (line.format == FORMAT, f"the format is {line.format[:20]!r} in place of {FORMAT}"),
        (COMPUTER.fullmatch(line.computer), f"{line.computer[:20]!r} names no computer"),
        (is_group, f"{line.group[:40]!r} is no name of a group"),
        (is_code(line.code), f"{line.code[:40]!r} is not a code of four particles"),
        (line.moment in get_args(Moment), f"{line.moment[:20]!r} is not before or after"),
        (line.form in get_args(Form), f"{line.form[:20]!r} is not a or b"),
    )
    for fine, fault in faults:
        if not fine:
            raise BadSheet(f"line {number}: {fault}")
    return line


def _kept(answers: dict[str, tuple[int, SheetLine]]) -> KeptRow:
    number, line = next(iter(answers.values()))
    moment: Moment = "before" if line.moment == "before" else "after"
    form: Form = "a" if line.form == "a" else "b"
    chosen = {law: QuizAnswer(each.answer, each.reason) for law, (_, each) in answers.items()}
    finished = Round(line.topic, moment, form, line.day, chosen)
    fault = unfit(finished)
    if fault:
        raise BadSheet(f"line {number}: {fault}; another version of the items, or a changed file")
    for item, right in finished.judged():
        at, each = answers[item.law]
        if each.right != str(int(right)):
            raise BadSheet(
                f"line {at}: right is {each.right[:20]!r}, but by the items {int(right)}"
            )
    return KeptRow(line.computer, group_name(line.group), line.code, finished)


def merged(files: Sequence[tuple[str, Sequence[KeptRow]]]) -> list[KeptRow]:
    """The rounds of several files, each once. Raises BadSheet for what does not fit together.

    ``files``: names and rounds. A round that is the same in two files was saved twice.
    """
    all_rounds: dict[tuple[str, str, str, str], tuple[str, KeptRow]] = {}
    clashes = []
    for name, rounds in files:
        for each in rounds:
            key = each.group, each.code, each.round.topic, each.round.moment
            before = all_rounds.setdefault(key, (name, each))
            if before[1] != each:
                clashes.append(_clash(before, (name, each)))
    if clashes:
        raise BadSheet("\n".join(clashes))
    return [each for _, each in all_rounds.values()]


def _clash(one: tuple[str, KeptRow], two: tuple[str, KeptRow]) -> str:
    (first, kept), (second, again) = one, two
    whose = f"the learner {kept.code} of {kept.group or 'no group'}"
    what = f"{kept.round.moment} {kept.round.topic}"
    if kept.computer == again.computer:
        return f"{whose}, {what}: {first} and {second} are of one computer, yet the answers differ"
    return (
        f"{whose}, {what}: answered both in {first} and in {second}; two learners with one code? "
        "Give one of them another code in one file (a word of the code in all of its lines)"
    )


def learners(rounds: Iterable[KeptRow]) -> list[Learner]:
    """Learners who did these rounds, in the order of groups and codes."""
    by_learner: dict[tuple[str, str], list[Round]] = {}
    for each in rounds:
        by_learner.setdefault((each.group, each.code), []).append(each.round)
    return [
        Learner(group, code, tuple(by_learner[group, code])) for group, code in sorted(by_learner)
    ]
