"""Options and fixtures, which the tests of the lab share."""

pytest_plugins = ["suite"]
