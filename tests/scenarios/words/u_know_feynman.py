"""Words of U-kNOw Feynman: cards as ``blue up``, with the other face ``blue flip|orange down``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.u_know_feynman.state import SHUFFLES, State
from game.tables.u_know_feynman.wording import card_id
from tests.rules.two_faced import DULL, IDLE, face, held, legal, suit, table, words
from tests.scenarios.board import Board
from tests.scenarios.scenario import listed

PHASES = ("turn", "drawn", "answer", "name", "catch", "over")


def cards(text: str) -> list[str]:
    """A list of cards; ``dull 2`` are two cards of a hand that does not matter, ``idle`` others."""
    found: list[str] = []
    for card in listed(text):
        name, _, count = card.partition(" ")
        spare: Sequence[str] = {"dull": DULL, "idle": IDLE}.get(name, ())
        found += spare[: int(count or len(spare))] if spare else [card]
    return found


class UKnowFeynmanBoard(Board):
    """Words of a setup: ``top``, ``first`` to ``sixth`` hand, ``under``, ``pile``, ``rest``,
    ``side`` and options.

    ``dry``: the draw pile is empty for the third time. ``wins``: rounds won by each seat.
    """

    game = "u_know_feynman"
    state: State

    def lay(self, setup: dict[str, str]) -> State:
        """A table in the middle of a round, the first hand to move."""
        names = ("first", "second", "third", "fourth", "fifth", "sixth")
        hands = [cards(setup.pop(name)) for name in names if name in setup]
        dry = setup.pop("dry", None) is not None
        rest = setup.pop("rest", "0" if dry else "")
        side = ("matter", "antimatter").index(setup.pop("side", "matter"))
        top, under = setup.pop("top"), cards(setup.pop("under", ""))
        pile, wins = cards(setup.pop("pile", "")), setup.pop("wins", "")
        state = table(
            top,
            *hands,
            under=under,
            pile=pile,
            rest=int(rest) if rest else None,
            side=side,
            options={name: int(value or 1) for name, value in setup.items()},
        )
        if dry:
            state.shuffles = SHUFFLES
        if wins:
            state.wins = [int(won) for won in wins.split()]
            state.round = sum(state.wins)
        return state

    def legal(self) -> dict[str, Any]:
        """The legal moves: ``blue up``, ``call blue up``, ``red flip + red up``, ``draw``."""
        return dict(legal(self.state)) if self.mover() is not None else {}

    def words(self, move: Any) -> str:
        """A legal move in words."""
        return next(words for words, legal in self.legal().items() if legal == move)

    def holds_top(self, wanted: str) -> None:
        """The face that the next card must fit."""
        assert self.state.top == face(wanted), f"{words(self.state.top)} is on top"

    def holds_hand(self, wanted: str) -> None:
        """The cards of a seat: ``hand 1: red tau, wild``."""
        seat, _, hand = wanted.partition(":")
        found = held(self.state, int(seat))
        assert found == listed(hand.strip()), f"seat {seat} holds {found}"

    def holds_suit(self, wanted: str) -> None:
        """The colour that counts now."""
        assert self.state.top % 4 == suit(wanted), f"{words(self.state.top)} is on top"

    def number(self, value: str) -> int:
        """Colours are written in words."""
        return int(value) if value.lstrip("-").isdigit() else suit(value)

    def spot(self, words: str) -> str:
        """A card of the mover, of ``rival``, of the ``discard`` pile, or another spot."""
        state = self.state
        if words in ("decay", "baryon", "pile"):
            return words
        if words == "discard":
            return card_id(state.discard[-1])
        if words == "rival":
            return card_id(state.hands[(state.mover + 1) % state.seats][0])
        hand = state.hands[state.mover]
        return card_id(next(card for card in hand if state.up[card] == face(words)))

    def fact_backs(self) -> list[str]:
        """The faces on the back of the discard pile, from the bottom up, with commas."""
        state = self.state
        return [", ".join(words(state.down[card]) for card in state.discard)]

    def fact_phase(self) -> str:
        """The open choice."""
        return PHASES[self.state.phase]

    def fact_cards(self) -> list[int]:
        """Cards in each hand."""
        return [len(hand) for hand in self.state.hands]

    def fact_discard(self) -> list[str]:
        """The faces of the discard pile, from the bottom up, with commas."""
        state = self.state
        return [", ".join(words(state.up[card]) for card in state.discard)]

    def fact_side(self) -> str:
        """The side that is played."""
        return ("matter", "antimatter")[self.state.side]

    def fact_direction(self) -> int:
        """1: to the left; -1: to the right."""
        return self.state.step
