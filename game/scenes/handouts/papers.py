"""Papers of the handouts: lesson plans, worksheets and cards for reference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from game.core.particles import BY_KEY, PARTICLES, Particle
from game.core.phrase import Phrase, figure, literal, say
from game.core.rng import Rng
from game.files.atomic_files import read_packaged
from game.games import every_lesson
from game.scenes.codex.forces import FORCES, cell, rows
from game.scenes.handouts import nuclei
from game.scenes.handouts.printing import (
    CARDS,
    Block,
    CardRow,
    Heading,
    PageBreak,
    Paper,
    PaperRow,
    PaperTitle,
    Paragraph,
    Vertices,
    WritingLines,
)
from game.scenes.quiz.asking import in_order, law_of, title_of
from tutorial.items.bank import FOLDER, ParallelItems, dashed, lesson_of, read_topic

PLANS: Final = {
    45: (("start", 4), ("before", 6), ("lesson", 15), ("after", 6), ("discussion", 14)),
    90: (
        ("start", 5),
        ("before", 8),
        ("lesson", 18),
        ("discussion", 12),
        ("lab", 17),
        ("play", 15),
        ("after", 8),
        ("end", 7),
    ),
}
"""Minutes of a plan -> its parts with their minutes; ``handout-plan-<part>`` says what it is."""
TIMES: Final = (0.14, 0.86)
LESSONS: Final = (0.35, 0.14, 0.51)


def plan(minutes: int) -> Paper:
    """Plan of a lesson: times, things to prepare, and the lessons to choose from."""
    more = sum(IN_TURNS - lasting for name, lasting in PLANS[minutes] if name in QUIZ)
    return (
        PaperTitle(say("handout-plan", minutes=minutes)),
        Paragraph(say("handout-plan-what", more=more)),
        Heading(say("handout-plan-before-it")),
        *(Paragraph(say(f"handout-plan-prepare-{n}")) for n in range(1, 5)),
        Heading(say("handout-plan-parts")),
        *_parts(minutes),
        Heading(say("handout-plan-lessons")),
        *_lessons(),
        Paragraph(say("handout-plan-minutes-note"), quiet=True),
    )


def named(topic: str) -> Phrase:
    """A lesson with the game that it is about."""
    lesson = every_lesson().get(lesson_of(topic) or "")
    if lesson is None:
        return title_of(topic)
    return say("handout-named", game=say(f"{lesson.game}-title"), lesson=title_of(topic))


def one_after_another(names: Iterable[Phrase]) -> Phrase:
    """A list of at least one name in one line."""
    first, *others = names
    for name in others:
        first = say("handout-and", first=first, second=name)
    return first


def _parts(minutes: int) -> Iterator[Block]:
    begun = 0
    for name, lasting in PLANS[minutes]:
        when = literal(f"{begun}\u2013{begun + lasting}\u2032")
        yield PaperRow((when, say(f"handout-plan-{name}")), TIMES)
        begun += lasting


def _lessons() -> Iterator[Block]:
    head = (say("handout-lesson"), say("handout-minutes"), say("handout-law"))
    yield PaperRow(head, LESSONS, head=True)
    lessons = every_lesson()
    for topic in in_order():
        lesson = lessons.get(lesson_of(topic) or "")
        if lesson is None:
            continue
        law = say(f"{lesson.id}-law") if lesson.law else literal("")
        yield PaperRow((named(topic), _minutes(lesson.minutes), law), LESSONS)


def _minutes(minutes: int) -> Phrase:
    return figure(str(minutes)) if minutes else literal("\u2013")


# --- worksheet ------------------------------------------------------------------------------------
# The worksheet of a lesson: tasks about the game and its laws, cards to cut out, and the key. No
# question of the quiz is on it, so that the quiz can still measure.


NOTICED: Final = (0.34, 0.33, 0.33)
TABLE: Final = (0.28, 0.16)
"""Widths of the first columns of the table of particles; its forces share the rest."""
SUMS: Final = (0.28, 0.32, 0.4)
SENTENCES: Final = (0.76, 0.12, 0.12)
KEY: Final = (0.42, 0.13, 0.45)
STATEMENTS: Final = 3
"""True sentences on a worksheet, and as many false ones."""
CHARGES: Final = {
    -3: "\u22121",
    -2: "\u2212\u2154",
    -1: "\u2212\u2153",
    0: "0",
    1: "+\u2153",
    2: "+\u2154",
    3: "+1",
}
"""By thirds of the elementary charge."""
SAMPLES: Final = {
    "quarks": ("up", "down"),
    "leptons": ("electron", "muon"),
    "neutrinos": ("electron-neutrino",),
    "photon": ("photon",),
    "gluon": ("gluon",),
    "w": ("w-plus",),
    "z": ("z",),
    "higgs": ("higgs",),
}
"""Row of the chart of forces -> particles of it in a worksheet's table."""
USUAL: Final = ("quarks", "leptons", "neutrinos", "photon")
"""Rows where a lesson names too few."""


