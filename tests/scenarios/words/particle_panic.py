"""Words of Particle Panic: hands as letters of suits, particles of the six spaces in a row."""

from __future__ import annotations

from typing import Any

from game.rules.particle_panic import options as rungs
from game.rules.particle_panic.state import SUITS, Move, State, held
from tests.rules.particle_panic_lab import enter, lab, top
from tests.scenarios.board import Board

SUIT = ("heart", "club", "diamond", "spade", "star")
PHASES = ("act", "choose", "failed", "collect", "discard", "spill", "name")
OUTCOMES = ("open", "won", "no-room", "no-limit", "no-cards")
LETTERS = "hcds*"


class ParticlePanicBoard(Board):
    """Words of a setup: ``seats``, ``ladder``, ``easing``, ``hands``, ``particles``, ``pawns``,
    ``tops``, ``limits``, ``entered`` codes, ``seat``, ``last`` (a stack with one card).
    """

    game = "particle_panic"
    state: State

    def lay(self, setup: dict[str, str]) -> State:
        """A fresh game, changed as the setup says: ``hands ccc - - -``, ``particles 100000``."""
        hands = ["" if hand == "-" else hand for hand in setup.pop("hands", "").split()]
        seats = int(setup.pop("seats", str(len(hands) or 4)))
        state = lab(
            seats,
            getattr(rungs, setup.pop("ladder", "meltdown").upper().replace("-", "_")),
            easing=int(setup.pop("easing", "0")),
            duty=int(setup.pop("duty", "0")),
            hands=tuple(hands),
            particles=setup.pop("particles", ""),
            pawns=tuple(map(int, setup.pop("pawns", "").split())),
        )
        for space, suit in enumerate(setup.pop("tops", "")):
            top(state, space, LETTERS.index(suit))
        if "limits" in setup:
            state.limits = [int(limit) for limit in setup.pop("limits").split()]
        if "entered" in setup:
            enter(state, list(map(int, setup.pop("entered").split())))
        if "seat" in setup:
            state.seat = state.chooser = int(setup.pop("seat"))
        if "last" in setup:
            stack = state.stacks[int(setup.pop("last"))]
            for card in stack[:-1]:
                state.spent[card] += 1
            del stack[:-1]
        assert not setup, f"unknown: {setup}"
        return state

    def words(self, move: Any) -> str:
        """``go 2``, ``share heart to 1``, ``spade 1 to 2``, ``code club``, ``neutralize``."""
        assert isinstance(move, Move)
        match move.kind:
            case "go" | "diamond" | "spill":
                return f"{move.kind} {move.at}"
            case "spade":
                return f"spade {move.at} to {move.to}"
            case "share":
                return f"share {SUIT[move.at]} to {move.to}"
            case "code" | "discard":
                return f"{move.kind} {SUIT[move.at]}"
            case "name":
                return f"name {move.at}"
        return move.kind

    def field(self, word: str) -> Any:
        """A field of the state, or a figure of the rung."""
        return getattr(self.state if hasattr(self.state, word) else self.state.setting, word)

    def fact_kinds(self) -> list[str]:
        """The kinds of the legal moves, by the alphabet."""
        return sorted({move.kind for move in self.legal().values()})

    def fact_phase(self) -> str:
        """The open choice."""
        return PHASES[self.state.phase]

    def fact_outcome(self) -> str:
        """The end of the game."""
        return OUTCOMES[self.state.outcome]

    def fact_particles(self) -> str:
        """Particles of the six spaces."""
        return "".join(map(str, self.state.particles))

    def fact_hands(self) -> list[str]:
        """The cards of each seat, by suit."""
        state = self.state
        rows = [state.hands[at : at + SUITS] for at in range(0, len(state.hands), SUITS)]
        return [
            "".join(letter * count for letter, count in zip(LETTERS, row, strict=True)) or "-"
            for row in rows
        ]

    def fact_heights(self) -> list[int]:
        """Cards on each space."""
        return list(map(len, self.state.stacks))

    def fact_held(self) -> list[int]:
        """Cards of each seat."""
        return [held(self.state, seat) for seat in range(len(self.state.limits))]
