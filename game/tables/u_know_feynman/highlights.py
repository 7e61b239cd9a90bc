"""Highlights: streaks, changes of the lead and droughts, told between the heavy events of a round.

All of it follows from public events, so a highlight gives nothing away. After a heavy event, and
after a highlight, the next ones wait for some turns: the rarer a thing is, the sooner it is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.contract import Seat
from game.core.particles import DOWN, PARTICLES, STRANGE, UP
from game.core.phrase import Phrase, say
from game.effects.weights import BEATS
from game.rules.u_know_feynman import View
from game.rules.u_know_feynman.faces import (
    ACTION,
    MATTER,
    PARTICLE_FACES,
    PENALTY,
    WILD_FACE,
    baryon,
    nucleon_name,
    particle_key,
    suit_name,
    symbol_name,
)
from game.tables.capabilities import Facts, Highlight
from game.tables.table import seat_name
from game.tables.u_know_feynman.wording import G, card_id, following

TURNS = ("played", "drew", "took", "stuck")
"""Events with which a player does something."""
SOON, LATER, LATE = 2, 3, 4
"""Turns without anything to tell after which a highlight of some kind may come."""
ROW = 3
"""Cards with one particle in a row from which it is told."""
COLOUR = 4
"""The same for one colour; each second one after it is told again."""
DROUGHT = 3
"""Cards drawn since the last one was played: this many, and each multiple."""
MANY = 8
"""Cards in one hand, in the same way."""
BEHIND = 3
"""Cards more than the smallest hand of the others: clearly behind. A comeback begins there."""
MORE = 2
"""Cards more than were dealt: a comeback begins with at least so many."""
FEW = 4
"""Cards up to which the end is near: a comeback ends there, as the hand overtakes all others."""
RESONANCES = {UP: "delta-up", DOWN: "delta-down", STRANGE: "omega"}
"""Three equal quarks that make a particle of their own name."""


class Noteworthy(NamedTuple):
    """One highlight: its kind, which ends its text keys, and its facts."""

    kind: str
    seat: Seat = -1
    n: int = 0
    faces: tuple[int, ...] = ()
    """Faces that are named: particles and forces."""
    side: int = MATTER
    other: int = 0
    """A suit, or the size of a hand before."""


def heavy(kind: str, facts: Facts) -> bool:
    """True for an event that is told by itself."""
    return facts.get("cards", 0) > 1 if kind == "took" else BEATS.get(kind, 1) > 1


@dataclass
class RoundSoFar:
    """One round as all players see it."""

    sizes: list[int]
    dealt: int
    """Cards in each hand at the start."""
    most: list[int]
    """The largest size of each hand since its last comeback."""
    lag: list[int]
    """By how many cards each hand was behind the smallest other one at most, since it was ahead."""
    side: int = MATTER
    faces: list[int] = field(default_factory=list)
    """Faces played since the table turned over."""
    dry: int = 0
    """Cards drawn since the last one was played."""
    quiet: int = 0
    """Turns since there was something to tell."""
    met: set[int] = field(default_factory=set)
    """Particles that were played in this game."""
    ahead: Seat = -1
    player: Seat = -1
    """The seat that had the last turn."""
    chain: int = 1
    """Turns in a row of this player."""

    def take_in(self, kind: str, facts: Facts) -> None:
        """Count the cards and turns of one event."""
        seat = facts.get("seat", -1)
        if kind in TURNS:
            self.quiet += 1
            if seat != self.player:
                self.player, self.chain = seat, 1
        match kind:
            case "played":
                self.sizes[seat] -= 1
                self.dry = 0
                self.faces.append(facts["face"])
            case "drew" | "took" | "backfired" | "searched" | "caught":
                self.sizes[seat] += facts["cards"]
                self.most[seat] = max(self.most[seat], self.sizes[seat])
                self.dry += kind == "drew"
            case "turned":
                self.side, self.faces = facts["side"], []
            case "skipped" if len(self.sizes) == 2:
                self.chain += 1
        for place in range(len(self.sizes)):
            self._note_lag(place)

    def _note_lag(self, seat: Seat) -> None:
        """Note how far the hand is behind; one that is ahead with many cards begins afresh."""
        behind = self.behind(seat)
        ahead = behind < 0 and self.sizes[seat] > FEW
        self.lag[seat] = 0 if ahead else max(self.lag[seat], behind)
        if ahead:
            self.most[seat] = self.sizes[seat]

    def behind(self, seat: Seat) -> int:
        """Cards more than the smallest hand of the others; negative: it is ahead."""
        others = (size for other, size in enumerate(self.sizes) if other != seat)
        return self.sizes[seat] - min(others)

    def leader(self) -> Seat:
        """The seat with the smallest hand, if it is alone; else -1."""
        least = min(self.sizes)
        return self.sizes.index(least) if self.sizes.count(least) == 1 else -1

    def candidates(self, kind: str, facts: Facts) -> Iterator[tuple[int, Noteworthy]]:
        """Highlights of this event, the best first, each with the quiet turns that it needs."""
        seat = facts.get("seat", -1)
        match kind:
            case "played":
                yield from self._of_pile(facts["face"])
                yield from self._of_hand(seat, facts["face"])
            case "drew":
                yield from self._of_draw(seat)
            case "kept" if self.dry >= DROUGHT and self.dry % DROUGHT == 0:
                # Not before: the card just drawn may fit and be played.
                yield LATER, Noteworthy("drought", n=self.dry)
            case "skipped" if self.chain > 1:
                yield 0, Noteworthy("again", self.player, self.chain)
        leader = self.leader()
        if kind in ("played", "drew") and 1 not in self.sizes:
            if leader >= 0:
                yield LATE, Noteworthy("ahead", leader, self.sizes[leader])
            elif len(set(self.sizes)) == 1:
                yield LATE, Noteworthy("level", n=self.sizes[0])

    def _of_pile(self, face: int) -> Iterator[tuple[int, Noteworthy]]:
        """Highlights of the last cards played."""
        symbols = [other >> 2 for other in self.faces]
        last = tuple(self.faces[-3:])
        row = _run(symbols)
        if face < PARTICLE_FACES and row >= ROW:
            named = RESONANCES.get(face >> 2) if row == ROW and self.side == MATTER else None
            yield 0, Noteworthy(named or "row", n=row, faces=(face,), side=self.side)
        if len(last) == ROW and max(last) < PARTICLE_FACES:
            three = (last[0] >> 2, last[1] >> 2, last[2] >> 2)
            nucleon = baryon(three)
            if nucleon is not None:
                yield 0, Noteworthy("nucleon", n=nucleon, faces=last, side=self.side)
            if alike(three):
                yield 0, Noteworthy("generations", faces=last, side=self.side)
        if len(last) > 1 and max(last[-2:]) < PARTICLE_FACES:
            pair = kinship(last[-2] >> 2, last[-1] >> 2)
            if pair:
                yield SOON, Noteworthy(pair, faces=last[-2:], side=self.side)
        forced = PARTICLE_FACES <= face < ACTION and len(self.faces) > 1
        if forced and last[-2] < PARTICLE_FACES:
            yield SOON, Noteworthy("force", n=PENALTY[face >> 2], faces=last[-2:], side=self.side)
        run = _run([other & 3 for other in self.faces])
        # A wild goes on with the colour that it names, and has none itself.
        colour = sum(other < WILD_FACE for other in self.faces[len(self.faces) - run :])
        if face < WILD_FACE and colour >= COLOUR and colour % 2 == 0:
            yield LATER, Noteworthy("colour", n=colour, side=self.side, other=face & 3)

    def _of_hand(self, seat: Seat, face: int) -> Iterator[tuple[int, Noteworthy]]:
        """Highlights of the hand that a card was played from."""
        size = self.sizes[seat]
        overtakes = self.behind(seat) in (0, -1)
        loaded = self.most[seat] >= self.dealt + MORE
        if size <= FEW and loaded and self.lag[seat] >= BEHIND and overtakes:
            yield 0, Noteworthy("comeback", seat, size, other=self.most[seat])
        if size == 2:
            yield SOON, Noteworthy("two", seat, size)
        leader = self.leader()
        if leader == seat and size > 1 and leader != self.ahead:
            yield LATER, Noteworthy("ahead", seat, size)
        if face < PARTICLE_FACES and face >> 2 not in self.met and self.side == MATTER:
            yield LATER, Noteworthy("first", seat, faces=(face,))

    def _of_draw(self, seat: Seat) -> Iterator[tuple[int, Noteworthy]]:
        """Highlights of cards drawn."""
        size = self.sizes[seat]
        if size >= MANY and size % 4 == 0 and size == self.most[seat]:
            yield LATER, Noteworthy("many", seat, size)

    def tell(self, told: Noteworthy) -> None:
        """Remember what was told."""
        self.quiet = 0
        match told.kind:
            case "comeback":
                self.most[told.seat] = told.n
                self.lag[told.seat] = 0
            case "ahead":
                self.ahead = told.seat
            case "first":
                self.met.add(told.faces[0] >> 2)


def _run(values: Sequence[int]) -> int:
    """Number of equal values at the end; negative ones do not count."""
    count = 0
    for value in reversed(values):
        if value != values[-1] or value < 0:
            break
        count += 1
    return count


def alike(symbols: tuple[int, int, int]) -> bool:
    """True if the three are one kind of particle in the three generations."""
    three = [PARTICLES[symbol] for symbol in symbols]
    return (
        len({particle.generation for particle in three}) == ROW
        and len({(particle.family, particle.charge) for particle in three}) == 1
    )


def kinship(one: int, other: int) -> str:
    """Relation of two particles in a row: partners, or neutrinos of two kinds; "" for none."""
    first, second = PARTICLES[one], PARTICLES[other]
    if first.neutrino and second.neutrino and one != other:
        return "neutrinos"
    same = first.family is second.family and first.generation == second.generation
    return "partners" if same and first.charge != second.charge else ""


def highlights(
    events: Sequence[tuple[str, Facts]], new: int, view: View
) -> Sequence[Highlight | None]:
    """The highlight of each of the last ``new`` of these events, which are all of this game."""
    now, found = _begun(view), list[Noteworthy | None]()
    for number, (kind, facts) in enumerate(events):
        told = None
        if kind == "dealt":
            now = _begun(view, now.met)
        now.take_in(kind, facts)
        if _heavy_from(events, number):
            now.quiet = 0
        else:
            fits = (told for wait, told in now.candidates(kind, facts) if now.quiet >= wait)
            told = next(fits, None)
        if told is not None:
            now.tell(told)
        found.append(told)
    return [told and _in_words(told, view) for told in found[len(found) - new :]]


def _begun(view: View, met: set[int] | None = None) -> RoundSoFar:
    size = view.hand_size
    hands = [size] * view.seats
    return RoundSoFar(hands, size, [*hands], [0] * view.seats, met=met or set())


def _heavy_from(events: Sequence[tuple[str, Facts]], number: int) -> bool:
    """True if this event is heavy, or one that comes with it."""
    kind, facts = events[number]
    if heavy(kind, facts):
        return True
    for later, more in events[number + 1 :]:
        # The cards of a baryon are played one after another in one turn.
        together = kind == later == "played" and facts["seat"] == more["seat"]
        if (later in TURNS and not together) or later in ("kept", "dealt"):
            return False
        if heavy(later, more):
            return True
    return False


def _in_words(told: Noteworthy, view: View) -> Highlight:
    """The words of a highlight, its sound and its place."""
    key, line, kind = f"{G}told-{told.kind}", f"{G}told-{told.kind}-line", told.kind
    facts = _facts(told, view)
    sound = SOUNDS.get(kind, "chime")
    if kind in ("row", "colour", "again"):
        sound = f"point{min(told.n, 5)}"
    at = card_id(view.discard[-1])  # above it nothing is read, unlike at a portrait
    words = say(line, **facts)
    if kind in PHYSICS and kind != "first":
        # Marked as something to know: alone it looks like something to do.
        words = say(f"{G}told-fact", line=words)
    # One name for the same fact about other particles: a result names each once.
    shout = say(key) if kind in UNNAMED else say(key, **facts)
    return Highlight(shout, words, at, sound, kind in PHYSICS)


SOUNDS = {"comeback": "good", "two": "tick", "force": "jolt", "drought": "thud", "many": "thud"}
"""Sounds where it is no chime; the note of a streak is the higher the longer it is."""
PHYSICS = (*RESONANCES.values(), "generations", "neutrinos", "nucleon", "partners", "first")
"""Kinds with a sentence that is to be read."""
UNNAMED = ("generations", "neutrinos", "partners")
"""Those of them whose few words name no particle."""


def _facts(told: Noteworthy, view: View) -> dict[str, int | Phrase]:
    names = [symbol_name(told.side, face >> 2) for face in told.faces]
    match told.kind:
        case "row":
            return {"n": told.n, "what": names[0]}
        case "colour":
            return {"n": told.n, "suit": suit_name(told.side, told.other)}
        case "nucleon":
            return {"nucleon": nucleon_name(told.side, told.n)}
        case "generations" | "partners" | "neutrinos":
            return dict[str, int | Phrase](zip("abc", names, strict=False))
        case "force":
            return {"n": told.n, "force": names[1], "under": names[0]}
        case "comeback":
            return {"seat": seat_name(told.seat), "n": told.n, "most": told.other}
        case "first":
            story = say(f"codex-story-{particle_key(MATTER, told.faces[0] >> 2)}")
            return {"what": names[0], "story": story}
        case "drought":
            return {"n": told.n, "what": following(view)}
        case "level":
            return {"n": told.n}
        case "two" | "many" | "ahead" | "again":
            return {"seat": seat_name(told.seat), "n": told.n}
    return {}
