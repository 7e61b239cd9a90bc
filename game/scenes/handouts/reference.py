"""Papers to look things up: the chart of forces, what to say when they ask, curricula."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from game.core.phrase import Phrase, literal, say
from game.scenes.codex.forces import FORCES, cell, rows
from game.scenes.handouts.blocks import Block, Heading, Paper, Paragraph, Row, Title
from game.scenes.handouts.plan import named

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
"""What children ask; ``handout-ask-<question>`` and ``…-answer``.

Sources: PDG, Review of Particle Physics (2024), of masses, lifetimes and the limit on the size of
the electron; S. Durr and others, Science 322 (2008) 1224, of the proton's mass; J. Ellis and
others, J. Phys. G 35 (2008) 115004, of the safety of collisions at the LHC; CERN, "Antimatter",
of how much was ever made.
"""
MARKS: Final = {"feels": "\u2713", "carries": "\u21c4", "both": "\u2713 \u21c4", "no": "\u2013"}
CHART: Final = (0.37, 0.21, 0.21, 0.21)
COVERED: Final = (0.42, 0.58)


class Standard(NamedTuple):
    """One point of a curriculum, in its own language, and the topics that serve it."""

    code: str
    what: str
    topics: tuple[str, ...]
    verified: bool
    """Whether code and wording were read where they are published."""


class Curriculum(NamedTuple):
    """A document."""

    name: str
    standards: tuple[Standard, ...]


DECAYS: Final = ("particle_builder_7", "particle_builder_5", "u_know_feynman")
MATTER: Final = ("particle_builder_1", "particle_builder_3")
CURRICULA: Final = (
    Curriculum(
        "Australian Curriculum v9, Science",
        (
            Standard("AC9S9U06", "models of the atom; radioactive decay", MATTER + DECAYS, True),
            Standard("AC9S10U03", "the big bang and its evidence", ("bigebang",), True),
        ),
    ),
    Curriculum(
        "NGSS (USA)",
        (
            Standard("HS-PS1-8", "nuclear processes and their energy", ("bigebang", *DECAYS), True),
            Standard("HS-ESS1-3", "how stars produce elements", ("bigebang",), True),
            Standard("MS-PS1-1", "models of atoms", MATTER, False),
        ),
    ),
    Curriculum(
        "National curriculum in England, science (GOV.UK, 2015)",
        (
            Standard("KS4", "atomic structure", (*MATTER, *DECAYS), True),
            Standard("KS3", "particulate nature of matter", MATTER, False),
        ),
    ),
    Curriculum(
        "Curriculum for Excellence (Scotland)",
        (Standard("SCN 4-15a", "structure of atoms", MATTER, False),),
    ),
    Curriculum(
        "Bildungsstandards Physik, MSA (KMK)",
        (Standard("Materie", "Aufbau der Materie, Radioaktivität", MATTER + DECAYS, False),),
    ),
    Curriculum(
        "Programme du cycle 4, physique-chimie (France)",
        (
            Standard("cycle 4", "constituants de l’atome", MATTER, False),
            Standard("cycle 4", "l’Univers, formation des éléments", ("bigebang",), False),
        ),
    ),
    Curriculum(
        "Lehrplan 21, Natur und Technik",
        (Standard("NT.2", "Stoffe und Teilchenmodelle", MATTER, False),),
    ),
    Curriculum(
        "Indicazioni nazionali, fisica (Italia)",
        (Standard("quinto anno", "nuclei, radioattività, particelle", MATTER + DECAYS, False),),
    ),
)
"""Verified are the content descriptors of version 9, nextgenscience.org, and GOV.UK."""


def chart() -> Paper:
    """Which particle feels which force, and which one carries it: the chart of the codex."""
    return (
        Title(say("forces-title")),
        Paragraph(say("handout-chart-what"), quiet=True),
        Row((literal(""), *(say(f"forces-{force}") for force in FORCES)), CHART, head=True),
        *(
            Row(
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
    """What to say when they ask."""
    return (
        Title(say("handout-ask")),
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
        Title(say("handout-covers")),
        Paragraph(say("handout-covers-what"), quiet=True),
        *_documents(),
        Paragraph(say("handout-covers-unverified"), quiet=True),
    )


def _documents() -> Iterator[Block]:
    for document in CURRICULA:
        yield Heading(literal(document.name))
        for standard in document.standards:
            mark = "" if standard.verified else " *"
            point = literal(f"{standard.code}: {standard.what}{mark}")
            yield Row((point, _list(standard.topics)), COVERED)


def _list(topics: tuple[str, ...]) -> Phrase:
    """Names of lessons, one after the other."""
    names = [named(topic) for topic in topics]
    listed = names[0]
    for name in names[1:]:
        listed = say("handout-and", first=listed, second=name)
    return listed
