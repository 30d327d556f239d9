"""How hard boards with holes are: see `few`, and `digraphs`, `formulas` and `reduction`."""
