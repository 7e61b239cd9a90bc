"""Tests of the judge of reactions."""
