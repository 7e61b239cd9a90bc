"""What may be typed behind a command."""
