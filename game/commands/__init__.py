"""What main.py can be told to do: one module each, imported when it is asked for."""
