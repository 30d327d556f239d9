"""Many positions: random `batches`, whole `shapes`, `difficulty`, `proofs`, `publication`."""
