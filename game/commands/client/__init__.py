"""What drives the real client: for measuring it, and for shaking it."""
