"""The descriptor of Big*Bang."""

from __future__ import annotations

from game.games.descriptor import Form, GameDescriptor, Series, sounds

DESCRIPTOR = GameDescriptor(
    "bigebang",
    hue="yellow",
    seats=range(1, 3),
    sounds=sounds(
        chime="chosen ended",
        fuse="fused",
        annihilate="annihilated",
        decay="decayed",
        tick="passed stopped",
        win="carbon",
    ),
    achievements=("helium", "carbon", "flash", "gold"),
    daily=((2, {}), (2, {"gravity": 1}), (2, {"darkness": 1})),
    series=Series((Form(), Form(goal=5), Form(goal=9)), seats_change=True),
    address="https://nestorgames.com/bigbang_detail.html",
)
