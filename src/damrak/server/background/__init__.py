"""What a process does by itself: broadcast changes, run what is due, hold live auctions."""
