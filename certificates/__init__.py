"""Proofs of verdicts: `writer` writes them, `checker` checks them and shares no code with it."""
