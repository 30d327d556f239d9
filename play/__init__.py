"""Games played by people and programs; other packages use `session` and `simulation`."""
