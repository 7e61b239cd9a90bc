"""A game between people and opponents: who sits where, what is kept, what is hinted."""
