"""What makes a table felt: how heavy a beat is, what one plays for, how tense it stands."""
