"""Bars of the medals of puzzles: what a good plan of a deal reaches."""
