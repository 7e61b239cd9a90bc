"""Cards that lie on the edges of a honeycomb: what a table and the painters of states share."""

GRIP = 0.56
"""Side of the square by which a card on an edge is touched, in card lengths: squares of neighbours
do not overlap, however the cards lie. Painters read the card's length from it."""
