"""Scenes that only an unattended arcade shows."""
