"""The arcade in a page, with a page made of Python in place of a browser."""
