"""Many boards at once: grouped for engines, with verdicts in columns."""
