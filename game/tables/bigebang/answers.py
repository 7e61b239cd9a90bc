"""Why a spot of Big*Bang cannot be touched now: the rule or the physics, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.bigebang.board import DARK, MIRROR, RAYS, SIDE
from game.rules.bigebang.state import View
from game.tables.bigebang.chart import about
from game.tables.bigebang.names import SIDE_NAMES, side_of, stack_name, why_no_fusion


def why_not(view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
    """The answer to a touch that leads nowhere."""
    kind, _, at = spot.partition(":")
    if kind == "chart":
        return about(spot)
    if kind == "token":
        return say(f"bigebang-why-token-{at}")
    if kind != "cell" or view.matter < 0:
        return say("bigebang-why-side" if view.matter < 0 else "bigebang-why-choose")
    circle = int(at)
    if len(picked) > 1:
        return say("bigebang-why-meet")
    if picked and picked[0].startswith("cell:"):
        return why_no_partner(view, int(picked[0].removeprefix("cell:")), circle)
    return _why_not_first(view, seat, view.cells[circle])


def _why_not_first(view: View, seat: Seat, code: int) -> Phrase:
    """Why nothing begins here."""
    if code == DARK:
        return say("bigebang-why-dark")
    if not code:
        return say("bigebang-why-empty")
    side = side_of(view, seat)
    if view.universe.seats == 2 and SIDE[code] != side:
        return say("bigebang-why-theirs", side=SIDE_NAMES[side])
    return say("bigebang-why-alone", what=stack_name(code), mirror=stack_name(MIRROR[code]))


def why_no_partner(view: View, source: int, circle: int) -> Phrase:
    """Why the picked stack cannot go there."""
    a, b = view.cells[source], view.cells[circle]
    if b == DARK:
        return say("bigebang-why-dark")
    way = next((way for way in RAYS[source] if circle in way), None)
    if way is None:
        return say("bigebang-why-line")
    if any(view.cells[c] for c in way[: way.index(circle)]):
        return say("bigebang-why-blocked")
    if not b:
        return say("bigebang-why-no-plain-move")
    if SIDE[a] == SIDE[b]:
        return why_no_fusion(a, b)
    return say("bigebang-why-not-mirror", what=stack_name(a), mirror=stack_name(MIRROR[a]))
