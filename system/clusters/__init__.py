"""Dask clusters; other packages use `cluster.connected`."""
