"""The lab notebook: filled by what a person did in games and lessons, and by nothing else."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date

import pytest

from game.games import DESCRIPTORS
from game.match.match import match_of
from game.progress import law_notebook
from game.progress.challenges import finished
from game.progress.notebook import KEY, met, note, pages
from game.rules.particle_panic.detector import ELECTRON, PHOTON
from game.services import Services
from game.tables.capabilities import NO_NOTES
from game.words.text import Text, languages
from tests.progress.find_challenges import stored_games
from tests.some import some
from tutorial.law_lab import Law

DAY = date(2026, 11, 22)
BRINGING = [game for game, descriptor in DESCRIPTORS.items() if descriptor.notes is not NO_NOTES]


def filled(services: Services) -> dict[str, int]:
    """The number of places of each page."""
    return {page.name: sum(place.filled for place in page.places) for page in pages(services.store)}


def test_it_begins_empty(services: Services) -> None:
    chapters = ("particles", "vertices", "processes", "nuclei", "pictures", "laws")
    assert filled(services) == dict.fromkeys(chapters, 0)


@pytest.mark.parametrize("game", BRINGING)
def test_a_game_brings_only_what_there_is_a_place_for(game: str, services: Services) -> None:
    places = {place.entry.key for page in pages(services.store) for place in page.places}
    brought = {
        key
        for record in stored_games(game)
        for key in DESCRIPTORS[game].notes.noticed(finished(match_of(record, None)))
    }
    assert brought
    assert brought <= places


def test_what_was_met_once_keeps_its_first_day(services: Services) -> None:
    match = match_of(stored_games("particle_builder")[0], None)
    new = note(services.store, match, DAY)
    assert note(services.store, match, date(2026, 12, 1)) == ()
    assert met(services.store) == dict.fromkeys(new, "2026-11-22")
    assert filled(services)["particles"] == len(new)


def test_a_diagram_brings_vertices_and_processes(services: Services) -> None:
    for record in stored_games("tutti_quantum"):
        note(services.store, match_of(record, None), DAY)
    counts = filled(services)
    assert counts["vertices"] >= 5
    assert counts["processes"] >= 6
    assert counts["laws"] == 0


def test_fusion_and_annihilation_bring_nuclei_and_light(services: Services) -> None:
    for record in stored_games("bigebang"):
        note(services.store, match_of(record, None), DAY)
    known = met(services.store)
    assert {"particle:photon", "nucleus:6", "nucleus:carbon"} <= set(known)
    assert filled(services)["nuclei"] >= 10


def test_only_an_own_right_name_brings_a_picture_of_the_detector() -> None:
    game = finished(match_of(stored_games("particle_panic")[-1], None))
    named = {"seat": game.seat, "kind": ELECTRON, "truth": ELECTRON}

    def brought(**changed: int) -> set[str]:
        events = (("named", named | changed),)
        return set(DESCRIPTORS["particle_panic"].notes.noticed(replace(game, events=events)))

    assert brought() == {"picture:electron"}
    assert brought(kind=PHOTON) == set()
    assert brought(seat=1 - game.seat) == set()


def test_a_law_that_was_found_in_the_lab_is_in_it(services: Services) -> None:
    law_notebook.keep(services.store, law_notebook.LawNotebook().with_law(Law.CHARGE))
    (laws,) = (page for page in pages(services.store) if page.name == "laws")
    assert [place.entry.key for place in laws.places if place.filled] == ["law:charge"]


def test_every_place_has_words_in_every_language(services: Services) -> None:
    for language in some(languages()):
        text = Text(language)
        for page in pages(services.store):
            text.say(page.places[0].where[0])
            for place in page.places:
                assert text.say(place.entry.name)
                assert text.say(place.entry.tells)
        assert text.missing == set()


@pytest.mark.parametrize("damaged", ["", "3", '{"format": 9, "met": {}}', '{"met": {"a": "b"}}'])
def test_what_cannot_be_read_is_an_empty_book(services: Services, damaged: str) -> None:
    services.store.set_progress(KEY, damaged)
    assert met(services.store) == {}


def test_a_place_that_there_is_no_more_does_no_harm(services: Services) -> None:
    services.store.set_progress(KEY, json.dumps({"format": 1, "met": {"gone": "2026-01-01"}}))
    assert sum(filled(services).values()) == 0
