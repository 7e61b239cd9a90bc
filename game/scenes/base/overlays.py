"""Words on top of any scene: notices and captions, call-outs beside a piece, tooltips."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from game.art.menu.coach import SpeechBubble
from game.core.phrase import Phrase
from game.scenes.base.scene import Scene
from game.scenes.base.screen import Screen
from game.tables.pictures import Chip, Label
from game.tables.sheet import Rect
from game.tables.table import TAG, Spot
from game.ui.actions import Action
from game.ui.beside import (
    CALLOUT,
    FAR,
    SHAPES,
    TOOLTIP,
    BesideForm,
    Seen,
    beside,
    board_of,
    hides_much,
    ink_of,
    log_of,
    of,
    over_board,
    pieces,
    pieces_and_words,
    words_and_pieces,
)
from game.ui.layout import Column, Leaf, Node, Pad, Stack, best_size, solve
from game.ui.measure import EDGE, GAP, ROUND
from game.ui.parts import spring
from game.ui.sizes import BROAD, BUBBLE, TIP
from game.ui.viewport import Viewport

ROWS = (2, 3, 4, 5)
"""In how many rows the words of a caption may stand, where one is too long."""
CALM = 0.5
"""Part of what a caption hides that another place may hide at most, so that it moves there."""
AIR = 8.0
"""Distance of a caption from the words beside it, where there is room."""
LOOSE = 1.2
"""The width of several rows by that of the words in them: the last word of a row may not fit it."""


def strip_spots(
    viewport: Viewport, notice: Phrase | None, caption: Phrase | None
) -> Iterator[Spot]:
    """Strips at the very top of a page, so that its title stays to be seen."""
    strips: list[Node] = [
        _pill(art, phrase)
        for phrase, art in ((notice, Chip("danger")), (caption, Chip("white")))
        if phrase is not None
    ]
    page = Column([*strips, spring()], gap=GAP / 2, most_w=BROAD)
    top = Rect(0, 0, viewport.sheet.w, viewport.sheet.h).inset(GAP, GAP / 4)
    yield from solve(page, viewport.renderer, viewport.sheet, top)


def _pill(art: Chip, words: Phrase) -> Leaf:
    return Leaf(Spot("told", art, 0, 0, 0, 0, 0, words), stretch=True)


class TableCaption:
    """The caption on a table: where it hides nothing that is read, and as little as can be."""

    def __init__(self) -> None:
        self._spot: Spot | None = None
        self._stage: Viewport | None = None
        self._laid: Sequence[Spot] = ()
        self._lit: Collection[str] = frozenset()

    def spot(
        self,
        viewport: Viewport,
        words: Phrase,
        placed: Sequence[Spot],
        lit: Collection[str] = frozenset(),
    ) -> Spot:
        """Place above the spots ``placed``: it stays there until it would hide words or a card.

        ``lit``: ids of what may be touched next, which it does not hide either.
        """
        old = self._spot if self._stage is viewport else None
        if old is not None and (old.label, self._laid, self._lit) == (words, placed, lit):
            return old
        self._stage, self._laid, self._lit = viewport, list(placed), lit
        seen = words_and_pieces(viewport, placed, lit)
        fresh = old is None or old.label != words
        if old is None or fresh or hides_much(seen, of(old)):
            pill, forms = _pill(Chip("white"), words), _forms(viewport, words)
            place = over_board(forms, viewport.sheet, seen)
            if old is None or fresh or place.cost < CALM * seen.cost(of(old)):
                rect = place.rect.inset(AIR, 0)
                [self._spot] = [old] = solve(pill, viewport.renderer, viewport.sheet, rect)
        return old


def _forms(viewport: Viewport, words: Phrase) -> list[BesideForm]:
    """The pill with its words in one row, in two, and so on."""
    pill, renderer, sheet = _pill(Chip("white"), words), viewport.renderer, viewport.sheet
    long, line = best_size(pill, renderer, sheet, float("inf"))
    forms = [BesideForm(long, line)]
    for rows in ROWS:
        wide = LOOSE * long / rows + ROUND * line * rows
        forms.append(BesideForm(*best_size(pill, renderer, sheet, wide)))
    return [BesideForm(form.w + 2 * AIR, form.h) for form in forms]


# --- callout --------------------------------------------------------------------------------------
# Call-out: words about a piece, beside the piece.


WORDS = Label("text", 19)


class TableQuestion(NamedTuple):
    """The words of a table that ask."""

    id: str
    settled: bool
    """True if a bubble answers them: it may take their place, as a whole."""


def callout(
    viewport: Viewport,
    words: Phrase,
    about: Spot,
    others: Sequence[Spot] = (),
    meant: Collection[str] = (),
    lit: Collection[str] = (),
    question: TableQuestion | None = None,
) -> list[Spot]:
    """A bubble at the piece, on the board, where it hides as little as can be.

    ``others``: what lies on the table. ``meant``: ids of what the words speak of as well.
    ``lit``: ids of what may be touched next.
    """
    renderer, sheet = viewport.renderer, viewport.sheet
    board, log = board_of(sheet), log_of(sheet)
    # A narrow window has little room beside a piece, and its foot says the same words.
    low = log.bottom if sheet.tall else board.bottom
    room = Rect.between(board.left, board.top, board.right, low)
    page = _speech(words)
    forms = _speech_forms(viewport, page, room)
    lying = [spot for spot in others if not spot.id.startswith("callout")]
    asks = [spot for spot in lying if question and spot.id == question.id and spot.label]
    settled = question is not None and question.settled
    if sheet.tall:
        kept = [] if settled else [ink_of(viewport, spot) for spot in asks]
        rect = beside(forms, of(about), room, pieces(sheet, lying, meant, lit, kept), FAR).rect
    else:
        spare = next(iter(asks), None) if settled else None
        seen = pieces_and_words(viewport, lying, meant, lit, spare)
        over = None if spare is None else of(spare)
        rect = beside(forms, of(about), room, seen, CALLOUT, over=over).rect
    if rect.bottom > log.top:
        # It takes the place of the line at the foot as a whole.
        _, high = best_size(page, renderer, sheet, room.w)
        rect = Rect.between(room.left, min(log.top, low - high), room.right, low)
    return solve(page, renderer, sheet, rect)


def _speech_forms(viewport: Viewport, page: Node, room: Rect) -> list[BesideForm]:
    """Sizes of a bubble with these words in a room."""
    renderer, sheet = viewport.renderer, viewport.sheet
    widest = min(BUBBLE * renderer.text_scale, room.w)
    return [
        BesideForm(*best_size(page, renderer, sheet, widest * part), cost=cost)
        for part, cost in SHAPES
    ]


def _speech(words: Phrase) -> Node:
    said = Leaf(Spot("callout:words", WORDS, 0, 0, 0, 0, TAG, words))
    ground = Leaf(Spot("callout", SpeechBubble(), 0, 0, 0, 0, TAG))
    return Stack([ground, Pad(said, EDGE, GAP)])


# --- tooltip --------------------------------------------------------------------------------------
# Tooltip: the meaning of a picture without words, beside it while a mouse rests on it.


RESTS = 0.7
"""Seconds that a mouse rests before a tooltip comes."""


class Tooltip:
    """The one tooltip that may be shown. A touch, a key or a press takes it away."""

    def __init__(self) -> None:
        self.spot: Spot | None = None
        """Spot that is shown now."""
        self._over: tuple[int, str] | None = None
        """The scene and the spot on which the mouse is."""
        self._rested = 0.0
        self._pointing = False
        """True if the mouse was moved last: a finger leaves nothing behind that rests."""

    def hear(self, action: Action) -> None:
        """A want of the person: moving the mouse leads here, all else away."""
        self._pointing = action is Action.HOVER
        if not self._pointing:
            self.spot = None

    def follow(self, scene: Scene, viewport: Viewport, dt: float) -> None:
        """Let time pass over the scene that has the input."""
        about = self._about(scene)
        over = None if about is None else (id(scene), about.id)
        if over != self._over:
            self._over, self._rested, self.spot = over, 0.0, None
        name = None if about is None else about.meaning or about.spoken
        if about is None or name is None or self.spot is not None:
            return
        self._rested += dt
        if self._rested >= RESTS:
            self.spot = _beside(about, name, viewport)

    def _about(self, scene: Scene) -> Spot | None:
        """Spot under the mouse, if it has a name and no words of its own."""
        if not self._pointing or not isinstance(scene, Screen) or scene.pressed is not None:
            return None
        spot = scene.find(scene.hovered)
        if spot is None or (spot.label is not None and spot.meaning is None):
            return None
        return spot


def _beside(about: Spot, name: Phrase, viewport: Viewport) -> Spot:
    """A pill below a spot, or above where there is no room."""
    sheet = viewport.sheet
    room = Rect(0, 0, sheet.w, sheet.h).inset(EDGE, EDGE)
    pill = Leaf(Spot("tooltip", Chip("white"), 0, 0, 0, 0, 100, name), stretch=True)
    form = BesideForm(*best_size(pill, viewport.renderer, sheet, min(TIP, room.w)))
    place = beside([form], of(about), room, Seen(), TOOLTIP)
    [spot] = solve(pill, viewport.renderer, sheet, place.rect)
    return spot
