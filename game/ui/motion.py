"""Motion without scripts: what is the same thing in two layouts glides between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.tables.pictures import Line
from game.tables.table import TAG, Effect, Spot

GLIDE = 0.26
"""Seconds that a card or a stack takes to slide."""
GOES = ("out", "meet")
"""Kinds of actors that are gone in the end."""
FADE = 0.18
DEAL = 0.09
"""Seconds from one card to the next when a table is dealt."""
DEALT = 0.9
"""Seconds at most until the last one starts."""
TURN = 0.24
WAVE = 0.8
"""Seconds in which a whole table turns over, from its left to its right."""
STEP = 0.07
"""Seconds from one piece to the next of a pulse that runs along a line."""
MANY = 6
"""Things that turn over at a time from which it is a wave."""
SHOW = {
    "annihilate": 0.7,
    "burst": 0.26,
    "ring": 0.3,
    "fuse": 0.7,
    "words": 1.2,
    "decay": 0.4,
    "roll": 0.6,
    "shower": 1.4,
    "spiral": 1.6,
    "points": 0.75,
    "pulse": 0.5,
}
"""Seconds of each effect (LOOK 6)."""
MEETS = 0.24
"""Seconds in which two that annihilate run together; then comes the flash."""
ARISES = ("points", "ring", "shower")
"""Effects that arise from a piece, and so only where it has arrived."""
FLASHES = ("annihilate", "burst", "fuse")
"""Effects with a white flash in them, small as it is."""
DARK = 0.36
"""Seconds at least from one flash to the next: never three in a second, however fast all goes."""
WIDEST = 1.5
"""Largest width of a piece that meets another, in widths of its place."""
FIRST_PAUSE = 0.36
"""Seconds from the first card to the second."""
QUICKENS = 0.84
"""By which each pause is shorter than the one before."""
LEAST_PAUSE = 0.11
"""Seconds that a pause lasts at least."""
NUMBER_STANDS = 0.5
"""Seconds for which the last number is shown."""


def ease(t: float) -> float:
    """The part of the way that is gone after part ``t`` of the time: cubic, slow at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3


class Actor(Struct):
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


class Show(Struct):
    """An effect under way."""

    effect: Effect
    seconds: float
    t: float = 0.0
    pace: float = 1.0

    def pass_time(self, dt: float) -> None:
        """So many seconds went by."""
        self.t += dt / self.seconds

    def cards(self, t: float) -> int:
        """Number of cards that have come down, where they come one by one."""
        return cards_there(self.effect.value, t * self.seconds * self.pace, GLIDE)