class DrawnVertex(NamedTuple):
    """A vertex with one line to draw: keys of the particles, and the answers."""

    lines: tuple[str, str, str]
    """The line that comes in, the one that goes out, and the boson that is given off; empty: to
    draw."""
    answers: tuple[str, ...]
    """Every particle of the games that fits."""


VERTICES: Final = (
    DrawnVertex(("electron", "electron", ""), ("photon", "z", "higgs")),
    DrawnVertex(("up", "up", ""), ("gluon", "photon", "z", "higgs")),
    DrawnVertex(("down", "up", ""), ("w-minus",)),
    DrawnVertex(("muon", "", "w-minus"), ("muon-neutrino",)),
    DrawnVertex(("muon-neutrino", "muon-neutrino", ""), ("z",)),
)
"""Vertices of the Standard Model (PDG 2025, section 10, and section 9 for the gluon). Neutrinos
have no mass in it, so the Higgs does not couple to them. Mixing of quarks is left out."""


SUMS_OF: Final = (("up", "up", "down"), ("up", "down", "down"), ("electron", "anti-electron"))
"""Particles whose charges are added: a proton, a neutron, and a pair that annihilates."""
SUM_NAMES: Final = ("proton", "neutron", "pair")
DECAYS: Final = (
    (("down",), ("up", "w-minus"), 2),
    (("muon",), ("muon-neutrino", "w-minus"), 1),
    (("up", "w-minus"), ("down",), 2),
)
"""Particles before and after, and which of them all is missing (PDG 2025, section 10)."""


def worksheet(topic: str) -> Paper:
    """Tasks before, during and after the lesson; on a page of its own cards to cut out."""
    sentences = statements(topic)
    return (
        PaperTitle(say("handout-sheet", lesson=named(topic))),
        Paragraph(say("handout-sheet-what"), quiet=True),
        *_task(1, "expect"),
        WritingLines(2),
        *_task(2, "notice"),
        PaperRow(
            tuple(say(f"handout-notice-{n}") for n in NOTICING), NOTICED, head=True, ruled=True
        ),
        *[_noticed(*[literal(" \n ")] * 3) for _ in range(3)],
        *_table(topic, solved=False),
        *_reckoning(topic, solved=False),
        *_task(5, "true"),
        *(
            PaperRow((sentence, _box("true"), _box("false")), SENTENCES)
            for sentence, _, _ in sentences
        ),
        WritingLines(sum(not right for _, right, _ in sentences)),
        *_task(6, "law"),
        WritingLines(3),
        PageBreak(),
        PaperTitle(say("handout-cards")),
        *_cards(topic),
    )


def _noticed(*cells: Phrase, head: bool = False) -> PaperRow:
    return PaperRow(cells, NOTICED, head=head, ruled=True)


def keys(topics: Iterable[str]) -> Paper:
    """Answers to the tasks of these worksheets, for the teacher: each begins a page."""
    pages = [(PageBreak(), *_key(topic)) for topic in topics]
    return tuple(chain.from_iterable(pages))[1:]


def _key(topic: str) -> Paper:
    """Answers to the tasks of a worksheet."""
    return (
        PaperTitle(say("handout-key", lesson=named(topic))),
        *_table(topic, solved=True),
        *_reckoning(topic, solved=True),
        *_task(5, "true"),
        *(
            PaperRow((sentence, say(f"handout-{str(right).lower()}"), law), KEY)
            for sentence, right, law in statements(topic)
        ),
        *_task(6, "law"),
        Paragraph(_main_law(topic)),
        Paragraph(say("handout-key-note"), quiet=True),
    )


