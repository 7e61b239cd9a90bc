"""Which particle are you? Four questions beside the line for a name, and what comes of them."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.particles import BY_KEY
from game.core.phrase import say
from game.tables.pictures import Label, Panel, Portrait
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.measure import EDGE, GAP
from game.ui.parts import button, panel, text
from game.ui.sizes import PORTRAIT, PROSE
from tutorial.which_particle import CANDIDATES, QUESTIONS, nearest, shared

ANSWER = "answer:"
"""Beginning of the ids of answers."""
REASONS = 3
"""Things in common that are named, at most."""
ASKED = Label("text", 26, bold=True)
CALLED = Label("yellow", 32, "left", bold=True)
HEAD = Label("second", 20)


class Persona:
    """The answers so far, and what comes next."""

    def __init__(self) -> None:
        self.answers: list[str] = []

    @property
    def name(self) -> str | None:
        """Which of `CANDIDATES` it is; None: something is still to be asked."""
        return nearest(self.answers) if len(self.answers) == len(QUESTIONS) else None

    def answer(self, spot: Spot) -> None:
        """One more answer."""
        self.answers.append(spot.id.removeprefix(ANSWER))

    @property
    def first(self) -> str:
        """The id of the first answer to the question that is asked."""
        return f"{ANSWER}{next(iter(QUESTIONS[self._asked]))}"

    @property
    def _asked(self) -> str:
        return list(QUESTIONS)[len(self.answers)]

    def view(self) -> Node:
        """The question with its answers, or the particle."""
        return self._question() if self.name is None else _particle(self.name, self.answers)

    def _question(self) -> Node:
        asked = self._asked
        head = say("who-title", n=len(self.answers) + 1, all=len(QUESTIONS))
        answers = [
            button(f"{ANSWER}{answer}", say(f"who-{asked}-{answer}"), "outline", grow=1.0)
            for answer in QUESTIONS[asked]
        ]
        return Column(
            [
                text("title", head, HEAD),
                text("asked", say(f"who-{asked}"), ASKED),
                Column(answers, even=True),
                button("list", say("who-list"), icon="book", align="middle"),
            ],
            gap=2 * GAP,
        )


def _particle(name: str, answers: Sequence[str]) -> Node:
    """The particle, and what they have in common."""
    portrait = Leaf(
        Spot("portrait", Portrait(BY_KEY[CANDIDATES[name]].id), 0, 0, 0, 0, 4), natural=PORTRAIT
    )
    reasons = shared(name, answers)[:REASONS]
    said = [text(f"true:{i}", say(f"who-{r}-true"), PROSE) for i, r in enumerate(reasons)]
    called = text("called", say(f"login-name-{name}"), CALLED)
    about = Column([called, *said], gap=2 * GAP, grow=1.0)
    both = Row([portrait, about], gap=2 * EDGE)
    sheet = panel("sheet", Column([text("title", say("who-you"), HEAD), both]), Panel("yellow"))
    again = button("again", say("who-again"), icon="replay")
    every = button("list", say("who-list"), icon="book")
    ways = Choose(Row([again, every], even=True), Column([again, every]))
    return Column([sheet, ways], gap=2 * GAP)
