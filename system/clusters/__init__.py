"""Dask clusters; other rooms use `cluster.connected`."""
