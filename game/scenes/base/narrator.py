"""The narrator: says what a scene shows, what has the focus, and what is new since then."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from game.core.phrase import Phrase, say
from game.scenes.base.screen import Screen
from game.services import Services
from game.ui.actions import keys_for
from game.words.text import unmarked


class Narrator:
    """Follows the scene on top, frame by frame, and says what changed."""

    def __init__(self) -> None:
        self.scene: Screen | None = None
        """Scene that it follows; None: nothing is read aloud."""
        self._focus: Phrase | None = None
        self._spoken: tuple[Phrase, ...] = ()
        self._greeted = False
        """True while the greeting must not be cut short."""

    def greet(self, services: Services) -> None:
        """Speech was just switched on: say so, then begin with the scene anew."""
        self.scene = None
        self._greeted = True
        on = say("speech-on", key=keys_for("speech", services.settings.keys))
        _say(services, on if services.speech.voiced else say("speech-mute"), over=True)

    def follow(self, scene: object, services: Services) -> None:
        """To be called every frame with the scene on top; costs nothing while speech is off."""
        speech = services.speech
        if not speech.on or not isinstance(scene, Screen):
            self.scene = None
            return
        lines = tuple(scene.aloud())
        spot = scene.find(scene.focused)
        focus = scene.spoken(spot) if spot is not None else None
        fresh = scene is not self.scene
        if fresh or lines != self._spoken:
            for i, phrase in enumerate(new_lines(self._spoken, lines, fresh=fresh)):
                _say(services, phrase, over=fresh and i == 0 and not self._greeted)
        if focus is not None and (fresh or focus != self._focus):
            _say(services, focus, over=not fresh and lines == self._spoken)
        self._greeted = False
        self.scene, self._focus, self._spoken = scene, focus, lines
        speech.update()


def _say(services: Services, phrase: Phrase, *, over: bool) -> None:
    """Aloud, and in writing where this computer has no voice."""
    # What stands out in print, between double stars, is said like the rest.
    services.speech.say(unmarked(services.text.say(phrase)), over=over)
    if not services.speech.voiced:
        services.caption(phrase)


def new_lines(before: Sequence[Phrase], now: Sequence[Phrase], *, fresh: bool) -> Sequence[Phrase]:
    """The lines that were not read yet: all of a ``fresh`` scene, else from the first change on."""
    if fresh:
        return now
    same = takewhile(lambda pair: pair[0] == pair[1], zip(before, now, strict=False))
    return now[len(list(same)) :]
