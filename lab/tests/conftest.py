"""Options and fixtures, which the tests of the product share."""

pytest_plugins = ["suite", "browsers"]
