"""Numbers of nature as cards print them."""

from __future__ import annotations

import pytest

from game.core.particles import BY_KEY, charge, printed
from game.core.phrase import figure, literal, say

PRINTED = (
    ("up", "charge", "+⅔"),
    ("down", "charge", "−⅓"),
    ("electron", "charge", "−1"),
    ("w-plus", "charge", "+1"),
    ("photon", "charge", "0"),
    ("up", "spin", "½"),
    ("gluon", "spin", "1"),
    ("higgs", "spin", "0"),
    ("strange", "mass", "93.5 MeV"),
    ("tau-neutrino", "mass", "< 1 eV"),
    ("photon", "mass", "0"),
    ("anti-strange", "lifetime", "1.2×10⁻⁸ s"),
    ("w-minus", "lifetime", "3.1×10⁻²⁵ s"),
)


@pytest.mark.parametrize(("key", "statistic", "figure_text"), PRINTED)
def test_figures_are_printed_as_on_the_cards(key: str, statistic: str, figure_text: str) -> None:
    kind = figure if statistic in ("mass", "lifetime") else literal
    assert printed(BY_KEY[key], statistic) == kind(figure_text)


def test_what_was_never_seen_to_decay_is_called_stable() -> None:
    assert printed(BY_KEY["anti-electron"], "lifetime") == say("card-stable")


def test_charges_go_in_thirds_with_a_true_minus() -> None:
    assert [charge(thirds) for thirds in range(-3, 4)] == [
        "−1",
        "−⅔",
        "−⅓",
        "0",
        "+⅓",
        "+⅔",
        "+1",
    ]


def test_there_is_no_fifth_statistic() -> None:
    with pytest.raises(ValueError, match="charge, spin, mass, lifetime"):
        printed(BY_KEY["up"], "colour")
