"""The change of scene: what the next one needs is painted while the picture before it stands."""

from __future__ import annotations

import time

from game.files.memory import give_back
from game.scenes.base.screen import Screen


class Curtain:
    """Paints the spots of a scene slice by slice, so that no frame has to paint them all."""

    def __init__(self, scene: Screen, *, alone: bool) -> None:
        """``alone``: no scene lies beneath it any more; what only those showed is let go of."""
        self._easel = easel = scene.stage.easel
        shown = [spot for spot in scene.laid if not spot.art.unseen]
        if alone:
            easel.keep(shown)
        self._litter = alone
        """Scenes that are gone wait for the collector, with whole pictures of theirs."""
        self._new = [s for s in shown if not easel.knows(s.art, s.w, s.h, s.label)]

    def painted(self, seconds: float) -> bool:
        """Whether nothing is left to paint; else paint for about so long."""
        if self._litter:
            self._litter = False
            give_back()
            return False
        end = time.perf_counter() + seconds
        while self._new and time.perf_counter() < end:
            spot = self._new.pop()
            self._easel.paint(spot.art, spot.w, spot.h, spot.label)
        return not self._new
