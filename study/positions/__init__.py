"""Files of positions, decided by many workers; the door is `decide_all.decide_all`."""
