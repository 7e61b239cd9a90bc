"""Knowledge of Particle Panic besides its rules: thumb rules, a worth, plans for a turn."""

from __future__ import annotations

from collections.abc import Sequence

from ai.bot import Budget, Thinking
from ai.evaluators.particle_panic import lit_words, reasons, thumb
from ai.evaluators.particle_panic.plan import WHOLE, TurnPlan, best_at_once, outlook_at_once
from ai.evaluators.particle_panic.thumb import move_scores
from ai.evaluators.particle_panic.worth import IN_USE, Tuning
from ai.registry import Opponents
from game.core.phrase import Phrase, say
from game.rules.particle_panic.state import (
    CHOOSE,
    DISCARD,
    DROP,
    NAME,
    ROOM,
    SUITS,
    Move,
    State,
    View,
    beyond_saving,
)

STEADY = 5
"""A hand limit under this cannot keep a whole code in hand between two turns."""


class ParticlePanicEvaluator:
    """Rates moves by rules of thumb, values the lab by codes, cards and room; plans; says why."""

    def __init__(self, tuning: Tuning = IN_USE) -> None:
        """``tuning``: what a plan weighs labs by, if not the tables in use."""
        self._tuning = tuning

    def unsure(self, view: View, level: str) -> Sequence[Move]:
        """See `ai.greedy.Examines` and `thumb.unsure`."""
        return thumb.unsure(view, level)

    def move_scores(self, state: State, moves: Sequence[Move]) -> Sequence[float]:
        """See `thumb.move_scores`."""
        return move_scores(state, moves)

    def value(self, state: State) -> tuple[float, ...]:
        """Codes entered and on the way, against the room that is left; one value for all."""
        need = state.setting.code
        suits = state.setting.suits
        done = 0.0
        for suit in range(suits):
            cards = sum(state.hands[suit::SUITS])
            done += 1.0 if state.entered[suit] else 0.6 * min(cards, need) / need
        room = 1.0 - sum(state.particles) / ROOM
        hand = state.hands[SUITS * state.seat : SUITS * state.seat + SUITS]
        if beyond_saving(state, hand):
            return (0.04 * room - 1.0,) * len(state.limits)
        frail = sum(limit < STEADY for limit in state.limits) / len(state.limits)
        value = 1.6 * done / suits + 0.9 * room - 0.2 * frail - 1.2
        return (max(-0.95, min(0.95, value)),) * len(state.limits)

    def reason(self, view: View, move: Move) -> Phrase:
        """Use of the move, in figures, and the chance that the plan sees from here."""
        reason = reasons.reason(view, move, self._less(view, move))
        if beyond_saving(view, view.hands[view.seat]):
            return reason
        chance = None if view.duty.on else outlook_at_once(view)  # measured without it
        if chance is None:
            return reason
        return say(f"{reasons.G}hint-chance", reason=reason, chance=round(100 * chance))

    def _less(self, view: View, move: Move) -> int | None:
        """Suit of the card that the light will discard once a full hand has taken the top card."""
        seat, top = view.seat, view.tops[view.pawns[view.seat]]
        if move.kind != "collect" or top < 0 or sum(view.hands[seat]) < view.limits[seat]:
            return None
        hand = list(view.hands[seat])
        hand[top] += 1
        hands = (*view.hands[:seat], tuple(hand), *view.hands[seat + 1 :])
        fuller = view._replace(hands=hands, phase=DISCARD, chooser=seat)
        drops = [DROP[suit] for suit, count in enumerate(hand) if count]
        return self.advised(fuller, best_at_once(fuller, drops), [], drops).at

    def advised(self, view: View, best: Move, near: Sequence[Move], moves: Sequence[Move]) -> Move:
        """See `ai.bot.Advises` and `reasons.clearest`; a Move that was lit leads somewhere.

        To stay costs hardly less: of 100 labs at most one in most games, two with the published
        rules.
        """
        if beyond_saving(view, view.hands[view.seat]):
            return best
        if reasons.risks_all(view):
            near = [move for move in near if move.kind != "neutralize"]
        near = [move for move in near if reasons.is_clear_gift(view, move)]
        if not reasons.is_clear_gift(view, best):
            others = [move for move in moves if reasons.is_clear_gift(view, move)]
            best = next(iter(near), None) or best_at_once(view, others)
        here = view.pawns[view.seat]
        if view.phase == CHOOSE:
            near = [move for move in near if move.at != here]
            if best.at == here:
                best = best_at_once(view, near or [move for move in moves if move.at != here])
        if view.phase == DISCARD and reasons.completes(view, best.at):
            # The plan sees no gift to come, so a card that completes a code counts too little.
            others = [move for move in moves if not reasons.completes(view, move.at)]
            return best_at_once(view, others) if others else best
        return reasons.clearest(view, [best, *near])

    def question(self, view: View, move: Move) -> Phrase | None:
        """Question about a picture of the detector, before the hint names the particle."""
        del view
        return say("particle_panic-hint-look") if move.kind == "name" else None

    def beside_light(self, view: View, move: Move) -> Phrase | None:
        """See `ai.bot.Justifies` and `lit_words.beside_light`."""
        return lit_words.beside_light(view, move)

    def plan(self, view: View, moves: Sequence[Move]) -> Thinking[Move]:
        """The crew's searching levels plan the rest of the turn, for the team."""
        if view.phase == NAME:
            return thumb.Naming(view, moves)
        return TurnPlan(view, moves, self._tuning)


OPPONENTS = Opponents(
    evaluator=ParticlePanicEvaluator(),
    iterations={"nobel": WHOLE},
    # A shorter plan takes a gift of four cards for four gifts and does not see the code in them,
    # and one scientist loses nearly all labs by it. A whole one takes 0.4 s at most.
    hint=Budget(WHOLE, 2.0),
)
