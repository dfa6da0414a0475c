"""The server: people, tables and matches around the games.

docs/house.md lists its rooms; docs/decisions/0002-server.md says how it keeps its promises.
"""
