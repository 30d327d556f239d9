"""Decides one position; the door is `decide.decide`."""
