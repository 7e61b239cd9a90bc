"""Lessons for Tutti Quantum: what may meet in a vertex; then what a diagram is, and what it is not.

Sources: the vertices of quarks, electrons, gluons, photons and Higgs bosons, arrows that run
through, antimatter as an arrow against time: D. J. Griffiths, Introduction to Elementary Particles
(Wiley 2008), chapters 2 and 6. A line as a sum over all ways, each vertex as a factor: R. P.
Feynman, QED (Princeton 1985), chapters 2 and 3. Magnetism of the electron, 0.116 % above the value
without loops: Particle Data Group, Review of Particle Physics 2025, Lepton listings, electron.
A diagram shows no trajectories: Griffiths, section 2.2. Gluons carry colour charge, so that three
of them meet, and they hold the quarks of a proton: Griffiths, section 2.3; Particle Data Group,
Review of Particle Physics 2025, Quantum Chromodynamics. Virtual particles never come out: F. Halzen
and A. D. Martin, Quarks and Leptons (Wiley 1984), chapter 3.
"""

from __future__ import annotations

from game.core.contract import move_text
from game.rules.tutti_quantum import Move, View
from game.rules.tutti_quantum.state import COOP
from game.rules.tutti_quantum.vertex import ELECTRON, GLUON, HIGGS, PHOTON, QUARK
from tutorial.lesson import Allow, Chapter, Deal, Lesson, Step, Try

FIRST, HEAD, SIDE = 0, 3, 4
"""Edges: the first card, and the two at the head of its arrow."""
BEHIND = 1
"""An edge at its tail."""
OTHER_TAIL = 2
"""The other edge at its tail."""
BEFORE = 5
"""One edge further back."""
VERTEX = "vertex:0:1"
"""The spot where the three meet."""
MEETING = tuple(f"laid:0:{edge}" for edge in (FIRST, HEAD, SIDE))
"""The cards around it."""


def lay(edge: int, card: int, facing: int = 0) -> str:
    """Put a card on an edge."""
    return move_text(Move("place", edge, card, facing))


def at_edges(*edges: int) -> Allow:
    """A photon on one of these edges."""
    return lambda _view, tried: bool(
        tried.kind == "place" and tried.edge in edges and tried.card == PHOTON
    )


def heads_on(tried: Move) -> bool:
    """True for a quark at the head of the first arrow whose own arrow runs against it."""
    aside = tried.edge in (HEAD, SIDE)
    return tried.kind == "place" and aside and tried.card == QUARK and not tried.facing


def do(kind: str, edge: int = 0) -> str:
    """Any other move."""
    return move_text(Move(kind, edge))


def turns(before: View, now: View) -> int:
    """The learner's turns between two views: cards laid."""
    return len(now.diagrams[0]) - len(before.diagrams[0])


def shared_turns(before: View, now: View) -> int:
    """The same where every second card is the partner's."""
    return turns(before, now) // 2


