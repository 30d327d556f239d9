"""Compiles what a server loads, before the servers of several tests do so at the same time."""

from greenest.web.app import load

load()
