"""Quarkade: five particle-physics tabletop games on one screen."""

VERSION = "0.1.0"
