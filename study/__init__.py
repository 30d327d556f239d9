"""Many positions: `batches` of random ones, `shapes` decided whole, `proofs`, `publication`."""
