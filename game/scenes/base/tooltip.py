"""Tooltip: the meaning of a picture without words, beside it while a mouse rests on it."""

from __future__ import annotations

from game.core.phrase import Phrase
from game.scenes.base.scene import Scene
from game.scenes.base.screen import Screen
from game.tables.pictures import Chip
from game.tables.sheet import Rect
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.beside import TOOLTIP, BesideForm, Seen, beside, of
from game.ui.layout import Leaf, best_size, solve
from game.ui.measure import EDGE
from game.ui.sizes import TIP
from game.ui.viewport import Viewport

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
