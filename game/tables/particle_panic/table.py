"""The table of Particle Panic: layout, touches, log, shows and result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.core.contract import Seat
from game.core.phrase import Filling, Phrase, literal, say
from game.rules.particle_panic.state import A_SUIT, FULL, WON, Move, View
from game.tables.capabilities import Offer, share
from game.tables.particle_panic import alarms, dice, layout, offers, touches, wording
from game.tables.particle_panic.desk import awaited
from game.tables.particle_panic.facts import fact
from game.tables.particle_panic.first_rules import first_steps
from game.tables.particle_panic.geometry import plan_for
from game.tables.particle_panic.summary import notice, summed
from game.tables.particle_panic.wording import G, card_name, kind_name, seat_name, suit_name
from game.tables.sheet import OnSheet
from game.tables.table import LOUD, CountLine, Drop, Effect, Spot

MANY = 16
"""Particles with which a crew hardly ever recovers."""
VERDICT = 2.4
"""Seconds for the sentence that says why a name was right, before the die is rolled again."""


class ParticlePanicTable(OnSheet):
    """See `game.tables.table.Table`."""

    page_order: Sequence[int] = ()
    highlights = staticmethod(alarms.highlights)
    addressed = frozenset(("headline", "prompt"))
    first_steps = staticmethod(first_steps)
    notice = staticmethod(notice)
    summed = staticmethod(summed)

    def figures(self) -> dict[str, Filling]:
        """The number of cards of each suit."""
        return {"suit": A_SUIT}

    def layout(self, view: View, seat: Seat) -> Sequence[Spot]:
        """The ring left, code locks and desk right, all hands below."""
        return layout.layout(view, seat, self.sheet)

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """A button, a lock, a room; or a card and then its target."""
        return touches.clicks(view, move)

    def drop(self, view: View, touch: str) -> Drop | None:
        """The own pawn goes to a room, the cards of a code to their lock."""
        return touches.drop(view, touch)

    def aids(
        self, view: View, seat: Seat, picked: Sequence[str], moves: Sequence[Move]
    ) -> Sequence[Spot]:
        """The uses of a picked card; a warning before an act that cannot be undone."""
        return touches.aids(view, self.sheet, picked, moves)

    def why_not(self, view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
        """The rule that closes a spot."""
        return touches.why_not(view, seat, picked, spot)

    def prompt(self, view: View, seat: Seat) -> Phrase:
        """The question to the seat."""
        return touches.prompt(view, seat)

    def offer(self, view: View, person: Seat) -> Offer | None:
        """The question of a partner who could bring the rest of a code."""
        return offers.offer(view, person, self.sheet)

    def kept(
        self, view: View, person: Seat, moves: Sequence[Move], *, accepted: bool | None
    ) -> Sequence[Move]:
        """A partner who was called comes and stays; one who was not stays away."""
        return offers.kept(view, person, moves, accepted=accepted)

    def tell(self, kind: str, facts: Mapping[str, int], view: View) -> Phrase | None:
        """The log line of an event; None for one that needs no words."""
        key = f"{G}log-{kind}"
        match kind:
            case "emerge" | "spill":
                return say(key, room=facts["at"] + 1, count=facts.get("count", 1))
            case "spade":
                seat = seat_name(facts["seat"])
                return say(key, seat=seat, source=facts["at"] + 1, room=facts["to"] + 1)
            case "share":
                names = {name: seat_name(facts[name]) for name in ("seat", "to")}
                return say(key, card=card_name(facts["suit"]), **names)
            case "code":
                return say(key, seat=seat_name(facts["seat"]), suit=suit_name(facts["suit"]))
            case "collect" | "discard":
                return say(key, seat=seat_name(facts["seat"]), card=card_name(facts["suit"]))
            case "crowded":
                limit = view.limits[facts["seat"]]
                return say(key, seat=seat_name(facts["seat"]), count=facts["count"], limit=limit)
            case "won" | "lost":
                return say(f"{G}result-cause-{facts.get('cause', WON)}")
            case "named":
                key += "-right" if facts["kind"] == facts["truth"] else "-wrong"
                names = {name: kind_name(facts[name]) for name in ("kind", "truth")}
                return say(key, seat=seat_name(facts["seat"]), **names)
            case "move" | "go" | "try" | "neutralized" | "limit":
                return _with_figures(key, facts)
            case "heart" | "club" | "diamond" | "detect":
                return _with_figures(key, facts)
        return None

    def gift(self, kind: str, facts: Mapping[str, int], view: View) -> tuple[Seat, Phrase] | None:
        """A card that a teammate gives, and how far its code is by it."""
        return wording.gift(facts, view) if kind == "share" else None

    def goal(self, view: View) -> Phrase:
        """All codes before the lab gives out, together."""
        return say(f"{G}goal", codes=view.setting.suits, need=view.setting.code)

    def throw(self, view: View, kind: str) -> tuple[Phrase, Phrase]:
        """The words that ask for a throw; before a try they say which numbers are good."""
        match kind:
            case "try":
                hit = view.setting.hit
                return say(f"{G}throw-try", hit=hit), say(f"{G}throw-how-try", hit=hit)
            case "move":
                return say(f"{G}throw-one"), say(f"{G}throw-how-one")
        return say(f"{G}throw"), say(f"{G}throw-how")

    def in_hand(
        self,
        view: View,
        kind: str,
        spots: Sequence[Spot],
        held: tuple[float, float] | None,
        lean: int,
    ) -> Iterator[Spot]:
        """The dice over the core of the ring, or in a hand: one for an act, two for particles."""
        core, told = (
            next((spot for spot in spots if spot.id == name), None) for name in ("core", "rolled")
        )
        if core is None:
            return
        count = 2 if kind == "emerge" else 1
        yield from dice.in_hand(core, told, count, self.throw(view, kind)[0], held, lean)
        plan = plan_for(self.sheet, view.setting.seats, view.setting.suits)
        yield from awaited(view, plan, kind, spots)

    def on_turn(self, view: View) -> Seat:
        """The scientist of the turn, also where a colleague had to discard."""
        return view.seat

    def ends_turn(self, kind: str) -> bool:
        """Particles emerge after all actions."""
        return kind == "emerge"

    def danger(self, kind: str, view: View) -> str:
        """A siren where particles emerge and the pressure is high for this rung."""
        if kind not in ("emerged", "spill"):
            return ""
        return alarms.sounds(view, wording.pressure(view))

    def tension(self, view: View) -> float:
        """The greatest of three: hand limits lost, particles at large, codes entered."""
        return max(
            1.0 - share(min(view.limits), view.setting.limit),
            share(sum(view.particles) - alarms.FEW, MANY - alarms.FEW),
            0.8 * share(sum(view.entered), view.setting.suits),
        )

    def parts(self, view: View) -> tuple[tuple[int, ...], ...]:
        """Code by code."""
        return ((1,) * sum(view.entered),)

    def reading(self, kind: str, facts: Mapping[str, int], view: View) -> float:
        """Time to read that a name was right; a wrong one stays in sight until one goes on."""
        return VERDICT if kind == "named" and facts["kind"] == facts["truth"] else 0.0

    def effects(self, kind: str, facts: Mapping[str, int], view: View) -> Sequence[Effect]:
        """Dice in the middle, light where a particle is neutralized, a jolt for each loss."""
        match kind:
            case "move" | "try" | "emerge":
                return [Effect("roll", "core", value=facts["die"])]
            case "named":
                right = facts["kind"] == facts["truth"]
                return [Effect("ring" if right else "shake", "detector")]
            case "neutralized":
                return [Effect("burst", f"room:{facts['at']}")]
            case "spill":
                # The room that is full floods another one.
                flooded = Effect("shake", f"room:{view.source}")
                return [flooded, Effect("ring", f"room:{facts['at']}")]
            case "emerged" if view.particles[facts["at"]] == FULL:
                return [Effect("shake", f"room:{facts['at']}")]
            case "limit":
                return [Effect("shake", f"panel:{facts['seat']}")]
            case "code":
                lock = f"lock:{facts['suit']}"
                shout = Effect("words", lock, value=LOUD, words=say(f"{G}shout-code"))
                return [Effect("shower", lock), shout]
            case "won":
                return [Effect("shower", "core")]
            case "lost":
                return [Effect("shake", "ring")]
        return []

    def result(self, view: View) -> Sequence[CountLine]:
        """The cause, the figures of the game, the codes, which count, and a fact."""
        figures = (
            ("turns", literal(str(view.turn))),
            ("neutralized", literal(str(view.neutralized))),
            ("emerged", literal(str(view.emerged))),
            ("limits", literal(f"{sum(view.limits)} / {view.setting.limit * view.setting.seats}")),
        )
        cause = say(f"{G}result-cause-{view.outcome}")
        return [
            CountLine(say(f"{G}result-end"), (cause,), reason=wording.reason(view)),
            *(CountLine(say(f"{G}result-{name}"), (figure,)) for name, figure in figures),
            CountLine(
                say(f"{G}result-codes"),
                (literal(f"{sum(view.entered)} / {view.setting.suits}"),),
                total=True,
                scores=(sum(view.entered),),
            ),
            CountLine(say(f"{G}result-fact"), (fact(view),), prose=True, spare=True),
        ]

    def differs(
        self, seats: int, old: Mapping[str, int], new: Mapping[str, int]
    ) -> Sequence[Phrase]:
        """The figures of one step of the ladder that another one does not have."""
        return wording.differs(seats, old, new)

    def foretell(self, seats: int, options: Mapping[str, int]) -> Mapping[str, int]:
        """The number of games of 100 that a strong crew wins."""
        return wording.of_hundred(seats, options)


def _with_figures(key: str, facts: Mapping[str, int]) -> Phrase:
    """A log line with the room, and the die or the limit if there is one."""
    more = {name: facts[name] for name in ("die", "limit") if name in facts}
    return say(key, seat=seat_name(facts["seat"]), room=facts.get("at", -1) + 1, **more)
