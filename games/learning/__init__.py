"""Games for machine learning: in numbers (`encoding`), and adapted to OpenSpiel (`openspiel`).

Each game has its encoding in its own folder, and `games.registry.encoding` finds it.
"""
