"""The rules of Tutti Quantum as a `game.core.contract.Game`: deal, moves, views, turns."""

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
from game.rules.tutti_quantum.diagram import END_A, END_B, Diagram, empty, rebuilt
from game.rules.tutti_quantum.scoring import EXPERT, count, missions, place_values
from game.rules.tutti_quantum.state import (
    AVOID,
    BEGIN,
    BEGIN_MOVES,
    COOP,
    DUEL,
    GONE,
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
    WANT,
    Move,
    State,
    View,
    own_hands,
    side_of,
    teams,
)
from game.rules.tutti_quantum.vertex import CHARGED, DECK, GOES_WITH, SIZE, STATES, WORTH

FULL_MARKS = 44
"""Co-operative points that count as 1.0 in `returns`: about the record."""


BY_LOT = 0
"""The value of the option "starts" for a random beginner."""

_TOGETHER = ("starter", "opening", "talk")


def _moot(_seats: int, options: Mapping[str, int]) -> Collection[str]:
    """Options without effect: co-op players agree who begins; the others are for co-op only."""
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
                # The first card: all edges and both facings are equivalent.
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
        """Carry out a move in place. The only chance is the shuffle of the pile."""
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
        values = place_values(scores)
        return tuple(values[side_of(seat, state.mode, state.seats)] for seat in range(state.seats))

    def observe(self, state: State, seat: Seat) -> View:
        """The view of a seat: the table, its own secret or hand, and its own thrown cards."""
        check_seat(seat, state.seats)
        mover = self.to_move(state)
        coop = state.mode == COOP
        sides = len(state.hands) if coop else len(state.secrets)
        own = own_hands(seat, state.seats) if coop else range(0)
        side = side_of(seat, state.mode, state.seats) if seat != SPECTATOR else NOWHERE
        shown = state.phase >= SECRET
        secrets = [card if shown or i == side else HIDDEN for i, card in enumerate(state.secrets)]
        return View(
            seat=seat,
            seats=state.seats,
            mode=state.mode,
            scoring=state.scoring,
            starter=state.starter,
            talk=state.talk,
            phase=state.phase,
            turn=state.turn,
            mover=-1 if mover is None else mover,
            first=state.first,
            picks=state.picks,
            round=state.round,
            rounds=0 if coop else ROUNDS[sides][1],
            diagrams=tuple(tuple(diagram.laid) for diagram in state.diagrams),
            row=tuple(state.row),
            pile=len(state.pile),
            secrets=tuple(secrets),
            hands=_seen(state.hands, own),
            thrown=_seen(state.thrown, own),
            buried=len(state.buried),
            wants=tuple(state.wants),
            avoids=tuple(state.avoids),
        )

    def determinize(self, view: View, rng: Rng) -> State:
        """A random state that fits the view: the unseen cards are dealt uniformly."""
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
    """Number of sides. Raises Impossible for options that do not go together."""
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
    """Deal a secret card to each side, and the row; with three, some cards are left out (A4)."""
    if sides == 3:
        state.buried = [state.pile.pop() for _ in range(LEFT_OUT)]
    state.secrets = [state.pile.pop() for _ in range(sides)]
    state.first = begins - 1
    open_row(state)


def _deal_together(state: State, sides: int, options: Mapping[str, int]) -> None:
    """Deal the first card and the hands; one card is out of the game."""
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

    It goes with as many cards as possible of the hand that it suits least, then of all hands. A
    rule of this edition: otherwise about every sixth deal is lost before the first choice, since
    every later card has to touch the few on the table.
    """

    def suits(card: int) -> tuple[int, int]:
        fits = [sum(held in GOES_WITH[card] for held in hand) for hand in hands]
        return min(fits), sum(fits)

    pile.append(first)
    top = max(range(len(pile)), key=lambda place: (suits(pile[place]), place))
    pile[top], pile[-1] = pile[-1], pile[top]
    return pile.pop()


# --- views -------------------------------------------------------------------------------


def _seen(held: list[list[int]], own: range) -> tuple[tuple[int, ...], ...]:
    """The cards of the seat's own hands; only the number of cards of the others."""
    return tuple(
        tuple(cards) if side in own else (HIDDEN,) * len(cards) for side, cards in enumerate(held)
    )


def _unseen(view: View) -> list[int]:
    """Every card of the deck that the view does not show."""
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


# --- placing ------------------------------------------------------------------------------------


def diagram_of(state: State) -> Diagram:
    """The diagram that the acting side builds."""
    return state.diagrams[0 if state.mode == COOP else state.turn]


def acting_seat(state: State) -> Seat:
    """The seat to move, before the end."""
    if state.mode == TEAMS:
        return state.turn + 2 * (len(state.diagrams[state.turn].laid) % 2)
    return 0 if state.seats == 1 else state.turn


def at_hand(state: State) -> list[int]:
    """The cards that the acting side may place now."""
    if state.phase == PICK:
        return state.row
    if state.phase == SECRET:
        return state.secrets[state.turn : state.turn + 1]
    return state.hands[state.turn]


def place(state: State, move: Move, emit: Emit) -> None:
    """Lay the card, emit what it completes, and go on to the next phase."""
    diagram, phase = diagram_of(state), state.phase
    if phase == SECRET:
        state.secrets[state.turn] = GONE
    else:
        at_hand(state).remove(move.card)
    if state.mode == COOP:
        _clear_markers(state, move.edge)
    if emit is mute:
        diagram.lay(move.edge, move.card, move.facing)
    else:
        _lay_aloud(state, diagram, move, emit)
    if phase == PICK:
        _after_pick(state, emit)
    elif phase == SECRET:
        _after_secret(state, emit)
    else:
        state.phase = REFILL
        if not state.pile:
            _after_refill(state, emit)