NOTICING: Final = ("expected", "happened", "because")


def _task(number: int, name: str) -> Iterator[Block]:
    what = say(f"handout-task-{name}")
    yield Heading(say("handout-question", n=number, what=what), whole=True)


def _box(name: str) -> Phrase:
    return say("handout-tick", what=say(f"handout-{name}"))


def statements(topic: str) -> list[tuple[Phrase, bool, Phrase]]:
    """Sentences, whether each is true, and the law that says so: laws and misconceptions, mixed.

    Each false sentence is one that its law contradicts, so that the law is its correction.
    """
    refuting = refutations(topic)[-STATEMENTS:]
    others = [pair for pair in read_topic(topic).pairs if pair not in refuting][:STATEMENTS]
    mixed = [(law_of(topic, pair.law), True, literal("")) for pair in others]
    mixed += [(_idea(pair), False, law_of(topic, pair.law)) for pair in refuting]
    Rng(topic, "sentences").shuffle(mixed)
    return mixed


def refutations(topic: str) -> list[ParallelItems]:
    """The pairs whose law is the answer to a misconception, in the order of the lesson."""
    return [pair for pair in read_topic(topic).pairs if pair.refutes]


def _idea(pair: ParallelItems) -> Phrase:
    return say(f"misconception-{dashed(pair.refutes)}")


def _about_nuclei(topic: str) -> bool:
    lesson = every_lesson().get(lesson_of(topic) or "")
    return lesson is not None and lesson.nuclei


BOX: Final = "\u2610"
"""A box to tick."""
MOST_ROWS: Final = 5
"""Rows of cards on a sheet."""
TABLE_TASKS: Final = ("charges", "table-one")
"""Words of task 3 for no force and for one; for more: ``table``."""


def _table(topic: str, *, solved: bool) -> Iterator[Block]:
    """Task 3: a table of particles with their charges and forces, or one of nuclei."""
    if _about_nuclei(topic):
        yield from _task(3, "charges")
        yield from nuclei.table(solved=solved)
        return
    forces = forces_met(topic)
    yield from _task(3, TABLE_TASKS[len(forces)] if len(forces) < 2 else "table")
    yield _table_head(forces)
    blanks = [literal(" "), *[literal(BOX)] * len(forces)]
    for one in _table_rows(topic):
        yield _table_row(*(_filled(one, forces) if solved else (_of_name(one), *blanks)))


def _table_rows(topic: str) -> list[Particle]:
    lesson = every_lesson().get(lesson_of(topic) or "")
    met = [row for row in SAMPLES if lesson and row in lesson.meets]
    shown = [*met, *(row for row in USUAL if row not in met)][: max(4, len(met))]
    return [BY_KEY[key] for row in SAMPLES if row in shown for key in SAMPLES[row]]


def forces_met(topic: str) -> list[str]:
    """The forces that a lesson names; all for a topic without a lesson."""
    lesson = every_lesson().get(lesson_of(topic) or "")
    if lesson is None:
        return list(FORCES)
    return [force for force in FORCES if lesson.names_forces and force in lesson.meets]


def _table_row(*cells: Phrase, head: bool = False) -> PaperRow:
    """A row of the table of particles: name, charge, and the forces."""
    forces = len(cells) - len(TABLE)
    rest = 1.0 - sum(TABLE)
    widths = (*TABLE, *[rest / forces] * forces) if forces else (TABLE[0], 1.0 - TABLE[0])
    return PaperRow(cells, widths, head=head, ruled=True)


def _table_head(forces: Sequence[str]) -> PaperRow:
    heads = [say("handout-table-particle"), say("handout-table-charge")]
    return _table_row(*heads, *(say(f"forces-{force}") for force in forces), head=True)


