"""The store: kept through crashes, damage, full disks and second copies."""
