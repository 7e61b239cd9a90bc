"""The measuring lab: fits numbers, measures strength, finds and proves puzzles.

Playing needs nothing of it: the wheel, the school build and the browser edition leave it out.
"""
