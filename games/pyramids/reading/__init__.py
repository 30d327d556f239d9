"""The steps of reading board text, which `board_text` calls."""
