"""3 Stones, where three in a row score for their colour. The door is `game.Stones`.

`pockets` is the board, `supply` the stones, and `lines` the scoring lines. `moves` and `text` write
and read a game, `state` is its course, `drawing` shows it, and `encoding` turns it into numbers.
"""
