"""Real collisions of the CMS experiment: events, masses, histograms, and whether a bump is real.

No screen and no language here. The data are in one file, which `main.py collisions` reduces from
the tables of the CMS Open Data and `game.collisions.data` reads; docs/collisions.md tells how.
"""
