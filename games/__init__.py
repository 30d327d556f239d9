"""The rules of seven games behind one protocol; `games.registry.GAMES` has them by name."""
