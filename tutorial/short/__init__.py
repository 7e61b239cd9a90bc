"""Short lessons with an apparatus of their own: predict, try, see, say the law."""
