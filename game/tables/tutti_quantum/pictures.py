"""Pictures of Tutti Quantum: Feynman cards, the places for them on the honeycomb, tokens."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.tables.pictures import Choice, Picture

Way = Literal["up", "left", "right"]
"""Direction of an edge of the honeycomb."""
End = Literal["a", "b"]
"""Of an edge: where it comes from, where it points."""


class Feynman(Picture, frozen=True):
    """Cards of one kind lying level, as long as their box is wide."""

    kind: str
    """Of particle: one of `game.rules.tutti_quantum.vertex.KEYS`."""
    count: int = 1
    secret: bool = False

    lifts: ClassVar[bool] = True


class FeynmanBack(Picture, frozen=True):
    """A card face down, the same for all."""

    lifts: ClassVar[bool] = True
    back: ClassVar[bool] = True


class Laid(Picture, frozen=True):
    """A card on an edge of the honeycomb; it stands out of its box, which is its grip."""

    way: Way
    kind: str
    facing: int
    """1: it points against the edge."""

    overhangs: ClassVar[bool] = True


class Free(Picture, frozen=True):
    """A free edge."""

    way: Way

    overhangs: ClassVar[bool] = True

    @property
    def choice(self) -> Choice:
        """The dashed edge of an empty place."""
        return "place"


class Ghost(Picture, frozen=True):
    """A free edge with the card as it would lie; the words are the points that it would bring."""

    way: Way
    kind: str
    facing: int
    clash: frozenset[End] = frozenset()
    """The ends at which the vertex would be past repair."""
    debt: frozenset[End] = frozenset()
    """The ends at which it would wait for a third card."""
    clear: End | None = None
    """The end where the points go if there is a marker at the other."""
    risk: bool = False
    """It would cost something: such a place does not glow."""

    overhangs: ClassVar[bool] = True

    @property
    def waits(self) -> bool:
        """True where a third card can win back all that it costs."""
        return self.risk and not self.clash

    @property
    def choice(self) -> Choice:
        """The dashed edge of an empty place, without its light where it costs something."""
        return "debt" if self.waits else "risk" if self.risk else "place"


class Shine(Picture, frozen=True):
    """Light behind a card that belongs to a mission that was found."""

    way: Way


class VertexToken(Picture, frozen=True):
    """The token on a vertex."""

    points: int
    end: End
    """The end of its edges that the vertex is."""
    kinds: tuple[str, str, str] | Literal["debt", "bad"]
    """The particles of the three parts of its rim; a debt waits, a bad one is past repair."""

    tag: ClassVar[bool] = True
    edged: ClassVar[bool] = False
    tells: ClassVar[bool] = True


class Bead(Picture, frozen=True):
    """A token where only its worth counts; a mere dot where it is tiny."""

    points: int
    waits: bool = False
    """An invalid one that a third card can put right."""

    tells: ClassVar[bool] = True


class Loop(Picture, frozen=True):
    """Light in the hole of a valid hexagon, the words its bonus."""


class Flag(Picture, frozen=True):
    """The wish of a partner about a place, with the partner's number."""

    wanted: bool
    """False: it should stay clear."""
    player: int
    """Counted from 1."""


class Shelf(Picture, frozen=True):
    """The rim of the table below the board, where the cards lie."""


# --- honeycomb ------------------------------------------------------------------------------------
# Cards that lie on the edges of a honeycomb: what a table and the painters of states share.


GRIP = 0.56
"""Side of the square by which a card on an edge is touched, in card lengths: squares of neighbours
do not overlap, however the cards lie. Painters read the card's length from it."""
