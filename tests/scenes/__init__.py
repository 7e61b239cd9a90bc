"""Tests of the scenes, driven headless."""
