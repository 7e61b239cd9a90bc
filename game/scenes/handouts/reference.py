"""Papers to look things up: the chart of forces, what to say when they ask, curricula."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from game.core.phrase import literal, say
from game.scenes.codex.forces import FORCES, cell, rows
from game.scenes.handouts.blocks import Block, Heading, Paper, PaperRow, PaperTitle, Paragraph
from game.scenes.handouts.plan import named, one_after_another
from tutorial.items.bank import FOLDER

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

Sources: PDG, Review of Particle Physics (2024), of masses, lifetimes and the limit on the size of
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
    """Address where it was read; empty: it was not."""


class Curriculum(Struct, frozen=True, forbid_unknown_fields=True):
    """A document."""

    name: str
    standard: list[Standard]


class _Curricula(Struct, frozen=True, forbid_unknown_fields=True):
    curriculum: list[Curriculum]


@cache
def curricula() -> Sequence[Curriculum]:
    """The documents, from a file that a teacher may correct. Raises msgspec.ValidationError."""
    return msgspec.toml.decode(FILE.read_bytes(), type=_Curricula).curriculum


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


def curriculum() -> Paper:
    """Which lesson serves which point of which curriculum."""
    return (
        PaperTitle(say("handout-covers")),
        Paragraph(say("handout-covers-what"), quiet=True),
        *_documents(),
        Paragraph(say("handout-covers-unverified"), quiet=True),
    )


def _documents() -> Iterator[Block]:
    for document in curricula():
        yield Heading(literal(document.name))
        for standard in document.standard:
            mark = "" if standard.address else " *"
            point = literal(f"{standard.code}: {standard.what}{mark}")
            yield PaperRow((point, one_after_another(map(named, standard.topics))), COVERED)
