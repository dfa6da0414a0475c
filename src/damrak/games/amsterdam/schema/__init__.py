"""What an edition holds, table by table, as an owner writes it."""
