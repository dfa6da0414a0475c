"""Ticket to Ride: Amsterdam. Its files are the chapters of its rules leaflet."""
