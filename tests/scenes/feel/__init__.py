"""Tests of what makes a table felt."""
