"""A lesson for U-kNOw Feynman: colours and forces, three quarks and DECAY, antimatter."""

from __future__ import annotations

from game.core.contract import move_text
from game.rules.u_know_feynman import Move, View
from tutorial.lesson import Chapter, Deal, Lesson, Step

STRICT = {"strict": 1}
"""What a W does here is what it does in nature."""


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


FORCES = Chapter(
    "forces",
    # Red electrons (131, 129), a yellow bottom (128) and a yellow W (127); the rival has a red
    # photon (118), a red bottom (121) and a yellow muon neutrino (120).
    Deal("feynman-41542", options=STRICT),
    (
        Step("goal", cards(*range(125, 132))),
        Step(
            "match",
            cards(131, 117),
            answer=lay(24, 131),
            wrong="match-no",
            replies=(lay(52, 118),),
        ),
        Step("photon", cards(118, 131)),
        Step(
            "stop",
            cards(129, 118, 131),
            answer=lay(24, 129),
            wrong="stop-no",
            replies=(lay(16, 121),),
        ),
        Step("back", ("pill:1", "count:1", "seat:1", "name:1"), hold="backfired"),
        Step(
            "same",
            cards(128, 121),
            answer=lay(19, 128),
            wrong="same-no",
            replies=(lay(43, 120),),
        ),
        Step("w", cards(127, 120), answer=lay(51, 127), wrong="w-no", replies=(do("take"),)),
        Step("took", cards(127, 120), hold="took"),
        Step("strength"),
        Step("which", choices=("electron", "up", "neutrino", "tau"), right="neutrino"),
    ),
)

DECAY = Chapter(
    "decay",
    # Two yellow ups (131, 127) and a blue down (125), a yellow muon (128), a green neutrino (129).
    Deal("feynman-234", (lay(28, 130), lay(12, 120), lay(15, 126), lay(35, 119)), options=STRICT),
    (
        Step("trio", cards(131, 125, 127)),
        Step(
            "lay",
            ("baryon", *cards(131, 125, 127)),
            answer=lay(3, 131, 125, 127),
            allow=yellow_up_on_top,
            wrong="lay-no",
            replies=(do("draw"), do("keep")),
        ),
        Step("proton", cards(131, 125, 127), hold="bound"),
        Step(
            "call",
            ("decay", *cards(128)),
            answer=call(31, 128),
            wrong="call-no",
            replies=(lay(30, 122),),
        ),
        Step("last", cards(129, 122), answer=lay(38, 129), wrong="last-no"),
        Step("won", ("pill:0", "count:0", "seat:0", "name:0")),
        Step("which", choices=("uud", "udd", "uuu", "eee"), right="udd"),
    ),
)

FLIP = Chapter(
    "flip",
    # A green flip (126), with a Higgs on the back of another card (130).
    Deal("flip-310", options=STRICT),
    (
        Step("backs", cards(*range(118, 125))),
        Step("flip", cards(126, 117), answer=lay(70, 126), wrong="flip-no", replies=(lay(6, 124),)),
        Step("turned", cards(117), hold="turned"),
        Step(
            "higgs",
            cards(130, 124),
            answer=lay(74, 130),
            allow=lambda _view, move: move.card == 130,
            wrong="higgs-no",
        ),
        Step("search", ("pill:1", "count:1", "seat:1", "name:1"), hold="searched"),
        Step("mass"),
        Step("which", choices=("positron", "neutrino", "proton", "photon"), right="positron"),
        Step("bye"),
    ),
)

LESSON = Lesson(
    "learn_u_know_feynman-1",
    "u_know_feynman",
    (FORCES, DECAY, FLIP),
    options=STRICT,
)

LESSONS = (LESSON,)
