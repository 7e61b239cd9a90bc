"""The results of the easiest levels against a beginner who has just read the rules."""

from __future__ import annotations

import pytest

from ai import make_bot
from ai.levels import budget
from game.core.session import Session
from game.rules.bigebang import BigEBang
from tests.ai.beginner import match


def test_a_visitor_loses_to_a_beginner_but_not_every_game() -> None:
    won, drawn, lost = match("visitor", 40)
    assert lost > won
    assert won + drawn > 0


def test_a_visitor_passes_only_where_it_can_do_nothing_else() -> None:
    """A pass of a visitor who was behind ended one of five games on a full board."""
    passes = 0
    for number in range(6):
        session = Session(BigEBang(), 2, {}, f"visitor/{number}")
        while (seat := session.to_move()) is not None:
            moves = session.legal_moves()
            level = ("visitor", "student")[(seat + number) % 2]
            bot = make_bot("bigebang", level, f"{number}/{len(session.moves)}")
            move = bot.choose(session.view(seat), moves, budget("bigebang", level))
            if level == "visitor" and move.kind == "pass":
                passes += 1
                assert len(moves) == 1
            session.play(move)
    assert passes > 0


def test_a_visitor_of_particle_builder_loses_most_games_to_a_beginner() -> None:
    won, drawn, lost = match("visitor", 60, "particle_builder")
    assert lost > won
    assert won + drawn > 0


@pytest.mark.slow
def test_a_student_beats_a_beginner() -> None:
    won, drawn, _ = match("student", 100)
    assert won + drawn / 2 >= 60
