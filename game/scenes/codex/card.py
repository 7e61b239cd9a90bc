"""A card held up: its four statistics, what it feels, where it occurs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.arcade import Arcade
from game.core.particles import BY_KEY, PARTICLES, Family, Particle
from game.core.phrase import Phrase, say
from game.scenes.base import places
from game.scenes.base.menu_widgets import MIDDLE, button, round_button, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Button, Card, Chip, Label, Panel
from game.tables.table import Spot
from game.ui.intents import Want

CHIPS = {"strong": 134.0, "electromagnetic": 272.0, "weak": 134.0}
"""Force -> width of its chip: the longest word has the most room."""
HADRON = ("strange", "charm", "bottom")
"""Quarks whose printed lifetime is that of a hadron that carries them."""


def forces(particle: Particle) -> list[str]:
    """The forces that a particle feels: "strong", "electromagnetic", "weak"."""
    felt = []
    if particle.coloured:
        felt.append("strong")
    if particle.charge:
        felt.append("electromagnetic")
    if particle.fermion or particle.key in ("w-plus", "w-minus", "z", "higgs"):
        felt.append("weak")
    return felt


def story(particle: Particle) -> Phrase:
    """What is worth telling of it; most antimatter is told by its partner."""
    plain = particle.key.removeprefix("anti-")
    if particle.is_anti and particle.key != "anti-electron":
        # It may be that a neutrino is its own antiparticle (Majorana): nobody knows.
        key = "codex-antineutrino" if particle.neutrino else "codex-antiparticle"
        return say(key, of=say(f"particle-{plain}"))
    return say(f"codex-story-{particle.key}")


def where(particle: Particle) -> Phrase:
    """Where it occurs; most antimatter in the same places."""
    special = particle.key in ("anti-electron", "anti-electron-neutrino")
    return say(f"codex-where-{'antimatter' if particle.is_anti and not special else particle.key}")


def note(particle: Particle) -> Phrase | None:
    """How to read its printed figures, where that needs a word."""
    plain = particle.key.removeprefix("anti-")
    if plain in HADRON:
        return say("codex-note-hadron", of=say(f"codex-hadron-{particle.key}"))
    if particle.neutrino:
        return say("codex-note-neutrino")
    if plain in ("up", "down"):
        return say("codex-note-confined")
    return say("codex-note-higgs") if plain == "higgs" else None


def _forces(particle: Particle) -> list[Spot]:
    """The forces that a particle feels, as chips in a row; a sentence where it feels none."""
    felt = forces(particle)
    if not felt:
        none = Label("second", 20, "left", top=True)
        return [words("feels", say("codex-feels-none"), 820, 266, 560, 92, none)]
    spots = [words("feels", say("codex-feels"), 820, 242, 560, 34, Label("second", 20, "left"))]
    left = 542.0
    for force in felt:
        wide = CHIPS[force]
        name = say(f"codex-{force}")
        spots.append(Spot(f"force-{force}", Chip(), left + wide / 2, 284, wide, 42, 5, name))
        left += wide + 10
    return spots


class CardScene(Screen):
    """One particle, large; left and right walk on through the thirty."""

    overlay = True
    upright = refits = True

    def __init__(
        self,
        arcade: Arcade,
        key: str,
        points: Callable[[int], int] | None = None,
        *,
        chart: bool = True,
    ) -> None:
        """``points``: what the cards are worth in the game that is being played, if anything.

        ``chart``: there is a way to all thirty; not needed on the way from there.
        """
        super().__init__(arcade)
        self.points = points
        self.chart = chart
        self.particle = BY_KEY[key]
        self.focused = "close"

    def spots(self) -> Sequence[Spot]:
        """The card, and what there is to say."""
        particle = self.particle
        name = say(f"particle-{particle.key}")
        family = say(f"codex-family-{Family(particle.family).name.lower()}")
        art = Card(particle.id)
        if self.points is not None:
            worth = self.points(particle.id)
            family, art = say("codex-points", family=family, points=worth), Card(particle.id, worth)
        spots = [
            Spot("frame", Panel("bright"), MIDDLE, 360, 1080, 640, 1),
            Spot("card", art, 316, 360, 372, 521, 3),
            Spot("name", Label("yellow", 34, "left", bold=True), 808, 90, 536, 56, 5, name),
            words("kind", family, 820, 134, 560, 32, Label("second", 20, "left")),
            words("where", where(particle), 820, 186, 560, 60, Label("text", 20, "left")),
            round_button("close", "cross", 1132, 92, say("close")),
            round_button("back", "back", 560, 630, say("page-back")),
            round_button("next", "next", 640, 630, say("page-next")),
            round_button("forces", "charge", 746, 630, say("forces-title")),
        ]
        spots += _forces(particle)
        noted = note(particle)
        high = 140.0 if noted else 270.0
        prose = Label("text", 22, "left", top=True)
        spots.append(words("story", story(particle), 820, 316 + high / 2, 560, high, prose))
        if self.chart:
            spots.append(
                button("chart", say("codex-chart"), 946, 630, 308, 62, Button("outline", "book"))
            )
        if noted is not None:
            spots.append(words("note", noted, 820, 525, 560, 124, Label("second", 18, "left")))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """Walk on, or put the card down."""
        match spot.id:
            case "back":
                self._walk(-1)
            case "next":
                self._walk(1)
            case "forces":
                return Push(places.Forces(self.particle.key))
            case "chart":
                return Push(places.Codex(self.particle.key))
            case _:
                return Pop(self.particle.key)
        return None

    def _walk(self, by: int) -> None:
        self.particle = PARTICLES[(self.particle.id + by) % len(PARTICLES)]
        self.lay()

    def wanted(self, want: Want) -> Transition:
        """The key that held it up puts it down."""
        return Pop(self.particle.key) if want in (Want.BACK, Want.LOOK) else None