class Motion:
    """Things on the table now, at rest or on their way."""

    def __init__(self) -> None:
        self.resting: list[Spot] = []
        self.moving: list[Actor] = []
        self.shows: list[Show] = []
        self.landed = 0
        """Number of points that have reached their score in the last update."""
        self.thuds = 0
        """Number of cards that have come down in the last update, of those that come one by one."""
        self.version = 0
        """Raised whenever what is at rest changes, so that a picture of it can be kept."""

    @property
    def busy(self) -> bool:
        """True while anything is on its way."""
        return bool(self.moving or self.shows)

    @property
    def dark(self) -> float:
        """Seconds that have to pass after what is shown now, before anything may flash again."""
        lit = [show.seconds for show in self.shows if show.effect.kind in FLASHES]
        return max(0.0, DARK - max(lit)) if lit else 0.0

    def cut(self, spots: Sequence[Spot]) -> None:
        """Everything is where it belongs, at once."""
        self.resting = sorted(spots, key=lambda spot: spot.z)
        self.moving = []
        self.shows = []
        self.version += 1

    def towards(
        self, spots: Sequence[Spot], effects: Sequence[Effect], pace: float, slow: float = 1.0
    ) -> None:
        """Start for a new layout; ``pace`` divides all times, ``slow`` lengthens the ways."""
        before = {spot.id: spot for spot in self.resting}
        before.update(
            (actor.spot.id, actor.spot) for actor in self.moving if actor.kind not in GOES
        )
        after = {spot.id for spot in spots}
        resting, moving, late = [], [], []
        for spot in spots:
            old = before.get(spot.id)
            if old is None:
                moving.append(_entrance(spot, before, pace / slow))
            elif _box(old) != _box(spot):
                kind = "turn" if _turns(old, spot) else "glide"
                moving.append(Actor(spot, old, kind, slow * GLIDE / pace))
            elif _turns(old, spot):
                moving.append(Actor(spot, old, "turn", TURN / pace))
            elif spot.art.tells and (old.art, old.label) != (spot.art, spot.label):
                late.append((spot, old))
            else:
                resting.append(spot)
        _roll_over(moving, pace)
        self.shows = [_show(effect, pace) for effect in effects]
        _one_by_one(moving, effects, pace)
        meeting = _meeting(before, after, self.shows, pace)
        met = {actor.spot.id for actor in meeting}
        _wait_for_pieces(self.shows, moving)
        way = _until_all_is_there(moving, self.shows)
        if way:
            moving += [Actor(spot, old, "late", way) for spot, old in late]
            for actor in moving:
                if actor.kind == "in" and actor.spot.art.tells:
                    actor.t = -way / actor.seconds
        else:
            resting += [spot for spot, _ in late]
        gone = [old for id_, old in before.items() if id_ not in after and id_ not in met]
        moving += [Actor(old, old, "out", FADE / pace) for old in gone] + meeting
        self.resting = sorted(resting, key=lambda spot: spot.z)
        self.moving = sorted(moving, key=lambda actor: actor.spot.z)
        self.version += 1

    def deal(self, spots: Sequence[Spot], pace: float) -> None:
        """Everything is in its place; pieces that come out of others appear one after another.

        What has no place to come from comes out of the middle of all that is new, as after a bang;
        lines between things come last.
        """
        self.cut([spot for spot in spots if not spot.source and not _binds(spot)])
        self.towards(spots, (), pace)
        coming = [actor for actor in self.moving if not _binds(actor.spot)]
        homeless = [actor for actor in coming if actor.kind == "in"]
        if homeless:
            x = sum(actor.spot.x for actor in homeless) / len(homeless)
            y = sum(actor.spot.y for actor in homeless) / len(homeless)
            for actor in homeless:
                actor.start = actor.spot._replace(x=x, y=y)
                actor.kind, actor.seconds = "glide", 2 * GLIDE / pace
        gap = min(DEAL, DEALT / max(1, len(coming)))
        for number, actor in enumerate(sorted(coming, key=_way)):
            actor.t = -gap * number / pace / actor.seconds
        for actor in self.moving:
            if _binds(actor.spot):
                actor.t = -(DEALT + GLIDE) / pace / actor.seconds

    def update(self, dt: float) -> bool:
        """Let time pass; True while the picture changes."""
        self.landed = self.thuds = 0
        if not self.busy:
            return False
        for actor in self.moving:
            actor.t += dt / actor.seconds
        for show in self.shows:
            before, show.t = show.t, show.t + dt / show.seconds
            if show.effect.kind == "thuds":
                self.thuds += show.cards(show.t) - show.cards(before)
        self.landed = sum(show.t >= 1 and show.effect.kind == "points" for show in self.shows)
        self.shows = [show for show in self.shows if show.t < 1]
        if self.moving and all(actor.t >= 1 for actor in self.moving):
            there = [actor.spot for actor in self.moving if actor.kind not in GOES]
            self.resting = sorted(self.resting + there, key=lambda spot: spot.z)
            self.moving = []
            self.version += 1
        return True

    def put(self, spot: Spot) -> None:
        """A piece at rest gets a new place: its next way begins there."""
        self.resting = [spot if old.id == spot.id else old for old in self.resting]
        self.version += 1

    def where(self, spot_id: str) -> Spot | None:
        """The spot with this id, at rest or arriving."""
        for spot in self.resting:
            if spot.id == spot_id:
                return spot
        for actor in self.moving:
            if actor.spot.id == spot_id:
                return actor.spot
        return None


def _box(spot: Spot) -> tuple[float, float, float, float, float]:
    """Place, size and turn of a spot."""
    return spot.x, spot.y, spot.w, spot.h, spot.angle


def _turns(old: Spot, new: Spot) -> bool:
    """Cards turn over when another side is up; everything else simply changes as it goes."""
    return old.art.turned(new.art)


def _binds(spot: Spot) -> bool:
    """True if it is a line between other things."""
    return isinstance(spot.art, Line)


def _roll_over(moving: Sequence[Actor], pace: float) -> None:
    """Turn the whole world over as a wave from left to right."""
    turning = [actor for actor in moving if actor.kind == "turn"]
    if len(turning) < MANY:
        return
    left = min(actor.spot.x for actor in turning)
    span = max(actor.spot.x for actor in turning) - left
    for actor in turning:
        late = (WAVE - TURN) / pace * (actor.spot.x - left) / max(1.0, span)
        actor.t = -late / actor.seconds


def _show(effect: Effect, pace: float) -> Show:
    """An effect at its beginning; a pulse waits until it has come that far."""
    if effect.kind == "thuds":
        return Show(effect, thuds_last(effect.value, GLIDE) / pace, pace=pace)
    show = Show(effect, SHOW.get(effect.kind, 0.3) / pace)
    if effect.kind == "pulse":
        show.t = -STEP * effect.value / SHOW["pulse"]
    return show


def _until_all_is_there(moving: Sequence[Actor], shows: Sequence[Show]) -> float:
    """Effect after cause: a score changes when the card, or the last of the points, is there."""
    ways = [actor.seconds * (1 - actor.t) for actor in moving if actor.kind != "in"]
    ways += [show.seconds * (1 - show.t) for show in shows if show.effect.kind == "points"]
    return max(ways, default=0.0)


