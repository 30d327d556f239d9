"""3 Stones, where three in a row score for their colour. The door is `game.Stones`.

`pockets` is the board, `supply` what is placed on it, and `lines` what scores. `moves` and `text`
say how a game is written and read, `state` is its course, `drawing` how it is shown, and `encoding`
how a program learns it.
"""
