"""The emblems of the games: ``EMBLEM`` of a module each, named by the id of its game."""