def _reckoning(topic: str, *, solved: bool) -> Iterator[Block]:
    """Task 4, from what the lesson has shown: nuclei, vertices, what a W does, or sums."""
    lesson = every_lesson().get(lesson_of(topic) or "")
    if _about_nuclei(topic):
        yield from _task(4, "nuclei")
        yield from nuclei.reactions(solved=solved)
    elif lesson is not None and lesson.vertices:
        vertices = _vertices(topic)
        yield from _task(4, "vertex")
        if solved:
            answers = one_after_another(map(_answers_to, vertices))
            yield Paragraph(say("handout-key-vertex", signs=answers))
        else:
            yield Vertices(tuple(_signs(vertex) for vertex in vertices))
    elif lesson is not None and "w" in lesson.meets:
        yield from _task(4, "missing")
        for before, after, missing in DECAYS:
            signs = [_sign(key) for key in (*before, *after)]
            answer, signs[missing] = signs[missing], "____"
            first = " + ".join(signs[: len(before)])
            equation = literal(f"{first} \u2192 {' + '.join(signs[len(before) :])}")
            blank = literal(" ")
            proof = literal(f"{_added(before)} = {_added(after)}")
            cells = (equation, *((literal(answer), proof) if solved else (blank, blank)))
            yield PaperRow(cells, SUMS, ruled=True)
    else:
        yield from _task(4, "sum")
        for keys, name in zip(SUMS_OF, SUM_NAMES, strict=True):
            parts = literal(" + ".join(map(_sign, keys)) + " =")
            total = CHARGES[sum(BY_KEY[key].charge for key in keys)]
            worked = literal(f"{_added(keys)} = {total}")
            blank = literal(" ")
            cells = (parts, *((worked, say(f"handout-sum-{name}")) if solved else (blank, blank)))
            yield PaperRow(cells, SUMS, ruled=True)


def _added(keys: Iterable[str]) -> str:
    """The charges of these particles as a sum, such as +\u2154 + \u2154 \u2212 \u2153."""
    first, *others = (CHARGES[BY_KEY[key].charge] for key in keys)
    return " ".join(
        [first, *(f"{each[0]} {each[1:]}" if each != "0" else "+ 0" for each in others)]
    )


def _of_name(one: Particle) -> Phrase:
    return _symbols([one.id])


def _filled(one: Particle, forces: Sequence[str]) -> tuple[Phrase, ...]:
    felt = [cell(one, force) in ("feels", "both") for force in forces]
    ticks = [literal("\u2713" if each else "\u2013") for each in felt]
    return _of_name(one), literal(CHARGES[one.charge]), *ticks


SUMMED: Final = ("up", "up", "down", "down", "electron", "anti-electron")
"""Cards to cut out from which each sum of `SUMS_OF` can be laid."""


def _cards(topic: str) -> Iterator[Block]:
    """Cards to cut out, below the words that say what to do with them."""
    if _about_nuclei(topic):
        yield Paragraph(say("handout-cards-nuclei"))
        yield from nuclei.cards()
        return
    charges = len(forces_met(topic)) < 2
    particles = [BY_KEY[key] for key in SUMMED] if charges else _table_rows(topic)
    yield Paragraph(say("handout-cards-sum" if charges else "handout-cards-what"))
    # Two sets have room on a sheet, for two pairs of learners.
    particles *= 1 + (2 * len(particles) <= CARDS * MOST_ROWS)
    for first in range(0, len(particles), CARDS):
        yield CardRow(
            tuple(
                (str(one.symbol), say(f"particle-{one.key}"), literal(CHARGES[one.charge]))
                for one in particles[first : first + CARDS]
            )
        )


def _vertices(topic: str) -> list[DrawnVertex]:
    """Three of them, other ones for the next lesson."""
    first = in_order().index(topic)
    return [VERTICES[(first + n) % len(VERTICES)] for n in range(3)]


def _sign(key: str) -> str:
    return str(BY_KEY[key].symbol) if key else ""


def _signs(vertex: DrawnVertex) -> tuple[str, str, str]:
    first, second, third = map(_sign, vertex.lines)
    return first, second, third


def _answers_to(vertex: DrawnVertex) -> Phrase:
    first, *others = (literal(_sign(key)) for key in vertex.answers)
    for other in others:
        first = say("handout-or", first=first, second=other)
    return first


def _symbols(particles: Sequence[int]) -> Phrase:
    """Particles by their signs, as a sheet is copied in black and white, and by their names."""
    signs = literal("   ".join(str(PARTICLES[one].symbol) for one in particles))
    keys = [PARTICLES[one].key for one in dict.fromkeys(particles)]
    names = [say(f"particle-{key}") for key in keys if key != NAMELESS]
    return say("handout-signs", signs=signs, names=one_after_another(names)) if names else signs


