"""One collision with four leptons: which two belong together, and what all of them weigh."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.art.collision_picture import CollisionPicture, bends_left
from game.collisions.data import Collisions, FourLeptons
from game.collisions.event import RecoParticle, invariant_mass, opposite
from game.collisions.significance import BUMP
from game.core.phrase import Phrase, literal, say
from game.core.rng import Rng
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.bump_hunt.chart_screen import gev, read
from game.scenes.bump_hunt.sorting_pages import symbol
from game.services import Services
from game.tables.pictures import Button, Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.measure import GAP
from game.ui.parts import Kind, button, round_button, spring, text
from game.ui.sizes import DETECTOR

HEAD: Final = Label("second", 22, bold=True)
ASK: Final = Label("text", 26, "left", bold=True)
WORDS: Final = Label("text", 20, "left")
MASS: Final = Label("yellow", 22, "left", bold=True)
LETTERS: Final = "ABCD"


@dataclass(frozen=True, slots=True)
class FourModel:
    """A collision, and the tracks that were chosen."""

    event: FourLeptons
    chosen: tuple[int, ...]
    """Up to two of them, by their places."""

    @property
    def pair(self) -> tuple[RecoParticle, RecoParticle] | None:
        """The chosen two; None: not two yet."""
        if len(self.chosen) < 2:
            return None
        one, two = self.chosen
        return self.event.leptons[one], self.event.leptons[two]

    @property
    def solved(self) -> bool:
        """True if the chosen two may come from one parent."""
        return self.pair is not None and opposite(*self.pair)


def view(model: FourModel) -> Node:
    """The collision beside its tracks and what follows from the choice."""
    back = round_button("back", "back", say("back"))
    head = Row([back, text("heading", say("hunt-four"), HEAD, grow=1.0)])
    leptons = model.event.leptons
    names = tuple(map(symbol, leptons)) if model.solved else tuple(LETTERS)
    art = CollisionPicture(leptons, names)
    picture = Leaf(Spot("event", art, 0, 0, 0, 0, 2), natural=DETECTOR, grow=1.0)
    tracks = Row([_track(n, n in model.chosen) for n in range(len(LETTERS))], even=True)
    kind: Kind = "primary" if model.solved else "ghost"
    inside = [
        spring(),
        text("ask", say("hunt-four-ask"), ASK),
        tracks,
        *_told(model),
        spring(),
        button("more", say("hunt-four-more"), kind, "next"),
    ]
    wide = Row([picture, Column(inside, gap=2 * GAP)], even=True, gap=3 * GAP, grow=1.0)
    return Column([head, Choose(wide, Column([picture, *inside], grow=1.0), grow=1.0)])


def _track(n: int, chosen: bool) -> Leaf:
    art = Button("outline", "check") if chosen else Button("ghost")
    spoken = say("hunt-four-track", name=LETTERS[n])
    return Leaf(Spot(f"track:{n}", art, 0, 0, 0, 0, 10, literal(LETTERS[n]), spoken), grow=1.0)


def _told(model: FourModel) -> list[Node]:
    """The way to choose, the reason why these two are no pair, or the mass of all."""
    pair, leptons = model.pair, model.event.leptons
    if pair is None:
        return [text("how", say("hunt-four-how"), WORDS)]
    if not model.solved:
        key = "hunt-four-alike" if pair[0].kind == pair[1].kind else "hunt-four-kinds"
        return [text("verdict", say(key), WORDS)]
    others = [each for n, each in enumerate(leptons) if n not in model.chosen]
    mass = invariant_mass(leptons)
    pairs = say("hunt-four-pairs", one=gev(invariant_mass(pair)), two=gev(invariant_mass(others)))
    key = "hunt-four-bump" if BUMP[0] <= mass < BUMP[1] else "hunt-four-outside"
    told: list[Node] = [
        text("verdict", pairs, WORDS),
        text("mass", say("hunt-four-mass", mass=gev(mass)), MASS),
        text("where", say(key), WORDS),
    ]
    if len({each.kind for each in leptons}) == 1:
        told.append(text("ways", say("hunt-four-ways"), WORDS))
    return told


class FourScene(Screen):
    """Collisions with four leptons, one after another, in an order that all see."""

    upright = fluid = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        known = read()
        assert isinstance(known, Collisions)
        self.events = list(known.four)
        Rng("four", "order").shuffle(self.events)
        self.events.sort(key=lambda event: not BUMP[0] <= event.mass < BUMP[1])
        self.at = 0
        self.taken: tuple[int, ...] = ()
        self.focused = "track:0"

    def view(self) -> Node:
        """The page for this state."""
        return view(FourModel(self.events[self.at], self.taken))

    def aloud(self) -> Iterable[Phrase]:
        """All words, and the bend of each track for a person who does not see it."""
        yield from super().aloud()
        for name, particle in zip(LETTERS, self.events[self.at].leptons, strict=True):
            key = "hunt-bends-left" if bends_left(particle) else "hunt-bends-right"
            yield say(key, name=name)

    def chosen(self, spot: Spot) -> Transition:
        """A track more or less, another collision, or away."""
        kind, _, rest = spot.id.partition(":")
        match kind:
            case "back":
                return Pop()
            case "track":
                self._take(int(rest))
            case "more":
                self.at, self.taken = (self.at + 1) % len(self.events), ()
                self.focused = "track:0"
        self.layout()
        return None

    def _take(self, n: int) -> None:
        """Choose a track, or let it go; a third one begins a new choice."""
        if n in self.taken:
            self.taken = tuple(each for each in self.taken if each != n)
        else:
            self.taken = (n,) if len(self.taken) == 2 else (*self.taken, n)
        if FourModel(self.events[self.at], self.taken).solved:
            self.services.sound.play("good")
            self.focused = "more"
