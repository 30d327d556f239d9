"""What parts of a board text mean; `board_text` puts them together."""
