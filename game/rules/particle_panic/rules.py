"""The rules of Particle Panic as a `game.core.contract.Game`: set-up, moves, views."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

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
from game.rules.particle_panic import turn
from game.rules.particle_panic.detector import REAL, SKETCHED, Duty
from game.rules.particle_panic.options import FIRST_GAME, LADDER, PUBLISHED, SMALL_CREW, chosen
from game.rules.particle_panic.state import (
    A_SUIT,
    KINDS,
    SPACES,
    SUITS,
    WON,
    Move,
    State,
    View,
    unseen,
)

_OFFERS: tuple[Callable[[State], list[Move]], ...] = (
    turn.actions,
    turn.destinations,
    turn.answers,
    turn.collecting,
    turn.discards,
    turn.spills,
    turn.namings,
)
"""Legal moves of each phase: ACT, CHOOSE, FAILED, COLLECT, DISCARD, SPILL, NAME."""


class ParticlePanic:
    """The rules; see the docstring of the package."""

    info = GameInfo(
        id="particle_panic",
        seats=range(1, 5),
        rules=1,
        # Every turn brings a particle, 31 fit, and each failed try costs one of at most 32 points
        # of hand limit; so long games are extremely rare. Random ones end before move 400.
        bound=4000,
        cooperative=True,
        hidden=True,
        open_hands=True,
        reveals=frozenset({"move", "try", "collect", "emerge", "detect", "named"}),
        options={
            "ladder": Option(tuple(range(len(LADDER))), PUBLISHED),
            "easing": SWITCH,
            "duty": Option((0, SKETCHED, REAL), 0),
        },
        suggested={"ladder": FIRST_GAME},
        moot=lambda seats, _: ("easing",) if seats <= SMALL_CREW else (),
    )

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> State:
        """Shuffle, deal, build six stacks card by card from space 1, put particles on 2 to 6."""
        self.info.check(seats, options)
        setting = chosen(seats, options)
        deck = [suit for suit in range(setting.suits) for _ in range(A_SUIT)]
        rng.shuffle(deck)
        hands = [0] * (SUITS * seats)
        for seat in range(seats):
            for _ in range(setting.deal):
                hands[SUITS * seat + deck.pop()] += 1
        state = State(
            setting,
            stacks=[deck[space::SPACES] for space in range(SPACES)],
            particles=[0, 1, 1, 1, 1, 1],
            pawns=[0] * seats,
            hands=hands,
            limits=[setting.limit] * seats,
            entered=[0] * SUITS,
            spent=[0] * SUITS,
            duty=Duty(options["duty"]),
        )
        turn.begin(state)
        return state

    def to_move(self, state: State) -> Seat | None:
        """The scientist who decides; None when the lab is saved or lost."""
        return None if state.outcome else state.chooser

    def legal_moves(self, state: State) -> Sequence[Move]:
        """The moves of this phase of the turn."""
        return _OFFERS[state.phase](state)

    def apply(self, state: State, move: Move, rng: Rng, emit: Emit = mute) -> None:
        """Carry out a move; dice are rolled at the moment when a player would throw them."""
        if move.kind not in KINDS:
            raise IllegalMove(move_text(move))
        if state.sharing >= 0 and move.kind != "share":
            state.sharing = -1
        match move:
            case ("move", _, _):
                turn.roll_move(state, rng, emit)
            case ("go", space, _):
                turn.go(state, space, emit)
            case ("neutralize", _, _):
                turn.neutralize(state, rng, emit)
            case ("heart", _, _):
                turn.heart(state, rng, emit)
            case ("club", _, _):
                turn.club(state, emit)
            case ("accept", _, _):
                turn.accept(state, emit)
            case ("detect" | "name", _, _):
                turn.examine(state, move, rng, emit)
            case ("diamond", space, _):
                turn.diamond(state, space, emit)
            case ("spade", at, to):
                turn.spade(state, at, to, emit)
            case ("share", suit, to):
                turn.share(state, suit, to, emit)
            case ("code", suit, _):
                turn.enter_code(state, suit, emit)
            case ("collect", _, _):
                turn.collect(state, rng, emit)
            case ("end", _, _):
                turn.close(state, rng, emit)
            case ("discard", suit, _):
                turn.discard(state, suit, rng, emit)
            case ("spill", space, _):
                turn.spill(state, space, emit)
            case _:
                turn.spread(state, emit)

    def returns(self, state: State) -> tuple[float, ...]:
        """1 for all or -1 for all; 0 before the end."""
        value = 0.0 if not state.outcome else 1.0 if state.outcome == WON else -1.0
        return (value,) * state.setting.seats

    def observe(self, state: State, seat: Seat) -> View:
        """The view of every seat: hands are open, only cards under tops hidden (rulings 14, 15)."""
        check_seat(seat, state.setting.seats)
        hands = state.hands
        return View(
            setting=state.setting,
            tops=tuple([stack[-1] if stack else -1 for stack in state.stacks]),
            heights=tuple(map(len, state.stacks)),
            particles=tuple(state.particles),
            pawns=tuple(state.pawns),
            hands=tuple([tuple(hands[i : i + SUITS]) for i in range(0, len(hands), SUITS)]),
            limits=tuple(state.limits),
            entered=tuple(state.entered),
            spent=tuple(state.spent),
            seat=state.seat,
            chooser=state.chooser,
            phase=state.phase,
            basics=state.basics,
            specials=state.specials,
            spending=state.spending,
            neutralizing=state.neutralizing,
            sharing=state.sharing,
            floor=state.floor,
            taken=state.taken,
            die=state.die,
            source=state.source,
            extra=state.extra,
            roll=state.roll,
            turn=state.turn,
            emerged=state.emerged,
            neutralized=state.neutralized,
            outcome=state.outcome,
            duty=state.duty,
        )

    def determinize(self, view: View, rng: Rng) -> State:
        """A random state that fits the view: shuffle the cards under the tops (ruling 29)."""
        return State(
            setting=view.setting,
            stacks=_random_stacks(view, rng),
            particles=list(view.particles),
            pawns=list(view.pawns),
            hands=[count for hand in view.hands for count in hand],
            limits=list(view.limits),
            entered=list(view.entered),
            spent=list(view.spent),
            seat=view.seat,
            chooser=view.chooser,
            phase=view.phase,
            basics=view.basics,
            specials=view.specials,
            spending=view.spending,
            neutralizing=view.neutralizing,
            sharing=view.sharing,
            floor=view.floor,
            taken=view.taken,
            die=view.die,
            source=view.source,
            extra=view.extra,
            roll=view.roll,
            turn=view.turn,
            emerged=view.emerged,
            neutralized=view.neutralized,
            outcome=view.outcome,
            duty=view.duty,
        )


def _random_stacks(view: View, rng: Rng) -> list[list[int]]:
    """The stacks of a view with the hidden cards shuffled, each from the bottom to the top."""
    pool = unseen(view)
    deck = [suit for suit in range(SUITS) for _ in range(pool[suit])]
    rng.shuffle(deck)
    stacks: list[list[int]] = []
    used = 0
    for top, height in zip(view.tops, view.heights, strict=True):
        under = max(0, height - 1)
        stacks.append(deck[used : used + under] + ([top] if height else []))
        used += under
    return stacks
