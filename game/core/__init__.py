"""What every game shares and no screen does: contract, chance, sessions, records, particles."""
