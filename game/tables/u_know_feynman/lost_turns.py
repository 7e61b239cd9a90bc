"""Notices: a lost turn, a force that comes back, a silent DECAY that was caught, the first flip."""

from __future__ import annotations

from game.core.contract import Seat
from game.core.phrase import Filling, say
from game.rules.u_know_feynman import View
from game.rules.u_know_feynman.faces import GLUON, PENALTY, REVERSE, suit_name, symbol_name
from game.tables.capabilities import Facts, Notice
from game.tables.table import seat_name
from game.tables.u_know_feynman.pictures import Duo
from game.tables.u_know_feynman.wording import G, neutralised

_N = f"{G}notice-"


def notice(kind: str, facts: Facts, view: View) -> Notice | None:
    """The words for an event that costs this seat something, or a rival; and for the first flip."""
    match kind:
        case "skipped":
            return _skipped(facts["seat"], view)
        case "took":
            return _took(facts, view)
        case "searched":
            return _searched(facts, view)
        case "neutralised" if view.hands[facts["seat"]]:
            return _returned(facts, view)
        case "caught":
            return _caught(facts, view)
        case "turned":
            return _turned(facts, view)
    return None


def _words(
    view: View,
    to: Seat,
    by: Seat,
    names: tuple[str, str],
    cards: tuple[Duo, ...] = (),
    **gaps: Filling,
) -> Notice:
    """The notice of the seat that pays. ``names``: ends of the keys for the viewer and a rival."""
    name = names[to != view.seat]
    gaps |= {"seat": seat_name(to), "by": seat_name(by)}
    return Notice(to, say(f"{_N}{name}", **gaps), say(f"{_N}{name}-line", **gaps), cards)


def _before(seat: Seat, view: View) -> Seat:
    """The seat that had its turn before this one."""
    return (seat - view.step) % view.seats


def _skipped(seat: Seat, view: View) -> Notice | None:
    by, face = _before(seat, view), view.up[view.discard[-1]]
    if view.seat not in (seat, by):
        return None
    told = _words(view, seat, by, ("skipped", "skips"), (Duo(view.side, face),))
    if face >> 2 != REVERSE:
        return told
    name = "reversed" if seat == view.seat else "reverses"
    return told._replace(line=say(f"{_N}{name}-line", **dict(told.line.args)))


def _took(facts: Facts, view: View) -> Notice | None:
    seat = facts["seat"]
    by = _before(seat, view)
    if view.seat not in (seat, by) or not facts["cards"]:
        return None
    force = symbol_name(view.side, facts["force"])
    return _words(view, seat, by, ("took", "takes"), force=force, n=facts["cards"])


def _searched(facts: Facts, view: View) -> Notice | None:
    seat = facts["seat"]
    by = _before(seat, view)
    if view.seat not in (seat, by):
        return None
    suit = suit_name(view.side, facts["suit"])
    return _words(view, seat, by, ("searched", "searches"), suit=suit, n=facts["cards"])


def _returned(facts: Facts, view: View) -> Notice | None:
    """The interaction that was completed, with the cards that made it."""
    seat, thrower = facts["seat"], facts["thrower"]
    if view.seat not in (seat, thrower):
        return None
    force, under = facts["force"], facts["under"]
    # A gluon's answer has turned the table in the meantime.
    before = 1 - view.side if force == GLUON else view.side
    thrown = Duo(before, under), Duo(before, 4 * force + (under & 3))
    return _words(
        view,
        thrower,
        seat,
        ("returned", "returns"),
        (*thrown, Duo(view.side, facts["face"])),
        why=neutralised(facts, view),
        force=symbol_name(view.side, force),
        n=PENALTY[force],
    )


def _caught(facts: Facts, view: View) -> Notice | None:
    seat, by = facts["seat"], facts["by"]
    if view.seat not in (seat, by):
        return None
    return _words(view, seat, by, ("caught", "catches"), n=facts["cards"])


def _turned(facts: Facts, view: View) -> Notice:
    """The first flip of a game: what it does, and the card that lies on top now."""
    top = Duo(view.side, view.up[view.discard[-1]])
    title, line = say(f"{_N}turned"), say(f"{_N}turned-line")
    return Notice(facts["seat"], title, line, (top,), once=True)
