"""Alpha-beta search of Green and Greener, compiled; `search` is the door."""
