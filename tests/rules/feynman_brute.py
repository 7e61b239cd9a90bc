"""A second opinion on every diagram: counted from places on the table and from small graphs.

Nothing here uses the tables of the rules except where the tips of a card lie. Vertices are found by
comparing places, loops by walking in circles, sub-diagrams by trying to lay the picture's graph
over the diagram, card by card.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.tutti_quantum.diagram import END_A, END_B, PLACE, Laid

Tip = tuple[float, float]


class Line(NamedTuple):
    """A card as a line from one place to another; the arrow, if any, runs that way."""

    kind: str
    start: Tip
    end: Tip


def lines(laid: Sequence[Laid]) -> list[Line]:
    all_lines = []
    for edge, card, facing in laid:
        a, b = (tuple(round(c, 3) + 0.0 for c in PLACE[v]) for v in (END_A[edge], END_B[edge]))
        start, end = (b, a) if facing else (a, b)
        all_lines.append(Line("qegph"[card], (start[0], start[1]), (end[0], end[1])))
    return all_lines


def tips(cards: Sequence[Line]) -> dict[Tip, list[str]]:
    """At each place, what meets there: the letter, and for charged cards "+" in or "-" out."""
    met: dict[Tip, list[str]] = defaultdict(list)
    for kind, start, end in cards:
        charged = kind in "qe"
        met[start].append(kind + ("-" if charged else ""))
        met[end].append(kind + ("+" if charged else ""))
    return met


def worth(met: list[str]) -> int:
    """The rule in words, case by case."""
    letters = "".join(sorted(tip[0] for tip in met))
    flows = sorted(tip[1] for tip in met if len(tip) == 2) in ([], ["+", "-"])
    if len(met) < 2:
        return 0
    if len(met) == 2:
        return 0 if letters[0] == letters[1] and flows else -1
    points = {"pqq": 2, "gqq": 2, "hqq": 3, "ggg": 2, "eeh": 4, "eep": 3, "hhh": 6}
    return points.get(letters, -1) if flows else -1


def valid(met: list[str]) -> bool:
    return len(met) >= 2 and worth(met) >= 0


def circles(cards: Sequence[Line]) -> list[tuple[int, ...]]:
    """Every closed chain of six different cards, once each, as sorted indices."""
    at: dict[Tip, list[int]] = defaultdict(list)
    for i, card in enumerate(cards):
        at[card.start].append(i)
        at[card.end].append(i)
    chains = set()

    def walk(first: int, here: Tip, home: Tip, chain: tuple[int, ...]) -> None:
        if len(chain) == 6:
            if here == home:
                chains.add(tuple(sorted(chain)))
            return
        for i in at[here]:
            if i not in chain and i > first:
                tip = cards[i].end if cards[i].start == here else cards[i].start
                walk(first, tip, home, (*chain, i))

    for i, card in enumerate(cards):
        walk(i, card.end, card.start, (i,))
    return sorted(chains)


def loops(cards: Sequence[Line]) -> int:
    met = tips(cards)
    return sum(
        all(valid(met[tip]) for i in circle for tip in (cards[i].start, cards[i].end))
        for circle in circles(cards)
    )


PICTURES: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    # Lines "kind from to"; lower-case ends hang free. Then the vertices that must be valid.
    (("e aA", "e Ab", "p AB", "q cB", "q BC", "q Cd", "g Ce"), ("A", "B", "C")),
    (("p aA", "q bA", "q AB", "q Bc", "p Bd"), ("A", "B")),
    (("p aA", "e bA", "e AB", "e Bc", "p Bd"), ("A", "B")),
    (
        ("g UV", "q VW", "q WX", "q XY", "g YZ", "g ZU", "q aV", "g Xb", "q Yc"),
        ("U", "V", "W", "X", "Y", "Z"),
    ),
    (
        (
            "q aA", "q Ab", "h AU", "e UV", "e VW", "e WX", "e XY", "e YZ", "e ZU", "p Wc", "p Yd",
        ),
        ("A", "U", "V", "W", "X", "Y", "Z"),
    ),
)  # fmt: skip
"""Atoms; blue sky with quarks, with electrons; Nobel 2004; Higgs. Valid vertices order arrows."""

MISSION_OF_PICTURE = (0, 1, 1, 2, 3)


def missions(cards: Sequence[Line]) -> set[int]:
    """The missions whose picture can be laid over the diagram."""
    return {
        mission
        for (wires, must), mission in zip(PICTURES, MISSION_OF_PICTURE, strict=True)
        if any(True for _ in overlays(cards, wires, must))
    }


def overlays(
    cards: Sequence[Line], wires: tuple[str, ...], must: tuple[str, ...]
) -> Iterator[dict[str, Tip]]:
    """Ways to give every named end of the picture a place of its own, line by line."""
    met = tips(cards)

    def extend(
        left: tuple[str, ...], ends: dict[str, Tip], used: frozenset[int]
    ) -> Iterator[dict[str, Tip]]:
        if not left:
            yield ends
            return
        # Next a line that hangs on what is laid already, so that wrong tries end early.
        wire = next((w for w in left if w[2] in ends or w[3] in ends), left[0])
        rest = tuple(w for w in left if w != wire)
        kind, one, other = wire[0], wire[2], wire[3]
        for i, card in enumerate(cards):
            if i in used or card.kind != kind:
                continue
            for first, second in ((card.start, card.end), (card.end, card.start)):
                if ends.get(one, first) != first or ends.get(other, second) != second:
                    continue
                if one not in ends and one.isupper() and first in ends.values():
                    continue
                if other not in ends and other.isupper() and second in ends.values():
                    continue
                here = {**ends, one: first, other: second}
                if all(valid(met[here[name]]) for name in must if name in here):
                    yield from extend(rest, here, used | {i})

    yield from extend(wires, {}, frozenset())
