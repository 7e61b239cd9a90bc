"""The reaction builder: any particles on both sides, and what nature says to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from game.core.phrase import Phrase, say
from game.progress.law_notebook import LawNotebook, keep, notebook
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.lab.reaction_spots import figure_of, name_of, sentence
from game.scenes.lab.ruling import Praise, law_line, ruling_page
from game.services import Services
from game.tables.pictures import Button, Icon, Label, Panel
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Leaf, Node, Pad, Row, Stack
from game.ui.lists import Gallery
from game.ui.parts import dimmed, ends, foot_button, round_button, spring, text
from game.ui.sizes import ARROW, BUILT, CHOICE, SHELF_BODY, SIDE_HIGH
from tutorial.law_lab import BODIES, Law, Reaction
from tutorial.reactions.judge import Ruling, judge
from tutorial.reactions.missions import MISSIONS, Mission

SideName = Literal["before", "after"]
SIDES: Final[tuple[SideName, ...]] = ("before", "after")
MOST: Final = {"before": 4, "after": 6}
"""Particles that have room on each side: four protons become helium, a kaon becomes five."""
SHELVES: Final = {
    "around": ("photon", "electron", "proton", "neutron", "deuteron", "triton", "helion", "alpha"),
    "leptons": (
        "electron", "muon", "tau", "electron-neutrino", "muon-neutrino", "tau-neutrino",
        "anti-electron", "anti-muon", "anti-tau",
        "anti-electron-neutrino", "anti-muon-neutrino", "anti-tau-neutrino",
    ),
    "mesons": (
        "pion-plus", "pion-minus", "pion-zero", "kaon-plus", "kaon-minus", "kaon-zero",
        "anti-kaon-zero", "eta", "phi", "j-psi", "upsilon", "d-plus", "d-minus", "d-zero",
        "anti-d-zero", "b-plus", "b-minus", "b-zero", "anti-b-zero",
    ),
    "baryons": (
        "proton", "neutron", "lambda", "sigma-plus", "sigma-zero", "sigma-minus", "xi-zero",
        "xi-minus", "omega", "delta", "antiproton", "antineutron", "antilambda",
    ),
    "bosons": ("photon", "w-plus", "w-minus", "z", "higgs"),
}  # fmt: skip
"""Drawers of particles, each with its bodies."""
HEAD: Final = Label("second", 22, bold=True)
MISSION: Final = Label("yellow", 21, "left", bold=True)
LINE: Final = Label("second", 20)
SIDE_NAME: Final = Label("second", 18)


@dataclass(frozen=True, slots=True)
class BuilderModel:
    """A reaction in the making."""

    mission: int = 0
    """Number of the mission among `MISSIONS`."""
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    side: SideName = "before"
    """The side to which the next particle goes."""
    shelf: str = "around"
    ruling: Ruling | None = None
    """Answer of nature; None: not asked yet."""
    part: int = 0
    """Part of the mission that this reaction fulfils, or number of its stars; 0: none."""

    line: Phrase | None = None
    """Line about the row of the answer that was touched last."""
    sums: bool = False
    """True if a tall sheet shows the sums of the answer, not the words."""

    @property
    def reaction(self) -> Reaction:
        """Reaction on the bench. Both sides have something."""
        before, after = (tuple(BODIES[key] for key in side) for side in (self.before, self.after))
        return Reaction(before, after)

    @property
    def complete(self) -> bool:
        """True if both sides have something."""
        return bool(self.before and self.after)

    def of(self, side: SideName) -> tuple[str, ...]:
        """Keys of the bodies of a side."""
        return self.before if side == "before" else self.after


def with_side(model: BuilderModel, side: SideName, keys: Sequence[str]) -> BuilderModel:
    """The same with other particles on one side."""
    if side == "before":
        return replace(model, before=tuple(keys))
    return replace(model, after=tuple(keys))


def put(model: BuilderModel, key: str) -> BuilderModel:
    """One more particle on the chosen side, if it has room."""
    keys = model.of(model.side)
    if len(keys) >= MOST[model.side]:
        return model
    return with_side(model, model.side, (*keys, key))


def taken(model: BuilderModel, side: SideName, at: int) -> BuilderModel:
    """One particle less; the next one goes to this side."""
    keys = model.of(side)
    return replace(with_side(model, side, (*keys[:at], *keys[at + 1 :])), side=side)


def asked(model: BuilderModel) -> BuilderModel:
    """Nature has answered."""
    ruling = judge(model.reaction)
    part = MISSIONS[model.mission].fulfilled(model.reaction, ruling)
    return replace(model, ruling=ruling, part=part)


def turned(model: BuilderModel, way: int) -> BuilderModel:
    """The mission after or before, with an empty bench."""
    return BuilderModel((model.mission + way) % len(MISSIONS), shelf=model.shelf)


# --- what is seen ---------------------------------------------------------------------------------


def view(model: BuilderModel, pages: LawNotebook) -> Node:
    """The bench and the drawers, or the answer."""
    if model.ruling is not None:
        head = _head(model, pages, turning=False)
        praise = _praise(model, pages)
        return ruling_page(
            head,
            model.reaction,
            model.ruling,
            pages,
            praise=praise,
            line=model.line,
            sums=model.sums,
        )
    sides = [_side(model, side) for side in SIDES]
    arrow = Leaf(Spot("arrow", Icon("next", "yellow"), 0, 0, 0, 0, 4), natural=ARROW)
    wide = Row([sides[0], arrow, sides[1]], parts=(0.42, 0.06, 0.52), least_h=SIDE_HIGH)
    tall = Column(sides, even=True)
    line = say("reactions-how")
    if model.complete:
        line = sentence(model.reaction)
    shelves = [_shelf(name, chosen=name == model.shelf) for name in SHELVES]
    bodies = Gallery([_offered(key) for key in SHELVES[model.shelf]], SHELF_BODY, grow=1.0)
    drawer = Stack([Leaf(Spot("drawer", Panel(), 0, 0, 0, 0, 1)), Pad(bodies)], grow=1.0)
    ask = dimmed(
        foot_button("ask", say("reactions-ask"), "primary", "next"), dim=not model.complete
    )
    clear = dimmed(
        foot_button("clear", say("reactions-clear"), "ghost", "cross"),
        dim=not (model.before or model.after),
    )
    back = foot_button("back", say("back"), icon="back")
    return Column([
        _head(model, pages, turning=True),
        Choose(wide, tall),
        text("line", line, LINE),
        Choose(Row(shelves, even=True), _tall_shelves(shelves)),
        drawer,
        ends(back, clear, ask),
    ])  # fmt: skip


def _tall_shelves(shelves: Sequence[Node]) -> Node:
    return Column([Row(shelves[:3], even=True), Row(shelves[3:], even=True)])


def _head(model: BuilderModel, pages: LawNotebook, *, turning: bool) -> Node:
    """The mission, its stars or parts so far, and the ways to the others."""
    mission = MISSIONS[model.mission]
    words = text("mission", mission_line(mission, model.mission, pages), MISSION, grow=1.0)
    if not turning:
        return Row([words])
    less = round_button("mission:less", "back", say("reactions-mission-before"))
    more = round_button("mission:more", "next", say("reactions-mission-next"))
    # Both on the right: an arrow in the left corner leads off the page elsewhere.
    return Row([words, less, more])


def mission_line(mission: Mission, number: int, pages: LawNotebook) -> Phrase:
    """Number and wish of a mission, and how much of it is done."""
    wish = say(f"reactions-mission-{mission.name}")
    done = pages.done(mission)
    key = "reactions-mission-line"
    if mission.best:
        key = "reactions-mission-stars"
    elif mission.parts > 1:
        key = "reactions-mission-parts"
    elif done:
        key = "reactions-mission-done"
    return say(key, n=number + 1, all=len(MISSIONS), wish=wish, done=done, parts=mission.parts)


def _praise(model: BuilderModel, pages: LawNotebook) -> Praise | None:
    """Words on a mission that this reaction fulfils; None: it does not."""
    mission = MISSIONS[model.mission]
    if not model.part:
        return None
    told = say(f"reactions-done-{mission.name}")
    whole = pages.done(mission) == mission.parts
    if mission.best:
        words = say("reactions-starred", stars=model.part, parts=mission.parts, told=told)
    elif whole:
        words = say("reactions-fulfilled", told=told)
    else:
        words = say("reactions-part", done=pages.done(mission), parts=mission.parts)
    return Praise(words, whole)


def _side(model: BuilderModel, side: SideName) -> Node:
    """A panel with the particles of a side; a touch of the panel chooses the side."""
    keys, chosen = model.of(side), model.side == side
    listed = sentence_of(keys) if keys else say("reactions-empty")
    key = "reactions-side-chosen" if chosen else "reactions-side"
    spoken = say(key, side=say(f"lab-{side}"), bodies=listed)
    ground = Leaf(Spot(f"side:{side}", Panel("yellow" if chosen else None), 0, 0, 0, 0, 2,
                       spoken=spoken))  # fmt: skip
    name = say("reactions-here" if chosen else f"lab-{side}", side=say(f"lab-{side}"))
    inside: list[Node] = [text(f"name:{side}", name, SIDE_NAME)]
    bodies = [
        figure_of(
            f"out:{side}:{at}", BODIES[key], say("reactions-remove", body=name_of(BODIES[key]))
        )
        for at, key in enumerate(keys)
    ]
    if bodies:
        inside.append(Gallery(bodies, BUILT, grow=1.0, places=MOST[side]))
    else:
        inside.append(spring())
    return Stack([ground, Pad(Column(inside, grow=1.0))], grow=1.0)


def sentence_of(keys: Sequence[str]) -> Phrase:
    """Names of several bodies in a row."""
    phrase = name_of(BODIES[keys[0]])
    for key in keys[1:]:
        phrase = say("lab-join", one=phrase, two=name_of(BODIES[key]))
    return phrase


def _shelf(name: str, *, chosen: bool) -> Leaf:
    label = say(f"reactions-shelf-{name}")
    art = Button("outline", "check") if chosen else Button("ghost")
    return Leaf(Spot(f"shelf:{name}", art, 0, 0, 0, 0, 10, label, label), grow=1.0, most_h=CHOICE)


def _offered(key: str) -> Leaf:
    return figure_of(f"put:{key}", BODIES[key], name_of(BODIES[key]))


class BuilderScene(Screen):
    """Missions one after another, on a bench that takes any reaction."""

    upright = fluid = True

    def __init__(self, services: Services, mission: int | None = None) -> None:
        super().__init__(services)
        pages = notebook(services.store)
        first = next((n for n, each in enumerate(MISSIONS) if pages.done(each) < each.parts), 0)
        self.model = BuilderModel(first if mission is None else mission)
        self.focused = f"put:{SHELVES['around'][0]}"

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model, notebook(self.services.store))

    def aloud(self) -> Iterable[Phrase]:
        """The mission, then the line or the answer; not the figures of each row."""
        single = ("name:", "law-name:", "sum-", "plus:", "before", "after")
        for spot in self.placed:
            if isinstance(spot.art, Label) and spot.label and not spot.id.startswith(single):
                yield spot.label

    def chosen(self, spot: Spot) -> Transition:
        """A particle, a side, a drawer, the question, another mission, or away."""
        model = self.model
        match spot.id.split(":"):
            case ["back"]:
                return Pop()
            case ["put", key]:
                self.model = put(model, key)
                self.services.sound.play("card" if self.model is not model else "focus")
            case ["out", ("before" | "after") as side, at]:
                self.model, self.focused = taken(model, side, int(at)), f"side:{side}"
            case ["side", ("before" | "after") as side]:
                self.model = replace(model, side=side)
            case ["shelf", name]:
                self.model = replace(model, shelf=name)
            case ["clear"]:
                self.model = replace(turned(model, 0), side="before")
                self.focused = "side:before"
            case ["ask"]:
                self._ask()
            case ["change"]:
                self._change()
            case ["sums"]:
                self.model = replace(model, sums=not model.sums)
            case ["row", law]:
                line = law_line(Law(law), notebook(self.services.store))
                self.model = replace(model, line=line)
            case ["mission", way]:
                self.model = turned(model, 1 if way == "more" else -1)
            case ["on"]:
                self.model, self.focused = turned(model, 1), f"put:{SHELVES[model.shelf][0]}"
        self.layout()
        return None

    def on_action(self, action: Action) -> Transition:
        """From the answer back to the bench, from the bench away."""
        if action is Action.BACK and self.model.ruling is not None:
            self._change()
            self.layout()
            return None
        return super().on_action(action)

    def _change(self) -> None:
        self.model = replace(self.model, ruling=None, part=0, line=None)
        self.focused = "side:before"

    def _ask(self) -> None:
        if not self.model.complete:
            return
        self.model = asked(self.model)
        mission = MISSIONS[self.model.mission]
        self.focused = "change"
        if self.model.part:
            pages = notebook(self.services.store).with_mission(mission, self.model.part)
            keep(self.services.store, pages)
            self.focused = "on" if pages.done(mission) == mission.parts else "clear"
        self.services.sound.play("win" if self.model.part else "chime")
