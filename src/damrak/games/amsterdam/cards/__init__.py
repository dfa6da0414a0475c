"""The cards: a class is a wording, a card is one of its instances."""
