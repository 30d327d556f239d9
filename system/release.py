"""The release that these sources become, as in CITATION.cff and CHANGELOG.md."""

__version__ = "1.0.0"
