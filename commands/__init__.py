"""The shell commands: one module for each topic, and their common parts in `shared`."""
