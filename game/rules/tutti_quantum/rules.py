"""The rulebook as a game of the contract."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.core.contract import (
    SPECTATOR,
    Emit,
    GameInfo,
    IllegalMove,
    Impossible,
    Option,
    Seat,
    When,
    check_seat,
    move_text,
    mute,
)
from game.core.rng import Rng
from game.rules.tutti_quantum.diagram import empty, rebuilt
from game.rules.tutti_quantum.score import EXPERT, count, places
from game.rules.tutti_quantum.state import (
    BEGIN,
    BEGIN_MOVES,
    COOP,
    DUEL,
    HAND,
    HIDDEN,
    HUSH,
    LEFT_OUT,
    NOWHERE,
    OVER,
    PICK,
    PLACE,
    PLACING,
    PLAY,
    REFILL,
    REFILL_MOVES,
    ROUNDS,
    SECRET,
    TALK,
    TEAMS,
    Move,
    State,
    View,
    own_hands,
    side_of,
    teams,
)
from game.rules.tutti_quantum.turns import (
    acting_seat,
    agree,
    at_hand,
    diagram_of,
    open_row,
    place,
    refill,
    talk,
    talk_moves,
)
from game.rules.tutti_quantum.vertex import CHARGED, DECK, GOES_WITH, SIZE

FULL_MARKS = 44
"""Co-operative points that count as 1.0 in `returns`: about as many as anybody ever made."""


BY_LOT = 0
"""Who begins, where that is no player's number."""

_TOGETHER = ("starter", "opening", "talk")


def _moot(_seats: int, options: Mapping[str, int]) -> Collection[str]:
    """Who begins is agreed on in co-op; hands, markers and a first card are there only."""
    return ("starts",) if options["mode"] == COOP else _TOGETHER


