"""The item bank: what the quiz asks about each lesson, as data, and what reads it."""
