"""A bit tips over, a sector goes bad, an old page comes back: nothing is silently believed.

After each damage the store is opened as at a start. What it shows then is all that was in it
(restored, or never touched), or it says that something is missing; the copy stays good.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.record import replay
from game.games import GAMES
from game.match.saving import keep
from game.store import FILE, Store
from game.store.copies import numbered
from game.store.recovery import Opened, open_connection
from tests.core.played import played
from tests.gates import drawn, in_parts
from tests.gates.remembered import remember
from tests.inside import journal_of
from tests.store.straw import digest, played_game


def content(opened: Opened) -> dict[str, Any]:
    """All that a store holds, as far as anybody can see it."""
    journal = opened.journal
    return {
        "games": {
            game.id: (game.begun, game.when, game.state, game.returns, game.events)
            for game in journal.games.values()
        },
        "progress": journal.progress,
        "moves": journal.moves,
        "next": journal.next_id,
    }


SMALL = ("bigebang", "particle_panic")
"""A hundred moves: every kind of page, and little enough for every byte."""
LONG = ("bigebang", "u_know_feynman")
"""With eight hundred more."""


def filled_store(folder: Path, games: tuple[str, ...]) -> None:
    """Real games, finished and not, some of straw, progress; a copy of most of it beside it."""
    with Store.open(folder) as store:
        for game in games:
            record = played(game)
            keep(store, replay(record, GAMES), record.seats)
        store.dropped(played_game(store, 3))
        store.prune()
        store.finished(played_game(store, 4), (1.0, -1.0), digest(4))
        store.set_progress("board-bigebang", '[[2,1,3,44,"photon","comet","2026-11-21",1]]')
        store.set_progress("lesson-learn", '{"chapter": 0, "step": 1}')
        store.set_progress("long", "x" * 9000)  # on pages of its own


class Bench:
    """A store that is damaged, opened and looked at, again and again."""

    def __init__(self, folder: Path, games: tuple[str, ...] = SMALL) -> None:
        self.folder = folder
        filled_store(folder, games)
        self.path = folder / FILE
        self.copy = numbered(self.path, "backup", 1)
        self.backed_up = self.copy.read_bytes()
        # Acknowledged after the copy was made: only the file itself has these moves.
        with Store.open(folder) as store:
            played_game(store, 3)
            store.set_progress("lesson-learn", '{"chapter": 2, "step": 0}')
        self.good = self.path.read_bytes()
        self.reset(self.good)
        self.whole = content(self.opened())
        self.close()
        self.counts: Counter[str] = Counter()

    def reset(self, raw: bytes) -> None:
        for path in self.folder.iterdir():
            path.unlink()
        self.path.write_bytes(raw)
        self.copy.write_bytes(self.backed_up)

    def opened(self) -> Opened:
        self.now = open_connection(self.path)
        return self.now

    def close(self) -> None:
        if self.now.connection:
            self.now.connection.close()

    def attempt(self, raw: bytes, what: object) -> str:
        """Damage it so; what came of it."""
        self.reset(raw)
        opened = self.opened()
        recovered = content(opened)
        self.close()
        if opened.notice is None:
            assert recovered == self.whole, f"{what}: believed without a word"
            result = "harmless"
        elif recovered == self.whole:
            result = "restored"
        else:
            assert opened.notice.key in ("store-rescued", "store-restored"), what
            result = "announced"
        assert self.copy.read_bytes() == self.backed_up, f"{what}: the copy was spoilt"
        if opened.notice:
            assert numbered(self.path, "damaged", 1).read_bytes() == raw, what
        self.counts[result] += 1
        return result


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path / "data")


def flipped(raw: bytes, at: int, bits: int) -> bytes:
    return raw[:at] + bytes([raw[at] ^ bits]) + raw[at + 1 :]


def go_on(bench: Bench, raw: bytes, what: object) -> None:
    """A flip that looked harmless is harmless still when the store has been written to."""
    bench.reset(raw)
    with Store.open(bench.folder) as store:
        assert store.notice is None, what
        game_id = played_game(store, 2)
    with Store.open(bench.folder) as store:
        assert len(store.record(game_id).moves) == 2, what
        assert len(journal_of(store).games) == len(bench.whole["games"]) + 1, what
        assert journal_of(store).progress == bench.whole["progress"], what


def test_bits_here_and_there(bench: Bench) -> None:
    """Some bytes of the header, and some of every page."""
    chance = drawn("flips")
    places = [*range(0, 100, 3), *(chance.randrange(len(bench.good)) for _ in range(60))]
    for number, at in enumerate(places):
        raw = flipped(bench.good, at, 1 << chance.randrange(8))
        if bench.attempt(raw, at) == "harmless" and number % 10 == 0:
            go_on(bench, raw, at)
    assert bench.counts["restored"] > 40, bench.counts


PART = 1024
"""Bytes whose flips are noted together as done."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bits", "games"), [("one bit", SMALL), ("all bits", SMALL), ("one bit", LONG)]
)
def test_every_byte_of_every_page(
    tmp_path: Path, bits: str, games: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """``QUARKADE_GATE_PART`` and ``QUARKADE_GATE_LOG`` share it out."""
    remember(monkeypatch)
    bench = Bench(tmp_path / "data", games)
    size = len(bench.good)

    def one(part: int) -> Counter[str]:
        chance = random.Random(f"flips {bits} {part}")
        bench.counts = Counter(believed=0)
        for at in range(part * PART, min(size, (part + 1) * PART)):
            raw = flipped(bench.good, at, 255 if bits == "all bits" else 1 << chance.randrange(8))
            if bench.attempt(raw, (at, bits)) == "harmless" and chance.random() < 0.02:
                go_on(bench, raw, (at, bits))
        return bench.counts

    in_parts(f"flips, {bits} of {size} bytes", -(-size // PART), one)


# --- more than a bit ------------------------------------------------------------------------------


def sector(raw: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(0, len(raw), 512)
    return raw[:at] + chance.choice((bytes(512), chance.randbytes(512))) + raw[at + 512 :]


def page(raw: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(0, len(raw), 4096)
    return raw[:at] + bytes(4096) + raw[at + 4096 :]


def swapped(raw: bytes, chance: random.Random) -> bytes:
    """Two pages in each other's place."""
    one, other = sorted(chance.sample(range(0, len(raw), 4096), 2))
    first, second = raw[one : one + 4096], raw[other : other + 4096]
    return raw[:one] + second + raw[one + 4096 : other] + first + raw[other + 4096 :]


def cut(raw: bytes, chance: random.Random) -> bytes:
    return raw[: chance.randrange(len(raw))]


DAMAGES: dict[str, Callable[[bytes, random.Random], bytes]] = {
    "sector": sector,
    "page": page,
    "swapped": swapped,
    "cut": cut,
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("count", [6, pytest.param(1000, marks=pytest.mark.slow)])
def test_sectors_pages_and_ends(bench: Bench, damage: str, count: int) -> None:
    chance = drawn(f"flips {damage}")
    for number in range(count):
        raw = DAMAGES[damage](bench.good, chance)
        if raw != bench.good and raw:
            bench.attempt(raw, (damage, number))
    print(damage, dict(bench.counts))


def test_pages_of_yesterday(bench: Bench) -> None:
    """A disk that forgets a write leaves an older page among newer ones."""
    old = bench.backed_up
    for at in range(0, min(len(old), len(bench.good)), 4096):
        mixed = bench.good[:at] + old[at : at + 4096] + bench.good[at + 4096 :]
        if mixed != bench.good:
            bench.attempt(mixed, at)
    assert bench.counts["restored"] + bench.counts["announced"] >= 3, bench.counts
    assert "harmless" not in bench.counts or bench.counts["harmless"] <= 1


# --- a row that is gone, a table that lies -------------------------------------------------------

CHANGES = (
    "DELETE FROM game WHERE id = (SELECT max(id) FROM game)",
    "DELETE FROM progress WHERE key = 'lesson-learn'",
    "UPDATE progress SET value = '{}' WHERE key = 'lesson-learn'",
    "UPDATE tally SET count = count + 1",
    "DELETE FROM tally",
    "UPDATE game SET state = 'open'",
    "UPDATE game SET returns = '[-1.0, 1.0]' WHERE state = 'finished'",
    "UPDATE event SET move = 'pass' WHERE game = 1 AND seq = 2",
    "UPDATE event SET digest = '00000000' WHERE game = 1 AND seq = 3",
    "DELETE FROM event WHERE game = 1 AND seq = (SELECT max(seq) FROM event WHERE game = 1)",
    "DELETE FROM event WHERE game = 1",
    "INSERT INTO event VALUES (1, 9000, 'move', 9000, 'x', 'y', 'z')",
    "INSERT INTO progress VALUES ('board-u', '[]', '0123456789abcdef')",
    "UPDATE meta SET value = '0:0000000000000000' WHERE key = 'seal'",
    "DELETE FROM meta WHERE key = 'seal'",
    "PRAGMA user_version = 1",
    "PRAGMA user_version = 3",
    "PRAGMA user_version = 99",
    "PRAGMA application_id = 7",
)


@pytest.mark.parametrize("change", CHANGES)
def test_what_an_editor_changes_is_noticed(bench: Bench, change: str) -> None:
    scratch = bench.folder / "scratch.db"
    shutil.copy(bench.path, scratch)
    connection = sqlite3.connect(scratch)
    connection.execute(change)
    connection.commit()
    connection.close()
    assert bench.attempt(scratch.read_bytes(), change) != "harmless"


def test_moves_that_only_a_copy_has_stay_where_they_are(tmp_path: Path) -> None:
    """A store that lost moves, however that came about, never replaces its copy."""
    with Store.open(tmp_path) as store:
        game_id = played_game(store, 5)
    early = (tmp_path / FILE).read_bytes()
    with Store.open(tmp_path) as store:
        for n in range(6, 31):
            store.played(game_id, n, f"move:{n}", digest(n))
    copy = numbered(tmp_path / FILE, "backup", 1).read_bytes()
    (tmp_path / FILE).write_bytes(early)  # somebody brings back an old file
    with Store.open(tmp_path) as store:
        assert store.notice is None
        store.played(game_id, 6, "another", "0badcafe")
    copies = [path.read_bytes() for path in tmp_path.glob("store.backup-*")]
    assert copy in copies
