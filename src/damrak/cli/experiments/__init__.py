"""Commands for those who measure bots and teach them."""
