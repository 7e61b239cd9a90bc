"""OpenSpiel's IS-MCTS as an opponent: a search from elsewhere that knows our games by their rules.

``ismcts:500`` in the arena searches 500 simulations a choice with random games to the end, the
constant of its own examples, and worlds of our `Game.determinize`. It needs the extra ``peers``:

``python3 main.py arena --game u_know_feynman --seats researcher,ismcts:500 --games 100``

The column of processor time says how many simulations are as much as a level thinks.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from types import SimpleNamespace

from ai.bot import Budget
from ai.puzzles.puzzle import copied
from game.core.contract import AnyMove, Seat
from game.core.rng import Rng
from game.core.session import AnyGame

PEER = re.compile(r"ismcts:(\d{1,6})")
"""``ismcts:500``: so many simulations a choice."""
EXPLORE = 2.0
"""Constant of UCT, as in OpenSpiel's example of a search with random games."""


class HouseState:
    """A position of ours, with the methods of a ``pyspiel.State`` that IS-MCTS asks for.

    Chance falls within a move. An action is a number that stands for a move everywhere.
    """

    def __init__(self, game: AnyGame, state: object, rng: Rng, actions: dict[AnyMove, int]) -> None:
        self._game = game
        self._state = state
        self._rng = rng
        self._actions = actions
        self._moves: dict[int, AnyMove] = {}
        self._view: object = None

    def get_game(self) -> SimpleNamespace:
        """The game, as far as it is asked about."""
        spiel = import_module("pyspiel")
        kind = SimpleNamespace(
            dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
            information=spiel.GameType.Information.IMPERFECT_INFORMATION,
        )
        return SimpleNamespace(get_type=lambda: kind)

    def current_player(self) -> Seat:
        """The seat to move; -4, as in OpenSpiel, when the game is over."""
        seat = self._game.to_move(self._state)
        return -4 if seat is None else seat

    def is_terminal(self) -> bool:
        """True when the game is over."""
        return self._game.to_move(self._state) is None

    def is_chance_node(self) -> bool:
        """Never: chance is part of a move."""
        return False

    def legal_actions(self, _player: Seat | None = None) -> list[int]:
        """Numbers of the legal moves."""
        if not self._moves:
            known = self._actions
            legal = self._game.legal_moves(self._state)
            self._moves = {known.setdefault(move, len(known)): move for move in legal}
        return list(self._moves)

    def apply_action(self, action: int) -> None:
        """Play a move."""
        self.legal_actions()
        self._game.apply(self._state, self._moves[action], self._rng)
        self._moves, self._view = {}, None

    def information_state_string(self) -> object:
        """The view of the seat to move: hashable, and equal where nothing is seen otherwise."""
        if self._view is None:
            self._view = self._game.observe(self._state, self.current_player())
        return self._view

    def resample_from_infostate(self, player: Seat, _sampler: object) -> HouseState:
        """A position that this seat cannot tell from this one."""
        view = self._game.observe(self._state, player)
        world = self._game.determinize(view, self._rng)
        return HouseState(self._game, world, self._rng, self._actions)

    def clone(self) -> HouseState:
        """The same position, free to change."""
        return HouseState(self._game, copied(self._state), self._rng, self._actions)

    def returns(self) -> Sequence[float]:
        """Result of each seat."""
        return self._game.returns(self._state)


class PeerBot:
    """IS-MCTS with a number of simulations a choice."""

    def __init__(self, game: AnyGame, level: str, seed: str) -> None:
        named = PEER.fullmatch(level)
        assert named is not None, level
        self._game = game
        self._simulations = int(named[1])
        self._seed = seed

    def choose(self, view: object, moves: Sequence[AnyMove], budget: Budget) -> AnyMove:
        """The move with the most visits. Raises ImportError without OpenSpiel."""
        del budget  # its name says how long it thinks
        search = import_module("open_spiel.python.algorithms.ismcts")
        plain = import_module("open_spiel.python.algorithms.mcts")
        numpy = import_module("numpy")
        rng = Rng(self._seed, "peer")
        chance = numpy.random.RandomState(rng.below(2**31))
        actions = {move: number for number, move in enumerate(moves)}
        state = HouseState(self._game, self._game.determinize(view, rng), rng, actions)
        bot = search.ISMCTSBot(
            None,
            plain.RandomRolloutEvaluator(1, chance),
            EXPLORE,
            self._simulations,
            random_state=chance,
        )
        return moves[int(bot.step(state))]