def _lay_aloud(state: State, diagram: Diagram, move: Move, emit: Emit) -> None:
    """Lay a card and emit the public events: new tokens, loops and sub-diagrams."""
    seat = acting_seat(state)
    side = 0 if state.mode == COOP else state.turn
    loops = set(diagram.loops()) if state.scoring else set()
    fulfilled = set(missions(diagram)) if state.scoring == EXPERT else set()
    diagram.lay(move.edge, move.card, move.facing)
    emit("placed", seat=seat, diagram=side, edge=move.edge, card=move.card)
    for vertex in (END_A[move.edge], END_B[move.edge]):
        corner = diagram.corners[vertex]
        if len(STATES[corner]) == 3:
            emit("completed", diagram=side, vertex=vertex, worth=WORTH[corner])
    if state.scoring:
        for ring in diagram.loops():
            if ring not in loops:
                emit("looped", diagram=side, ring=ring)
    if state.scoring == EXPERT:
        for mission in missions(diagram):
            if mission not in fulfilled:
                emit("found", diagram=side, mission=mission)


# --- competing ----------------------------------------------------------------------------------


def open_row(state: State) -> None:
    """Turn the cards of a new round face up."""
    face_up, _ = ROUNDS[len(state.diagrams)]
    state.row = sorted(state.pile.pop() for _ in range(face_up))
    state.turn, state.picks = state.first, 0


def _after_pick(state: State, emit: Emit) -> None:
    """Pass to the next side clockwise, or to the next round when the row is empty (How to play)."""
    sides = len(state.diagrams)
    state.picks += 1
    if state.row:
        state.turn = (state.first + state.picks) % sides
        return
    state.first = state.turn = (state.first + 1) % sides
    state.round += 1
    if state.pile:
        open_row(state)
        emit("dealt", round=state.round, first=state.first)
        return
    state.phase = SECRET
    emit("revealed")


def _after_secret(state: State, emit: Emit) -> None:
    """Pass to the next secret card, in turn from the first player (A7); then end the game."""
    state.turn = (state.turn + 1) % len(state.diagrams)
    if state.secrets[state.turn] == GONE:
        _end(state, emit)


def _end(state: State, emit: Emit) -> None:
    state.phase = OVER
    emit("ended")


# --- together -----------------------------------------------------------------------------------


def agree(state: State, move: Move, emit: Emit) -> None:
    """Let a hand begin or wait, in turn; the last one begins when all others wait."""
    last = len(state.hands) - 1
    if move.kind == "wait":
        emit("waited", side=state.turn)
        state.turn += 1
    if move.kind == "begin" or state.turn == last:
        state.phase, state.first = PLAY, state.turn
        emit("began", side=state.turn)


def _clear_markers(state: State, edge: int) -> None:
    """Remove the placer's own markers and all markers on the edge after a placement."""
    for markers in (state.wants, state.avoids):
        markers[state.turn] = NOWHERE
        for side, marked in enumerate(markers):
            if marked == edge:
                markers[side] = NOWHERE


def refill(state: State, move: Move, emit: Emit) -> None:
    """Draw one and bury one unseen, or throw the hand away and draw two (How to play)."""
    hand, pile = state.hands[state.turn], state.pile
    swapped = move.kind == "swap"
    if swapped:
        state.thrown[state.turn] += hand
        hand.clear()
        hand.append(pile.pop())
    hand.append(pile.pop())
    hand.sort()
    if not swapped:
        state.buried.append(pile.pop())
    emit("refilled", side=state.turn, swapped=int(swapped))
    _after_refill(state, emit)


def _after_refill(state: State, emit: Emit) -> None:
    """Go on to the markers, if a partner can read them and the hand has cards left."""
    if state.talk and state.seats > 1 and state.hands[state.turn]:
        state.phase = TALK
    else:
        _next_hand(state, emit)


def _next_hand(state: State, emit: Emit) -> None:
    """Pass to the next hand clockwise; the game ends when it is empty."""
    state.turn = (state.turn + 1) % len(state.hands)
    state.phase = PLAY
    if not state.hands[state.turn]:
        _end(state, emit)


def talk_moves(state: State) -> list[Move]:
    """Moves of the talk: end it, or put a marker of each kind on an edge without the speaker's."""
    want, avoid = state.wants[state.turn], state.avoids[state.turn]
    edges = state.diagrams[0].open
    moves = [HUSH]
    if want == NOWHERE:
        moves += [WANT[edge] for edge in edges if edge != avoid]
    if avoid == NOWHERE:
        moves += [AVOID[edge] for edge in edges if edge != want]
    return moves


def talk(state: State, move: Move, emit: Emit) -> None:
    """Put a marker on the board, or end the turn."""
    if move.kind != "hush":
        markers = state.wants if move.kind == "want" else state.avoids
        markers[state.turn] = move.edge
        emit("marked", side=state.turn, edge=move.edge, want=int(move.kind == "want"))
    both = NOWHERE not in (state.wants[state.turn], state.avoids[state.turn])
    if move.kind == "hush" or both:
        _next_hand(state, emit)
