"""Opponents outside the frame loop: ask a `Thinker`, go on drawing, poll for the answer."""

from ai.worker.client import Thinker
from ai.worker.question import Answer

__all__ = ["Answer", "Thinker"]
