"""Decides one position; callers outside use `decide.decide`."""
