"""What a seat may know: views, guesses from them, views as numbers, reasons."""
