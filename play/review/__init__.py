"""Review of games: `analysis` finds the loss by each move, `export` writes other formats."""
