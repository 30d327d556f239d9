"""Studies in files: `reading` reads them, `rules` says when enough boards are decided."""
