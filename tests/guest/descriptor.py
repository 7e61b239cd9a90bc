"""The descriptor of Afterglow."""

from __future__ import annotations

from game.games.descriptor import Form, GameDescriptor, Hue, Series, sounds

DESCRIPTOR = GameDescriptor(
    "afterglow",
    hue=Hue("#E0B84A", "#FFE9A8", "#57400A"),
    sounds=sounds(chime="glowed", tick="rested", jolt="burnt"),
    achievements=("light",),
    series=Series((Form(), Form(goal=3))),
    address="https://example.org/afterglow",
)
