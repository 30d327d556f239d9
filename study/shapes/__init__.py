"""All positions of a small shape: see `census.take_census` and `graph.reachable`."""
