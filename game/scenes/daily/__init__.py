"""Something for tomorrow: challenges and the lab notebook."""
