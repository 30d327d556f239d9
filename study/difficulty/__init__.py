"""The difficulty of positions for people: see `rating` and `playouts`."""
