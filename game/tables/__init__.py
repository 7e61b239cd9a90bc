"""The tables, and the one list of them."""

from __future__ import annotations

from typing import Any

from game.tables.bigebang import BigEBangTable
from game.tables.particle_builder import ParticleBuilderTable
from game.tables.particle_panic import ParticlePanicTable
from game.tables.table import Table
from game.tables.tutti_quantum import TuttiQuantumTable
from game.tables.u_know_feynman import UKnowFeynmanTable


class _Tables(dict[str, Table[Any, Any]]):
    """By game id; says which one is not there."""

    def __missing__(self, game: str) -> Table[Any, Any]:
        raise KeyError(f"TABLES (game/tables/__init__.py) has no table of {game}")


TABLES: dict[str, Table[Any, Any]] = _Tables(
    {
        "particle_builder": ParticleBuilderTable(),
        "tutti_quantum": TuttiQuantumTable(),
        "u_know_feynman": UKnowFeynmanTable(),
        "bigebang": BigEBangTable(),
        "particle_panic": ParticlePanicTable(),
    }
)
