"""Opponents outside the frame loop: ask a `Thinker`, go on drawing, poll for the answer."""

from ai.worker.client import Answer, Thinker

__all__ = ["Answer", "Thinker"]
