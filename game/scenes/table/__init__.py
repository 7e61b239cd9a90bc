"""The table: one scene for all games."""
