"""Words of the coach as spots: bubble, tip, words, dots, face, buttons and choices.

The bubble is as large as its words, beside what it speaks of, never on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from game.art.menu.coach import (
    CORNER,
    DOT,
    FACE,
    INSET,
    JUTS,
    LOW,
    TIP,
    BubbleTip,
    CoachFace,
    CoachMood,
    Dots,
    Looks,
    SpeechBubble,
)
from game.core.phrase import Phrase, say
from game.tables.pictures import Button, Label
from game.tables.sheet import Rect
from game.tables.table import Spot
from game.ui import beside
from game.ui.beside import COACH, ON, BesideForm, Seen, Stand, Tip
from game.ui.glossary_links import word_spots
from game.ui.layout import (
    Choose,
    Column,
    Either,
    Gap,
    Leaf,
    Node,
    Pad,
    Row,
    Stack,
    best_size,
    solve,
)
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.parts import badge, marked, spring
from game.ui.sizes import BUTTON, PRAISE, SPEECH
from game.ui.viewport import Viewport
from tutorial.coach import Coach

LETTERS = ((25, 0), (25, 0.5), (22, 0), (22, 0.5), (20, 0.5), (18, 0.5), (18, 1))
"""Sizes of the coach's words (LOOK 2), and how tight all else stands: what is tried in turn."""
TITLE = Label("second", 19, "left", bold=True)
MAIN = ("next", "next")
"""The button, with its icon, of what has been read."""
PLAY = say("coach-play")
"""Words of that button where a game follows."""
RETRY = say("coach-retry")
"""Words of that button after a try that does not lead on."""
ANOTHER = say("coach-another")
"""Words of that button after a try to which another one is to be added."""
OTHER: dict[Looks, Looks] = {"left": "right", "right": "left"}
"""On which edge the face is that looks there."""
LAST = 1e-6
"""Share of the room for what takes only what the others leave."""
KEPT = 1000
"""Weight of a square unit of what stays free if that can be."""
FREE = 3000
"""Cost up to which a place hides neither that nor anything lit."""
RANK = 60
"""Cost of a width that is less liked than the one before it."""
FACING = 260
"""Cost of a face between the bubble and what it speaks of: the tip has to go there."""
TIPLESS, ASIDE = 180, 70
"""Cost of a bubble without a tip, and of a tip that leads to something else than it should."""
SEATED = (FACE[0] / 2, FACE[1] / 2)
"""Size of the coach's face between the buttons of a snug bubble."""
DOWN = 6.0
"""Units from one place of a snug bubble to the next below it."""


@dataclass(frozen=True, slots=True)
class Said:
    """All that the bubble shows."""

    coach: Coach
    text: Phrase
    """The step's own words, or what there is to say to a wrong try or a right answer."""
    mood: CoachMood
    shown: bool
    """True if the place, or the right choice, is marked."""
    lit: tuple[Spot, ...]
    """Spots that the coach speaks of: never covered."""
    kept: tuple[Spot, ...]
    """Spots that stay free if that can be."""
    bright: tuple[Spot, ...] = ()
    """Spots of `lit` that are bright now: the tip leads to one of them."""
    aim: Spot | None = None
    """Spot that is next to be touched."""
    started: bool = False
    """True if the experiment of the step was started."""
    tried: frozenset[str] = frozenset()
    """Choices that were tried and are wrong."""
    helps: bool = False
    """True if "Show me" is offered; before that it is quiet."""
    known: str = ""
    """The right choice, while its reason is read."""

    @property
    def marked(self) -> tuple[tuple[str, Phrase, bool], ...]:
        """Lines marked right or wrong below the words: id, words, True if right."""
        if self.known:
            return (("known", self.coach.choice(self.known), True),)
        turned_out = self.coach.turned_out()
        if turned_out is None or turned_out.right:
            return ()
        said = say("coach-said", said=turned_out.said)
        return ("said", said, False), ("true", turned_out.true, True)


class Bubble(BesideForm, frozen=True, kw_only=True):
    """The bubble in one width and with letters of one size."""

    page: Node
    looks: Looks
    """Direction in which the face looks: "left" from the right edge, or "right"."""


def sheet(viewport: Viewport, speech: Said) -> list[Spot]:
    """The bubble with everything that belongs to it."""
    place = _place(viewport, speech)
    bubble, rect = place.form, place.rect
    renderer, coach = viewport.renderer, speech.coach
    spots = solve(bubble.page, renderer, viewport.sheet, rect)
    if bubble.outside is not None:
        face = bubble.outside.moved(rect.left, rect.top)
        spots += solve(_face(bubble.looks, speech.mood), renderer, viewport.sheet, face)
    tip = _tip(speech, bubble, rect)
    if tip is not None:
        art = BubbleTip(tip.way)
        spots.append(beside.at(Spot("coach:tip", art, 0, 0, 0, 0, 101), tip.rect))
    text = next(spot for spot in spots if spot.id == "coach:text")
    assert isinstance(text.art, Label)
    game, waits = coach.lesson.game, _waits(coach)
    return [*spots, *word_spots(viewport, text, game, size=text.art.size, buttons=waits)]


