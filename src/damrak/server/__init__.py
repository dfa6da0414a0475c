"""The server: people, tables and matches around the games. See docs/server.md."""
