"""Findings: `data` reads tables, `tables` shows them to readers, `sentences` sums them up."""
