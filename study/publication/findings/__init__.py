"""The findings: `data` reads tables, `tables` prepares them for readers, `sentences` the answer."""
