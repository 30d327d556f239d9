"""Our own results: `experiments` are measured, and `report` makes what results/ shows of them."""
