"""Results of players: scores, boards, lessons, pages to take home."""
