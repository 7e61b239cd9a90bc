"""Rates moves by expectation: chances of the comparison, worth of the cards, odds of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from math import tanh
from typing import NamedTuple

from ai.evaluators.particle_builder.outlook import (
    IN_USE,
    Forecast,
    SeatExpectations,
    count,
    lacking,
)
from game.core.particles import GLUON, PARTICLES, PHOTON, STATISTICS, W_MINUS, W_PLUS, Z
from game.core.phrase import Filling, Phrase, say
from game.rules.particle_builder import Move, State, View
from game.rules.particle_builder.abilities import ATTRACTS, FEELS
from game.rules.particle_builder.deck import (
    ANTI,
    BOSON,
    CHARGED,
    NEUTRINO,
    POINTS,
    QUARK,
    RANKS,
    deck_of,
)
from game.rules.particle_builder.mat import (
    AREAS,
    EMPTY,
    PLACES,
    SLOTS,
    TARGETS,
    free_slot,
    score,
)
from game.rules.particle_builder.state import HIDDEN, SWAP

# --- trades ---------------------------------------------------------------------------------------
# Comparing and swapping: what each card would be worth in each hand.


FACE = [float(points) for points in POINTS]
"""Value of a card that no player wants."""


def odds(level: int, card: int) -> float:
    """Chance that an annihilation or interaction with this card in hand succeeds (Levels 4, 5)."""
    if level < 4:
        return 1.0
    return 1 / 6 if level >= 5 and NEUTRINO[card] else 0.5


class Trades:
    """Values of swaps to the active player of one position."""

    def __init__(self, state: State | View, outlook: SeatExpectations) -> None:
        self._state = state
        self._outlook = outlook
        self._share = 1 / (state.seats - 1)
        self.hands = [self._in_hand(seat) for seat in range(state.seats)]
        """Per seat and kind of card, what holding it is worth."""

    def _in_hand(self, seat: int) -> list[float]:
        """Value of each card in hand to a seat, abilities included."""
        state, outlook = self._state, self._outlook
        worths = FACE[:]
        for card in outlook.lacks[seat]:
            worths[card] = outlook.worth(seat, card)
        best: dict[int, float] = {}
        for other in range(state.seats):
            if other != seat:
                base = other * PLACES
                for there in {*state.cards[base : base + SLOTS.stop]} - {EMPTY}:
                    card = ANTI[there]
                    gain = POINTS[card] + self._share * outlook.worth(other, there)
                    best[card] = max(best.get(card, 0.0), gain)
        if state.level >= 2:
            for boson in ATTRACTS:
                best[boson] = self._best_prey(seat, boson) - POINTS[boson]
        for card, gain in best.items():
            if gain > 0.0:
                worths[card] += odds(state.level, card) * gain
        return worths

    def _best_prey(self, seat: int, boson: int) -> float:
        """The most that attracting with this boson could bring; 0 if it cannot attract."""
        state, outlook = self._state, self._outlook
        feels, prey = FEELS[boson], ATTRACTS[boson]
        base = seat * PLACES
        if not any(card != EMPTY and feels[card] for card in state.cards[base : base + PLACES]):
            return 0.0
        best = 0.0
        for address, card in enumerate(state.cards):
            owner = address // PLACES
            if card != EMPTY and owner != seat and prey[card]:
                best = max(best, outlook.worth(seat, card) + self._share * POINTS[card])
        return best

    def _trade(self, other: int, theirs: int) -> float:
        """Gain of the active seat by swapping its card for this one of another seat."""
        seat = self._state.active
        mine = self._state.hands[seat]
        own, rival = self.hands[seat], self.hands[other]
        gain, loss = own[theirs] - own[mine], rival[theirs] - rival[mine]
        return gain + self._share * loss

    @cached_property
    def _hopes(self) -> list[list[float]]:
        """Per rival and kind of card: the gain by swapping for it, times the unseen ones."""
        state, unseen = self._state, self._outlook.unseen
        return [
            [n * max(0.0, self._trade(other, card)) if n else 0.0 for card, n in enumerate(unseen)]
            for other in range(state.seats)
            if other != state.active
        ]

    def comparisons(self, statistics: Sequence[int]) -> list[float]:
        """Expected gain of comparing each: what may be won, times the chance to win it."""
        state, unseen, total = self._state, self._outlook.unseen, self._outlook.total
        gains = []
        for statistic in statistics:
            ranks = RANKS[statistic]
            mine = ranks[state.hands[state.active]]
            beaten = [card for card, n in enumerate(unseen) if n and ranks[card] < mine]
            chance = sum([unseen[card] for card in beaten]) / total
            gain = 0.0
            for hope in self._hopes:
                gain += sum([hope[card] for card in beaten]) / total
            # Among three both others must be beaten, and only one can be swapped with.
            if state.seats == 3:
                gain *= 0.8 * chance
            gains.append(gain + 0.02 * chance)
        return gains

    def swap(self, state: State, other: int) -> float:
        """Gain by swapping with this seat; blind, on average over the cards it may hold.

        ``state``: this position.
        """
        unseen = self._outlook.unseen
        theirs = state.hands[other]
        if state.seen_by(other, state.active):
            return self._trade(other, theirs)
        ranks = RANKS[state.statistic]
        kinds = [(card, n) for card, n in enumerate(unseen) if n and ranks[card] == ranks[theirs]]
        total = sum(n for _, n in kinds)
        return sum(n * self._trade(other, card) for card, n in kinds) / max(1, total)


# --- reasons --------------------------------------------------------------------------------------
# Why a move is good, in one sentence: the chance in per cent, the rule, or the physics.


_G = "particle_builder-hint-"
KEPT = 0.5
"""Points: where no comparison is expected to bring more, the card in hand is kept."""
SLIGHT = 0.2
"""Points: statistics that differ by less are as good for a hint."""
FIRST_DICE = 4
"""First level at which a die decides whether an ability succeeds."""


def particle(card: int) -> Phrase:
    """The name of a particle."""
    return say(f"particle-{PARTICLES[card].key}")


def target(view: View, seat: int) -> Phrase:
    """The name of a seat's target."""
    return say(f"particle_builder-target-{TARGETS[view.aims[seat]].key}")


