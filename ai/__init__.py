"""Opponents: they get a view, never a state, and answer with a move and a reason."""

from ai.levels import LEVELS

__all__ = ["LEVELS"]
