"""What the tables say: `data` reads them, `tables` shows them, `sentences` tells it in words."""
