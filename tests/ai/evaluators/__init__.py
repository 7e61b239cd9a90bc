"""What the evaluators know."""
