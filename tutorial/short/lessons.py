"""All short lessons by their ids."""

from __future__ import annotations

from typing import Final

from tutorial.short.balance import BALANCE
from tutorial.short.exchange import EXCHANGE
from tutorial.short.gluon_string import GLUON_STRING
from tutorial.short.half_life import HALF_LIFE
from tutorial.short.higgs_field import HIGGS_FIELD
from tutorial.short.lifetimes import LIFETIME_SCALE
from tutorial.short.mirror import MIRROR
from tutorial.short.muons import MUON_FLIGHT
from tutorial.short.nuclides import NUCLIDE_CHART
from tutorial.short.open_questions import OPEN_QUESTIONS
from tutorial.short.powers import POWERS
from tutorial.short.short_lesson import ShortLesson
from tutorial.short.thresholds import THRESHOLDS
from tutorial.short.waves import WAVES

SHORT_LESSONS: Final[dict[str, ShortLesson]] = {
    lesson.id: lesson
    for lesson in (
        HALF_LIFE,
        MUON_FLIGHT,
        POWERS,
        HIGGS_FIELD,
        MIRROR,
        EXCHANGE,
        GLUON_STRING,
        BALANCE,
        WAVES,
        LIFETIME_SCALE,
        THRESHOLDS,
        NUCLIDE_CHART,
        OPEN_QUESTIONS,
    )
}
