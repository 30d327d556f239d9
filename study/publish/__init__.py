"""Experiments, and the tables, figures and pages that are published of them."""