DUEL = Lesson(
    "learn_tutti_quantum-1",
    "tutti_quantum",
    (
        Chapter(
            "vertex",
            # An electron lies there, a photon is in the row; two more electrons and a Higgs; then
            # one more electron.
            Deal("tutti-1752", (lay(FIRST, ELECTRON), lay(FIRST, QUARK))),
            (
                Step("hello", ("laid:0:0", "card:0:photon")),
                Step(
                    "guess",
                    ("laid:0:0",),
                    choices=("light", "glue", "photons", "electrons"),
                    truth="light",
                ),
                Step(
                    "photon",
                    ("card:0:photon", "laid:0:0"),
                    answer=lay(HEAD, PHOTON),
                    wrong="photon-no",
                    replies=(lay(HEAD, HIGGS),),
                    tries=(
                        Try("head", lay(HEAD, PHOTON)),
                        Try("tail", lay(BEHIND, PHOTON), at_edges(BEHIND, OTHER_TAIL)),
                    ),
                    must="head",
                ),
                Step(
                    "second",
                    ("card:1:electron", "laid:0:0", "laid:0:3"),
                    answer=lay(SIDE, ELECTRON, 1),
                    wrong="second-no",
                    replies=(lay(BEHIND, ELECTRON),),
                    tries=(
                        Try("through", lay(SIDE, ELECTRON, 1)),
                        Try("clash", lay(SIDE, ELECTRON)),
                    ),
                    must="through",
                    tests="guess",
                ),
                Step("vertex", (VERTEX, *MEETING), recalls="guess"),
                Step("length", ("laid:0:0",), choices=("way", "life", "same"), truth="same"),
                Step(
                    "longer",
                    ("card:2:electron", "card:2:photon", "laid:0:0"),
                    answer=lay(BEHIND, ELECTRON, 1),
                    wrong="longer-no",
                    replies=(lay(BEFORE, PHOTON),),
                    tries=(
                        Try("electron", lay(BEHIND, ELECTRON, 1)),
                        Try("photon", lay(BEHIND, PHOTON), at_edges(BEHIND, OTHER_TAIL)),
                    ),
                    must="electron",
                    tests="length",
                ),
                Step("scale", ("laid:0:0", f"laid:0:{BEHIND}"), recalls="length"),
                Step(
                    "arrow",
                    ("laid:0:0", "laid:0:4"),
                    choices=("light", "lost", "strong", "nothing"),
                    right="lost",
                    each=True,
                ),
                Step(
                    "turned",
                    MEETING,
                    choices=("split", "swap", "pair", "double"),
                    right="pair",
                    each=True,
                ),
                Step(
                    "bad",
                    ("panel:1",),
                    choices=("photon", "gluon", "higgs", "none"),
                    right="none",
                    each=True,
                ),
                Step(
                    "which",
                    choices=("quarks", "mixed", "photons", "gluons"),
                    right="quarks",
                    each=True,
                ),
                Step("say", choices=("any", "same", "few"), right="few", each=True, states=True),
                Step(
                    "because",
                    choices=("stays", "out", "light"),
                    right="out",
                    each=True,
                    states=True,
                ),
                Step("law", law=True),
                Step("play", free=3),
            ),
        ),
    ),
    turns=turns,
    minutes=5,
    meets=("leptons", "photon", "higgs", "electromagnetic"),
    vertices=True,
    law=True,
)

MEET, FAR, TAIL, TIP = 12, 11, 24, 25
"""Beyond the gluon at `SIDE`: two more gluons, and the two edges at the end of the second."""

GLUE = Chapter(
    "glue",
    # A quark has given off a gluon there, and another gluon leads from its end to a quark.
    Deal(
        "tutti-2611",
        (
            *(lay(FIRST, QUARK), lay(FIRST, GLUON), lay(HEAD, QUARK, 1)),
            *(lay(HEAD, QUARK), lay(SIDE, GLUON), lay(BEHIND, GLUON)),
            *(lay(FAR, GLUON), lay(BEFORE, HIGGS), lay(TAIL, QUARK)),
            lay(SIDE, ELECTRON),
        ),
    ),
    (
        Step(
            "meet", (f"laid:0:{SIDE}", f"laid:0:{FAR}"), choices=("yes", "quark", "no"), truth="yes"
        ),
        Step(
            "three",
            ("card:3:gluon", f"laid:0:{SIDE}", f"laid:0:{FAR}"),
            answer=lay(MEET, GLUON),
            replies=(lay(2, GLUON),),
            tries=(
                Try("meet", lay(MEET, GLUON)),
                Try("else", lay(1, GLUON), lambda _view, tried: tried.kind == "place"),
            ),
            must="meet",
            tests="meet",
        ),
        Step(
            "self",
            ("vertex:0:5", *(f"laid:0:{edge}" for edge in (SIDE, FAR, MEET))),
            recalls="meet",
        ),
        Step(
            "join",
            ("card:4:quark", f"laid:0:{FAR}", f"laid:0:{TAIL}"),
            answer=lay(TIP, QUARK, 1),
            wrong="join-no",
            replies=(lay(10, PHOTON),),
            tries=(Try("through", lay(TIP, QUARK, 1)), Try("clash", lay(TIP, QUARK))),
            must="through",
        ),
        Step(
            "hold",
            (f"laid:0:{FAR}", f"laid:0:{TAIL}"),
            choices=("charge", "shell", "gluons", "weight"),
            right="gluons",
            each=True,
        ),
        Step("held", tuple(f"laid:0:{edge}" for edge in (FIRST, HEAD, SIDE, FAR, TAIL))),
    ),
)

