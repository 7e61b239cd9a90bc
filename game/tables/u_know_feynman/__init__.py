"""U-kNOw Feynman on the table: rivals' backs above, the ring with both piles, the own fan below."""

from game.tables.u_know_feynman.table import UKnowFeynmanTable

__all__ = ["TABLE", "UKnowFeynmanTable"]

TABLE = UKnowFeynmanTable()