class Chances(NamedTuple):
    """Chances of a comparison, from 0 to 1; what is left of 1 is to lose it."""

    win: float
    tie: float
    """No swap."""


def chances(view: View, statistic: int) -> Chances:
    """Chances that the mover's card beats every other in this statistic, or ties with the best."""
    ranks = RANKS[statistic]
    mine = ranks[view.hands[view.mover]]
    beaten = sum(n for card, n in enumerate(view.unseen) if ranks[card] < mine)
    alike = sum(n for card, n in enumerate(view.unseen) if ranks[card] == mine)
    win = _all_of(view, beaten)
    return Chances(win, _all_of(view, beaten + alike) - win)


def _all_of(view: View, cards: int) -> float:
    """Chance that all hidden hands hold cards of these ``cards`` unseen ones."""
    total, chance = max(1, sum(view.unseen)), 1.0
    for drawn in range(sum(card == HIDDEN for card in view.hands)):
        chance *= max(0, cards - drawn) / max(1, total - drawn)
    return chance


def win_percent(view: View, statistic: int) -> int:
    """Chance, in per cent, that the mover's card beats every other in this statistic."""
    return round(100 * chances(view, statistic).win)


def reason(view: View, move: Move) -> Phrase:
    """Reason for this move."""
    match move.kind:
        case "statistic":
            return _statistic(view, move)
        case "swap" | "keep":
            return _swap(view, move)
        case "place":
            return _place(view, move)
        case "annihilate" | "attract" | "recolour" | "exchange" | "transform":
            return _ability(view, move)
        case "shift":
            safe = move.to % PLACES in AREAS
            return say(f"{_G}{'shelter' if safe else 'room'}", card=particle(view.cards[move.at]))
        case "aim":
            return say(f"{_G}aim", points=TARGETS[move.at].points)
        case "colour":
            return say(f"{_G}colour")
        case "radiate":
            return say(f"{_G}radiate")
        case "pion":
            return say(f"{_G}pion", card=particle(move.at))
        case "retain":
            wanted = move.at in lacking(view, view.mover)
            key = "retain-wanted" if wanted else "retain"
            return say(f"{_G}{key}", card=particle(move.at), points=POINTS[move.at])
    return say(f"{_G}discard")


def gains(view: View) -> list[float]:
    """Points that the mover may expect to win by comparing each of the statistics."""
    trades = Trades(view, SeatExpectations.of(view, view.unseen))
    return trades.comparisons(range(len(STATISTICS)))


def _statistic(view: View, move: Move) -> Phrase:
    """The chance, and that no other statistic has a better one, where that is so."""
    name, percent = say(f"stat-{STATISTICS[move.at]}"), win_percent(view, move.at)
    ties = round(100 * chances(view, move.at).tie)
    told: dict[str, Filling] = {"statistic": name, "percent": percent, "ties": ties}
    why = _seems_bad(view, move)
    if not _wins_most_often(view, move):
        return why or say(f"{_G}statistic", **told)
    if why is not None:
        return say(f"{_G}statistic-kept", why=why, statistic=name, percent=percent)
    return say(f"{_G}statistic-best", **told)


