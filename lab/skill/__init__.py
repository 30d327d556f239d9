"""Players of known skill: exact values, ladders of levels, and what keeps a ladder."""
