"""How games lie on the table: `table` is the page to read, each game has a module of its own."""
