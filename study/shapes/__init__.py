"""All positions of a small shape: see `census.take_census`, `blocks.endings` and `graph`."""