GAP = 2
"""The edge that closes the ring of edges 0, 3, 10, 19, 8."""
RING = tuple(f"laid:0:{edge}" for edge in (FIRST, HEAD, 10, 19, 8))

LOOP = Chapter(
    "loop",
    # Five quarks of a ring with two photons lie there; the sixth quark is the last card of the row.
    Deal(
        "loop-112",
        (
            *(lay(FIRST, QUARK), lay(FIRST, QUARK), lay(SIDE, PHOTON)),
            *(lay(BEHIND, PHOTON), lay(HEAD, QUARK, 1), lay(2, ELECTRON)),
            *(lay(10, QUARK), lay(HEAD, GLUON), lay(19, QUARK, 1)),
            *(lay(SIDE, PHOTON), lay(8, QUARK), lay(5, QUARK)),
            *(lay(20, PHOTON), lay(6, ELECTRON)),
        ),
        {"scoring": 1},
    ),
    (
        Step("guess", RING, choices=("no", "little", "all", "never"), truth="little"),
        Step(
            "close",
            (*RING, "card:4:quark"),
            answer=lay(GAP, QUARK, 1),
            wrong="close-no",
            tries=(Try("ring", lay(GAP, QUARK, 1)), Try("clash", lay(GAP, QUARK))),
            must="ring",
            hold="looped",
        ),
        Step("look", RING, recalls="guess"),
        Step("virtual", choices=("fast", "wait", "large", "never"), right="never", each=True),
        Step("sum", choices=("one", "two", "every", "most"), right="every", each=True),
        Step("say", choices=("paths", "meet", "time"), right="meet", each=True, states=True),
        Step("because", choices=("short", "all", "none"), right="all", each=True, states=True),
        Step("law", law=True),
        Step(
            "play",
            free=2,
            deal=Deal("together-7", options={"mode": COOP, "starter": 1, "opening": 1}),
        ),
    ),
)

TOGETHER = Lesson(
    "learn_tutti_quantum-2",
    "tutti_quantum",
    (
        Chapter(
            "one",
            # A quark lies there; a quark and an electron in the hand, later a gluon.
            Deal("together-462", options={"mode": COOP, "starter": 1}),
            (
                Step(
                    "guess", ("laid:0:0",), choices=("path", "speed", "time", "kind"), truth="kind"
                ),
                Step(
                    "quark",
                    ("hand:0:quark", "laid:0:0"),
                    answer=lay(HEAD, QUARK, 1),
                    wrong="quark-no",
                    tries=(
                        Try("right", lay(HEAD, QUARK, 1)),
                        Try("left", lay(SIDE, QUARK, 1)),
                        Try("clash", lay(HEAD, QUARK), lambda _view, tried: heads_on(tried)),
                    ),
                    must="right",
                    tests="guess",
                ),
                Step(
                    "fill",
                    ("hand:0:electron", "say:swap", "say:draw"),
                    answer=do("swap"),
                    tries=(Try("swap", do("swap")), Try("draw", do("draw"))),
                    must="swap",
                ),
                Step(
                    "mark",
                    ("hand:0:gluon", "say:want", "laid:0:0", "laid:0:3"),
                    answer=do("want", SIDE),
                    wrong="mark-no",
                ),
                Step(
                    "hush",
                    answer=do("hush"),
                    wrong="hush-no",
                    replies=(lay(BEHIND, QUARK, 1), do("draw"), do("hush")),
                ),
                Step(
                    "gluon",
                    ("hand:0:gluon", "laid:0:0", "laid:0:3"),
                    answer=lay(SIDE, GLUON),
                    wrong="gluon-no",
                    tries=(
                        Try("here", lay(SIDE, GLUON)),
                        Try("there", lay(OTHER_TAIL, GLUON)),
                    ),
                    must="here",
                ),
                Step("look", (VERTEX, *MEETING), recalls="guess"),
                Step("same", choices=("slow", "weak", "none", "later"), right="none", each=True),
                Step("lose", choices=("wrong", "open", "loop", "long"), right="wrong", each=True),
            ),
        ),
        GLUE,
        LOOP,
    ),
    options={"mode": COOP, "opening": 1},
    turns=shared_turns,
    minutes=8,
    meets=("quarks", "gluon", "strong"),
    vertices=True,
    law=True,
)

LESSONS = (DUEL, TOGETHER)
