"""Review of games: `analysis` says what each move lost, `export` writes other formats."""
