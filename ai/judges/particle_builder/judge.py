"""Rates moves by expectation: chances of the comparison, worth of the cards, odds of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh

from game.core.particles import GLUON, PHOTON, Z
from game.core.phrase import Phrase
from game.rules.particle_builder import Move, State, View
from game.rules.particle_builder.abilities import ATTRACTS, FEELS
from game.rules.particle_builder.deck import ANTI, BOSON, CHARGED, NEUTRINO, POINTS, QUARK, RANKS
from game.rules.particle_builder.mat import EMPTY, PLACES, free_slot
from game.rules.particle_builder.state import SWAP
from game.rules.particle_builder.targets import TARGETS

from .outlook import Outlook, count
from .race import outcome
from .reasons import reason

SHARP = 0.8
"""Rating per point of expectation."""

ENDING = 20.0
"""Points that it is worth to end the game while ahead; as much is lost by ending it behind."""

Edit = tuple[int, int, int]
"""(address, card, colour): what lies there afterwards."""
Gain = tuple[int, int]
"""(seat, points)."""


def odds(level: int, card: int) -> float:
    """Chance that an annihilation or interaction with this card in hand succeeds (Levels 4, 5)."""
    if level < 4:
        return 1.0
    return 1 / 6 if level >= 5 and NEUTRINO[card] else 0.5


def hidden_from(state: State, seat: int) -> list[int]:
    """How many cards of each kind this seat has not seen: the deck and the hands it cannot know."""
    counts = count(state.deck)
    for holder, card in enumerate(state.hands):
        if card != EMPTY and not state.seen_by(holder, seat):
            counts[card] += 1
    return counts


class ParticleBuilderJudge:
    """What experience tells about Particle Builder."""

    def rate(self, state: State, moves: Sequence[Move]) -> Sequence[float]:
        """Expected points, in units of `SHARP`, of each move."""
        seat = state.mover
        outlook = Outlook.of(state, hidden_from(state, seat))
        match state.phase:
            case "statistic":
                merits = [_comparison(state, outlook, move.at) for move in moves]
            case "swap":
                merits = [_swap(state, outlook, move) for move in moves]
            case "place":
                merits = _placements(state, outlook, moves)
            case "colour":
                merits = [_colour(state, outlook, move.at) for move in moves]
            case "retain":
                merits = [outlook.worth(seat, move.at) for move in moves]
            case "pion":
                pairs = [(move.at, ANTI[move.at]) for move in moves]
                merits = [sum(outlook.worth(seat, card) for card in pair) for pair in pairs]
            case "aim":
                merits = [_aim(state, outlook, move.at) for move in moves]
            case _:
                merits = [0.0] * len(moves)
        return [SHARP * merit for merit in merits]

    def value(self, state: State) -> tuple[float, ...]:
        """Chances to win: the race for the targets, and the points (`race`)."""
        return outcome(state)

    def sight(self, state: State) -> int:
        """The card in hand; where a swap is decided, all the cards that the mover has seen."""
        seat = state.mover
        if state.phase != SWAP:
            return state.hands[seat] + 1
        seen = 0
        for holder, card in enumerate(state.hands):
            seen = seen * 32 + (card + 1 if state.seen_by(holder, seat) else 0)
        return seen

    def reason(self, view: View, move: Move) -> Phrase:
        """Why, with the chance or the physics."""
        return reason(view, move)


# --- comparing and swapping ---------------------------------------------------------------------


def _in_hand(state: State, outlook: Outlook, seat: int, card: int) -> float:
    """What a card in hand is worth to a seat, abilities included."""
    worth = outlook.worth(seat, card)
    best = 0.0
    share = 1 / (state.seats - 1)
    if not BOSON[card]:
        wanted = ANTI[card]
        for other in range(state.seats):
            base = other * PLACES
            if other != seat and wanted in state.cards[base : base + 12]:
                best = max(best, POINTS[card] + share * outlook.worth(other, wanted))
    elif state.level >= 2 and card in ATTRACTS:
        best = _best_prey(state, outlook, seat, card) - POINTS[card]
    return worth + odds(state.level, card) * max(0.0, best)


def _best_prey(state: State, outlook: Outlook, seat: int, boson: int) -> float:
    """The most that attracting with this boson could bring; 0 if it cannot attract."""
    feels, prey = FEELS[boson], ATTRACTS[boson]
    base = seat * PLACES
    if not any(card != EMPTY and feels[card] for card in state.cards[base : base + PLACES]):
        return 0.0
    share = 1 / (state.seats - 1)
    best = 0.0
    for address, card in enumerate(state.cards):
        owner = address // PLACES
        if card != EMPTY and owner != seat and prey[card]:
            best = max(best, outlook.worth(seat, card) + share * POINTS[card])
    return best


def _trade(state: State, outlook: Outlook, other: int, theirs: int) -> float:
    """What the active seat gains by swapping its card for this one of another seat."""
    seat = state.active
    mine = state.hands[seat]
    share = 1 / (state.seats - 1)
    gain = _in_hand(state, outlook, seat, theirs) - _in_hand(state, outlook, seat, mine)
    loss = _in_hand(state, outlook, other, theirs) - _in_hand(state, outlook, other, mine)
    return gain + share * loss


def _comparison(state: State, outlook: Outlook, statistic: int) -> float:
    """Expected gain of comparing this statistic: what may be won, times the chance to win it."""
    seat = state.active
    ranks = RANKS[statistic]
    mine = ranks[state.hands[seat]]
    beaten = [k for k, n in enumerate(outlook.unseen) if n and ranks[k] < mine]
    chance = sum(outlook.unseen[k] for k in beaten) / outlook.total
    gain = 0.0
    for other in range(state.seats):
        if other != seat:
            hoped = sum(
                outlook.unseen[k] * max(0.0, _trade(state, outlook, other, k)) for k in beaten
            )
            gain += hoped / outlook.total
    # Among three both others must be beaten, and only one can be swapped with.
    if state.seats == 3:
        gain *= 0.8 * chance
    return gain + 0.02 * chance


def _swap(state: State, outlook: Outlook, move: Move) -> float:
    """What the swap brings; with the blind swap, on average over the cards it may be."""
    if move.kind == "keep":
        return 0.0
    other = move.at
    if state.seen_by(other, state.active):
        return _trade(state, outlook, other, state.hands[other])
    ranks = RANKS[state.statistic]
    said = ranks[state.hands[other]]
    kinds = [(k, n) for k, n in enumerate(outlook.unseen) if n and ranks[k] == said]
    total = sum(n for _, n in kinds)
    return sum(n * _trade(state, outlook, other, k) for k, n in kinds) / max(1, total)


# --- placing ------------------------------------------------------------------------------------


def _placements(state: State, outlook: Outlook, moves: Sequence[Move]) -> list[float]:
    """Margins after each move; a shift is as good as the best move after it, and what it gains."""
    seat = state.mover
    merits: list[float] = []
    finishing = False
    for move in moves:
        if move.kind == "shift":
            merits.append(_after(state, outlook, *_shifted(state, move)).margin(seat))
            continue
        after = _after(state, outlook, *_done(state, move))
        merit = after.margin(seat)
        if not after.lacks[seat]:
            finishing = True
            merit += ENDING * tanh(merit / 4)
        chance = odds(state.level, state.hands[seat]) if move.kind in _ROLLED else 1.0
        if chance < 1.0:
            failed = _after(state, outlook, *_placed(state)).margin(seat)
            merit = chance * merit + (1 - chance) * failed
        merits.append(merit)
    now = outlook.margin(seat)
    settled = [m for m, move in zip(merits, moves, strict=True) if move.kind != "shift"]
    best = max(settled, default=now)
    return [
        best + (-1.0 if finishing else merit - now - 0.05) if move.kind == "shift" else merit
        for merit, move in zip(merits, moves, strict=True)
    ]


_ROLLED = frozenset({"annihilate", "attract", "recolour", "exchange"})


def _after(state: State, outlook: Outlook, edits: Sequence[Edit], gains: Sequence[Gain]) -> Outlook:
    """What to expect with these cards lying there and these points won or lost."""
    kept = [(at, state.cards[at], state.colours[at]) for at, _, _ in edits]
    for at, card, colour in edits:
        state.cards[at], state.colours[at] = card, colour
    changed = outlook.revised({at // PLACES for at, _, _ in edits}, gains)
    for at, card, colour in reversed(kept):
        state.cards[at], state.colours[at] = card, colour
    return changed


def _placed(state: State) -> tuple[list[Edit], list[Gain]]:
    """The card in hand put down on the own mat, or lost where there is no room."""
    seat = state.mover
    card = state.hands[seat]
    slot = free_slot(state, seat, card)
    if slot == EMPTY:
        return [], []
    return ([] if BOSON[card] else [(slot, card, 0)]), [(seat, POINTS[card])]


def _shifted(state: State, move: Move) -> tuple[list[Edit], list[Gain]]:
    card, colour = state.cards[move.at], state.colours[move.at]
    return [(move.at, EMPTY, 0), (move.to, card, colour)], []


def _done(state: State, move: Move) -> tuple[list[Edit], list[Gain]]:
    """What a move changes when it succeeds."""
    seat, at, to = state.mover, move.at, move.to
    card = state.hands[seat]
    there, colour = state.cards[at], state.colours[at]
    owner = at // PLACES
    match move.kind:
        case "place":
            edits = [] if BOSON[card] else [(at, card, 0)]
            return edits, [(seat, POINTS[card])]
        case "annihilate":
            won = 2 * POINTS[card] + (_radiated(card) if state.level >= 5 else 0)
            return [(at, EMPTY, 0)], [(seat, won), (owner, -POINTS[there])]
        case "attract":
            edits = [] if BOSON[there] else [(at, EMPTY, 0), (to, there, colour)]
            return edits, [(seat, POINTS[there]), (owner, -POINTS[there])]
        case "recolour":
            return [(at, there, to)], []
        case "exchange":
            return [(at, there, state.colours[to]), (to, state.cards[to], colour)], []
        case "transform":
            return [(at, to, colour)], [(owner, POINTS[to] - POINTS[there])]
    return [], []


def _radiated(card: int) -> int:
    """Points of the bosons that an annihilated pair leaves from Level 5 on."""
    return POINTS[Z] if NEUTRINO[card] else 2 * POINTS[PHOTON if CHARGED[card] else GLUON]


# --- the other choices --------------------------------------------------------------------------


def _colour(state: State, outlook: Outlook, colour: int) -> float:
    """The colour that goes best with what the seat has."""
    if state.focus == EMPTY:
        # A pair of a decay: imagine its quarks on the mat.
        return _pair(state, outlook, colour)
    card = state.cards[state.focus]
    return _after(state, outlook, [(state.focus, card, colour)], []).margin(state.mover)


def _pair(state: State, outlook: Outlook, colour: int) -> float:
    edits: list[Edit] = []
    taken: set[int] = set()
    first = next(i for i, (card, tint) in enumerate(state.products) if QUARK[card] and not tint)
    base = state.mover * PLACES
    for card, _ in state.products[first : first + 2]:
        for slot in range(base, base + 6):
            if state.cards[slot] == EMPTY and slot not in taken:
                taken.add(slot)
                edits.append((slot, card, colour))
                break
    return _after(state, outlook, edits, []).margin(state.mover)


def _aim(state: State, outlook: Outlook, target: int) -> float:
    """Points of the target times the chance to finish it with a bare mat."""
    needs = TARGETS[target].needs
    pace = outlook.pace(state.mover, needs)
    ready = min(1.0, pace * outlook.rounds)
    return TARGETS[target].points * ready
