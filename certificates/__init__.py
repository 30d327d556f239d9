"""Proofs of verdicts: `writer` makes them, `certificate` checks them by the rules alone."""
