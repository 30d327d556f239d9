"""Small shapes decided whole; the doors are `census.take_census`, `blocks.endings` and `graph`."""
