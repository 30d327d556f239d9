"""The commands of `python -m greenest.lab`."""
