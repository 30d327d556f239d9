"""Boards with holes, how hard they are; the doors are `digraphs`, `formulas` and `reduction`."""
