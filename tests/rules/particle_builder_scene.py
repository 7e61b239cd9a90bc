"""Set up a position of Particle Builder by hand and play it with loaded dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.core.particles import BY_KEY, HIGGS, PARTICLES, PHOTON
from game.core.rng import Rng
from game.rules.particle_builder import Move, ParticleBuilder, State, View
from game.rules.particle_builder.mat import (
    AREAS,
    EMPTY,
    PLACES,
    TARGETS,
    free_area,
    free_slot,
    score,
    stack_of,
)
from game.rules.particle_builder.state import PLACE, STATISTIC

from .loaded import Loaded

GAME = ParticleBuilder()
AIMS = {target.key: target.id for target in TARGETS}


class Scene:
    """A table with cards put down by hand.

    ``mats`` and ``on_target`` list the cards of each seat in the order they are put down;
    ``hands`` the cards held, in the phase of the seat ``active`` choosing a statistic.
    """

    def __init__(
        self,
        *,
        level: int = 1,
        hands: Sequence[int] = (),
        mats: Sequence[Sequence[int]] = ((), ()),
        on_target: Mapping[int, Sequence[int]] | None = None,
        aims: Sequence[str] = (),
        active: int = 0,
        placing: int | None = None,
        deck: Sequence[int] = (),
        **options: int,
    ) -> None:
        seats = len(hands) or len(mats)
        # A target that no test completes by accident.
        names = aims or ("upsilon",) * seats
        chosen = GAME.info.complete({"level": level, **options})
        self.state: State = GAME.initial_state(seats, chosen, Rng("scene", "deal"))
        state = self.state
        state.aims = [AIMS[name] for name in names]
        state.deck = list(deck)
        state.hands = [*hands] or [EMPTY] * seats
        state.known = [1 << seat for seat in range(seats)]
        state.active = state.mover = active
        # Drawn by the active player first (ruling 64), after all cards that lie there.
        state.hand_pieces = [100 + (seat - active) % seats for seat in range(seats)]
        state.phase = STATISTIC
        state.round = 5
        for seat, cards in enumerate(mats):
            for card in cards:
                self.put(seat, free_slot(state, seat, card), card)
        for seat, cards in (on_target or {}).items():
            for card in cards:
                self.put(seat, free_area(state, seat, card), card)
        if placing is not None:
            state.mover, state.phase = placing, PLACE
            state.statistic = 0
            state.known = [(2 << seats) - 1] * seats
        self.events: list[tuple[str, dict[str, int]]] = []
        self.views: list[View] = []
        """The public view at each of the events."""

    def put(self, seat: int, at: int, card: int, colour: int = 1) -> None:
        """Lay a card without further ado; quarks are red unless told otherwise."""
        assert at != EMPTY
        state = self.state
        state.cards[at] = card
        state.drawn += 1
        state.pieces[at] = state.drawn
        if at % PLACES in range(12, 18):
            state.heights[seat * 6 + card - PHOTON] += 1
        if state.level >= 3 and PARTICLES[card].coloured:
            state.colours[at] = colour

    def paint(self, seat: int, *colours: int) -> None:
        """Colour a seat's quarks: those on the mat from the left, then those on the target."""
        base = seat * PLACES
        quarks = [
            at
            for at in (*range(base, base + 6), *range(base + 18, base + 22))
            if self.state.cards[at] != EMPTY and PARTICLES[self.state.cards[at]].coloured
        ]
        assert len(quarks) == len(colours)
        for at, colour in zip(quarks, colours, strict=True):
            self.state.colours[at] = colour

    def legal(self, *kinds: str) -> set[Move]:
        """The legal moves, of these kinds or of all."""
        moves = GAME.legal_moves(self.state)
        assert len(set(moves)) == len(moves)
        return {move for move in moves if not kinds or move.kind in kinds}

    def kinds(self) -> set[str]:
        return {move.kind for move in self.legal()}

    def play(self, kind: str, at: int = 0, to: int = 0, dice: Iterable[int] = ()) -> list[str]:
        """Make a legal move with these dice; the kinds of the events."""
        move = Move(kind, at, to)
        assert move in self.legal(), (move, self.legal())
        rng = Loaded(*dice)
        self.events, self.views = [], []

        def note(what: str, /, **facts: int) -> None:
            self.events.append((what, facts))
            self.views.append(GAME.observe(self.state, -1))

        GAME.apply(self.state, move, rng, note)
        assert not rng.faces, "dice left over"
        return [what for what, _ in self.events]

    def place(self, seat: int, card: int) -> list[str]:
        """The mover puts the card in hand on the mat, wherever that is, and colours it red."""
        assert self.state.hands[seat] == card
        played = self.play("place", free_slot(self.state, seat, card))
        if self.state.phase == "colour":
            played += self.play("colour", 1)
        return played

    def mat(self, seat: int) -> list[int]:
        """Fermions on the mat, in slot order."""
        base = seat * PLACES
        return [c for c in self.state.cards[base : base + 12] if c != EMPTY]

    def target(self, seat: int) -> list[int]:
        """Cards on the target, by area."""
        base = seat * PLACES
        return [c for c in self.state.cards[base + AREAS.start : base + PLACES] if c != EMPTY]

    def stack(self, seat: int, boson: int) -> int:
        return self.state.heights[seat * 6 + boson - PHOTON]

    def view(self, seat: int) -> View:
        return GAME.observe(self.state, seat)

    def score(self, seat: int) -> int:
        return score(self.state, seat)

    def over(self) -> bool:
        return GAME.to_move(self.state) is None


def at(seat: int, place: int) -> int:
    """An address."""
    return seat * PLACES + place


def area(seat: int, number: int) -> int:
    """The address of an area of a target."""
    return seat * PLACES + AREAS.start + number


__all__ = ["AIMS", "BY_KEY", "GAME", "HIGGS", "Loaded", "Scene", "area", "at", "stack_of"]
