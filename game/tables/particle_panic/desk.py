"""The desk of Particle Panic: what is asked, the buttons to answer, and Detector duty."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.particle_panic import detector, state
from game.rules.particle_panic.detector import KEYS, Duty
from game.rules.particle_panic.state import FAILED, NAME, TAKE, View, is_split, lacks
from game.tables.capabilities import NO, YES
from game.tables.particle_panic.facts import fact
from game.tables.particle_panic.geometry import GAP, QUESTION, TITLE, Plan
from game.tables.particle_panic.pictures import DetectorPicture, Layer, RecordedPicture
from game.tables.particle_panic.touches import headline, prompt, warning
from game.tables.particle_panic.wording import (
    G,
    card_name,
    chance,
    chance_with_cards,
    has_use,
    held,
    kind_name,
    may_spend,
    seat_name,
)
from game.tables.pictures import Button, Label, Panel, Picture
from game.tables.sheet import Rect
from game.tables.table import TAG, Spot

_SHEET, _PICTURE, _WORDS = 0, 2, 6
TURN_OF, TURN_WAITS = "turn-of", "turn-waits"
"""Ids of the words on the desk while it is a colleague's turn."""
HIGH = 66.0
"""Height of a button, at most."""


def desk(view: View, viewer: Seat, plan: Plan) -> Iterator[Spot]:
    """A sheet with the question on top and the answers below."""
    buttons = _buttons(view) if view.chooser == viewer and not view.outcome else []
    head, question, *foot = _rows(plan, len(buttons))
    yield from _question(view, viewer, plan.desk, (head, question))
    boxes = [box for area in foot for box in _grid(area, len(buttons))]
    for box, (name, look, words_on) in zip(boxes, buttons, strict=True):
        meaning = None if look.disabled else _meaning(view, name)
        at = f"act:{name}", look, *box.placed, _WORDS
        yield Spot(*at, words_on, words_on, meaning=meaning)


def _rows(plan: Plan, buttons: int) -> list[Rect]:
    """Headline, question, and the place for so many buttons, if there are any."""
    area = plan.desk
    # One button is as high as each of two rows: both find room below two lines of words.
    high = min(HIGH, (area.h - 41 - plan.words - 25) / 2)
    keys = [] if not buttons else [high] if buttons == 1 else [2 * high + 8]
    body = Rect.between(area.left + 12, area.top + 9, area.right - 12, area.bottom - 14)
    return body.rows(TITLE, 0, *keys, gap=3)


def answers(view: View, plan: Plan, asks: Phrase, offered: str) -> Iterator[Spot]:
    """The desk for a player whom the scientist on turn asks: who asks, the question, yes and no.

    ``offered``: ends the text keys of the answers.
    """
    head, question, foot = _rows(plan, 2)
    yield Spot("desk", Panel("yellow"), *plan.desk.placed, _SHEET)
    who = say(f"{G}prompt-offer", seat=seat_name(view.seat))
    yield Spot(TURN_OF, Label("text", 20, bold=True), *head.placed, _WORDS, who)
    yield Spot(TURN_WAITS, Label("text", 18), *question.placed, _WORDS, asks)
    yes, no = _grid(foot, 2)
    for name, box, look in ((YES, yes, Button("primary")), (NO, no, Button("outline"))):
        words = say(f"{G}offer-{offered}-{name.removeprefix('answer:')}")
        yield Spot(name, look, *box.placed, _WORDS, words, words)


def awaited(view: View, plan: Plan, kind: str, spots: Sequence[Spot]) -> Iterator[Spot]:
    """The throw that the desk waits for, above the buttons that it still has among ``spots``."""
    buttons = sum(spot.id.startswith("act:") for spot in spots)
    head, question, *_ = _rows(plan, buttons)
    title = say(f"{G}throw" if kind == "emerge" else f"{G}throw-one")
    yield Spot("throw:title", Label("yellow", 20, bold=True), *head.placed, TAG, title)
    setting = view.setting
    facts = {"half": setting.half} if kind == "emerge" else {"hit": setting.hit}
    words = say(f"{G}throw-for-{kind}", **facts)
    yield Spot("throw:for", Label("second", 18), *question.placed, TAG, words)


