"""3 Stones; the door is `rules.Stones`."""
