"""Words of Particle Builder: places as ``0/3`` (seat, place on its mat) or ``0/t1`` (target)."""

from __future__ import annotations

from typing import Any

from game.core.particles import BY_KEY, PARTICLES, PHOTON
from game.rules.particle_builder.mat import AREAS, EMPTY, PLACES, TARGETS, score
from game.rules.particle_builder.state import Move, State
from tests.rules.particle_builder_scene import Scene
from tests.scenarios.board import Board
from tests.scenarios.scenario import listed

SEATS = ("first", "second", "third")
STATISTICS = ("charge", "spin", "mass", "lifetime")


def cards(text: str) -> list[int]:
    """A list of particles by their keys; ``full`` are six quarks that fill a mat."""
    full = "strange, strange, charm, top, top, charm"
    return [BY_KEY[key].id for key in listed(text.replace("full", full))]


class ParticleBuilderBoard(Board):
    """Words of a setup: ``hands``, ``first`` to ``third`` (mats), ``first-target`` and so on,
    ``aims``, ``pairs`` (annihilated, of the second seat), ``placing``, ``active``, ``deck``,
    ``level`` and other options.
    """

    game = "particle_builder"
    state: State
    whole = False  # cards are laid that no deck has dealt

    def lay(self, setup: dict[str, str]) -> State:
        """A table with cards put down by hand, a statistic or a place to be chosen."""
        hands = cards(setup.pop("hands", ""))
        seats = range(len(hands) or sum(name in setup for name in SEATS))
        mats = [cards(setup.pop(SEATS[seat], "")) for seat in seats]
        laid = {seat: cards(setup.pop(f"{SEATS[seat]}-target", "")) for seat in seats}
        placing = setup.pop("placing", None)
        pairs = cards(setup.pop("pairs", ""))
        scene = Scene(
            hands=hands,
            mats=mats,
            on_target=laid,
            aims=listed(setup.pop("aims", "")),
            placing=None if placing is None else int(placing),
            deck=cards(setup.pop("deck", "")),
            **{name: int(value or 1) for name, value in setup.items()},
        )
        scene.state.pairs[1] = pairs
        return scene.state

    def words(self, move: Any) -> str:
        """``mass``, ``swap 1``, ``place 0/3``, ``shift 0/0 0/t1``, ``annihilate 1/0``."""
        assert isinstance(move, Move)
        match move.kind:
            case "statistic":
                return STATISTICS[move.at]
            case "keep" | "discard":
                return move.kind
            case "aim":
                return f"aim {TARGETS[move.at].key}"
            case "swap" | "colour":
                return f"{move.kind} {move.at}"
            case "place" | "annihilate":
                return f"{move.kind} {address(move.at)}"
            case "shift" | "attract":
                return f"{move.kind} {address(move.at)} {address(move.to)}"
        return f"{move.kind} {move.at} {move.to}"

    # --- facts -------------------------------------------------------------------------------

    def fact_hands(self) -> str:
        """Cards in the hands."""
        return keys(self.state.hands)

    def holds_mat(self, wanted: str) -> None:
        """The fermions on the mat of a seat, in slot order: ``mat 0: up, up``."""
        seat, _, there = wanted.partition(":")
        base = int(seat) * PLACES
        found = keys(self.state.cards[base : base + 12])
        assert found == (there.strip() or "-"), found

    def holds_target(self, wanted: str) -> None:
        """The cards on the target of a seat: ``target 0: up, up, down``."""
        seat, _, there = wanted.partition(":")
        base = int(seat) * PLACES
        found = keys(self.state.cards[base + AREAS.start : base + PLACES])
        assert found == (there.strip() or "-"), found

    def holds_stack(self, wanted: str) -> None:
        """The height of a stack of bosons: ``stack 1 photon: 3``."""
        name, _, height = wanted.partition(": ")
        seat, key = name.split()
        assert self.state.heights[int(seat) * 6 + BY_KEY[key].id - PHOTON] == int(height)

    def fact_pairs(self) -> list[str]:
        """The cards that each seat has annihilated."""
        return [keys(pairs) for pairs in self.state.pairs]

    def fact_discards(self) -> str:
        """The discard pile."""
        return keys(self.state.discards)

    def fact_scores(self) -> list[int]:
        """The points of each seat."""
        return [score(self.state, seat) for seat in range(self.state.seats)]

    def fact_finisher(self) -> str:
        """The seat that completed its target; - for none."""
        return "-" if self.state.finisher == EMPTY else str(self.state.finisher)

    def fact_kinds(self) -> list[str]:
        """The kinds of the legal moves, by the alphabet."""
        return sorted({move.kind for move in self.legal().values()})


def address(at: int) -> str:
    """A place as a file has it."""
    seat, place = divmod(at, PLACES)
    number = f"t{place - AREAS.start}" if place >= AREAS.start else str(place)
    return f"{seat}/{number}"


def keys(found: list[int]) -> str:
    """Keys of the cards that are there, with commas; ``-`` for none."""
    return ", ".join(PARTICLES[card].key for card in found if card >= 0) or "-"