def _question(view: View, viewer: Seat, area: Rect, rows: Sequence[Rect]) -> Iterator[Spot]:
    """The sheet of the desk, lit for a player who is asked, the headline and the question."""
    head, question = rows
    mine = view.chooser == viewer and not view.outcome
    # What asks this player goes while things move; what tells of a colleague's turn stays.
    ids = ("headline", "prompt") if mine else (TURN_OF, TURN_WAITS)
    yield Spot("desk", Panel("yellow") if mine else Panel(), *area.placed, _SHEET)
    acts = view.phase == state.ACT
    meaning = say(f"{G}meaning-actions", free=view.setting.free) if acts else None
    ink = Label("yellow" if mine else "text", 20, bold=True)
    words = headline(view, viewer)
    yield Spot(ids[0], ink, *head.placed, _WORDS, words, meaning=meaning)
    words = prompt(view, viewer)
    if not mine and not view.outcome:
        words = say(f"{G}prompt-wait-fact", seat=seat_name(view.chooser), fact=fact(view))
    asks = Label("text" if mine else "second", 18)
    yield Spot(ids[1], asks, *question.placed, _WORDS, words)


def _grid(area: Rect, count: int) -> list[Rect]:
    """Places for one to four buttons: two in a row, the third as wide as both."""
    if count == 1:
        return [area]
    upper, lower = area.rows(0, 0, gap=8)
    if count == 2:
        return [upper, lower]
    return [*upper.columns(0, 0, gap=GAP), *lower.columns(*[0.0] * (count - 2), gap=GAP)]


Answer = tuple[str, Button, Phrase]
"""Name, look and words of a button."""


def _buttons(view: View) -> list[Answer]:
    match view.phase:
        case state.ACT:
            return _actions(view)
        case state.FAILED:
            return _answers(view)
        case state.COLLECT:
            return _collecting(view)
        case state.SPILL if view.extra > 1:
            return [("spread", Button("outline"), _two("spread", say(f"{G}detail-spread")))]
    return []


def _two(name: str, detail: Phrase) -> Phrase:
    """A button's name and, below it, what for or why not."""
    return say(f"{G}two-lines", first=say(f"{G}button-{name}"), second=detail)


def _actions(view: View) -> list[Answer]:
    """Move, Neutralize, Collect, End; lit is at most one, and only what a hint would say."""
    at = view.pawns[view.seat]
    here = view.particles[at]
    closed = {
        "move": "" if view.basics else "no-basic",
        "neutralize": "no-particle"
        if not here
        else ""
        if view.basics or view.neutralizing
        else "no-basic",
        "collect": "particles" if here else "" if view.basics or view.setting.free else "no-basic",
        "end": "",
    }
    details = {
        "move": say(f"{G}detail-move"),
        "neutralize": _odds(view, "detail"),
        "collect": say(f"{G}detail-collect", card=card_name(view.tops[at]), cards=_more(view)),
        "end": say(f"{G}detail-end-half" if view.setting.half else f"{G}detail-end"),
    }
    lit = _advice(view, [name for name, reason in closed.items() if not reason])
    keys = []
    for name, reason in closed.items():
        look = Button("primary" if name == lit else "outline")
        if reason:
            look = Button(disabled=True)
        detail = say(f"{G}closed-{reason}") if reason else details[name]
        free = name == "collect" and not reason and view.setting.free
        keys.append((name, look, _two("collect-free" if free else name, detail)))
    return keys


def _advice(view: View, opened: Sequence[str]) -> str:
    """The action that is plainly good here; "" where a card is better, or where it depends.

    A code in the own hand and a card that makes one whole come first. Then cards that the crew
    lacks; and to end where nothing else is left. A try at a particle can cost a point of the hand
    limit, and is never plainly good.
    """
    if any(_makes_code(view, suit) for suit in range(view.setting.suits)):
        return ""
    if "collect" in opened and _may_light_collect(view, _more(view)):
        return "collect"
    useless = not any(has_use(view, suit) for suit in range(view.setting.suits))
    return "end" if list(opened) == ["end"] and useless and _fits(view, 0) else ""


