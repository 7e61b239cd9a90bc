"""Actors: pieces on their way, and cards that come down one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.tables.table import TAG, Effect, Spot

GLIDE = 0.26
"""Seconds that a card or a stack takes to slide."""
GOES = ("out", "meet")
"""Kinds of actors that are gone in the end."""


def ease(t: float) -> float:
    """The part of the way that is gone after part ``t`` of the time: cubic, slow at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3


@dataclass(slots=True)
class Actor:
    """A spot on its way: from one place to another, in, out, or turning over."""

    spot: Spot
    """Spot at the end (at the beginning, if it is going)."""
    start: Spot
    """Spot at the beginning."""
    kind: str
    """"glide", "in", "out", "turn", "meet" for what runs into its partner and is gone, or
    "late" for what changes when the others have arrived."""
    seconds: float
    t: float = 0.0
    """0 at the start, 1 when it is there; below 0 while it waits for its turn."""

    @property
    def gone(self) -> float:
        """The part of the way that it has gone, 0 to 1, slow at both ends."""
        return ease(max(0.0, min(1.0, self.t)))

    @property
    def place(self) -> tuple[float, float, float]:
        """x, y and angle now: a glide with a slight arc."""
        eased = self.gone
        here, there = self.start, self.spot
        far = abs(there.x - here.x) + abs(there.y - here.y)
        lift = min(24.0, far * 0.06) * 4 * eased * (1 - eased)
        return (
            here.x + (there.x - here.x) * eased,
            here.y + (there.y - here.y) * eased - lift,
            here.angle + (there.angle - here.angle) * eased,
        )

    @property
    def size(self) -> tuple[float, float]:
        """Width and height now, in units."""
        eased = self.gone
        w = self.start.w + (self.spot.w - self.start.w) * eased
        h = self.start.h + (self.spot.h - self.start.h) * eased
        if self.kind == "turn":
            w *= max(0.02, abs(1 - 2 * eased))
        return w, h

    @property
    def face(self) -> Spot:
        """Side that it shows now: the other one once it is half turned.

        One that changes its size looks as before, until it is nearer to its end.
        """
        if self.kind == "late":
            return self.start if self.t < 1 else self.spot
        grows = self.kind == "glide" and (self.start.w, self.start.h) != (self.spot.w, self.spot.h)
        return self.start if self.t < 0.5 and (grows or self.kind in ("turn", "out")) else self.spot

    @property
    def alpha(self) -> float:
        """Opacity, 0 to 1."""
        if self.kind == "in":
            return max(0.0, min(1.0, self.t))
        if self.kind == "meet":
            return 1.0 if self.t < 1 else 0.0
        return 1.0 - min(1.0, self.t) if self.kind == "out" else 1.0


# --- meet -----------------------------------------------------------------------------------------
# Two that annihilate: which pieces run into each other, and where they meet.


MUCH = 1.5
"""Largest width of a piece, in widths of its place."""


def pair(
    before: Mapping[str, Spot], after: set[str], effect: Effect
) -> tuple[tuple[Spot, Spot], ...]:
    """Both pieces, each as it lay and as it is where they meet; none where they stay in sight.

    ``before``: what lay there, by id. ``after``: the ids of what lies there now.
    """
    at, to = before.get(effect.at), before.get(effect.to)
    if effect.kind != "annihilate" or at is None or to is None or at.id == to.id:
        return ()
    one, other = _gone(at, before, after), _gone(to, before, after)
    if one is None or other is None:
        return ()
    x, y = (one.x + other.x) / 2, (one.y + other.y) / 2
    return tuple((piece, piece._replace(x=x, y=y)) for piece in (one, other))


def _gone(place: Spot, before: Mapping[str, Spot], after: set[str]) -> Spot | None:
    """The piece that lay on a place, and lies nowhere now."""
    there = (
        spot
        for spot in before.values()
        if spot.id not in after
        and not spot.art.unseen
        and spot.z < TAG
        and spot.w <= MUCH * place.w
        and abs(spot.x - place.x) <= place.w / 2
        and abs(spot.y - place.y) <= place.h / 2
    )
    return max(there, key=lambda spot: spot.z, default=None)


# --- thuds ----------------------------------------------------------------------------------------
# Many cards at once, one after another: each sets out a little sooner after the one before.


FIRST = 0.36
"""Seconds from the first card to the second."""
QUICKENS = 0.84
"""By which each pause is shorter than the one before."""
LEAST = 0.11
"""Seconds that a pause lasts at least."""
LASTS = 0.5
"""Seconds for which the last number is shown."""


def starts(count: int) -> list[float]:
    """After how many seconds each of the cards sets out."""
    times, now, pause = [], 0.0, FIRST
    for _ in range(count):
        times.append(now)
        now += pause
        pause = max(LEAST, pause * QUICKENS)
    return times


def lasts(count: int, way: float) -> float:
    """Seconds of the whole show, where each card needs ``way`` of them."""
    return (starts(count)[-1] if count else 0.0) + way + LASTS


def there(count: int, seconds: float, way: float) -> int:
    """Number that have arrived after so many seconds."""
    return sum(start + way <= seconds for start in starts(count))


def of(effects: Sequence[Effect]) -> Effect | None:
    """The show of many cards among these."""
    return next((effect for effect in effects if effect.kind == "thuds"), None)
