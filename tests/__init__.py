"""The tests: a mirror of the tree, and the laws that every game obeys."""
