"""Tutti Quantum: the fast count against one made from places and graphs, on random diagrams."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.rules.tutti_quantum.diagram import Diagram, empty, rebuilt
from game.rules.tutti_quantum.scoring import BASE, BONUS, EXPERT, count, missions, total
from game.rules.tutti_quantum.vertex import CHARGED, DECK
from tests.rules import feynman_brute as brute
from tests.rules.test_tutti_quantum_missions import PICTURES


def compact(rng: Rng, cards: list[int], size: int, greed: float, start: Diagram) -> Diagram:
    """A diagram grown from ``start``: with chance ``greed`` a card goes where it brings most."""
    diagram = start
    while len(diagram.laid) < size and cards:
        card = cards.pop()
        tries = [
            (edge, facing) for edge in diagram.open for facing in range(2 if CHARGED[card] else 1)
        ]
        rng.shuffle(tries)
        edge, facing = tries[0]
        if rng.random() < greed:
            edge, facing = max(tries, key=lambda way: gain(diagram, way[0], card, way[1]))
        diagram.lay(edge, card, facing)
    return diagram


def gain(diagram: Diagram, edge: int, card: int, facing: int) -> tuple[int, int]:
    """Points won, then vertices shared: so that hexagons close."""
    after = diagram.copy()
    after.lay(edge, card, facing)
    return after.points - diagram.points, len(diagram.open) - len(after.open)


def random_diagram(n: int) -> Diagram:
    """Number ``n``: loose or dense, of all kinds or of few, from scratch or from a picture."""
    rng = Rng(f"diagram {n}", "brute")
    kinds = rng.pick(((0, 1, 2, 3, 4), (0, 2), (1, 3, 4), (0, 3, 2, 1), (1, 3), (2, 4)))
    cards = [card for card in kinds for _ in range(DECK[card])]
    rng.shuffle(cards)
    start = empty()
    if n % 3 == 0:
        start = rng.pick(PICTURES)(rng.below(6))
    return compact(rng, cards, 5 + rng.below(22), rng.pick((0.0, 0.5, 0.9, 1.0)), start)


def agree(diagram: Diagram) -> frozenset[str]:
    """Both counts are equal; returns what was in the diagram, to see that all of it was met."""
    cards = brute.lines(diagram.laid)
    met = brute.tips(cards)
    points = sum(brute.worth(tips) for tips in met.values())
    loops = brute.loops(cards)
    fulfilled = brute.missions(cards)
    assert total(diagram, BASE) == points
    assert total(diagram, EXPERT) == points + 2 * loops + sum(BONUS[m] for m in fulfilled)
    assert set(missions(diagram)) == fulfilled
    score = count(diagram, EXPERT)
    assert score.loops == 2 * loops
    assert score.invalid == sum(brute.worth(tips) < 0 for tips in met.values())
    values = [brute.worth(tips) for tips in met.values()]
    assert score.valued == tuple(values.count(worth) for worth in (6, 4, 3, 2))
    assert rebuilt(diagram.laid) == diagram
    return frozenset({*(f"mission {m}" for m in fulfilled), *({"loop"} if loops else ())})


def compare(diagrams: range) -> set[str]:
    met: set[str] = set()
    for n in diagrams:
        met |= agree(random_diagram(n))
    return met


EVERYTHING = {"loop", "mission 0", "mission 1", "mission 2", "mission 3"}


def test_the_count_agrees_with_a_second_one() -> None:
    assert compare(range(300)) == EVERYTHING


@pytest.mark.slow
def test_the_count_agrees_on_ten_thousand_diagrams() -> None:
    assert compare(range(10_000)) == EVERYTHING
