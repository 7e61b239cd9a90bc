"""A guest among the games: `tests.ai.toys.Shed` with what README's "Adding a game" asks for.

A worked example, as short as it can be: a table, its words, what no move may lose, and what a seat
cannot see. Colour, emblem, feats, lessons and translations are left to the defaults.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.core.rng import Rng
from game.tables.pictures import Hue, Label, Panel, Place, Player
from game.tables.table import Effect, Line, Spot, row
from tests.ai.toys import COLOURS, RANKS, ShedMove, ShedState, ShedView

WORDS = """
shed-title = Shedding
shed-tagline = Get rid of your cards.
shed-minutes = 5
shed-credits = A toy for tests.
shed-rules-1-title = Shedding
shed-rules-1 = Lay a card of the same colour or number, or draw one.
shed-option-hand = Cards each
shed-option-hand-3 = three
shed-option-hand-4 = four
shed-card = { $colour } { $number }
shed-pile = Draw pile
shed-prompt = Lay a card, or draw.
shed-prompt-wait = Waiting for { $who }.
shed-prompt-over = The game is over.
shed-why = It has neither the colour nor the number of the last card.
shed-log-played = { $who }: a card.
shed-log-drew = { $who }: draws.
shed-result = Cards left
shed-hint-most = you hold most of this colour.
shed-hint-draw = nothing else fits.
"""
FACTS = "".join(f"sheet-shed-{n} = Fact {n} to remember.\n" for n in range(1, 5))

HUES: tuple[Hue, ...] = ("quark", "lepton", "boson")


class ShedTable:
    """Rivals above, pile and last card in the middle, the own hand below."""

    def layout(self, view: ShedView, seat: Seat) -> Sequence[Spot]:
        me = max(seat, 0)
        words = self.prompt(view, me)
        return [
            Spot("prompt", Label("yellow", 20, bold=True), 603, 450, 800, 40, 9, words),
            Spot("pile", Panel(), 480, 280, 150, 190, 2, spoken=say("shed-pile"), codex="quark"),
            Spot("top", _face(view.gone[-1]), 720, 280, 120, 170, 3, source="pile"),
            *(spot for who in range(view.seats) for spot in _seat(view, who)),
            *_hand(view),
        ]

    def clicks(self, view: ShedView, move: ShedMove) -> tuple[str, ...]:
        return ("pile",) if move.kind == "draw" else (f"card:{move.card}",)

    def aids(
        self, view: ShedView, seat: Seat, picked: Sequence[str], moves: Sequence[ShedMove]
    ) -> Sequence[Spot]:
        return ()

    def why_not(self, view: ShedView, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
        return say("shed-why")

    def prompt(self, view: ShedView, seat: Seat) -> Phrase:
        if not all(view.counts) or view.stalled >= view.seats:
            return say("shed-prompt-over")
        if view.turn != seat:
            return say("shed-prompt-wait", who=say("seat", seat=view.turn))
        return say("shed-prompt")

    def tell(self, kind: str, facts: Mapping[str, int], view: ShedView) -> Phrase | None:
        if kind == "stuck":
            return None
        return say(f"shed-log-{kind}", who=say("seat", seat=facts["seat"]))

    def effects(self, kind: str, facts: Mapping[str, int], view: ShedView) -> Sequence[Effect]:
        return [Effect("ring", "top")] if kind == "played" else ()

    def result(self, view: ShedView) -> Sequence[Line]:
        figures = tuple(literal(str(count)) for count in view.counts)
        return [Line(say("shed-result"), figures, total=True, scores=view.counts)]


def _face(card: int) -> Place:
    return Place(HUES[card // RANKS], sign="ABCDEF"[card % RANKS])


def _seat(view: ShedView, who: Seat) -> Iterator[Spot]:
    x = row(view.seats, 60, 1150, 240)[who]
    yield Spot(f"seat:{who}", Player(who), x - 90, 60, 60, 60, 5)
    yield Spot(
        f"name:{who}", Label("text", 18, "left"), x + 30, 60, 160, 30, 5, say("seat", seat=who)
    )


def _hand(view: ShedView) -> Iterator[Spot]:
    for card, x in zip(view.hand, row(len(view.hand), 100, 1100, 100), strict=True):
        name = say("shed-card", colour=HUES[card // RANKS], number="ABCDEF"[card % RANKS])
        yield Spot(f"card:{card}", _face(card), x, 580, 100, 140, 6, spoken=name, source="pile")


def nothing_is_lost(state: ShedState) -> None:
    """Each card is somewhere, once."""
    cards = sorted(sum(state.hands, [*state.pile, *state.gone]))
    assert cards == list(range(COLOURS * RANKS))


def twin(table: ShedState, seat: int, rng: Rng) -> ShedState:
    """The pile and the other hands change cards."""
    other = copy.deepcopy(table)
    places = [other.pile, *(hand for who, hand in enumerate(other.hands) if who != seat)]
    hidden = [card for place in places for card in place]
    rng.shuffle(hidden)
    for place in places:
        place[:] = [hidden.pop() for _ in place]
    for hand in other.hands:
        hand.sort()
    return other
