"""Dask clusters, whose door is `cluster.connected`."""
