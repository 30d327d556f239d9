"""Proofs by computer: `proof.prove` for one shape, `every_size.make_checks` for all shapes."""
