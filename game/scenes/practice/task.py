"""A task on the real table: one choice, tried as often as one likes, and why the answer is good."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from ai.analysis import explain, without_chance
from ai.levels import budget, make_bot
from game.core.contract import AnyMove, Seat, find_move, move_text
from game.core.phrase import Phrase, say
from game.core.session import AnySession
from game.match.match import AI, HUMAN, Match
from game.scenes.base import routes
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.practice.solved import SolvedDialog
from game.scenes.table.keyframes import still
from game.scenes.table.margins import SHARED, rail_button, shared_buttons
from game.scenes.table.model import (
    LetGo,
    Lined,
    Offered,
    Rewound,
    Seated,
    SideButton,
    SideKey,
    Stood,
    TableEffect,
    WentBack,
)
from game.scenes.table.policy import TablePolicy
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.table import Spot
from game.ui.actions import Action

RIVAL = "student"
"""Level of the opponent that answers a move that was tried."""
SEEN = 1.2
"""Seconds that the table is looked at before it is told how good the move was."""
TRIES = 2
"""Wrong answers after which the right one may be seen."""


class Task(Protocol):
    """A question, and the words about an answer."""

    @property
    def seat(self) -> Seat:
        """The seat to move."""

    @property
    def good(self) -> Collection[str]:
        """Right answers in their written form, the best one first."""

    def stood(self) -> AnySession:
        """The position."""

    def line(self) -> Phrase:
        """The question, on the table."""

    def opening(self) -> tuple[Phrase, Phrase]:
        """Title and words of the page before the first try."""

    def wrong(self, tried: str) -> Phrase:
        """Words about a wrong move."""

    def because(self, reason: Phrase) -> Phrase:
        """Words about the right one."""

    def wrong_before(self) -> int:
        """Number of wrong answers that count, from before the task was opened."""

    def missed(self, *, first: bool) -> None:
        """Keep that an answer was wrong, and whether it was the first."""

    def solved(self, *, first: bool) -> None:
        """Keep that it was answered, and whether by the first try; not after it was shown."""

    def told(self, tries: int, /) -> Phrase | None:
        """The line for others with the same task, without its answer; None: there are none."""


def task_scene(services: Services, task: Task) -> TableScene:
    """The table with a task."""
    session = task.stood()
    seats = [AI + RIVAL] * session.seats
    seats[task.seat] = HUMAN
    match = Match(session, tuple(seats))
    return TableScene(services, match, {}, lambda scene: TaskPolicy(scene, task))


class TaskPolicy(TablePolicy):
    """A move is tried and answered; then it is told what it was worth, and why."""

    def __init__(self, scene: TableScene, task: Task) -> None:
        self.scene = scene
        self.task = task
        self.before = len(scene.session.moves)
        """Moves of the position."""
        self.tried: str | None = None
        """The move that lies on the table."""
        self.wrong = 0 if scene.services.policy is not None else task.wrong_before()
        """Number of wrong answers."""
        self.solved = False
        self.shown = False
        """The answer was asked for."""
        self._judged = False
        """It was told what the move was worth."""
        self._answered = False
        """A rival has answered it."""
        self._leaving = False
        self._asked = False
        """The question was put."""
        scene.send(Seated(task.seat), Lined(task.line()))

    # --- who may move -------------------------------------------------------------------------

    def may_move(self) -> bool:
        """Until a move is tried; the table then shows what comes of it."""
        return self.tried is None and not self.scene.frames

    def move_chosen(self, move: AnyMove) -> None:
        """Try it; a wrong move that would turn something over is told, and not made.

        What comes to light would be known at the next try.
        """
        self.tried = move_text(move)
        self._judged = self._answered = False
        if self.right or not self._reveals(move):
            self.scene.play(move)
        else:
            self.scene.send(LetGo(), Offered(None))
        self.scene.send(Stood(SEEN / self.scene.services.pace))

    def _reveals(self, move: AnyMove) -> bool:
        """True if the move brings a hidden card or a die to light."""
        after = self.task.stood()
        after.play(find_move(move_text(move), after.legal_moves()))
        return not after.can_undo(self.task.seat)

    @property
    def right(self) -> bool:
        """True if the move on the table is a right answer."""
        return self.tried in self.task.good

    def seat_to_move(self, seat: Seat) -> Transition:
        """All is shown: a rival answers a wrong move, then it is told what it was worth."""
        if self._leaving:
            return Pop()
        if not self._asked:
            return self._ask()
        if self.tried is None or self._judged:
            return None
        if not self.right and seat != self.task.seat and not self._answered:
            self._answered = True
            self._answer(seat)
            return None
        return self._judge()

    def _ask(self) -> Transition:
        """Say what is wanted here, once."""
        self._asked = True
        title, what = self.task.opening()
        answers = {"start": say("daily-puzzle-start")}
        return Push(Dialog(self.scene.services, title, what, answers))

    def game_over(self) -> Transition:
        """The move has ended the game."""
        if self._leaving:
            return Pop()
        return None if self._judged else self._judge()

    def _answer(self, seat: Seat) -> None:
        """Play the next move of a Student in this game."""
        session = self.scene.session
        bot = make_bot(self.scene.match.id, RIVAL, session.seed)
        given = budget(self.scene.match.id, RIVAL)
        self.scene.play(bot.choose(session.view(seat), session.legal_moves(), given))
        self.scene.send(Stood(SEEN / self.scene.services.pace))

    # --- what it was worth --------------------------------------------------------------------

    def _judge(self) -> Transition:
        self._judged = True
        services = self.scene.services
        assert self.tried is not None
        if not self.right:
            self.wrong += 1
            services.sound.play("wrong")
            if not self.shown and services.policy is None:
                self.task.missed(first=self.wrong == 1)
            return Push(
                Dialog(
                    services,
                    say("daily-puzzle-not-best"),
                    self.task.wrong(self.tried),
                    self._ways_on(),
                )
            )
        self.solved = not self.shown
        services.sound.play("win" if self.solved else "good")
        if self.solved and services.policy is None:  # nothing is kept of a visitor
            self.task.solved(first=not self.wrong)
        tries = self.wrong + 1
        title = say("daily-puzzle-right" if self.solved else "daily-puzzle-answer")
        if self.solved and self.wrong:
            title = say("daily-puzzle-right-later", tries=tries)
        because = self.task.because(self._reason())
        told = self.task.told(tries) if self.solved else None
        if told is not None:
            return Push(SolvedDialog(services, title, because, told, tries))
        answers = {"leave": say("done"), "look": say("result-look")}
        return Push(Dialog(services, title, because, answers))

    def _ways_on(self) -> Mapping[str, Phrase]:
        answers = {"again": say("daily-puzzle-again")}
        if self.wrong >= TRIES:
            answers["show"] = say("daily-puzzle-show")
        return answers | {"leave": say("daily-puzzle-leave")}

    def _reason(self) -> Phrase:
        """Why the answer is good, in the evaluator's words, from the position of the task."""
        before = self.task.stood()
        text = self.tried if self.tried is not None else next(iter(self.task.good))
        move = find_move(text, before.legal_moves())
        return without_chance(explain(before.game, before.view(self.task.seat), move))

    def resumed(self, result: object) -> None:
        """Try again, see the answer, or leave."""
        if not self._judged:
            return
        match result:
            case "leave":
                self._leaving = True
            case "show":
                self.shown = True
                self._back()
                legal = self.scene.session.legal_moves()
                self.move_chosen(find_move(next(iter(self.task.good)), legal))
            case _ if not self.right:
                self._back()

    def _back(self) -> None:
        """The position of the task again."""
        scene = self.scene
        scene.session.rewind(self.before)
        self.tried = None
        frame = still(scene.board(scene.view()), "swap")
        scene.send(Rewound(self.task.line(), [frame]))
        scene.next_frame()

    # --- what is seen, touches and keys -------------------------------------------------------

    def side_buttons(self) -> list[Spot]:
        """Close above; rules and looking below, and a way to play on from here."""
        buttons = [
            rail_button("close", "cross", "first"),
            *shared_buttons(),
            rail_button("look", "eye", "third", on=self.scene.model.looking),
        ]
        if self.scene.services.policy is None:
            buttons.append(rail_button("play-on", "person", "last"))
        return buttons

    def side_button(self, name: str) -> TableEffect | None:
        """Close leaves, whatever was tried; the position can be played on."""
        if name == "close":
            return Pop()
        if name == "play-on":
            return Push(routes.PlayOn(self.task.stood(), self.task.seat))
        return SideButton(name) if name in (*SHARED, "look") else None

    def key(self, action: Action) -> TableEffect | None:
        """BACK lets go of what is picked, then leaves."""
        scene = self.scene
        if action is Action.BACK:
            return scene.send(WentBack(Pop()))
        return SideKey(action) if action in (Action.HELP, Action.LOOK) else None
