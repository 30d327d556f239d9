"""The ledger: one SQLite file for whatever is resumed; start at `book.open_book`."""
