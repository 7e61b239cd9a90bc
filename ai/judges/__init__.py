"""What is known about each game besides its rules, and the one list of it."""

from __future__ import annotations

from typing import Any

from ai.bot import Judge
from ai.judges.bigebang import BigEBangJudge
from ai.judges.particle_builder import ParticleBuilderJudge
from ai.judges.particle_panic import ParticlePanicJudge
from ai.judges.tutti_quantum import TuttiQuantumJudge
from ai.judges.u_know_feynman import UKnowFeynmanJudge

JUDGES: dict[str, Judge[Any, Any, Any]] = {
    "particle_builder": ParticleBuilderJudge(),
    "tutti_quantum": TuttiQuantumJudge(),
    "u_know_feynman": UKnowFeynmanJudge(),
    "bigebang": BigEBangJudge(),
    "particle_panic": ParticlePanicJudge(),
}
