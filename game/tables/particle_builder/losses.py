"""Notices: a card that one player takes from another: by annihilation, by a boson, by a swap."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.particles import STATISTICS
from game.core.phrase import Filling, say
from game.rules.particle_builder import View
from game.rules.particle_builder.deck import ANTI, POINTS
from game.rules.particle_builder.mat import PLACES
from game.tables.capabilities import Notice
from game.tables.table import seat_name

from .wording import G, acts_on, card_art, particle, value

_N = f"{G}notice-"


def notice(kind: str, facts: Mapping[str, int], view: View) -> Notice | None:
    """The words for a card that this seat loses to a rival, or takes from one.

    Swaps of its own need none: it chose the card.
    """
    if kind == "swapped":
        return _swap(facts["seat"], view) if view.seat == facts["other"] else None
    if kind not in ("annihilated", "stole"):
        return None
    by, owner = facts["seat"], facts["at"] // PLACES
    if by == owner or view.seat not in (by, owner):
        return None
    mine = by == view.seat
    words: dict[str, Filling] = {"seat": seat_name(owner if mine else by)}
    if kind == "annihilated":
        lost, tool = ANTI[facts["card"]], facts["card"]
        name, won = ("annihilates", "annihilated")[mine], 2 * POINTS[lost]
    else:
        lost, tool = facts["card"], view.discards[-1]
        name, won = ("pulls", "pulled")[mine], POINTS[lost]
        words["why"] = acts_on(tool)
    words |= {"card": particle(lost), "tool": particle(tool), "lost": POINTS[lost], "won": won}
    title, line = say(f"{_N}{name}", **words), say(f"{_N}{name}-line", **words)
    return Notice(by, title, line, (card_art(tool), card_art(lost)))


def _swap(by: int, view: View) -> Notice:
    """The words for the card that this seat gave to the winner of a comparison."""
    lost, given = view.hands[by], view.hands[view.seat]
    mine, theirs = value(given, view.statistic), value(lost, view.statistic)
    name = say(f"stat-{STATISTICS[view.statistic]}")
    words: dict[str, Filling] = {"seat": seat_name(by), "card": particle(lost)}
    words |= {"tool": particle(given), "statistic": name, "mine": mine, "theirs": theirs}
    title, line = say(f"{_N}swaps", **words), say(f"{_N}swaps-line", **words)
    return Notice(by, title, line, (card_art(given), card_art(lost)))
