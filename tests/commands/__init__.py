"""The commands of main.py."""
