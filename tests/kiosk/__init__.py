"""Unattended: what the policy promises, and that it holds."""
