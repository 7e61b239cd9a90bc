"""Big*Bang on the table: the sky in the middle, what counts left, the chart right."""

from game.tables.bigebang.table import BigEBangTable

__all__ = ["TABLE", "BigEBangTable"]

TABLE = BigEBangTable()
