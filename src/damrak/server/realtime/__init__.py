"""Open sockets of this process, and the bus to the other processes."""
