"""The look-back at Tutti Quantum: a card against the better one, and what turned the game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game.core.phrase import Phrase, literal, signed
from game.core.session import RuleEvent, Session
from game.rules.tutti_quantum import Move, State, TuttiQuantum, View
from game.rules.tutti_quantum.diagram import pattern
from game.rules.tutti_quantum.scoring import total
from game.tables.capabilities import Recounts
from game.tables.tutti_quantum import TuttiQuantumTable
from game.tables.tutti_quantum.recount import best_points
from game.words.text import Text
from tests.layout import LANGUAGES

TABLE = TuttiQuantumTable()
Step = tuple[list[RuleEvent[View]], list[View]]


def words(phrase: Phrase | None, language: str = "en") -> str:
    assert phrase is not None
    text = Text(language)
    text.names = (literal("You"), literal("Emmy"))
    return text.say(phrase)


def points(view: View, side: int) -> int:
    return total(pattern(view.diagrams[side]), view.scoring)


def played() -> list[tuple[int, Step, int]]:
    """Each move of a game: its seat, its step, and the points that it brought."""
    session: Session[State, Move, View] = Session(TuttiQuantum(), 2, {}, "recount")
    steps = []
    while (seat := session.to_move()) is not None:
        before = points(session.view(0), seat)
        moves = session.legal_moves()
        move = moves[len(session.moves) * 7 % len(moves)]
        events = session.play(move, 0)
        views = [session.view(0), session.view(1)]
        steps.append((seat, (events, views), points(views[0], seat) - before))
    return steps


def test_a_fall_is_never_told_by_own_points_nor_a_rise_by_a_rivals() -> None:
    assert isinstance(TABLE, Recounts)
    told = 0
    for seat, step, gain in played():
        fell, rose = (TABLE.turn([step], 0, way) for way in (False, True))
        if gain:
            good = (seat == 0) == (gain > 0)
            line = rose if good else fell
            if line is not None and "dealt" not in line.key:
                told += 1
                sign = f"+{gain}" if gain > 0 else f"\u2212{-gain}"
                assert sign in words(line)
            other = fell if good else rose
            assert other is None or "dealt" in other.key
    assert told > 5


def test_the_card_and_the_better_one_are_told_with_their_points() -> None:
    session: Session[State, Move, View] = Session(TuttiQuantum(), 2, {}, "recount")
    moves = session.legal_moves()
    session.play(moves[0])
    view, legal = session.view(1), session.legal_moves()
    first = legal[0]
    another = next(move for move in legal if move.card != first.card)
    assert " instead of the " in words(TABLE.choice(view, first, another))
    assert "(now 0)" in words(TABLE.choice(view, first, another))


def test_the_choice_counts_the_secret_card_and_what_the_rival_can_earn() -> None:
    """The sums are those of playing both cards; the rival's points those of its best place."""
    told: Counter[str] = Counter()
    for seed in range(3):
        session: Session[State, Move, View] = Session(TuttiQuantum(), 2, {}, f"recount {seed}")
        while (seat := session.to_move()) is not None:
            view, legal = session.view(seat), session.legal_moves()
            for played, better in pairwise(legal[:: max(1, len(legal) // 6)]):
                line = TABLE.choice(view, played, better)
                while line is not None and line.key.endswith(("-left", "-secret")):
                    facts = dict(line.args)
                    told[line.key] += 1
                    if line.key.endswith("-left"):
                        rival = pattern(view.diagrams[1 - seat])
                        expected = {"points": best_points(rival, better.card, 0)}
                    else:
                        expected = {
                            "got": with_secret(view, played),
                            "could": with_secret(view, better),
                        }
                    for name, number in expected.items():
                        assert facts[name] == signed(number)
                    assert isinstance(facts["line"], Phrase)
                    line = facts["line"]
            session.play(legal[len(session.moves) * 7 % len(legal)])
    assert min(told["tutti_quantum-review-left"], told["tutti_quantum-review-secret"]) > 0


def with_secret(view: View, move: Move) -> int:
    """The points that a move and the secret card on its best place then bring together."""
    before = pattern(view.diagrams[view.turn])
    after = before.copy()
    after.lay(move.edge, move.card, move.facing)
    gained = total(after, view.scoring) - total(before, view.scoring)
    return gained + best_points(after, view.secrets[view.turn], view.scoring)


@pytest.mark.parametrize("language", LANGUAGES)
def test_new_cards_are_listed(language: str) -> None:
    dealt = [step for _, step, _ in played() if any(e.kind == "dealt" for e in step[0])]
    told = words(TABLE.turn([dealt[0]], 0, False), language)
    assert told.count(",") >= 2 or "+" in told
