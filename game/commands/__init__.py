"""The commands of main.py: one module each, imported when it is asked for."""
