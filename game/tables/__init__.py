"""The tables of the games: `table` is the page to read, each game has a package of its own."""
