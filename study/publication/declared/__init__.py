"""Studies declared in files: `reading` reads them, `rules` says how many boards to decide."""
