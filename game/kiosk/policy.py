"""The kiosk policy: the rights of visitors, in a TOML file that the program only reads.

``assets/kiosk.example.toml`` shows every entry with its meaning and its default.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from ai.levels import LEVELS
from game.files.atomic_files import TooLong, read_ordinary
from game.files.parsing import LIMIT, parse_toml
from game.games import GAMES
from game.kiosk.pins import is_hash
from game.settings.settings import CONTROLS, Settings
from game.words.text import languages

Seconds = Annotated[int, Meta(ge=1, le=3600)]
Minutes = Annotated[int, Meta(ge=0, le=240)]
Percent = Annotated[int, Meta(ge=0, le=100)]

CLOCK = re.compile(r"([01]\d|2[0-3]):[0-5]\d")


class BadPolicy(ValueError):
    """A policy that cannot be followed; the message says what is wrong, in one sentence."""


class Idle(Struct, frozen=True, forbid_unknown_fields=True):
    """Times after which a visitor counts as gone."""

    warn: Seconds = 45
    """Seconds without a touch until the countdown appears."""
    count: Seconds = 15
    """Seconds that it counts down."""
    lesson: Seconds = 90
    """Used instead of ``warn`` while a visitor reads a lesson."""
    stuck: Seconds = 30
    """Seconds after which a button that is held down counts as stuck, and is let go of."""


class Defaults(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings at the start of each kiosk session."""

    language: str = ""
    """Empty: the first of the policy's languages."""
    text_size: Literal[100, 125, 150] = 100
    speed: Literal[0, 50, 100, 200] = 100
    sounds: Percent = 50
    captions: bool = False
    reduced_motion: bool = False
    high_contrast: bool = False
    forced: bool = True
    """Forced moves are played automatically, where a game says so."""
    music: Percent = 15
    """Quiet: visitors of a fair hear each other."""


class Staff(Struct, frozen=True, forbid_unknown_fields=True):
    """The way to the staff's page."""

    pin: str = ""
    """A hash made by ``main.py kiosk --hash-pin``; empty: there is no admin page."""
    hold: Annotated[int, Meta(ge=1, le=20)] = 3
    """Seconds to press the upper left corner (or F10)."""


class BoardPolicy(Struct, frozen=True, forbid_unknown_fields=True):
    """The leaderboards."""

    shown: bool = True
    wiped_daily: bool = True


class Policy(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole policy. Every entry may be left out."""

    games: list[str] = []
    """Ids, in the order in which they stand; empty: all."""
    languages: list[str] = []
    """Empty: all that there are."""
    level: str = "student"
    """Of the opponent at the table that two touches lead to."""
    lessons: bool = True
    attract_sound: bool = False
    visit_minutes: Minutes = 0
    """0: no limit."""
    unfinished: Literal["recover", "drop"] = "recover"
    """The fate of the game on the table when the program had to be started again."""
    restart_at: str = ""
    """"04:00": the hour of a nightly restart, when there is no visitor; empty: never."""
    full_screen: bool = True
    grab: bool = True
    """True if keyboard and mouse belong to the arcade alone."""
    cursor: bool = False
    idle: Idle = Idle()
    defaults: Defaults = Defaults()
    staff: Staff = Staff()
    board: BoardPolicy = BoardPolicy()

    def settings(self) -> Settings:
        """The settings at the start of a kiosk session."""
        chosen = self.defaults
        return Settings(
            language=chosen.language or self.languages[0],
            text_size=chosen.text_size / 100,
            volume_effects=chosen.sounds / 100,
            muted=chosen.sounds == 0,
            captions=chosen.captions,
            reduced_motion=chosen.reduced_motion,
            high_contrast=chosen.high_contrast,
            forced=chosen.forced,
            volume_music=chosen.music / 100,
            full_screen=self.full_screen,
            speed=chosen.speed / 100,
        )


def completed(policy: Policy) -> Policy:
    """With everything named that was left to us. Raises BadPolicy for what does not exist."""
    spoken = languages()
    policy = msgspec.structs.replace(
        policy,
        games=policy.games or list(GAMES),
        languages=policy.languages or list(spoken),
    )
    _known("games", policy.games, tuple(GAMES))
    _known("languages", policy.languages, spoken)
    _known("level", [policy.level], tuple(LEVELS))
    if policy.defaults.language:
        _known("defaults.language", [policy.defaults.language], tuple(policy.languages))
    if policy.staff.pin and not is_hash(policy.staff.pin):
        raise BadPolicy("staff.pin is not the hash of a PIN; make one with `kiosk --hash-pin`")
    if policy.restart_at and not CLOCK.fullmatch(policy.restart_at):
        raise BadPolicy(f"restart_at is {_shown(policy.restart_at)}, not a time such as 04:00")
    assert policy.settings().text_size in CONTROLS["text_size"].values
    return policy


def _known(name: str, values: list[str], there: tuple[str, ...]) -> None:
    for value in values:
        if value not in there:
            raise BadPolicy(f"{name} cannot have {_shown(value)}; choose from: {', '.join(there)}")
    if len(set(values)) < len(values):
        raise BadPolicy(f"{name} has the same entry twice")


def _shown(value: str) -> str:
    return ascii(value[:40])


def parse_policy(raw: bytes) -> Policy:
    """A policy from the content of its file. Raises BadPolicy, and nothing else."""
    try:
        table = parse_toml(raw)
    except (
        ValueError
    ) as error:  # TOML's own among them, and numbers of more digits than Python reads
        raise BadPolicy(f"it is not valid TOML ({_line(error)})") from None
    try:
        policy = msgspec.convert(table, Policy)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadPolicy(_line(error)) from None
    return completed(policy)


def _line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:160]


def load_policy(path: Path) -> Policy:
    """The policy in a file. Raises BadPolicy, with what is wrong."""
    try:
        # Administrators keep such files behind links; what they lead to must still be ordinary.
        raw = read_ordinary(path, LIMIT, follow=True)
    except TooLong:
        raise BadPolicy("it is too long for a policy") from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or type(error).__name__
        raise BadPolicy(f"it cannot be read ({why})") from None
    return parse_policy(raw)
