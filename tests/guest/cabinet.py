"""The passport of Afterglow."""

from __future__ import annotations

from game.cabinets.cabinet import Cabinet, Form, Hue, Series, sounds

CABINET = Cabinet(
    "afterglow",
    hue=Hue("#E0B84A", "#FFE9A8", "#57400A"),
    sounds=sounds(chime="glowed", tick="rested", jolt="burnt"),
    feats=("light",),
    series=Series((Form(), Form(goal=3))),
    address="https://example.org/afterglow",
)
