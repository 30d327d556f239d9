"""The difficulty of positions for people: see `rating.rate`, `playouts` and `mended`."""
