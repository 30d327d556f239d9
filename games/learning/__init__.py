"""What programs learn from: `encoding` is the type of a game in numbers, `openspiel` the adapter.

The encoding of a game stands with the game, and `games.registry.encoding` finds it. `bot` plays the
games with OpenSpiel's tree search.
"""
