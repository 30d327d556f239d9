"""The difficulty of positions for people: `rating.rate`, by `playouts`, and composed `puzzles`."""
