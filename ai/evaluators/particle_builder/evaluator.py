"""Rates moves by expectation: chances of the comparison, worth of the cards, odds of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh

from ai.evaluators.particle_builder.outlook import (
    IN_USE,
    Forecast,
    SeatExpectations,
    count,
    lacking,
)
from ai.evaluators.particle_builder.reasons import (
    KEPT,
    SLIGHT,
    beside_light,
    gains,
    next_step,
    reached,
    reason,
    win_percent,
)
from ai.evaluators.particle_builder.trades import Trades, odds
from game.core.particles import GLUON, PHOTON, W_MINUS, W_PLUS, Z
from game.core.phrase import Phrase
from game.rules.particle_builder import Move, State, View
from game.rules.particle_builder.deck import (
    ANTI,
    BOSON,
    CHARGED,
    NEUTRINO,
    POINTS,
    QUARK,
)
from game.rules.particle_builder.mat import (
    AREAS,
    EMPTY,
    PLACES,
    TARGETS,
    free_slot,
)
from game.rules.particle_builder.state import SWAP

# --- evaluator ------------------------------------------------------------------------------------


SHARP = 0.8
"""Rating per point of expectation."""

ENDING = 20.0
"""Points that it is worth to end the game while ahead; as much is lost by ending it behind."""

Edit = tuple[int, int, int]
"""(address, card, colour): what lies there afterwards."""
Gain = tuple[int, int]
"""(seat, points)."""


def hidden_from(state: State, seat: int) -> list[int]:
    """Number of cards of each kind that this seat has not seen: the deck and the hidden hands."""
    counts = count(state.deck)
    for holder, card in enumerate(state.hands):
        if card != EMPTY and not state.seen_by(holder, seat):
            counts[card] += 1
    return counts


class ParticleBuilderEvaluator:
    """Evaluator of Particle Builder."""

    def __init__(self, forecast: Forecast = IN_USE) -> None:
        """``forecast``: of the race, if not by the numbers in use."""
        self._forecast = forecast

    def move_scores(self, state: State, moves: Sequence[Move]) -> Sequence[float]:
        """Expected points, in units of `SHARP`, of each move."""
        seat = state.mover
        outlook = SeatExpectations.of(state, hidden_from(state, seat))
        match state.phase:
            case "statistic":
                merits = Trades(state, outlook).comparisons([move.at for move in moves])
            case "swap":
                trades = Trades(state, outlook)
                merits = [
                    0.0 if move.kind == "keep" else trades.swap(state, move.at) for move in moves
                ]
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
        return self._forecast.outcome(state)

    def advised(self, view: View, best: Move, near: Sequence[Move], moves: Sequence[Move]) -> Move:
        """A card that the target lacks is put on the target.

        It counts there as on the mat and nothing can annihilate it. A hint's 1,500 iterations may
        miss the difference: with 6,000 it is 0.000 to 0.018 of a game, for the target. A card that
        completes the target ends up there wherever it is put down.

        For the same reason no card is taken back from the target while the place that it leaves
        is of no use to the card in hand.

        Of statistics that are as good the one that wins most often is named: see
        `_statistic_to_tell`. A chance of 2 % would have no reason. A card that the target does not
        need is annihilated where that is as good: it was kept or taken for the pair.
        """
        if best.kind == "statistic":
            return _statistic_to_tell(view, best, moves)
        if _takes_back_for_nothing(view, best):
            placements = [m for m in moves if m.kind == "place"]
            best = next((m for m in (*near, *placements) if m.kind != "shift"), best)
        if best.kind != "place":
            return best
        if view.hands[view.mover] not in lacking(view, view.mover):
            return next((move for move in near if move.kind == "annihilate"), best)
        homes = (m for m in moves if m.kind == "place" and m.at % PLACES in AREAS)
        return best if best.at % PLACES in AREAS else next(homes, best)

    def beside_light(self, view: View, move: Move) -> Phrase | None:
        """Chances of the lit statistic, or why it seems a bad choice and is none."""
        return beside_light(view, move)

    def worthwhile(self, view: View, moves: Sequence[Move]) -> Sequence[Move]:
        """All moves but those that take a card back from the target for nothing."""
        return [move for move in moves if not _takes_back_for_nothing(view, move)] or moves

    def observation_key(self, state: State) -> int:
        """The card in hand; where a swap is decided, all the cards that the mover has seen."""
        seat = state.mover
        if state.phase != SWAP:
            return state.hands[seat] + 1
        seen = 0
        for holder, card in enumerate(state.hands):
            seen = seen * 32 + (card + 1 if state.seen_by(holder, seat) else 0)
        return seen

    def reason(self, view: View, move: Move) -> Phrase:
        """Reason, with the chance or the physics."""
        return reason(view, move)

    def next_step(self, view: View, move: Move) -> Phrase | None:
        """The card that the target needs then."""
        return next_step(view, move)


# --- placing ------------------------------------------------------------------------------------


def _statistic_to_tell(view: View, best: Move, moves: Sequence[Move]) -> Move:
    """Of the statistics by which as many points may be won, the one that wins most often.

    The chances of one comparison are known: a hint's search errs by more than `SLIGHT`. Where the
    card would be kept as a rule, a statistic that beats the few cards worth a swap comes first: a
    tie with one of them may lose the game.
    """
    hopes = gains(view)
    good = [move for move in moves if hopes[move.at] >= hopes[best.at] - SLIGHT]
    kept = max(hopes) <= KEPT

    def merit(move: Move) -> tuple[float, float, float]:
        first = reached(view, move.at) if kept else 0.0
        return first, win_percent(view, move.at), hopes[move.at]

    return max(good, key=merit)


def _takes_back_for_nothing(view: View, move: Move) -> bool:
    """True if a card leaves the target, where it is safe, and the card in hand has no use for that.

    It has one if it can take the place with a colour that goes better with the others (Level 3).
    From Level 5 on it has one if it is a W, which transforms cards on mats only, or can annihilate
    the card for two bosons.
    """
    if move.kind != "shift" or move.at % PLACES not in AREAS:
        return False
    card, hand = view.cards[move.at], view.hands[view.mover]
    if card == hand:
        colours = list(view.colours)
        colours[move.at] = 0
        free = view._replace(colours=tuple(colours))
        return len(lacking(free, view.mover)) == len(lacking(view, view.mover))
    return view.level < 5 or not (hand in (W_PLUS, W_MINUS) or hand == ANTI[card])


def _placements(state: State, outlook: SeatExpectations, moves: Sequence[Move]) -> list[float]:
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


def _after(
    state: State, outlook: SeatExpectations, edits: Sequence[Edit], gains: Sequence[Gain]
) -> SeatExpectations:
    """Expectation with these cards lying there and these points won or lost."""
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
    """Changes by a move that succeeds."""
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


def _colour(state: State, outlook: SeatExpectations, colour: int) -> float:
    """The colour that goes best with what the seat has."""
    if state.focus == EMPTY:
        # A pair of a decay: imagine its quarks on the mat.
        return _pair(state, outlook, colour)
    card = state.cards[state.focus]
    return _after(state, outlook, [(state.focus, card, colour)], []).margin(state.mover)


def _pair(state: State, outlook: SeatExpectations, colour: int) -> float:
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


def _aim(state: State, outlook: SeatExpectations, target: int) -> float:
    """Points of the target times the chance to finish it with a bare mat."""
    needs = TARGETS[target].needs
    pace = outlook.pace(state.mover, needs)
    ready = min(1.0, pace * outlook.rounds)
    return TARGETS[target].points * ready
