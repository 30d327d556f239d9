"""The figures of the publication, by matplotlib: the same bytes from the same data."""