def _may_light_collect(view: View, cards: int) -> bool:
    """True if collecting is plainly good: the crew lacks the card, and ``cards`` fit into the hand.

    What asks to be confirmed is never lit, or one lit button would lead back to another.
    """
    if not lacks(view, view.tops[view.pawns[view.seat]]) or warning(view, TAKE) is not None:
        return False
    return _fits(view, cards)


def _fits(view: View, cards: int) -> bool:
    """True if no hand is over its limit when the turn ends with so many more in the own one."""
    counts = [held(view, seat) + cards * (seat == view.seat) for seat in range(len(view.hands))]
    return all(count <= limit for count, limit in zip(counts, view.limits, strict=True))


def _makes_code(view: View, suit: int) -> bool:
    """True if cards of this suit in the own hand are a code, or make one of a colleague's here."""
    mine = view.hands[view.seat][suit]
    if view.entered[suit] or not mine or not (view.specials or view.sharing >= 0):
        return False
    here = view.pawns[view.seat]
    beside = (seat for seat, at in enumerate(view.pawns) if seat != view.seat and at == here)
    return mine >= view.setting.code or any(is_split(view, suit, seat) for seat in beside)


def _more(view: View) -> int:
    """Cards that collecting may bring now."""
    setting = view.setting
    rounds = 1 if setting.free else view.basics
    return min(setting.cards * rounds, view.heights[view.pawns[view.seat]])


def _meaning(view: View, name: str) -> Phrase | None:
    """The action that a button costs, and its effect; None for a button that says all."""
    if view.phase != state.ACT or name == "end":
        return None
    if name == "neutralize":
        return _odds(view, "meaning")
    return say(f"{G}meaning-{name}", free=view.setting.free)


def _odds(view: View, kind: str) -> Phrase:
    """The chance of the die, in few words (``kind`` "detail") or in a sentence ("meaning").

    A button tells this one number and the price of a miss; only the sentence adds the number with
    all cards.
    """
    plain, best = chance(view), chance_with_cards(view)
    figures = {"plain": plain, "best": best, "limit": view.limits[view.seat] - 1}
    cards = kind == "meaning" and plain != best
    return say(f"{G}{kind}-odds{'-cards' * cards}", **figures)


def _answers(view: View) -> list[Answer]:
    """After a failed die: the detector, a heart, a club, or the price.

    Looking costs nothing, so it is lit. A card is not: it has a price too, and a hint often
    advises to keep it. A club comes last if all clubs of the hand together are too few.
    """
    hand = view.hands[view.seat]
    keys: list[Answer] = []
    wasted: list[Answer] = []
    hit = view.setting.hit
    if view.duty.ready:
        keys.append(("detect", Button("primary"), _two("detect", say(f"{G}detail-detect"))))
    if may_spend(view) and hand[0]:
        detail = say(f"{G}detail-heart", plain=chance(view))
        keys.append(("heart", Button("outline"), _two("heart", detail)))
    if may_spend(view) and hand[1]:
        helps = view.die + hand[1] >= hit
        key = "club-enough" if view.die + 1 >= hit else "club-short" if helps else "club-wasted"
        detail = say(f"{G}detail-{key}", die=view.die, sum=view.die + 1, more=hit - view.die - 1)
        look = Button("outline") if helps else Button(aside=True)
        (keys if helps else wasted).append(("club", look, _two("club", detail)))
    limit = view.limits[view.seat] - 1
    key = "accept" if limit >= view.setting.code else "accept-low"
    keys.append(("accept", Button(), _two("accept", say(f"{G}detail-{key}", limit=limit))))
    return [*keys, *wasted]


def _collecting(view: View) -> list[Answer]:
    card = card_name(view.tops[view.pawns[view.seat]])
    over = held(view, view.seat) + 1 - view.limits[view.seat]
    more = say(f"{G}detail-collect-{'full' if over > 0 else 'more'}", card=card, over=over)
    good = _may_light_collect(view, 1)
    return [
        ("collect", Button("primary" if good else "outline"), _two("collect-more", more)),
        ("end", Button(), _two("stop", say(f"{G}detail-stop"))),
    ]


# --- Detector duty --------------------------------------------------------------------------------

