"""The games on the page: people at one screen and opponents play through a server."""
