"""Particle Panic (Daniel Solis): a collider gone wild, and a crew that must switch it off.

The lab is a ring of six spaces, each a face-up stack of playing cards (two decks, jokers out) with
room for six particles. One to four scientists win together by entering four self-destruct codes,
each five cards of one suit discarded at once. They lose together when a new particle finds no room,
when anybody's hand limit falls to 0, or when a stack runs out.

A turn is one basic and one special action (two and two for a crew of one or two), in any order:

* *Move*: roll, then go up to that many spaces either way.
* *Neutralize*: any number of tries at the particles of the own space: 4-6 (3-6) removes one,
  less takes one off the hand limit for good.
* *Collect*, last of all: in a space without particles take the top card (one or two).
* *Spend* any number of cards: a heart rolls a failed die again, a club adds 1 to it, a diamond
  moves the pawn one space, a spade one particle one space.
* *Share*: give any number of cards to one scientist in the same space.
* *Code*: discard five of one suit.

Then hands are cut to their limits and particles emerge: one die says how many, another where; what
does not fit spills over into the nearest space with room. `ladder` has the easier rule sets.

With *Detector duty*, an option of this edition, a failed die may be looked up once a try: the
`detector` shows a picture, and whoever names its particle rolls again as with a heart, for nothing.
"Ruling n" in this package numbers the questions that the published rules leave open.
"""

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
from game.core.session import AnyGame
from game.rules.particle_panic import emergence, turn
from game.rules.particle_panic.detector import Duty
from game.rules.particle_panic.lab import A_SUIT, KINDS, SPACES, SUITS, WON, Move, State, View
from game.rules.particle_panic.ladder import FIRST_GAME, LADDER, PUBLISHED, SMALL_CREW, chosen

_OFFERS: tuple[Callable[[State], list[Move]], ...] = (
    turn.actions,
    turn.destinations,
    turn.answers,
    turn.collecting,
    emergence.discards,
    emergence.spills,
    turn.namings,
)
"""What is offered in each phase: by ACT, CHOOSE, FAILED, COLLECT, DISCARD, SPILL, NAME."""


class ParticlePanic:
    """The rulebook."""

    info = GameInfo(
        id="particle_panic",
        seats=range(1, 5),
        rules=1,
        # Every turn brings a particle, 31 fit, and each failed try costs one of at most 32 points
        # of hand limit; so only unheard-of luck makes a long game. Random ones end before move 400.
        bound=4000,
        cooperative=True,
        hidden=True,
        open_hands=True,
        reveals=frozenset({"move", "try", "collect", "emerge", "detect", "named"}),
        options={
            "ladder": Option(tuple(range(len(LADDER))), PUBLISHED),
            "easing": SWITCH,
            "duty": SWITCH,
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
        emergence.begin(state)
        return state

    def to_move(self, state: State) -> Seat | None:
        """The scientist who decides; None when the lab is saved or lost."""
        return None if state.outcome else state.chooser

    def legal_moves(self, state: State) -> Sequence[Move]:
        """What may be done in this phase of the turn."""
        return _OFFERS[state.phase](state)

    def apply(self, state: State, move: Move, rng: Rng, emit: Emit = mute) -> None:
        """Do it; dice fall inside, at the moment when a hand would throw them."""
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
                emergence.close(state, rng, emit)
            case ("discard", suit, _):
                emergence.discard(state, suit, rng, emit)
            case ("spill", space, _):
                emergence.spill(state, space, emit)
            case _:
                emergence.spread(state, emit)

    def returns(self, state: State) -> tuple[float, ...]:
        """1 for all or -1 for all; 0 while the lab stands."""
        value = 0.0 if not state.outcome else 1.0 if state.outcome == WON else -1.0
        return (value,) * state.setting.seats

    def observe(self, state: State, seat: Seat) -> View:
        """The same for all: hands are open, and nobody sees under the tops (rulings 14, 15)."""
        check_seat(seat, state.setting.seats)
        hands = state.hands
        return View(
            state.setting,
            tuple([stack[-1] if stack else -1 for stack in state.stacks]),
            tuple(map(len, state.stacks)),
            tuple(state.particles),
            tuple(state.pawns),
            tuple([tuple(hands[i : i + SUITS]) for i in range(0, len(hands), SUITS)]),
            tuple(state.limits),
            tuple(state.entered),
            tuple(state.spent),
            state.seat,
            state.chooser,
            state.phase,
            state.basics,
            state.specials,
            state.spending,
            state.neutralizing,
            state.sharing,
            state.floor,
            state.taken,
            state.die,
            state.source,
            state.extra,
            state.roll,
            state.turn,
            state.emerged,
            state.neutralized,
            state.outcome,
            state.duty,
        )

    def determinize(self, view: View, rng: Rng) -> State:
        """Shuffle the cards that nobody has seen under the tops (ruling 29)."""
        pool = unseen(view)
        deck = [suit for suit in range(SUITS) for _ in range(pool[suit])]
        rng.shuffle(deck)
        stacks: list[list[int]] = []
        used = 0
        for top, height in zip(view.tops, view.heights, strict=True):
            under = max(0, height - 1)
            stacks.append(deck[used : used + under] + ([top] if height else []))
            used += under
        return State(
            view.setting,
            stacks,
            list(view.particles),
            list(view.pawns),
            [count for hand in view.hands for count in hand],
            list(view.limits),
            list(view.entered),
            list(view.spent),
            *view[9:],
        )


def unseen(view: View) -> list[int]:
    """Cards by suit that lie under the tops: what anybody can work out who remembers the rest."""
    pool = [A_SUIT if suit < view.setting.suits else 0 for suit in range(SUITS)]
    for suit in range(SUITS):
        pool[suit] -= view.spent[suit] + sum(hand[suit] for hand in view.hands)
    for top in view.tops:
        if top >= 0:
            pool[top] -= 1
    return pool


GAME: AnyGame = ParticlePanic()
