"""Options and fixtures, which the weekly tests and those of the lab share."""

pytest_plugins = ["suite", "browsers"]
