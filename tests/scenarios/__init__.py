"""Scenarios: rules, tables and judges tested by readable files (docs/scenarios.md).

A file ``tests/scenarios/<game>/<subject>.txt`` holds positions, moves and expectations. The module
``tests.scenarios.words.<game>`` knows the words of the game. `tests.scenarios.test_scenarios` runs
all of them.
"""
