"""Tables of U-kNOw Feynman laid as told, in words: ``"blue up"``, ``"red W"``, ``"wild"``.

A card is written ``"blue up"`` (the other face does not matter) or ``"blue flip|orange down"``, the
face that is played now first. The suits have their matter names or those of antimatter, the
particles always their matter names: pink up is the anti-up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.particles import PARTICLES
from game.core.rng import Rng
from game.rules.u_know_feynman import Move, State, UKnowFeynman
from game.rules.u_know_feynman.faces import CARDS, DECK, FERMIONS, NAMED, WILD_FACE
from game.rules.u_know_feynman.state import TURN
from tests import conservation

GAME = UKnowFeynman()

SUIT_NAMES = ("red", "blue", "green", "yellow")
ALIASES = {"pink": "red", "purple": "blue", "cyan": "green", "orange": "yellow"}
SYMBOL_NAMES = (
    *(particle.key for particle in PARTICLES[:FERMIONS]),
    *("W", "photon", "gluon", "skip", "reverse", "flip"),
)

DULL = ("red tau", "green tau-neutrino", "yellow muon")
IDLE = ("yellow tau", "green muon")
"""Hands that are not about to end and do not matter."""

RuleEvent = tuple[str, dict[str, int]]


def face(words: str) -> int:
    """The face of these words; a wild that names a suit is "wild as blue"."""
    first, _, rest = words.partition(" ")
    if first == "wild":
        return NAMED + suit(rest.removeprefix("as ")) if rest else WILD_FACE
    return SYMBOL_NAMES.index(rest) * 4 + suit(first)


def suit(word: str) -> int:
    """The number of a suit."""
    return SUIT_NAMES.index(ALIASES.get(word, word))


def words(number: int) -> str:
    """The words of a face."""
    if number >= WILD_FACE:
        return f"wild as {SUIT_NAMES[number - NAMED]}"
    return f"{SUIT_NAMES[number % 4]} {SYMBOL_NAMES[number // 4]}"


def table(
    top: str,
    *hands: Sequence[str],
    under: Sequence[str] = (),
    pile: Sequence[str] = (),
    rest: int | None = None,
    options: Mapping[str, int] | None = None,
    side: int = 0,
) -> State:
    """A table in the middle of a round, seat 0 to move.

    ``under`` lies below ``top``, ``pile`` on the draw pile, both from the bottom up. Of the cards
    that are not named ``rest`` stay in the draw pile (default: all) and the others lie at the
    bottom of the discard pile.
    """
    rng = Rng("two-faced", "table")
    state = GAME.initial_state(len(hands), GAME.info.complete(options or {}), rng)
    named = [[*under, top], *hands, pile]
    cards = [card for group in named for card in group]
    ups, downs = list(DECK), list(DECK)
    chosen: list[tuple[int, int]] = []
    for card in cards:
        up, _, down = card.partition("|")
        ups.remove(face(up))
        if down:
            downs.remove(face(down))
        chosen.append((face(up), face(down) if down else -1))
    rng.shuffle(ups)
    rng.shuffle(downs)
    filled = [(up, down if down >= 0 else downs.pop()) for up, down in chosen]
    filled += zip(ups, downs, strict=True)
    state.up, state.down = [up for up, _ in filled], [down for _, down in filled]
    tracks = iter(range(CARDS))
    lying = [[next(tracks) for _ in group] for group in named]
    spare = list(tracks)
    below = len(spare) if rest is None else rest
    state.discard = spare[below:] + lying[0]
    state.hands = lying[1:-1]
    state.pile = spare[:below] + lying[-1]
    state.notes = [0] * CARDS
    state.top = state.up[lying[0][-1]]
    state.side, state.mover, state.phase = side, 0, TURN
    conservation.check(GAME, state)
    return state


def legal(state: State) -> dict[str, Move]:
    """The legal moves by their words: "blue up", "call blue up", "red flip + red up", "draw"."""
    return {_written(state, move): move for move in GAME.legal_moves(state)}


def _written(state: State, move: Move) -> str:
    if move.kind not in ("play", "call"):
        return f"name {SUIT_NAMES[move.face - NAMED]}" if move.kind == "name" else move.kind
    if move.third >= 0:
        text = " + ".join(words(state.up[card]) for card in (move.card, move.second, move.third))
    elif move.second >= 0:
        text = f"{words(state.up[move.card])} + {words(move.face)}"
    else:
        text = words(move.face)
    return f"call {text}" if move.kind == "call" else text


def do(state: State, *moves: str, whole: bool = True) -> list[RuleEvent]:
    """Make these moves; returns all their beats. ``whole``: all 132 cards are there."""
    events: list[RuleEvent] = []

    def note(kind: str, /, **facts: int) -> None:
        events.append((kind, facts))

    rng = Rng("two-faced", "play")
    for one in moves:
        GAME.apply(state, legal(state)[one], rng, note)
        if whole:
            conservation.check(GAME, state)
    return events


def facts(events: Sequence[RuleEvent], kind: str) -> dict[str, int]:
    """The facts of the one beat of this kind."""
    (matching,) = [facts for name, facts in events if name == kind]
    return matching


def kinds(events: Sequence[RuleEvent]) -> list[str]:
    """The kinds of the events, in order."""
    return [kind for kind, _ in events]


def held(state: State, seat: int) -> list[str]:
    """The cards of a seat, in words."""
    return ["wild" if state.up[c] == WILD_FACE else words(state.up[c]) for c in state.hands[seat]]
