"""Studies declared in TOML files: `reading` reads them, `rules` plans the number of boards."""
