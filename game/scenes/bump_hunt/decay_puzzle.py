"""The fourth step: whole events, some recorded and some simulated; which decay was this?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from game.art.collision_picture import CollisionPicture
from game.art.menu.coach import CoachFace
from game.collisions.data import Collisions
from game.collisions.event import RecoParticle, invariant_mass, opposite
from game.core.phrase import Phrase, say
from game.core.rng import Rng, new_seed
from game.progress.hunt_notebook import hunt_notebook, keep_hunt
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.bump_hunt.chart_screen import gev, read
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.parts import button, marked, praise, round_button, spring, text, title
from game.ui.sizes import CHOICE, DETECTOR, FACE

HEAD: Final = Label("second", 22, bold=True)
ASK: Final = Label("text", 26, "left", bold=True)
WORDS: Final = Label("text", 20, "left")
KIND: Final = Label("yellow", 20, "left", bold=True)
DONE: Final = Label("text", 22)
DECAYS: Final = ("z-muon", "z-electron", "w-muon", "w-electron", "four")
ROUNDS: Final = 6


class Puzzle(NamedTuple):
    """An event whose decay is to be named."""

    decay: str
    particles: tuple[RecoParticle, ...]
    missing: tuple[float, float] | None

    @property
    def simulated(self) -> bool:
        """True for an event that no detector has seen."""
        return self.decay.startswith("w-")


def puzzles(known: Collisions, seed: str) -> list[Puzzle]:
    """One event of each decay and one more of any, in an order by chance."""
    rng = Rng(seed, "decays")
    order = [*DECAYS, rng.pick(DECAYS)]
    rng.shuffle(order)
    return [_drawn(known, decay, rng) for decay in order[:ROUNDS]]


def _drawn(known: Collisions, decay: str, rng: Rng) -> Puzzle:
    if decay == "four":
        return Puzzle(decay, rng.pick(known.four).leptons, None)
    if decay.startswith("w-"):
        whole = rng.pick([event for event in known.whole if event.truth == decay])
        return Puzzle(decay, whole.seen, whole.missing)
    pairs = [
        pair
        for pair in known.samples[decay].pairs
        if opposite(*pair) and abs(invariant_mass(pair) - 91) < 5
    ]
    return Puzzle(decay, rng.pick(pairs), None)


@dataclass(frozen=True, slots=True)
class PuzzleModel:
    """An event, and what was answered."""

    number: int
    puzzle: Puzzle
    answer: str
    """Decay that was named; empty: none yet."""


def view(model: PuzzleModel) -> Node:
    """The event, beside it the decays to choose from, or what it was."""
    back = round_button("back", "back", say("back"))
    heading = say("hunt-event", n=model.number, all=ROUNDS)
    head = Row([back, text("heading", heading, HEAD, grow=1.0)])
    puzzle = model.puzzle
    art = CollisionPicture(puzzle.particles, (), puzzle.missing)
    picture = Leaf(Spot("event", art, 0, 0, 0, 0, 2), natural=DETECTOR, grow=1.0)
    kind = text("kind", say("hunt-simulated" if puzzle.simulated else "hunt-recorded"), KIND)
    inside = [kind, *(_answered(model) if model.answer else _choices())]
    wide = Row([picture, Column(inside, gap=GAP)], even=True, gap=3 * GAP, grow=1.0)
    return Column([head, Choose(wide, Column([picture, *inside], grow=1.0), grow=1.0)])


def _choices() -> list[Node]:
    ways: list[Node] = [
        button(f"decay:{decay}", say(f"hunt-decay-{decay}"), "outline", grow=1.0, most_h=CHOICE)
        for decay in DECAYS
    ]
    ask, clues = text("ask", say("hunt-decay-ask"), ASK), text("how", say("hunt-clues"), WORDS)
    return [ask, clues, Grid(ways, columns=1)]


def _answered(model: PuzzleModel) -> list[Node]:
    puzzle = model.puzzle
    right = model.answer == puzzle.decay
    told: list[Node] = [marked("answer", say(f"hunt-decay-{model.answer}"), right=right)]
    if not right:
        told.append(text("was", say("hunt-was", decay=say(f"hunt-decay-{puzzle.decay}")), WORDS))
    told.append(text("why", _why(puzzle), WORDS))
    last = model.number == ROUNDS
    onward = button("next", say("hunt-finish" if last else "hunt-next"), "primary", "next")
    return [spring(), *told, spring(), onward]


def _why(puzzle: Puzzle) -> Phrase:
    if puzzle.missing is not None:
        return say("hunt-decay-why-w", mass=gev(puzzle.missing[0], 0))
    mass = gev(invariant_mass(puzzle.particles))
    return say("hunt-decay-why-four" if puzzle.decay == "four" else "hunt-decay-why-z", mass=mass)


def finished(right: int) -> Node:
    """The number of decays that were named rightly."""
    face = Leaf(Spot("face", CoachFace("left", "happy"), 0, 0, 0, 0, 5), natural=FACE)
    words = [
        title(say("hunt-decays-done")),
        text("count", say("hunt-decays-right", n=right, all=ROUNDS), DONE),
        text("never", say("hunt-never-sure"), DONE),
    ]
    ways = [
        button("again", say("hunt-other-decays"), "outline", "replay"),
        button("back", say("hunt-title"), "primary", "back"),
    ]
    return praise(face, words, ways)


class DecaysScene(Screen):
    """Some events, drawn anew each time."""

    upright = fluid = True

    def __init__(self, services: Services, seed: str = "") -> None:
        super().__init__(services)
        known = read()
        assert isinstance(known, Collisions)
        self.known = known
        self._begin(seed or new_seed())

    def _begin(self, seed: str) -> None:
        self.puzzles = puzzles(self.known, seed)
        self.at, self.right, self.answer = 0, 0, ""
        self.focused = f"decay:{DECAYS[0]}"

    def view(self) -> Node:
        """An event, or how many were named rightly."""
        if self.at == ROUNDS:
            return finished(self.right)
        self.unread.ask((self.at, bool(self.answer)))
        return view(PuzzleModel(self.at + 1, self.puzzles[self.at], self.answer))

    def chosen(self, spot: Spot) -> Transition:
        """A decay, on, again, or away."""
        kind, _, rest = spot.id.partition(":")
        match kind:
            case "back":
                return Pop()
            case "decay" if not self.unread:
                self.answer, self.focused = rest, "next"
                right = rest == self.puzzles[self.at].decay
                self.right += right
                self.services.sound.play("good" if right else "focus")
            case "next":
                self._next()
            case "again":
                self._begin(new_seed())
        self.layout()
        return None

    def _next(self) -> None:
        self.at, self.answer = self.at + 1, ""
        self.focused = f"decay:{DECAYS[0]}"
        if self.at == ROUNDS:
            self.focused = "back"
            notes = hunt_notebook(self.services.store, self.services.learner)
            keep_hunt(self.services.store, notes.with_done("decays"), self.services.learner)
