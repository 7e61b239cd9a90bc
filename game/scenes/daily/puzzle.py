"""The puzzle of the day on the real table: one choice, tried as often as one likes."""

from __future__ import annotations

from datetime import date
from typing import Any

from ai.analysis import explain
from ai.levels import budget, make_bot
from ai.puzzles.calendar import of_day, question
from ai.puzzles.puzzle import Puzzle, stood
from game.core.contract import AnyMove, Seat, find_move, move_text
from game.core.phrase import say
from game.games import GAMES
from game.match.match import AI, HUMAN, Match
from game.progress import daily
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.table.keyframes import still
from game.scenes.table.margins import rail_button
from game.scenes.table.model import (
    Lined,
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


def puzzle_scene(services: Services, game: str, day: date) -> TableScene:
    """The table with the puzzle of this day. The game has one."""
    puzzle = of_day(game, day)
    assert puzzle is not None, game
    session = stood(GAMES[game], puzzle)
    seats = [AI + RIVAL] * puzzle.seats
    seats[puzzle.seat] = HUMAN
    match = Match(session, tuple(seats))
    return TableScene(services, match, {}, lambda scene: Puzzler(scene, puzzle, day))


class Puzzler(TablePolicy):
    """A move is tried and answered; then it is told what it was worth, and why."""

    def __init__(self, scene: TableScene, puzzle: Puzzle, day: date) -> None:
        self.scene = scene
        self.puzzle = puzzle
        self.day = day
        self.question = question(scene.match.id)
        """Begins the text keys of the question."""
        self.tried: str | None = None
        """The move that lies on the table."""
        self.wrong = 0
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
        scene.send(Seated(puzzle.seat), Lined(say(f"{self.question}-ask")))

    # --- who may move -------------------------------------------------------------------------

    def may_move(self) -> bool:
        """Until a move is tried; the table then shows what comes of it."""
        return self.tried is None and not self.scene.frames

    def move_chosen(self, move: AnyMove) -> None:
        """Try it."""
        self.tried = move_text(move)
        self._judged = self._answered = False
        self.scene.play(move)
        self.scene.send(Stood(SEEN / self.scene.services.pace))

    def seat_to_move(self, seat: Seat) -> Transition:
        """All is shown: a rival answers a wrong move, then it is told what it was worth."""
        if self._leaving:
            return Pop()
        if not self._asked:
            return self._ask()
        if self.tried is None or self._judged:
            return None
        if self.tried != self.puzzle.answer and seat != self.puzzle.seat and not self._answered:
            self._answered = True
            self._answer(seat)
            return None
        return self._judge()

    def _ask(self) -> Transition:
        """Say what is wanted here, once."""
        self._asked = True
        services, game = self.scene.services, self.scene.match.id
        title = say("tomorrow-puzzle-open", game=say(f"{game}-title"))
        answers = {"start": say("tomorrow-puzzle-start")}
        return Push(Dialog(services, title, say(f"{self.question}-what"), answers))

    def game_over(self) -> Transition:
        """The move has ended the game."""
        if self._leaving:
            return Pop()
        return None if self._judged else self._judge()

    def _answer(self, seat: Seat) -> None:
        """Play the next move of a Student in this game."""
        session = self.scene.session
        bot = make_bot(self.scene.match.id, RIVAL, self.puzzle.seed)
        given = budget(self.scene.match.id, RIVAL)
        self.scene.play(bot.choose(session.view(seat), session.legal_moves(), given))
        self.scene.send(Stood(SEEN / self.scene.services.pace))

    # --- what it was worth --------------------------------------------------------------------

    def _judge(self) -> Transition:
        self._judged = True
        services, puzzle = self.scene.services, self.puzzle
        assert self.tried is not None
        mine, best = puzzle.worths[self.tried], puzzle.worths[puzzle.answer]
        if self.tried != puzzle.answer:
            self.wrong += 1
            services.sound.play("wrong")
            answers = {"again": say("tomorrow-puzzle-again")}
            if self.wrong >= TRIES:
                answers["show"] = say("tomorrow-puzzle-show")
            answers["leave"] = say("tomorrow-puzzle-leave")
            body = say(f"{self.question}-wrong", mine=mine, best=best)
            return Push(Dialog(services, say("tomorrow-puzzle-not-best"), body, answers))
        self.solved = not self.shown
        services.sound.play("win" if self.solved else "good")
        if self.solved and services.policy is None:
            daily.note(services.store, self.scene.match.id, self.day)
        body = say(f"{self.question}-because", reason=self._reason(), best=best)
        title = say("tomorrow-puzzle-right" if self.solved else "tomorrow-puzzle-answer")
        answers = {"leave": say("done"), "look": say("result-look")}
        return Push(Dialog(services, title, body, answers))

    def _reason(self) -> Any:
        """Why the answer is good, in the evaluator's words, from the position of the puzzle."""
        game = self.scene.session.game
        before = stood(game, self.puzzle)
        move = find_move(self.puzzle.answer, before.legal_moves())
        return explain(game, before.view(self.puzzle.seat), move)

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
                self.move_chosen(find_move(self.puzzle.answer, legal))
            case _ if self.tried != self.puzzle.answer:
                self._back()

    def _back(self) -> None:
        """The position of the puzzle again."""
        scene = self.scene
        scene.session.rewind(len(self.puzzle.moves))
        self.tried = None
        frame = still(scene.board(scene.view()), "swap")
        scene.send(Rewound(say(f"{self.question}-ask"), [frame]))
        scene.next_frame()

    # --- what is seen, touches and keys -------------------------------------------------------

    def side_buttons(self) -> list[Spot]:
        """Close above; rules and looking below."""
        return [
            rail_button("close", "cross", "first"),
            rail_button("help", "help", "second"),
            rail_button("look", "eye", "third", on=self.scene.model.looking),
        ]

    def side_button(self, name: str) -> TableEffect | None:
        """Close leaves, whatever was tried."""
        if name == "close":
            return Pop()
        return SideButton(name) if name in ("help", "look") else None

    def key(self, action: Action) -> TableEffect | None:
        """BACK lets go of what is picked, then leaves."""
        scene = self.scene
        if action is Action.BACK:
            return scene.send(WentBack(Pop()))
        return SideKey(action) if action in (Action.HELP, Action.LOOK) else None
