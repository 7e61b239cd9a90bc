"""What comes after a game."""
