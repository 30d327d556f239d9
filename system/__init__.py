"""The operating system: whole files, locks, signals, worker processes, clusters."""
