"""Settings: kept whole, believed value by value, never in the way of a start."""

from __future__ import annotations

import os
from dataclasses import asdict, replace
from pathlib import Path

import pytest
import tomli_w
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from msgspec import structs

from game.files import atomic_files
from game.settings import settings
from game.settings.settings import (
    CONTROLS,
    FILE,
    Settings,
    data_folder,
    load_settings,
    save_settings,
)
from game.words.text import Text, languages
from tests.some import some

CHANGED = Settings(
    language="fr",
    nickname="Curie",
    text_size=1.25,
    volume_effects=0.1,
    muted=True,
    speed=0.0,
    keys={"hint": "q"},
    pad={"hint": 2, "undo": 3},
)


def test_what_is_saved_comes_back(tmp_path: Path) -> None:
    assert save_settings(tmp_path / "new", CHANGED) is None
    assert load_settings(tmp_path / "new") == (CHANGED, None)


def test_a_new_computer_has_the_defaults_and_nothing_to_say(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == (Settings(), None)


def test_data_folder_is_the_users_own_or_the_one_given(tmp_path: Path) -> None:
    assert data_folder(tmp_path) == tmp_path
    assert data_folder().name == "Quarkade"


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("language", '"xx"'),
        ("language", "5"),
        ("nickname", '"' + "x" * 21 + '"'),
        ("nickname", '"bell\\u0007"'),
        ("text_size", "1.1"),
        ("text_size", "nan"),
        ("volume_effects", "-0.1"),
        ("volume_effects", "1.5"),
        ("volume_effects", "nan"),
        ("volume_effects", "true"),
        ("volume_music", '"loud"'),
        ("muted", "1"),
        ("muted", "1979-05-27"),
        ("speed", "3"),
        ("speed", "inf"),
        ("no_such_setting", "1"),
        ("keys", "5"),
        ("keys", "{hint = 3}"),
        ("keys", '{hint = "\\u0007"}'),
        ("pad", "5"),
        ("pad", '{hint = "2"}'),
        ("pad", "{hint = 64}"),
        ("pad", "{hint = -1}"),
        ("pad", "{fly = 2}"),
        ("pad", "{hint = 2, undo = 2}"),
        ("pad", "{hint = 0}"),
        ("pad", "{hint = 12}"),
        ("pad", "{hint = true}"),
    ],
)
def test_one_wrong_value_costs_that_value_only(tmp_path: Path, name: str, written: str) -> None:
    raw = {key: value for key, value in asdict(CHANGED).items() if key != name}
    text = f"{name} = {written}\n" + tomli_w.dumps(raw)
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    default = {name: getattr(Settings(), name)} if hasattr(Settings(), name) else {}
    loaded, notice = load_settings(tmp_path)
    assert loaded == replace(CHANGED, **default)
    assert notice is not None
    assert notice.key == "settings-wrong"
    assert dict(notice.args)["names"] == name
    assert (tmp_path / f"{FILE}.damaged").read_text(encoding="utf-8") == text
    # It is told once: the file was mended.
    assert load_settings(tmp_path) == (loaded, None)


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"language = ", b"[" * 5000, b"x = 1\n" * 50000]
)
def test_a_damaged_file_gives_way_to_the_last_good_one(tmp_path: Path, content: bytes) -> None:
    save_settings(tmp_path, CHANGED)
    save_settings(tmp_path, replace(CHANGED, muted=False))
    (tmp_path / FILE).write_bytes(content)
    loaded, notice = load_settings(tmp_path)
    assert loaded == CHANGED
    assert notice is not None
    assert notice.key == "settings-restored"
    assert (tmp_path / f"{FILE}.damaged").read_bytes() == content
    assert load_settings(tmp_path) == (CHANGED, None)


def test_a_damaged_file_without_a_good_one_gives_way_to_the_defaults(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("not TOML")
    loaded, notice = load_settings(tmp_path)
    assert loaded == Settings()
    assert notice is not None
    assert notice.key == "settings-damaged"


@hypothesis_settings(max_examples=40, deadline=None)
@given(content=st.binary(max_size=300))
def test_no_file_stops_a_start(content: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("settings")
    (folder / FILE).write_bytes(content)
    loaded, _ = load_settings(folder)
    assert isinstance(loaded, Settings)


def test_the_values_of_a_setting_hold_its_default() -> None:
    stepped = {name: control for name, control in CONTROLS.items() if control.values}
    assert "text_size" in stepped
    for name, control in stepped.items():
        assert getattr(Settings(), name) in control.values


def test_a_value_that_the_page_offers_is_believed_by_the_next_start(tmp_path: Path) -> None:
    offered = [(name, v) for name, control in CONTROLS.items() for v in control.values]
    assert len(offered) > 30
    for name, value in offered:
        assert save_settings(tmp_path, replace(Settings(), **{name: value})) is None
        loaded, notice = load_settings(tmp_path)
        assert (getattr(loaded, name), notice) == (value, None)


@pytest.mark.parametrize(
    ("name", "offered", "line"),
    [
        ("language", ("en", "de"), 'language = "fr"'),
        ("text_size", (1.0, 1.5), "text_size = 1.25"),
        ("muted", (False,), "muted = true"),
    ],
)
def test_a_value_that_the_page_does_not_offer_is_not_believed(
    name: str,
    offered: tuple[object, ...],
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Stepping on from such a value would find no next one."""
    monkeypatch.setitem(CONTROLS, name, structs.replace(CONTROLS[name], values=offered))
    (tmp_path / FILE).write_text(line, encoding="utf-8")
    loaded, notice = load_settings(tmp_path)
    assert getattr(loaded, name) == getattr(Settings(), name)
    assert notice is not None


def test_each_value_of_a_setting_has_words_of_its_own_in_every_language() -> None:
    for language in some(languages()):
        text = Text(language)
        for name, control in CONTROLS.items():
            words = [text.say(control.word(value)) for value in control.values or (0.0, 0.5, 1.0)]
            assert len(set(words)) == len(words), (language, name)


def test_settings_that_cannot_be_kept_are_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    notice = save_settings(tmp_path / "file", CHANGED)
    assert notice is not None
    assert notice.key == "settings-not-kept"


@pytest.mark.parametrize("failing", ["os.fsync", "pathlib.Path.replace"])
def test_a_save_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    save_settings(tmp_path, CHANGED)

    def fail(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(failing, fail)
    notice = save_settings(tmp_path, Settings())
    monkeypatch.undo()
    assert notice is not None
    assert dict(notice.args)["why"] == "No space left on device"
    assert load_settings(tmp_path) == (CHANGED, None)
    assert not list(tmp_path.glob("*.draft"))


def test_a_file_is_on_the_disk_before_it_gets_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Steps that survive a power cut: content, then name, then the folder with the name."""
    order: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda _handle: order.append("fsync"))
    replace_file = Path.replace

    def replacing(self: Path, target: Path) -> Path:
        order.append("replace")
        return replace_file(self, target)

    monkeypatch.setattr(Path, "replace", replacing)
    atomic_files.write_whole(tmp_path / "x", b"content")
    assert order == (["fsync", "replace", "fsync"] if os.name == "posix" else ["fsync", "replace"])
    assert settings.FILE not in os.listdir(tmp_path)
