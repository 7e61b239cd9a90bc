"""What is reached: scores, boards, lessons, pages to take home."""
