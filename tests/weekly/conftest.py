"""Options and fixtures of all tests. `make slow` runs the tests here, and `make test` does not."""

pytest_plugins = ["suite", "browsers"]