# --- where it stands ------------------------------------------------------------------------------


def _place(viewport: Viewport, speech: Said) -> Stand[Bubble]:
    """The best place: words as large as possible, off what is lit and off what is kept."""
    sheet, lights = viewport.sheet, [beside.of(spot) for spot in speech.lit]
    room = Rect(0, 0, sheet.w, sheet.h).inset(GAP, GAP)
    seen = Seen(
        [(light, ON) for light in lights] + [(beside.of(spot), KEPT) for spot in speech.kept]
    )
    about = beside.whole(lights)

    def more(bubble: Bubble, rect: Rect) -> float:
        facing = about is not None and beside.way(rect, about) == OTHER[bubble.looks]
        return (FACING if facing else 0) + _off(speech, bubble, rect)

    best: Stand[Bubble] | None = None
    for letters, tight in LETTERS:
        forms = _forms(viewport, speech, letters, tight)
        place = beside.beside(forms, about, room, seen, COACH, more)
        if best is None or place.cost <= best.cost:
            best = place
        if best.cost < FREE:
            return best
    snug = _snug(viewport, speech, room, seen)
    if snug.cost >= FREE and speech.marked:
        bare = _snug(viewport, speech, room, seen, told=False)
        snug = bare if bare.cost < snug.cost else snug
    return snug if best is None or snug.cost < best.cost else best


def _snug(
    viewport: Viewport, speech: Said, room: Rect, seen: Seen, *, told: bool = True
) -> Stand[Bubble]:
    """The place for a bubble of the least height: as wide as the room, its face inside.

    It may lie between two lit things, where a narrow window has no room around them all. There it
    can do without the lines below its words (``told``), which say no more than the words do.
    """
    sheet, (letters, tight) = viewport.sheet, LETTERS[-1]
    wide = min(room.w, max(SPEECH))
    page = _page(speech, letters, wide, snug=True, told=told)
    w, h = best_size(page, viewport.renderer, sheet, wide, tight)
    form = Bubble(w, min(h, room.h), page=page, looks="left")
    left = room.x - w / 2
    tops = [room.top + DOWN * step for step in range(int((room.h - form.h) / DOWN) + 1)]
    stands = [Rect(left, top, w, form.h) for top in tops]
    cost, rect = min((seen.cost(rect) + _off(speech, form, rect), rect) for rect in stands)
    return Stand(form, rect, cost)


def _forms(viewport: Viewport, speech: Said, letters: float, tight: float) -> list[Bubble]:
    """The bubble in all widths that have room beside the face, on either side of which it is."""
    sheet, forms = viewport.sheet, []
    room = sheet.w - 2 * GAP - JUTS
    for rank, wide in enumerate([wide for wide in SPEECH if wide <= room] or [room]):
        page = _page(speech, letters, wide)
        w, h = best_size(page, viewport.renderer, sheet, wide, tight)
        top = min(LOW, (h - FACE[1]) / 2)
        left, right = Rect(-JUTS, top, *FACE), Rect(w + JUTS - FACE[0], top, *FACE)
        forms.append(Bubble(w, h, RANK * rank, 0, JUTS, right, page=page, looks="left"))
        forms.append(Bubble(w, h, RANK * rank, JUTS, 0, left, page=page, looks="right"))
    return forms


def _tip(speech: Said, bubble: Bubble, rect: Rect) -> Tip | None:
    """The tip towards a light: what it aims at or else the nearest one that it can lead to.

    A tip leads to what lies straight before it; on the edge with the face there is none: the face
    looks that way.
    """
    lights = [beside.of(spot) for spot in speech.lit]
    nearest = sorted(map(beside.of, speech.bright), key=lambda light: _apart(rect, light))
    aims = nearest if speech.aim is None else [beside.of(speech.aim), *nearest]
    faced = OTHER[bubble.looks] if bubble.outside is not None else None
    for light in aims:
        tip = beside.tip(rect, light, TIP, CORNER)
        if tip is None or tip.way == faced:
            continue
        if not any(tip.rect.overlap(other) for other in lights):
            return tip
    return None


def _off(speech: Said, bubble: Bubble, rect: Rect) -> float:
    """Cost of having no tip, or one that leads to another spot."""
    tip = _tip(speech, bubble, rect)
    if tip is None:
        return TIPLESS if speech.lit else 0
    aim = speech.aim
    return ASIDE if aim and tip != beside.tip(rect, beside.of(aim), TIP, CORNER) else 0


def _apart(rect: Rect, light: Rect) -> tuple[float, float]:
    """Distances of a light from the bubble, and from its middle."""
    return beside.distance(rect, light), abs(rect.x - light.x) + abs(rect.y - light.y)


