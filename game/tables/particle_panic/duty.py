"""Detector duty on the table: the picture in place of the ring, and eight names to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.particle_panic import detector
from game.rules.particle_panic.detector import KEYS, Duty
from game.rules.particle_panic.state import FAILED, NAME, View
from game.tables.particle_panic.answers import headline, prompt
from game.tables.particle_panic.geometry import Plan
from game.tables.particle_panic.pictures import DetectorPicture, Layer
from game.tables.particle_panic.wording import G
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot

LAYERS = ("tracker", "electromagnetic", "hadronic", "magnet", "muon")
"""From the inside out; they end text keys."""
_SHEET, _PICTURE, _WORDS = 0, 2, 6
NARROW = 34.0
"""Side of the sample of a layer."""


def in_sight(view: View) -> bool:
    """Whether the picture of the detector lies where the ring is else: to be named, or after a
    wrong name, until the scientist goes on."""
    if view.outcome or view.duty.event.kind == detector.NOBODY:
        return False
    return view.phase in (NAME, FAILED)


def picture(view: View, plan: Plan) -> Iterator[Spot]:
    """The picture, what its layers are called, and below it what it shows."""
    duty = view.duty
    yield Spot("detector:sheet", Panel("bright"), *plan.screen, _SHEET)
    art = DetectorPicture(*duty.event)
    spoken = say(f"{G}sight-{KEYS[duty.event.kind]}")
    yield Spot("detector", art, *plan.sight, _PICTURE, spoken=spoken, codex="detector")
    for number, (name, box) in enumerate(zip(LAYERS, plan.layers, strict=True)):
        x = box.x - box.w / 2 + NARROW / 2
        called = say(f"{G}layer-{name}")
        at = x, box.y, NARROW, NARROW, _PICTURE
        yield Spot(f"layer:{number}", Layer(number), *at, meaning=called)
        words = box._replace(x=box.x + NARROW / 2 + 4, w=box.w - NARROW - 8)
        label = Label("text", 18, "left")
        yield Spot(f"layer:name:{number}", label, *words, _WORDS, called)
    unnamed = duty.named == detector.NOBODY
    caption = say(f"{G}look") if unnamed else verdict(duty)
    ink = Label("second" if unnamed else "text", 18)
    yield Spot("detector:words", ink, *plan.caption, _WORDS, caption)


def verdict(duty: Duty) -> Phrase:
    """What it was, and by what one knows it."""
    key = "right" if detector.right(duty) else "wrong"
    trace = say(f"{G}trace-{KEYS[duty.event.kind]}")
    return say(f"{G}verdict-{key}", named=kind_name(duty.named), trace=trace)


def kind_name(kind: int) -> Phrase:
    """What a kind of particle is called."""
    return say(f"{G}kind-{KEYS[kind]}")


def naming(view: View, viewer: Seat, plan: Plan) -> Iterator[Spot]:
    """In place of codes and desk: the question, and a button for each kind."""
    mine, area = view.chooser == viewer, plan.naming
    yield Spot("desk", Panel("yellow") if mine else Panel(), *area, _SHEET)
    top, w = area.y - area.h / 2, area.w - 28
    ink = Label("yellow" if mine else "text", 20, bold=True)
    yield Spot("headline", ink, area.x, top + 24, w, 30, _WORDS, headline(view, viewer))
    words = prompt(view, viewer)
    yield Spot("prompt", Label("second", 18), area.x, top + 76, w, 66, _WORDS, words)
    if mine:
        for kind, box in enumerate(plan.names):
            name = kind_name(kind)
            yield Spot(f"act:name-{kind}", _look(view.duty, kind), *box, _WORDS, name, name)


def _look(duty: Duty, kind: int) -> Button:
    """Once a name was given, the right one bears a hook, a wrong one the colour of danger."""
    if duty.named == detector.NOBODY:
        return Button("outline")
    if kind == duty.event.kind:
        return Button("primary", "check")
    return Button("danger" if kind == duty.named else "ghost")
