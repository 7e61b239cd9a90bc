"""A game between people and opponents: players of the seats, saving, hints."""
