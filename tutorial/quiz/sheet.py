"""The answers of a class as a table (CSV) for spreadsheets, and back again, strictly.

A line for each answer. What a file gets wrong is said in one sentence with its line.
"""

from __future__ import annotations

import csv
import hashlib
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple, get_args

from game.core.particles import BY_KEY, PARTICLES, Family
from tutorial.items.bank import FORMS
from tutorial.quiz.learner import MOMENTS, Learner, LessonState, QuizAnswer, Round, unfit

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
SIGNS: Final = "=+-@\u2212"
"""Signs that begin a formula."""
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

    A spreadsheet may begin a new cell at a semicolon or a bar, so the name has none; at a blank,
    so no word begins a formula; and the spreadsheets of some languages read full-width signs like
    the plain ones.
    """
    plain = earlier_group_name("".join(" " if c in CUTTING else c for c in typed))
    # A dash between two words is no formula: "7b - Monday".
    words = (word if word == "-" else word.lstrip(SIGNS) for word in plain.split(" "))
    return earlier_group_name(" ".join(words)).rstrip("- ")


def earlier_group_name(typed: str) -> str:
    """A group's name as it was kept before words were cleaned and bars and semicolons left out.

    Such names are still read, and then cleaned by `group_name`.
    """
    seen = " ".join("".join(c if c.isprintable() else " " for c in typed).split())
    return seen.lstrip(f"{SIGNS} ")[:LONGEST_GROUP].strip()


# --- sheet ----------------------------------------------------------------------------------------


FORMAT: Final = "3"
"""In each line. 1 was the table of the earlier quiz: a line for each learner. 2 had no time, no
state of the lesson and no seconds; it is still read."""
COLUMNS: Final = (
    "format",
    "computer",
    "group",
    "code",
    "topic",
    "moment",
    "form",
    "day",
    "time",
    "lesson",
    "law",
    "item",
    "answer",
    "reason",
    "milliseconds",
    "right",
    "flag",
)
ADDED: Final = ("time", "lesson", "item", "milliseconds", "flag")
"""Columns that format 2 did not have."""
COLUMNS_2: Final = tuple(name for name in COLUMNS if name not in ADDED)
MOST_LINES = 500_000
"""Of a file: a thousand learners who did all three rounds about each topic have 468,000."""
MOST_ROUNDS: Final = 40_000
"""Of a file: those learners made 39,000."""
LONGEST_LINE: Final = 2_000
"""Letters of a line; ours have some hundred."""
COMPUTER: Final = re.compile(r"[0-9a-f]{8}")
MARK: Final = "\ufeff"
"""Begins a file that a spreadsheet has saved."""


class BadSheet(ValueError):
    """A table that cannot be taken for the answers of a class; the message says where and why."""

    @property
    def line(self) -> int:
        """Line of the table; 0: unknown."""
        found = re.match(r"line (\d+):", str(self))
        return int(found[1]) if found else 0


class SameCode(BadSheet):
    """Two learners of two computers have one code."""

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code


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
    time: str
    lesson: str
    law: str
    item: str
    """Form of the item: a, b, or c for a transfer item."""
    answer: str
    reason: str
    milliseconds: str
    right: str
    flag: str
    """Signs that the round was clicked through, worked out again when it is read."""

    @property
    def slot(self) -> str:
        """As `Item.slot`."""
        return f"{self.law}:c" if self.item == "c" else self.law


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
    flag = " ".join(sorted(finished.flags(kept.code)))
    for item, right in finished.judged():
        answer = finished.answers[item.slot]
        seconds = finished.seconds.get(item.slot)
        yield SheetLine(
            FORMAT,
            kept.computer,
            group_name(kept.group),
            kept.code,
            finished.topic,
            finished.moment,
            finished.form,
            finished.day,
            finished.time,
            finished.lesson,
            item.law,
            item.form,
            answer.choice,
            answer.reason,
            "" if seconds is None else str(round(1000 * seconds)),
            str(int(right)),
            flag,
        )


def parse(text: str, order: DayOrder | None = None) -> list[KeptRow]:
    """The rounds of a table, as `table` or a spreadsheet wrote it. Raises BadSheet.

    ``order``: of day and month where a spreadsheet wrote the days, and no day tells it. Raises
    UnclearDays where it is needed.
    """
    text = text.removeprefix(MARK)
    head = next(_short([text.partition("\n")[0]])).strip()
    cut = ";" if ";" in head else "\t" if "\t" in head else ","
    columns = tuple(name.strip('"') for name in head.split(cut))
    if columns not in (COLUMNS, COLUMNS_2):
        raise BadSheet(f"line 1: the columns are not {', '.join(COLUMNS)}")
    lines = list(_read(text, cut, columns))
    order = order or day_order(line.day for _, line in lines)
    grouped: dict[tuple[str, ...], dict[str, tuple[int, SheetLine]]] = {}
    for number, raw in lines:
        line = _believed(number, _as_written(raw, order))
        answers = grouped.setdefault(line[1:10], {})
        if len(grouped) > MOST_ROUNDS:
            raise BadSheet(f"line {number}: more than {MOST_ROUNDS} rounds are no class")
        if line.slot in answers:
            raise BadSheet(f"line {number}: {line.slot} is answered twice in one round")
        answers[line.slot] = number, line
    return [_kept(answers) for answers in grouped.values()]


def _read(text: str, cut: str, columns: tuple[str, ...]) -> Iterator[tuple[int, SheetLine]]:
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
            if len(row) != len(columns):
                raise BadSheet(f"line {number}: {len(row)} fields instead of {len(columns)}")
            yield (
                number,
                SheetLine(**{**dict.fromkeys(COLUMNS, ""), **dict(zip(columns, row, strict=True))}),
            )
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
        (line.format in (FORMAT, "2"), f"the format is {line.format[:20]!r} in place of {FORMAT}"),
        (COMPUTER.fullmatch(line.computer), f"{line.computer[:20]!r} names no computer"),
        (is_group, f"{line.group[:40]!r} is no name of a group"),
        (is_code(line.code), f"{line.code[:40]!r} is not a code of four particles"),
        (line.moment in MOMENTS, f"{line.moment[:20]!r} is not before, after or later"),
        (line.form in FORMS, f"{line.form[:20]!r} is not a or b"),
        (line.item in ("", line.form, "c"), f"{line.item[:20]!r} is not {line.form} or c"),
        (line.lesson in get_args(LessonState), f"{line.lesson[:20]!r} is no state of a lesson"),
        (TIME.fullmatch(line.time), f"{line.time[:20]!r} is no time such as 09:15"),
        (TICKS.fullmatch(line.milliseconds), f"{line.milliseconds[:20]!r} is no time of an answer"),
    )
    for fine, fault in faults:
        if not fine:
            raise BadSheet(f"line {number}: {fault}")
    return line


# --- spreadsheets ---------------------------------------------------------------------------------
# A spreadsheet that opens and saves a table writes days, times and numbers in its own way.


DayOrder = Literal["day first", "month first"]
TIME: Final = re.compile(r"(\d\d:\d\d)?")
TICKS: Final = re.compile(r"\d{0,8}")
"""Whole milliseconds: some spreadsheets take 3.1 for a day."""
FOREIGN_DAY: Final = re.compile(r"(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4}|\d\d)")
FOREIGN_TIME: Final = re.compile(r"(\d{1,2}):(\d\d)(:\d\d)?( ?[AP]M)?", re.IGNORECASE)
ROUNDED: Final = re.compile(r"\d([.,]\d+)?E\+?\d+", re.IGNORECASE)
"""A computer such as 12e45678, taken for a number."""


class UnclearDays(BadSheet):
    """Days such as 03/04/2026: nothing in the table tells which number is the month."""

    def __init__(self, day: str) -> None:
        super().__init__(f"{day[:20]!r} may be two days; say which number is the month")
        self.day = day


def day_order(days: Iterable[str]) -> DayOrder | None:
    """Order of day and month in a table; None: its days are as we write them. Raises UnclearDays.

    A point between the numbers means that the day is first, as everywhere in Europe.
    """
    unclear = ""
    for day in days:
        if (found := FOREIGN_DAY.fullmatch(day.strip())) is None:
            continue
        first, second = int(found[1]), int(found[2])
        if "." in day or first > 12:
            return "day first"
        if second > 12:
            return "month first"
        unclear = unclear or (day if first != second else "")
    if unclear:
        raise UnclearDays(unclear)
    return None


def _as_written(line: SheetLine, order: DayOrder | None) -> SheetLine:
    """The line as `table` wrote it, before a spreadsheet changed days, times and numbers."""
    computer, day, time = line.computer.strip(), line.day.strip(), line.time.strip()
    if computer.isdecimal() and len(computer) < 8:
        computer = computer.zfill(8)  # leading zeros that got lost
    elif ROUNDED.fullmatch(computer):
        computer = hashlib.sha256(computer.encode()).hexdigest()[:8]
    if found := FOREIGN_DAY.fullmatch(day):
        first, second, year = found.groups()
        month, of_month = (first, second) if order == "month first" else (second, first)
        day = f"{'20' if len(year) == 2 else ''}{year}-{int(month):02}-{int(of_month):02}"
    elif re.fullmatch(r"\d{4}/\d{1,2}/\d{1,2}", day):
        day = "-".join(part.zfill(2) for part in day.split("/"))
    if found := FOREIGN_TIME.fullmatch(time):
        hour = int(found[1])
        if found[4]:
            hour = hour % 12 + 12 * ("p" in found[4].casefold())
        time = f"{hour:02}:{found[2]}"
    return line._replace(computer=computer, day=day, time=time)


def spellings(rounds: Iterable[KeptRow]) -> list[tuple[str, ...]]:
    """Names of groups that differ in nothing but capitals, spaces and signs between the letters."""
    names: dict[str, set[str]] = {}
    for each in rounds:
        names.setdefault(_plain(each.group), set()).add(each.group)
    return [tuple(sorted(same)) for same in names.values() if len(same) > 1]


def with_one_spelling(rounds: Sequence[KeptRow], wish: str = "") -> list[KeptRow]:
    """The same rounds; groups of `spellings` get the wished name, or that of most rounds."""
    counts = Counter(each.group for each in rounds)
    best: dict[str, str] = {}
    for name in sorted(counts, key=lambda name: (name == wish, counts[name], name)):
        best[_plain(name)] = name
    return [each._replace(group=best[_plain(each.group)]) for each in rounds]


def _plain(group: str) -> str:
    return "".join(letter for letter in group.casefold() if letter.isalnum())


def _kept(answers: dict[str, tuple[int, SheetLine]]) -> KeptRow:
    number, line = next(iter(answers.values()))
    [moment] = [each for each in MOMENTS if each == line.moment]
    [form] = [each for each in FORMS if each == line.form]
    [lesson] = [each for each in get_args(LessonState) if each == line.lesson]
    given = {slot: QuizAnswer(each.answer, each.reason) for slot, (_, each) in answers.items()}
    seconds = {
        slot: int(each.milliseconds) / 1000
        for slot, (_, each) in answers.items()
        if each.milliseconds
    }
    finished = Round(line.topic, moment, form, line.day, given, line.time, lesson, seconds)
    fault = unfit(finished)
    if fault:
        raise BadSheet(f"line {number}: {fault}; another version of the items, or a changed file")
    for item, right in finished.judged():
        at, each = answers[item.slot]
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
    clashes, code = [], ""
    for name, rounds in files:
        for each in rounds:
            key = each.group, each.code, each.round.topic, each.round.moment
            before = all_rounds.setdefault(key, (name, each))
            if before[1] != each:
                clashes.append(_clash(before, (name, each)))
                code = each.code
    if clashes:
        raise SameCode("\n".join(clashes), code)
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
