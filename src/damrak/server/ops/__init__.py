"""For whoever runs a server: settings, logs, metrics, limits, backups, start and stop."""
