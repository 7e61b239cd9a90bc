"""Papers for a teacher: plans, worksheets with their key, the chart of forces, answers, curricula.

All are made from what the arcade has anyway, its lessons, its items and its particles, so that no
paper can say anything else than the screen.
"""
