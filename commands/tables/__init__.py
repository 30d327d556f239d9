"""Readers for tables of boards, and printers for rows of answers."""
