"""Files that survive a crash, locks, memory given back, and how a program ends."""
