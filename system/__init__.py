"""What programs need of the machine: whole files, locks, Ctrl-C, processes that share work."""
