"""Services that all scenes share: settings, words, store, sound, opponents. No globals."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from game.core.access import Access
from game.core.phrase import Phrase, say
from game.effects.sound import Sound
from game.effects.speech import Speech
from game.effects.weights import Captions
from game.games import GAMES
from game.settings.settings import Settings, save_settings
from game.store import Store
from game.ui.actions import Pads
from game.words.text import Text, languages

if TYPE_CHECKING:
    from ai.worker.client import EngineClient
    from ai.worker.protocol import Spawn
    from game.files.desktop import Desktop
    from game.kiosk.policy import Policy
    from game.match.saving import HandOver
    from tutorial.quiz.learner import Learner


class Clipboard(Protocol):
    """The place from which other programs take a text."""

    def copy(self, text: str) -> None:
        """Put a text there."""

    def copied(self) -> bool | None:
        """True if the last text is there; None: not known yet. To be asked every frame."""


def _stay(_files: Sequence[Path]) -> Phrase | None:
    """Files that were asked for lie in the data folder, where a person finds them."""
    return None


@dataclass(frozen=True, slots=True)
class Machine:
    """The platform below the arcade; by default a computer with files and processes."""

    spawn: Spawn | None = None
    """Starts what thinks for opponents; None: a process of its own."""
    workers: int = 2
    """The number of engine processes that it has room for."""
    cores: int = os.cpu_count() or 1
    """The number of them that can think at the same time."""
    speech: Callable[[Settings], Speech] = Speech
    """Reads aloud."""
    hand_over: HandOver = _stay
    """Gives a player files that were just written for them: a picture, a game, tables."""
    desktop: Desktop | None = None
    """Shows folders and prints; None: no desktop that a player may reach, as in a kiosk."""
    clipboard: Clipboard | None = None
    """Takes texts for other programs; None: there are none that a player may reach."""
    carry: Callable[[], None] | None = None
    """Leads to where saved games are taken along and brought back; None: there is a data folder."""
    newer: Callable[[], bool] = lambda: False
    """True if a newer version of the arcade waits to be loaded."""
    renew: Callable[[], None] = lambda: None
    """Loads it; nothing that was played is lost."""
    tremble: Callable[[float, float], None] | None = None
    """Has it vibrate, where it is held in the hand: how strongly, 0 to 1, and for how many seconds.
    None: it lies on a table."""
    without: frozenset[Access] = frozenset()
    """Pages that cannot be reached on this platform."""


class Services:
    """One running arcade: what every scene is given."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        store: Store,
        sound: Sound,
        machine: Machine = Machine(),
    ) -> None:
        self.folder = folder
        self.machine = machine
        self.settings = settings
        self.store = store
        self.sound = sound
        self.text = Text(settings.language)
        self.speech = machine.speech(settings)
        self.captions = Captions()
        self.pads = Pads()
        sound.on_play = self._caption_sound
        self.stale = False
        """Set when the stage must be built again: a setting changed that is seen everywhere."""
        self.notice: Phrase | None = None
        """One sentence that the next scene shows: a damaged save, a full disk."""
        self.greeted = settings.greeted
        """True if a player has come past the login page since the start."""
        self.hurry = 1.0
        """The factor that speeds up all motion, besides the settings, where programs play alone."""
        self.learner: Learner | None = None
        """The learner who answers the quiz; None: not yet chosen."""
        self.lesson = ""
        """The id of the lesson that was begun last; the next learner of a class begins there."""
        self.unnamed: frozenset[str] = frozenset()
        """Ids of lessons that a person without a code has begun since the start."""
        self.policy: Policy | None = None
        """The kiosk policy, where the arcade runs unattended."""
        self.banner: Phrase | None = None
        """A sentence that is on every screen: the end of a visit draws near."""

    def sit_down(self, learner: Learner | None) -> None:
        """Let this learner answer from now on; None: no learner is known."""
        self.learner = learner

    @cached_property
    def engine(self) -> EngineClient:
        """Source of the moves of opponents. Until `open_late` their evaluators answer
        alone."""
        from ai.worker.client import EngineClient, process_of

        spawn = self.machine.spawn or process_of
        return EngineClient(spawn=spawn, count=self.machine.workers, begin=1)

    def open_late(self) -> None:
        """Open everything that can wait until the first picture: sound and engine processes."""
        self.sound.open()
        self.engine.open()

    def close(self) -> None:
        """End all thinking, and say no more."""
        if "engine" in self.__dict__:
            self.engine.close()
        self.speech.hush()

    def slide(self, **changes: float) -> None:
        """Change settings that no other scene shows: the screen stays as it is."""
        stale = self.stale
        self.change(**changes)
        self.stale = stale

    def change(self, **changes: Any) -> None:
        """Change some settings, keep them, and lay the screen out again."""
        if self.policy is not None:
            changes.pop("full_screen", None)
        self._set(replace(self.settings, **changes))
        if self.policy is None:
            self.notice = save_settings(self.folder, self.settings) or self.notice

    def _set(self, settings: Settings) -> None:
        if self.settings.language != settings.language:
            self.text = Text(settings.language)
        self.settings = settings
        self.sound.set(settings)
        self.speech.set(settings)
        self.stale = True

    def begin_lesson(self, lesson: str) -> None:
        """A learner begins the lesson with this id."""
        self.lesson = lesson
        if self.learner is None or not self.learner.code:
            self.unnamed |= {lesson}

    def serve(self, learner: Learner | None) -> None:
        """This learner answers the quiz from now on."""
        self.learner = learner

    def tell(self, notice: Phrase | None) -> None:
        """Have the next scene show this sentence; None: no sentence any more."""
        self.notice = notice

    def welcome(self) -> None:
        """A player has come past the login page."""
        self.greeted = True
        if not self.settings.greeted:
            self.change(greeted=True)

    def attend(self, policy: Policy) -> None:
        """From now on this policy holds. Nothing that a visitor sets is kept."""
        self.policy = policy
        self.refresh()

    def refresh(self) -> None:
        """Reset everything to the policy for the next visitor."""
        assert self.policy is not None
        settings = self.policy.settings()
        if self.settings != settings:
            self._set(settings)
        self.greeted = True  # visitors are not asked for a name
        self.notice = self.banner = self.learner = None
        self.lesson = ""

    @property
    def games(self) -> tuple[str, ...]:
        """The games that there are here."""
        return tuple(self.policy.games if self.policy else GAMES)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that one may choose from here."""
        return tuple(self.policy.languages) if self.policy else languages()

    def closed(self, access: Access) -> bool:
        """True if this machine or the policy closes places that only these may reach."""
        if access in self.machine.without:
            return True
        if self.policy is None:
            return False
        match access:
            case Access.STAFF | Access.EXIT:
                return True
            case Access.LESSONS:
                return not self.policy.lessons
            case Access.BOARD:
                return not self.policy.board.shown
            case Access.LANGUAGE:
                return len(self.policy.languages) < 2
        return False

    @property
    def pace(self) -> float:
        """The divisor of all times of motion; very large for "at once"."""
        if self.settings.reduced_motion or self.settings.speed <= 0:
            return 1000.0
        return self.settings.speed * self.hurry

    def _caption_sound(self, sound: str) -> None:
        """A sound was played: say in words which, if that is wanted."""
        if self.sound.hushed:
            return
        if self.settings.captions and self.text.has(f"caption-{sound}"):
            self.caption(say(f"caption-{sound}"))

    def caption(self, phrase: Phrase) -> None:
        """Show in words what is to be heard."""
        self.captions.show(phrase, self.text.say(phrase))
