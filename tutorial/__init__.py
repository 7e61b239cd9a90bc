"""The tutorial: lessons as data over the real rules, and the one list of them."""

from __future__ import annotations

from tutorial.lesson import Lesson

LESSONS: dict[str, Lesson] = {}
"""By id, in the order in which they are offered."""
