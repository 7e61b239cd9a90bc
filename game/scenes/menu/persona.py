"""Which particle are you? Four questions beside the line for a name, and what comes of them."""

from __future__ import annotations

from game.core.particles import BY_KEY
from game.core.phrase import say
from game.scenes.base.menu_widgets import button, words
from game.tables.pictures import Button, Label, Panel, Portrait
from game.tables.table import Spot
from tutorial.which_particle import CANDIDATES, QUESTIONS, nearest, shared

X, WIDE = 934.0, 560.0
"""Middle and width of the column."""
ANSWER = "answer:"
"""What the ids of answers begin with."""
REASONS = 3
"""Things in common that are named, at most."""


class Persona:
    """The answers so far, and the spots for what comes next."""

    def __init__(self) -> None:
        self.answers: list[str] = []

    @property
    def name(self) -> str | None:
        """Which of `CANDIDATES` it is; None: something is still to be asked."""
        return nearest(self.answers) if len(self.answers) == len(QUESTIONS) else None

    def answer(self, spot: Spot) -> None:
        """One more answer."""
        self.answers.append(spot.id.removeprefix(ANSWER))

    def spots(self) -> list[Spot]:
        """The question with its answers, or the particle."""
        return self._question() if self.name is None else self._particle(self.name)

    def _question(self) -> list[Spot]:
        number = len(self.answers)
        question = list(QUESTIONS)[number]
        title = say("who-title", n=number + 1, all=len(QUESTIONS))
        asked = say(f"who-{question}")
        spots = [
            words("title", title, X, 146, WIDE, 40, Label("second", 20)),
            words("asked", asked, X, 214, WIDE, 76, Label("text", 26, bold=True)),
        ]
        for i, answer in enumerate(QUESTIONS[question]):
            phrase = say(f"who-{question}-{answer}")
            art = Button("outline")
            spots.append(button(f"{ANSWER}{answer}", phrase, X, 304 + 80 * i, WIDE, 70, art))
        spots.append(button("list", say("who-list"), X, 556, 400, 62, Button("ghost", "book")))
        return spots

    def _particle(self, name: str) -> list[Spot]:
        particle = BY_KEY[CANDIDATES[name]]
        reasons = shared(name, self.answers)[:REASONS]
        called = say(f"login-name-{name}")
        spots = [
            Spot("sheet", Panel("yellow"), X, 318, 600, 380, 1),
            words("title", say("who-you"), X, 156, WIDE, 36, Label("second", 20)),
            Spot("portrait", Portrait(particle.id), 760, 338, 190, 266, 4),
            words("called", called, 1040, 226, 350, 56, Label("yellow", 32, "left", bold=True)),
        ]
        for i, reason in enumerate(reasons):
            phrase = say(f"who-{reason}-true")
            y = 298 + 72 * i
            spots.append(words(f"true:{i}", phrase, 1040, y, 350, 68, Label("text", 20, "left")))
        again = button("again", say("who-again"), X - 145, 556, 280, 62, Button("ghost", "replay"))
        every = button("list", say("who-list"), X + 145, 556, 280, 62, Button("ghost", "book"))
        return [*spots, again, every]
