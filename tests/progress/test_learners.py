"""Learners in the store: by group and code, with bounds; what is not understood is not lost."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.progress import earlier_quiz, learners
from game.store import Store
from tests.tutorial.quiz.pupils import TOPIC, Teaching, school_class, today
from tutorial.items.bank import PAIRS, topics
from tutorial.quiz.learner import MOST, Learner, with_missed
from tutorial.quiz.sheet import LENGTH, LONGEST, LONGEST_GROUP, SYMBOLS, written

CODE = written(["up", "photon", "tau", "up"])


def learner(seed: str = "one") -> Learner:
    [who] = school_class(Teaching(), 1, seed)
    return who.with_due(with_missed((), who.rounds[1], today()))


def test_a_learner_is_kept_as_it_was(tmp_path: Path) -> None:
    who = learner()
    with Store.open(tmp_path) as store:
        learners.keep(store, who)
    with Store.open(tmp_path) as store:
        assert learners.learner(store, "7b", who.code) == who
        assert learners.learner(store, "8a", who.code) is None
        assert learners.learners(store) == ([who], 0)


def test_a_learner_of_a_group_with_a_bar_goes_on_under_the_cleaned_name(tmp_path: Path) -> None:
    """Names had bars and semicolons once; nothing that was kept then is lost."""
    who = learner()
    old = learners.text(replace(who, group="7b;north"))
    with Store.open(tmp_path) as store:
        store.set_progress(f"{learners.PREFIX}7b;north:{who.code}", old)
        store.set_progress(learners.GROUP, "7b;north")
        assert learners.group(store) == "7b north"
        again = replace(who, group="7b north")
        assert learners.learner(store, "7b north", who.code) == again
        learners.keep(store, again)
        assert learners.learners(store) == ([again], 0), "one learner, not two"


def test_a_learner_with_the_longest_code_and_group_is_found_again(tmp_path: Path) -> None:
    code = written([max(SYMBOLS, key=len)] * LENGTH)
    assert len(code) == LONGEST
    with Store.open(tmp_path) as store:
        learners.begin(store, "g" * LONGEST_GROUP, code)
    with Store.open(tmp_path) as store:
        assert learners.learner(store, "g" * LONGEST_GROUP, code) is not None
        assert len(learners.learners(store)[0]) == 1


def test_all_rounds_of_a_learner_fit_into_an_entry() -> None:
    who = learner()
    every = Learner(
        who.group, who.code, tuple((*who.rounds, who.rounds[0]) * len(topics())), who.due * MOST
    )
    assert len(learners.text(every)) < 64_000
    assert 3 * len(topics()) <= learners.MOST_ROUNDS
    assert PAIRS * len(topics()) > MOST, "so what comes back has a bound of its own"


@pytest.mark.parametrize(
    "damaged",
    ["", "{", "[1]", "null", '{"format": 2}', "[" * 40, '{"format": 3}', '"\ud800"'],
)
def test_a_damaged_entry_is_left_out(tmp_path: Path, damaged: str) -> None:
    with Store.open(tmp_path) as store:
        store.set_progress(f"{learners.PREFIX}7b:x", damaged.encode("utf-8", "replace").decode())
        assert learners.learners(store) == ([], 0)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 3),
        ("format", True),
        ("code", "up up up"),
        ("code", "up up up w-plus"),
        ("code", 'up up up "<script>'),
        ("group", "=SUM(A1)"),
        ("group", "x" * 31),
        ("rounds", {}),
        ("due", [{"topic": TOPIC, "law": "partner", "form": "c", "day": "", "times": 0}]),
        ("due", [{"topic": TOPIC, "law": "partner", "form": "a", "day": "", "times": 10}]),
    ],
)
def test_an_entry_with_nonsense_in_it_is_left_out(field: str, value: object) -> None:
    good = json.loads(learners.text(learner()))
    assert learners.parse(json.dumps(good)) is not None
    assert learners.parse(json.dumps({**good, field: value})) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [("topic", "history"), ("topic", "../x"), ("day", "31.1.2026"), ("answers", {})],
)
def test_a_round_of_other_items_is_left_out_alone_and_counted(field: str, value: object) -> None:
    entry = json.loads(learners.text(learner()))
    entry["rounds"][0][field] = value
    parsed = learners.parse(json.dumps(entry))
    assert parsed is not None
    assert ([each.moment for each in parsed[0].rounds], parsed[1]) == (["after"], 1)


def test_a_round_of_other_items_stays_where_it_is(tmp_path: Path) -> None:
    who = learner()
    entry = json.loads(learners.text(who))
    entry["rounds"][0]["answers"]["new_law"] = ["yes", ""]
    with Store.open(tmp_path) as store:
        key = f"{learners.PREFIX}7b:{who.code}"
        store.set_progress(key, json.dumps(entry))
        [member], left_out = learners.learners(store)
        assert left_out == 1
        learners.keep(store, member)
        assert "new_law" in (store.progress(key) or "")
        assert learners.learners(store)[1] == 1


def test_a_round_that_is_there_twice_counts_once() -> None:
    entry = json.loads(learners.text(learner()))
    entry["rounds"].append(entry["rounds"][0])
    parsed = learners.parse(json.dumps(entry))
    assert parsed is not None
    assert (len(parsed[0].rounds), parsed[1]) == (2, 1)


def test_nobody_is_dropped_for_a_new_learner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learners, "MOST", 2)
    with Store.open(tmp_path) as store:
        for first in ("up", "down"):
            learners.begin(store, "", written([first, "up", "up", "up"]))
        with pytest.raises(learners.Full):
            learners.begin(store, "", CODE)
        assert len(learners.learners(store)[0]) == 2


def test_deleting_takes_every_learner_and_leaves_the_group(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        learners.set_group(store, "7b")
        learners.begin(store, "7b", CODE)
        learners.forget_all(store)
        assert learners.learners(store) == ([], 0)
        assert learners.group(store) == "7b"


def test_a_group_is_one_line_and_no_formula(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        learners.set_group(store, " =\t@7b\n\x00 north ")
        assert learners.group(store) == "7b north"
        store.set_progress(learners.GROUP, "=1+1")
        assert learners.group(store) == "1+1"


def test_a_computer_keeps_its_digits(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        digits = learners.computer(store)
        assert learners.computer(store) == digits
        store.set_progress(learners.COMPUTER, "nonsense")
        assert learners.computer(store) not in ("nonsense", digits)


ROW = '{"day": "2026-01-01", "group": "%s", "before": %s, "after": %s}'


def test_results_of_the_earlier_quiz_are_read_and_nonsense_is_left_out() -> None:
    stored = f"[3, {ROW % ('7b', [1] * 8, [0] * 8)}, [], {ROW % ('', [True] * 7, [0] * 8)}]"
    assert earlier_quiz.parse(stored.lower())[0].group == "7b"
    assert len(earlier_quiz.parse(stored.lower())) == 1, "one had a question less"
    for nonsense in (None, "", "{", "[1]", '[{"day": 1}]', '{"a": 2}'):
        assert earlier_quiz.parse(nonsense) == []


def test_the_table_of_the_earlier_quiz_runs_nothing_in_a_spreadsheet() -> None:
    [row] = earlier_quiz.parse(f"[{ROW % ('=1', [0] * 8, [1] * 8)}]")
    lines = earlier_quiz.table([row]).splitlines()
    assert lines[1] == "2026-01-01,1,0,8," + ",".join(["1"] * 8)
