"""The arcade in a page of a browser: the same scenes, with the page instead of a computer."""