def _wait_for_pieces(shows: Sequence[Show], moving: Sequence[Actor]) -> None:
    """Let an effect that arises from a moving piece wait for it, and words for what turns over.

    One that arises from a place waits for all cards on their way: it tells of what they complete.
    """
    ways = {
        actor.spot.id: actor.seconds * (1 - actor.t)
        for actor in moving
        if actor.kind in ("glide", "turn")
    }
    open_ = max((ways[actor.spot.id] for actor in moving if actor.kind == "turn"), default=0.0)
    cards = [actor.spot.id for actor in moving if actor.kind == "glide" and actor.spot.art.lifts]
    all_there = max((ways[card] for card in cards), default=0.0)
    for show in shows:
        if show.effect.kind in ARISES:
            show.t -= ways.get(show.effect.at, all_there) / show.seconds
        elif show.effect.kind == "words":
            # A verdict on a card is not told before the card is seen.
            show.t -= open_ / show.seconds


def _meeting(
    before: Mapping[str, Spot], after: set[str], shows: Sequence[Show], pace: float
) -> list[Actor]:
    """Two that annihilate, on their way to the middle between them; their light waits for it."""
    meeting: list[Actor] = []
    for show in shows:
        pair = meeting_pair(before, after, show.effect)
        if pair:
            meeting += [Actor(there, here, "meet", MEETS / pace) for here, there in pair]
    if meeting:
        for show in shows:
            show.t -= MEETS / pace / show.seconds
    return meeting


def _one_by_one(moving: Sequence[Actor], effects: Sequence[Effect], pace: float) -> None:
    """Many cards at once set out one after another, quicker and quicker."""
    many = thuds_of(effects)
    if many is None:
        return
    cards = [actor for actor in moving if actor.spot.source == many.at and actor.kind == "glide"]
    new = [actor for actor in cards if actor.start.x != actor.spot.x][-many.value :]
    for actor, start in zip(new, card_starts(len(new)), strict=True):
        actor.seconds = GLIDE / pace
        actor.t = -start / GLIDE


def _way(actor: Actor) -> float:
    """Distance that an actor has to go."""
    here, there = actor.start, actor.spot
    return (there.x - here.x) ** 2 + (there.y - here.y) ** 2


def _entrance(spot: Spot, before: dict[str, Spot], pace: float) -> Actor:
    source = before.get(spot.source)
    if source is None:
        return Actor(spot, spot, "in", FADE / pace)
    # A card that is held up grows out of the smaller one; what was larger is small at once.
    grows = source.art.lifts and spot.art.lifts and source.h < spot.h
    w, h = (source.w, source.h) if grows else (spot.w, spot.h)
    start = source._replace(w=w, h=h, art=spot.art)
    return Actor(spot, start, "glide", GLIDE / pace)


# --- two that annihilate ------------------------------------------------------------------------


def meeting_pair(
    before: Mapping[str, Spot], after: set[str], effect: Effect
) -> tuple[tuple[Spot, Spot], ...]:
    """Both pieces, each as it lay and as it is where they meet; none where they stay in sight.

    ``before``: what lay there, by id. ``after``: the ids of what lies there now.
    """
    at, to = before.get(effect.at), before.get(effect.to)
    if effect.kind != "annihilate" or at is None or to is None or at.id == to.id:
        return ()
    one, other = _gone_from(at, before, after), _gone_from(to, before, after)
    if one is None or other is None:
        return ()
    x, y = (one.x + other.x) / 2, (one.y + other.y) / 2
    return tuple((piece, piece._replace(x=x, y=y)) for piece in (one, other))


def _gone_from(place: Spot, before: Mapping[str, Spot], after: set[str]) -> Spot | None:
    """The piece that lay on a place, and lies nowhere now."""
    there = (
        spot
        for spot in before.values()
        if spot.id not in after
        and not spot.art.unseen
        and spot.z < TAG
        and spot.w <= WIDEST * place.w
        and abs(spot.x - place.x) <= place.w / 2
        and abs(spot.y - place.y) <= place.h / 2
    )
    return max(there, key=lambda spot: spot.z, default=None)


# --- many cards, one after another --------------------------------------------------------------


def card_starts(count: int) -> list[float]:
    """After how many seconds each of the cards sets out."""
    times, now, pause = [], 0.0, FIRST_PAUSE
    for _ in range(count):
        times.append(now)
        now += pause
        pause = max(LEAST_PAUSE, pause * QUICKENS)
    return times


def thuds_last(count: int, way: float) -> float:
    """Seconds of the whole show, where each card needs ``way`` of them."""
    return (card_starts(count)[-1] if count else 0.0) + way + NUMBER_STANDS


def cards_there(count: int, seconds: float, way: float) -> int:
    """Number that have arrived after so many seconds."""
    return sum(start + way <= seconds for start in card_starts(count))


def thuds_of(effects: Sequence[Effect]) -> Effect | None:
    """The show of many cards among these."""
    return next((effect for effect in effects if effect.kind == "thuds"), None)
