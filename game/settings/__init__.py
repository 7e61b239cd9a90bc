"""Settings that a person may choose, and that are kept."""
