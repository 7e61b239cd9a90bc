"""Particle cards: what they tell at which size, and that they tell it truly."""

from __future__ import annotations

import itertools

import numpy as np
import pygame
import pytest
from msgspec.structs import fields

from game.art.ink.palette import GROUND
from game.art.ink.particle import lifetime_share, mass_share
from game.art.ink.renderer import Renderer
from game.core.particles import ANTI_NU_E, ANTI_UP, PARTICLES, PHOTON, STABLE, UP, Particle
from game.tables.pictures import Back, Card
from game.words.text import Text
from tests.art.conftest import MakeEasel
from tests.art.pixels import bounds, changed, on
from tests.some import some

SIZES = ((136, 190), (70, 98), (45, 63))


@pytest.mark.parametrize("size", SIZES)
def test_no_two_particles_look_alike(renderer: Renderer, size: tuple[int, int]) -> None:
    pictures = [
        pygame.surfarray.array3d(on(renderer.paint(Card(k), *size), GROUND)).astype(np.int16)
        for k in range(len(PARTICLES))
    ]
    for one, two in some(itertools.combinations(pictures, 2)):
        assert int((np.abs(one - two) > 40).sum()) >= 20


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("particle", [0, 13, 19, 21, 26, 29])
def test_nothing_on_a_card_touches_its_border(
    make_easel: MakeEasel, particle: int, scale: float, size: tuple[int, int]
) -> None:
    renderer = make_easel(scale, 1.5)
    w, h = renderer.px(size[0]), renderer.px(size[1])
    card = on(renderer.paint(Card(particle, 12), *size), GROUND)
    # Beside the points nothing differs from the next particle of the kind except what is inside.
    other = (particle + 1) % 30 if PARTICLES[particle].family < 2 else 24
    left, top, right, bottom = bounds(
        changed(card, on(renderer.paint(Card(other), *size), GROUND), 40)
    )
    m = (card.get_width() - w) // 2
    assert left >= m + 0.02 * w
    assert top >= m + 0.008 * h
    assert right <= m + 0.985 * w
    assert bottom <= m + 0.985 * h


def test_a_card_tells_more_the_larger_it_is(text: Text) -> None:
    phrases: list[str] = []

    def listening(phrase: object) -> str:
        phrases.append(str(phrase))
        return text.say(phrase)  # type: ignore[arg-type]

    renderer = Renderer(1.0, listening)
    renderer.paint(Card(3, 2), 45, 63)
    renderer.paint(Card(3, 2), 70, 98)
    assert phrases == []
    renderer.paint(Card(3, 2), 136, 190)
    assert any("particle-charm" in phrase for phrase in phrases)
    assert any("1.27 GeV" in phrase for phrase in phrases)


def test_the_size_that_counts_is_that_on_the_stage(text: Text) -> None:
    phrases: list[str] = []

    def listening(phrase: object) -> str:
        phrases.append(str(phrase))
        return text.say(phrase)  # type: ignore[arg-type]

    Renderer(3.0, listening).paint(Card(3, 2), 70, 98)
    assert phrases == [], "a small card on a large screen is still a small card"


def _dashes(renderer: Renderer, particle: int) -> int:
    """The number of changes of brightness along the upper edge of a card."""
    picture = on(renderer.paint(Card(particle), 136, 190), GROUND)
    m = (picture.get_width() - 136) // 2
    row = [sum(picture.get_at((m + x, m + 1))[:3]) > 400 for x in range(14, 122)]
    return sum(1 for a, b in itertools.pairwise(row) if a != b)


def test_antimatter_has_a_dashed_border_and_matter_has_not(renderer: Renderer) -> None:
    assert _dashes(renderer, UP) <= 1
    assert _dashes(renderer, ANTI_UP) >= 10
    assert _dashes(renderer, ANTI_NU_E) >= 10
    assert _dashes(renderer, PHOTON) <= 1


def test_points_are_shown_where_there_are_any(renderer: Renderer) -> None:
    for size in some(SIZES[:2]):
        without = on(renderer.paint(Card(3), *size), GROUND)
        left, _, _, bottom = bounds(changed(without, on(renderer.paint(Card(3, 5), *size), GROUND)))
        assert left > 0.6 * size[0]
        assert bottom < 0.3 * size[1]


@pytest.mark.parametrize("size", SIZES)
def test_a_colour_charge_is_a_letter_and_its_anticolour_a_barred_one(
    renderer: Renderer, size: tuple[int, int]
) -> None:
    pictures = [
        on(renderer.paint(Card(UP, 1, charge), *size), GROUND)
        for charge in ("r", "g", "b", "r̄", "ḡ", "b̄")
    ]
    pictures.append(on(renderer.paint(Card(UP, 1), *size), GROUND))
    for one, two in some(itertools.combinations(pictures, 2)):
        assert changed(one, two, 60).any()


def test_backs_betray_nothing() -> None:
    assert not fields(Back), "there is nothing in it to tell one from another"


def _by(particles: tuple[Particle, ...], what: str) -> list[Particle]:
    return sorted(particles, key=lambda particle: float(getattr(particle, what)))


def test_heavier_particles_have_a_longer_mass_bar() -> None:
    shares = [mass_share(particle.mass) for particle in _by(PARTICLES, "mass")]
    assert shares == sorted(shares)
    assert shares[0] == 0.0
    assert shares[-1] == 1.0 or shares[-1] > 0.9
    assert mass_share(2.16) < mass_share(4.70) < mass_share(93.5) < mass_share(1270.0)


def test_longer_lives_have_a_longer_bar() -> None:
    mortal = [particle for particle in PARTICLES if particle.lifetime != STABLE]
    shares = [lifetime_share(particle.lifetime) for particle in _by(tuple(mortal), "lifetime")]
    assert shares == sorted(shares)
    assert 0.0 < shares[0] < shares[-1] < 1.0
