"""Damrak without a server: the whole house in one program, for one device."""
