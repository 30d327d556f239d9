"""Finished games reviewed: `analysis` says what each move lost, `export` writes other formats."""
