"""The server of the page; other processes do the work for its API."""
