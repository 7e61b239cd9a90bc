"""Finding and proving the puzzles of the day, which `ai.puzzles` keeps."""
