"""Achievements, challenges and notebook entries of Tutti Quantum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator

from game.core.contract import Seat
from game.core.phrase import say
from game.core.session import RuleEvent
from game.rules.tutti_quantum.diagram import Diagram
from game.rules.tutti_quantum.processes import PROCESSES, process_counts
from game.rules.tutti_quantum.scoring import count, total
from game.rules.tutti_quantum.state import COOP, DUEL, TEAMS, View, side_of
from game.rules.tutti_quantum.vertex import EEH, EEP, GGG, HHH, KEYS, KIND, KIND_KEYS, QUARK
from game.tables.capabilities import (
    PARTICLE,
    Challenge,
    Entry,
    Finished,
    NotebookChapter,
    Notes,
    won_against_researcher,
)
from game.tables.tutti_quantum.wording import G, diagram_of

# --- achievements ---------------------------------------------------------------------------------


def achieved(event: RuleEvent[View], people: Collection[Seat]) -> Iterator[str]:
    """Names of the achievements that this beat is, by one of these people."""
    view = event.view
    if event.kind == "ended":
        for side in {0 if view.mode == COOP else side_of(s, view.mode, view.seats) for s in people}:
            keys = {key for key, _ in process_counts(diagram_of(view, side))}
            yield from sorted(keys & {"compton", "higgs-self", "light-by-light"})
            if diagram_of(view, side).loops():
                yield "loop"


# --- challenges -----------------------------------------------------------------------------------


POINTS, POINTS_MANY = 20, 30
KINDS, NAMES = 5, 6
TOGETHER, TOGETHER_MANY = 26, 35
"""Points together: the first and the fourth row of the result table (A4)."""

WITH_A_LOOP = (
    "quantum-loop",
    "vacuum-polarisation",
    "asymptotic-freedom",
    "gluons-to-light",
    "light-by-light",
    "gluon-fusion",
    "higgs-to-light",
    "higgs-pair-fusion",
)
"""Processes that are read in a ring of lines."""


def diagram_in(game: Finished) -> Diagram:
    """The person's own diagram, that of the team, or that of all."""
    view = game.view
    return diagram_of(view, 0 if view.mode == COOP else side_of(game.seat, view.mode, view.seats))


def _points(game: Finished) -> int:
    return total(diagram_in(game), game.view.scoring)


def _kinds(game: Finished) -> Counter[int]:
    """Number of each of the seven vertices of nature."""
    diagram = diagram_in(game)
    kinds = (KIND[diagram.corners[vertex]] for vertex in diagram.vertices())
    return Counter(kind for kind in kinds if kind >= 0)


def _vertices(kind: int, least: int) -> Callable[[Finished], bool]:
    return lambda game: _kinds(game)[kind] >= least


def _names(game: Finished) -> set[str]:
    return {key for key, _ in process_counts(diagram_in(game))}


def _named(*keys: str) -> Callable[[Finished], bool]:
    """One of these processes can be read in the diagram."""
    return lambda game: bool(_names(game) & set(keys))


def _won_in(mode: int) -> Callable[[Finished], bool]:
    return lambda game: game.won and game.view.mode == mode


def _reached(points: int) -> Challenge:
    """So many points in a diagram of one's own or of the team."""
    return Challenge(
        f"points-{points}", lambda game: game.view.mode != COOP and _points(game) >= points
    )


def _together(points: int) -> Challenge:
    return Challenge(
        f"together-{points}", lambda game: game.view.mode == COOP and _points(game) >= points
    )


def _valid(game: Finished) -> bool:
    return count(diagram_in(game), game.view.scoring).invalid == 0


CHALLENGES = (
    Challenge("win", _won_in(DUEL)),
    Challenge("researcher", won_against_researcher),
    Challenge("team", _won_in(TEAMS)),
    _reached(POINTS),
    _reached(POINTS_MANY),
    Challenge("valid", _valid),
    Challenge("gluons", _vertices(GGG, 2), lasting=True),
    Challenge("electrons", _vertices(EEP, 2), lasting=True),
    Challenge("electron-higgs", _vertices(EEH, 1), lasting=True),
    Challenge("three-higgs", _vertices(HHH, 1), lasting=True),
    Challenge("kinds", lambda game: len(_kinds(game)) >= KINDS, lasting=True),
    Challenge("loop", lambda game: bool(diagram_in(game).loops())),
    Challenge("two-loops", lambda game: len(diagram_in(game).loops()) >= 2),
    Challenge("names", lambda game: len(_names(game)) >= NAMES),
    Challenge("compton", _named("compton")),
    Challenge("atoms", _named("atoms")),
    Challenge("higgs-decay", _named("higgs-to-quarks", "higgs-to-electrons")),
    Challenge("vacuum", _named(*WITH_A_LOOP)),
    _together(TOGETHER),
    _together(TOGETHER_MANY),
)
"""In the order of the page."""


# --- lab notebook ---------------------------------------------------------------------------------


VERTEX, PROCESS = "vertex:", "process:"
LINES = {card: key for card, key in enumerate(KEYS) if card != QUARK}
"""Cards that are one particle; a quark's card is any of six."""


def _noticed(game: Finished) -> Iterator[str]:
    for event in game.happened("placed", seat=game.seat):
        if event["card"] in LINES:
            yield PARTICLE + LINES[event["card"]]
    diagram = diagram_in(game)
    for vertex in diagram.vertices():
        kind = KIND[diagram.corners[vertex]]
        if kind >= 0:
            yield VERTEX + KIND_KEYS[kind]
    for key, _ in process_counts(diagram):
        yield PROCESS + key


NOTES = Notes(
    _noticed,
    tuple(LINES.values()),
    (
        NotebookChapter(
            "vertices",
            tuple(
                Entry(VERTEX + key, say(f"{G}vertex-{key}"), say(f"{G}nature-{key}"), "vertex")
                for key in KIND_KEYS
            ),
        ),
        NotebookChapter(
            "processes",
            tuple(
                Entry(PROCESS + key, say(f"{G}process-{key}"), say(f"{G}story-{key}"))
                for key in PROCESSES
            ),
        ),
    ),
)
