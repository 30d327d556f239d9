"""Why a position is unsolvable; `explain` is the door."""
