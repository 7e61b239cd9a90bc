
sheet-afterglow-1 = Fact 1 to remember.
sheet-afterglow-2 = Fact 2 to remember.
sheet-afterglow-3 = Fact 3 to remember.
sheet-afterglow-4 = Fact 4 to remember.
