"""Tests of the opponents, against small games whose best play is known."""
