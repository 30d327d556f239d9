"""The server of the page: an API whose work is done by other processes."""
