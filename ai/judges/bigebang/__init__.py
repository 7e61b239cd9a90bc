"""Big*Bang: ratings and worth by formula, endings counted to the end, puzzles planned ahead."""

from ai.judges.bigebang.judge import BigEBangJudge

__all__ = ["BigEBangJudge"]
