"""What every painter uses."""
