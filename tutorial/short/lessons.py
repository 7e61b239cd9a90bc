"""All short lessons by their ids."""

from __future__ import annotations

from typing import Final

from tutorial.short.half_life import HALF_LIFE
from tutorial.short.higgs_field import HIGGS_FIELD
from tutorial.short.mirror import MIRROR
from tutorial.short.muons import MUON_FLIGHT
from tutorial.short.powers import POWERS
from tutorial.short.short_lesson import ShortLesson

SHORT_LESSONS: Final[dict[str, ShortLesson]] = {
    lesson.id: lesson for lesson in (HALF_LIFE, MUON_FLIGHT, POWERS, HIGGS_FIELD, MIRROR)
}
