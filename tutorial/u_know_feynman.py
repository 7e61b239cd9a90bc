"""A lesson for U-kNOw Feynman: what a force may do to a particle, and which sums always stay.

Sources: what couples to photon, W and gluon, and that charge and lepton numbers are conserved at
each vertex: Particle Data Group, Review of Particle Physics 2025, sections 9 (Quantum
Chromodynamics) and 10 (Electroweak model). The decay of the neutron: same, Summary Tables, Baryons.
Three quarks have a hundredth of a proton's mass: same, Quarks; where the rest is from: Y.-B. Yang
et al., Physical Review Letters 121 (2018) 212001. Equal masses of particle and antiparticle: Review
of Particle Physics 2025, Tests of conservation laws.
"""

from __future__ import annotations

from game.core.contract import move_text
from game.rules.u_know_feynman import Move, View
from tutorial.lesson import Chapter, Deal, Lesson, Step, Try

STRICT = {"strict": 1}
"""A W does here the same as in nature."""


def lay(face: int, *cards: int) -> str:
    """Lay one card, or three; ``face`` is on top in the end."""
    return move_text(Move("play", face, *cards))


def call(face: int, card: int) -> str:
    """Lay a card, and call DECAY."""
    return move_text(Move("call", face, card))


def do(kind: str) -> str:
    """Draw, keep, take."""
    return move_text(Move(kind))


def cards(*tracks: int) -> tuple[str, ...]:
    """The spots of cards."""
    return tuple(f"card:{track}" for track in tracks)


def yellow_up_on_top(_view: View, move: Move) -> bool:
    """A proton, in any order that leaves a yellow up quark on top."""
    return move.third >= 0 and move.face == 3


LIGHT = Chapter(
    "light",
    # Red electrons (131, 129), a yellow bottom (128) and a yellow W (127); the rival has a red
    # photon (118), a red bottom (121) and a yellow muon neutrino (120).
    Deal("feynman-41542", options=STRICT),
    (
        Step(
            "match",
            cards(131, 129, 128, 125, 117),
            answer=lay(24, 131),
            replies=(lay(52, 118),),
            tries=(
                Try("electron", lay(24, 131)),
                Try("other", lay(28, 125), lambda _view, tried: tried.kind == "play"),
            ),
            must="electron",
        ),
        Step(
            "guess", cards(118, 131), choices=("electron", "neutrino", "nothing"), truth="electron"
        ),
        Step(
            "stop",
            cards(129, 118, 131),
            answer=lay(24, 129),
            replies=(lay(16, 121),),
            tries=(Try("electron", lay(24, 129)), Try("take", do("take"))),
            must="electron",
            tests="guess",
            hold="backfired",
        ),
        Step("back", ("pill:1", "count:1", "seat:1", "name:1"), recalls="guess"),
        Step("blind", choices=("electron", "up", "neutrino", "tau"), right="neutrino", each=True),
    ),
)

WEAK = Chapter(
    "weak",
    Deal("feynman-41542", (lay(24, 131), lay(52, 118), lay(24, 129), lay(16, 121)), options=STRICT),
    (
        Step(
            "same",
            cards(128, 121),
            answer=lay(19, 128),
            wrong="same-no",
            replies=(lay(43, 120),),
        ),
        Step(
            "w",
            cards(127, 120),
            answer=lay(51, 127),
            replies=(do("take"),),
            tries=(Try("throw", lay(51, 127)), Try("draw", do("draw"))),
            must="throw",
        ),
        Step("look", cards(127, 120)),
        Step(
            "lay",
            # A red bottom quark (130), an up (127) and a strange quark (125) of the same suit; the
            # rival has a red W (118).
            deal=Deal("weak-221", options=STRICT),
            answer=lay(16, 130),
            wrong="lay-no",
            replies=(lay(48, 118),),
        ),
        Step("guess", cards(118, 125, 127), choices=("up", "strange", "none"), truth="up"),
        Step(
            "answer",
            cards(118, 125, 127, 130),
            answer=lay(0, 127),
            tries=(
                Try("up", lay(0, 127)),
                Try("strange", spot="card:125"),
                Try("take", do("take")),
            ),
            must="up",
            tests="guess",
        ),
        Step("seen", cards(127), recalls="guess"),
        Step(
            "strange",
            cards(125),
            choices=("charge", "light", "suit", "anti"),
            right="charge",
            each=True,
        ),
    ),
)

