"""Parts that every scene is built from."""
