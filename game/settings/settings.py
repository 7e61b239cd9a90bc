"""What a person has set, in one small TOML file that can be mended by hand."""

from __future__ import annotations

import math
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta

from game.core.phrase import Phrase, say
from game.files.atomic_files import read_ordinary, write_whole
from game.files.toml import LIMIT, parse_toml
from game.settings.pad_buttons import sensible

FILE = "settings.toml"

Volume = Annotated[float, Meta(ge=0.0, le=1.0)]


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be set: change it with `dataclasses.replace`, keep it with `save_settings`."""

    language: str = "en"
    nickname: Annotated[str, Meta(max_length=20)] = ""
    """How the person at this computer wants to be called; empty: not asked yet."""
    greeted: bool = False
    """Whether that question was answered once, be it without a name."""
    text_size: float = 1.0
    """1, 1.25 or 1.5 times the ordinary size."""
    volume_effects: Volume = 0.8
    volume_music: Volume = 0.5
    volume_speech: Volume = 0.8
    music_follows: bool = True
    """The music grows with what is at stake at a table."""
    muted: bool = False
    speech: bool = False
    """Read aloud what has the focus."""
    captions: bool = False
    """Show in words what can be heard."""
    reduced_motion: bool = False
    """Cuts in place of glides."""
    unhurried: bool = False
    """Nothing is played against the clock: what would be a moment is a plain choice in turn."""
    high_contrast: bool = False
    full_screen: bool = False
    speed: float = 1.0
    """Of all motion: 0.5, 1 or 2 times; 0: at once."""
    forced: bool = True
    """What cannot be chosen happens by itself, where a table says so."""
    remarks: bool = True
    """Opponents say a short line now and then."""
    vibration: bool = True
    """Pads that can tremble do so when something heavy happens."""
    thoughts: bool = False
    """Show what opponents think of, where that gives nothing away."""
    keys: Annotated[dict[str, str], Meta(max_length=40)] = field(default_factory=dict)
    """Keys of one's own: what is wanted -> name of the key; see `game.ui.intents.own_keys`."""
    pad: Annotated[dict[str, int], Meta(max_length=40)] = field(default_factory=dict)
    """Buttons of one's own: act -> number of the button; see `pad_buttons.own_buttons`."""


CHOICES: Mapping[str, tuple[str, ...] | tuple[float, ...]] = {
    "language": ("en", "fr", "de", "it"),
    "text_size": (1.0, 1.25, 1.5),
    "speed": (0.5, 1.0, 2.0, 0.0),
}
"""Settings that are one of a few, in the order in which they are offered."""

_KINDS = get_type_hints(Settings, include_extras=True)


def data_folder(chosen: Path | None = None) -> Path:
    """Where saved games, settings and progress live: ``--data-dir`` if given, else the user's own.

    The folder need not exist yet.
    """
    if chosen:
        return chosen
    import platformdirs

    return platformdirs.user_data_path("Quarkade", appauthor=False)


def load_settings(folder: Path) -> tuple[Settings, Phrase | None]:
    """The settings kept in a folder, and a sentence if they were not as they should be.

    Never fails: what cannot be believed is as in the last good file, or at its default. A file with
    anything wrong in it is mended, and kept as it was under the name ``settings.toml.damaged``.
    """
    path = folder / FILE
    aside = f"{FILE}.damaged"
    try:
        settings, wrong = _believe(_read(path))
    except FileNotFoundError:
        return _backup(path) or Settings(), None
    except (ValueError, OSError):
        backup = _backup(path)
        settings = backup or Settings()
        notice = say("settings-restored" if backup else "settings-damaged", file=aside)
    else:
        if not wrong:
            return settings, None
        notice = say("settings-wrong", names=", ".join(sorted(wrong))[:200], file=aside)
    with suppress(OSError):  # where nothing can be written, nothing will be overwritten either
        path.replace(path.with_name(aside))
        save_settings(folder, settings)
    return settings, notice


def _backup(path: Path) -> Settings | None:
    """The settings of the last good file."""
    try:
        settings, wrong = _believe(_read(path.with_name(FILE + ".bak")))
    except (ValueError, OSError):
        return None
    return None if wrong else settings


def _read(path: Path) -> dict[str, object]:
    """Raises OSError, or ValueError for what is no TOML."""
    return _parse(read_ordinary(path, LIMIT, follow=True))


def _parse(content: bytes) -> dict[str, object]:
    """Raises ValueError."""
    if not content.strip():
        raise ValueError("empty")
    return parse_toml(content)


def _believe(raw: Mapping[str, object]) -> tuple[Settings, list[str]]:
    """The settings with each value that is right; the names of those that are wrong or not ours."""
    right: dict[str, Any] = {}
    wrong = [name for name in raw if name not in _KINDS]
    for name, kind in _KINDS.items():
        if name not in raw:
            continue
        try:
            value = msgspec.convert(raw[name], kind)
        except msgspec.ValidationError:
            wrong.append(name)
            continue
        if _sensible(name, value):
            right[name] = value
        else:
            wrong.append(name)
    return Settings(**right), wrong


def _sensible(name: str, value: object) -> bool:
    """What msgspec cannot ask of a value that has the right kind."""
    match value:
        case float():
            # Not-a-number passes every test that looks for what is out of bounds.
            return math.isfinite(value) and value in CHOICES.get(name, (value,))
        case dict() if name == "pad":
            return sensible(value)
        case dict():
            return all(
                len(word) <= 20 and word.isprintable() for pair in value.items() for word in pair
            )
        case str():
            return value.isprintable() and value in CHOICES.get(name, (value,))
    return True


def save_settings(folder: Path, settings: Settings) -> Phrase | None:
    """Keep the settings, all or none of them; a sentence if that is impossible now.

    The one before stays as ``settings.toml.bak``.
    """
    import tomli_w  # a start keeps nothing

    text = tomli_w.dumps(asdict(settings))
    path = folder / FILE
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.is_file():
            old = read_ordinary(path, LIMIT, follow=True)
            write_whole(path.with_name(FILE + ".bak"), old, mode=0o600)
        write_whole(path, text.encode("utf-8"), mode=0o600)
    except OSError as error:
        return say("settings-not-kept", why=error.strerror or type(error).__name__)
    return None


assert set(CHOICES) <= {field.name for field in fields(Settings)}
