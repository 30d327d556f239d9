"""Decides many boards: groups them for the engines, and returns verdicts in columns."""
