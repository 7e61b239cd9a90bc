"""`results merge` puts the tables of several computers together, and refuses in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.commands.arguments import main, parse
from game.commands.results import run
from game.core.phrase import figure
from game.files.exits import FINE, REFUSED, Stop
from game.scenes.handouts.class_papers import report
from game.scenes.handouts.papers import named
from game.scenes.handouts.printing import PaperRow
from game.scenes.quiz.teacher_tables import signed
from game.words.text import Text
from tests.layout import LANGUAGES
from tests.tutorial.quiz.pupils import TOPIC, Teaching, school_class
from tutorial.quiz import sheet
from tutorial.quiz.figures import class_figures
from tutorial.quiz.learner import Learner

CLASS = sorted(school_class(Teaching(), 24, "merge"), key=lambda who: who.code)


def saved(folder: Path, name: str, members: list[Learner], computer: str) -> str:
    path = folder / name
    path.write_text(sheet.table(sheet.kept_rounds(members, computer)), encoding="utf-8")
    return str(path)


def merge(folder: Path, *files: str, force: bool = False) -> int:
    words = ["results", "merge", *files, "--out", str(folder / "all.csv")]
    return run(parse([*words, "--force"] if force else words))


def test_two_computers_make_one_class(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = saved(tmp_path, "one.csv", CLASS[:10], "0123abcd")
    two = saved(tmp_path, "two.csv", CLASS[10:], "89ab4567")
    assert merge(tmp_path, one, two) == FINE
    whole = (tmp_path / "all.csv").read_text(encoding="utf-8")
    assert sheet.learners(sheet.parse(whole)) == CLASS
    printed = capsys.readouterr().out
    assert "48 rounds of 24 learners" in printed
    assert f"{TOPIC}: 24 learners with both rounds" in printed
    assert "gain 0." in printed
    assert "may be chance" not in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_also_a_page_in_the_language_of_the_reader(
    tmp_path: Path, language: str
) -> None:
    one = saved(tmp_path, "one.csv", CLASS, "0123abcd")
    page = tmp_path / "page.pdf"
    words = ["results", "merge", one, "--out", str(tmp_path / "all.csv")]
    assert run(parse([*words, "--report", str(page), "--lang", language])) == FINE
    assert f"/Lang ({language})".encode() in page.read_bytes()
    rows = [block for block in report(CLASS) if isinstance(block, PaperRow)]
    text = Text(language)
    lesson, many, means, gain, later = map(text.say, rows[1].cells)
    figures = class_figures(CLASS, TOPIC)
    assert lesson == text.say(named(TOPIC))
    assert many == "24"
    assert text.say(figure(f"{figures.mean_after:.1f}")) in means
    assert figures.interval is not None
    for number in (figures.gain, *figures.interval):
        assert text.say(signed(number or 0.0)) in gain
    assert later == "\u2013", "nobody took the round a week later"


def test_groups_and_days_that_are_unclear_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = saved(tmp_path, "one.csv", CLASS[:10], "0123abcd")
    capitals = [replace(who, group="7B") for who in CLASS[10:]]
    two = Path(saved(tmp_path, "two.csv", capitals, "89ab4567"))
    two.write_text(two.read_text("utf-8").replace("2026-01-31", "03/04/2026"), "utf-8")
    with pytest.raises(Stop, match="--days day-first or --days month-first"):
        merge(tmp_path, one, str(two))
    words = ["results", "merge", one, str(two), "--out", str(tmp_path / "all.csv")]
    assert run(parse([*words, "--days", "day-first"])) == FINE
    assert "Is 7B or 7b one group?" in capsys.readouterr().out
    assert run(parse([*words, "--days", "day-first", "--one-group", "--force"])) == FINE
    rounds = sheet.parse((tmp_path / "all.csv").read_text("utf-8"))
    assert {row.group for row in rounds} == {"7B"}, "more learners wrote it so"
    assert {row.round.day for row in rounds} == {"2026-01-31", "2026-04-03"}


def test_a_small_class_is_warned_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = saved(tmp_path, "one.csv", CLASS[:3], "0123abcd")
    half = saved(
        tmp_path,
        "half.csv",
        [replace(CLASS[5], rounds=CLASS[5].rounds[:1], group="8a")],
        "0123abcd",
    )
    assert merge(tmp_path, one, half) == FINE
    printed = capsys.readouterr().out
    assert "with fewer than 20 this may be chance" in printed
    assert "8a:\n  particle_builder_5: 1 learners, nobody with both rounds" in printed


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "line 1: the columns"),
        (b"\xff\xfe", "not UTF-8 text"),
        (b"day,group,before,after\n", "line 1: the columns"),
        (b"\x00" * 100, "line 1: the columns"),
    ],
)
def test_what_is_no_table_is_refused_by_name(tmp_path: Path, content: bytes, why: str) -> None:
    (tmp_path / "strange.csv").write_bytes(content)
    with pytest.raises(Stop, match=why) as refused:
        merge(tmp_path, str(tmp_path / "strange.csv"))
    assert refused.value.code == REFUSED
    assert "strange.csv" in str(refused.value)
    assert not (tmp_path / "all.csv").exists()


def test_files_that_do_not_fit_together_leave_nothing_behind(tmp_path: Path) -> None:
    one = saved(tmp_path, "one.csv", CLASS[:1], "0123abcd")
    other = replace(CLASS[1], code=CLASS[0].code)
    two = saved(tmp_path, "two.csv", [other], "89ab4567")
    with pytest.raises(Stop, match=r"do not belong together:\n.*two learners with one code"):
        merge(tmp_path, one, two)
    assert not (tmp_path / "all.csv").exists()


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    one = saved(tmp_path, "one.csv", CLASS[:1], "0123abcd")
    (tmp_path / "all.csv").write_text("mine", encoding="utf-8")
    with pytest.raises(Stop, match="--force"):
        merge(tmp_path, one)
    assert (tmp_path / "all.csv").read_text(encoding="utf-8") == "mine"
    assert merge(tmp_path, one, force=True) == FINE
    with pytest.raises(Stop, match="cannot be used: No such file"):
        merge(tmp_path, str(tmp_path / "none.csv"), force=True)
    with pytest.raises(Stop, match="cannot be used: it is not a regular file"):
        merge(tmp_path, str(tmp_path), force=True)


def test_the_command_line_gives_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["results", "merge", str(tmp_path / "none.csv"), "--out", str(tmp_path / "all.csv")]
    assert main(words) == REFUSED
    assert capsys.readouterr().err.count("\n") == 1
