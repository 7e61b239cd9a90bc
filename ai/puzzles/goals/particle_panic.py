"""The goal of a puzzle of Particle Panic: the best chance that this turn brings a code together.

A code is brought together when it is entered, or when a player holds its cards at the end of
the turn. The
whole rest of the turn is counted out with the rulebook itself: every action, every fall of a die,
every card that may lie under the one that is taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from ai.puzzles.puzzle import Position, copied
from game.core.contract import AnyMove
from game.core.rng import Rng
from game.core.session import AnyGame
from game.rules.particle_panic.state import (
    CHOOSE,
    COLLECT,
    ROOM,
    SPILL,
    SUITS,
    WON,
    Move,
    State,
    View,
    unseen,
)

MOST = 2000
"""Positions of a turn that are counted out; more are too many for a person, too."""
PLAYED = 600
"""Turns that are played with each move when a puzzle is looked at again."""
LEAST = (25, 5)
"""Hundredths that the best move and the second have at least: a puzzle needs a temptation."""
ACTIONS = 2
"""Actions left of the turn, at most."""
EMERGING = 6
"""The most particles that emerge: with so much room nothing is lost when the turn ends."""
GIFTS = 3
"""Cards and colleagues to choose from where nothing else tempts."""
DICE = frozenset({"move", "neutralize", "heart"})
"""Moves that throw a die before the turn is over."""


class TooMany(Exception):
    """The turn has more positions than are counted out."""


class Loaded(Rng):
    """Dice with given results."""

    def __init__(self, die: int) -> None:
        super().__init__("loaded", "dice")
        self.random = lambda: (die - 0.5) / 6


LOADED = tuple(Loaded(die) for die in range(1, 7))


class CodeTogether:
    """Hundredths of the chance that one more code is entered or whole at the end of the turn."""

    ahead = 10
    choices = 16

    def asks(self, position: Position) -> bool:
        """Nothing is whole yet, something may be, and what emerges finds room."""
        view: View = position.view
        if view.chooser != view.seat or view.duty.on or view.phase in (SPILL, COLLECT):
            return False
        if ROOM - sum(view.particles) < EMERGING or view.basics + view.specials > ACTIONS:
            return False
        return not whole(view.hands, view.entered, view.setting.code) and _near(view)

    def worths(self, position: Position, seed: str) -> Sequence[int] | None:
        """Counted out, with a memory of what was met."""
        state: State = position.game.determinize(position.view, Rng(seed, "world"))
        turn = Turn(position)
        try:
            moves = cast("Sequence[Move]", position.moves)
            worths = [round(100 * turn.after(state, move)) for move in moves]
        except TooMany:
            return None
        best, second = sorted(worths, reverse=True)[:2]
        return worths if best >= LEAST[0] and (second >= LEAST[1] or many(position)) else None

    def again(self, position: Position, seed: str) -> Sequence[float] | None:
        """Play turns with real dice in determinizations, always with the best choice."""
        turn = Turn(position)
        try:
            return [100 * turn.share(position.view, move, seed) for move in position.moves]
        except TooMany:
            return None


GOAL = CodeTogether()


def whole(hands: Sequence[Sequence[int]], entered: Sequence[int], code: int) -> bool:
    """True if one player holds all cards of a code that is not in yet."""
    return any(
        not done and any(hand[suit] >= code for hand in hands) for suit, done in enumerate(entered)
    )


def many(position: Position) -> bool:
    """True if there are many cards that could be given."""
    moves = cast("Sequence[Move]", position.moves)
    return sum(move.kind == "share" for move in moves) >= GIFTS


def _near(view: View) -> bool:
    """True if some code lacks no more cards than one turn can bring."""
    can = view.setting.cards * (1 + (view.setting.free == 0))
    return any(
        not done and sum(hand[suit] for hand in view.hands) + can >= view.setting.code
        for suit, done in enumerate(view.entered[: view.setting.suits])
    )


class Turn:
    """The rest of one turn, counted out."""

    def __init__(self, position: Position) -> None:
        self.game: AnyGame = position.game
        self.seat = position.seat
        self.number = position.view.turn
        self.codes = sum(position.view.entered)
        self._known: dict[Any, float] = {}

    def best(self, state: State) -> float:
        """The chance from here with the best play."""
        if self._over(state):
            return float(self._reached(state))
        key = self._key(state)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST:
                raise TooMany
            known = max(self.after(state, move) for move in self.game.legal_moves(state))
            self._known[key] = known
        return known

    def after(self, state: State, move: Move) -> float:
        """The chance once this move is made: the mean of all that may fall."""
        dice = LOADED if move.kind in DICE else LOADED[:1]
        chances = [self._fallen(state, move, die) for die in dice]
        return sum(chances) / len(chances)

    def _fallen(self, state: State, move: Move, die: Loaded) -> float:
        after = copied(state)
        self.game.apply(after, move, die)
        if move.kind != "collect" or self._over(after):
            return self.best(after)
        return sum(share * self.best(world) for share, world in self._shown(after))

    def _shown(self, state: State) -> Iterator[tuple[float, State]]:
        """The worlds after a collect, by what lies on top now, with the chance of each."""
        at = state.pawns[self.seat]
        pool = unseen(self.game.observe(state, self.seat))
        pool[state.stacks[at][-1]] += 1
        cards = sum(pool)
        for suit, count in enumerate(pool):
            if count:
                world = copied(state)
                _exchange(world, at, suit)
                yield count / cards, world

    def _over(self, state: State) -> bool:
        return bool(state.outcome) or state.turn != self.number or state.phase == SPILL

    def _reached(self, state: State) -> bool:
        """A code more is in, or whole in a hand that came down to its limit."""
        if state.outcome:
            return state.outcome == WON
        hands = [state.hands[i : i + SUITS] for i in range(0, len(state.hands), SUITS)]
        return sum(state.entered) > self.codes or whole(hands, state.entered, state.setting.code)

    def _key(self, state: State) -> Any:
        """All that the rest of the turn depends on."""
        return (
            tuple(state.particles),
            tuple(state.pawns),
            tuple(state.hands),
            tuple(state.limits),
            tuple(state.entered),
            tuple([stack[-1] for stack in state.stacks]),
            state.phase,
            state.chooser,
            state.basics,
            state.specials,
            state.spending,
            state.neutralizing,
            state.sharing,
            state.floor if state.sharing >= 0 else 0,
            state.taken,
            state.die,
            state.roll[1] if state.phase == CHOOSE else 0,
        )

    def share(self, view: View, move: AnyMove, seed: str) -> float:
        """The share of `PLAYED` turns with this move that bring a code together."""
        turns = (self._played(view, move, Rng(f"{seed} {n}", "again")) for n in range(PLAYED))
        return sum(turns) / PLAYED

    def _played(self, view: View, move: AnyMove, rng: Rng) -> bool:
        """True if one turn that begins with this move brings a code together, with real dice."""
        state: State = self.game.determinize(view, rng)
        self.game.apply(state, move, rng)
        while not self._over(state):
            seen = self.game.determinize(self.game.observe(state, self.seat), Rng("own", "world"))
            legal = self.game.legal_moves(state)
            worths = [self.after(seen, each) for each in legal]
            self.game.apply(state, legal[worths.index(max(worths))], rng)
        return self._reached(state)


def _exchange(state: State, at: int, suit: int) -> None:
    """Let a card of this suit lie on top here: exchanged for one that no player sees either."""
    here = state.stacks[at]
    if here[-1] == suit:
        return
    for space, stack in enumerate(state.stacks):
        hidden = range(len(stack) - 1)
        place = next((i for i in hidden if stack[i] == suit), None)
        if place is not None:
            state.stacks[space][place], here[-1] = here[-1], suit
            return
    raise AssertionError(suit)
