"""Many boards at once: how they are handed to engines, and their verdicts in columns."""
