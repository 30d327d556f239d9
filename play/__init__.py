"""Games played by people and programs; other rooms use `session` and `simulation`."""
