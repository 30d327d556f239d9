"""Machine learning: `encoding` is the type of a game in numbers, `openspiel` the adapter.

Each game has its encoding in its own folder, and `games.registry.encoding` finds it. `bot` plays
the games with OpenSpiel's tree search.
"""
