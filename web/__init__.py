"""The page: set up a board, ask, play, replay; as one file, or with a server."""
