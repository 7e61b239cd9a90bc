"""From the title to the table."""