DECAY = Chapter(
    "decay",
    # Two yellow ups (131, 127) and a blue down (125), a yellow muon (128), a green neutrino (129).
    Deal("feynman-234", (lay(28, 130), lay(12, 120), lay(15, 126), lay(35, 119)), options=STRICT),
    (
        Step(
            "sum",
            cards(131, 125, 127),
            choices=("zero", "one", "more", "minus"),
            right="one",
            each=True,
        ),
        Step(
            "lay",
            ("baryon", *cards(131, 125, 127)),
            answer=lay(3, 131, 125, 127),
            wrong="lay-no",
            tries=(
                Try("proton", lay(3, 131, 125, 127), yellow_up_on_top),
                Try("single", lay(3, 131), lambda _view, tried: tried.card in (131, 127)),
            ),
            must="proton",
            replies=(do("draw"), do("keep")),
        ),
        Step(
            "call",
            ("decay", *cards(128)),
            answer=call(31, 128),
            wrong="call-no",
            replies=(lay(30, 122),),
        ),
        Step("last", cards(129, 122), answer=lay(38, 129), wrong="last-no"),
        Step(
            "neutron",
            choices=("positron", "electron", "pair", "nothing"),
            right="pair",
            each=True,
        ),
    ),
)

FLIP = Chapter(
    "flip",
    # A green flip (126), with a Higgs on the back of another card (130).
    Deal("flip-310", options=STRICT),
    (
        Step("guess", cards(*range(118, 125)), choices=("charge", "mass", "both"), truth="charge"),
        Step(
            "flip",
            cards(126, 130, 131, 117),
            answer=lay(70, 126),
            replies=(lay(6, 124),),
            tries=(
                Try("turn", lay(70, 126)),
                Try("other", lay(2, 131), lambda _view, tried: tried.kind == "play"),
            ),
            must="turn",
            tests="guess",
            hold="turned",
        ),
        Step("turned", cards(117), recalls="guess"),
        Step(
            "higgs",
            cards(130, 124),
            answer=lay(74, 130),
            allow=lambda _view, move: move.card == 130,
            wrong="higgs-no",
        ),
        Step("mass", choices=("higgs", "energy", "charge", "electrons"), right="energy", each=True),
    ),
)

GLUE = Chapter(
    "glue",
    # A green up quark (125), a green flip (126) and an anti-up on the back of a third card (128);
    # the rival has a green gluon (120).
    Deal("glue-1063", options=STRICT),
    (
        Step("lay", answer=lay(2, 125), wrong="lay-no", replies=(lay(58, 120),)),
        Step("guess", cards(120, 125), choices=("anti", "same", "electron"), truth="anti"),
        Step(
            "answer",
            cards(120, 125, 126, 128),
            answer=lay(2, 126, 128),
            wrong="lay-no",
            tries=(Try("pair", lay(2, 126, 128)), Try("take", do("take"))),
            must="pair",
            tests="guess",
        ),
        Step("look", ("pill:1", "count:1", "seat:1", "name:1"), recalls="guess"),
        Step(
            "strength",
            choices=("mass", "speed", "strong", "charge"),
            right="strong",
            each=True,
        ),
        Step("say", choices=("any", "few", "never"), right="few", each=True, states=True),
        Step("because", choices=("suits", "heavy", "sums"), right="sums", each=True, states=True),
        Step("law", law=True),
        Step("play", free=3, deal=Deal("feynman-7", options=STRICT)),
    ),
)

LESSON = Lesson(
    "learn_u_know_feynman-1",
    "u_know_feynman",
    (LIGHT, WEAK, DECAY, FLIP, GLUE),
    options=STRICT,
    minutes=10,
    meets=("quarks", "leptons", "photon", "w", "gluon", "strong", "electromagnetic", "weak"),
    law=True,
)

LESSONS = (LESSON,)
