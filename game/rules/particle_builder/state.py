"""The table (`State`), the knowledge of one seat (`View`), and the moves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from game.core.contract import SPECTATOR
from game.core.rng import Rng
from game.rules.particle_builder.deck import KINDS, RANKS
from game.rules.particle_builder.mat import EMPTY, PLACES, height_index, is_stack, score, stack_of

HIDDEN = -2
"""A card in a hand that the viewer has not seen."""

# Phases: the choice that is open now, for `State.mover`.
AIM = "aim"
"""A target."""
STATISTIC = "statistic"
SWAP = "swap"
"""A player to swap with, or none."""
PLACE = "place"
"""The use of the card in hand."""
COLOUR = "colour"
"""The colour of the quark at `State.focus`, or of the next pair of `State.products`."""
RADIATE = "radiate"
"""Photons or gluons, for an annihilated pair of quarks."""
PION = "pion"
"""The pair of quarks of the next neutral pion."""
RETAIN = "retain"
"""The product of a decay for the next free slot."""
BETWEEN = "between"
"""No choice is open while a move is carried out. Seen in the views of events only."""
OVER = "over"


class Move(NamedTuple):
    """One choice. ``at`` and ``to`` are addresses unless the kind says otherwise:

    ``aim`` a target id · ``statistic`` 0-3 · ``keep`` · ``swap`` a seat · ``place`` an address ·
    ``shift`` from, to · ``annihilate`` a card · ``attract`` from, to · ``recolour`` a quark,
    colour · ``exchange`` two quarks · ``transform`` a card, into a particle id · ``discard`` ·
    ``colour`` a colour · ``radiate`` a boson · ``pion`` up or down · ``retain`` a particle.
    """

    kind: str
    at: int = 0
    to: int = 0


KINDS_OF_MOVE = frozenset(
    {
        "aim",
        "statistic",
        "keep",
        "swap",
        "place",
        "shift",
        "annihilate",
        "attract",
        "recolour",
        "exchange",
        "transform",
        "discard",
        "colour",
        "radiate",
        "pion",
        "retain",
    }
)

_MOVES: dict[tuple[str, int, int], Move] = {}


def move(kind: str, at: int = 0, to: int = 0) -> Move:
    """The move with these fields, always the same object."""
    move = _MOVES.get((kind, at, to))
    if move is None:
        move = _MOVES[kind, at, to] = Move(kind, at, to)
    return move


KEEP = move("keep")
DISCARD = move("discard")


@dataclass(slots=True)
class State:
    """The whole table. All but ``deck`` and unseen ``hands`` is public."""

    seats: int
    level: int
    blind: int
    """1: the winner swaps without seeing the others' cards (ruling 3)."""
    labelled: int
    accurate: int
    """1: a gluon swaps two colours instead of changing one (ruling 30)."""
    oscillations: int
    offered: tuple[int, ...]
    """Targets of the tier in play."""
    aims: list[int]
    deck: list[int]
    """Particle ids, the next card last."""
    hands: list[int]
    known: list[int]
    """For each hand, the seats that have seen its card: bit s for seat s, bit ``seats`` for all."""
    hand_pieces: list[int]
    """The number of the card in each hand; see ``pieces``."""
    cards: list[int]
    colours: list[int]
    heights: list[int]
    pieces: list[int]
    """By address, the number of the card there, so that a player can follow it from hand to
    slot to rival. Cards are numbered as they come into sight. On a stack, the top card's.
    """
    pairs: list[list[int]]
    phase: str
    active: int
    """The seat whose turn it is: it chooses the statistic and places first."""
    mover: int
    """The seat whose choice is open."""
    drawn: int = 0
    """Cards numbered so far; see ``pieces``."""
    discards: list[int] = field(default_factory=list)
    spares: int = 0
    """Cards taken from the supply minus cards given back to it."""
    round: int = 0
    statistic: int = EMPTY
    """The statistic compared in this round; EMPTY before."""
    focus: int = EMPTY
    """Address of the quark that waits for its colour."""
    moved: list[int] = field(default_factory=list)
    """Addresses of the cards that were moved during this placement (ruling 55)."""
    rolls: list[int] = field(default_factory=list)
    """Addresses still to be rolled for at the start of this turn, the next one last."""
    products: list[tuple[int, int]] = field(default_factory=list)
    """Particles of a decay on their way to a slot, with their colours (0: none yet)."""
    pions: int = 0
    """Neutral pions of this decay that wait for a choice."""
    dice: list[int] = field(default_factory=list)
    """Every number rolled during the last move; not yet that of the event being emitted."""
    finisher: int = EMPTY

    def seen_by(self, holder: int, seat: int) -> bool:
        """True if ``seat`` (or `SPECTATOR`) knows the card in the holder's hand."""
        public = self.known[holder] >> self.seats & 1
        return bool(public or (seat != SPECTATOR and self.known[holder] >> seat & 1))


class View(NamedTuple):
    """The knowledge of one seat. Fields as in `State`; tuples instead of lists."""

    seat: int
    """The seat; `SPECTATOR` for public knowledge."""
    seats: int
    level: int
    blind: int
    labelled: int
    accurate: int
    oscillations: int
    offered: tuple[int, ...]
    aims: tuple[int, ...]
    deck: int
    """Number of cards left to draw."""
    unseen: tuple[int, ...]
    """Number of cards of each kind in the deck or in a hand that this seat has not seen."""
    hands: tuple[int, ...]
    """Particle id, EMPTY, or HIDDEN."""
    known: tuple[int, ...]
    announced: tuple[int, ...]
    """Rank of each hand in the compared statistic (`RANKS`); EMPTY where it was not announced."""
    hand_pieces: tuple[int, ...]
    cards: tuple[int, ...]
    colours: tuple[int, ...]
    heights: tuple[int, ...]
    pieces: tuple[int, ...]
    pairs: tuple[tuple[int, ...], ...]
    phase: str
    active: int
    mover: int
    drawn: int
    discards: tuple[int, ...]
    spares: int
    round: int
    statistic: int
    focus: int
    moved: tuple[int, ...]
    rolls: tuple[int, ...]
    products: tuple[tuple[int, int], ...]
    pions: int
    dice: tuple[int, ...]
    finisher: int
    scores: tuple[int, ...]


