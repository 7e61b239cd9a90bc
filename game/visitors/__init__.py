"""What visitors of a kiosk may do, and what is counted of them."""
