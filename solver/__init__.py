"""Decides positions; code outside this folder calls `decide.decide` for one position."""
