"""The law lab: what happens in nature, what was never seen, and which law tells the two apart."""
