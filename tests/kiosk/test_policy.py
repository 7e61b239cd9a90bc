"""The policy: what it may say, and one sentence for what it may not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import tomli_w

from game.commands.arguments import main
from game.games import GAMES
from game.kiosk.pins import hash_pin
from game.kiosk.policy import BadPolicy, Policy, completed, load_policy, parse_policy
from game.settings.settings import Settings
from game.words.text import languages
from tests.some import some

ROOT = Path(__file__).parents[2]


def test_the_example_is_what_holds_without_a_word() -> None:
    example = load_policy(ROOT / "assets" / "kiosk.example.toml")
    assert example == completed(Policy())
    assert example.games == list(GAMES)
    assert example.languages == list(languages())


def test_the_example_shows_every_entry() -> None:
    text = (ROOT / "assets" / "kiosk.example.toml").read_text(encoding="utf-8")
    for name in some(Policy.__struct_fields__):
        assert f"\n{name} = " in text or f"[{name}]" in text, name
    for name in ("idle", "defaults", "staff", "board"):
        part = text.partition(f"[{name}]")[2].partition("\n[")[0]
        for field in type(getattr(Policy(), name)).__struct_fields__:
            assert f"\n{field} = " in part, (name, field)


def test_forced_moves_and_music_are_up_to_the_policy() -> None:
    usual = completed(Policy()).settings()
    assert usual.forced
    assert usual.volume_music < Settings().volume_music, "quiet where many stand"
    own = parse_policy(b"defaults.forced = false\ndefaults.music = 0").settings()
    assert not own.forced
    assert own.volume_music == 0


def test_games_and_settings_are_as_it_says() -> None:
    policy = parse_policy(b'games = ["bigebang"]\n[defaults]\ntext_size = 125\nsounds = 0\n')
    assert policy.games == ["bigebang"]
    assert policy.settings() == Settings(
        language="en",
        text_size=1.25,
        volume_effects=0.0,
        volume_music=0.15,
        muted=True,
        full_screen=True,
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("idle.warn = nan", "idle.warn"),
        ("idle.warn = 0", "idle.warn"),
        ("idle.warn = 1e300", "idle.warn"),
        (f"idle.warn = {10**60}", ""),
        (f"idle.warn = {'9' * 5000}", "TOML"),
        ('games = ["poker"]', "poker"),
        ('games = ["bigebang", "bigebang"]', "twice"),
        ('languages = ["xx"]', "xx"),
        ('level = "../../etc"', "etc"),
        ('defaults.language = "xx"', "xx"),
        ("unfinished = true", "unfinished"),
        ("surprise = 1", "surprise"),
        ('staff.pin = "1234"', "--hash-pin"),
        ('restart_at = "25:00"', "25:00"),
        ("games = [", "TOML"),
        ("a = " + "[" * 5000, ""),
        ("\x00", "TOML"),
    ],
)
def test_what_cannot_be_followed_is_one_sentence(text: str, message: str) -> None:
    with pytest.raises(BadPolicy) as caught:
        parse_policy(text.encode())
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


def test_a_policy_that_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    for path in (tmp_path / "missing", tmp_path):
        with pytest.raises(BadPolicy):
            load_policy(path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPolicy, match="UTF-8"):
        load_policy(tmp_path / "bytes")
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(3 * 2**30)
    with pytest.raises(BadPolicy, match="too long"):
        load_policy(tmp_path / "huge")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(BadPolicy):
            load_policy(tmp_path / "pipe")


def test_a_link_leads_to_the_policy(tmp_path: Path) -> None:
    (tmp_path / "real.toml").write_text(tomli_w.dumps({"games": ["bigebang"]}))
    try:
        (tmp_path / "link.toml").symlink_to(tmp_path / "real.toml")
    except OSError:
        pytest.skip("no links here")
    assert load_policy(tmp_path / "link.toml").games == ["bigebang"]


def test_the_command_ends_with_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.toml").write_text("games = 3")
    assert main(["kiosk", "--policy", str(tmp_path / "bad.toml")]) == 1
    message = capsys.readouterr().err
    assert message.startswith("quarkade: the policy ")
    assert message.count("\n") == 1
    assert "games" in message


def test_a_pin_is_hashed_by_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("2468\n"))
    assert main(["kiosk", "--hash-pin"]) == 0
    line = capsys.readouterr().out
    assert parse_policy(f"[staff]\n{line}".encode()).staff.pin in line
    monkeypatch.setattr("sys.stdin", io.StringIO("secret\n"))
    assert main(["kiosk", "--hash-pin"]) == 1


def test_a_policy_with_a_hash_is_accepted() -> None:
    digest = hash_pin("1234")
    assert parse_policy(f'staff.pin = "{digest}"'.encode()).staff.pin == digest


@pytest.mark.parametrize(("size", "full"), [((), True), (("--size", "720x1280"), False)])
def test_a_size_opens_a_window_and_its_visitors_keep_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, size: tuple[str, ...], full: bool
) -> None:
    """The first visitor's settings made the window fill the screen."""
    served: list[Policy] = []

    def serve(_args: object, policy: Policy) -> int:
        served.append(policy)
        return 0

    monkeypatch.setattr("game.commands.kiosk._serve", serve)
    (tmp_path / "policy.toml").write_text("")
    main(["kiosk", "--alone", "--policy", str(tmp_path / "policy.toml"), *size])
    (policy,) = served
    assert policy.full_screen == full
    assert policy.settings().full_screen == full
