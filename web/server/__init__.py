"""The page with a server behind it: an API whose work is done by other processes."""