# --- what is inside -------------------------------------------------------------------------------


def _page(
    speech: Said, letters: float, wide: float, *, snug: bool = False, told: bool = True
) -> Node:
    """The title and the dots, the words, what can be chosen, and the buttons.

    ``snug``: without title and dots, and with the face between the buttons. ``told``: with the
    lines of `Said.marked`.
    """
    coach = speech.coach
    steps = len(coach.chapter.steps)
    title = Leaf(Spot("coach:title", TITLE, 0, 0, 0, 0, 101, coach.headline()), grow=1.0)
    dots = Spot("coach:dots", Dots(coach.index, steps), 0, 0, 0, 0, 101)
    art = Label("text", letters, "left")
    head = Either([Row([title, Leaf(dots, natural=(DOT[0] * steps, DOT[1]))], gap=2 * GAP), title])
    words = Leaf(Spot("coach:text", art, 0, 0, 0, 0, 101, speech.text), airy=True)
    parts: list[Node] = [words] if snug else [head, words]
    answers = _answers(speech)
    if answers and (told or not speech.marked):
        parts.append(Choose(Grid(answers, columns=2), Grid(answers)))
    face = [_face("left", speech.mood, seated=True)] if snug else []
    rows = [_buttons(speech, face, worded=worded) for worded in (True, False)]
    parts.append(rows[1] if snug else Either(rows))
    ground = Leaf(Spot("coach:bubble", SpeechBubble(), 0, 0, 0, 0, 100))
    inset = 2 * GAP if snug else INSET
    return Stack([ground, Pad(Column(parts, gap=2 * GAP), inset, 2 * GAP)], least_w=wide)


def _answers(speech: Said) -> Sequence[Node]:
    """The choices of a question; or what was expected, and what turned out to be true."""
    choices = [] if speech.known else [_choice(speech, name) for name in speech.coach.step.choices]
    told = [marked(f"coach:{id_}", words, right=right) for id_, words, right in speech.marked]
    return choices or told


def _choice(speech: Said, name: str) -> Leaf:
    words = speech.coach.choice(name)
    art = Button("outline")
    if name in speech.tried:
        art = Button("danger", "cross")
    elif speech.shown and name == speech.coach.step.right:
        art = Button("primary", "check")
    return Leaf(Spot(f"coach:choice:{name}", art, 0, 0, 0, 0, 103, words, words))


def _buttons(speech: Said, face: Sequence[Node], *, worded: bool) -> Node:
    """Back and Skip, which have words where there is room, a seated face, and the way on."""
    coach = speech.coach
    step = coach.step
    # A step whose experiment has run needs no Skip: Next leads on as well.
    second = ("again", "replay") if speech.started else ("skip", "skip")
    row: list[Node] = [
        _button(name, Button("ghost", icon), worded=worded)
        for name, icon in (("back", "back"), second)
    ]
    row += face
    if not step.choices or speech.known:
        runs = step.experiment is not None and not speech.started
        waits = _waits(coach)
        main, icon = ("show", "eye") if waits else ("run", "play") if runs else MAIN
        kind: Literal["primary", "ghost"] = "ghost" if waits and not speech.helps else "primary"
        wide = _button(main, Button(kind, icon), worded=True)
        if main == "next" and _leads_into_the_game(coach):
            wide = replace(wide, spot=wide.spot._replace(label=PLAY, spoken=PLAY))
        if main == "next" and coach.seen is not None and not coach.enough:
            words = ANOTHER if coach.more else RETRY
            wide = replace(wide, spot=wide.spot._replace(label=words, spoken=words))
        # It takes what room there is up to its greatest width; only the rest is left free.
        row += [Gap(grow=LAST), replace(wide, grow=1.0, most_w=BUTTON)]
    return Row(row, justify="start")


def _button(name: str, art: Button, *, worded: bool) -> Leaf:
    words = say(f"coach-{name}")
    label = words if worded else None
    return Leaf(Spot(f"coach:{name}", art, 0, 0, 0, 0, 103, label, words))


def _waits(coach: Coach) -> bool:
    """True while an act is awaited."""
    return bool(coach.step.answer) and coach.seen is None


def _leads_into_the_game(coach: Coach) -> bool:
    """True at the last step of a first minute."""
    return coach.lesson.prelude and coach.index + 1 == len(coach.chapter.steps)


def _face(looks: Looks, mood: CoachMood, *, seated: bool = False) -> Node:
    """The coach; beside what was right with a tick at the end of its tail, or after it."""
    size = SEATED if seated else FACE
    face = Leaf(Spot("coach:face", CoachFace(looks, mood), 0, 0, 0, 0, 102), natural=size)
    if mood != "happy":
        return face
    tick = badge("coach:praise", "coach:praise:tick", "green", "check", 103, PRAISE)
    if seated:
        return Row([face, tick])
    row = Row([spring(), tick] if looks == "left" else [tick, spring()])
    return Stack([face, Column([spring(), row])])
