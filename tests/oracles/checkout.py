"""The folder of the checkout under test."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
