"""Games for machine learning: in numbers (`encoding`), and adapted to OpenSpiel (`openspiel`).

Each game has its encoding in its own folder, and `games.registry.encoding` finds it. `bot` plays
the games by OpenSpiel's tree search.
"""
