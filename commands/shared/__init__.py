"""Reading, printing, progress and exit codes, common to all commands."""