class TuttiQuantum:
    """The game; see the package for the rules in prose."""

    info = GameInfo(
        id="tutti_quantum",
        seats=range(1, 5),
        rules=3,
        # Co-op with four: 25 turns of placing, refilling and two markers, and who begins.
        bound=110,
        cooperative_if=When("mode", frozenset({COOP})),
        teams=teams,
        hidden=True,
        reveals=frozenset({"dealt", "revealed", "refilled"}),
        options={
            "mode": Option((DUEL, TEAMS, COOP), DUEL),
            "scoring": Option((0, 1, 2), 0),
            "starts": Option((BY_LOT, 1, 2, 3, 4), 1),
            "starter": Option((0, 1), 0),
            "opening": Option((0, 1), 0),
            "talk": Option((0, 1), 1),
        },
        suggested={"starts": BY_LOT, "opening": 1},
        moot=_moot,
        begins="starts",
    )

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> State:
        """Shuffle and deal (Setup; A4). Co-op for one seat means two hands for one person.

        Raises Impossible: "alone" (competing needs a rival), "teams" (two teams of two need four),
        "expert" (too few cards each when more than two diagrams compete), "starts" (no such player,
        or in teams none who can begin).
        """
        self.info.check(seats, options)
        sides = _sides(seats, options)
        mode, coop = options["mode"], options["mode"] == COOP
        pile = [card for card, copies in enumerate(DECK) for _ in range(copies)]
        rng.shuffle(pile)
        state = State(
            seats=seats,
            mode=mode,
            scoring=options["scoring"],
            starter=options["starter"],
            talk=options["talk"],
            phase=BEGIN if coop else PICK,
            turn=0,
            first=0,
            picks=0,
            round=0,
            diagrams=[empty() for _ in range(1 if coop else sides)],
            row=[],
            pile=pile,
            secrets=[],
            hands=[],
            thrown=[],
            buried=[],
            wants=[NOWHERE] * sides if coop else [],
            avoids=[NOWHERE] * sides if coop else [],
        )
        if coop:
            _deal_together(state, sides, options)
        else:
            _deal_apart(state, sides, options["starts"] or 1 + rng.below(sides))
        return state

    def to_move(self, state: State) -> Seat | None:
        """The seat of the acting side; team-mates take turns, card by card (A7)."""
        return None if state.phase == OVER else acting_seat(state)

    def legal_moves(self, state: State) -> list[Move]:
        """Every legal edge for every card at hand, both facings where there is an arrow."""
        if state.phase in PLACING:
            diagram = diagram_of(state)
            cards = sorted(set(at_hand(state)))
            if not diagram.laid:
                # The first card: anywhere is the same place, either facing the same card.
                return [PLACE[card][0][0] for card in cards]
            moves: list[Move] = []
            for card in cards:
                ways = PLACE[card]
                for edge in diagram.open:
                    moves += ways[edge]
            return moves
        if state.phase == BEGIN:
            return list(BEGIN_MOVES)
        return list(REFILL_MOVES) if state.phase == REFILL else talk_moves(state)

    def sample_move(self, state: State, rng: Rng) -> Move:
        """A legal move drawn without the list: a card at hand, an open edge, a facing."""
        if state.phase not in PLACING:
            # Playouts rarely talk: a marker changes nothing on the table.
            talks = state.phase == TALK and rng.random() < 0.9
            return HUSH if talks else rng.pick(self.legal_moves(state))
        card = rng.pick(at_hand(state))
        diagram = diagram_of(state)
        faces = PLACE[card][rng.pick(diagram.open)]
        return rng.pick(faces) if CHARGED[card] and diagram.laid else faces[0]

    def apply(self, state: State, move: Move, rng: Rng, emit: Emit = mute) -> None:
        """Carry out a move in place. Chance fell when the pile was shuffled."""
        match move.kind:
            case "place":
                place(state, move, emit)
            case "begin" | "wait":
                agree(state, move, emit)
            case "draw" | "swap":
                refill(state, move, emit)
            case "want" | "avoid" | "hush":
                talk(state, move, emit)
            case _:
                raise IllegalMove(move_text(move))

    def returns(self, state: State) -> tuple[float, ...]:
        """Competing: by place, 1 first to -1 last. Together: -1 lost, otherwise 0.1 to 1."""
        scores = [count(diagram, state.scoring) for diagram in state.diagrams]
        if state.mode == COOP:
            reached = max(0, min(scores[0].total, FULL_MARKS)) / FULL_MARKS
            value = -1.0 if scores[0].invalid else 0.1 + 0.9 * reached
            return (value,) * state.seats
        values = places(scores)
        return tuple(values[side_of(seat, state.mode, state.seats)] for seat in range(state.seats))

    def observe(self, state: State, seat: Seat) -> View:
        """The table, the own secret or hand, and what the seat itself threw away."""
        check_seat(seat, state.seats)
        mover = self.to_move(state)
        coop = state.mode == COOP
        sides = len(state.hands) if coop else len(state.secrets)
        own = own_hands(seat, state.seats) if coop else range(0)
        side = side_of(seat, state.mode, state.seats) if seat != SPECTATOR else NOWHERE
        shown = state.phase >= SECRET
        return View(
            seat,
            state.seats,
            state.mode,
            state.scoring,
            state.starter,
            state.talk,
            state.phase,
            state.turn,
            -1 if mover is None else mover,
            state.first,
            state.picks,
            state.round,
            0 if coop else ROUNDS[sides][1],
            tuple(tuple(diagram.laid) for diagram in state.diagrams),
            tuple(state.row),
            len(state.pile),
            tuple(card if shown or i == side else HIDDEN for i, card in enumerate(state.secrets)),
            _seen(state.hands, own),
            _seen(state.thrown, own),
            len(state.buried),
            tuple(state.wants),
            tuple(state.avoids),
        )

    def determinize(self, view: View, rng: Rng) -> State:
        """Deal the unseen cards evenly over the places where an unseen card may be."""
        unseen = _unseen(view)
        rng.shuffle(unseen)

        def filled(cards: tuple[int, ...]) -> list[int]:
            return [unseen.pop() if card == HIDDEN else card for card in cards]

        secrets = filled(view.secrets)
        hands = [sorted(filled(hand)) for hand in view.hands]
        thrown = [filled(cards) for cards in view.thrown]
        buried = [unseen.pop() for _ in range(view.buried)]
        return State(
            seats=view.seats,
            mode=view.mode,
            scoring=view.scoring,
            starter=view.starter,
            talk=view.talk,
            phase=view.phase,
            turn=view.turn,
            first=view.first,
            picks=view.picks,
            round=view.round,
            diagrams=[rebuilt(laid) for laid in view.diagrams],
            row=list(view.row),
            pile=unseen,
            secrets=secrets,
            hands=hands,
            thrown=thrown,
            buried=buried,
            wants=list(view.wants),
            avoids=list(view.avoids),
        )


