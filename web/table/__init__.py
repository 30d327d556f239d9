"""The games at a table of the page: people at one screen, opponents, and a server for both."""
