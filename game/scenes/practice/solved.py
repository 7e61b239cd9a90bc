"""The page of a solved puzzle: why the answer is good, and a line to copy for others."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.core.phrase import Phrase, literal, say
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Transition
from game.scenes.results import celebration
from game.services import Services
from game.tables.pictures import Panel
from game.tables.table import Spot
from game.ui.layout import Node
from game.ui.parts import panel, text
from game.ui.sizes import NOTE, QUESTION, READING, STRONG

COPY = "copy"
WRONG, RIGHT = "\u25cb", "\u25cf"
"""Signs of a try: an empty and a full disc, which no colour tells apart."""
MOST = 10
"""Tries that are still shown one by one."""


class SolvedDialog(Dialog):
    """Pops with the key of an answer, as every dialog does; a line can be copied before."""

    def __init__(
        self, services: Services, title: Phrase, because: Phrase, told: Phrase, tries: int
    ) -> None:
        """``told``: words of the line, without the signs of the ``tries``."""
        answers = {"leave": say("done"), COPY: say("daily-puzzle-copy")}
        if services.machine.clipboard is None:
            del answers[COPY]
        answers["look"] = say("result-look")
        super().__init__(services, title, because, answers)
        self.told = told
        self.line = told if tries > MOST else with_signs(told, tries)
        self.asked = False
        """True from the choice on until it is known whether the line was copied."""
        self.refused = False
        self.shows = celebration.shows_for(True, services.pace)

    def words(self) -> list[Node]:
        """Praise, the reason, and the line."""
        _, *because = super().words()
        line = text("line", self.line, STRONG, most_w=READING)
        parts = [
            text(celebration.HEADLINE, self.title, QUESTION),
            *because,
            panel("told", line, Panel("yellow")),
        ]
        if self.refused:
            parts.append(text("refused", say("daily-puzzle-not-copied"), NOTE, most_w=READING))
        return parts

    def aloud(self) -> Iterable[Phrase]:
        """The line without its signs, whose names no listener needs."""
        return [self.told if phrase == self.line else phrase for phrase in super().aloud()]

    def chosen(self, spot: Spot) -> Transition:
        """Copy the line, or an answer."""
        clipboard = self.services.machine.clipboard
        if spot.id != COPY or clipboard is None:
            return super().chosen(spot)
        clipboard.copy(self.services.text.say(self.line).replace("\u00a0", " "))
        self.asked = True
        return None

    def update(self, dt: float) -> Transition:
        """Let the show go on, and say whether the line was copied as soon as that is known."""
        self.dirty |= bool(self.shows)
        self.shows = celebration.pass_time(self.shows, dt)
        clipboard = self.services.machine.clipboard
        copied = clipboard.copied() if self.asked and clipboard is not None else None
        if copied is not None:
            self.asked, self.refused = False, not copied
            done = "daily-puzzle-copied" if copied else "daily-puzzle-copy"
            self.answers = {**self.answers, COPY: say(done)}
            self.layout()
        return super().update(dt)

    def paint(self, surface: pygame.Surface, spot: Spot) -> None:
        """One spot; the show is on the frame, below all words and numbers."""
        super().paint(surface, spot)
        if spot.id == celebration.FRAME:
            celebration.draw(surface, self, self.shows)


def with_signs(told: Phrase, tries: int) -> Phrase:
    """The words with a sign for each try."""
    signs = literal(WRONG * (tries - 1) + RIGHT)
    return say("daily-puzzle-line", told=told, signs=signs)
