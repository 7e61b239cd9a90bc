"""Words of Tutti Quantum: cards as ``photon``, with an arrow as ``quark in`` or ``quark out``."""

from __future__ import annotations

from game.core.rng import Rng
from game.rules.tutti_quantum import Move, State, TuttiQuantum
from game.rules.tutti_quantum.diagram import AROUND, END_A, RING_EDGES, Diagram
from game.rules.tutti_quantum.scoring import MISSION_KEYS, missions, outside, total
from game.rules.tutti_quantum.state import COOP, OVER, PLAY, SECRET
from game.rules.tutti_quantum.vertex import CHARGED, DECK, KEYS, STANDING
from tests.rules.feynman import HERE, RING, facing_into, meet, ring, ring_edge, ring_vertex
from tests.scenarios.board import Board
from tests.scenarios.scenario import listed

PHASES = ("pick", "secret", "begin", "play", "refill", "talk", "over")
ARROWS = {"in": ">", "out": "<", "": ""}


def short(text: str) -> str:
    """A card as `tests.rules.feynman` writes it: ``q>`` for ``quark in``; ``-`` is a gap."""
    name, _, arrow = text.partition(" ")
    return name[0] + ARROWS[arrow]


def kinds(text: str) -> list[int]:
    """Kinds of card, ascending."""
    return sorted(KEYS.index(name) for name in listed(text))


def named(cards: list[int]) -> list[str]:
    """The names of these kinds of card, with commas."""
    return [", ".join(KEYS[card] for card in cards)]


