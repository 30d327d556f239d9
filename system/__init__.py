"""What programs need of the machine: locks, processes that share work."""
