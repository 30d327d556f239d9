"""The page to set up, solve, play and replay boards, as one file or with a server."""
