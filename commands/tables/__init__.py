"""Tables of boards: read row by row, and rows of answers printed."""
