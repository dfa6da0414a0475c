"""The static site: the client and the engine as plain files, for any host."""
