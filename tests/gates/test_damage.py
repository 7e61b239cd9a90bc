"""Damaged and hostile files: no traceback, no wait, and nothing overwritten without a word."""

from __future__ import annotations

import json
import os
import random
import time
from dataclasses import asdict
from pathlib import Path

import pytest
import tomli_w

from game.commands.store import _import
from game.core.record import BadRecord, replay
from game.files.exits import Stop
from game.games import GAMES
from game.kiosk.policy import BadPolicy, load_policy
from game.match.saving import keep
from game.settings.settings import CONTROLS, FILE, Settings, load_settings
from game.store import FILE as STORE
from game.store import Store
from game.store.copies import numbered
from tests.core.played import played
from tests.gates import drawn, sizes
from tests.gates.mutants import mutated
from tests.some import some
from tests.store.straw import SETTLED, played_game
from tests.store.test_trouble import damage

HANG = 30.0
"""Seconds after which a file has hung us, on the slowest machine."""


def cleared(path: Path) -> None:
    """Nothing is there any more."""
    if path.is_dir() and not path.is_symlink():
        path.rmdir()
    else:
        path.unlink(missing_ok=True)


def strange(path: Path, chance: random.Random, content: bytes) -> bytes | None:
    """Put something into the place of a file; what it holds, where that can be told."""
    cleared(path)
    kind = chance.randrange(14)
    if kind == 0 and hasattr(os, "mkfifo"):
        os.mkfifo(path)
    elif kind == 1:
        path.mkdir()
    elif kind == 2 and os.name == "posix":
        path.symlink_to(chance.choice(("/dev/zero", "/dev/null", "nowhere", ".")))
    elif kind == 3:
        with path.open("wb") as file:
            file.truncate(3 * 2**30)
    else:
        raw = mutated(content, chance)
        path.write_bytes(raw)
        return raw
    return None


@sizes(40, 1_000)
def test_settings_are_mended_and_kept_aside(tmp_path: Path, count: int) -> None:
    chance = drawn("settings")
    good = tomli_w.dumps(asdict(Settings(text_size=1.25))).encode()
    path, aside = tmp_path / FILE, tmp_path / f"{FILE}.damaged"
    for _ in some(range(count)):
        cleared(aside)
        raw = strange(path, chance, good)
        began = time.monotonic()
        settings, notice = load_settings(tmp_path)
        assert time.monotonic() - began < HANG
        assert settings.text_size in CONTROLS["text_size"].values
        assert 0.0 <= settings.volume_effects <= 1.0
        if notice is not None and raw is not None:
            assert aside.read_bytes() == raw, "nothing is overwritten without a copy"


@sizes(40, 1_000)
def test_policies_are_followed_or_refused_and_never_touched(tmp_path: Path, count: int) -> None:
    chance = drawn("policies")
    good = (Path(__file__).parents[2] / "assets" / "kiosk.example.toml").read_bytes()
    path = tmp_path / "policy.toml"
    for _ in some(range(count)):
        raw = strange(path, chance, good)
        began = time.monotonic()
        refusal = ""
        try:
            load_policy(path)
        except BadPolicy as bad:
            refusal = str(bad)
        assert "\n" not in refusal
        assert time.monotonic() - began < HANG
        if raw is not None:
            assert path.read_bytes() == raw


@sizes(25, 1_000)
def test_saved_games_in_files_are_taken_in_or_refused(tmp_path: Path, count: int) -> None:
    chance = drawn("saves")
    record = played("bigebang")
    good = record.to_json().encode()
    path = tmp_path / "save.json"
    for _ in some(range(count)):
        raw = strange(path, chance, good)
        began = time.monotonic()
        refusal = ""
        try:
            _import(tmp_path / "data", path)
        except Stop as refused:
            refusal = str(refused)
        assert "\n" not in refusal
        assert time.monotonic() - began < HANG
        if raw is not None:
            assert path.read_bytes() == raw


@sizes(25, 2_000)
def test_stores_are_put_aside_and_replaced(tmp_path: Path, count: int) -> None:
    """With real games in them, so that what is left can be played on."""
    with Store.open(tmp_path) as store:
        record = played("particle_builder")

        keep(store, replay(record, GAMES), record.seats)
        played_game(store, 10)
    path = tmp_path / STORE
    good = path.read_bytes()
    chance = drawn("stores")
    for _ in range(count):
        bad = damage(good, chance)
        path.write_bytes(bad)
        began = time.monotonic()
        with Store.open(tmp_path) as store:
            if store.notice and store.notice.key == "store-restored":
                assert numbered(path, "damaged", 1).read_bytes() == bad
            for saved in [*store.games(10), *store.unfinished()]:
                assert isinstance(json.dumps(asdict(saved.record)), str)
            game_id = played_game(store, 2)
            assert store.flush(SETTLED)
        assert time.monotonic() - began < HANG
        with Store.open(tmp_path) as store:
            assert len(store.record(game_id).moves) == 2
        numbered(path, "backup", 1).write_bytes(good)


@pytest.mark.parametrize("name", ["..", "a/b", "a\x00b", "nul", "a" * 300, "é\u202e", "-rf", "~"])
def test_hostile_names_lead_nowhere_else(tmp_path: Path, name: str) -> None:
    with pytest.raises((Stop, BadRecord, ValueError)):
        _import(tmp_path / "data", tmp_path / "x" / name)
    with pytest.raises(BadPolicy):
        load_policy(tmp_path / "x" / name)
    assert not (tmp_path / "x").exists()
