"""The built-in bots: asked by a decider, run by a pool of worker processes."""
