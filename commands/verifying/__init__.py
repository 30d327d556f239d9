"""Checks of setups, claimed moves and proofs for the command `verify`."""
