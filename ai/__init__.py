"""Opponents: they get a view, never a state, and answer with a move and a reason."""

from ai.levels import LEVELS, bot_seed, make_bot

__all__ = ["LEVELS", "bot_seed", "make_bot"]
