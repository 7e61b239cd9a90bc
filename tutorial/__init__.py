"""The tutorial: lessons as data over the real rules, ``LESSONS`` in a module for each game."""
