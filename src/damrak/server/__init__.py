"""The server: people, tables and matches around the games. See docs/house.md and docs/decisions/0002-server.md."""
