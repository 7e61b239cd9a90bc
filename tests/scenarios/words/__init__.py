"""The words of each game: how a setup is laid, and how moves and facts are written."""
