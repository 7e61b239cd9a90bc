"""The teacher's PIN: set it, or enter it."""

from __future__ import annotations

from game.core.phrase import say
from game.kiosk import pins
from game.kiosk.pins import LONGEST, SHORTEST, is_pin
from game.scenes.base.keypad import KeypadScene
from game.scenes.base.scene import Pop, Transition
from game.services import Services


class AskPinScene(KeypadScene):
    """Pops True when the PIN was right."""

    def __init__(self, services: Services) -> None:
        door = pins.door(services.store)
        super().__init__(services, say("quiz-pin-title"), say("quiz-pin-ask"), door)
        self._door = door

    def entered(self, typed: str) -> Transition:
        """Right, or once more."""
        if self._door.try_(typed):
            pins.renew(self.services.store, typed)
            return Pop(result=True)
        self.say_wrong()
        return None

    def update(self, dt: float) -> Transition:
        """The pause after wrong tries goes by."""
        self._door.pass_(dt)
        return super().update(dt)


class SetPinScene(KeypadScene):
    """Asks for a new PIN twice; pops True when it is set."""

    def __init__(self, services: Services) -> None:
        line = say("quiz-pin-set", shortest=SHORTEST, longest=LONGEST)
        super().__init__(services, say("quiz-pin-title"), line)
        self.first = ""

    def entered(self, typed: str) -> Transition:
        """The first time, or the same again."""
        if not is_pin(typed):
            self._again("quiz-pin-short")
        elif not self.first:
            self.first, self.line = typed, say("quiz-pin-twice")
            self.layout()
        elif typed != self.first:
            self._again("quiz-pin-differs")
        else:
            pins.set_pin(self.services.store, typed)
            return Pop(result=True)
        return None

    def _again(self, key: str) -> None:
        self.first = ""
        self.line = say(key, shortest=SHORTEST, longest=LONGEST)
        self.services.sound.play("wrong")
        self.layout()