LAYERS = ("tracker", "electromagnetic", "hadronic", "magnet", "muon")
"""From the inside out; they end text keys."""
ONE_LINE, TWO_LINES = 170.0, 40.0
"""Width from which on a name of two lines is written on one, where it is lower than this."""
SOURCE = 0.38
"""Part of the words about a picture that tells where it comes from."""
NARROW = 34.0
"""Side of the sample of a layer."""


def in_sight(view: View) -> bool:
    """True if the picture of the detector lies over the ring.

    It does so until it is named, and after a wrong name until the scientist goes on.
    """
    if view.outcome or view.duty.event.kind == detector.NOBODY:
        return False
    return view.phase in (NAME, FAILED)


def picture(view: View, plan: Plan) -> Iterator[Spot]:
    """The picture, the names of its layers, and below it the words about it."""
    duty = view.duty
    yield Spot("detector:sheet", Panel("bright"), *plan.screen.placed, _SHEET)
    art, spoken, source = _sight(duty)
    yield Spot("detector", art, *plan.sight.placed, _PICTURE, spoken=spoken, codex="detector")
    for number, (name, box) in enumerate(zip(LAYERS, plan.layers, strict=True)):
        sample, words = box.columns(NARROW, 0, gap=8)
        flat = words.w >= ONE_LINE and words.h < TWO_LINES
        called = say(f"{G}layer-{name}{'-line' if flat else ''}")
        at = sample.x, sample.y, NARROW, NARROW, _PICTURE
        yield Spot(f"layer:{number}", Layer(number), *at, meaning=called)
        label = Label("text", 18, "left")
        yield Spot(f"layer:name:{number}", label, *words.placed, _WORDS, called)
    unnamed = duty.named == detector.NOBODY
    caption = say(f"{G}look") if unnamed else verdict(duty)
    ink = Label("second" if unnamed else "text", 18)
    words = plan.caption
    if source is not None:
        words, below = plan.caption.rows(0, SOURCE * plan.caption.h, gap=3)
        yield Spot("detector:source", Label("quiet", 18), *below.placed, _WORDS, source)
    yield Spot("detector:words", ink, *words.placed, _WORDS, caption)


def _sight(duty: Duty) -> tuple[Picture, Phrase, Phrase | None]:
    """The picture, its name, and where it comes from if some pictures are recorded collisions."""
    sketch = DetectorPicture(*duty.event)
    spoken = say(f"{G}sight-{KEYS[duty.event.kind]}")
    if duty.on != detector.REAL:
        return sketch, spoken, None
    if duty.event.kind not in detector.RECORDED:
        return sketch, spoken, say(f"{G}source-sketch")
    # Only games with this option read the file of collisions and the code for it.
    from game.collisions.data import BadData
    from game.tables.particle_panic.recorded import recorded

    try:
        asked, other, (run, number) = recorded(duty.event)
    except BadData as error:
        return sketch, spoken, say(f"{G}source-{error.reason}")
    named = {"run": literal(str(run)), "event": literal(str(number))}
    spoken = say(f"{G}sight-recorded", sight=spoken)
    return RecordedPicture(asked, other), spoken, say(f"{G}source-recorded", **named)


def verdict(duty: Duty) -> Phrase:
    """The true kind, and the trace by which one knows it."""
    key = "right" if detector.right(duty) else "wrong"
    trace = say(f"{G}trace-{KEYS[duty.event.kind]}")
    return say(f"{G}verdict-{key}", named=kind_name(duty.named), trace=trace)


def naming(view: View, viewer: Seat, plan: Plan) -> Iterator[Spot]:
    """In place of codes and desk: the question, and a button for each kind."""
    area = plan.naming
    head = Rect.between(area.left + 12, area.top + 9, area.right - 12, area.top + QUESTION)
    yield from _question(view, viewer, area, head.rows(TITLE, 0, gap=3))
    if view.chooser == viewer:
        for kind, box in enumerate(plan.names):
            name = kind_name(kind)
            yield Spot(f"act:name-{kind}", _look(view.duty, kind), *box.placed, _WORDS, name, name)


def _look(duty: Duty, kind: int) -> Button:
    """Once a name was given, the right one bears a hook, a wrong one the colour of danger."""
    if duty.named == detector.NOBODY:
        return Button("outline")
    if kind == duty.event.kind:
        return Button("primary", "check")
    return Button("danger" if kind == duty.named else "ghost")
