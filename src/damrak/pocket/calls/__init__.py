"""The calls of the server's API, answered on one device."""
