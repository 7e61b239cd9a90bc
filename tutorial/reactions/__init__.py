"""Reactions that a learner builds: what is known of them, and the judge that says so."""
