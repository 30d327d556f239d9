"""Studies of many positions: random `batches`, whole `shapes`, and others, a folder each."""
