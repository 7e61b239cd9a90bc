"""The law lab in a window that is held upright."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.app import App
from game.core.phrase import say
from game.progress.law_notebook import keep, notebook
from game.scenes.base.screen import Screen
from game.scenes.lab.bench import BenchScene
from game.scenes.lab.law_lab import LawLabScene
from game.scenes.lab.reaction_spots import places
from game.services import Services
from game.window import open_window, opened
from tests.pilot import Pilot
from tests.scenes.lab.test_law_lab import count
from tests.upright import LONG, PHONE, SHAPES, StandsUpright
from tutorial.law_lab import ITEMS, STEPS, LabReaction, Law

CROWD = max(ITEMS, key=lambda item: len(item.reaction.before) + len(item.reaction.after))
NOTED = [item for item in ITEMS if item.noted]


def bench(services: Services, item: LabReaction, state: str) -> BenchScene:
    """One item, asked, or judged wrongly, or with the law that forbids it."""
    page = BenchScene(services, item.step)
    page.queue = [item]
    if state != "asked":
        page.judgement = not item.happens
        page.line = None
    if state == "shown" and not item.happens:
        page.answer, page.discovered = item.laws[0], True
    return page


def pages(services: Services) -> Iterator[Screen]:
    """Nothing found; some reactions, asked and answered; all found."""
    yield LawLabScene(services)
    mixed = next(
        item
        for item in ITEMS
        if any(body.key == "pion-zero" for body in item.reaction.before + item.reaction.after)
    )
    heavy = max(ITEMS, key=lambda item: item.reaction.mass_before)
    for item in (CROWD, mixed, heavy, *NOTED[:6]):
        for state in ("asked", "shown"):
            yield bench(services, item, state)
    forbidden = next(item for item in ITEMS if not item.happens)
    yield bench(services, forbidden, "which")
    for name in ("three-protons", "muon-exchanged"):
        page = bench(services, next(item for item in ITEMS if item.name == name), "which")
        page.counting = page.item.laws[0]
        page.counts = dict.fromkeys(places(page.item.reaction), -1)
        page.line = say("lab-count-not-lepton-mu", body=say("particle-anti-muon-neutrino"), n="+1")
        yield page
    done = BenchScene(services, STEPS[0])
    done.queue = []
    yield done
    pages_ = notebook(services.store)
    for law in Law:
        pages_ = pages_.with_law(law)
    keep(services.store, pages_)
    yield LawLabScene(services)


class TestLawLabUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.0))
    pages = staticmethod(pages)


def test_every_reaction_has_its_bodies_with_a_name_each(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        for item in ITEMS:
            page = bench(services, item, "asked")
            pilot = Pilot(App(services, open_window(PHONE, full_screen=False), page))
            for side in ("before", "after"):
                for i in range(len(getattr(item.reaction, side))):
                    body, name = pilot.spot(f"body:{side}:{i}"), pilot.spot(f"name:{side}:{i}")
                    assert body.y < name.y
                    assert abs(body.x - name.x) < 1


def test_a_law_is_found_by_touch(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        services.change(reduced_motion=True)
        item = next(item for item in ITEMS if not item.happens)
        page = bench(services, item, "asked")
        pilot = Pilot(App(services, open_window(PHONE, full_screen=False), page))
        pilot.tap("never")
        pilot.wait(3.0)
        count(pilot, item.laws[0])
        assert page.answer == item.laws[0]
        pilot.tap("next")
        assert not page.queue
