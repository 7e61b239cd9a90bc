"""Call-out: words about a piece, beside the piece."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.art.menu.coach import SpeechBubble
from game.core.phrase import Phrase
from game.tables.pictures import Label
from game.tables.table import TAG, Spot
from game.ui.beside import CALLOUT, BesideForm, beside, board_of, of, pieces
from game.ui.layout import Leaf, Pad, Stack, best_size, solve
from game.ui.measure import EDGE, GAP
from game.ui.sizes import BUBBLE
from game.ui.viewport import Viewport

WORDS = Label("text", 19)


def callout(
    viewport: Viewport,
    words: Phrase,
    about: Spot,
    others: Sequence[Spot] = (),
    meant: Collection[str] = (),
) -> list[Spot]:
    """A bubble at the piece, on the board, where it hides as little as can be.

    ``others``: what lies on the table. ``meant``: ids of what the words speak of as well.
    """
    renderer, sheet, room = viewport.renderer, viewport.sheet, board_of(viewport.sheet)
    said = Leaf(Spot("callout:words", WORDS, 0, 0, 0, 0, TAG, words))
    ground = Leaf(Spot("callout", SpeechBubble(), 0, 0, 0, 0, TAG))
    page = Stack([ground, Pad(said, EDGE, GAP)])
    form = BesideForm(*best_size(page, renderer, sheet, min(BUBBLE * renderer.text_scale, room.w)))
    seen = pieces(sheet, (spot for spot in others if not spot.id.startswith("callout")), meant)
    place = beside([form], of(about), room, seen, CALLOUT)
    return solve(page, renderer, sheet, place.rect)
