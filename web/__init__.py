"""The page and what answers it: set a board up, ask, play, replay. Needs the extra `web`."""
