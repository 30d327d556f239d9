"""The figures of the publication, described once, and drawn by matplotlib and by the page."""
