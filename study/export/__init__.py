"""Verdicts of ledgers as tables that other programs read; the door is `formats.export`."""
