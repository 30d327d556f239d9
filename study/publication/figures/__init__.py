"""The figures of the publication, each described once, and drawn by matplotlib and by the page."""
