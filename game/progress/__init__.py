"""Progress: scores, boards, lessons, pages to take home."""
