"""The colours keep the contrasts that LOOK states, and the high-contrast theme seven to one."""

from __future__ import annotations

import pytest

from game.art.ink import palette
from game.art.ink.palette import CONTRAST, DARK, GROUND, HUES, INK, contrast, fade, mix, role
from game.games import GAMES
from game.tables.pictures import Hue, Ink

STATED: dict[Hue, float] = {
    "quark": 8.4,
    "lepton": 8.2,
    "boson": 6.2,
    "green": 11.8,
    "yellow": 14.3,
    "danger": 7.3,
}


@pytest.mark.parametrize(("name", "figure"), STATED.items())
def test_the_base_colours_stand_out_on_navy_as_stated(name: Hue, figure: float) -> None:
    assert contrast(HUES[name].base, GROUND) == pytest.approx(figure, abs=0.06)


@pytest.mark.parametrize(
    ("colour", "figure"), [(DARK.text, 17.4), (DARK.second, 10.5), (DARK.quiet, 6.8)]
)
def test_words_stand_out_on_navy_as_stated(colour: str, figure: float) -> None:
    assert contrast(colour, GROUND) == pytest.approx(figure, abs=0.06)


def test_ink_reads_on_every_bright_fill() -> None:
    fills = [hue.base for name, hue in HUES.items() if name != "plain"]
    assert min(contrast(INK, fill) for fill in fills) >= 5.85


@pytest.mark.parametrize("name", ["text", "second", "quiet", *HUES])
def test_words_of_every_role_reach_seven_to_one_in_high_contrast(name: Ink) -> None:
    assert contrast(role(CONTRAST, name), CONTRAST.panel) >= 7.0


@pytest.mark.parametrize("theme", [DARK, CONTRAST])
def test_edges_of_controls_can_be_seen(theme: palette.Theme) -> None:
    assert contrast(theme.edge, GROUND) >= 3.0


@pytest.mark.parametrize("name", ["text", "second", "quiet", *HUES])
def test_words_of_every_role_reach_four_and_a_half_to_one_on_panels_and_buttons(name: Ink) -> None:
    for ground in (GROUND, DARK.panel[:7], DARK.button_top, palette.COACH_TOP):
        if name == "quiet" and ground != GROUND:
            continue  # reasons on disabled controls stand on a faded fill, near the ground
        assert contrast(role(DARK, name), ground) >= 4.5, ground


def test_every_game_has_its_colour() -> None:
    for game in (*GAMES, "a game that has chosen none"):
        hue = palette.hue_of(game)
        assert contrast(hue.base, GROUND) >= 4.5, game
        assert contrast(hue.light, hue.deep) >= 4.5, game


def test_mixing_and_fading() -> None:
    assert mix("#000000", "#FFFFFF", 0.0) == "#000000"
    assert mix("#102030", "#FFFFFF", 1.0) == "#FFFFFF"
    assert fade("#102030", 0.5) == "#10203080"
    assert fade("#10203040", 1.0) == "#102030FF"
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
