"""What is known about each game besides its rules, and the one list of it."""

from __future__ import annotations

from typing import Any

from ai.bot import Judge
from ai.judges.particle_builder import ParticleBuilderJudge
from ai.judges.tutti_quantum import TuttiQuantumJudge

JUDGES: dict[str, Judge[Any, Any, Any]] = {
    "particle_builder": ParticleBuilderJudge(),
    "tutti_quantum": TuttiQuantumJudge(),
}
