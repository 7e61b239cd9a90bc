"""Afterglow on the table: the detectors above, the source of photons and a bed below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.tables.pictures import Button, Label, Place, Player
from game.tables.table import CountLine, Effect, Spot, row
from tests.guest.rules import CATCH, Move, View


class AfterglowTable:
    """The photons come out of one source; a bed ends it."""

    def layout(self, view: View, seat: Seat) -> Sequence[Spot]:
        """Detectors above, then what is asked for, the source and the bed."""
        spots = [
            Spot("prompt", Label("yellow", 20, bold=True), 603, 420, 800, 40, 9),
            Spot("source", Place("boson", sign="γ"), 480, 560, 120, 170, 2, codex="photon"),
            Spot("rest", Button("outline"), 760, 560, 240, 76, 3, say("afterglow-rest")),
        ]
        spoken = (self.prompt(view, max(seat, 0)), say("afterglow-source"), say("afterglow-rest"))
        named = [spot._replace(spoken=words) for spot, words in zip(spots, spoken, strict=True)]
        named[0] = named[0]._replace(label=spoken[0])
        return [*named, *(spot for who in range(len(view.glow)) for spot in _detector(view, who))]

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """One touch for either move."""
        return ("source",) if move is CATCH else ("rest",)

    def aids(
        self, view: View, seat: Seat, picked: Sequence[str], moves: Sequence[Move]
    ) -> Sequence[Spot]:
        """None: no move takes two touches."""
        return ()

    def why_not(self, view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
        """The one answer for everything else."""
        return say("afterglow-why")

    def prompt(self, view: View, seat: Seat) -> Phrase:
        """Catch or rest, or whom everybody waits for."""
        if view.turn < 0:
            return say("afterglow-prompt-over")
        if view.turn != seat:
            return say("afterglow-prompt-wait", who=say("seat", seat=view.turn))
        return say("afterglow-prompt", bears=view.bears)

    def tell(self, kind: str, facts: Mapping[str, int], view: View) -> Phrase | None:
        """A line for each beat: ``afterglow-log-<kind>``."""
        who = say("seat", seat=facts["seat"])
        return say(f"afterglow-log-{kind}", who=who, energy=facts.get("energy", 0))

    def effects(self, kind: str, facts: Mapping[str, int], view: View) -> Sequence[Effect]:
        """A ring where a photon comes in, a shake where a detector burns."""
        if kind == "rested":
            return ()
        return [Effect("ring" if kind == "glowed" else "shake", f"seat:{facts['seat']}")]

    def result(self, view: View) -> Sequence[CountLine]:
        """The glow of each, nothing for who has burnt out."""
        scores = tuple(glow if glow <= view.bears else 0 for glow in view.glow)
        figures = tuple(literal(str(score)) for score in scores)
        return [CountLine(say("afterglow-result"), figures, total=True, scores=scores)]


def _detector(view: View, who: Seat) -> Iterator[Spot]:
    x = row(len(view.glow), 60, 1150, 300)[who]
    words = say("afterglow-glow", who=say("seat", seat=who), glow=view.glow[who])
    yield Spot(f"seat:{who}", Player(who), x, 150, 90, 90, 5)
    yield Spot(f"glow:{who}", Label("text", 20), x, 230, 280, 40, 5, words, words)


TABLE = AfterglowTable()
