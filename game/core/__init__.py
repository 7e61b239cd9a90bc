"""The base of all games, without screens: contract, randomness, sessions, records, particles."""