NAMELESS: Final = "z"
"""The one particle whose name is its sign."""


# --- plan of a lesson -----------------------------------------------------------------------------


SPENT: Final = (
    ("start", 4, 4),
    ("before", 6, 6),
    ("lesson", 3, 5),
    ("after", 6, 6),
    ("discussion", 12, 12),
)
"""Parts with their minutes for one and for two learners a computer; the lesson's own are added.

Two answer the quiz together, under one code."""
QUIZ: Final = ("before", "after")
IN_TURNS: Final = 12
"""Minutes of a quiz for two who take it one after the other."""
HOUR: Final = min(PLANS)
"""Minutes of a school lesson. The discussion is shorter where a long lesson leaves less for it."""
SHARES: Final = (0.6, 0.2, 0.2)
ASKED: Final = 4
"""Questions to the class."""
LAB_MINUTES: Final = 17
"""Of the law lab, as in the plan of 90 minutes."""


def _main_law(topic: str) -> Phrase:
    """The law that the lesson finds; where it names none, the first that is asked."""
    lesson = every_lesson().get(lesson_of(topic) or "")
    if lesson and lesson.law:
        return say(f"{lesson.id}-law")
    return law_of(topic, read_topic(topic).pairs[0].law)


def minutes_of(topic: str) -> int:
    """Minutes that one learner takes for a lesson or the law lab."""
    lesson = every_lesson().get(lesson_of(topic) or "")
    return lesson.minutes if lesson else LAB_MINUTES


def lesson_plan(topic: str) -> Paper:
    """Goals, materials, minutes, board, questions, differentiation, exit ticket and homework."""
    lesson = every_lesson().get(lesson_of(topic) or "")
    pairs = read_topic(topic).pairs
    drawn = [vertex._replace(lines=_whole(vertex)) for vertex in _vertices(topic)]
    shows = lesson is not None and lesson.vertices
    board = [Vertices(tuple(_signs(vertex) for vertex in drawn))] if shows else []
    return (
        PaperTitle(say("handout-lesson-plan", lesson=named(topic))),
        Heading(say("handout-plan-goals")),
        Paragraph(say("handout-plan-goals-what")),
        *(Paragraph(say("handout-point", what=law_of(topic, pair.law))) for pair in pairs),
        Heading(say("handout-plan-materials")),
        Paragraph(say("handout-plan-materials-what")),
        Heading(say("handout-minutes")),
        *_minutes_rows(minutes_of(topic)),
        Paragraph(say("handout-plan-two-note", more=IN_TURNS - SPENT[1][2]), quiet=True),
        Heading(say("handout-plan-board")),
        Paragraph(_main_law(topic)),
        *board,
        Heading(say("handout-plan-ask")),
        *_class_questions(topic),
        Heading(say("handout-plan-levels")),
        Paragraph(say("handout-plan-easier")),
        Paragraph(say("handout-plan-harder")),
        Heading(say("handout-plan-exit")),
        Paragraph(say("handout-plan-exit-what")),
        Heading(say("handout-plan-homework")),
        Paragraph(say("handout-plan-homework-what")),
    )


def _whole(vertex: DrawnVertex) -> tuple[str, str, str]:
    first, second, third = (key or vertex.answers[0] for key in vertex.lines)
    return first, second, third


def _minutes_rows(own: int) -> Iterator[Block]:
    heads = (say("handout-plan-part"), say("handout-plan-one"), say("handout-plan-two"))
    yield PaperRow(heads, SHARES, head=True)
    totals = [0, 0]
    for name, *minutes in SPENT:
        wanted = [each + (own if name == "lesson" else 0) for each in minutes]
        spent = [min(each, HOUR - total) for total, each in zip(totals, wanted, strict=True)]
        totals = [total + each for total, each in zip(totals, spent, strict=True)]
        yield PaperRow((say(f"handout-plan-{name}"), *(figure(str(n)) for n in spent)), SHARES)
    yield PaperRow((say("handout-plan-all"), *(figure(str(n)) for n in totals)), SHARES)


