"""What the server keeps, and how it is written so that nothing acknowledged is ever lost."""
