"""Settings of a person, and their file."""
