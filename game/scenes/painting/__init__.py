"""Scenes without a late frame: what rests is mended, and what comes next is painted in slices."""
