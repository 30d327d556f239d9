"""The page: set a board up, ask, play, replay; as one file, or with a server behind it."""
