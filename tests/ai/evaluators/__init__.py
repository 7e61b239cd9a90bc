"""Tests of the knowledge of the evaluators."""
