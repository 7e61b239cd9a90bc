"""Files that survive a crash, locks, and how a program ends."""