def _sides(seats: int, options: Mapping[str, int]) -> int:
    """How many sides there are. Raises Impossible for what cannot be played."""
    mode = options["mode"]
    if seats == 1 and mode != COOP:
        raise Impossible("alone", "one player can only build co-operatively")
    if mode == TEAMS and seats != 4:
        raise Impossible("teams", "two teams of two need four players")
    if mode == DUEL and options["scoring"] == EXPERT and seats > 2:
        raise Impossible("expert", "expert scoring is for two diagrams; play teams or co-op")
    sides = 2 if mode == TEAMS else max(2, seats)
    if mode != COOP and options["starts"] > sides:
        raise Impossible("starts", f"player {options['starts']} cannot begin here")
    return sides


def _deal_apart(state: State, sides: int, begins: int) -> None:
    """A secret card for each side, and the row; of three, some cards are left out (A4)."""
    if sides == 3:
        state.buried = [state.pile.pop() for _ in range(LEFT_OUT)]
    state.secrets = [state.pile.pop() for _ in range(sides)]
    state.first = begins - 1
    open_row(state)


def _deal_together(state: State, sides: int, options: Mapping[str, int]) -> None:
    """The first card, the hands, one card out of the game."""
    pile = state.pile
    first = pile.pop()
    state.hands = [sorted(pile.pop() for _ in range(HAND)) for _ in range(sides)]
    if options["opening"]:
        first = _gentle(first, pile, state.hands)
    state.diagrams[0].lay(0, first, 0)
    state.thrown = [[] for _ in range(sides)]
    state.buried = [pile.pop()]
    if state.starter:
        state.phase = PLAY


def _gentle(first: int, pile: list[int], hands: list[list[int]]) -> int:
    """The first card, exchanged for the one that suits the hands best; the topmost of equals.

    It goes with as many cards as possible of the hand that it suits least, then of all hands. This
    edition's own: otherwise about every sixth deal is lost before anybody has made a choice, since
    every later card has to touch the few that lie.
    """

    def suits(card: int) -> tuple[int, int]:
        fits = [sum(held in GOES_WITH[card] for held in hand) for hand in hands]
        return min(fits), sum(fits)

    pile.append(first)
    top = max(range(len(pile)), key=lambda place: (suits(pile[place]), place))
    pile[top], pile[-1] = pile[-1], pile[top]
    return pile.pop()


# --- what is seen -------------------------------------------------------------------------------


def _seen(held: list[list[int]], own: range) -> tuple[tuple[int, ...], ...]:
    """One's own cards, and of the others' only how many there are."""
    return tuple(
        tuple(cards) if side in own else (HIDDEN,) * len(cards) for side, cards in enumerate(held)
    )


def _unseen(view: View) -> list[int]:
    """Every card of the deck that the viewer cannot place."""
    left = list(DECK)
    piles = (view.row, view.secrets, *view.hands, *view.thrown)
    for pile in piles:
        for card in pile:
            if card >= 0:
                left[card] -= 1
    for laid in view.diagrams:
        for _, card, _ in laid:
            left[card] -= 1
    unseen = [card for card, copies in enumerate(left) for _ in range(copies)]
    assert len(unseen) <= SIZE
    return unseen
