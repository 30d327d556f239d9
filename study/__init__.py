"""Many positions: `batches` at random, whole `shapes`, `difficulty`, `proofs`, `publication`."""
