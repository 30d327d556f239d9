"""What `verify` finds of setups, claimed moves and proofs."""
