"""The rules of seven games behind one protocol; the door is `games.registry.GAMES`."""
