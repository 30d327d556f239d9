"""Access to the operating system: files, locks, signals, worker processes and clusters."""
