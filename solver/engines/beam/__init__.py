"""Beams of growing width."""
