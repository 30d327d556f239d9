"""The games on the page, which people at one screen and opponents play through a server."""
