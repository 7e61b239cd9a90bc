"""From a bare machine to a running Python with everything in it."""
