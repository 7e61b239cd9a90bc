"""The table of all answers: whole, safe in spreadsheets, read back strictly, put together."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest

from game.progress import earlier_quiz
from tests.some import some
from tests.tutorial.quiz.pupils import TOPIC, Teaching, school_class
from tutorial.quiz.learner import QuizAnswer
from tutorial.quiz.sheet import (
    ADDED,
    COLUMNS,
    BadSheet,
    KeptRow,
    UnclearDays,
    group_name,
    kept_rounds,
    learners,
    merged,
    parse,
    spellings,
    table,
    with_one_spelling,
)

HERE, THERE = "0123abcd", "89ab4567"
CLASS = sorted(school_class(Teaching(), 6, "sheet"), key=lambda who: who.code)
ROUNDS = kept_rounds(CLASS, HERE)
TEXT = table(ROUNDS)


def test_every_answer_has_a_line() -> None:
    rows = list(csv.DictReader(io.StringIO(TEXT)))
    assert len(rows) == 6 * 2 * 12
    first = rows[0]
    assert tuple(first) == COLUMNS
    assert first["code"] == CLASS[0].code
    given = CLASS[0].rounds[0].answers[first["law"]]
    assert (first["answer"], first["reason"]) == given


def test_what_was_written_is_read() -> None:
    assert learners(parse(TEXT)) == CLASS
    assert table(parse(TEXT)) == TEXT


DOOR = "=cmd|'/c calc'!A0"
NAMES = (
    *("=1", "+1", "-1", "@SUM(1)", "\u22121", "\t=1", "\r=1", "\n=1", " =1", "==+1"),
    *("\uff1d1", "\uff0b1", "\uff0d1", "\uff201"),
    *(f"a{cut}{DOOR}{cut}b" for cut in ";|,\t"),
    *(f'a"{cut}{DOOR}' for cut in ";|,"),
    *(
        f"a; {DOOR}",
        f"a {DOOR}",
        "7b +1",
        "7b - @1",
        "a, =1",
        "a\u00a0=1",
        "a =+ -=1",
        "a - -",
        "a -",
    ),
)
"""Names of groups that begin a formula in some cell of some spreadsheet."""


@pytest.mark.parametrize("cut", [",", ";", "\t", "|", " "])
@pytest.mark.parametrize("name", NAMES)
def test_no_cell_is_a_formula_wherever_a_spreadsheet_cuts(name: str, cut: str) -> None:
    earlier = [earlier_quiz.RoundScores("2025-01-01", name, (1,) * 8, (0,) * 8)]
    texts = [table([ROUNDS[0]._replace(group=name)]), earlier_quiz.table(earlier)]
    texts.append(table([ROUNDS[0]._replace(group=group_name(name))]))
    for text in texts:
        for row in some(csv.reader(io.StringIO(text), delimiter=cut)):
            for cell in row:
                begins = cell.strip()[:1]
                assert begins not in set("=+@\u2212\uff1d\uff0b\uff0d\uff20"), row
                rest = cell.strip()[1:].split(",")[0]
                assert begins != "-" or rest.isdecimal() or cell == "-", row


@pytest.mark.parametrize("name", ["7b", "7b - Monday", "A-Team", "3\u00e8me \u00e9t\u00e9", "1+1"])
def test_plain_names_of_groups_stay(name: str) -> None:
    assert group_name(name) == name


@pytest.mark.parametrize("name", NAMES)
def test_a_clean_name_stays_clean(name: str) -> None:
    assert group_name(group_name(name)) == group_name(name)


def test_a_group_with_a_bar_of_an_earlier_version_is_read_and_cleaned() -> None:
    assert {each.group for each in parse(TEXT.replace(",7b,", ",7b;north,"))} == {"7b north"}


@pytest.mark.parametrize("cut", [";", "\t"])
def test_a_file_that_a_spreadsheet_saved_is_read(cut: str) -> None:
    saved = io.StringIO()
    writer = csv.writer(saved, delimiter=cut, quoting=csv.QUOTE_ALL)
    writer.writerows(csv.reader(io.StringIO(TEXT)))
    assert learners(parse("\ufeff" + saved.getvalue() + "\r\n")) == CLASS


LINE = TEXT.splitlines()[1].split(",")
RIGHT = next(line for line in TEXT.splitlines() if line.endswith(",1,"))
FAULTS = {
    "columns of something else": ("format,", "number,", "line 1: the columns"),
    "another format": ("3," + HERE, "4," + HERE, "line 2: the format is '4'"),
    "a computer that is none": (HERE, "my laptop", "names no computer"),
    "a name in place of a code": (LINE[3], "Ada Lovelace", "'Ada Lovelace' is not a code"),
    "a formula": (",7b,", ",=7b,", "no name of a group"),
    "a moment that is none": (",before,", ",during,", "'during' is not before, after or later"),
    "a form that is none": (f",{LINE[6]},{LINE[7]}", f",c,{LINE[7]}", "'c' is not a or b"),
    "a day that is none": ("2026-01-31", "2026-02-30", "no day such as"),
    "a time that is none": (",09:15,", ",quarter past nine,", "no time such as"),
    "a lesson in no state": (",new,", ",slept through,", "no state of a lesson"),
    "an item that is none": (f",{LINE[10]},{LINE[11]},", f",{LINE[10]},d,", "'d' is not"),
    "a time of an answer that is none": (",9500,", ",quick,", "no time of an answer"),
    "another lesson": (TOPIC, "history", "no items about 'history'"),
    "a law of another version": ("charge_adds", "charge_grows", "another version"),
    "a changed mark": (RIGHT, RIGHT[:-3] + ",0,", "right is '0', but by the items 1"),
    "a field too many": (RIGHT, RIGHT + ",", "18 fields instead of 17"),
    "an open quote": (",7b,", ',"7b,', "line"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_named_with_its_line(name: str) -> None:
    before, after, why = FAULTS[name]
    assert before in TEXT
    with pytest.raises(BadSheet, match=why) as refused:
        parse(TEXT.replace(before, after, 1))
    assert str(refused.value).startswith("line ")


def test_a_table_of_the_format_before_is_read() -> None:
    rows = [row for row in csv.DictReader(io.StringIO(TEXT)) if row["item"] != "c"]
    old = [name for name in COLUMNS if name not in ADDED]
    lines = [",".join({**row, "format": "2"}[name] for name in old) for row in rows]
    read = learners(parse("\n".join([",".join(old), *lines])))
    forgotten = [
        replace(
            who,
            rounds=tuple(
                replace(
                    each,
                    time="",
                    lesson="",
                    seconds={},
                    answers={
                        slot: given
                        for slot, given in each.answers.items()
                        if not slot.endswith(":c")
                    },
                )
                for each in who.rounds
            ),
        )
        for who in CLASS
    ]
    assert read == forgotten


@pytest.mark.parametrize(
    ("day", "time"),
    [
        ("31.01.2026", "09:15:00"),
        ("31/01/2026", "9:15"),
        ("1/31/2026", "9:15:00 AM"),
        ("31.1.26", "09:15"),
        ("2026/1/31", "9:15 am"),
        ("31. 1. 2026", "9:15"),
    ],
)
def test_days_and_times_as_spreadsheets_write_them_are_read(day: str, time: str) -> None:
    assert parse(TEXT.replace("2026-01-31", day).replace("09:15", time)) == ROUNDS


def test_a_day_that_may_be_two_is_asked_about() -> None:
    text = TEXT.replace("2026-01-31", "03/04/2026")
    with pytest.raises(UnclearDays, match=r"'03/04/2026' may be two days"):
        parse(text)
    assert {each.round.day for each in parse(text, "day first")} == {"2026-04-03"}
    assert {each.round.day for each in parse(text, "month first")} == {"2026-03-04"}
    lines = text.splitlines(keepends=True)
    lines[40] = lines[40].replace("03/04/2026", "03/25/2026")
    with pytest.raises(BadSheet, match="asks also"):
        parse("".join(lines))  # the month is known now; one line of the round has another day
    assert parse(TEXT.replace("2026-01-31", "04/04/2026")), "both are the same day"


def test_a_computer_that_a_spreadsheet_took_for_a_number_is_known_again() -> None:
    zeros = TEXT.replace(HERE, "00012345")
    assert parse(zeros.replace("00012345", "12345")) == parse(zeros)
    rounded = TEXT.replace(HERE, "1,2E+48")
    [name] = {each.computer for each in parse(TEXT.replace(HERE, "1.2E+48"))}
    assert len(name) == 8
    assert len({each.computer for each in parse(rounded.replace(",2E", ".2E"))}) == 1


def test_groups_that_differ_by_capitals_are_found_and_made_one() -> None:
    [other, *rest] = [row._replace(group="7B ") for row in ROUNDS[:3]]
    rounds = [other, *rest, *ROUNDS[3:]]
    assert spellings(rounds) == [("7B ", "7b")]
    assert {row.group for row in with_one_spelling(rounds)} == {"7b"}, "the more frequent name"
    assert spellings(ROUNDS) == []
    apart = [*ROUNDS, ROUNDS[0]._replace(group="7c")]
    assert with_one_spelling(apart) == apart


def test_a_round_that_was_clicked_through_is_marked_in_the_table() -> None:
    quick = replace(CLASS[0].rounds[0], seconds=dict.fromkeys(CLASS[0].rounds[0].answers, 0.8))
    text = table(kept_rounds([replace(CLASS[0], rounds=(quick,))], HERE))
    assert all(line.endswith(",fast") for line in text.splitlines()[1:])
    assert learners(parse(text))[0].rounds[0].flags(CLASS[0].code) == {"fast"}


def test_a_line_that_is_missing_or_twice_is_named() -> None:
    lines = TEXT.splitlines(keepends=True)
    with pytest.raises(BadSheet, match=r"asks also"):
        parse("".join([*lines[:3], *lines[4:]]))
    with pytest.raises(BadSheet, match=r"line 4: .* answered twice"):
        parse("".join([*lines[:3], lines[2], *lines[3:]]))


@pytest.mark.parametrize("line", ["," * 3_000_000, '"' * 100_000, "x" * 2_001])
def test_a_line_without_end_is_refused_at_once(line: str) -> None:
    with pytest.raises(BadSheet, match="line 2: it has"):
        parse(f"{TEXT.splitlines()[0]}\n{line}\n")
    with pytest.raises(BadSheet, match="line 1: it has"):
        parse(line)


def test_more_rounds_than_any_school_has_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutorial.quiz.sheet.MOST_ROUNDS", 11)
    with pytest.raises(BadSheet, match="more than 11 rounds"):
        parse(TEXT)


def test_an_empty_class_is_a_head_line() -> None:
    assert parse(table([])) == []
    with pytest.raises(BadSheet, match="line 1"):
        parse("")


def test_files_of_two_computers_go_together() -> None:
    first, rest = kept_rounds(CLASS[:2], HERE), kept_rounds(CLASS[2:], THERE)
    assert learners(merged([("a.csv", first), ("b.csv", rest)])) == CLASS


def test_a_learner_who_changed_the_computer_is_paired() -> None:
    halves = [replace(CLASS[0], rounds=(quiz_round,)) for quiz_round in CLASS[0].rounds]
    files = [("a.csv", kept_rounds(halves[:1], HERE)), ("b.csv", kept_rounds(halves[1:], THERE))]
    assert learners(merged(files)) == [CLASS[0]]


def test_a_file_that_was_saved_twice_counts_once() -> None:
    assert merged([("old.csv", ROUNDS[:4]), ("new.csv", ROUNDS)]) == ROUNDS


def changed(row: KeptRow, computer: str) -> KeptRow:
    answers = {**row.round.answers, "nucleon": QuizAnswer()}
    return row._replace(computer=computer, round=replace(row.round, answers=answers))


def test_two_learners_with_one_code_are_named() -> None:
    with pytest.raises(BadSheet, match="two learners with one code") as refused:
        merged([("a.csv", ROUNDS), ("b.csv", [changed(ROUNDS[0], THERE)])])
    for part in (CLASS[0].code, "7b", "a.csv", "b.csv", TOPIC):
        assert part in str(refused.value)


def test_a_changed_file_of_one_computer_is_named() -> None:
    with pytest.raises(BadSheet, match="of one computer, yet the answers differ"):
        merged([("a.csv", ROUNDS), ("b.csv", [changed(ROUNDS[0], HERE)])])
