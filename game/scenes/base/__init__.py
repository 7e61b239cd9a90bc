"""What every scene is built from."""
