"""3 Stones, in which three in a row score for their colour; `game.Stones` is the game."""
