"""The findings: `data` reads the tables, `tables` shows them, `sentences` adds the answer."""
