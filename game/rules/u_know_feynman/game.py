"""The rulebook of U-kNOw Feynman as a `game.core.contract.Game`: what each move does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.contract import (
    SWITCH,
    Emit,
    GameInfo,
    IllegalMove,
    Option,
    Seat,
    check_seat,
    move_text,
    mute,
)
from game.core.rng import Rng
from game.rules.u_know_feynman import memory, moves, play, turns
from game.rules.u_know_feynman.piles import deal
from game.rules.u_know_feynman.state import HAND, OVER, TURN, Move, State, View


class UKnowFeynman:
    """The game. Stateless."""

    info = GameInfo(
        id="u_know_feynman",
        seats=range(2, 7),
        # 2: nothing but a turn's own draw counts the round out (ruling 46).
        rules=2,
        reads=1,
        # Between two reshuffles 132 cards are drawn and laid at most once, each with at most ten
        # moves around it (keep, take, name, five lets or passes); three such stretches a round.
        bound=30_000,
        hidden=True,
        reveals=frozenset(
            {"drew", "took", "backfired", "searched", "caught", "turned", "shuffled", "dealt"}
        ),
        options={
            "strict": SWITCH,
            "rounds": Option((1, 3, 5), 1),
            "loose": SWITCH,
            "cards": Option((3, 5, HAND), HAND),
        },
        # Ruling 47: what nature does; the printed rule stays the default of records. With five
        # cards a game of two lasts 15.0 minutes on average, with seven 15.9: decision 113.
        suggested={"strict": 1, "cards": 5},
    )

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> State:
        """The first deal. The start card is a particle (ruling 2), the side matter (ruling 34)."""
        self.info.check(seats, options)
        state = State(
            seats,
            options["strict"],
            options["rounds"],
            options["loose"],
            up=[],
            down=[],
            hands=[],
            pile=[],
            discard=[],
            notes=[],
            top=0,
            mover=0,
            phase=TURN,
            wins=[0] * seats,
            hand_size=options["cards"],
        )
        deal(state, rng)
        return state

    def to_move(self, state: State) -> Seat | None:
        """Whose choice is open."""
        return None if state.phase == OVER else state.mover

    def legal_moves(self, state: State) -> Sequence[Move]:
        """See `moves.legal_moves`."""
        return moves.legal_moves(state)

    def sample_move(self, state: State, rng: Rng) -> Move:
        """See `moves.sample_move`."""
        return moves.sample_move(state, rng)

    def apply(self, state: State, move: Move, rng: Rng, emit: Emit = mute) -> None:
        """Carry out a legal move in place."""
        kind = move.kind
        if kind == "play" or kind == "call":  # noqa: PLR1714  (twice as fast as `in`)
            play.lay(state, move, rng, emit)
        elif kind == "draw":
            play.draw_one(state, rng, emit)
        elif kind == "keep":
            play.keep(state, emit)
        elif kind == "take":
            play.take(state, rng, emit)
        elif kind == "pass":
            play.pass_turn(state, rng, emit)
        elif kind == "name":
            play.name(state, move, emit)
        elif kind == "catch" or kind == "let":  # noqa: PLR1714
            turns.catch_or_let(state, move, rng, emit)
        else:
            raise IllegalMove(move_text(move))

    def returns(self, state: State) -> tuple[float, ...]:
        """By rounds won: the leader gets 1, the others -1; leaders who tie share."""
        best = max(state.wins)
        leaders = state.wins.count(best)
        return tuple(2.0 / leaders - 1.0 if won == best else -1.0 for won in state.wins)

    def observe(self, state: State, seat: Seat) -> View:
        """See `memory.observe`."""
        check_seat(seat, state.seats)
        return memory.observe(state, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """See `memory.determinize`."""
        return memory.determinize(view, rng)
