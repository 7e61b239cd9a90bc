"""Tutti Quantum on the table: one's own diagram in the middle, the others small beside it."""

from game.tables.tutti_quantum.table import TuttiQuantumTable

__all__ = ["TABLE", "TuttiQuantumTable"]

TABLE = TuttiQuantumTable()
