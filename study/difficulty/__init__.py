"""How hard positions are for a person: `rating.rate`, by `playouts`, and composed `puzzles`."""
