"""Tests of what lies between the scenes and the window."""
