"""All positions of small shapes; the doors are `census.take_census`, `blocks.endings`, `graph`."""
