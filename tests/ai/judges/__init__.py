"""What the judges know."""
