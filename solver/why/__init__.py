"""Why a position cannot be solved, and what would help: explanations and repairs."""
