"""U-kNOw Feynman: keep what fits together, strike who is nearly out, and mind what comes back."""

from .judge import UKnowFeynmanJudge

__all__ = ["UKnowFeynmanJudge"]
