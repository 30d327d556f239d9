"""Verification of setups, claimed moves and proofs."""
