"""Fitting of the learned numbers of the evaluators: ``main.py fit``.

An evaluator's ``recipes`` say which games to play and what of them to look at; here they are
played, looked at and fitted. Numbers that enter a score one by one, each times something that is
seen, are found by running the evaluator's own code on symbols (`models.LinearForm`), the others
by trying. scipy does the fitting (`models.Model.fit`).
"""
