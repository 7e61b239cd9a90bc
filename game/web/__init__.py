"""The arcade in a page of a browser: the same scenes, with the page in place of a computer."""