class TuttiQuantumBoard(Board):
    """Words of a setup: cards on the table, hands, ``row``, ``secrets``, ``pile`` and options.

    ``here``: up to three cards around a point, clockwise, arrows into it or out of it. ``ring``:
    six sides of a hexagon from its point 0, arrows clockwise, ``-`` for a gap; ``outside 2``: the
    card that hangs there at point 2. ``pile``: the cards left in it, the top first; without it,
    all that lie nowhere else. ``over``: the game has just ended.
    """

    game = "tutti_quantum"
    state: State

    def lay(self, setup: dict[str, str]) -> State:
        """A table in the middle of a game, seat 0 to place a card."""
        self.ring = "ring" in setup
        diagram = self._diagram(setup)
        hands = [kinds(setup.pop(f"hand{n}")) for n in range(4) if f"hand{n}" in setup]
        row, secrets = kinds(setup.pop("row", "")), listed(setup.pop("secrets", ""))
        pile, ends = setup.pop("pile", None), setup.pop("over", None) is not None
        seats = int(setup.pop("seats", "2"))
        rules = TuttiQuantum()
        options = rules.info.complete({name: int(value) for name, value in setup.items()})
        state = rules.initial_state(seats, options, Rng("scenario", "deal"))
        state.diagrams[0] = diagram
        state.row = row or state.row
        state.secrets = [KEYS.index(name) for name in secrets] or state.secrets
        if state.mode == COOP:
            state.hands = hands or state.hands
            state.phase = PLAY if hands else state.phase
        elif secrets:
            state.phase = SECRET
        self._put_the_rest_away(state, pile)
        if ends:
            state.phase = OVER
        return state

    def _diagram(self, setup: dict[str, str]) -> Diagram:
        if not self.ring:
            return meet(*map(short, listed(setup.pop("here", ""))))
        around = "".join(card[0] for card in listed(setup.pop("ring")))
        hanging = {n: short(setup.pop(f"outside{n}")) for n in range(6) if f"outside{n}" in setup}
        return ring(around, hanging)

    def _put_the_rest_away(self, state: State, pile: str | None) -> None:
        """Every card lies somewhere: what is not in the pile is buried."""
        rest = [card for card, copies in enumerate(DECK) for _ in range(copies)]
        held = [card for hand in state.hands for card in hand]
        laid = [card for diagram in state.diagrams for _, card, _ in diagram.laid]
        for card in (*held, *laid, *state.row, *state.secrets):
            rest.remove(card)
        top = [KEYS.index(name) for name in listed(pile or "")]
        for card in top:
            rest.remove(card)
        state.pile, state.buried = (top[::-1], rest) if pile is not None else (rest, [])

    # --- words -------------------------------------------------------------------------------

    def place(self, edge: int) -> tuple[str, int]:
        """The name of a place, and the point that an arrow there is told from."""
        if self.ring:
            for n in range(6):
                if edge == ring_edge(n):
                    return f"ring {n}", ring_vertex(n)
                if edge == outside(ring_vertex(n), RING_EDGES[RING]):
                    return f"outside {n}", ring_vertex(n)
        elif edge in AROUND[HERE]:
            return f"here {AROUND[HERE].index(edge)}", HERE
        return f"edge {edge}", END_A[edge]

    def words(self, move: Move) -> str:
        """A move: ``photon to here 2``, ``quark in to ring 3``, ``want here 1``, ``draw``."""
        where, point = self.place(move.edge)
        if move.kind in ("want", "avoid"):
            return f"{move.kind} {where}"
        if move.kind != "place":
            return move.kind
        arrow = ""
        if CHARGED[move.card]:
            arrow = " in" if move.facing == facing_into(move.edge, point) else " out"
        return f"{KEYS[move.card]}{arrow} to {where}"

    # --- facts -------------------------------------------------------------------------------

    @property
    def diagram(self) -> Diagram:
        """The first diagram."""
        return self.state.diagrams[0]

    def fact_phase(self) -> str:
        """The open choice."""
        return PHASES[self.state.phase]

    def fact_point(self) -> str:
        """The status of the point that ``here`` names."""
        return STANDING[self.diagram.corners[HERE]].name.lower()

    def holds_corner(self, wanted: str) -> None:
        """The status of a point of the ring: ``corner 3 open``."""
        number, _, status = wanted.partition(" ")
        found = STANDING[self.diagram.corners[ring_vertex(int(number))]].name.lower()
        assert found == status, f"corner {number} is {found}"

    def fact_points(self) -> int:
        """Points of the vertices alone."""
        return self.diagram.points

    def fact_total(self) -> int:
        """All points, as the option "scoring" counts."""
        return total(self.diagram, self.state.scoring)

    def fact_invalid(self) -> int:
        """Number of invalid vertices."""
        return self.diagram.invalid()

    def fact_loops(self) -> int:
        """Number of valid loops."""
        return len(self.diagram.loops())

    def fact_missions(self) -> list[str]:
        """The sub-diagrams of the expert game that were found, with commas."""
        return [", ".join(MISSION_KEYS[mission] for mission in sorted(missions(self.diagram)))]

    def fact_cards(self) -> list[int]:
        """Cards in each diagram."""
        return [len(diagram.laid) for diagram in self.state.diagrams]

    def fact_pile(self) -> int:
        """Cards left in it."""
        return len(self.state.pile)

    def fact_buried(self) -> int:
        """Cards out of the game, unseen."""
        return len(self.state.buried)

    def fact_row(self) -> list[str]:
        """The cards face up."""
        return named(self.state.row)

    def holds_hand(self, wanted: str) -> None:
        """The cards in a hand: ``hand 1: quark, gluon``."""
        number, _, hand = wanted.partition(":")
        found = self.state.hands[int(number)]
        assert found == kinds(hand.strip()), f"hand {number} holds {named(found)}"

    def holds_knows(self, wanted: str) -> None:
        """The cards that a seat knows in another hand: ``knows 1 0: -`` if it knows none."""
        seat, _, rest = wanted.partition(" ")
        number, _, hand = rest.partition(":")
        seen = self.rules.observe(self.state, int(seat)).hands[int(number)]
        assert [card for card in seen if card >= 0] == kinds(hand.strip()), seen

    def marked(self, edges: list[int]) -> list[str]:
        """The places of markers by hand, with commas."""
        return [", ".join("-" if edge < 0 else self.place(edge)[0] for edge in edges)]

    def fact_wants(self) -> list[str]:
        """The place that each hand would like to have."""
        return self.marked(self.state.wants)

    def fact_avoids(self) -> list[str]:
        """The place that each hand asks to keep clear."""
        return self.marked(self.state.avoids)
