"""3 Stones, where three in a row score for their colour. The door is `game.Stones`."""
