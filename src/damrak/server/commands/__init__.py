"""What people do: set tables, take seats, act, take their games along, go."""
