"""What people do: set tables, take seats, act, download their games, delete accounts."""