def _class_questions(topic: str) -> Iterator[Block]:
    """Misconceptions for the class to answer, each with the law that contradicts it."""
    for pair in refutations(topic)[:ASKED]:
        yield Paragraph(say("handout-point", what=say("handout-plan-ask-if", idea=_idea(pair))))
        yield Paragraph(law_of(topic, pair.law), quiet=True)


# --- reference ------------------------------------------------------------------------------------
# Papers to look things up: the chart of forces, what to say when they ask, curricula.


QUESTIONS: Final = (
    "neutron",
    "inside",
    "antimatter",
    "gone",
    "higgs",
    "neutrino",
    "colour",
    "virtual",
    "see",
    "hole",
    "use",
)
"""Questions that children ask; ``handout-ask-<question>`` and ``…-answer``.

Sources: PDG, Review of Particle Physics (2025), of masses, lifetimes and the limit on the size of
the electron; S. Durr and others, Science 322 (2008) 1224, of the proton's mass; J. Ellis and
others, J. Phys. G 35 (2008) 115004, of the safety of collisions at the LHC; CERN, "Antimatter",
of how much was ever made.
"""
MARKS: Final = {"feels": "\u2713", "carries": "\u21c4", "both": "\u2713 \u21c4", "no": "\u2013"}
CHART: Final = (0.34, 0.16, 0.32, 0.18)
COVERED: Final = (0.42, 0.58)
FILE: Final = FOLDER / "curricula.toml"


class Standard(Struct, frozen=True, forbid_unknown_fields=True):
    """One point of a curriculum, in its own language, and the topics that serve it."""

    code: str
    what: str
    topics: list[str]
    address: str = ""
    """Address where it was read; empty: that of the document."""


class Curriculum(Struct, frozen=True, forbid_unknown_fields=True):
    """A document."""

    name: str
    standard: list[Standard]
    address: str = ""
    """Address where all points were read; empty: each point has its own."""
    language: str = "en"
    """Language of the schools that it is for."""
    copy: bool = False
    """True if its address is that of a copy: a paper says so, and names no address."""


class _Curricula(Struct, frozen=True, forbid_unknown_fields=True):
    curriculum: list[Curriculum]


@cache
def curricula() -> Sequence[Curriculum]:
    """The documents, from a file that a teacher may correct. Raises msgspec.ValidationError."""
    return msgspec.toml.decode(read_packaged(FILE), type=_Curricula).curriculum


def chart() -> Paper:
    """Which particle feels which force, and which one carries it: the chart of the codex."""
    return (
        PaperTitle(say("forces-title")),
        Paragraph(say("handout-chart-what"), quiet=True),
        PaperRow((literal(""), *(say(f"forces-{force}") for force in FORCES)), CHART, head=True),
        *(
            PaperRow(
                (
                    say(f"forces-row-{name}"),
                    *(literal(MARKS[cell(particles[0], force)]) for force in FORCES),
                ),
                CHART,
            )
            for name, particles in rows().items()
        ),
        Paragraph(say("handout-chart-marks")),
        Paragraph(say("handout-chart-gravity"), quiet=True),
    )


def answers() -> Paper:
    """Answers to the children's questions."""
    return (
        PaperTitle(say("handout-ask")),
        Paragraph(say("handout-ask-what"), quiet=True),
        *_answers(),
    )


def _answers() -> Iterator[Block]:
    for question in QUESTIONS:
        yield Heading(say(f"handout-ask-{question}"))
        yield Paragraph(say(f"handout-ask-{question}-answer"))


def curriculum(language: str) -> Paper:
    """Which lesson serves which point of which curriculum; first those of this language."""
    return (
        PaperTitle(say("handout-covers")),
        Paragraph(say("handout-covers-what"), quiet=True),
        *_documents(language),
    )


def _documents(language: str) -> Iterator[Block]:
    for document in sorted(curricula(), key=lambda one: one.language != language):
        yield Heading(literal(document.name), whole=True)
        if document.copy:
            yield Paragraph(say("handout-covers-copy"), quiet=True)
        elif document.address:
            yield Paragraph(literal(document.address), quiet=True)
        for standard in document.standard:
            read = f" ({standard.address})" if standard.address else ""
            point = literal(f"{standard.code}: {standard.what}{read}")
            yield PaperRow((point, one_after_another(map(named, standard.topics))), COVERED)
