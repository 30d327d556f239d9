"""Random boards by the million; the door is `batch.run_batch`."""
