"""Writes the verdicts of ledgers as tables for other programs; start at `formats.export`."""
