"""Chances of winning that people are told, against games that were played to the end."""
