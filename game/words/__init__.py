"""Texts in the language of the person, and the words that are explained."""
