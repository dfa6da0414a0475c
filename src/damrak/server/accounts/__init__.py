"""Accounts: people, their names, cookies and ratings."""
