"""Shows that need more than a clock: many cards one by one, two pieces that meet."""
