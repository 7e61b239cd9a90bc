"""Facts of nature that Particle Builder tells at the first time of an event, and once only."""

from __future__ import annotations

import pytest

from game.core.particles import ANTI_UP, ELECTRON, MUON, NU_E, UP
from game.rules.particle_builder.mat import TARGETS
from game.tables.capabilities import Facts, Highlights
from game.tables.particle_builder import ParticleBuilderTable
from game.tables.particle_builder.facts import FACTS
from game.words.text import Text
from tests.layout import LANGUAGES
from tests.rules.particle_builder_scene import AIMS, Scene

TABLE = ParticleBuilderTable()


def pair(card: int, seat: int = 0) -> tuple[str, Facts]:
    return "annihilated", {"seat": seat, "at": 3, "card": card}


def whole(target: str, seat: int = 1) -> tuple[str, Facts]:
    return "completed", {"seat": seat, "target": AIMS[target]}


def told(*events: tuple[str, Facts], new: int = 0) -> list[str]:
    """The names of the facts of these events."""
    assert isinstance(TABLE, Highlights)
    found = TABLE.highlights(events, new or len(events), Scene(hands=(UP, MUON)).view(0))
    assert all(each is None or each.reads for each in found)
    begins, ends = "particle_builder-told-", "-line"
    return [each.line.key.removeprefix(begins).removesuffix(ends) if each else "" for each in found]


def test_a_complete_target_tells_of_itself() -> None:
    assert told(whole("proton"), whole("kaon-zero"), whole("d-plus")) == ["proton", "kaon", "charm"]


def test_pairs_are_told_by_their_kind_and_once() -> None:
    events = (pair(ELECTRON), pair(ELECTRON + 12), pair(ANTI_UP), pair(NU_E), pair(MUON))
    assert told(*events) == ["electrons", "", "quarks", "neutrinos", "leptons"]
    assert told(pair(UP), pair(ANTI_UP), new=1) == [""]


def test_other_events_tell_nothing() -> None:
    assert told(("placed", {"seat": 0, "at": 0, "card": UP})) == [""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fact_has_its_sentence(language: str) -> None:
    text = Text(language)
    for name in FACTS:
        assert text.has(f"particle_builder-told-{name}-line"), name
    for target in TARGETS:
        assert told(whole(target.key))[0] in FACTS
