"""What is in the box, and what can be done: below the position and the rules."""
