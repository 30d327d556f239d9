"""Decides files of positions in parallel; start at `decide_all.decide_all`."""