def _wins_most_often(view: View, move: Move) -> bool:
    return win_percent(view, move.at) >= max(
        map(partial(win_percent, view), range(len(STATISTICS)))
    )


def beside_light(view: View, move: Move) -> Phrase | None:
    """Words beside a lit statistic: why it seems a bad choice and is none, or its chances.

    Without them a tie seems a fault of the light, although there was no better choice.
    """
    if move.kind != "statistic":
        return None
    win, tie = chances(view, move.at)
    wins, ties = round(10 * win), round(10 * tie)
    chance = None
    if wins:
        name = say(f"stat-{STATISTICS[move.at]}")
        chance = say(f"{_G}light-chance", statistic=name, wins=wins, ties=ties)
    return _seems_bad(view, move) or chance


def _seems_bad(view: View, move: Move) -> Phrase | None:
    """Reason for comparing what seems a bad choice, be it that all are as good."""
    hopes = gains(view)
    card = view.hands[view.mover]
    if max(hopes) <= KEPT:
        if card in lacking(view, view.mover):
            return say(f"{_G}light-keep", card=particle(card), target=target(view, view.mover))
        if _whose_pair(view, card) is not None:
            return say(f"{_G}light-pair", card=particle(card), anti=particle(ANTI[card]))
    if _wins_most_often(view, move) or hopes[move.at] < max(hopes):
        return None
    name, percent = say(f"stat-{STATISTICS[move.at]}"), win_percent(view, move.at)
    return say(f"{_G}light-helps", statistic=name, percent=percent)


def _whose_pair(view: View, card: int) -> str | None:
    """The end of the key of a hint for a pair: whose mat holds the antiparticle of this card.

    A rival's comes first: it brings more. None where none lies, or where a die decides.
    """
    if BOSON[card] or view.level >= FIRST_DICE:
        return None
    owners = _owners(view, ANTI[card])
    if not owners:
        return None
    return "" if owners == {view.mover} else "-rival"


