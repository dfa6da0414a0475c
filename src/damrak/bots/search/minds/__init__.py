"""What a player of each game feels about positions: one module a game, with a class `Mind`."""
