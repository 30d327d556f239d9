"""Proofs by computer: `proof.prove` for a shape, `every_size.make_checks` for all shapes."""
