"""Practice: a rating, an opponent that fits, and tasks from one's own games."""
