"""The quiz results of a class: the tables of several computers put together into one."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

from game.files import exits
from game.files.atomic_files import NotOrdinary, TooLong, read_ordinary, write_whole
from game.files.terminal import foreign, tell
from tutorial.items.bank import topics
from tutorial.quiz.figures import FEW, SURE, ClassFigures, class_figures
from tutorial.quiz.learner import Learner
from tutorial.quiz.sheet import (
    BadSheet,
    DayOrder,
    KeptRow,
    UnclearDays,
    learners,
    merged,
    parse,
    spellings,
    table,
    with_one_spelling,
)

LIMIT = 40_000_000
"""Bytes of a file."""


def run(args: argparse.Namespace) -> int:
    """Read all files, refuse what does not fit, write one, tell what is in it."""
    out: Path = args.out
    order: DayOrder | None = args.days and args.days.replace("-", " ")
    files = [(foreign(path), _read(path, order)) for path in args.files]
    try:
        rounds = merged(files)
    except BadSheet as bad:
        raise exits.Stop(exits.REFUSED, f"the files do not belong together:\n{bad}") from None
    if args.one_group:
        rounds = with_one_spelling(rounds)
    write(out, table(rounds).encode("utf-8"), force=args.force)
    if args.report is not None:
        _report(args, learners(rounds))
    tell(f"{foreign(out)}: {len(rounds)} rounds of {len(learners(rounds))} learners")
    for line in report(learners(rounds)):
        tell(line)
    for names in spellings(rounds):
        tell(f"Is {' or '.join(names)} one group? Then merge again with --one-group.")
    return exits.FINE


def _report(args: argparse.Namespace, everybody: list[Learner]) -> None:
    """The figures as a PDF, in the language of its reader."""
    from game.scenes.handouts.class_papers import report as paper_of
    from game.scenes.handouts.printing import printed
    from game.words.text import Text

    text = Text(args.lang or "en")
    content = printed(paper_of(everybody), text.say, args.sheet, text.language)
    write(args.report, content, force=args.force)


def report(everybody: list[Learner]) -> Iterator[str]:
    """The figures of each group, lesson by lesson."""
    for group in sorted({who.group for who in everybody}):
        members = [who for who in everybody if who.group == group]
        yield f"{group or 'no group'}:"
        for topic in topics():
            figures = class_figures(members, topic)
            if figures.learners:
                yield f"  {topic}: {_figures(figures)}"


def _figures(figures: ClassFigures) -> str:
    many = len(figures.scores)
    if not many:
        return f"{figures.learners} learners, nobody with both rounds"
    means = f"{figures.mean_before:.1f} -> {figures.mean_after:.1f} of {figures.asked:.0f}"
    gain = "nothing left to learn" if figures.gain is None else f"gain {figures.gain:.2f}"
    if figures.interval is not None:
        gain += f" ({SURE} %: {figures.interval.low:.2f} to {figures.interval.high:.2f})"
    few = f"; with fewer than {FEW} this may be chance" if many < FEW else ""
    return f"{many} learners with both rounds, {means}, {gain}{few}"


def _read(path: Path, order: DayOrder | None) -> list[KeptRow]:
    """The rounds in a file. Raises Stop."""
    try:
        return parse(read_ordinary(path, LIMIT, follow=True).decode("utf-8"), order)
    except UnclearDays as unclear:
        why = f"{unclear}, with --days day-first or --days month-first"
    except BadSheet as bad:
        why = str(bad)
    except UnicodeDecodeError:
        why = "it is not UTF-8 text. Save the table again on the teacher's page"
    except TooLong:
        why = f"it is longer than {LIMIT // 1_000_000} MB"
    except NotOrdinary:
        why = "it is not a regular file"
    except OSError as error:
        why = error.strerror or type(error).__name__
    raise exits.Stop(exits.REFUSED, f"{foreign(path)} cannot be used: {why}")


def write(path: Path, content: bytes, *, force: bool) -> None:
    """Into a file of its own, over another one only if that is wanted. Raises Stop."""
    try:
        if os.path.lexists(path) and (path.is_symlink() or not path.is_file()):
            raise NotOrdinary(0, "this name belongs to something that is not a file")
        write_whole(path, content, over=force)
    except FileExistsError:
        why = "it is there already: name another file, or use --force"
    except OSError as error:
        why = error.strerror or type(error).__name__
    else:
        return
    raise exits.Stop(exits.REFUSED, f"{foreign(path)} was not written: {why}")
