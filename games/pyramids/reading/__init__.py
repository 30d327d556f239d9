"""The parts of board text; `board_text` puts them together."""
