"""Tools of all painters: colours, shapes, words, drawings."""
