"""Beliefs are measured by the truth: no belief gains nothing, a true one more, a wrong one less."""

from __future__ import annotations

from ai.evaluators.u_know_feynman import UKnowFeynmanEvaluator
from ai.lab import belief
from ai.registry import Opponents, Registry
from game.rules.u_know_feynman import State


class Contrary(UKnowFeynmanEvaluator):
    """Believes that everybody holds what they did not lay."""

    def belief(self, state: State, seat: int) -> float:
        return min(0.0, -8.0 - super().belief(state, seat))


def opponents(_game: str) -> Opponents:
    """This module is a registry of one evaluator."""
    return Opponents(evaluator=Contrary())


def test_u_know_feynman_gains_by_what_others_did_not_lay() -> None:
    """Measured in 12 and 6 games: 0.5 nats a choice between two students, 0.8 between four."""
    gain = belief.gain("u_know_feynman", ["student"] * 2, 8, "gain")
    assert gain.choices > 100
    assert gain.mean > 0.1
    assert 0.3 < gain.accepted < 1.0


def test_a_wrong_belief_loses() -> None:
    gain = belief.gain(
        "u_know_feynman", ["student"] * 2, 4, "gain", Registry("game.rules", __name__)
    )
    assert gain.mean < -0.1


def test_who_believes_nothing_is_even() -> None:
    gain = belief.gain("tutti_quantum", ["student"] * 2, 2)
    assert gain == (0.0, 0.0, 0, 0.0)
