"""Settings of a player: what can be set, its values, and the TOML file that keeps it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_type_hints

import msgspec
from msgspec import Meta, Struct

from game.core.access import Access
from game.core.phrase import Phrase, say
from game.files.atomic_files import make_folder, move, read_ordinary, write_whole
from game.files.parsing import LIMIT, parse_toml
from game.settings.pad_buttons import sensible

FILE = "settings.toml"

V = TypeVar("V")
Part = Annotated[float, Meta(ge=0.0, le=1.0)]
"""Value of a slider."""


class Control(Struct, frozen=True):
    """Control of a setting: its page, and stepping through its values or a slider."""

    page: str
    word: Callable[[Any], Phrase]
    """The name of a value."""
    values: tuple[Any, ...] = ()
    """The values that it steps through; none: a slider from 0 to 1."""
    access: Access = Access.ALL


def _on_off(value: bool) -> Phrase:
    return say("on" if value else "off")


def _language(value: str) -> Phrase:
    return say(f"language-{value}")


def _percent(value: float) -> Phrase:
    return say("percent", n=round(value * 100))


def _speed(value: float) -> Phrase:
    return say(f"speed-{round(value * 100)}")


def _guide(value: str) -> Phrase:
    return say(f"guide-{value}")


def _tenths(value: float) -> Phrase:
    return say("slider-tenths", value=round(10 * value))


def _switch(page: str, access: Access = Access.ALL) -> Mapping[str, Control]:
    """A setting that is on or off."""
    return {"control": Control(page, _on_off, (False, True), access)}


def _choice(
    page: str,
    values: tuple[V, ...],
    word: Callable[[V], Phrase],
    access: Access = Access.ALL,
) -> Mapping[str, Control]:
    """A setting that is one of a few values."""
    return {"control": Control(page, word, values, access)}


def _slider(page: str, access: Access = Access.ALL) -> Mapping[str, Control]:
    """A setting from 0 to 1."""
    return {"control": Control(page, _tenths, access=access)}


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a player: change them with `dataclasses.replace`, keep with `save_settings`.

    A field with a control is on the page of the settings that it names, in the order of the
    fields; ``setting-<name>`` is its name in the texts. Nothing else has to be declared.
    """

    nickname: Annotated[str, Meta(max_length=20)] = ""
    """Name by which the arcade calls the player; empty: not asked yet."""
    greeted: bool = False
    """True once the question for a name was answered, with or without a name."""
    keys: Annotated[dict[str, str], Meta(max_length=40)] = field(default_factory=dict)
    """Own keys: name of the action -> name of the key; see `game.ui.actions.own_keys`."""
    pad: Annotated[dict[str, int], Meta(max_length=40)] = field(default_factory=dict)
    """Own buttons of the game pad: action -> number; see `pad_buttons.own_buttons`."""

    language: str = field(
        default="en",
        metadata=_choice("picture", ("en", "fr", "de", "it"), _language, Access.LANGUAGE),
    )
    text_size: float = field(default=1.0, metadata=_choice("picture", (1.0, 1.25, 1.5), _percent))
    full_screen: bool = field(default=False, metadata=_switch("picture", Access.STAFF))
    high_contrast: bool = field(default=False, metadata=_switch("picture"))
    reduced_motion: bool = field(default=False, metadata=_switch("picture"))
    """Cuts instead of glides."""

    speed: float = field(default=1.0, metadata=_choice("play", (0.5, 1.0, 2.0, 0.0), _speed))
    """Speed of all motion: 0.5, 1 or 2 times; 0: at once."""
    unhurried: bool = field(default=False, metadata=_switch("play"))
    """No choice is made against the clock: timed choices become plain ones in turn."""
    forced: bool = field(default=True, metadata=_switch("play"))
    """The only legal move is made for the player, where the table allows that."""
    throws: bool = field(default=True, metadata=_switch("play"))
    """A player throws the dice by hand, where the game has any."""
    guide: str = field(
        default="first", metadata=_choice("play", ("first", "always", "never"), _guide)
    )
    """Games in which the next touch of a good move is lit: see `game.match.guide`."""
    remarks: bool = field(default=True, metadata=_switch("play"))
    """Opponents say a short line now and then."""
    vibration: bool = field(default=True, metadata=_switch("play"))
    """Pads and telephones vibrate when something heavy happens."""
    thoughts: bool = field(default=False, metadata=_switch("play"))
    """The thoughts of opponents are shown where that gives nothing away."""

    muted: bool = field(default=False, metadata=_switch("sound"))
    captions: bool = field(default=False, metadata=_switch("sound"))
    """Sounds are shown in words."""
    speech: bool = field(default=False, metadata=_switch("sound"))
    """The spot that has the focus is read aloud."""
    music_follows: bool = field(default=True, metadata=_switch("sound"))
    """The music grows with what is at stake at a table."""
    volume_effects: Part = field(default=0.8, metadata=_slider("sound"))
    volume_music: Part = field(default=0.5, metadata=_slider("sound"))
    volume_speech: Part = field(default=0.8, metadata=_slider("sound"))


CONTROLS: Mapping[str, Control] = {
    each.name: each.metadata["control"] for each in fields(Settings) if "control" in each.metadata
}
"""Setting -> how it is set, in the order of the pages."""

_KINDS = get_type_hints(Settings, include_extras=True)


def data_folder(chosen: Path | None = None) -> Path:
    """Folder of saved games, settings and progress: ``--data-dir`` if given, else the user's own.

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
        settings, wrong = parse_settings(_read(path))
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
        move(path, path.with_name(aside))
        save_settings(folder, settings)
    return settings, notice


def _backup(path: Path) -> Settings | None:
    """The settings of the last good file."""
    try:
        settings, wrong = parse_settings(_read(path.with_name(FILE + ".bak")))
    except (ValueError, OSError):
        return None
    return None if wrong else settings


def _read(path: Path) -> bytes:
    """Raises OSError."""
    return read_ordinary(path, LIMIT, follow=True)


def parse_settings(content: bytes) -> tuple[Settings, list[str]]:
    """The settings in the content of a file, and the names that cannot be believed.

    Raises ValueError for content that is not TOML.
    """
    return _believe(_parse(content))


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
    """True if a value of the right kind makes sense, where msgspec cannot ask."""
    match value:
        case float():
            # Not-a-number passes every test that looks for what is out of bounds.
            return math.isfinite(value) and _offered(name, value)
        case dict() if name == "pad":
            return sensible(value)
        case dict():
            return all(
                len(word) <= 20 and word.isprintable() for pair in value.items() for word in pair
            )
        case str():
            return value.isprintable() and _offered(name, value)
    return _offered(name, value)


def _offered(name: str, value: object) -> bool:
    """True for a value that the settings page offers."""
    control = CONTROLS.get(name)
    if control is None:
        return True
    if control.values:
        return value in control.values
    return isinstance(value, int | float) and 0.0 <= value <= 1.0


def save_settings(folder: Path, settings: Settings) -> Phrase | None:
    """Keep the settings, all or none of them; a sentence if that is impossible now.

    The one before stays as ``settings.toml.bak``.
    """
    import tomli_w  # a start keeps nothing

    text = tomli_w.dumps(asdict(settings))
    path = folder / FILE
    try:
        make_folder(folder, follow=True)
        if path.is_file():
            old = read_ordinary(path, LIMIT, follow=True)
            write_whole(path.with_name(FILE + ".bak"), old)
        write_whole(path, text.encode("utf-8"))
    except OSError as error:
        return say("settings-not-kept", why=error.strerror or type(error).__name__)
    return None
