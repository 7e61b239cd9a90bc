"""Lessons for Tutti Quantum: the first vertex, against a rival; then one diagram for all."""

from __future__ import annotations

from game.core.contract import move_text
from game.rules.tutti_quantum import Move, View
from game.rules.tutti_quantum.state import COOP
from game.rules.tutti_quantum.vertex import ELECTRON, GLUON, HIGGS, PHOTON, QUARK
from tutorial.lesson import Chapter, Deal, Lesson, Step

FIRST, HEAD, SIDE = 0, 3, 4
"""Edges: the first card, and the two at the head of its arrow."""
BEHIND = 1
"""An edge at its tail."""
VERTEX = "vertex:0:1"
"""The spot where the three meet."""
MEETING = tuple(f"laid:0:{edge}" for edge in (FIRST, HEAD, SIDE))
"""The cards around it."""
ROW = tuple(f"card:0:{kind}" for kind in ("quark", "electron", "photon"))


def lay(edge: int, card: int, facing: int = 0) -> str:
    """Put a card on an edge."""
    return move_text(Move("place", edge, card, facing))


def do(kind: str, edge: int = 0) -> str:
    """Any other move."""
    return move_text(Move(kind, edge))


def turns(before: View, now: View) -> int:
    """The learner's turns between two views: cards laid."""
    return len(now.diagrams[0]) - len(before.diagrams[0])


DUEL = Lesson(
    "learn_tutti_quantum-1",
    "tutti_quantum",
    (
        Chapter(
            "vertex",
            # An electron, a photon, and in the next round two more electrons and a Higgs.
            Deal("tutti-1393"),
            (
                Step("hello", ROW),
                Step("cast", (*ROW, "secret:0")),
                Step(
                    "electron",
                    answer=lay(FIRST, ELECTRON),
                    wrong="electron-no",
                    replies=(lay(FIRST, QUARK),),
                ),
                Step(
                    "photon",
                    ("card:0:photon", f"place:{HEAD}", "laid:0:0"),
                    answer=lay(HEAD, PHOTON),
                    wrong="photon-no",
                    replies=(lay(HEAD, HIGGS),),
                ),
                Step("waits", (VERTEX, "laid:0:0", "laid:0:3")),
                Step(
                    "second",
                    ("card:1:electron", f"place:{SIDE}", "laid:0:0", "laid:0:3"),
                    answer=lay(SIDE, ELECTRON, 1),
                    wrong="second-no",
                    replies=(lay(BEHIND, ELECTRON),),
                ),
                Step("vertex", (VERTEX, *MEETING)),
                Step("through", ("laid:0:0", "laid:0:4")),
                Step("light", MEETING),
                Step("seven", ("rail:help",)),
                Step("bad", ("panel:1",)),
                Step("secret", ("secret:0",)),
                Step("which", choices=("quarks", "mixed", "photons", "gluons"), right="quarks"),
                Step("yours", ("rail:hint",)),
                Step("play", free=3),
                Step("bye"),
            ),
        ),
    ),
    turns=turns,
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
                Step("one", ("laid:0:0",)),
                Step("hand", ("hand:0:quark", "hand:0:electron")),
                Step(
                    "quark",
                    ("hand:0:quark", f"place:{HEAD}", "laid:0:0"),
                    answer=lay(HEAD, QUARK, 1),
                    wrong="quark-no",
                ),
                Step("fill", ("say:swap",), answer=do("swap"), wrong="fill-no"),
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
                Step("kept", ("flag:want:0", "laid:0:1")),
                Step(
                    "gluon",
                    ("hand:0:gluon", f"place:{SIDE}", "laid:0:0", "laid:0:3"),
                    answer=lay(SIDE, GLUON),
                    wrong="gluon-no",
                ),
                Step("glue", (VERTEX, *MEETING)),
                Step("invalid", ("own",)),
                Step("which", choices=("wrong", "few", "loop", "slow"), right="wrong"),
            ),
        ),
    ),
    options={"mode": COOP, "opening": 1},
)

LESSONS = (DUEL, TOGETHER)