def _owners(view: View, card: int) -> set[int]:
    """Seats on whose mat this card lies."""
    places = (seat * PLACES + slot for seat in range(view.seats) for slot in SLOTS)
    return {at // PLACES for at in places if view.cards[at] == card}


def _pair_points(card: int, *, own: bool) -> int:
    """Points of an annihilated pair; a card on the own mat counted before (ruling 17)."""
    return POINTS[card] if own else 2 * POINTS[card]


def _swap(view: View, move: Move) -> Phrase:
    seat = view.mover
    mine = view.hands[seat]
    lacks = lacking(view, seat)
    if move.kind == "keep":
        if mine in lacks:
            return say(f"{_G}keep-wanted", card=particle(mine), target=target(view, seat))
        if (whose := _whose_pair(view, mine)) is not None:
            pair = {"card": particle(mine), "anti": particle(ANTI[mine])}
            return say(f"{_G}keep-annihilate{whose}", **pair)
        return _kept(view, mine)
    theirs = view.hands[move.at]
    if theirs == HIDDEN:
        return say(f"{_G}swap-blind")
    if theirs in lacks:
        return say(f"{_G}swap-wanted", card=particle(theirs), target=target(view, seat))
    if (whose := _whose_pair(view, theirs)) is not None:
        pair = {"card": particle(theirs), "anti": particle(ANTI[theirs])}
        points, lost = _pair_points(theirs, own=not whose), POINTS[theirs]
        return say(f"{_G}swap-annihilate{whose}", **pair, points=points, lost=lost)
    if theirs in lacking(view, move.at):
        return say(f"{_G}swap-deny", card=particle(theirs), target=target(view, move.at))
    if POINTS[theirs] > POINTS[mine]:
        return say(f"{_G}swap-points", card=particle(theirs), points=POINTS[theirs])
    if _pulls(view, theirs):
        return say(f"{_G}swap-pulls", card=particle(theirs))
    if not BOSON[theirs] and _owners(view, ANTI[theirs]):
        pair = {"card": particle(theirs), "anti": particle(ANTI[theirs])}
        return say(f"{_G}swap-dice", **pair, percent=round(100 * odds(view.level, theirs)))
    return say(f"{_G}swap", card=particle(theirs))


def _kept(view: View, mine: int) -> Phrase:
    """Reason for keeping a card that the own target does not need."""
    others = [seat for seat in range(view.seats) if seat != view.mover]
    for seat in others:
        if mine in lacking(view, seat):
            return say(f"{_G}keep-deny", card=particle(mine), target=target(view, seat))
    theirs = [view.hands[seat] for seat in others]
    if all(card != HIDDEN and POINTS[card] < POINTS[mine] for card in theirs):
        return say(f"{_G}keep-points", card=particle(mine), points=POINTS[mine])
    return say(f"{_G}keep", card=particle(mine))


def _pulls(view: View, boson: int) -> bool:
    """True where this boson, in the mover's hand, could pull over a card of another player."""
    if view.level < 2 or boson not in ATTRACTS:
        return False
    owned = [(at // PLACES == view.mover, card) for at, card in enumerate(view.cards)]
    there = [(own, card) for own, card in owned if card != EMPTY]
    acts = any(own and FEELS[boson][card] for own, card in there)
    return acts and any(not own and ATTRACTS[boson][card] for own, card in there)


def _place(view: View, move: Move) -> Phrase:
    seat = view.mover
    card = view.hands[seat]
    lacks = lacking(view, seat)
    if card in lacks and len(lacks) == 1:
        aim = TARGETS[view.aims[seat]]
        gain = POINTS[card] + (aim.points if view.finisher == EMPTY else 0)
        names = {"card": particle(card), "target": target(view, seat)}
        others = max(score(view, other) for other in range(view.seats) if other != seat)
        have = score(view, seat) + gain
        return say(f"{_G}place-complete", **names, points=gain, have=have, others=others)
    if move.at % PLACES in AREAS:
        return say(f"{_G}place-target", card=particle(card), target=target(view, seat))
    if BOSON[card]:
        return say(f"{_G}place-boson", points=POINTS[card])
    if card in lacks:
        return say(f"{_G}place-wanted", card=particle(card), target=target(view, seat))
    names = {"card": particle(card), "target": target(view, seat)}
    part = int(card in TARGETS[view.aims[seat]].needs)
    return say(f"{_G}place-fermion", **names, part=part, points=POINTS[card])


def _ability(view: View, move: Move) -> Phrase:
    seat, card = view.mover, view.hands[view.mover]
    there = view.cards[move.at]
    percent = 100 if view.level < FIRST_DICE else 50
    if move.kind == "annihilate":
        if view.level >= 5 and NEUTRINO[card]:
            percent = 17
        owner = move.at // PLACES
        pair = {"card": particle(card), "anti": particle(there)}
        points = _pair_points(card, own=owner == seat)
        if percent < 100:
            return say(f"{_G}annihilate-dice", **pair, points=points, percent=percent)
        key = "annihilate" if owner == seat else "annihilate-rival"
        return say(f"{_G}{key}", **pair, points=points, lost=POINTS[there])
    if move.kind == "attract":
        key = "attract-wanted" if there in lacking(view, seat) else "attract"
        return say(f"{_G}{key}", boson=particle(card), card=particle(there), percent=percent)
    if move.kind == "transform":
        return say(f"{_G}transform", before=particle(there), card=particle(move.to))
    return say(f"{_G}{move.kind}", percent=percent)


def next_step(view: View, move: Move) -> Phrase | None:
    """The card that the target needs then, and how many of its kind have not been seen."""
    if move.kind not in ("place", "swap", "keep"):
        return None
    card = view.hands[move.at if move.kind == "swap" else view.mover]
    lacks = list(lacking(view, view.mover))
    if card in lacks:
        lacks.remove(card)
    elif move.kind != "place" and card != HIDDEN and _whose_pair(view, card) is not None:
        return None  # it is for another card than one of the target
    if card == HIDDEN or not lacks:
        return None
    wanted = max(lacks, key=lambda kind: view.unseen[kind])
    copies = deck_of(view.level).count(wanted)
    named = {"card": particle(wanted), "target": target(view, view.mover)}
    return say(f"{_G}next", **named, left=view.unseen[wanted], all=copies)


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

        Where the card is kept anyway all statistics are as good: the one that wins most often is
        named. A chance of 2 % would have no reason. A card that the target does not need is
        annihilated where that is as good: it was kept or taken for the pair.
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

    The chances of one comparison are known: a hint's search errs by more than `SLIGHT`.
    """
    hopes = gains(view)
    good = [move for move in moves if hopes[move.at] >= hopes[best.at] - SLIGHT]
    return max(good, key=lambda move: (win_percent(view, move.at), hopes[move.at]))


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
