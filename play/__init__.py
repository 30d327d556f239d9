"""Games played by people and programs; the doors are `session` and `simulation`."""
