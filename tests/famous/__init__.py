"""Famous games: each is found again, replayed, and held to the claim of its title."""
