"""Decides random boards by the million; start at `batch.run_batch`."""
