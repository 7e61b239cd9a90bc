"""Tests of how the games lie on the table."""
