"""How the learned numbers of the judges are made again: ``main.py fit``.

A judge's ``recipes`` say which games to play and what of them to look at; here they are played,
looked at and fitted. Numbers that enter a score one by one, each times something that is seen, are
found by running the judge's own code on symbols (`form`), the others by trying (`solve`).
"""
