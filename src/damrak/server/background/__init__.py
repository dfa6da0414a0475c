"""What a process does by itself: send changes, take in those of others, run what is due."""
