"""The tables, and the one list of them."""

from __future__ import annotations

from typing import Any

from game.rules import GAMES
from game.tables.bigebang import BigEBangTable
from game.tables.particle_builder import ParticleBuilderTable
from game.tables.particle_panic import ParticlePanicTable
from game.tables.table import Table
from game.tables.tutti_quantum import TuttiQuantumTable
from game.tables.u_know_feynman import UKnowFeynmanTable

TABLES: dict[str, Table[Any, Any]] = {
    "particle_builder": ParticleBuilderTable(),
    "tutti_quantum": TuttiQuantumTable(),
    "u_know_feynman": UKnowFeynmanTable(),
    "bigebang": BigEBangTable(),
    "particle_panic": ParticlePanicTable(),
}

_BARE = ", ".join(game for game in GAMES if game not in TABLES)
assert not _BARE, f"no table in TABLES (game/tables/__init__.py) for: {_BARE}"
