"""How every command reads, prints, shows progress and ends."""