def observe(state: State, seat: int) -> View:
    """The view of ``seat``."""
    hands = list(state.hands)
    unseen = Counter(state.deck)
    for holder, card in enumerate(state.hands):
        if card != EMPTY and not state.seen_by(holder, seat):
            hands[holder] = HIDDEN
            unseen[card] += 1
    announced = [EMPTY] * state.seats
    if state.statistic != EMPTY:
        announced = [EMPTY if c == EMPTY else RANKS[state.statistic][c] for c in state.hands]
    return View(
        seat=seat,
        seats=state.seats,
        level=state.level,
        blind=state.blind,
        labelled=state.labelled,
        accurate=state.accurate,
        oscillations=state.oscillations,
        offered=state.offered,
        aims=tuple(state.aims),
        deck=len(state.deck),
        unseen=tuple([unseen[k] for k in range(KINDS)]),
        hands=tuple(hands),
        known=tuple(state.known),
        announced=tuple(announced),
        hand_pieces=tuple(state.hand_pieces),
        cards=tuple(state.cards),
        colours=tuple(state.colours),
        heights=tuple(state.heights),
        pieces=tuple(state.pieces),
        pairs=tuple(map(tuple, state.pairs)),
        phase=state.phase,
        active=state.active,
        mover=state.mover,
        drawn=state.drawn,
        discards=tuple(state.discards),
        spares=state.spares,
        round=state.round,
        statistic=state.statistic,
        focus=state.focus,
        moved=tuple(state.moved),
        rolls=tuple(state.rolls),
        products=tuple(state.products),
        pions=state.pions,
        dice=tuple(state.dice),
        finisher=state.finisher,
        scores=tuple([score(state, s) for s in range(state.seats)]),
    )


def determinize(view: View, rng: Rng) -> State:
    """A random table that fits the view: hands and deck are dealt uniformly from the unseen cards.

    A card that was compared unseen (blind swap) is drawn from those with the announced value.
    """
    unseen = list(_pile(view.unseen))
    rng.shuffle(unseen)
    hands = list(view.hands)
    for seat, card in enumerate(hands):
        if card == HIDDEN:
            hands[seat] = _deal(unseen, view.statistic, view.announced[seat], rng)
    return State(
        seats=view.seats,
        level=view.level,
        blind=view.blind,
        labelled=view.labelled,
        accurate=view.accurate,
        oscillations=view.oscillations,
        offered=view.offered,
        aims=list(view.aims),
        deck=unseen,
        hands=hands,
        known=list(view.known),
        hand_pieces=list(view.hand_pieces),
        cards=list(view.cards),
        colours=list(view.colours),
        heights=list(view.heights),
        pieces=list(view.pieces),
        pairs=[list(pairs) for pairs in view.pairs],
        phase=view.phase,
        active=view.active,
        mover=view.mover,
        drawn=view.drawn,
        discards=list(view.discards),
        spares=view.spares,
        round=view.round,
        statistic=view.statistic,
        focus=view.focus,
        moved=list(view.moved),
        rolls=list(view.rolls),
        products=list(view.products),
        pions=view.pions,
        dice=list(view.dice),
        finisher=view.finisher,
    )


@lru_cache(maxsize=64)
def _pile(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Cards by the number of each kind, sorted; cached, because a search asks for it often."""
    return tuple(kind for kind, n in enumerate(counts) for _ in range(n))


def _deal(unseen: list[int], statistic: int, announced: int, rng: Rng) -> int:
    """Take a card out of the shuffled ``unseen``: any, or one with the announced value.

    A random one of those, not the last: otherwise the others would come late in the deck.
    """
    if announced == EMPTY:
        return unseen.pop()
    ranks = RANKS[statistic]
    return unseen.pop(rng.pick([i for i, card in enumerate(unseen) if ranks[card] == announced]))


def new_tables(seats: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """Empty cards, colours, heights and pieces for a number of seats."""
    places = seats * PLACES
    return [EMPTY] * places, [0] * places, [0] * (seats * 6), [EMPTY] * places


# --- cards on the table -------------------------------------------------------------------------


def put(state: State, address: int, card: int, colour: int, piece: int) -> None:
    """Lay a card where there is room for it."""
    if is_stack(address):
        state.heights[height_index(address // PLACES, card)] += 1
    state.cards[address], state.colours[address], state.pieces[address] = card, colour, piece


def take(state: State, address: int) -> tuple[int, int, int]:
    """Take up the (top) card of an address: the card, its colour, its number."""
    card, colour, piece = state.cards[address], state.colours[address], state.pieces[address]
    if is_stack(address):
        height = height_index(address // PLACES, card)
        state.heights[height] -= 1
        if state.heights[height]:
            state.pieces[address] = number(state)
            return card, colour, piece
    state.cards[address] = state.pieces[address] = EMPTY
    state.colours[address] = 0
    return card, colour, piece


def number(state: State) -> int:
    """A number for a card that comes into sight."""
    state.drawn += 1
    return state.drawn


def supply(state: State, seat: int, boson: int, copies: int) -> None:
    """Bosons from the supply onto a player's stack."""
    for _ in range(copies):
        put(state, stack_of(seat, boson), boson, 0, number(state))
    state.spares += copies
