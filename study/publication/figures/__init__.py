"""The figures of the publication: each described once, drawn by matplotlib and by the page."""
